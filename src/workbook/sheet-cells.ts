/** The values of one sheet, as the host gave them in one read. Rows and columns are counted from 0 at A1. */
export interface SheetCells {
  readonly name: string;
  /** Where the used range begins. */
  readonly firstRow: number;
  readonly firstColumn: number;
  /** One line a row of the used range, all of one length; a blank is ''. */
  readonly values: readonly (readonly unknown[])[];
}

/** A cell of a sheet, row and column counted from 0. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** What a cell holds; '' outside the used range. */
export function cellOf(sheet: SheetCells, row: number, column: number): unknown {
  return sheet.values[row - sheet.firstRow]?.[column - sheet.firstColumn] ?? '';
}

/** Numbers of the rows that the used range covers. */
export function rowsOf(sheet: SheetCells): readonly number[] {
  return sheet.values.map((_, at) => sheet.firstRow + at);
}

/** Numbers of the columns that the used range covers. */
export function columnsOf(sheet: SheetCells): readonly number[] {
  return (sheet.values[0] ?? []).map((_, at) => sheet.firstColumn + at);
}

/**
 * The address of a cell as Excel writes it, the sheet's name in quotes where Excel wants them.
 *
 * @example address('Tour 1', 11, 5) //=> "'Tour 1'!F12"
 */
export function address(sheet: string, row: number, column: number): string {
  return `${quoted(sheet)}!${columnLetters(column)}${row + 1}`;
}

/** @example columnLetters(27) //=> 'AB' */
export function columnLetters(column: number): string {
  const before = Math.floor(column / 26) - 1;
  return (before < 0 ? '' : columnLetters(before)) + String.fromCharCode(65 + (column % 26));
}

const NEEDS_NO_QUOTES = /^[\p{L}_][\p{L}\p{N}_.]*$/u;
/** Names that a formula would take for a cell: A1, R1C1, RC. */
const LOOKS_LIKE_CELL = /^(?:[A-Z]{1,3}\d{1,7}|R\d*C?\d*|C\d*)$/i;

function quoted(sheet: string): string {
  return NEEDS_NO_QUOTES.test(sheet) && !LOOKS_LIKE_CELL.test(sheet) ? sheet : `'${sheet.replace(/'/g, "''")}'`;
}

/**
 * The sheet and the cell that an address of ours names; null for anything else.
 *
 * @example splitAddress("'Tour 1'!F12") //=> { sheet: 'Tour 1', cell: 'F12' }
 */
export function splitAddress(text: string): { readonly sheet: string; readonly cell: string } | null {
  const [, inQuotes, plain, cell] = /^(?:'((?:[^']|'')+)'|([^'!]+))!([A-Z]{1,3}\d{1,7})$/.exec(text) ?? [];
  const sheet = inQuotes?.replace(/''/g, "'") ?? plain;
  return sheet === undefined || cell === undefined ? null : { sheet, cell };
}

/** @example spotOf('AB12') //=> { row: 11, column: 27 } */
export function spotOf(cell: string): Spot | null {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(cell) ?? [];
  if (letters === undefined || digits === undefined) return null;
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}
