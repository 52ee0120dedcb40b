import type { Area } from '../../engine/address';
import type { BookTable } from '../../engine/book';
import type { Host } from '../host';
import { ApiObject, invalidArgument, itemNotFound } from '../object-model';
import type { Table } from '../object-model';
import { rangeObject } from './range';
import { worksheetObject } from './worksheet';

/** Tables are read here and not yet made or changed: what would do so is not in the tables below, and answers so. */

const header = ({ area }: BookTable): Area => ({ ...area, rows: 1 });
const body = ({ area }: BookTable): Area => ({ ...area, row: area.row + 1, rows: area.rows - 1 });
const whole = ({ area, hasTotals }: BookTable): Area => ({ ...area, rows: area.rows + (hasTotals ? 1 : 0) });
const totals = ({ area }: BookTable): Area => ({ ...area, row: area.row + area.rows, rows: 1 });

/** One column of a table, from 0. */
interface Column {
  readonly table: BookTable;
  readonly at: number;
}

const ofColumn = ({ table, at }: Column, area: Area, host: Host): ApiObject =>
  rangeObject(host, { sheet: table.sheet, area: { ...area, column: table.area.column + at, columns: 1 } });

const ofTable = (table: BookTable, area: Area, host: Host): ApiObject =>
  rangeObject(host, { sheet: table.sheet, area });

function totalsOrThrow(table: BookTable): Area {
  if (!table.hasTotals) throw itemNotFound();
  return totals(table);
}

export const TABLE_COLUMN: Table<Column> = {
  type: 'TableColumn',
  identity: ({ at }) => ({ Id: at + 1 }),
  scalars: {
    Id: { get: ({ at }) => at + 1 },
    Index: { get: ({ at }) => at },
    Name: { get: ({ table, at }) => table.columns[at] ?? '' },
  },
  methods: {
    GetRange: (column, _, host) => ofColumn(column, whole(column.table), host),
    GetHeaderRowRange: (column, _, host) => ofColumn(column, header(column.table), host),
    GetDataBodyRange: (column, _, host) => ofColumn(column, body(column.table), host),
    GetTotalRowRange: (column, _, host) => ofColumn(column, totalsOrThrow(column.table), host),
  },
};

function columnAt(table: BookTable, at: unknown, host: Host): ApiObject {
  if (typeof at !== 'number' || table.columns[at] === undefined) throw invalidArgument();
  return ApiObject.of(TABLE_COLUMN, { table, at }, host);
}

/** A column by name in any case, or by id, which counts from 1. */
function column(table: BookTable, key: unknown, host: Host): ApiObject | null {
  const at =
    typeof key === 'number'
      ? key - 1
      : table.columns.findIndex((name) => name.toLowerCase() === String(key).toLowerCase());
  return table.columns[at] === undefined ? null : ApiObject.of(TABLE_COLUMN, { table, at }, host);
}

function found(object: ApiObject | null): ApiObject {
  if (!object) throw itemNotFound();
  return object;
}

export const TABLE_COLUMNS: Table<BookTable> = {
  type: 'TableColumnCollection',
  items: (table, host) => table.columns.map((_, at) => ApiObject.of(TABLE_COLUMN, { table, at }, host)),
  item: (table, key, host) => found(column(table, key, host)),
  methods: {
    GetCount: ({ columns }) => columns.length,
    GetItem: (table, [key], host) => found(column(table, key, host)),
    GetItemAt: (table, [at], host) => columnAt(table, at, host),
    GetItemOrNullObject: (table, [key], host) => column(table, key, host),
  },
};

export const TABLE: Table<BookTable> = {
  type: 'Table',
  identity: ({ id }) => ({ Id: id }),
  scalars: {
    Id: { get: ({ id }) => id },
    Name: { get: ({ name }) => name },
    ShowHeaders: { get: () => true },
    ShowTotals: { get: ({ hasTotals }) => hasTotals },
  },
  navigations: {
    Columns: (table, host) => ApiObject.of(TABLE_COLUMNS, table, host),
    Worksheet: ({ sheet }, host) => worksheetObject(host, sheet),
  },
  methods: {
    GetRange: (table, _, host) => ofTable(table, whole(table), host),
    GetHeaderRowRange: (table, _, host) => ofTable(table, header(table), host),
    GetDataBodyRange: (table, _, host) => ofTable(table, body(table), host),
    GetTotalRowRange: (table, _, host) => ofTable(table, totalsOrThrow(table), host),
  },
};

/** The tables of the book, or those of one sheet. */
interface Scope {
  readonly sheetId: string | undefined;
}

const inScope = ({ sheetId }: Scope, { book }: Host): BookTable[] =>
  book.tables.filter(({ sheet }) => sheetId === undefined || sheet.id === sheetId);

const tableObject = (host: Host, table: BookTable): ApiObject => ApiObject.of(TABLE, table, host);

function byKey(scope: Scope, key: unknown, host: Host): ApiObject | null {
  const wanted = String(key).toLowerCase();
  const table = inScope(scope, host).find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  return table ? tableObject(host, table) : null;
}

export const TABLES: Table<Scope> = {
  type: 'TableCollection',
  items: (scope, host) => inScope(scope, host).map((table) => tableObject(host, table)),
  item: (scope, key, host) => found(byKey(scope, key, host)),
  methods: {
    GetCount: (scope, _, host) => inScope(scope, host).length,
    GetItem: (scope, [key], host) => found(byKey(scope, key, host)),
    GetItemAt: (scope, [at], host) => {
      const table = inScope(scope, host)[Number(at)];
      if (!table) throw invalidArgument();
      return tableObject(host, table);
    },
    GetItemOrNullObject: (scope, [key], host) => byKey(scope, key, host),
  },
};

/** `workbook.tables`, or `worksheet.tables` for a sheet's id. */
export const tablesObject = (host: Host, sheetId?: string): ApiObject => ApiObject.of(TABLES, { sheetId }, host);
