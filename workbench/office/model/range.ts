import { overlap } from '../../engine/address';
import type { Area } from '../../engine/address';
import { isCellError, shownValue } from '../../engine/values';
import type { Host, SheetArea } from '../host';
import { ApiError, ApiObject, invalidArgument, itemNotFound } from '../object-model';
import type { Table } from '../object-model';
import { displayText, readTyped } from '../typed-text';
import { addressed, cellsOf, fullAddress, isUnbounded, onGrid } from './areas';
import { formatObject } from './format';
import { refuseLocked, refuseUnless } from './protection';
import { DATA_VALIDATION } from './validation';
import { worksheetObject } from './worksheet';

const WRONG_SHAPE =
  "The number of rows or columns in the input array doesn't match the size or dimensions of the range.";

/** One range object of the add-in's; it may hold a reference. */
interface RangeTarget extends SheetArea {
  reference: string | undefined;
}

/** The object for a block. */
export const rangeObject = (host: Host, { sheet, area }: SheetArea): ApiObject =>
  ApiObject.of(RANGE, { sheet, area, reference: undefined }, host);

/** A range the add-in already holds a reference to. */
export function referencedRange(host: Host, reference: string): ApiObject {
  const block = host.referenced(reference);
  if (!block) throw new ApiError('InvalidReference', 'This reference is not valid for the current operation.');
  const isKept = host.references.has(reference);
  return ApiObject.of(RANGE, { ...block, reference: isKept ? reference : undefined }, host);
}

/** Reads a block cell by cell into rows; null for whole rows and columns, as Excel answers. */
function grid(block: SheetArea, read: (row: number, column: number) => unknown): unknown {
  if (isUnbounded(block)) return null;
  const { row, column, rows, columns } = block.area;
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_unused, x) => read(row + y, column + x)),
  );
}

/** Writes rows of the block's own shape, or one value everywhere; null leaves a cell as it is. */
function fill(block: SheetArea, given: unknown, write: (row: number, column: number, value: unknown) => void): void {
  const { row, column, rows, columns } = block.area;
  if (!Array.isArray(given)) {
    for (const cell of cellsOf(block)) write(cell.row, cell.column, given);
    return;
  }
  const isRightShape =
    given.length === rows && given.every((line: unknown) => Array.isArray(line) && line.length === columns);
  if (!isRightShape) throw invalidArgument(WRONG_SHAPE);
  given.forEach((line: unknown, y) => {
    if (Array.isArray(line))
      line.forEach((value: unknown, x) => {
        if (value !== null) write(row + y, column + x, value);
      });
  });
}

function writeContents(block: SheetArea, given: unknown, host: Host): void {
  refuseLocked(block);
  const { sheet } = block;
  fill(block, given, (row, column, value) => {
    if (!['string', 'number', 'boolean'].includes(typeof value)) throw invalidArgument();
    const format = sheet.style(row, column).numberFormat ?? 'General';
    const { input, numberFormat } = readTyped(value, format);
    sheet.set(row, column, input);
    if (numberFormat !== undefined) sheet.setStyle(row, column, { numberFormat });
  });
  host.wrote(block);
}

function formulaAt({ sheet }: SheetArea, row: number, column: number): unknown {
  return sheet.formula(row, column) ?? shownValue(sheet.value(row, column));
}

function valueType({ sheet }: SheetArea, row: number, column: number): string {
  const value = sheet.value(row, column);
  if (value === null) return 'Empty';
  if (isCellError(value)) return 'Error';
  return { number: 'Double', string: 'String', boolean: 'Boolean' }[typeof value as 'number' | 'string' | 'boolean'];
}

const whole = (value: unknown): number => {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw invalidArgument();
  return value;
};

const moved = ({ sheet, area }: SheetArea, change: Partial<Area>, host: Host): ApiObject =>
  rangeObject(host, onGrid(sheet, { ...area, ...change }));

