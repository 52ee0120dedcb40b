import { BooleanNumber } from '@univerjs/core';
import type { IFreeze, IRange, IWorksheetData } from '@univerjs/core';
import type { Area } from '../engine/address';
import type { UniverSheet } from '../engine/univer-sheet';
import { gridLook } from './cell-looks';

/** Excel's column of 8.43 characters and row of 15 points, in pixels. */
const COLUMN = 64;
const ROW = 20;
const DEFAULT_FONT = 11;
/** Height of a line, in heights of its letters. */
const LINE = 1.3;
const PIXELS_A_POINT = 4 / 3;
/** The widest digit of the default font, and what stands free beside a text. */
const DIGIT = 7;
const PADDING = 5;

/** A width in characters, as files hold it, in pixels (ECMA-376 part 1, 18.3.1.13). */
export const columnPixels = (characters: number): number =>
  Math.trunc(((256 * characters + Math.trunc(128 / DIGIT)) / 256) * DIGIT);
export const columnCharacters = (pixels: number): number =>
  Math.round(Math.max(0, (pixels - PADDING) / DIGIT) * 100 + 71) / 100;
export const rowPixels = (points: number): number => Math.round(points * PIXELS_A_POINT);
export const rowPoints = (pixels: number): number => Math.round((pixels / PIXELS_A_POINT) * 4) / 4;

export const rangeOf = ({ row, column, rows, columns }: Area): IRange => ({
  startRow: row,
  endRow: row + rows - 1,
  startColumn: column,
  endColumn: column + columns - 1,
});

export const areaOf = ({ startRow, endRow, startColumn, endColumn }: IRange): Area => ({
  row: startRow,
  column: startColumn,
  rows: endRow - startRow + 1,
  columns: endColumn - startColumn + 1,
});

/** The sheet's frozen panes as the grid has them. */
export function freezeOf({ look }: UniverSheet): IFreeze {
  const { frozenRows: rows, frozenColumns: columns } = look;
  return { xSplit: columns, ySplit: rows, startRow: rows > 0 ? rows : -1, startColumn: columns > 0 ? columns : -1 };
}

/** What of a sheet's look changed since it was last shown; the frozen panes have to be told to the grid. */
export interface LookChange {
  readonly isChanged: boolean;
  readonly isFrozenOtherwise: boolean;
  readonly isTabOtherwise: boolean;
}

/** Gives the grid the sheet's widths, heights, merged cells, panes, tab and the looks of its cells. */
export function showLook(sheet: UniverSheet): LookChange {
  const { worksheet, look } = sheet;
  const config = worksheet.getConfig();
  config.defaultColumnWidth = COLUMN;
  config.defaultRowHeight = ROW;
  const restyled = showStyles(sheet);
  const sized = showSizes(config, sheet);
  const merged = showMerges(sheet);
  const freeze = freezeOf(sheet);
  const isFrozenOtherwise = config.freeze.xSplit !== freeze.xSplit || config.freeze.ySplit !== freeze.ySplit;
  config.freeze = freeze;
  const hidden = flagOf(sheet.visibility !== 'Visible');
  const isTabOtherwise = config.hidden !== hidden || config.tabColor !== look.tabColor;
  config.hidden = hidden;
  config.tabColor = look.tabColor;
  return { isChanged: restyled || sized || merged, isFrozenOtherwise, isTabOtherwise };
}

const flagOf = (on: boolean): BooleanNumber => (on ? BooleanNumber.TRUE : BooleanNumber.FALSE);

function showStyles(sheet: UniverSheet): boolean {
  const matrix = sheet.worksheet.getCellMatrix();
  const restyled = sheet.takeRestyled();
  for (const key of restyled) {
    const [row = 0, column = 0] = key.split(',').map(Number);
    const cell = matrix.getValue(row, column);
    matrix.setValue(row, column, { ...cell, s: gridLook(sheet.style(row, column)) });
  }
  return restyled.size > 0;
}

function showSizes(config: IWorksheetData, sheet: UniverSheet): boolean {
  const { look } = sheet;
  let isChanged = false;
  const columns = config.columnData;
  const rows = config.rowData;
  for (const [column, characters] of look.columnWidths) {
    const w = columnPixels(characters);
    if (columns[column]?.w !== w) isChanged = true;
    columns[column] = { ...columns[column], w };
  }
  for (const [row, points] of look.rowHeights) {
    const h = rowPixels(points);
    if (rows[row]?.h !== h) isChanged = true;
    rows[row] = { ...rows[row], h, ia: BooleanNumber.FALSE };
  }
  showTallRows(config, sheet);
  return isChanged;
}

/** Rows without a height of their own are as high as their largest letters, as Excel makes them. */
function showTallRows(config: IWorksheetData, sheet: UniverSheet): void {
  sheet.worksheet.getCellMatrix().forValue((row, column, cell) => {
    const { fontSize = DEFAULT_FONT } = sheet.style(row, column);
    if (fontSize <= DEFAULT_FONT || sheet.look.rowHeights.has(row) || cell === null) return;
    const ah = Math.max(config.rowData[row]?.ah ?? 0, rowPixels(Math.ceil(fontSize * LINE)));
    config.rowData[row] = { ...config.rowData[row], ah, ia: BooleanNumber.TRUE };
  });
}

function showMerges({ worksheet, look }: UniverSheet): boolean {
  const wanted = look.merges.map(rangeOf);
  const now = worksheet.getConfig().mergeData;
  if (JSON.stringify(now.map(areaOf)) === JSON.stringify(look.merges)) return false;
  worksheet.getConfig().mergeData = wanted;
  worksheet.getSpanModel().rebuild(wanted);
  return true;
}
