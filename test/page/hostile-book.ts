import { join } from 'node:path';
import { saveBook } from '../../workbench/xlsx/save-book';
import { openBook } from '../../workbench/xlsx/workbook-files';

/** The Stableford sample as a file, its players named by these texts. */
export async function hostileBook(names: readonly string[]): Promise<Buffer> {
  const opened = await openBook(join(__dirname, '../../samples/stableford-day.xlsx'));
  const scores = opened.book.find('Scores');
  for (let at = 0; at < 40; at++) scores?.set(6 + at, 0, { value: names[at % names.length] ?? '' });
  const { bytes } = await saveBook(opened);
  opened.book.dispose();
  return Buffer.from(bytes);
}

/** The sample's matches, their players named by these texts and a result that says nothing. */
export async function hostileMatches(names: readonly string[]): Promise<Buffer> {
  const opened = await openBook(join(__dirname, '../../samples/match-day.xlsx'));
  const matches = opened.book.find('Matches');
  for (let at = 0; at < 24; at++)
    matches?.set(4 + Math.floor(at / 2), 2 + (at % 2), { value: names[at % names.length] ?? '' });
  matches?.set(4, 4, { value: '3&2' });
  matches?.set(5, 4, { value: names[0] ?? '' });
  const { bytes } = await saveBook(opened);
  opened.book.dispose();
  return Buffer.from(bytes);
}
