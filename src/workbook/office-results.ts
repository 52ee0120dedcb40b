import { type ResultsImage, IMAGE_SETTING, keep } from './results-image';
import { type PlannedCell, ResultsPage, type ResultsPlan, SENTENCE_COLUMN, TITLE_HEIGHT } from './results-page';
import { isOwnSheet, isResultsSheet, isSameName, OWN_SHEETS_SETTING, resultsSheetName } from './results-sheet';
import type { SheetCells } from './sheet-cells';
import type { Snapshot } from './office-snapshot';

const TEXT = '@';
const TITLE_SIZE = 14;
/** Points between the margins of A4 upright. */
const PAGE_HEIGHT = 734;
const HEAD_FILL = '#E6F2EA';
const LINE = '#B7C4BC';

/** What came of writing: the sheets and whether they were finished, or the sheet of ours that is protected. */
export type Written =
  | { readonly kind: 'written'; readonly sheets: readonly string[]; readonly isFinished: boolean }
  | { readonly kind: 'protected'; readonly sheet: string };

/**
 * Writes our sheets. The heading of each says unfinished until the last write, before which the inputs are read again.
 * A sheet of ours that no list has any longer is emptied, and says so.
 *
 * @param dropped heading of a sheet of ours that the day no longer has
 * @param read reads the whole workbook anew
 * @param isStillTrue whether the plans hold for the workbook as it is now
 */
export async function writePlans(
  context: Excel.RequestContext,
  plans: readonly ResultsPlan[],
  dropped: string,
  read: () => Promise<Snapshot>,
  isStillTrue: (now: Snapshot) => boolean,
): Promise<Written> {
  const before = await read();
  const image = named(plans, before);
  const { worksheets, settings } = context.workbook;
  const stale = before.sheets.filter(
    (sheet) => isResultsSheet(sheet, before.made) && !image.some(({ name }) => isSameName(name, sheet.name)),
  );
  const ours = [...image.map(({ name }) => name), ...stale.map(({ name }) => name)];
  // Never unprotect, and refuse before the first write.
  const locked = before.protectedSheets.find((name) => ours.some((own) => isSameName(own, name)));
  if (locked !== undefined) return { kind: 'protected', sheet: locked };

  // Ours by now, so that a sheet left unfinished is written again and not kept as the club's.
  settings.add(OWN_SHEETS_SETTING, [...new Set([...before.made, ...image.map(({ name }) => name)])]);
  const sheets = image.map(({ name, plan }) => {
    const old = before.sheets.find((each) => each.name === name);
    const sheet = old ? worksheets.getItem(name) : worksheets.add(name);
    writeBlock(sheet.getRange('A1'), [[plan.unfinished]]);
    return { sheet, plan, old };
  });
  const [first] = plans;
  for (const { name } of stale) writeBlock(worksheets.getItem(name).getRange('A1'), [[first?.unfinished ?? dropped]]);
  await context.sync();

  for (const { sheet, plan, old } of sheets) {
    if (old) empty(sheet, old, plan.unfinished);
    writeBody(sheet, plan);
  }
  for (const old of stale) empty(worksheets.getItem(old.name), old, first?.unfinished ?? dropped);
  await context.sync();

  const isFinished = isStillTrue(await read());
  if (isFinished) {
    settings.add(IMAGE_SETTING, keep(before.image, image));
    for (const { sheet, plan } of sheets) sheet.getRange('A1').values = [[plan.heading]];
    for (const { name } of stale) worksheets.getItem(name).getRange('A1').values = [[dropped]];
    sheets[0]?.sheet.activate();
    await context.sync();
  }
  return { kind: 'written', sheets: image.map(({ name }) => name), isFinished };
}

/** The sheets to write, by the names that they will have. */
function named(plans: readonly ResultsPlan[], { sheets, made }: Snapshot): ResultsImage {
  const chosen: string[] = [];
  return plans.map((plan) => {
    const name = resultsSheetName(plan.sheet, sheets, made, chosen);
    chosen.push(name);
    return { name, plan };
  });
}

