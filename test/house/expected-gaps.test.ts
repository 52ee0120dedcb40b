import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '..');

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

/** Written in two parts, so that this very file is not found. */
const SKIPPED = new RegExp(`\\b(?:it|test|describe)\\.(?:${['sk' + 'ip', 'to' + 'do', 'on' + 'ly'].join('|')})\\b`);

describe('test/expected-gaps.txt', () => {
  const gaps = readFileSync(join(root, 'expected-gaps.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()));
  const skipping = filesIn(root)
    .filter((path) => /\.test\.tsx?$/.test(path) && SKIPPED.test(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path));

  it('names every test file that skips a test', () => {
    expect(skipping.filter((path) => !gaps.some(([what]) => what === path))).toEqual([]);
  });

  it('gives a reason and an issue for each gap', () => {
    expect(gaps.filter((parts) => parts.length !== 3 || parts.some((part) => part === ''))).toEqual([]);
  });

  it('has no line for a test file that skips nothing any more', () => {
    const stale = gaps.filter(([what = '']) => what.endsWith('.test.ts') && !skipping.includes(what));
    expect(stale).toEqual([]);
  });
});
