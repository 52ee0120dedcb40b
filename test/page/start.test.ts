import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { run } from '../../workbench/commands/main';

/** What `npm start` says where it cannot serve the page. */
async function said(...args: string[]): Promise<{ code: number; err: string }> {
  let err = '';
  const input = (): Promise<undefined> => Promise.resolve(undefined);
  const code = await run(args, { out: () => undefined, err: (text) => (err += text), input, cwd: '.', root: '.' });
  return { code, err };
}

it.each([
  ['en', 'is taken', 'npm start -- --port '],
  ['fr', 'est pris', 'npm start -- --port '],
])('names another port when one is taken (%s)', async (language, sentence, way) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, err } = await said('start', '--port', String(port), '--lang', language);
  other.close();
  expect(code).toBe(2);
  expect(err).toContain(String(port));
  expect(err).toContain(sentence);
  expect(err).toContain(`${way}${(port % 65_535) + 1}`);
});

it.each(['abc', '0', '70000', '80.5', ''])('refuses port "%s" with a sentence', async (port) => {
  const { code, err } = await said('start', '--port', port);
  expect(code).toBe(2);
  expect(err).toBe(`${port} is no port: a whole number from 1 to 65535 is wanted.\n`);
});
