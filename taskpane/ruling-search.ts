import type { EditionId } from '../src/rules/editions/clause';
import { editionInForce } from '../src/rules/editions/edition-in-force';
import type { Form } from '../src/rules/forms/form';
import { type CaseId, casesIn } from '../src/rules/rulings/cases';
import { plainWords } from '../src/workbook/headings';
import { clauseText } from '../src/words/clause-text';
import { CASE_WORDS } from '../src/words/ruling-cases';
import type { Language } from '../src/words/say';

/** A clause of an edition with its text in our words. */
export interface ClauseFound {
  readonly clause: string;
  readonly text: string;
}

/** Words that tell nothing about a case. */
const EMPTY_WORDS = new Set(
  'a an the his her its he she it of on in at to with was is le la les l un une des de du d son sa ses il elle a au en'.split(
    ' ',
  ),
);

const CITATION = /^r?\s*\d{1,2}(?:[-.]\d{0,2})?[a-z]?(?:\([^)]*\)?)?$/i;

/** Whether what is looked for is a clause by its number: "4-4", "R18", "21.1c". */
export const isCitation = (query: string): boolean => CITATION.test(query.trim());

const wordsOf = (query: string): readonly string[] =>
  plainWords(query)
    .split(' ')
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word));

/** How well words are met: each must begin some word of the text; a whole word counts more. 0 where one is not there. */
function meets(wanted: readonly string[], text: string): number {
  const words = plainWords(text).split(' ');
  let score = 0;
  for (const word of wanted) {
    const isWhole = words.includes(word);
    if (!isWhole && !words.some((each) => each.startsWith(word) || (each.length > 3 && word.startsWith(each))))
      return 0;
    score += isWhole ? 2 : 1;
  }
  return score;
}

/**
 * The cases that plain words tell of, the nearest first; all of them where nothing is looked for.
 *
 * @param query in English or French, whatever the pane speaks
 */
export function findCases(query: string, form: Form): readonly CaseId[] {
  const wanted = wordsOf(query);
  const cases = casesIn(form);
  if (wanted.length === 0) return cases;
  if (isCitation(query)) return [];
  return cases
    .map((id) => {
      const { title, words } = CASE_WORDS[id];
      return {
        id,
        score: meets(wanted, `${title.en} ${title.fr} ${words}`) + meets(wanted, `${title.en} ${title.fr}`),
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

const MOST_CLAUSES = 40;

/** The clauses of an edition by number or by words of their text, in the order of the book; none for nothing. */
export function findClauses(query: string, edition: EditionId, language: Language): readonly ClauseFound[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const number = query.trim().toLowerCase().replace(/^r\s*/, '');
  const byNumber = isCitation(query);
  return clausesOf(edition)
    .filter((clause) =>
      byNumber
        ? clause.startsWith(number)
        : meets(wanted, `${clauseText(clause, 'en', edition)} ${clauseText(clause, 'fr', edition)}`) > 0,
    )
    .slice(0, MOST_CLAUSES)
    .map((clause) => ({ clause, text: capital(clauseText(clause, language, edition)) }));
}

/** Every clause of an edition by its id, in the order of the book. */
export function clausesOf(edition: EditionId): readonly string[] {
  const inForce = editionInForce([], edition);
  if (!inForce.ok) return [];
  const ids = new Set([...inForce.value.clauses.values()].map(({ id }) => id));
  return [...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
