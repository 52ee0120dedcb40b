import type { Nullable } from '@univerjs/core';
import {
  ArrayValueObject,
  BaseFunction,
  BooleanValueObject,
  ErrorType,
  ErrorValueObject,
  NullValueObject,
  NumberValueObject,
  StringValueObject,
} from '@univerjs/engine-formula';
import type { BaseValueObject } from '@univerjs/engine-formula';
import { areaAddress } from './address';
import type {
  Blanks,
  CustomArgument,
  CustomFunction,
  CustomMatrix,
  CustomParameter,
  CustomScalar,
} from './custom-function';
import { EXCEL_ERRORS, excelError, isCellError } from './values';
import type { CellValue } from './values';

/** A value of the engine as a cell's value. An error keeps the sentence the add-in gave with it. */
export function cellValueOf(object: Nullable<BaseValueObject>): CellValue {
  if (!object || object.isNull()) return null;
  if (object instanceof ErrorValueObject) {
    const message = object.getErrorContent();
    const error = excelError(object.getErrorType());
    return message ? { error, message } : { error };
  }
  return object.getValue();
}

/** Rows of the engine's values as cells' values. */
export function cellRowsOf(object: BaseValueObject): CellValue[][] {
  if (!(object instanceof ArrayValueObject)) return [[cellValueOf(object)]];
  const rows: CellValue[][] = [];
  for (let row = 0; row < object.getRowCount(); row++) {
    const cells: CellValue[] = [];
    for (let column = 0; column < object.getColumnCount(); column++) cells.push(cellValueOf(object.get(row, column)));
    rows.push(cells);
  }
  return rows;
}

/** The engine's word for what is still on its way is another than Excel's for a function's answer. */
const ERROR_TYPES = new Map<string, ErrorType>([
  ...Object.values(ErrorType).map((type): [string, ErrorType] => [type, type]),
  ['#BUSY!', ErrorType.CONNECT],
]);

function errorObject(error: string, message: string): BaseValueObject {
  const known = ERROR_TYPES.get(error) ?? ErrorType.VALUE;
  const object = ErrorValueObject.create(known, message);
  // The sentence travels as custom data: the engine copies it to the cell the error ends up in.
  return message ? object.withCustomData({ message }) : object;
}

function valueObjectOf(value: CellValue): BaseValueObject {
  if (value === null) return NullValueObject.create();
  if (isCellError(value)) return errorObject(value.error, value.message ?? '');
  if (typeof value === 'number') return NumberValueObject.create(value);
  if (typeof value === 'boolean') return BooleanValueObject.create(value);
  return EXCEL_ERRORS.has(value) ? errorObject(value, '') : StringValueObject.create(value);
}

function arrayObjectOf(rows: readonly (readonly CellValue[])[]): BaseValueObject {
  const columnCount = Math.max(...rows.map((row) => row.length), 0);
  if (rows.length === 0 || columnCount === 0) return errorObject('#CALC!', '');
  const calculateValueList = rows.map((row) =>
    Array.from({ length: columnCount }, (_, at) => valueObjectOf(row[at] ?? null)),
  );
  return ArrayValueObject.create({
    calculateValueList,
    rowCount: rows.length,
    columnCount,
    unitId: '',
    sheetId: '',
    row: -1,
    column: -1,
  });
}

const blankAs = (value: CellValue, blanks: Blanks): CustomScalar => (value === null && blanks === 'zero' ? 0 : value);

const matrixOf = (object: BaseValueObject, blanks: Blanks): CustomMatrix =>
  cellRowsOf(object).map((row) => row.map((value) => blankAs(value, blanks)));

/** One parameter and the object given for it; undefined where the formula left it out. */
interface Given {
  readonly parameter: CustomParameter;
  readonly object: BaseValueObject | undefined;
}

const isMatrix = (parameter: CustomParameter): boolean => parameter.dimensionality === 'matrix';

function arityFault(parameters: readonly CustomParameter[], count: number): boolean {
  const most = parameters.some((parameter) => parameter.repeating) ? Infinity : parameters.length;
  return count > most;
}

