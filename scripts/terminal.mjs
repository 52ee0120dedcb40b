/** Runs one command of the workbench in the terminal, building the add-in first when its sources have changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const built = join(root, 'dist', 'terminal', 'score-desk.cjs');
const sources = [
  'src',
  'taskpane',
  'workbench',
  'assets',
  'scripts',
  'webpack.config.js',
  'manifest.xml',
  'package.json',
];

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

const isStale = !existsSync(built) || sources.some((source) => newest(join(root, source)) > statSync(built).mtimeMs);
if (isStale) {
  const webpack = join(root, 'node_modules', 'webpack', 'bin', 'webpack.js');
  const build = spawnSync(process.execPath, [webpack, '--config-name', 'add-in', '--config-name', 'terminal'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout}${build.stderr}\nThe build failed; the lines above say where.\n`);
    process.exit(2);
  }
}

const [command, ...rest] = process.argv.slice(2);
// The samples and the list of marked clauses are scripts of their own; everything else is a command of the workbench.
const ownScripts = ['samples', 'marked'];
const script = ownScripts.includes(command) ? [join(dirname(built), `${command}.cjs`)] : [built, command, ...rest];
const run = spawnSync(
  process.execPath,
  script.filter((part) => part !== undefined),
  { stdio: 'inherit' },
);
process.exit(run.status ?? 2);
