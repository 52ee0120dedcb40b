import type { Injector } from '@univerjs/core';
import {
  FORMULA_REF_TO_ARRAY_CACHE,
  FormulaDataModel,
  FormulaExecutedStateType,
  ICalculateFormulaService,
} from '@univerjs/engine-formula';
import type { IAllRuntimeData } from '@univerjs/engine-formula';

/** A cell whose value is no longer what formulas saw. */
export interface DirtyCell {
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
}

/** More cells written at once than this, and the whole book is calculated. */
export const MANY_CELLS = 2_000;

/** Formulas as the engine wants them, by sheet, row and column. */
export type FormulaData = Record<string, Record<number, Record<number, { f: string }>>>;

interface Wanted {
  readonly bookId: string;
  readonly formulas: FormulaData;
  /** The cells whose dependants are to be calculated; undefined for the whole book. */
  readonly dirty: readonly DirtyCell[] | undefined;
}

/** Lets the engine calculate, and answers all it tells of it; undefined when it was stopped on the way. */
export async function calculated(
  services: Injector,
  { bookId, formulas, dirty }: Wanted,
): Promise<IAllRuntimeData | undefined> {
  const model = services.get(FormulaDataModel);
  const calculator = services.get(ICalculateFormulaService);
  FORMULA_REF_TO_ARRAY_CACHE.clear();
  if (!dirty) {
    model.setArrayFormulaRange({});
    model.setArrayFormulaCellData({});
  }
  const done = new Promise<IAllRuntimeData>((resolve) => {
    const listening = calculator.executionCompleteListener$.subscribe((data) => {
      listening.unsubscribe();
      resolve(data);
    });
  });
  await calculator.execute({
    formulaData: { [bookId]: formulas },
    arrayFormulaCellData: dirty ? model.getArrayFormulaCellData() : {},
    arrayFormulaRange: dirty ? model.getArrayFormulaRange() : {},
    forceCalculate: !dirty,
    dirtyRanges: (dirty ?? []).map(({ sheetId, row, column }) => ({
      unitId: bookId,
      sheetId,
      range: { startRow: row, endRow: row, startColumn: column, endColumn: column },
    })),
    dirtyNameMap: {},
    dirtyDefinedNameMap: {},
    dirtyUnitFeatureMap: {},
    dirtyUnitOtherFormulaMap: {},
    clearDependencyTreeCache: dirty
      ? {}
      : { [bookId]: Object.fromEntries(Object.keys(formulas).map((id) => [id, id])) },
  });
  const data = await done;
  return data.functionsExecutedState === FormulaExecutedStateType.STOP_EXECUTION ? undefined : data;
}
