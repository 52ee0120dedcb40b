import { plainWords } from './headings';

/** Shorter names are alike too often to ask about. */
const FEWEST_LETTERS = 5;

/**
 * Whether two names that are not the same may be one player's: the same words in another order, one letter too many,
 * too few, other or changed round, or a first name by its initial.
 *
 * @example isNearName('Ann Smith', 'SMITH Ann') //=> true
 * @example isNearName('Ann Smith', 'A. Smith') //=> true
 * @example isNearName('Ann Smith', 'Anne Smith') //=> true
 * @example isNearName('Ann Smith', 'Ann Jones') //=> false
 */
export function isNearName(a: string, b: string): boolean {
  const [one, other] = [plainWords(a), plainWords(b)];
  if (one === other) return false;
  const [words, others] = [one.split(' '), other.split(' ')];
  if ([...words].sort().join(' ') === [...others].sort().join(' ')) return true;
  if (Math.min(one.length, other.length) >= FEWEST_LETTERS && isOneLetterApart(one, other)) return true;
  return isByInitial(words, others) || isByInitial(others, words);
}

/** "a smith" for "ann smith": every word but the last is the other's, or its first letter. */
function isByInitial(short: readonly string[], long: readonly string[]): boolean {
  return (
    short.length > 1 &&
    short.length === long.length &&
    short.at(-1) === long.at(-1) &&
    short.every((word, at) => word === long[at] || (word.length === 1 && long[at]?.startsWith(word) === true))
  );
}

function isOneLetterApart(a: string, b: string): boolean {
  if (a.length > b.length) return isOneLetterApart(b, a);
  if (b.length - a.length > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  if (a.length < b.length) return a.slice(from) === b.slice(from + 1);
  const isChangedRound = a[from] === b[from + 1] && a[from + 1] === b[from];
  return a.slice(from + 1) === b.slice(from + 1) || (isChangedRound && a.slice(from + 2) === b.slice(from + 2));
}
