import type { BookOptions, UniverBook } from '../engine/univer-book';
export async function openBook(_path: string, _options: BookOptions): Promise<{ book: UniverBook }> {
  throw new Error('not yet');
}
