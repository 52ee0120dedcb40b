import { run } from './office-run';
import type { ChangedCells } from './patch-cells';

/** What happened in the workbook: cells that hold something else, or anything after which all is read anew. */
export type BookChange =
  { readonly kind: 'cells'; readonly sheet: string; readonly address: string } | { readonly kind: 'sheets' };

/**
 * Listens to the workbook: cells changed by anybody, sheets added and deleted.
 *
 * @param heard told of each change; must not write to the workbook
 */
export function listen(heard: (change: BookChange) => void): Promise<void> {
  return run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.onChanged.add((event) => {
      const isOfCells = event.changeType === undefined || event.changeType === 'RangeEdited';
      heard(isOfCells ? { kind: 'cells', sheet: event.worksheetId, address: event.address } : { kind: 'sheets' });
      return Promise.resolve();
    });
    const anew = (): Promise<void> => {
      heard({ kind: 'sheets' });
      return Promise.resolve();
    };
    worksheets.onAdded.add(anew);
    worksheets.onDeleted.add(anew);
    await context.sync();
  });
}

/**
 * Reads the cells that changed.
 *
 * @param sheet id of the sheet, as the event tells it
 * @returns null where the sheet is gone
 */
export function readChanged(sheet: string, address: string): Promise<ChangedCells | null> {
  return run(async (context) => {
    const worksheet = context.workbook.worksheets.getItemOrNullObject(sheet);
    worksheet.load('name');
    const range = worksheet.getRange(address);
    range.load(['rowIndex', 'columnIndex', 'values']);
    await context.sync();
    if (worksheet.isNullObject) return null;
    return { sheet: worksheet.name, row: range.rowIndex, column: range.columnIndex, values: range.values };
  });
}
