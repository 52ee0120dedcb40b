import { isAbsolute, join, relative, resolve } from 'node:path';

/** What a command runs in; a test gives its own. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** All of standard input; undefined when a person sits at it. */
  readonly input: () => Promise<string | undefined>;
  /** The folder the user called from: his paths are relative to it. */
  readonly cwd: string;
  /** The project's folder: the built add-in, the samples and `out` are in it. */
  readonly root: string;
}

/** Exit codes of every command. */
export const EXIT = { done: 0, decide: 1, badInput: 2 } as const;

/** Bad input: its message is a sentence for standard error, and the command exits 2. */
export class BadInput extends Error {}

/** The terminal of this process. npm runs scripts in the project's folder and tells the user's own in INIT_CWD. */
export function processTerminal(): Terminal {
  // Whoever reads may stop early, as in `demo | head`.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault;
    process.exit();
  });
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    input: readInput,
    cwd: process.env['INIT_CWD'] ?? process.cwd(),
    root: resolve(__dirname, '..', '..'),
  };
}

async function readInput(): Promise<string | undefined> {
  if (process.stdin.isTTY) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** A path of the user's, made whole. */
export const userPath = (terminal: Terminal, path: string): string =>
  isAbsolute(path) ? path : join(terminal.cwd, path);

/** A path as the user would write it: from his folder, where it lies in it. */
export function shownPath(terminal: Terminal, path: string): string {
  const shown = relative(terminal.cwd, path);
  return shown === '' || shown.startsWith('..') || isAbsolute(shown) ? path : shown;
}
