import { overlap } from '../../engine/address';
import type { Area } from '../../engine/address';
import type { BookTable } from '../../engine/book';
import { shownValue } from '../../engine/values';
import type { Host, SheetArea } from '../host';
import { ApiObject, invalidArgument, itemNotFound, notHere } from '../object-model';
import type { Table } from '../object-model';
import { addressed, cellsOf } from './areas';
import { refuseLocked } from './protection';
import { givenBlock, rangeObject } from './range';
import { TABLE_COLUMNS, TABLE_ROWS, bodyOf, headerOf, tableOf, totalsOf, wholeOf } from './table-parts';
import { worksheetObject } from './worksheet';

/** What Excel takes for a table's name; one that looks like a cell is none. */
const NAME = /^(?!\$?[a-z]{1,3}\$?\d+$)(?!r\d*c\d*$)[\p{L}_\\][\p{L}\p{N}_.\\]{0,254}$/iu;

function isTaken(name: string, { book }: Host, but?: string): boolean {
  const same = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
  return book.tables.some((table) => table.id !== but && same(table.name)) || book.names.some((one) => same(one.name));
}

function rename(id: string, value: unknown, host: Host): void {
  const name = String(value);
  if (!NAME.test(name) || isTaken(name, host, id)) throw invalidArgument();
  host.book.changeTable(id, { name });
}

function freeName(host: Host): string {
  let number = 1;
  while (isTaken(`Table${number}`, host)) number += 1;
  return `Table${number}`;
}

/** Headings as Excel makes them: texts, none of them blank and no two the same. */
function headings({ sheet, area }: SheetArea): string[] {
  const names: string[] = [];
  const isNew = (name: string): boolean => names.every((one) => one.toLowerCase() !== name.toLowerCase());
  for (let x = 0; x < area.columns; x++) {
    const typed = String(shownValue(sheet.value(area.row, area.column + x)));
    const stem = typed === '' ? 'Column' : typed;
    let number = typed === '' ? x + 1 : 2;
    let name = typed === '' ? `Column${number}` : typed;
    while (!isNew(name)) name = `${stem}${number++}`;
    names.push(name);
  }
  return names;
}

/** Puts the headings into their cells where they are not there as texts yet. */
function writeHeadings({ sheet, area }: SheetArea, names: readonly string[], host: Host): void {
  names.forEach((name, x) => {
    if (sheet.value(area.row, area.column + x) === name) return;
    sheet.set(area.row, area.column + x, { value: name });
  });
  host.wrote({ sheet, area: { ...area, rows: 1 } });
}

const isFree = (area: Area, sheetId: string, { book }: Host, but?: string): boolean =>
  book.tables.every((table) => table.id === but || table.sheet.id !== sheetId || !overlap(wholeOf(table), area));

function add(scope: Scope, [given, hasHeaders]: readonly unknown[], host: Host): ApiObject {
  const here = host.book.sheets.find(({ id }) => id === scope.sheetId) ?? host.book.active;
  const block = givenBlock(addressed(host.book, here, ''), given, host);
  if (scope.sheetId !== undefined && block.sheet.id !== scope.sheetId) throw invalidArgument();
  // Excel would move the cells down to make room for a header row.
  if (hasHeaders !== true) throw notHere(host, 'TableCollection', 'Add without headers');
  if (!isFree(block.area, block.sheet.id, host)) throw invalidArgument('A table cannot overlap another table.');
  refuseLocked(block);
  // A heading alone gets a blank row under it.
  const area = { ...block.area, rows: Math.max(2, block.area.rows) };
  const columns = headings(block);
  writeHeadings(block, columns, host);
  const { id } = host.book.addTable({ name: freeName(host), sheet: block.sheet, area, hasTotals: false, columns });
  return tableObject(host, id);
}

