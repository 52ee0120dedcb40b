import { answer } from './refuse';
import { readField, spill, spillHoles } from './field';
import { holeResults, totalOf } from './round-answers';

/**
 * Stableford points of the round: 2 for the fixed score net, 1 more for each stroke under it. No score on a hole is 0 points.
 * @customfunction STABLEFORD
 * @helpurl https://score-desk.example/functions/stableford
 * @param scores Gross scores, hole by hole: one card, or one card a line. Blank, X, - or NR is no score.
 * @param pars Par of each hole, 3 to 6: one line for all cards, or one a card. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicap: one for all, or one a card. A plus handicap is negative, or text like "+2".
 * @param rulings Rulings of the Committee, one cell a card: R4-4@1,2 or DQ R6-6b. Left out: none.
 * @param target Fixed score: "par", "bogey", or a line of scores. Left out: par.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns Points of each card, or its status as text: NR, WD, NS, DQ with the clause. "NR">36 is TRUE in Excel: test with ISNUMBER.
 */
export function stableford(
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
      readField(
        { scores, pars, indexes, handicaps, rulings, target, edition },
        { scoring: 'stableford', fourBall: false },
      ),
      totalOf,
    ),
  );
}

/**
 * Stableford points hole by hole. Deductions from the round are not in them.
 * @customfunction STABLEFORDHOLES
 * @helpurl https://score-desk.example/functions/stablefordholes
 * @param scores Gross scores, hole by hole: one card, or one card a line. Blank, X, - or NR is no score.
 * @param pars Par of each hole, 3 to 6: one line for all cards, or one a card. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicap: one for all, or one a card. A plus handicap is negative, or text like "+2".
 * @param rulings Rulings of the Committee, one cell a card: R4-4@1,2 or DQ R6-6b. Left out: none.
 * @param target Fixed score: "par", "bogey", or a line of scores. Left out: par.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns Points of each hole, a line a card.
 */
export function stablefordHoles(
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
      readField(
        { scores, pars, indexes, handicaps, rulings, target, edition },
        { scoring: 'stableford', fourBall: false },
      ),
      holeResults,
    ),
  );
}