/** Empties a sheet of ours; its heading stands all the while. */
function empty(sheet: Excel.Worksheet, { values }: SheetCells, heading: string): void {
  const used = sheet.getUsedRange();
  used.unmerge();
  if (values.length > 1) sheet.getRangeByIndexes(1, 0, values.length - 1, values[0]?.length ?? 1).clear();
  used.getRow(0).clear('Formats');
  writeBlock(sheet.getRange('A1'), [[heading]]);
}

/** Everything below the heading, in whole blocks. */
function writeBody(sheet: Excel.Worksheet, plan: ResultsPlan): void {
  const { rows, bold, places, figures, sentences, heights, widths } = plan;
  const width = widths.length;
  const row = (from: number, count = 1): Excel.Range => sheet.getRangeByIndexes(from, 0, count, width);
  writeBlock(row(1, rows.length - 1), rows.slice(1));
  row(0, rows.length).format.verticalAlignment = 'Top';
  widths.forEach((points, column) => {
    sheet.getRangeByIndexes(0, column, 1, 1).format.columnWidth = points;
  });
  for (const { from, count, value: points } of runsOf(heights)) {
    const lines = row(from, count);
    lines.format.rowHeight = points;
    // A title runs on over empty cells; what needs more lines is wrapped in its own.
    if (points > TITLE_HEIGHT) lines.format.wrapText = true;
  }
  for (const at of sentences) {
    if (width > SENTENCE_COLUMN + 1) sheet.getRangeByIndexes(at, SENTENCE_COLUMN, 1, width - SENTENCE_COLUMN).merge();
    if (ResultsPage.isLabelled(rows[at] ?? [])) sheet.getRangeByIndexes(at, 0, 1, SENTENCE_COLUMN).merge();
  }
  // 1 is a number and T2 a text: both on the same side.
  sheet.getRangeByIndexes(0, 0, rows.length, 1).format.horizontalAlignment = 'Left';
  const middle = sheet.getRangeByIndexes(places.from, figures.from, places.count, figures.count);
  middle.format.horizontalAlignment = 'Center';
  for (const at of bold) row(at).format.font.bold = true;
  row(0, 2).format.font.size = TITLE_SIZE;
  row(places.from).format.fill.color = HEAD_FILL;
  const { borders } = row(places.from, places.count).format;
  for (const edge of ['EdgeTop', 'InsideHorizontal', 'EdgeBottom'] as const) {
    const border = borders.getItem(edge);
    border.style = 'Continuous';
    border.color = LINE;
  }
  const { pageLayout } = sheet;
  pageLayout.paperSize = 'A4';
  pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 0 };
  pageLayout.setPrintArea(row(0, rows.length));
  // Heads again on the next page only where the table goes on there, not over the notes below it.
  const end = heights.slice(0, places.from + places.count).reduce((sum, points) => sum + points, 0);
  if (end > PAGE_HEIGHT) pageLayout.setPrintTitleRows(`$${places.from + 1}:$${places.from + 1}`);
}

/** Neighbours that are alike, as one: a long sheet takes few operations. */
function runsOf(
  values: readonly number[],
): readonly { readonly from: number; readonly count: number; readonly value: number }[] {
  const runs: { from: number; count: number; value: number }[] = [];
  values.forEach((value, at) => {
    const last = runs.at(-1);
    if (last?.value === value) last.count += 1;
    else runs.push({ from: at, count: 1, value });
  });
  return runs;
}

/** The format goes first: what is text then stays text, whatever it begins with. */
function writeBlock(range: Excel.Range, rows: readonly (readonly PlannedCell[])[]): void {
  range.numberFormat = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? TEXT : cell.format)));
  range.values = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.number)));
}

/** The sheets that are not ours. */
export const clubSheets = ({ sheets, made }: Snapshot): readonly SheetCells[] =>
  sheets.filter((sheet) => !isOwnSheet(sheet, made));
