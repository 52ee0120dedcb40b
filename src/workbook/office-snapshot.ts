import { type Kept, KEPT_SETTING, readKept } from './kept';
import { IMAGE_SETTING, type KeptResults, keptIn } from './results-image';
import { namesOf, OWN_SHEETS_SETTING } from './results-sheet';
import type { SheetCells } from './sheet-cells';

/** The workbook at one moment: every sheet, the names of those we made, what is protected, and what is kept for us. */
export interface Snapshot {
  readonly sheets: readonly SheetCells[];
  readonly made: readonly string[];
  readonly protectedSheets: readonly string[];
  readonly kept: Kept;
  readonly image: KeptResults;
}

/** Reads the workbook: which sheets there are, then all their values in one request. */
export async function takeSnapshot(context: Excel.RequestContext): Promise<Snapshot> {
  const { worksheets, settings } = context.workbook;
  worksheets.load('items/name');
  await context.sync();

  const made = settings.getItemOrNullObject(OWN_SHEETS_SETTING);
  made.load('value');
  const image = settings.getItemOrNullObject(IMAGE_SETTING);
  image.load('value');
  const kept = settings.getItemOrNullObject(KEPT_SETTING);
  kept.load('value');
  const used = worksheets.items.map((worksheet) => {
    const range = worksheet.getUsedRangeOrNullObject(true);
    range.load(['values', 'rowIndex', 'columnIndex']);
    const { protection } = worksheet;
    protection.load('protected');
    return { name: worksheet.name, range, protection };
  });
  await context.sync();
  return {
    sheets: used.map(({ name, range }): SheetCells => {
      if (range.isNullObject) return { name, firstRow: 0, firstColumn: 0, values: [] };
      return { name, firstRow: range.rowIndex, firstColumn: range.columnIndex, values: range.values };
    }),
    made: made.isNullObject ? [] : namesOf(made.value),
    protectedSheets: used.filter(({ protection }) => protection.protected).map(({ name }) => name),
    kept: readKept(kept.isNullObject ? null : kept.value),
    image: image.isNullObject ? { last: null, before: null } : keptIn(image.value),
  };
}
