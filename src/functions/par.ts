import { answer } from './refuse';
import { readField, spill, spillHoles } from './field';
import { holeResults, totalOf } from './round-answers';

/**
 * Holes up (+) or down (−) against the fixed score, scored as in match play. A hole without a score is lost.
 * @customfunction PARRESULT
 * @helpurl https://score-desk.example/functions/parresult
 * @param scores Gross scores, hole by hole: one card, or one card a line. Blank, X, - or NR is no score.
 * @param pars Par of each hole, 3 to 6: one line for all cards, or one a card. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicap: one for all, or one a card. A plus handicap is negative, or text like "+2".
 * @param rulings Rulings of the Committee, one cell a card: R4-4@1,2 or DQ R6-6b. Left out: none.
 * @param target Fixed score: "par", "bogey", or a line of scores. Left out: par.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns Holes up or down of each card, or its status as text: NR, WD, NS, DQ with the clause. "NR">36 is TRUE in Excel: test with ISNUMBER.
 */
export function parResult(
  scores: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
  rulings?: unknown[][],
  target?: unknown[][],
  edition?: unknown,
): unknown[][] {
  return answer(() =>
    spill(
      readField({ scores, pars, indexes, handicaps, rulings, target, edition }, { scoring: 'par', fourBall: false }),
      totalOf,
    ),
  );
}

/**
 * Result of each hole against the fixed score: 1 won, 0 halved, −1 lost. Deductions from the round are not in them.
 * @customfunction PARHOLES
 * @helpurl https://score-desk.example/functions/parholes
 * @param scores Gross scores, hole by hole: one card, or one card a line. Blank, X, - or NR is no score.
 * @param pars Par of each hole, 3 to 6: one line for all cards, or one a card. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicap: one for all, or one a card. A plus handicap is negative, or text like "+2".
 * @param rulings Rulings of the Committee, one cell a card: R4-4@1,2 or DQ R6-6b. Left out: none.
 * @param target Fixed score: "par", "bogey", or a line of scores. Left out: par.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns 1, 0 or −1 for each hole, a line a card.
 */
export function parHoles(
  scores: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
  rulings?: unknown[][],
  target?: unknown[][],
  edition?: unknown,
): unknown[][] {
  return answer(() =>
    spillHoles(
      readField({ scores, pars, indexes, handicaps, rulings, target, edition }, { scoring: 'par', fourBall: false }),
      holeResults,
    ),
  );
}
