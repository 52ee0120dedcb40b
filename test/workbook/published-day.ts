import { compileDay, type CompiledDay } from '../../src/workbook/compile-day';
import { wordRefusals } from '../../src/workbook/word-finding';
import { INDEXES, numbers, PARS, sheet, terms, times } from './sheets';

export type Row = readonly unknown[];

/** A day of Stableford on eighteen par 4s. */
export function compiled(cards: readonly Row[], more: readonly Row[] = []): CompiledDay {
  const scores = sheet('Scores', [
    ['Player', 'PH', ...numbers(1, 18), 'Rulings'],
    ['Par', '', ...PARS],
    ['SI', '', ...INDEXES],
    ...cards,
  ]);
  const day = compileDay(
    [scores, terms([['Competition', 'Cup'], ['Form of play', 'Stableford'], ['Rules edition', 'classic'], ...more])],
    {},
    'en',
  );
  if (!day.ok) throw new Error(wordRefusals(day.refusals, 'en'));
  return day.value;
}

/** Eighteen fours. */
export const card = (name: string, handicap = 0, rulings = ''): Row => [name, handicap, ...times(18, 4), rulings];

/** The second way: a CSV file by RFC 4180, field by field. */
export function parsed(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let field = '';
  let isQuoted = false;
  const text = csv.replace(/^\ufeff/, '');
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (text.charAt(at + 1) === '"') field += text.charAt(at++);
      else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === separator || sign === '\n') {
      rows.at(-1)?.push(field.replace(/\r$/, ''));
      field = '';
      if (sign === '\n') rows.push([]);
    } else field += sign;
  }
  return rows.filter((row) => row.length > 0);
}
