import type { Refusal } from '../rules/refusal';
import type { SheetRefusalCode } from '../words/sheet-refusals';

/** One reason: of the sheet as a whole, or of one cell that `rules` refused. Values name sheets and cells. */
export type SheetRefusal =
  | { readonly code: SheetRefusalCode; readonly values: Readonly<Record<string, string | number>> }
  | { readonly code: 'cell-refused'; readonly cell: string; readonly refusal: Refusal };

/** What recognising and reading a workbook answers: the value, or every reason against it. */
export type Recognised<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusals: readonly SheetRefusal[] };

export const recognised = <T>(value: T): Recognised<T> => ({ ok: true, value });

export const unrecognised = (...refusals: readonly SheetRefusal[]): Recognised<never> => ({ ok: false, refusals });

export const sheetRefusal = (
  code: SheetRefusalCode,
  values: Readonly<Record<string, string | number>> = {},
): SheetRefusal => ({ code, values });

export const cellRefused = (cell: string, refusals: readonly Refusal[]): readonly SheetRefusal[] =>
  refusals.map((refusal) => ({ code: 'cell-refused', cell, refusal }));
