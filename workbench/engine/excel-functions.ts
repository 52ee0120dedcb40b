import {
  ArrayValueObject,
  BaseFunction,
  BaseReferenceObject,
  ErrorType,
  ErrorValueObject,
  NumberValueObject,
  functionLookup,
} from '@univerjs/engine-formula';
import type { BaseValueObject, Interpreter } from '@univerjs/engine-formula';
import type { Area } from './address';
import { ARRAY_CONSTANT } from './formula-text';
import type { FunctionClass } from './univer-function';

type Answer = ReturnType<BaseFunction['calculate']>;
type Argument = BaseValueObject | BaseReferenceObject;

/** A function with the name the engine calls it by. */
export type NamedFunction = [FunctionClass, string];

const isFunctionClass = (given: unknown): given is FunctionClass =>
  typeof given === 'function' && given.prototype instanceof BaseFunction;

const valuesOf = (given: Argument): Argument =>
  given instanceof BaseReferenceObject ? given.toArrayValueObject() : given;

function isSeveral(given: Argument): boolean {
  const values = valuesOf(given);
  return values instanceof ArrayValueObject && values.getRowCount() * values.getColumnCount() > 1;
}

/**
 * INDEX as Excel has it: the engine's own answers 0 for `INDEX(computed array, rows)` without a column. Excel takes the
 * first column there, and counts along a single row.
 */
export function indexFunction(): NamedFunction {
  const own: unknown = functionLookup.find((entry: readonly unknown[]) => entry[1] === 'INDEX')?.[0];
  if (!isFunctionClass(own)) throw new Error('The formula engine has no INDEX.');
  class Index extends own {
    override calculate(...given: BaseValueObject[]): Answer {
      const [source, rows, columns, area] = given;
      if (!source || !rows || columns || !isSeveral(rows)) return super.calculate(...given);
      const one = NumberValueObject.create(1);
      const values = valuesOf(source);
      const isRow = values instanceof ArrayValueObject && values.getRowCount() === 1 && values.getColumnCount() > 1;
      return super.calculate(source, ...(isRow ? [one, rows] : [rows, one]), ...(area ? [area] : []));
    }
  }
  return [Index, 'INDEX'];
}

/**
 * SINGLE, what `@` stands for: of a range the cell in the formula's own row or column, of computed values the first.
 * Formulas a file stores in the old way are calculated through it, as Excel does.
 */
export function singleFunction(): NamedFunction {
  class Single extends BaseFunction {
    override minParams = 1;
    override maxParams = 1;
    override needsReferenceObject = true;

    override calculate(given: BaseValueObject): Answer {
      const source: Argument = given;
      const values = valuesOf(source);
      if (!(values instanceof ArrayValueObject)) return given;
      const [rows, columns] = [values.getRowCount(), values.getColumnCount()];
      if (!(source instanceof BaseReferenceObject) || rows * columns === 1)
        return values.get(0, 0) ?? NumberValueObject.create(0);
      const { startRow, startColumn } = source.getRangePosition();
      const row = rows === 1 ? 0 : this.row - startRow;
      const column = columns === 1 ? 0 : this.column - startColumn;
      const inside = row >= 0 && row < rows && column >= 0 && column < columns;
      return (inside ? values.get(row, column) : undefined) ?? ErrorValueObject.create(ErrorType.VALUE);
    }
  }
  return [Single, 'SINGLE'];
}

/** The function that holds an array constant: it answers what it is given. */
export function arrayConstantFunction(): NamedFunction {
  class ArrayConstant extends BaseFunction {
    override minParams = 1;
    override maxParams = 1;

    override calculate(given: BaseValueObject): Answer {
      return given;
    }
  }
  return [ArrayConstant, ARRAY_CONSTANT];
}

/** ANCHORARRAY, what `A1#` stands for: all that the formula in A1 fills. */
export function anchorArrayFunction(
  spillOf: (cell: { sheetId: string; row: number; column: number }) => Area | undefined,
): NamedFunction {
  class AnchorArray extends BaseFunction {
    override minParams = 1;
    override maxParams = 1;
    override needsReferenceObject = true;

    override calculate(given: BaseValueObject): Answer {
      const source: Argument = given;
      if (!(source instanceof BaseReferenceObject)) return ErrorValueObject.create(ErrorType.REF);
      const { startRow: row, startColumn: column } = source.getRangePosition();
      const area = spillOf({ sheetId: source.getSheetId(), row, column });
      if (!area) return source.toArrayValueObject();
      // The engine keeps the reference for the next calculation, when the block may be another.
      const own = source.getRangeData();
      const end = { endRow: row + area.rows - 1, endColumn: column + area.columns - 1 };
      source.setRangeData({ startRow: row, startColumn: column, ...end });
      const values = source.toArrayValueObject(false);
      source.setRangeData(own);
      return values;
    }
  }
  return [AnchorArray, 'ANCHORARRAY'];
}

/**
 * Makes an exception inside a function of the engine the answer #VALUE!. Left alone it would end the whole calculation, which
 * would then never be done.
 */
export function guardFunctions(executors: Iterable<BaseFunction>): void {
  for (const executor of executors) {
    const calculate = executor.calculate.bind(executor);
    executor.calculate = (...given: BaseValueObject[]): Answer => {
      try {
        return calculate(...given);
      } catch {
        return ErrorValueObject.create(ErrorType.VALUE);
      }
    };
  }
}

/** The same for what the engine does between functions. */
export function guardInterpreter(interpreter: Interpreter): void {
  const execute = interpreter.execute.bind(interpreter);
  interpreter.execute = (node) => {
    try {
      return execute(node);
    } catch {
      return ErrorValueObject.create(ErrorType.VALUE);
    }
  };
}