/** The block given to a method, as an object or as an address. */
export function givenBlock({ sheet }: SheetArea, given: unknown, host: Host): SheetArea {
  if (typeof given === 'string') return addressed(host.book, sheet, given);
  const target: unknown = given instanceof ApiObject && given.type === 'Range' ? given.target : undefined;
  if (!isBlock(target)) throw invalidArgument();
  return target;
}

const isBlock = (value: unknown): value is SheetArea =>
  typeof value === 'object' && value !== null && 'sheet' in value && 'area' in value;

function usedRange(block: SheetArea, host: Host): ApiObject | null {
  const used = block.sheet.usedArea();
  const shared = used && overlap(block.area, used);
  return shared ? rangeObject(host, { sheet: block.sheet, area: shared }) : null;
}

const CLEARED = ['All', 'Contents', 'Formats', 'Hyperlinks', 'RemoveHyperlinks'];

function clear(block: SheetArea, what: unknown, host: Host): void {
  refuseLocked(block);
  const part = what ?? 'All';
  if (!CLEARED.some((known) => known === part)) throw invalidArgument();
  for (const { row, column } of cellsOf(block)) {
    if (part === 'All' || part === 'Contents') block.sheet.set(row, column, { value: null });
    if (part === 'All' || part === 'Formats') block.sheet.clearStyle(row, column);
  }
  host.wrote(block);
}

function intersection(block: SheetArea, given: unknown, host: Host): ApiObject | null {
  const other = givenBlock(block, given, host);
  const shared = other.sheet.id === block.sheet.id ? overlap(block.area, other.area) : undefined;
  return shared ? rangeObject(host, { sheet: block.sheet, area: shared }) : null;
}

function orThrow(found: ApiObject | null): ApiObject {
  if (!found) throw itemNotFound();
  return found;
}

