// The deep tests hold our spreadsheet against LibreOffice's. Versions before 24.8 know too few of Excel's newer functions.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const WANTED = 25.2;

function version() {
  try {
    return Number(/(\d+\.\d+)/.exec(execFileSync('soffice', ['--version'], { encoding: 'utf8' }))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** The mirror this Debian takes its packages from; backports are beside them. */
function mirror() {
  const folder = '/etc/apt/sources.list.d/';
  const files = [
    '/etc/apt/sources.list',
    ...(existsSync(folder) ? readdirSync(folder).map((name) => folder + name) : []),
  ];
  const text = files
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return /^(?:deb\s+(?:\[[^\]]*\]\s*)?|URIs:\s*)(https?:\S+\/debian)\/?(?:\s|$)/m.exec(text)?.[1];
}

function install() {
  const release = readFileSync('/etc/os-release', 'utf8');
  const codename = /^VERSION_CODENAME=(\w+)/m.exec(release)?.[1];
  const from = mirror();
  if (!/^ID=debian$/m.test(release) || !codename || !from || process.getuid?.() !== 0) return;
  const apt = (...args) =>
    execFileSync('apt-get', ['-q', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const suite = `${codename}-backports`;
  writeFileSync(
    '/etc/apt/sources.list.d/score-desk-backports.sources',
    `Types: deb\nURIs: ${from}\nSuites: ${suite}\nComponents: main\nSigned-By: /usr/share/keyrings/debian-archive-keyring.gpg\n`,
  );
  apt('update');
  apt('install', '-y', '--no-install-recommends', '-t', suite, 'libreoffice-calc');
  apt('install', '-y', '--no-install-recommends', 'poppler-utils');
}

const found = version();
if (found < WANTED) {
  process.stdout.write(`LibreOffice ${found || 'is missing'}; the deep tests want ${WANTED}. Trying to install it.\n`);
  try {
    install();
  } catch (fault) {
    process.stdout.write(`${String(fault)}\n`);
  }
}
if (version() === 0) {
  process.stderr.write(`Install LibreOffice Calc ${WANTED} or later so that soffice is found, then run this again.\n`);
  process.exitCode = 1;
}
