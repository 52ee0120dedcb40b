import type { SheetCells } from '../../src/workbook/sheet-cells';

/** A sheet from rows of cells; short rows are filled with blanks, as a used range gives them. */
export function sheet(
  name: string,
  rows: readonly (readonly unknown[])[],
  at: { readonly row?: number; readonly column?: number } = {},
): SheetCells {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return {
    name,
    firstRow: at.row ?? 0,
    firstColumn: at.column ?? 0,
    values: rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]),
  };
}

/** Two columns: keys and values. */
export const terms = (rows: readonly (readonly unknown[])[], name = 'Terms'): SheetCells => sheet(name, rows);

export const STABLEFORD = terms([
  ['Competition', 'Spring Cup'],
  ['Form of play', 'Stableford'],
  ['Rules edition', 'classic'],
]);

export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** So many times the same cell. */
export const times = <T>(count: number, cell: T): T[] => Array.from({ length: count }, () => cell);

/** Eighteen par 4s, stroke index 1 to 18 in order: a handicap of n gives a stroke on holes 1 to n. */
export const PARS = times(18, 4);
export const INDEXES = numbers(1, 18);
