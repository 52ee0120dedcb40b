import { run } from './office-run';
import { formatAll, writeTexts } from './office-text';
import type { Recognition } from './recognise';
import { type Recognised, recognised, sheetRefusal, unrecognised } from './sheet-refusal';

/** How many rows below the headings are formatted beyond the last card: cards still to come. */
const ROWS_TO_COME = 100;

/**
 * Formats the rulings column of the club's sheet as Text, from the headings down, so that Excel makes no date of a
 * ruling. What stands in it stays.
 */
export function formatRulingsAsText({ sheet, headingRow, columns }: Recognition): Promise<Recognised<true>> {
  return run(async (context) => {
    const column = columns.rulings;
    if (column === undefined) return unrecognised(sheetRefusal('no-rulings-column', { sheet }));
    const page = context.workbook.worksheets.getItemOrNullObject(sheet);
    page.load('name');
    await context.sync();
    if (page.isNullObject) return unrecognised(sheetRefusal('sheet-gone', { sheet }));
    const used = page.getUsedRangeOrNullObject(true);
    used.load(['rowIndex', 'rowCount']);
    page.protection.load('protected');
    await context.sync();
    if (page.protection.protected) return unrecognised(sheetRefusal('sheet-protected', { sheet }));
    const last = used.isNullObject ? headingRow : used.rowIndex + used.rowCount;
    const rows = last - headingRow + ROWS_TO_COME;
    formatAll(page.getRangeByIndexes(headingRow + 1, column, rows, 1), rows, 1, '@');
    await context.sync();
    return recognised(true);
  });
}

/** Adds a column of rulings, formatted as Text, right of all that the club's sheet holds. */
export function addRulingsColumn({ sheet, headingRow }: Recognition, heading: string): Promise<Recognised<true>> {
  return run(async (context) => {
    const page = context.workbook.worksheets.getItemOrNullObject(sheet);
    page.load('name');
    await context.sync();
    if (page.isNullObject) return unrecognised(sheetRefusal('sheet-gone', { sheet }));
    const used = page.getUsedRange(true);
    used.load(['columnIndex', 'columnCount', 'rowIndex', 'rowCount']);
    page.protection.load('protected');
    await context.sync();
    if (page.protection.protected) return unrecognised(sheetRefusal('sheet-protected', { sheet }));
    const column = used.columnIndex + used.columnCount;
    const rows = used.rowIndex + used.rowCount - headingRow + ROWS_TO_COME;
    formatAll(page.getRangeByIndexes(headingRow + 1, column, rows, 1), rows, 1, '@');
    writeTexts(page.getRangeByIndexes(headingRow, column, 1, 1), [[heading]]);
    await context.sync();
    return recognised(true);
  });
}
