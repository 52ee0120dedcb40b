import { sheetNameFault } from '../../engine/book';
import type { Sheet, Visibility } from '../../engine/book';
import { SHEET_EVENTS } from '../events';
import type { SheetEventName } from '../events';
import type { Host } from '../host';
import { ApiError, ApiObject, invalidArgument, itemNotFound } from '../object-model';
import type { Table } from '../object-model';
import { addressed, onGrid } from './areas';
import { commentsObject } from './comments';
import { namesObject } from './names';
import { PAGE_LAYOUT } from './page-layout';
import { protectionObject } from './protection';
import { rangeObject } from './range';
import { tablesObject } from './tables';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

function renamed(sheet: Sheet, value: unknown, host: Host): void {
  const name = String(value);
  const other = host.book.find(name);
  if (sheetNameFault(name) !== undefined || (other && other.id !== sheet.id)) throw invalidArgument();
  sheet.name = name;
}

const VISIBILITIES: readonly Visibility[] = ['Visible', 'Hidden', 'VeryHidden'];

function remove(sheet: Sheet, host: Host): void {
  const visible = host.book.sheets.filter(({ visibility }) => visibility === 'Visible');
  if (sheet.visibility === 'VeryHidden' || (visible.length === 1 && visible[0]?.id === sheet.id))
    throw new ApiError('InvalidOperation', 'This operation is not permitted for the current object.');
  host.remove(sheet);
}

function freeze(sheet: Sheet, rows: unknown, columns: unknown): void {
  if (!isNumber(rows) || !isNumber(columns)) throw invalidArgument();
  sheet.look.frozenRows = rows;
  sheet.look.frozenColumns = columns;
}

export const FREEZE_PANES: Table<Sheet> = {
  type: 'WorksheetFreezePanes',
  methods: {
    FreezeRows: (sheet, [count]) => freeze(sheet, count ?? 1, 0),
    FreezeColumns: (sheet, [count]) => freeze(sheet, 0, count ?? 1),
    FreezeAt: (sheet, [range], host) => {
      const text: unknown = range instanceof ApiObject ? range.get('Address')?.() : range;
      const { area } = addressed(host.book, sheet, text);
      freeze(sheet, area.row + area.rows, area.column + area.columns);
    },
    Unfreeze: (sheet) => freeze(sheet, 0, 0),
  },
};

const OF_ONE_SHEET = ['DataChanged', 'Activated', 'Deactivated', 'SelectionChanged', 'ProtectionChanged'] as const;
const OF_ALL_SHEETS = [...OF_ONE_SHEET, 'Added', 'Deleted'] as const;

/** The calls by which the library asks for events and gives them up; `target` is who it asks for, by id. */
function eventMethods<T>(
  names: readonly SheetEventName[],
  target: (of: T) => string,
): NonNullable<Table<T>['methods']> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [
        `_Register${name}Event`,
        (of: T, _: readonly unknown[], host: Host) => void host.events.add(`${SHEET_EVENTS[name]}|${target(of)}`),
      ],
      [
        `_Unregister${name}Event`,
        (of: T, _: readonly unknown[], host: Host) => void host.events.delete(`${SHEET_EVENTS[name]}|${target(of)}`),
      ],
    ]),
  );
}

