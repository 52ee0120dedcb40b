import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { Language } from '../addin/built-addin';
import { OFFICE, SHIM, servedPage } from '../office/served-page';
import { wordsOf } from '../words';
import { BadInput } from './terminal';
import type { Terminal } from './terminal';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The page may load from this server only, and send nothing anywhere else. office.js sets styles and compiles templates. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; frame-ancestors 'self'";

/** What taskpane.html loads before all else: the workbench's page puts its side in place. */
const INSTALL = 'parent.installWorkbench(window);';

/** Where the files of each address are, in the project. */
const FOLDERS: readonly (readonly [address: string, folder: string])[] = [
  ['/page/', join('dist', 'page')],
  ['/samples/', 'samples'],
  [OFFICE, join('node_modules', '@microsoft', 'office-js', 'dist')],
  ['/', join('dist', 'addin')],
];

/** The file of an address; undefined for one that leads out of its folder or to none. */
function fileOf(root: string, address: string): string | undefined {
  const [prefix, folder] = FOLDERS.find(([start]) => address.startsWith(start)) ?? ['/', ''];
  const base = join(root, folder);
  const file = normalize(join(base, address.slice(prefix.length)));
  return file.startsWith(base + sep) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Only this computer's own browser is answered: another name that leads here is somebody else's page. */
const isOwn = ({ headers }: IncomingMessage): boolean => /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '');

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

const PLAIN = 'text/plain; charset=utf-8';
const refusal = (status: number, body: string): Answer => ({ status, type: PLAIN, body });

function answerTo(root: string, request: IncomingMessage): Answer {
  if (!isOwn(request)) return refusal(403, 'Only this computer.');
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'Only GET.');
  let address: string;
  try {
    address = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    return refusal(400, 'No address.');
  }
  if (address === SHIM) return { status: 200, type: TYPES['.js'] ?? PLAIN, body: INSTALL };
  const file = fileOf(root, address === '/' ? '/page/index.html' : address);
  if (file === undefined) return refusal(404, `There is no ${address}.`);
  const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
  const body = address === '/taskpane.html' ? servedPage(readFileSync(file, 'utf8')) : readFileSync(file);
  return { status: 200, type, body };
}

/** Answers for the page, the built add-in byte for byte, its samples, and Microsoft's office.js from node_modules. */
export function answerFor(root: string): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { status, type, body } = answerTo(root, request);
    response.writeHead(status, {
      'content-type': type,
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    response.end(body);
  };
}

/** Serves the workbench's page on this computer only; settles when it listens. */
export function serve(root: string, port: number): Promise<Server> {
  const server = createServer(answerFor(root));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

const isTaken = (fault: unknown): boolean =>
  typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === 'EADDRINUSE';

const MAX_PORT = 65_535;

/** `start`: the workbench in a browser, until it is stopped. */
export async function startPage(asked: string, language: Language, terminal: Terminal): Promise<void> {
  const words = wordsOf(language);
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port < 1 || port > MAX_PORT) throw new BadInput(words.badPort(asked));
  try {
    await serve(terminal.root, port);
  } catch (fault) {
    if (isTaken(fault)) throw new BadInput(words.portTaken(port));
    throw fault;
  }
  terminal.out(`${words.serving(`http://localhost:${port}/${language === 'fr' ? '?lang=fr' : ''}`)}\n`);
}