function resize(id: string, given: unknown, host: Host): void {
  const { sheet, area, hasTotals } = tableOf(id, host);
  const block = givenBlock({ sheet, area }, given, host);
  const isSameTop = block.sheet.id === sheet.id && block.area.row === area.row && block.area.rows >= 2;
  if (!isSameTop || !overlap(block.area, area) || !isFree(block.area, sheet.id, host, id)) throw invalidArgument();
  if (hasTotals) throw notHere(host, 'Table', 'Resize with a total row');
  const columns = headings(block);
  writeHeadings(block, columns, host);
  host.book.changeTable(id, { area: block.area, columns });
}

const partOf = (id: string, part: (table: BookTable) => Area, host: Host): ApiObject => {
  const table = tableOf(id, host);
  return rangeObject(host, { sheet: table.sheet, area: part(table) });
};

export const TABLE: Table<string> = {
  type: 'Table',
  identity: (id) => ({ Id: id }),
  scalars: {
    Id: { get: (id) => id },
    Name: { get: (id, host) => tableOf(id, host).name, set: rename },
    ShowHeaders: { get: () => true },
    ShowTotals: { get: (id, host) => tableOf(id, host).hasTotals },
  },
  navigations: {
    Columns: (id, host) => ApiObject.of(TABLE_COLUMNS, id, host),
    Rows: (id, host) => ApiObject.of(TABLE_ROWS, id, host),
    Worksheet: (id, host) => worksheetObject(host, tableOf(id, host).sheet),
  },
  methods: {
    GetRange: (id, _, host) => partOf(id, wholeOf, host),
    GetHeaderRowRange: (id, _, host) => partOf(id, headerOf, host),
    GetDataBodyRange: (id, _, host) => partOf(id, bodyOf, host),
    GetTotalRowRange: (id, _, host) => partOf(id, totalsOf, host),
    Resize: (id, [given], host) => resize(id, given, host),
    ConvertToRange: (id, _, host) => {
      const range = partOf(id, wholeOf, host);
      host.book.removeTable(id);
      return range;
    },
    // The table goes with its cells.
    Delete: (id, _, host) => {
      const table = tableOf(id, host);
      const block = { sheet: table.sheet, area: wholeOf(table) };
      refuseLocked(block);
      for (const { row, column } of cellsOf(block)) {
        block.sheet.set(row, column, { value: null });
        block.sheet.clearStyle(row, column);
      }
      host.book.removeTable(id);
      host.wrote(block);
    },
  },
};

/** The tables of the book, or those of one sheet. */
interface Scope {
  readonly sheetId: string | undefined;
}

const inScope = ({ sheetId }: Scope, { book }: Host): BookTable[] =>
  book.tables.filter(({ sheet }) => sheetId === undefined || sheet.id === sheetId);

const tableObject = (host: Host, id: string): ApiObject => ApiObject.of(TABLE, id, host);

function byKey(scope: Scope, key: unknown, host: Host): ApiObject | null {
  const wanted = String(key).toLowerCase();
  const table = inScope(scope, host).find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  return table ? tableObject(host, table.id) : null;
}

function byKeyOrThrow(scope: Scope, key: unknown, host: Host): ApiObject {
  const found = byKey(scope, key, host);
  if (!found) throw itemNotFound();
  return found;
}

export const TABLES: Table<Scope> = {
  type: 'TableCollection',
  scalars: { Count: { get: (scope, host) => inScope(scope, host).length } },
  items: (scope, host) => inScope(scope, host).map(({ id }) => tableObject(host, id)),
  item: byKeyOrThrow,
  methods: {
    Add: add,
    GetCount: (scope, _, host) => inScope(scope, host).length,
    GetItem: (scope, [key], host) => byKeyOrThrow(scope, key, host),
    GetItemAt: (scope, [at], host) => {
      const table = inScope(scope, host)[Number(at)];
      if (!table) throw invalidArgument();
      return tableObject(host, table.id);
    },
    GetItemOrNullObject: (scope, [key], host) => byKey(scope, key, host),
  },
};

/** `workbook.tables`, or `worksheet.tables` for a sheet's id. */
export const tablesObject = (host: Host, sheetId?: string): ApiObject => ApiObject.of(TABLES, { sheetId }, host);
