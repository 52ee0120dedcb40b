/** Runs one command of the workbench, building first what its sources have outdated. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWhenStale, root } from './build-when-stale.mjs';

const [command, ...rest] = process.argv.slice(2);
// The page is for browsers only, and takes its time.
if (!buildWhenStale(['add-in', 'terminal', ...(command === 'start' ? ['page'] : [])])) process.exit(2);

const terminal = (name) => join(root, 'dist', 'terminal', `${name}.cjs`);
// The samples and the list of marked clauses are scripts of their own; everything else is a command of the workbench.
const ownScripts = ['samples', 'marked'];
const script = ownScripts.includes(command) ? [terminal(command)] : [terminal('score-desk'), command, ...rest];
const run = spawnSync(
  process.execPath,
  script.filter((part) => part !== undefined),
  { stdio: 'inherit' },
);
process.exit(run.status ?? 2);
