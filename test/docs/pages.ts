import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(__dirname, '..', '..');

/** One page of the documentation; its path is from the repository's root. */
export interface Page {
  readonly path: string;
  readonly text: string;
  readonly isFrench: boolean;
}

/** Every Markdown page: those of the root, and those under docs/. */
export function readPages(): readonly Page[] {
  const roots = readdirSync(ROOT).filter((name) => name.endsWith('.md'));
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name));
  return [...roots, ...docs].map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8'),
    isFrench: relative(join('docs', 'fr'), path).split('..').length === 1,
  }));
}
