import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { createBook } from '../xlsx/open-book';
import { openBook } from '../xlsx/workbook-files';
import { atDoor, closeDay, openDay, writeDay } from './opened-day';
import type { DayOptions, OpenedDay } from './opened-day';
import type { Terminal } from './terminal';

/** The ending of its file, whatever the club's workbook has. */
export const OWN_ENDING = '.xlsx';

/** What the add-in has for workbooks of our own, which its pane does not load. */
const SEASON = 'season.js';

/**
 * Writes sheets of ours to a workbook of their own: a new one, or one that holds nothing else, which the add-in sees to.
 *
 * @param given what the door is asked with
 * @param beforeWriting a last look, before the file is written
 * @returns the door's answer
 */
export async function writeOwnBook(
  output: string,
  ask: 'orderOfMerit' | 'resultsAlone',
  given: Readonly<Record<string, unknown>>,
  { language }: DayOptions,
  terminal: Terminal,
  beforeWriting: () => void = () => undefined,
): Promise<unknown> {
  const isNew = !existsSync(output);
  const day = await openDay(output, { language }, terminal, isNew ? emptyBook : openBook);
  try {
    await day.addIn.load(SEASON);
    const answer = await atDoor(day, ask, { language }, { language, ...given });
    if (isNew) dropEmptySheet(day);
    beforeWriting();
    await writeDay(day, output, language, terminal);
    return answer;
  } finally {
    closeDay(day);
  }
}

/** Excel makes no workbook without a sheet. */
const EMPTY = 'Sheet1';

const emptyBook: typeof openBook = async (path, options) => {
  const opened = createBook(EMPTY, options);
  opened.book.name = basename(path, extname(path));
  await opened.book.recalculate();
  return opened;
};

function dropEmptySheet({ opened: { book } }: OpenedDay): void {
  const empty = book.find(EMPTY);
  if (empty && book.sheets.length > 1) book.remove(empty);
}
