import type { HoleScore } from '../score';
import type { Scoring } from './form';
import { type PointsTable, pointsFor } from './points-table';

/**
 * What one ball makes on one hole.
 *
 * @param gross strokes with penalty strokes, or null: no score
 * @param strokes strokes received there
 * @param fixed the fixed score (Rule 32-1), read by Stableford, par and bogey; in maximum score the maximum (21.2)
 * @param table points by a table of the Committee's own, in Stableford
 * @returns points (32-1b, one a stroke past the table's end too), +1/0/−1 (32-1a), net or gross strokes, or null: no score in stroke play
 * @example holeResult('stableford', 5, 1, 4) //=> 2
 * @example holeResult('par', null, 0, 4) //=> -1
 */
export function holeResult(
  scoring: Scoring,
  gross: HoleScore,
  strokes: number,
  fixed: number,
  table?: PointsTable,
): number | null {
  switch (scoring) {
    case 'stableford':
      if (table) return pointsFor(table, gross === null ? null : gross - strokes - fixed);
      return gross === null ? 0 : Math.max(0, 2 + fixed - (gross - strokes));
    case 'par':
    case 'bogey':
      return gross === null ? -1 : sign(fixed - (gross - strokes));
    case 'net':
      return gross === null ? null : gross - strokes;
    case 'gross':
      return gross;
    case 'max':
      return Math.min(gross ?? fixed, fixed) - strokes;
  }
}

// Math.sign keeps a minus zero, which a sheet would show.
const sign = (n: number): number => (n > 0 ? 1 : n < 0 ? -1 : 0);