export const RANGE: Table<RangeTarget> = {
  type: 'Range',
  identity: ({ reference }) => (reference === undefined ? {} : { _ReferenceId: reference }),
  calculated: ['Values', 'Text', 'ValueTypes', 'HasSpill'],
  scalars: {
    Values: {
      get: (block) => grid(block, (row, column) => shownValue(block.sheet.value(row, column))),
      set: writeContents,
    },
    Formulas: { get: (block) => grid(block, (row, column) => formulaAt(block, row, column)), set: writeContents },
    FormulasLocal: { get: (block) => grid(block, (row, column) => formulaAt(block, row, column)), set: writeContents },
    Text: {
      get: (block) =>
        grid(block, (row, column) =>
          displayText(block.sheet.value(row, column), block.sheet.style(row, column).numberFormat ?? 'General'),
        ),
    },
    ValueTypes: { get: (block) => grid(block, (row, column) => valueType(block, row, column)) },
    NumberFormat: {
      get: (block) => grid(block, (row, column) => block.sheet.style(row, column).numberFormat ?? 'General'),
      set: (block, given) => {
        refuseUnless(block, 'allowFormatCells');
        fill(block, given, (row, column, value) => block.sheet.setStyle(row, column, { numberFormat: String(value) }));
      },
    },
    Address: { get: fullAddress },
    AddressLocal: { get: fullAddress },
    RowIndex: { get: ({ area }) => area.row },
    ColumnIndex: { get: ({ area }) => area.column },
    RowCount: { get: ({ area }) => area.rows },
    ColumnCount: { get: ({ area }) => area.columns },
    CellCount: { get: ({ area }) => (area.rows * area.columns > 2 ** 31 - 1 ? -1 : area.rows * area.columns) },
    HasSpill: { get: ({ sheet, area }) => sheet.spill(area.row, area.column) !== undefined },
    RowHidden: { get: () => false },
    ColumnHidden: { get: () => false },
    Hidden: { get: () => false },
  },
  navigations: {
    Worksheet: ({ sheet }, host) => worksheetObject(host, sheet),
    Format: (block, host) => formatObject(host, block),
    DataValidation: (block, host) => ApiObject.of(DATA_VALIDATION, block, host),
  },
  methods: {
    GetCell: (block, [row, column], host) =>
      moved(
        block,
        { row: block.area.row + whole(row), column: block.area.column + whole(column), rows: 1, columns: 1 },
        host,
      ),
    GetRow: (block, [row], host) => moved(block, { row: block.area.row + whole(row), rows: 1 }, host),
    GetColumn: (block, [column], host) => moved(block, { column: block.area.column + whole(column), columns: 1 }, host),
    GetLastRow: (block, _, host) => moved(block, { row: block.area.row + block.area.rows - 1, rows: 1 }, host),
    GetLastColumn: (block, _, host) =>
      moved(block, { column: block.area.column + block.area.columns - 1, columns: 1 }, host),
    GetLastCell: (block, _, host) =>
      moved(
        block,
        {
          row: block.area.row + block.area.rows - 1,
          column: block.area.column + block.area.columns - 1,
          rows: 1,
          columns: 1,
        },
        host,
      ),
    GetEntireRow: (block, _, host) => moved(block, { column: 0, columns: 16_384 }, host),
    GetEntireColumn: (block, _, host) => moved(block, { row: 0, rows: 1_048_576 }, host),
    GetResizedRange: (block, [rows, columns], host) =>
      moved(block, { rows: block.area.rows + whole(rows), columns: block.area.columns + whole(columns) }, host),
    GetAbsoluteResizedRange: (block, [rows, columns], host) =>
      moved(block, { rows: whole(rows), columns: whole(columns) }, host),
    GetOffsetRange: (block, [rows, columns], host) =>
      moved(block, { row: block.area.row + whole(rows), column: block.area.column + whole(columns) }, host),
    GetRowsBelow: (block, [count], host) =>
      moved(block, { row: block.area.row + block.area.rows, rows: whole(count ?? 1) }, host),
    GetColumnsAfter: (block, [count], host) =>
      moved(block, { column: block.area.column + block.area.columns, columns: whole(count ?? 1) }, host),
    GetUsedRange: (block, _, host) => usedRange(block, host) ?? moved(block, { rows: 1, columns: 1 }, host),
    GetUsedRangeOrNullObject: (block, _, host) => usedRange(block, host),
    GetBoundingRect: (block, [given], host) => {
      const { area } = givenBlock(block, given, host);
      const row = Math.min(area.row, block.area.row);
      const column = Math.min(area.column, block.area.column);
      const rows = Math.max(area.row + area.rows, block.area.row + block.area.rows) - row;
      const columns = Math.max(area.column + area.columns, block.area.column + block.area.columns) - column;
      return moved(block, { row, column, rows, columns }, host);
    },
    GetIntersection: (block, [given], host) => orThrow(intersection(block, given, host)),
    GetIntersectionOrNullObject: (block, [given], host) => intersection(block, given, host),
    GetSpillingToRangeOrNullObject: ({ sheet, area }, _, host) => {
      const spill = sheet.spill(area.row, area.column);
      return spill ? rangeObject(host, { sheet, area: spill }) : null;
    },
    Clear: (block, [what], host) => clear(block, what, host),
    Select: (block, _, host) => host.select(block),
    Merge: (block) => {
      refuseLocked(block);
      block.sheet.look.merges.push(block.area);
    },
    Unmerge: ({ sheet, area }) => {
      const kept = sheet.look.merges.filter((merge) => !overlap(merge, area));
      sheet.look.merges.splice(0, sheet.look.merges.length, ...kept);
    },
    Calculate: () => undefined,
    _KeepReference: (block, _, host) => {
      block.reference ??= host.keep(block);
    },
    _ValidateArraySize: ({ area }, [rows, columns]) => {
      if (rows !== area.rows || columns !== area.columns) throw invalidArgument(WRONG_SHAPE);
    },
  },
};
