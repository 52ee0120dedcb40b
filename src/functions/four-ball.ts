import { cellText } from '../rules/cell-text';
import { readScoring } from '../rules/forms/form';
import { cellOf } from './argument';
import { type Field, readField, spill, spillHoles } from './field';
import { answer, orRefuse } from './refuse';
import { countingPartners, holeResults, totalOf } from './round-answers';

/**
 * A side's total in four-ball stroke play: the better ball of each hole, by points, net, gross or result against the fixed score.
 * @customfunction FOURBALLSCORE
 * @helpurl https://score-desk.example/functions/fourballscore
 * @param scoresA Gross scores of partner A: one card, or one a side. Blank, X, - or NR is no score; a blank line is an absent partner.
 * @param scoresB Gross scores of partner B, lying the same way.
 * @param pars Par of each hole, 3 to 6: one line for all sides, or one a side. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicapsA Playing Handicap of partner A: one for all, or one a side.
 * @param handicapsB Playing Handicap of partner B: one for all, or one a side.
 * @param scoring "stableford", "net", "gross", "par" or "bogey". Left out: stableford.
 * @param rulings Rulings of the Committee, one cell a side: B:R31-6@5, R4-4@1. Left out: none.
 * @param target Fixed score: "par", "bogey", or a line of scores. Left out: par, or bogey where that is the scoring.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns Total of each side, or its status as text: NR, WD, NS, DQ with the clause.
 */
export function fourBallScore(
  scoresA: unknown[][],
  scoresB: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicapsA: unknown[][],
  handicapsB: unknown[][],
  scoring?: unknown,
  rulings?: unknown[][],
  target?: unknown[][],
  edition?: unknown,
): unknown[][] {
  const given = { scoresA, scoresB, pars, indexes, handicapsA, handicapsB, scoring, rulings, target, edition };
  return answer(() => spill(sides(given), totalOf));
}

/**
 * What a side makes on each hole: the better ball. Deductions from the round are not in it.
 * @customfunction FOURBALLHOLES
 * @helpurl https://score-desk.example/functions/fourballholes
 * @param scoresA Gross scores of partner A: one card, or one a side. Blank, X, - or NR is no score; a blank line is an absent partner.
 * @param scoresB Gross scores of partner B, lying the same way.
 * @param pars Par of each hole, 3 to 6: one line for all sides, or one a side. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicapsA Playing Handicap of partner A: one for all, or one a side.
 * @param handicapsB Playing Handicap of partner B: one for all, or one a side.
 * @param scoring "stableford", "net", "gross", "par" or "bogey". Left out: stableford.
 * @param rulings Rulings of the Committee, one cell a side: B:R31-6@5, R4-4@1. Left out: none.
 * @param target Fixed score: "par", "bogey", or a line of scores. Left out: par, or bogey where that is the scoring.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns The side's result of each hole, a line a side; NR on a hole of stroke play without either ball.
 */
export function fourBallHoles(
  scoresA: unknown[][],
  scoresB: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicapsA: unknown[][],
  handicapsB: unknown[][],
  scoring?: unknown,
  rulings?: unknown[][],
  target?: unknown[][],
  edition?: unknown,
): unknown[][] {
  const given = { scoresA, scoresB, pars, indexes, handicapsA, handicapsB, scoring, rulings, target, edition };
  return answer(() => spillHoles(sides(given), holeResults));
}

/**
 * Which partner's ball counts on each hole.
 * @customfunction FOURBALLCOUNTS
 * @helpurl https://score-desk.example/functions/fourballcounts
 * @param scoresA Gross scores of partner A: one card, or one a side. Blank, X, - or NR is no score; a blank line is an absent partner.
 * @param scoresB Gross scores of partner B, lying the same way.
 * @param pars Par of each hole, 3 to 6: one line for all sides, or one a side. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicapsA Playing Handicap of partner A: one for all, or one a side.
 * @param handicapsB Playing Handicap of partner B: one for all, or one a side.
 * @param scoring "stableford", "net", "gross", "par" or "bogey". Left out: stableford.
 * @param rulings Rulings of the Committee, one cell a side: B:R31-6@5, R4-4@1. Left out: none.
 * @param target Fixed score: "par", "bogey", or a line of scores. Left out: par, or bogey where that is the scoring.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns "A", "B", "=" where both make the same, "" where neither has a score; a line a side.
 */
export function fourBallCounts(
  scoresA: unknown[][],
  scoresB: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicapsA: unknown[][],
  handicapsB: unknown[][],
  scoring?: unknown,
  rulings?: unknown[][],
  target?: unknown[][],
  edition?: unknown,
): unknown[][] {
  const given = { scoresA, scoresB, pars, indexes, handicapsA, handicapsB, scoring, rulings, target, edition };
  return answer(() => spillHoles(sides(given), countingPartners));
}

/** Two partners' lines read and scored as sides. */
function sides(given: {
  readonly scoresA: unknown;
  readonly scoresB: unknown;
  readonly pars: unknown;
  readonly indexes: unknown;
  readonly handicapsA: unknown;
  readonly handicapsB: unknown;
  readonly scoring: unknown;
  readonly rulings: unknown;
  readonly target: unknown;
  readonly edition: unknown;
}): Field {
  const scoring = orRefuse(readScoring(cellText(cellOf(given.scoring)), 'stableford'), 'scoring');
  return readField(
    // B's lines left out are missing, not two lines a side.
    { ...given, scores: given.scoresA, scoresB: given.scoresB ?? null, handicaps: given.handicapsA },
    { scoring, fourBall: true },
  );
}
