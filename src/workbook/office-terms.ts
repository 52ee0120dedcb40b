import { cellText } from '../rules/cell-text';
import { run } from './office-run';
import { writeTexts } from './office-text';
import { address } from './sheet-cells';
import { type Recognised, recognised, sheetRefusal, unrecognised } from './sheet-refusal';
import type { TermsPlan } from './terms-plan';

/** Writes the Terms that changed, each cell as text. Nothing is written where a cell holds something newer. */
export function writeTerms(plan: TermsPlan): Promise<Recognised<true>> {
  return run(async (context) => {
    const { worksheets } = context.workbook;
    const found = worksheets.getItemOrNullObject(plan.sheet);
    found.load('name');
    await context.sync();
    if (found.isNullObject && !plan.isNew) return unrecognised(sheetRefusal('sheet-gone', { sheet: plan.sheet }));
    const sheet = found.isNullObject ? worksheets.add(plan.sheet) : found;
    sheet.protection.load('protected');
    const held = plan.cells.map(({ row, column }) => {
      const cell = sheet.getCell(row, column);
      cell.load('values');
      return cell;
    });
    await context.sync();
    if (sheet.protection.protected) return unrecognised(sheetRefusal('sheet-protected', { sheet: plan.sheet }));
    for (const [at, { row, column, held: expected }] of plan.cells.entries()) {
      const met = cellText(held[at]?.values[0]?.[0]);
      if (met !== expected)
        return unrecognised(sheetRefusal('cell-changed', { cell: address(plan.sheet, row, column), met, expected }));
    }
    for (const { row, column, text } of plan.cells) writeTexts(sheet.getCell(row, column), [[text]]);
    if (plan.isNew)
      for (const [column, points] of [150, 240].entries())
        sheet.getRangeByIndexes(0, column, 1, 1).format.columnWidth = points;
    await context.sync();
    return recognised(true);
  });
}
