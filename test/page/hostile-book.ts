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
