import { type Language, say, type Sentence, type Values } from '../src/words/say';
import { PANE } from '../src/words/pane';
import type { Standing } from '../src/workbook/book-seen';
import { familyOf, type Form } from '../src/rules/forms/form';

/** Says the words of one table in one language: `word('cards')`. */
export const speaker =
  <Name extends string>(words: Readonly<Record<Name, Sentence>>, language: Language) =>
  (name: Name, values: Values = {}): string =>
    say(words[name], language, values);

/** A card's standing in words: "36 points, place T2", "DQ R6-6b". */
export function sayStanding({ total, status, place }: Standing, form: Form | undefined, language: Language): string {
  const word = speaker(PANE, language);
  if (status === '?') return word('toDecide');
  if (status !== '') return status;
  if (total === null) return word('noCard');
  const figure = sayTotal(total, form, word);
  return place === '' ? figure : `${figure}, ${word('place', { place })}`;
}

function sayTotal(
  total: number,
  form: Form | undefined,
  word: (name: keyof typeof PANE, values?: Values) => string,
): string {
  if (!form) return String(total);
  switch (familyOf(form)) {
    case 'stableford':
      return word('points', { total });
    case 'par':
      return total === 0 ? word('level') : word(total > 0 ? 'holesUp' : 'holesDown', { total: Math.abs(total) });
    case 'stroke':
      return word('strokes', { total });
  }
}
