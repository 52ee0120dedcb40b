import { cellText, isCellError } from '../rules/cell-text';
import { readCourse } from '../rules/course';
import { type Clause, type Edition, type EditionId } from '../rules/editions/clause';
import { editionInForce, findClause } from '../rules/editions/edition-in-force';
import { countsWithoutScore } from '../rules/forms/form';
import { refusal } from '../rules/refusal';
import { applyRulings } from '../rules/rulings/apply-rulings';
import { formatRuling, parseRulings } from '../rules/rulings/notation';
import { clauseText } from '../words/clause-text';
import { familyInWords, sayEffect, sayTried, sayWhat } from '../words/explanation';
import { cellOf } from './argument';
import { formAsked } from './form-asked';
import { languageAsked } from './language';
import { editionOf } from './lines';
import { answer, orRefuse, refuseCall } from './refuse';

/**
 * What a ruling does in a form of play, in words, before any card is looked at.
 * @customfunction RULEEFFECT
 * @helpurl https://score-desk.example/functions/ruleeffect
 * @param ruling A ruling as it is written in a cell, or several: R4-4@1,2 or DQ R6-6b.
 * @param form "stableford", "par", "bogey", "net", "gross", one of them after "fourball", or "max 2par".
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @param language "en" or "fr". Left out: the language of Excel.
 * @returns What it does: strokes, points or holes off the total, a hole without a score, out of the competition, or nothing.
 */
export function ruleEffect(ruling: unknown, form: unknown, edition?: unknown, language?: unknown): string {
  return answer(() => {
    const said = languageAsked(language);
    const rulings = orRefuse(parseRulings(cellOf(ruling)), 'ruling');
    if (rulings.length === 0) refuseCall([refusal('argument-missing')], { argument: 'ruling' });
    const asked = formAsked(form);
    const inForce = orRefuse(editionInForce(rulings, editionOf(edition)), 'ruling');
    const applied = orRefuse(applyRulings(rulings, EIGHTEEN_HOLES, asked, inForce), 'ruling');
    const isAlone = rulings.length === 1;
    const family = familyInWords(asked);
    const colon = said === 'fr' ? '\u00a0: ' : ': ';
    return [
      ...applied.effects.map((effect) =>
        isAlone ? sayWhat(effect, said, family) : sayEffect(effect, said, family, inForce.id),
      ),
      ...applied.wrongScores.map(({ ruling: tried, at, taken }) => {
        const what = sayTried(at + 1, taken, countsWithoutScore(asked), said);
        return isAlone ? what : `${formatRuling(tried)}${colon}${what}`;
      }),
    ].join('; ');
  });
}

/**
 * A clause of the Rules in our words: what it covers and what it costs.
 * @customfunction RULETEXT
 * @helpurl https://score-desk.example/functions/ruletext
 * @param clause A clause as it is cited: "4-4", "32-1b", "21.1c".
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the clause is written in, else classic.
 * @param language "en" or "fr". Left out: the language of Excel.
 * @returns One line of text.
 */
export function ruleText(clause: unknown, edition?: unknown, language?: unknown): string {
  return answer(() => {
    const { found, inForce } = clauseAsked(cellOf(clause), editionOf(edition));
    const text = clauseText(found.id, languageAsked(language), inForce.id);
    return text.charAt(0).toUpperCase() + text.slice(1);
  });
}

/** Hole numbers are all that an effect needs of a course. */
const EIGHTEEN_HOLES = (() => {
  const numbers = Array.from({ length: 18 }, (_, at) => at + 1);
  const read = readCourse(
    numbers.map(() => 4),
    numbers,
  );
  return read.ok ? read.value : { holes: [] };
})();

/** The clause a cell cites, with or without its R. Excel makes a date of 4-4, which is refused; 4.3 it leaves a number. */
function clauseAsked(cell: unknown, given: EditionId | null): { readonly found: Clause; readonly inForce: Edition } {
  if (cell === null) refuseCall([refusal('argument-missing')], { argument: 'clause' });
  const met = cellText(cell);
  const isDate = typeof cell === 'number' && cell > FIRST_DATES;
  if (isCellError(cell) || isDate) orRefuse(parseRulings(cell), 'clause');
  const read = parseRulings(/^r/i.test(met) ? met : `R${met}`);
  const [cited] = read.ok ? read.value : [];
  if (cited?.what.kind !== 'breach' || cited.holes.length > 0)
    return refuseCall([refusal('clause-unknown', { met, edition: given ?? 'classic' })], { argument: 'clause' });
  const inForce = orRefuse(editionInForce([cited], given), 'clause');
  return { found: orRefuse(findClause(inForce, cited.what.clause), 'clause'), inForce };
}

/** No clause is so great a number; Excel's dates are. */
const FIRST_DATES = 1000;
