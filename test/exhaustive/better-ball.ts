import type { Scoring } from '../../src/rules/forms/form';
import { playRound } from '../../src/rules/forms/round';
import { CLASSIC } from '../../src/rules/editions/classic/classic';
import { courseOf } from '../rules/play';
import { range, type Suite } from './tally';

const SCORINGS: readonly Exclude<Scoring, 'max'>[] = ['stableford', 'par', 'bogey', 'net', 'gross'];

/** What a ball is worth, more is better: the worth orders the partners, and each form reads its result off it. */
function worth(scoring: Scoring, score: number | null, strokes: number): number {
  if (score === null) return -Infinity;
  return scoring === 'gross' ? -score : strokes - score;
}

function resultOf(scoring: Scoring, worthOfSide: number, par: number): number | null {
  const under = worthOfSide + par;
  switch (scoring) {
    case 'stableford':
      return under < -1 ? 0 : under + 2;
    case 'par':
      return Math.sign(under) || 0;
    case 'bogey':
      return Math.sign(under + 1) || 0;
    default:
      return worthOfSide === -Infinity ? null : -worthOfSide;
  }
}

/** Every pair of partners' scores × strokes received by each × par × form, as one hole of a four-ball (31-1, 32-1). */
export const BETTER_BALL: Suite = {
  name: 'four-ball, every pair of balls',
  run: (depth, tally) => {
    const isDeep = depth === 'deep';
    const scores = [null, ...range(1, isDeep ? 20 : 8)];
    const handicaps = isDeep ? range(-1, 3) : range(0, 1);
    for (const par of isDeep ? range(3, 6) : [4])
      for (const scoring of SCORINGS) {
        const course = courseOf([par], [1]);
        const fixed = [scoring === 'bogey' ? par + 1 : par];
        const form = { scoring, fourBall: true };
        for (const offA of handicaps)
          for (const offB of handicaps)
            for (const a of scores)
              for (const b of scores) {
                const balls = [
                  { scores: [a], handicap: offA },
                  { scores: [b], handicap: offB },
                ];
                const round = playRound(course, fixed, form, { balls, rulings: [] }, CLASSIC);
                const hole = round.ok ? round.value.holes[0] : undefined;
                const [worthA, worthB] = [worth(scoring, a, offA), worth(scoring, b, offB)];
                const best = worthB > worthA ? worthB : worthA;
                const where = () => `${scoring}, par ${par}, ${a} off ${offA}, ${b} off ${offB}`;
                tally.compare(hole?.result, resultOf(scoring, best, par), where);
                // A ball beyond the last point is still the better one only where its result is.
                const [resultA, resultB] = [resultOf(scoring, worthA, par), resultOf(scoring, worthB, par)];
                const isLevel = a !== null && b !== null && resultA === resultB;
                const counts = a === null && b === null ? '' : isLevel ? '=' : worthA > worthB ? 'A' : 'B';
                tally.compare(hole?.counts, counts, where);
              }
      }
  },
};
