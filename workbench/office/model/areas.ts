import { MAX_COLUMNS, MAX_ROWS, areaAddress, overlap, quotedSheetName, readAddress } from '../../engine/address';
import type { Area } from '../../engine/address';
import type { Book, CellStyle, Sheet } from '../../engine/book';
import type { SheetArea } from '../host';
import { invalidArgument } from '../object-model';

/** The whole sheet. */
export const WHOLE: Area = { row: 0, column: 0, rows: MAX_ROWS, columns: MAX_COLUMNS };

/** True for whole rows or columns, which have no values to load. */
export const isUnbounded = ({ area }: SheetArea): boolean => area.rows === MAX_ROWS || area.columns === MAX_COLUMNS;

/** A block checked against the grid. */
export function onGrid(sheet: Sheet, area: Area): SheetArea {
  const { row, column, rows, columns } = area;
  const isWhole = [row, column, rows, columns].every(Number.isInteger);
  if (!isWhole || row < 0 || column < 0 || rows < 1 || columns < 1) throw invalidArgument();
  if (row + rows > MAX_ROWS || column + columns > MAX_COLUMNS) throw invalidArgument();
  return { sheet, area };
}

/** Full address, as `range.address` gives it. */
export function fullAddress({ sheet, area }: SheetArea): string {
  const columns = area.rows === MAX_ROWS && area.columns < MAX_COLUMNS;
  const rows = area.columns === MAX_COLUMNS;
  const local = areaAddress(area);
  if (columns) return `${quotedSheetName(sheet.name)}!${local.replace(/\d+/g, '')}`;
  return `${quotedSheetName(sheet.name)}!${rows ? local.replace(/[A-Z]+/g, '') : local}`;
}

/** A block by address on a sheet, or on the sheet the address names; the name of a defined name works too. */
export function addressed(book: Book, sheet: Sheet, text: unknown): SheetArea {
  if (text === undefined || text === null || text === '') return { sheet, area: WHOLE };
  if (typeof text !== 'string') throw invalidArgument();
  const found = readAddress(text);
  if (found) {
    const named = found.sheet === undefined ? sheet : book.find(found.sheet);
    if (!named) throw invalidArgument();
    return { sheet: named, area: found.area };
  }
  const name = namedArea(book, text, sheet.id);
  if (!name) throw invalidArgument();
  return name;
}

/** The block a defined name stands for; undefined when it is none, or no block. */
export function namedArea(book: Book, name: string, sheetId?: string): SheetArea | undefined {
  const same = book.names.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  const found = same.find((one) => one.sheetId === sheetId) ?? same.find((one) => one.sheetId === undefined);
  const address = found && readAddress(found.refersTo);
  const sheet = address?.sheet === undefined ? undefined : book.find(address.sheet);
  return address && sheet ? { sheet, area: address.area } : undefined;
}

/** Every cell of a block, row by row; whole rows and columns as far as the sheet is used. */
export function* cellsOf(block: SheetArea): Generator<{ row: number; column: number }> {
  const { area } = isUnbounded(block) ? { area: boundedBy(block) } : block;
  for (let row = area.row; row < area.row + area.rows; row++)
    for (let column = area.column; column < area.column + area.columns; column++) yield { row, column };
}

function boundedBy({ sheet, area }: SheetArea): Area {
  const used = sheet.usedArea();
  if (!used) return { ...area, rows: 0, columns: 0 };
  return overlap(area, used) ?? { ...area, rows: 0, columns: 0 };
}

/** The common value of a block's cells, or null where they differ. */
export function common<V>(block: SheetArea, read: (style: CellStyle) => V): V | null {
  let first: V | undefined;
  for (const { row, column } of cellsOf(block)) {
    const value = read(block.sheet.style(row, column));
    if (first !== undefined && first !== value) return null;
    first = value;
  }
  return first ?? read({});
}
