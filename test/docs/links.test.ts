import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { readPages, ROOT } from './pages';

const pages = readPages();

interface Link {
  readonly from: string;
  readonly target: string;
}

/** Links of a page outside its code: `[text](target)`. */
const links: readonly Link[] = pages.flatMap(({ path, text }) =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => ({
    from: path,
    target: target!,
  })),
);
const isOutside = (target: string): boolean => /^(https|mailto):/.test(target);
const inside = links.filter(({ target }) => !isOutside(target));
const fileOf = ({ from, target }: Link): string => normalize(join(dirname(from), target.split('#')[0]!));

/** The anchor of a heading: lower case, punctuation dropped, spaces to hyphens. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

test.each(inside)('$from → $target', (link) => {
  expect(link.target).not.toMatch(/^\//);
  const [, anchor] = link.target.split('#');
  const file = link.target.startsWith('#') ? link.from : fileOf(link);
  expect(existsSync(join(ROOT, file))).toBe(true);
  if (anchor !== undefined) expect(anchorsOf(pages.find(({ path }) => path === file)?.text ?? '')).toContain(anchor);
});

test('links outside are https', () => {
  expect(links.filter(({ target }) => target.startsWith('http:'))).toEqual([]);
});

test('every page can be reached from the README', () => {
  const reached = new Set(['README.md']);
  for (const path of reached) inside.filter(({ from }) => from === path).forEach((link) => reached.add(fileOf(link)));
  expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});
