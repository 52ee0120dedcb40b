import { cellText } from '../rules/cell-text';
import { readDecimal } from '../rules/exact';
import { run } from './office-run';
import { writeTexts } from './office-text';
import { splitAddress, spotOf } from './sheet-cells';
import { type Recognised, recognised, sheetRefusal, unrecognised } from './sheet-refusal';

/** A cell of the club's that the user corrects from the pane. */
export interface Correction {
  /** "Scores!H24" */
  readonly cell: string;
  /** What the cell must still hold; anything else is somebody's newer work. */
  readonly expected: string;
  /** As typed: a number, a text, or blank to empty the cell. */
  readonly text: string;
}

/**
 * Writes one cell that the user named. A number is written as one, in the cell's own format; what Excel would take for
 * something else, such as 1/2 or =A1, as text. A cell that is calculated is left alone.
 */
export function correctCell({ cell, expected, text }: Correction): Promise<Recognised<true>> {
  const place = splitAddress(cell);
  const spot = place && spotOf(place.cell);
  if (!place || !spot) return Promise.resolve(unrecognised(sheetRefusal('sheet-gone', { sheet: cell })));
  return run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(place.sheet);
    sheet.load('name');
    await context.sync();
    if (sheet.isNullObject) return unrecognised(sheetRefusal('sheet-gone', { sheet: place.sheet }));
    const range = sheet.getCell(spot.row, spot.column);
    range.load(['values', 'formulas', 'format/protection/locked']);
    sheet.protection.load('protected');
    await context.sync();
    const isProtected = sheet.protection.protected;
    if (isProtected && range.format.protection.locked)
      return unrecognised(sheetRefusal('sheet-protected', { sheet: place.sheet }));
    const met = cellText(range.values[0]?.[0]);
    if (met !== expected) return unrecognised(sheetRefusal('cell-changed', { cell, met, expected }));
    if (cellText(range.formulas[0]?.[0]).startsWith('='))
      return unrecognised(sheetRefusal('cell-calculated', { cell }));
    const value = valueTyped(text);
    if (typeof value === 'string' && !isPlain(value) && !isProtected) writeTexts(range, [[value]]);
    else range.values = [[isPlain(value) ? value : `'${value}`]];
    await context.sync();
    return recognised(true);
  });
}

/** A number as Excel writes it; +2 stays a text, for a plus handicap. */
function valueTyped(text: string): string | number {
  const typed = text.trim();
  const read = /^-?\d/.test(typed) ? readDecimal(typed) : null;
  return read === null ? typed : read.over / read.under;
}

/** Whether Excel takes a value as it is written: numbers, blanks, and words that are neither TRUE nor FALSE. */
const isPlain = (value: string | number): boolean =>
  typeof value === 'number' || (/^\p{L}*$/u.test(value) && !/^(true|false|vrai|faux)$/i.test(value));
