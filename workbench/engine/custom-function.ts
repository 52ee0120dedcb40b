import type { CellError, CellValue } from './values';

/** A parameter of a custom function as functions.json declares it. */
export interface CustomParameter {
  readonly name: string;
  readonly dimensionality?: string;
  readonly optional?: boolean;
  readonly repeating?: boolean;
}

/** A custom function: its name in formulas, what it takes, and how to call it. */
export interface CustomFunction {
  /** In full, as typed: `GOLF.STABLEFORD`. */
  readonly name: string;
  readonly parameters: readonly CustomParameter[];
  /** True when errors among the arguments reach the function; otherwise the call answers the first of them. */
  readonly takesErrors: boolean;
  /** Calls it with arguments as Excel would give them; answers a value, rows of values, or an error. Never throws. */
  readonly call: (args: readonly CustomArgument[], address: string) => CellValue | readonly (readonly CellValue[])[];
}

export type CustomScalar = number | string | boolean | CellError | null;
export type CustomMatrix = readonly (readonly CustomScalar[])[];
export type CustomArgument = CustomScalar | CustomMatrix | readonly (CustomScalar | CustomMatrix)[];

/** How a blank cell reaches a custom function: Excel on the web sends null, Excel on the desktop 0. */
export type Blanks = 'null' | 'zero';
