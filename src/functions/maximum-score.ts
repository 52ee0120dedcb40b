import { readHoleLimit } from '../rules/forms/maximum-score';
import { readField, spill } from './field';
import { requiredCell } from './lines';
import { answer, orRefuse } from './refuse';
import { totalOf } from './round-answers';

/**
 * Net strokes of the round in maximum score: no hole counts more than the maximum, a hole without a score counts it.
 * @customfunction MAXSCORE
 * @helpurl https://score-desk.example/functions/maxscore
 * @param scores Gross scores, hole by hole: one card, or one card a line. Blank, X, - or NR is no score.
 * @param pars Par of each hole, 3 to 6: one line for all cards, or one a card. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicap: one for all, or one a card. A plus handicap is negative, or text like "+2".
 * @param limit The most that a hole counts: "2par", "par+5", "ndb" (net double bogey) or a number of strokes.
 * @param rulings Rulings of the Committee, one cell a card: R4-4@1,2 or DQ R6-6b. Left out: none.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns Net strokes of each card, or its status as text: NR, WD, NS, DQ with the clause.
 */
export function maxScore(
  scores: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
  limit: unknown,
  rulings?: unknown[][],
  edition?: unknown,
): unknown[][] {
  return answer(() => {
    const most = orRefuse(readHoleLimit(requiredCell(limit, 'limit')), 'limit');
    const form = { scoring: 'max', fourBall: false, limit: most } as const;
    return spill(readField({ scores, pars, indexes, handicaps, rulings, edition }, form), totalOf);
  });
}
