/** A range as Excel hands it over: rows of cells. A single cell is one row of one. */
export type Matrix = readonly (readonly unknown[])[];

/**
 * Whether an optional argument was left out. Excel may then pass nothing, "", 0, a cell of these, or, while a
 * functions.json of an older version is still cached, the invocation object in its place.
 */
export function isOmitted(argument: unknown): boolean {
  if (argument === null || argument === undefined || argument === '' || argument === 0) return true;
  if (typeof argument === 'string') return argument.trim() === '';
  if (Array.isArray(argument)) {
    const rows: readonly unknown[] = argument;
    if (rows.length !== 1) return rows.length === 0;
    const row: unknown = rows[0];
    return Array.isArray(row) ? row.length === 1 && isOmitted(row[0]) : isOmitted(row);
  }
  return typeof argument === 'object' && !('code' in argument);
}

/** Rows of cells, whatever shape the argument came in; none when it was left out. */
export function matrixOf(argument: unknown): Matrix {
  if (isOmittedObject(argument)) return [];
  if (!Array.isArray(argument)) return [[argument]];
  const rows: readonly unknown[] = argument;
  return rows.map((row): readonly unknown[] => (Array.isArray(row) ? row : [row]));
}

const isOmittedObject = (argument: unknown): boolean =>
  argument === null ||
  argument === undefined ||
  (typeof argument === 'object' && !Array.isArray(argument) && isOmitted(argument));

/** The one cell of a scalar argument; null when it was left out. */
export function cellOf(argument: unknown): unknown {
  if (isOmitted(argument)) return null;
  return Array.isArray(argument) ? (matrixOf(argument)[0]?.[0] ?? null) : argument;
}

/** The ranges of a repeating parameter. Excel hands them over as one list, then the invocation; called directly they are arguments. */
export const rangesOf = (given: readonly unknown[]): readonly Matrix[] =>
  given.flatMap((argument) => {
    const isList = Array.isArray(argument) && argument.every((part) => Array.isArray(part) && Array.isArray(part[0]));
    const ranges: readonly unknown[] = isList ? argument : [argument];
    return ranges.map(matrixOf).filter((matrix) => matrix.length > 0);
  });

export const transposed = <T>(matrix: readonly (readonly T[])[]): T[][] =>
  (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] as T));
