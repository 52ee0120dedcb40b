import { run } from './office-run';

/** What a repair did: how many formulas were written anew, and the sheets that were left because they are protected. */
export interface Repaired {
  readonly formulas: number;
  readonly protectedSheets: readonly string[];
}

/** A formula of ours: as typed, or as Excel keeps it while the add-in is not there. */
const OURS = /\b(?:_xldudf_)?GOLF[._]\w+\s*\(/i;

/** Before our functions are registered a formula shows this, and Excel does not look again by itself. */
const UNKNOWN = '#NAME?';

/**
 * Writes our formulas that show #NAME? anew in place, the same text, and calculates the workbook. Protected sheets are
 * passed over. No other cell is touched.
 */
export function repairFormulas(): Promise<Repaired> {
  return run(async (context) => {
    const { worksheets, application } = context.workbook;
    worksheets.load('items/name');
    await context.sync();
    const pages = worksheets.items.map((sheet) => {
      const range = sheet.getUsedRangeOrNullObject(true);
      range.load(['formulas', 'values']);
      sheet.protection.load('protected');
      return { sheet, range };
    });
    await context.sync();
    const protectedSheets: string[] = [];
    let formulas = 0;
    for (const { sheet, range } of pages.filter((page) => !page.range.isNullObject)) {
      const broken = brokenCells(range.formulas, range.values);
      if (broken.length === 0) continue;
      if (sheet.protection.protected) {
        protectedSheets.push(sheet.name);
        continue;
      }
      for (const { row, column, formula } of broken) range.getCell(row, column).formulas = [[formula]];
      formulas += broken.length;
    }
    application.calculate('FullRebuild');
    await context.sync();
    return { formulas, protectedSheets };
  });
}

function brokenCells(
  formulas: readonly (readonly unknown[])[],
  values: readonly (readonly unknown[])[],
): readonly { readonly row: number; readonly column: number; readonly formula: string }[] {
  return formulas.flatMap((line, row) =>
    line.flatMap((formula, column) =>
      typeof formula === 'string' && formula.startsWith('=') && OURS.test(formula) && values[row]?.[column] === UNKNOWN
        ? [{ row, column, formula: formula.replace(/_xldudf_GOLF_/gi, 'GOLF.') }]
        : [],
    ),
  );
}
