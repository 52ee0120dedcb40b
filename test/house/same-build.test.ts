import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Build {
  readonly name: string;
  readonly entry: Readonly<Record<string, string | { readonly import: readonly string[] }>>;
}

/** webpack names a module by its text: one with a folder in it would make every clone build other bytes. */
it('the functions are built the same in every folder', () => {
  const root = join(__dirname, '..', '..');
  const builds = createRequire(__filename)('../../webpack.config.js') as readonly Build[];
  const entry = builds.find(({ name }) => name === 'add-in')?.entry['functions'];
  if (typeof entry !== 'string') throw new Error('The functions have no entry of their own.');
  expect(decodeURIComponent(entry)).toContain('import "./src/functions/stableford.ts"');
  expect(decodeURIComponent(entry)).not.toContain(root);
});
