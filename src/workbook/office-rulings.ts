import { cellText } from '../rules/cell-text';
import { LOG } from '../words/rulings-log';
import type { Language } from '../words/say';
import { run } from './office-run';
import { writeTexts } from './office-text';
import { namesOf, OWN_SHEETS_SETTING, resultsSheetName } from './results-sheet';
import { isLogSheet, LOG_COLUMNS, LOG_WIDTHS, type LogEntry, logHead, logLine, STATE_COLUMN } from './rulings-log';
import { type SheetCells, splitAddress, spotOf } from './sheet-cells';
import { type Recognised, recognised, sheetRefusal, unrecognised } from './sheet-refusal';

/** A ruling to be written in its cell, or taken back from it, and the line of the log that goes with it. */
export interface RulingWrite {
  /** The rulings cell, "Scores!U7". */
  readonly cell: string;
  /** What the cell must still hold; anything else is somebody's newer work. */
  readonly expected: string;
  readonly text: string;
  readonly entry: LogEntry;
  readonly isUndo: boolean;
}

/**
 * Writes one rulings cell, formatted as Text first, and a line in the Rulings log. The line says unfinished until the
 * cell was read back.
 *
 * @returns the name of the log sheet; or why nothing was written
 */
export function writeRuling(write: RulingWrite, language: Language): Promise<Recognised<string>> {
  const place = splitAddress(write.cell);
  const spot = place && spotOf(place.cell);
  if (!place || !spot) return Promise.resolve(unrecognised(sheetRefusal('sheet-gone', { sheet: write.cell })));
  return run(async (context) => {
    const { workbook } = context;
    const log = await findLog(context, language);
    const sheet = workbook.worksheets.getItemOrNullObject(place.sheet);
    sheet.load('name');
    await context.sync();
    if (sheet.isNullObject) return unrecognised(sheetRefusal('sheet-gone', { sheet: place.sheet }));

    const cell = sheet.getCell(spot.row, spot.column);
    cell.load(['values', 'format/protection/locked']);
    const { protection } = sheet;
    protection.load('protected');
    await context.sync();
    const isProtected = protection.protected;
    if (isProtected && cell.format.protection.locked)
      return unrecognised(sheetRefusal('sheet-protected', { sheet: place.sheet }));
    if (log.isProtected) return unrecognised(sheetRefusal('sheet-protected', { sheet: log.name }));
    const met = cellText(cell.values[0]?.[0]);
    if (met !== write.expected)
      return unrecognised(sheetRefusal('cell-changed', { cell: write.cell, met, expected: write.expected }));

    const page = log.isNew ? beginLog(context, log, language) : workbook.worksheets.getItem(log.name);
    const line = page.getRangeByIndexes(log.nextRow, 0, 1, LOG_COLUMNS);
    writeTexts(line, [logLine(write.entry, language)]);
    line.format.wrapText = true;
    line.format.verticalAlignment = 'Top';
    // A protected sheet may let cells be filled and not be formatted; our notation is text in any format.
    if (isProtected) cell.values = [[write.text]];
    else writeTexts(cell, [[write.text]]);
    const written = sheet.getCell(spot.row, spot.column);
    written.load('values');
    await context.sync();

    const held = cellText(written.values[0]?.[0]);
    if (held !== write.text)
      return unrecognised(sheetRefusal('cell-changed', { cell: write.cell, met: held, expected: write.text }));
    line.getCell(0, STATE_COLUMN).values = [[LOG[write.isUndo ? 'undone' : 'applied'][language]]];
    await context.sync();
    return recognised(log.name);
  });
}

/** Shows the Rulings log; where there is none yet, nothing. */
export function showLog(language: Language): Promise<boolean> {
  return run(async (context) => {
    const log = await findLog(context, language);
    if (log.isNew) return false;
    context.workbook.worksheets.getItem(log.name).activate();
    await context.sync();
    return true;
  });
}

interface Log {
  readonly name: string;
  readonly isNew: boolean;
  readonly isProtected: boolean;
  readonly nextRow: number;
  readonly made: readonly string[];
}

/** Our log, in whichever language it was begun; else the name that a new one takes. */
async function findLog(context: Excel.RequestContext, language: Language): Promise<Log> {
  const { worksheets, settings } = context.workbook;
  worksheets.load('items/name');
  const setting = settings.getItemOrNullObject(OWN_SHEETS_SETTING);
  setting.load('value');
  await context.sync();
  const made = setting.isNullObject ? [] : namesOf(setting.value);
  const own = worksheets.items.map((sheet) => {
    const range = sheet.getUsedRangeOrNullObject(true);
    range.load(['rowIndex', 'rowCount']);
    const first = sheet.getRange('A1');
    first.load('values');
    sheet.protection.load('protected');
    return { sheet, range, first };
  });
  await context.sync();
  const seen = own.map(({ sheet, range, first }) => {
    const cells: SheetCells = { name: sheet.name, firstRow: 0, firstColumn: 0, values: first.values };
    const nextRow = range.isNullObject ? 0 : range.rowIndex + range.rowCount;
    return { cells, nextRow, isProtected: sheet.protection.protected };
  });
  const log = seen.find(({ cells }) => isLogSheet(cells, made));
  if (log) return { name: log.cells.name, isNew: false, isProtected: log.isProtected, nextRow: log.nextRow, made };
  const sheets = seen.map(({ cells }) => cells);
  const name = resultsSheetName(LOG.sheet[language], sheets, []);
  return { name, isNew: true, isProtected: false, nextRow: 2, made };
}

function beginLog(context: Excel.RequestContext, { name, made }: Log, language: Language): Excel.Worksheet {
  const { worksheets, settings } = context.workbook;
  const page = worksheets.add(name);
  settings.add(OWN_SHEETS_SETTING, [...new Set([...made, name])]);
  const head = page.getRangeByIndexes(0, 0, 2, LOG_COLUMNS);
  writeTexts(head, logHead(language));
  head.format.font.bold = true;
  LOG_WIDTHS.forEach((points, column) => {
    page.getRangeByIndexes(0, column, 1, 1).format.columnWidth = points;
  });
  page.freezePanes.freezeRows(2);
  return page;
}
