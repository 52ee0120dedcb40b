/** Builds what is older than its sources: the add-in and the command line, and the page where it is asked for. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const SOURCES = [
  'src',
  'taskpane',
  'workbench',
  'assets',
  'scripts',
  'test/bench',
  'webpack.config.js',
  'manifest.xml',
  'package.json',
];
const BUILT = {
  'add-in': 'addin/manifest.xml',
  terminal: 'terminal/score-desk.cjs',
  page: 'page/index.html',
  bench: 'bench/bare.js',
};

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

/** Builds the webpack configs named, those that are stale; answers false, with the build's own words, when one fails. */
export function buildWhenStale(names) {
  const changed = Math.max(...SOURCES.map((source) => newest(join(root, source))));
  const stale = names.filter((name) => {
    const built = join(root, 'dist', BUILT[name]);
    return !existsSync(built) || changed > statSync(built).mtimeMs;
  });
  if (stale.length === 0) return true;
  if (stale.includes('page')) process.stderr.write('Building the page; the first time takes up to a minute.\n');
  const begun = new Date();
  const webpack = join(root, 'node_modules', 'webpack', 'bin', 'webpack.js');
  const build = spawnSync(process.execPath, [webpack, ...stale.flatMap((name) => ['--config-name', name])], {
    cwd: root,
    encoding: 'utf8',
  });
  if (build.status === 0) {
    // webpack leaves a file alone that came out the same; it is up to date nevertheless.
    for (const name of stale) utimesSync(join(root, 'dist', BUILT[name]), begun, begun);
    return true;
  }
  process.stderr.write(`${build.stdout}${build.stderr}\nThe build failed; the lines above say where.\n`);
  return false;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !buildWhenStale(process.argv.slice(2))) process.exit(2);