/** Pairs parameters and arguments; a repeating parameter takes all that is left. */
function pair(parameters: readonly CustomParameter[], objects: readonly BaseValueObject[]): Given[] {
  const given: Given[] = parameters
    .filter((parameter) => !parameter.repeating)
    .map((parameter, at) => ({ parameter, object: objects[at] }));
  const repeating = parameters.find((parameter) => parameter.repeating);
  if (repeating) objects.slice(given.length).forEach((object) => given.push({ parameter: repeating, object }));
  return given;
}

/** How often Excel calls a function whose scalar parameters were given ranges: once a cell. */
function liftedSize(given: readonly Given[]): { rows: number; columns: number } {
  const size = { rows: 1, columns: 1 };
  for (const { parameter, object } of given)
    if (!isMatrix(parameter) && object instanceof ArrayValueObject) {
      size.rows = Math.max(size.rows, object.getRowCount());
      size.columns = Math.max(size.columns, object.getColumnCount());
    }
  return size;
}

function scalarAt(object: BaseValueObject, row: number, column: number): CellValue {
  if (!(object instanceof ArrayValueObject)) return cellValueOf(object);
  const atRow = object.getRowCount() === 1 ? 0 : row;
  const atColumn = object.getColumnCount() === 1 ? 0 : column;
  if (atRow >= object.getRowCount() || atColumn >= object.getColumnCount()) return { error: '#N/A' };
  return cellValueOf(object.get(atRow, atColumn));
}

const isRows = (value: CellValue | readonly (readonly CellValue[])[]): value is readonly (readonly CellValue[])[] =>
  Array.isArray(value);

function firstError(args: readonly CustomArgument[]): CellValue | undefined {
  for (const value of args.flat(3)) if (typeof value === 'object' && value !== null && 'error' in value) return value;
  return undefined;
}

/** A function of the engine. */
export type FunctionClass = new (name: string) => BaseFunction;

/** The engine's own class for one custom function of the add-in. */
export function univerFunction(custom: CustomFunction, blanks: Blanks): FunctionClass {
  return class extends BaseFunction {
    override minParams = 0;
    override maxParams = 255;

    override calculate(...objects: BaseValueObject[]): BaseValueObject {
      // Excel will not even let a user enter these; a file that holds one shows #VALUE!.
      if (arityFault(custom.parameters, objects.length)) return errorObject('#VALUE!', '');
      const given = pair(custom.parameters, objects);
      const { rows, columns } = liftedSize(given);
      if (rows === 1 && columns === 1) return this.answer(given, 0, 0);
      const cells = Array.from({ length: rows }, (_, row) =>
        Array.from(
          { length: columns },
          (_unused, column) => cellRowsOf(this.answer(given, row, column))[0]?.[0] ?? null,
        ),
      );
      return arrayObjectOf(cells);
    }

    private answer(given: readonly Given[], row: number, column: number): BaseValueObject {
      const args = this.gather(given, row, column);
      const error = custom.takesErrors ? undefined : firstError(args);
      if (error !== undefined) return valueObjectOf(error);
      const address = areaAddress({ row: this.row, column: this.column, rows: 1, columns: 1 });
      const answer = custom.call(args, address);
      return isRows(answer) ? arrayObjectOf(answer) : valueObjectOf(answer);
    }

    private gather(given: readonly Given[], row: number, column: number): CustomArgument[] {
      const single: CustomArgument[] = [];
      const repeated: (CustomScalar | CustomMatrix)[] = [];
      for (const { parameter, object } of given) {
        const argument = readArgument(parameter, object, row, column, blanks);
        if (parameter.repeating) repeated.push(argument);
        else single.push(argument);
      }
      return custom.parameters.some((parameter) => parameter.repeating) ? [...single, repeated] : single;
    }
  };
}

function readArgument(
  parameter: CustomParameter,
  object: BaseValueObject | undefined,
  row: number,
  column: number,
  blanks: Blanks,
): CustomScalar | CustomMatrix {
  // An argument left out is null on every Excel; a blank cell may be 0.
  if (object === undefined || (object.isNull() && !(object instanceof ArrayValueObject))) return null;
  return isMatrix(parameter) ? matrixOf(object, blanks) : blankAs(scalarAt(object, row, column), blanks);
}
