const TEXT = '@';

/**
 * Writes texts as texts: the format goes first, so that nothing becomes a formula, a date or a number. Excel takes a
 * leading apostrophe for its mark of a text and swallows it: it is written as a typographic one.
 */
export function writeTexts(range: Excel.Range, rows: readonly (readonly string[])[]): void {
  range.numberFormat = rows.map((row) => row.map(() => TEXT));
  range.values = rows.map((row) => row.map(sheltered));
}

const sheltered = (text: string): string => (text.startsWith("'") ? `’${text.slice(1)}` : text);

/** Gives every cell of a block one number format. */
export function formatAll(range: Excel.Range, rows: number, columns: number, format: string): void {
  range.numberFormat = Array.from({ length: rows }, () => Array.from({ length: columns }, () => format));
}
