/** A cell as a person reads it: no surrounding spaces (no-break ones too), and "" for a blank. */
export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell).toUpperCase();
  if (isCellError(cell)) return String(cell.code);
  return '';
}

/** An error value that Excel hands over as an object, such as #N/A in the range. */
export function isCellError(cell: unknown): cell is { readonly code: unknown } {
  return typeof cell === 'object' && cell !== null && 'code' in cell;
}

/** Blank as every host gives it: nothing, null, or text of spaces alone. A 0 is not blank here. */
export function isBlank(cell: unknown): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** Text without any space and in upper case, for words whose spaces and letter case do not count. */
export function bareWord(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** The dashes that keyboards, phones and autocorrect put where a plain hyphen or minus is meant. */
export const DASHES = /[‐‑‒–—―−]/g;

/** Whether a cell says plus, as a plus player's handicap is written: text like "+2.3". */
export const isPlus = (cell: unknown): boolean => typeof cell === 'string' && cell.trim().startsWith('+');

/** The whole number that a cell holds as a number or as digits; null when it holds anything else. A minus or plus sign is read. */
export function wholeNumber(cell: unknown): number | null {
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell : null;
  if (typeof cell !== 'string') return null;
  const text = cell.trim().replace(DASHES, '-');
  if (!/^[+-]?\d{1,6}$/.test(text)) return null;
  const number = Number(text);
  return number === 0 ? 0 : number;
}
