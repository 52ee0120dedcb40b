/** An error as a cell holds it: Excel's own word for it, and the sentence the add-in gave with it, if any. */
export interface CellError {
  readonly error: string;
  readonly message?: string;
}

/** What a cell holds or a formula answers; `null` is a blank. */
export type CellValue = number | string | boolean | CellError | null;

/** The errors Excel knows; a text that reads like one of them is one. */
export const EXCEL_ERRORS: ReadonlySet<string> = new Set([
  '#NULL!',
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#N/A',
  '#SPILL!',
  '#CALC!',
  '#GETTING_DATA',
  '#BUSY!',
  '#CONNECT!',
  '#FIELD!',
  '#BLOCKED!',
  '#UNKNOWN!',
]);

/** Excel's word for an error of the engine's. */
export const excelError = (error: string): string => (error === '#GETTING_DATA' ? '#BUSY!' : error);

/** True for an error, whichever. */
export function isCellError(value: CellValue | undefined): value is CellError {
  return typeof value === 'object' && value !== null;
}

/**
 * What Office.js shows of a value: blanks as empty text, errors as their word.
 *
 * @example
 * shownValue({ error: '#N/A' }); //=> '#N/A'
 */
export function shownValue(value: CellValue): number | string | boolean {
  if (value === null) return '';
  return isCellError(value) ? value.error : value;
}
