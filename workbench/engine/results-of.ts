import type { IAllRuntimeData } from '@univerjs/engine-formula';
import type { Area } from './address';
import { engineCellValue, isSpillError, orZero } from './univer-sheet';
import type { Result, UniverSheet } from './univer-sheet';

/**
 * What the formulas of one sheet answered, out of all the engine tells of a calculation.
 *
 * @param isPartial true when only those that had to be were calculated; the others are left out
 */
export function resultsOf(sheet: UniverSheet, bookId: string, data: IAllRuntimeData, isPartial: boolean): Result[] {
  const values = data.unitData[bookId]?.[sheet.id];
  const spilled = data.arrayFormulaCellData[bookId]?.[sheet.id];
  const ranges = data.arrayFormulaRange[bookId]?.[sheet.id];
  const calculated = sheet.formulas().filter(({ row, column }) => !isPartial || values?.getValue(row, column));
  return calculated.map(({ row, column }): Result => {
    const own = orZero(engineCellValue(values?.getValue(row, column), true));
    const range = ranges?.[row]?.[column];
    if (!range) return { row, column, value: own };
    const area: Area = { row, column, rows: range.endRow - row + 1, columns: range.endColumn - column + 1 };
    if (isSpillError(own)) return { row, column, value: own, refused: area };
    const all = Array.from({ length: area.rows }, (_, y) =>
      Array.from({ length: area.columns }, (_unused, x) =>
        orZero(engineCellValue(spilled?.getValue(row + y, column + x), true)),
      ),
    );
    return { row, column, value: all[0]?.[0] ?? own, area, values: all };
  });
}
