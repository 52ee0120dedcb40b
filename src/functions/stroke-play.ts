import type { Scoring } from '../rules/forms/form';
import { refusal } from '../rules/refusal';
import { type Matrix, matrixOf } from './argument';
import { directionOfGrid } from './direction';
import { type Field, readField, spill } from './field';
import { answer, refuseCall } from './refuse';
import { totalOf } from './round-answers';

/**
 * Gross strokes of the round, penalty strokes of the rulings included. A hole without a score makes the card NR.
 * @customfunction GROSS
 * @helpurl https://score-desk.example/functions/gross
 * @param scores Gross scores, hole by hole: one card, or one card a row (a column, where only the rows are 9 or 18).
 * @param rulings Rulings of the Committee, one cell a card: R19-2@5 or DQ R6-6b. Left out: none.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns Strokes of each card, or its status as text: NR, WD, NS, DQ with the clause.
 */
export function gross(scores: unknown[][], rulings?: unknown[][], edition?: unknown): unknown[][] {
  return answer(() => spill(strokePlay('gross', scores, null, rulings, edition), totalOf));
}

/**
 * Net strokes of the round: gross, penalty strokes included, less the Playing Handicap. A hole without a score makes the card NR.
 * @customfunction NET
 * @helpurl https://score-desk.example/functions/net
 * @param scores Gross scores, hole by hole: one card, or one card a row (a column, where only the rows are 9 or 18).
 * @param handicaps Playing Handicap: one for all, or one a card. A plus handicap is negative, or text like "+2".
 * @param rulings Rulings of the Committee, one cell a card: R19-2@5 or DQ R6-6b. Left out: none.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns Net strokes of each card, or its status as text: NR, WD, NS, DQ with the clause.
 */
export function net(
  scores: unknown[][],
  handicaps: unknown[][],
  rulings?: unknown[][],
  edition?: unknown,
): unknown[][] {
  return answer(() => spill(strokePlay('net', scores, handicaps, rulings, edition), totalOf));
}

/** A card has no more holes. */
const MOST_HOLES = 18;

/** Totals need no course: any pars and indexes give the same strokes over the round. */
function strokePlay(scoring: Scoring, scores: unknown, handicaps: unknown, rulings: unknown, edition: unknown): Field {
  const grid = matrixOf(scores);
  const direction = directionOfGrid(grid, [handicaps, rulings]);
  const holes = direction === 'rows' ? (grid[0]?.length ?? 0) : grid.length;
  if (holes > MOST_HOLES)
    refuseCall([refusal('too-many-holes', { met: holes, most: MOST_HOLES })], { argument: 'scores' });
  const line = (cell: (at: number) => number): Matrix =>
    direction === 'rows'
      ? [Array.from({ length: holes }, (_, at) => cell(at))]
      : Array.from({ length: holes }, (_, at) => [cell(at)]);
  const pars = line(() => 4);
  const indexes = line((at) => at + 1);
  return readField({ scores, pars, indexes, handicaps, rulings, edition }, { scoring, fourBall: false });
}
