import { type Kept, KEPT_SETTING, readKept } from './kept';
import { run } from './office-run';
import { isOwnSheet, isResultsSheet, namesOf, OWN_SHEETS_SETTING, resultsSheetName } from './results-sheet';
import { FIGURE_COLUMNS, type PlannedCell, type ResultsPlan, SENTENCE_COLUMN, TITLE_HEIGHT } from './results-plan';
import type { SheetCells } from './sheet-cells';

/** Every sheet of the workbook, and the names of those we made. */
interface Snapshot {
  readonly sheets: readonly SheetCells[];
  readonly made: readonly string[];
  readonly kept: Kept;
}

/** The club's sheets, and what the workbook keeps for us. */
export interface ClubBook {
  readonly sheets: readonly SheetCells[];
  readonly kept: Kept;
}

const TEXT = '@';
const TITLE_SIZE = 14;

/** The language of Excel's menus, such as "fr-FR". */
export const displayLanguage = (): string => Office.context.displayLanguage;

/** Whether an error is Excel's own refusal, and not a fault of ours. */
export const isRefusedByExcel = (error: unknown): error is OfficeExtension.Error =>
  error instanceof OfficeExtension.Error;

/** Reads all sheets of the workbook in one go, except those we wrote ourselves, and what the workbook keeps. */
export function readBook(): Promise<ClubBook> {
  return run(readClubBook);
}

/** The same within a run. */
export async function readClubBook(context: Excel.RequestContext): Promise<ClubBook> {
  const snapshot = await takeSnapshot(context);
  return { sheets: clubSheets(snapshot), kept: snapshot.kept };
}

/**
 * Writes the Results sheet. Its heading says unfinished until the last write, before which the inputs are read again.
 *
 * @param isStillTrue whether the plan holds for the sheets as they are now
 * @returns the sheet's name, and whether it was finished; if not, the inputs changed meanwhile
 */
export function writeResults(
  plan: ResultsPlan,
  isStillTrue: (sheets: readonly SheetCells[]) => boolean,
): Promise<{ readonly sheet: string; readonly isFinished: boolean }> {
  return run(async (context) => {
    const before = await takeSnapshot(context);
    const name = resultsSheetName(plan.sheet, before.sheets, before.made);
    const { worksheets, settings } = context.workbook;
    const isThere = before.sheets.some((each) => each.name === name);
    const sheet = isThere ? worksheets.getItem(name) : worksheets.add(name);
    // Ours by now, so that a sheet left unfinished is written again and not kept as the club's.
    if (isThere) {
      sheet.getUsedRange().unmerge();
      sheet.getUsedRange().clear();
    }
    settings.add(OWN_SHEETS_SETTING, [...new Set([...before.made, name])]);
    const heading = sheet.getRange('A1');
    writeBlock(heading, [[plan.unfinished]]);
    await context.sync();

    writeBody(sheet, plan);
    await context.sync();

    const after = await takeSnapshot(context);
    const isFinished = isStillTrue(clubSheets(after));
    if (isFinished) {
      heading.values = [[plan.heading]];
      sheet.activate();
      await context.sync();
    }
    return { sheet: name, isFinished };
  });
}

/** Shows the results sheet; false where there is none yet. */
export function showResults(): Promise<boolean> {
  return run(async (context) => {
    const { sheets, made } = await takeSnapshot(context);
    const own = sheets.find((sheet) => isResultsSheet(sheet, made));
    if (own) {
      context.workbook.worksheets.getItem(own.name).activate();
      await context.sync();
    }
    return own !== undefined;
  });
}

/** Shows a cell to the user. */
export function selectCell(sheet: string, cell: string): Promise<void> {
  return run(async (context) => {
    const worksheet = context.workbook.worksheets.getItem(sheet);
    worksheet.activate();
    worksheet.getRange(cell).select();
    await context.sync();
  });
}

const clubSheets = ({ sheets, made }: Snapshot): readonly SheetCells[] =>
  sheets.filter((sheet) => !isOwnSheet(sheet, made));

async function takeSnapshot(context: Excel.RequestContext): Promise<Snapshot> {
  const { worksheets, settings } = context.workbook;
  worksheets.load('items/name');
  const setting = settings.getItemOrNullObject(OWN_SHEETS_SETTING);
  setting.load('value');
  const kept = settings.getItemOrNullObject(KEPT_SETTING);
  kept.load('value');
  await context.sync();

  const used = worksheets.items.map((worksheet) => {
    const range = worksheet.getUsedRangeOrNullObject(true);
    range.load(['values', 'rowIndex', 'columnIndex']);
    return { name: worksheet.name, range };
  });
  await context.sync();
  const sheets = used.map(({ name, range }): SheetCells => {
    if (range.isNullObject) return { name, firstRow: 0, firstColumn: 0, values: [] };
    return { name, firstRow: range.rowIndex, firstColumn: range.columnIndex, values: range.values };
  });
  return {
    sheets,
    made: setting.isNullObject ? [] : namesOf(setting.value),
    kept: readKept(kept.isNullObject ? null : kept.value),
  };
}

/** Everything below the heading, in whole blocks. */
function writeBody(sheet: Excel.Worksheet, { rows, bold, places, sentences, heights, widths }: ResultsPlan): void {
  const width = widths.length;
  writeBlock(sheet.getRangeByIndexes(1, 0, rows.length - 1, width), rows.slice(1));
  const all = sheet.getRangeByIndexes(0, 0, rows.length, width);
  all.format.verticalAlignment = 'Top';
  widths.forEach((points, column) => {
    sheet.getRangeByIndexes(0, column, 1, 1).format.columnWidth = points;
  });
  heights.forEach((points, row) => {
    const line = sheet.getRangeByIndexes(row, 0, 1, width);
    line.format.rowHeight = points;
    // A title and the Terms run on over empty cells; what needs more lines is wrapped in its own.
    if (points > TITLE_HEIGHT) line.format.wrapText = true;
  });
  for (const row of sentences) sheet.getRangeByIndexes(row, SENTENCE_COLUMN, 1, width - SENTENCE_COLUMN).merge();
  const figures = sheet.getRangeByIndexes(places.from, FIGURE_COLUMNS.from, places.count, FIGURE_COLUMNS.count);
  figures.format.horizontalAlignment = 'Center';
  for (const row of bold) sheet.getRangeByIndexes(row, 0, 1, width).format.font.bold = true;
  sheet.getRangeByIndexes(0, 0, 2, width).format.font.size = TITLE_SIZE;
  sheet.pageLayout.paperSize = 'A4';
  sheet.pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 0 };
}

/** The format goes first: what is text then stays text, whatever it begins with. */
function writeBlock(range: Excel.Range, rows: readonly (readonly PlannedCell[])[]): void {
  range.numberFormat = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? TEXT : cell.format)));
  range.values = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.number)));
}
