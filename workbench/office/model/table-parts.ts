import type { Area } from '../../engine/address';
import type { BookTable } from '../../engine/book';
import { shownValue } from '../../engine/values';
import type { Host } from '../host';
import { ApiError, ApiObject, invalidArgument, itemNotFound } from '../object-model';
import type { Table } from '../object-model';
import { rangeObject } from './range';

/** Tables go by their id: what they are changes under whoever holds one. */
export function tableOf(id: string, { book }: Host): BookTable {
  const table = book.tables.find((one) => one.id === id);
  if (!table) throw itemNotFound();
  return table;
}

export const headerOf = ({ area }: BookTable): Area => ({ ...area, rows: 1 });
export const bodyOf = ({ area }: BookTable): Area => ({ ...area, row: area.row + 1, rows: area.rows - 1 });
export const wholeOf = ({ area, hasTotals }: BookTable): Area => ({ ...area, rows: area.rows + (hasTotals ? 1 : 0) });

export function totalsOf({ area, hasTotals }: BookTable): Area {
  if (!hasTotals) throw itemNotFound();
  return { ...area, row: area.row + area.rows, rows: 1 };
}

/** One column or row of a table, from 0. */
interface Line {
  readonly table: string;
  readonly at: number;
}

/** The values of a block, for what has them without being a range. */
const valuesIn = ({ sheet }: BookTable, { row, column, rows, columns }: Area): unknown[][] =>
  Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_unused, x) => shownValue(sheet.value(row + y, column + x))),
  );

const columnIn = ({ table, at }: Line, host: Host, part: (table: BookTable) => Area): ApiObject => {
  const found = tableOf(table, host);
  return rangeObject(host, {
    sheet: found.sheet,
    area: { ...part(found), column: found.area.column + at, columns: 1 },
  });
};

export const TABLE_COLUMN: Table<Line> = {
  type: 'TableColumn',
  identity: ({ at }) => ({ Id: at + 1 }),
  calculated: ['Values'],
  scalars: {
    Id: { get: ({ at }) => at + 1 },
    Index: { get: ({ at }) => at },
    Name: { get: ({ table, at }, host) => tableOf(table, host).columns[at] ?? '' },
    Values: {
      get: ({ table, at }, host) => {
        const found = tableOf(table, host);
        return valuesIn(found, { ...wholeOf(found), column: found.area.column + at, columns: 1 });
      },
    },
  },
  methods: {
    GetRange: (column, _, host) => columnIn(column, host, wholeOf),
    GetHeaderRowRange: (column, _, host) => columnIn(column, host, headerOf),
    GetDataBodyRange: (column, _, host) => columnIn(column, host, bodyOf),
    GetTotalRowRange: (column, _, host) => columnIn(column, host, totalsOf),
  },
};

/** A column by name in any case, or by id, which counts from 1. */
function column(table: string, key: unknown, host: Host): ApiObject | null {
  const { columns } = tableOf(table, host);
  const at =
    typeof key === 'number' ? key - 1 : columns.findIndex((name) => name.toLowerCase() === String(key).toLowerCase());
  return columns[at] === undefined ? null : ApiObject.of(TABLE_COLUMN, { table, at }, host);
}

function found(object: ApiObject | null): ApiObject {
  if (!object) throw itemNotFound();
  return object;
}

export const TABLE_COLUMNS: Table<string> = {
  type: 'TableColumnCollection',
  scalars: { Count: { get: (table, host) => tableOf(table, host).columns.length } },
  items: (table, host) => tableOf(table, host).columns.map((_, at) => ApiObject.of(TABLE_COLUMN, { table, at }, host)),
  item: (table, key, host) => found(column(table, key, host)),
  methods: {
    GetCount: (table, _, host) => tableOf(table, host).columns.length,
    GetItem: (table, [key], host) => found(column(table, key, host)),
    GetItemAt: (table, [at], host) => {
      if (typeof at !== 'number' || tableOf(table, host).columns[at] === undefined) throw invalidArgument();
      return ApiObject.of(TABLE_COLUMN, { table, at }, host);
    },
    GetItemOrNullObject: (table, [key], host) => column(table, key, host),
  },
};

const rowArea = (table: BookTable, at: number): Area => ({ ...table.area, row: table.area.row + 1 + at, rows: 1 });

export const TABLE_ROW: Table<Line> = {
  type: 'TableRow',
  calculated: ['Values'],
  scalars: {
    Index: { get: ({ at }) => at },
    Values: {
      get: ({ table, at }, host) => {
        const own = tableOf(table, host);
        return valuesIn(own, rowArea(own, at));
      },
      set: ({ table, at }, values, host) => {
        const own = tableOf(table, host);
        rangeObject(host, { sheet: own.sheet, area: rowArea(own, at) }).set('Values')?.(values);
      },
    },
  },
  methods: {
    GetRange: ({ table, at }, _, host) => {
      const own = tableOf(table, host);
      return rangeObject(host, { sheet: own.sheet, area: rowArea(own, at) });
    },
  },
};

const countOf = (table: string, host: Host): number => tableOf(table, host).area.rows - 1;

/** Rows after the last one. Excel would move cells below out of the way; the workbench does not move cells, and says so. */
function addRows(id: string, values: unknown, host: Host): ApiObject {
  const { area, sheet, hasTotals } = tableOf(id, host);
  if (!Array.isArray(values) || values.length === 0) throw invalidArgument();
  const below: Area = { ...area, row: area.row + area.rows, rows: values.length };
  const isFree =
    !hasTotals &&
    valuesIn(tableOf(id, host), below)
      .flat()
      .every((value) => value === '');
  if (!isFree)
    throw new ApiError('InvalidOperation', 'The workbench cannot move the cells below the table to make room.');
  rangeObject(host, { sheet, area: below }).set('Values')?.(values);
  host.book.changeTable(id, { area: { ...area, rows: area.rows + values.length } });
  return ApiObject.of(TABLE_ROW, { table: id, at: area.rows - 1 }, host);
}

function rowAt(table: string, at: unknown, host: Host): ApiObject {
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at >= countOf(table, host)) throw invalidArgument();
  return ApiObject.of(TABLE_ROW, { table, at }, host);
}

export const TABLE_ROWS: Table<string> = {
  type: 'TableRowCollection',
  scalars: { Count: { get: countOf } },
  items: (table, host) =>
    Array.from({ length: countOf(table, host) }, (_, at) => ApiObject.of(TABLE_ROW, { table, at }, host)),
  item: rowAt,
  methods: {
    Add: (table, [index, values], host) => {
      const isLast = index === null || index === undefined || index === -1 || index === countOf(table, host);
      if (!isLast) throw new ApiError('InvalidOperation', 'The workbench adds rows at the end of a table only.');
      return addRows(table, values, host);
    },
    GetCount: (table, _, host) => countOf(table, host),
    GetItemAt: (table, [at], host) => rowAt(table, at, host),
  },
};
