/** A block of cells, counted from 0. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Excel's grid. */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

/**
 * Column letters of a column counted from 0.
 *
 * @example
 * columnName(27); //=> 'AB'
 */
export function columnName(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

/** Column number from 0 of column letters in any case. */
export function columnNumber(name: string): number {
  let number = 0;
  for (const letter of name.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

/**
 * A1 address of a block, without its sheet.
 *
 * @example
 * areaAddress({ row: 0, column: 1, rows: 2, columns: 2 }); //=> 'B1:C2'
 */
export function areaAddress(area: Area): string {
  const first = `${columnName(area.column)}${area.row + 1}`;
  if (area.rows === 1 && area.columns === 1) return first;
  return `${first}:${columnName(area.column + area.columns - 1)}${area.row + area.rows}`;
}

/**
 * A block's address as a name keeps it, whichever cell asks: whole rows and columns without their ends.
 *
 * @example
 * fixedAddress({ row: 0, column: 0, rows: 2, columns: 16_384 }); //=> '$1:$2'
 */
export function fixedAddress(area: Area): string {
  const local = areaAddress(area);
  const kept = isWholeRows(area)
    ? local.replace(/[A-Z]+/g, '')
    : area.rows === MAX_ROWS
      ? local.replace(/\d+/g, '')
      : local;
  return kept.replace(/[A-Z]+|\d+/g, '$$$&');
}

const isWholeRows = ({ columns }: Area): boolean => columns === MAX_COLUMNS;

/** A sheet's name as it stands before `!` in a formula: quoted unless it is plain. */
export function quotedSheetName(name: string): string {
  const plain =
    /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) && !/^[A-Za-z]{1,3}\d+$/.test(name) && !/^(R|C|RC|R\d+C\d*)$/i.test(name);
  return plain ? name : `'${name.replace(/'/g, "''")}'`;
}

const PART = /^\$?([A-Za-z]{1,3})?\$?(\d{1,7})?$/;

interface Part {
  readonly row?: number;
  readonly column?: number;
}

function readPart(text: string): Part | undefined {
  const found = PART.exec(text);
  if (!found || text === '' || text === '$') return undefined;
  const column = found[1] === undefined ? undefined : columnNumber(found[1]);
  const row = found[2] === undefined ? undefined : Number(found[2]) - 1;
  if (row !== undefined && (row < 0 || row >= MAX_ROWS)) return undefined;
  if (column !== undefined && column >= MAX_COLUMNS) return undefined;
  return { ...(row === undefined ? {} : { row }), ...(column === undefined ? {} : { column }) };
}

/**
 * Reads an A1 address: a cell, a block, whole columns (`A:C`) or whole rows (`2:5`), with or without `$`.
 *
 * @returns the block and the sheet named before `!`, if one is; undefined when the text is no address
 * @example
 * readAddress("'My Sheet'!$B$2:C3"); //=> { sheet: 'My Sheet', area: { row: 1, column: 1, rows: 2, columns: 2 } }
 */
export function readAddress(text: string): { sheet?: string; area: Area } | undefined {
  const found = /^(?:(?:'((?:[^']|'')+)'|([^'!]+))!)?([^!]+)$/.exec(text.trim());
  if (!found) return undefined;
  const named = found[1]?.replace(/''/g, "'") ?? found[2];
  const area = readArea((found[3] ?? '').split(':'));
  if (!area) return undefined;
  return named === undefined ? { area } : { sheet: named, area };
}

function readArea(ends: readonly string[]): Area | undefined {
  const first = readPart(ends[0] ?? '');
  const last = ends.length === 1 ? first : readPart(ends[1] ?? '');
  if (!first || !last || ends.length > 2) return undefined;
  if ((first.row === undefined) !== (last.row === undefined)) return undefined;
  if ((first.column === undefined) !== (last.column === undefined)) return undefined;
  if (ends.length === 1 && (first.row === undefined || first.column === undefined)) return undefined;
  const rows = [first.row ?? 0, last.row ?? MAX_ROWS - 1];
  const columns = [first.column ?? 0, last.column ?? MAX_COLUMNS - 1];
  const row = Math.min(...rows);
  const column = Math.min(...columns);
  return { row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 };
}

/** What two blocks share; undefined when nothing. */
export function overlap(a: Area, b: Area): Area | undefined {
  const row = Math.max(a.row, b.row);
  const column = Math.max(a.column, b.column);
  const rows = Math.min(a.row + a.rows, b.row + b.rows) - row;
  const columns = Math.min(a.column + a.columns, b.column + b.columns) - column;
  return rows > 0 && columns > 0 ? { row, column, rows, columns } : undefined;
}
