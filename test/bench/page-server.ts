import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { answerFor } from '../../workbench/commands/start';

const BARE =
  '<!doctype html><title>bare</title><link rel="stylesheet" href="/bench/bare.css"><body><script src="/bench/bare.js"></script>';

/** Where the page gets what it starts with. */
const SAMPLE = '/samples/stableford-day.xlsx';

const typeOf = (path: string): string =>
  path.endsWith('.css') ? 'text/css' : path.endsWith('.js') ? 'text/javascript' : 'text/html';

/** What the two pages are measured on. */
export interface Measured {
  readonly file: Uint8Array;
  readonly snapshot: object;
}

/**
 * Serves our page, with the file in place of its first sample, and Univer's bare page beside it: both by the same server,
 * so that neither waits for its scripts in another way than the other.
 */
export function serveBoth(root: string, { file, snapshot }: Measured): Promise<{ server: Server; origin: string }> {
  const ours = answerFor(root);
  const own = (path: string): string | Uint8Array | undefined => {
    if (path === SAMPLE) return file;
    if (path === '/bench/bare.html') return BARE;
    if (path === '/bench/snapshot.json') return JSON.stringify(snapshot);
    const built = join(root, 'dist', 'bench', basename(path));
    return path.startsWith('/bench/') && existsSync(built) ? readFileSync(built) : undefined;
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const body = own(path);
    if (body === undefined) {
      ours(request, response);
      return;
    }
    response.writeHead(200, { 'content-type': `${typeOf(path)}; charset=utf-8`, 'cache-control': 'no-cache' });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, origin: `http://localhost:${port}` });
    });
  });
}
