import type { SheetCells } from './sheet-cells';

/** Cells that hold something else now: a block of values at a place of a sheet. */
export interface ChangedCells {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly values: readonly (readonly unknown[])[];
}

/** The sheets with some cells changed; sheets and rows that did not change stay the same objects. */
export function patchCells(sheets: readonly SheetCells[], changed: ChangedCells): readonly SheetCells[] {
  return sheets.map((sheet) => (sheet.name === changed.sheet ? patchSheet(sheet, changed) : sheet));
}

function patchSheet(sheet: SheetCells, { row, column, values }: ChangedCells): SheetCells {
  const height = values.length;
  const width = values[0]?.length ?? 0;
  if (height === 0 || width === 0) return sheet;
  const isEmpty = sheet.values.length === 0;
  const firstRow = isEmpty ? row : Math.min(sheet.firstRow, row);
  const firstColumn = isEmpty ? column : Math.min(sheet.firstColumn, column);
  const endRow = Math.max(sheet.firstRow + sheet.values.length, row + height);
  const endColumn = Math.max(sheet.firstColumn + (sheet.values[0]?.length ?? 0), column + width);
  const isWithin =
    firstRow === sheet.firstRow &&
    firstColumn === sheet.firstColumn &&
    endColumn === firstColumn + (sheet.values[0]?.length ?? 0);
  const rows = Array.from({ length: endRow - firstRow }, (_, at): readonly unknown[] => {
    const here = firstRow + at;
    const old = sheet.values[here - sheet.firstRow];
    const isChanged = here >= row && here < row + height;
    if (old && isWithin && !isChanged) return old;
    return Array.from({ length: endColumn - firstColumn }, (_unused, nth): unknown => {
      const there = firstColumn + nth;
      if (isChanged && there >= column && there < column + width) return values[here - row]?.[there - column] ?? '';
      return old?.[there - sheet.firstColumn] ?? '';
    });
  });
  return { ...sheet, firstRow, firstColumn, values: rows };
}