export const WORKSHEET: Table<Sheet> = {
  type: 'Worksheet',
  identity: ({ id }) => ({ Id: id }),
  scalars: {
    Id: { get: ({ id }) => id },
    Name: { get: ({ name }) => name, set: renamed },
    Position: {
      get: ({ id }, host) => host.book.sheets.findIndex((sheet) => sheet.id === id),
      set: (sheet, value, host) => {
        if (!isNumber(value) || value < 0 || value >= host.book.sheets.length) throw invalidArgument();
        host.book.move(sheet, value);
      },
    },
    Visibility: {
      get: ({ visibility }) => visibility,
      set: (sheet, value) => {
        const found = VISIBILITIES.find((one) => one === value);
        if (!found) throw invalidArgument();
        sheet.visibility = found;
      },
    },
    TabColor: {
      get: ({ look }) => look.tabColor,
      set: ({ look }, value) => {
        look.tabColor = String(value);
      },
    },
  },
  navigations: {
    Protection: (sheet, host) => protectionObject(host, sheet),
    FreezePanes: (sheet, host) => ApiObject.of(FREEZE_PANES, sheet, host),
    PageLayout: (sheet, host) => ApiObject.of(PAGE_LAYOUT, sheet, host),
    Names: (sheet, host) => namesObject(host, sheet.id),
    Comments: (sheet, host) => commentsObject(host, sheet.id),
    Tables: (sheet, host) => tablesObject(host, sheet.id),
  },
  methods: {
    Activate: (sheet, _, host) => {
      if (sheet.visibility !== 'Visible')
        throw new ApiError('InvalidOperation', 'This operation is not permitted for the current object.');
      host.activate(sheet);
    },
    Delete: (sheet, _, host) => remove(sheet, host),
    Calculate: () => undefined,
    GetRange: (sheet, [address], host) => rangeObject(host, addressed(host.book, sheet, address)),
    GetRangeByIndexes: (sheet, [row, column, rows, columns], host) => {
      if (![row, column, rows, columns].every(isNumber)) throw invalidArgument();
      return rangeObject(
        host,
        onGrid(sheet, { row: Number(row), column: Number(column), rows: Number(rows), columns: Number(columns) }),
      );
    },
    GetCell: (sheet, [row, column], host) => {
      if (!isNumber(row) || !isNumber(column)) throw invalidArgument();
      return rangeObject(host, onGrid(sheet, { row, column, rows: 1, columns: 1 }));
    },
    // An empty sheet's used range is its first cell.
    GetUsedRange: (sheet, _, host) =>
      rangeObject(host, { sheet, area: sheet.usedArea() ?? { row: 0, column: 0, rows: 1, columns: 1 } }),
    GetUsedRangeOrNullObject: (sheet, _, host) => {
      const area = sheet.usedArea();
      return area ? rangeObject(host, { sheet, area }) : null;
    },
    ...eventMethods<Sheet>(OF_ONE_SHEET, ({ id }) => id),
  },
};

/** The object for a sheet. */
export const worksheetObject = (host: Host, sheet: Sheet): ApiObject => ApiObject.of(WORKSHEET, sheet, host);

/** A sheet by name or id. */
function found(host: Host, key: unknown): Sheet | undefined {
  return typeof key === 'string' ? host.book.find(key) : undefined;
}

function freeName(host: Host): string {
  let number = host.book.sheets.length;
  while (host.book.find(`Sheet${number}`)) number += 1;
  return `Sheet${number}`;
}

function item(host: Host, key: unknown): ApiObject {
  const sheet = found(host, key);
  if (!sheet) throw itemNotFound();
  return worksheetObject(host, sheet);
}

/** `workbook.worksheets`. */
export const WORKSHEETS: Table<null> = {
  type: 'WorksheetCollection',
  items: (_, host) => host.book.sheets.map((sheet) => worksheetObject(host, sheet)),
  item: (_, key, host) => item(host, key),
  methods: {
    GetItem: (_, [key], host) => item(host, key),
    GetItemOrNullObject: (_, [key], host) => {
      const sheet = found(host, key);
      return sheet ? worksheetObject(host, sheet) : null;
    },
    GetActiveWorksheet: (_, _args, host) => worksheetObject(host, host.book.active),
    GetFirst: (_, [visibleOnly], host) => {
      const [first] = host.book.sheets.filter(({ visibility }) => visibleOnly !== true || visibility === 'Visible');
      if (!first) throw itemNotFound();
      return worksheetObject(host, first);
    },
    GetLast: (_, [visibleOnly], host) => {
      const last = host.book.sheets.filter(({ visibility }) => visibleOnly !== true || visibility === 'Visible').at(-1);
      if (!last) throw itemNotFound();
      return worksheetObject(host, last);
    },
    GetCount: (_, [visibleOnly], host) =>
      host.book.sheets.filter(({ visibility }) => visibleOnly !== true || visibility === 'Visible').length,
    Add: (_, [name], host) => {
      const wanted = typeof name === 'string' && name !== '' ? name : freeName(host);
      if (sheetNameFault(wanted) !== undefined) throw invalidArgument();
      if (host.book.find(wanted))
        throw new ApiError('ItemAlreadyExists', 'A resource with the same name or identifier already exists.', 409);
      const sheet = host.book.add(wanted);
      host.happened.push({ name: 'Added', sheet });
      return worksheetObject(host, sheet);
    },
    ...eventMethods<null>(OF_ALL_SHEETS, () => 'Workbook'),
  },
};
