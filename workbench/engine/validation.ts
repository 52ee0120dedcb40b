import type { Area } from './address';
import { overlap } from './address';

/** What may be typed in cells, in the words of a file (ECMA-376 part 1, 18.3.1.32). */
export interface Validation {
  readonly areas: readonly Area[];
  /** `none` for a prompt alone, where anything may be typed. */
  readonly type: 'none' | 'whole' | 'decimal' | 'list' | 'date' | 'time' | 'textLength' | 'custom';
  readonly operator: string;
  /** Formulas without `=`; a list's items in quotes, separated by commas. */
  readonly formula1: string;
  readonly formula2: string;
  readonly ignoresBlanks: boolean;
  readonly hasDropDown: boolean;
  readonly prompt: { readonly title: string; readonly message: string; readonly isShown: boolean };
  readonly error: {
    readonly title: string;
    readonly message: string;
    readonly style: 'stop' | 'warning' | 'information';
    readonly isShown: boolean;
  };
  /** True for one of the file's extensions (lists on another sheet in old Excels), which is read and left alone. */
  readonly isExtension: boolean;
}

/** What is left of a block when another is taken out of it: up to four blocks. */
function without(area: Area, taken: Area): Area[] {
  const shared = overlap(area, taken);
  if (!shared) return [area];
  const [bottom, right] = [area.row + area.rows, area.column + area.columns];
  const [sharedBottom, sharedRight] = [shared.row + shared.rows, shared.column + shared.columns];
  const middle = { row: shared.row, rows: shared.rows };
  return [
    { ...area, rows: shared.row - area.row },
    { ...area, row: sharedBottom, rows: bottom - sharedBottom },
    { ...middle, column: area.column, columns: shared.column - area.column },
    { ...middle, column: sharedRight, columns: right - sharedRight },
  ].filter(({ rows, columns }) => rows > 0 && columns > 0);
}

/** The validations with none left on a block. */
export function cleared(validations: readonly Validation[], area: Area): Validation[] {
  return validations
    .map((one) => ({ ...one, areas: one.areas.flatMap((each) => without(each, area)) }))
    .filter(({ areas }) => areas.length > 0);
}

/** The validation of a whole block: undefined where there is none, `mixed` where only some cells have it or they differ. */
export function validationOf(validations: readonly Validation[], area: Area): Validation | undefined | 'mixed' {
  const touching = validations.filter(({ areas }) => areas.some((each) => overlap(each, area)));
  const [first] = touching;
  if (!first) return undefined;
  const left = first.areas.reduce<Area[]>((rest, taken) => rest.flatMap((each) => without(each, taken)), [area]);
  return touching.length === 1 && left.length === 0 ? first : 'mixed';
}
