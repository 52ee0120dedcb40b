import { checkRound } from '../rules/checks/card-check';
import { explain } from '../rules/explanation';
import { refusal } from '../rules/refusal';
import { sayCheck } from '../words/checks';
import { sayLine } from '../words/explanation';
import { sayRefusal } from '../words/refusals';
import type { Language } from '../words/say';
import { oneEach } from './direction';
import { type FieldCard, readField } from './field';
import { formAsked } from './form-asked';
import { languageAsked } from './language';
import { answer, refuseCall } from './refuse';

/**
 * What to look at on each card before it counts, or "OK": holes without a score, unlikely scores, a missing handicap.
 * @customfunction CARDCHECK
 * @helpurl https://score-desk.example/functions/cardcheck
 * @param scores Gross scores, hole by hole: one card a line; in a four-ball two lines a side, A then B.
 * @param pars Par of each hole, 3 to 6: one line for all cards, or one a card. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicap: one for all, or one a line. A plus handicap is negative, or text like "+2".
 * @param form "stableford", "par", "bogey", "net", "gross", one of them after "fourball", or "max 2par".
 * @param rulings Rulings of the Committee, one cell a line: R4-4@1,2 or DQ R6-6b. Left out: none.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @param target Fixed score: "par", "bogey", or a line of scores. Left out: par, or bogey in the bogey form.
 * @param language "en" or "fr". Left out: the language of Excel.
 * @returns Findings of each card as text, or "OK".
 */
export function cardCheck(
  scores: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
  form: unknown,
  rulings?: unknown[][],
  edition?: unknown,
  target?: unknown[][],
  language?: unknown,
): unknown[][] {
  return answer(() => {
    const field = readField({ scores, pars, indexes, handicaps, rulings, target, edition }, formAsked(form));
    const said = languageAsked(language);
    const answers = field.cards.map((card) => {
      if (card.kind === 'none') return '';
      if (isHandicapMissing(card)) return sayRefusal(refusal('handicap-missing'), said);
      if (card.kind === 'refused') {
        if (field.cards.length === 1) throw card.error;
        return card.error;
      }
      return findingsOf(card, said);
    });
    return oneEach(answers, field.direction);
  });
}

/**
 * How a result came about, line by line, with the clauses: what each hole makes, each ruling, the total.
 * @customfunction EXPLAIN
 * @helpurl https://score-desk.example/functions/explain
 * @param scores Gross scores of one card, hole by hole; in a four-ball two lines, A then B.
 * @param pars Par of each hole, 3 to 6. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicap Playing Handicap; in a four-ball one a partner. A plus handicap is negative, or text like "+2".
 * @param form "stableford", "par", "bogey", "net", "gross", one of them after "fourball", or "max 2par".
 * @param rulings Rulings of the Committee, one cell a line: R4-4@1,2 or DQ R6-6b. Left out: none.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @param target Fixed score: "par", "bogey", or a line of scores. Left out: par, or bogey in the bogey form.
 * @param language "en" or "fr". Left out: the language of Excel.
 * @returns Two columns: a sentence, and its figure. The figures of holes, handicap and deductions add up to the total.
 */
export function explainCard(
  scores: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicap: unknown[][],
  form: unknown,
  rulings?: unknown[][],
  edition?: unknown,
  target?: unknown[][],
  language?: unknown,
): unknown[][] {
  return answer(() => {
    const given = { scores, pars, indexes, handicaps: handicap, handicapsName: 'handicap', rulings, target, edition };
    const { cards } = readField(given, formAsked(form));
    const [card] = cards;
    if (cards.length > 1) refuseCall([refusal('one-card-only', { met: cards.length })], { argument: 'scores' });
    if (!card || card.kind === 'none') return [['', '']];
    if (card.kind === 'refused') throw card.error;
    const said = languageAsked(language);
    return explain(card.round).map((line) => [sayLine(line, said), line.amount ?? '']);
  });
}

const isHandicapMissing = (card: FieldCard): boolean =>
  card.kind === 'refused' && card.refusals.every(({ code }) => code === 'handicap-missing');

function findingsOf(card: FieldCard & { readonly kind: 'round' }, language: Language): string {
  const said = checkRound(card.round).map((check) => sayCheck(check, language, card.round.card.balls.length > 1));
  return said.length === 0 ? 'OK' : said.join(' ');
}
