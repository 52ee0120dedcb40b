import { cellText } from '../rules/cell-text';
import { RESULTS } from '../words/results';
import { LOG } from '../words/rulings-log';
import type { SheetCells } from './sheet-cells';
import { cellOf } from './sheet-cells';

/** The workbook setting that lists the sheets we made, by name. */
export const OWN_SHEETS_SETTING = 'scoreDeskResultsSheets';

/** What the first cell of a sheet of ours begins with, in either language. */
const STAMPS = [RESULTS.sheet, LOG.sheet].flatMap(({ en, fr }) => [`${en} · `, `${fr} · `]);

const LONGEST_SHEET_NAME = 31;

/**
 * Whether a sheet is ours to write again: the workbook remembers that we made it, and its first cell says so, or it is
 * empty yet: a sheet that was added, and then nothing came of it.
 */
export function isOwnSheet(sheet: SheetCells, made: readonly string[]): boolean {
  if (!made.some((name) => isSameName(name, sheet.name))) return false;
  const first = cellOf(sheet, 0, 0);
  return sheet.values.length === 0 || (typeof first === 'string' && STAMPS.some((stamp) => first.startsWith(stamp)));
}

/** Whether a sheet is one of results, and not the Rulings log. */
export const isResultsSheet = (sheet: SheetCells, made: readonly string[]): boolean =>
  isOwnSheet(sheet, made) &&
  [RESULTS.sheet.en, RESULTS.sheet.fr].some((word) => cellText(cellOf(sheet, 0, 0)).startsWith(`${word} · `));

/**
 * The name to write results under: that of our own sheet, else the first that no sheet of the club has.
 *
 * @param chosen names that other results of the same day have already
 */
export function resultsSheetName(
  wanted: string,
  sheets: readonly SheetCells[],
  made: readonly string[],
  chosen: readonly string[] = [],
): string {
  for (let nth = 1; ; nth++) {
    const number = nth === 1 ? '' : ` ${nth}`;
    const name = `${wanted.slice(0, LONGEST_SHEET_NAME - number.length)}${number}`;
    if (chosen.some((other) => isSameName(other, name))) continue;
    const taken = sheets.find((sheet) => isSameName(sheet.name, name));
    if (!taken || isOwnSheet(taken, made)) return taken?.name ?? name;
  }
}

/** Excel does not tell sheet names apart by letter case. */
export const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The names that the setting holds; anything else in it counts for nothing. */
export function namesOf(setting: unknown): readonly string[] {
  return Array.isArray(setting) ? setting.filter((name) => typeof name === 'string') : [];
}
