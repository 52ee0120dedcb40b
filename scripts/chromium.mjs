/** Makes sure of a Chromium for the tests of the workbench's page: finds one, or on a bare Debian installs it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const paths = JSON.parse(readFileSync(new URL('chromium-paths.json', import.meta.url), 'utf8'));
const isThere = () => [process.env.CHROMIUM, ...paths].some((path) => path && existsSync(path));

/** Debian's own package, where we may install it. */
function install() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  process.stderr.write('There is no Chromium; installing the one of Debian.\n');
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

if (!isThere()) install();
if (!isThere()) {
  process.stderr.write(
    'The tests of the page want a Chromium: install chromium or Google Chrome, or give its path in CHROMIUM.\n',
  );
  process.exit(1);
}
