import { KEPT_SETTING, type Kept, keptText } from './kept';
import { run } from './office-run';
import { formatAll, writeTexts } from './office-text';
import { TEMPLATE_ROWS, type TemplatePlan } from './template-plan';

const PLUS_HANDICAP = '0;"+"0;0';
const TEXT = '@';

/**
 * Makes a new scoring sheet and keeps it as the one meant. Its first cell says unfinished until the last write.
 *
 * @returns the sheet's name: a number is added where a sheet has the wanted one
 */
export function makeSheet(plan: TemplatePlan, kept: Kept): Promise<string> {
  return run(async (context) => {
    const { worksheets, settings } = context.workbook;
    worksheets.load('items/name');
    await context.sync();
    const taken = new Set(worksheets.items.map(({ name }) => name.toLowerCase()));
    let name = plan.sheet;
    for (let nth = 2; taken.has(name.toLowerCase()); nth++) name = `${plan.sheet} ${nth}`;
    const sheet = worksheets.add(name);
    const width = plan.widths.length;
    writeTexts(sheet.getRangeByIndexes(0, 0, plan.head.length, width), plan.head);
    const title = sheet.getRange('A1');
    writeTexts(title, [[plan.unfinished]]);
    await context.sync();

    writeBody(sheet, plan);
    settings.add(KEPT_SETTING, keptText({ ...kept, corrections: { sheet: name, columns: {} } }));
    await context.sync();

    writeTexts(title, [[plan.title]]);
    sheet.activate();
    sheet.getRangeByIndexes(TEMPLATE_ROWS.par, plan.firstHole, 1, 1).select();
    await context.sync();
    return name;
  });
}

function writeBody(sheet: Excel.Worksheet, plan: TemplatePlan): void {
  const { head, firstCard, rows, firstHole, holes, handicapColumn, rulingsColumn, widths } = plan;
  const width = widths.length;
  // Numbers are typed on these rows: the text format of the labels is not for them.
  formatAll(sheet.getRangeByIndexes(TEMPLATE_ROWS.par, firstHole, 2, holes), 2, holes, '0');
  formatAll(sheet.getRangeByIndexes(firstCard, handicapColumn, rows, 1), rows, 1, PLUS_HANDICAP);
  formatAll(sheet.getRangeByIndexes(firstCard, rulingsColumn, rows, 1), rows, 1, TEXT);
  if (plan.sideLabels.length > 0)
    writeTexts(
      sheet.getRangeByIndexes(firstCard, plan.sideColumn, rows, 1),
      plan.sideLabels.map((label) => [label]),
    );
  for (const { row, column, formula } of plan.formulas) sheet.getCell(row, column).formulas = [[formula]];
  widths.forEach((points, column) => {
    sheet.getRangeByIndexes(0, column, 1, 1).format.columnWidth = points;
  });
  const figures = sheet.getRangeByIndexes(
    TEMPLATE_ROWS.headings,
    handicapColumn,
    rows + 3,
    rulingsColumn - handicapColumn,
  );
  figures.format.horizontalAlignment = 'Center';
  sheet.getRangeByIndexes(TEMPLATE_ROWS.headings, 0, 1, width).format.font.bold = true;
  sheet.getRange('A1').format.font.bold = true;
  sheet.freezePanes.freezeAt(sheet.getRangeByIndexes(0, 0, head.length, 1));
  sheet.pageLayout.paperSize = 'A4';
  sheet.pageLayout.orientation = 'Landscape';
  sheet.pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 0 };
}
