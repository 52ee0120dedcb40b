import { run } from './office-run';
import type { Block } from './shown-parts';
import { type Recognised, recognised, sheetRefusal, unrecognised } from './sheet-refusal';

/** What the user has selected on the grid. Whole rows and columns are cut to what their sheet holds. */
export function readSelection(): Promise<Block> {
  return run(async (context) => {
    const selected = context.workbook.getSelectedRange();
    selected.load(['rowIndex', 'columnIndex', 'rowCount', 'columnCount', 'worksheet/name']);
    await context.sync();
    return {
      sheet: selected.worksheet.name,
      row: selected.rowIndex,
      column: selected.columnIndex,
      rows: selected.rowCount,
      columns: selected.columnCount,
    };
  });
}

/** Shows a block to the user by selecting it. */
export function selectBlock({ sheet, row, column, rows, columns }: Block): Promise<Recognised<true>> {
  return run(async (context) => {
    const worksheet = context.workbook.worksheets.getItemOrNullObject(sheet);
    worksheet.load('name');
    await context.sync();
    if (worksheet.isNullObject) return unrecognised(sheetRefusal('sheet-gone', { sheet }));
    worksheet.activate();
    worksheet.getRangeByIndexes(row, column, rows, columns).select();
    await context.sync();
    return recognised(true);
  });
}
