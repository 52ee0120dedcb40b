import { join } from 'node:path';
import { run } from '../../workbench/commands/main';

export const root = join(__dirname, '..', '..');

/** One command as a person types it in the project's folder: its exit code and what it said. */
export async function command(...args: readonly string[]) {
  const said = { out: '', err: '' };
  const terminal = {
    out: (text: string) => (said.out += text),
    err: (text: string) => (said.err += text),
    input: () => Promise.resolve(undefined),
    cwd: root,
    root,
  };
  return { code: await run(args, terminal), ...said };
}
