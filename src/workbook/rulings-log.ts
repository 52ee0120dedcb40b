import { LOG } from '../words/rulings-log';
import type { Language } from '../words/say';
import { isOwnSheet } from './results-sheet';
import { cellOf, type SheetCells } from './sheet-cells';

/** One decision of the Committee, each part as it is to be read. */
export interface LogEntry {
  readonly when: string;
  readonly who: string;
  readonly ruling: string;
  readonly clause: string;
  readonly holes: string;
  readonly effect: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  readonly cell: string;
}

const COLUMNS = [
  'when',
  'who',
  'ruling',
  'clause',
  'holes',
  'effect',
  'before',
  'after',
  'reason',
  'cell',
  'state',
] as const;

/** Widths in points, column by column. */
export const LOG_WIDTHS: readonly number[] = [96, 110, 90, 56, 40, 190, 80, 80, 150, 72, 66];

export const LOG_COLUMNS = COLUMNS.length;
export const STATE_COLUMN = LOG_COLUMNS - 1;

/** The title and the headings of a new log. */
export function logHead(language: Language): readonly (readonly string[])[] {
  const blank = COLUMNS.slice(1).map(() => '');
  return [[LOG.title[language], ...blank], COLUMNS.map((column) => LOG[column][language])];
}

/** A line of the log; its state says unfinished until the rulings cell was written and read back. */
export const logLine = (entry: LogEntry, language: Language): readonly string[] =>
  COLUMNS.map((column) => (column === 'state' ? LOG.unfinished[language] : entry[column]));

/** Whether a sheet is our log: we made it, and its first cell says so, in either language. */
export function isLogSheet(sheet: SheetCells, made: readonly string[]): boolean {
  const first = cellOf(sheet, 0, 0);
  return isOwnSheet(sheet, made) && (first === LOG.title.en || first === LOG.title.fr);
}
