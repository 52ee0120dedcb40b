import { holeResult } from '../../src/rules/forms/hole-result';
import { type HoleLimit, limitWord, maximumOf, readHoleLimit } from '../../src/rules/forms/maximum-score';
import { range, type Suite } from './tally';

const limits = (kind: 'times' | 'over' | 'strokes', from: number, to: number): readonly HoleLimit[] =>
  range(from, to).map((n) => ({ kind, n }));

/** The maximum counted up from par, stroke by stroke (21.2). */
function second(limit: HoleLimit, par: number, strokes: number): number {
  if (limit.kind === 'strokes') return limit.n;
  if (limit.kind === 'times') return range(1, limit.n).reduce((sum) => sum + par, 0);
  if (limit.kind === 'over') return par - -limit.n;
  // Net double bogey is the gross whose net is two over par.
  return range(-20, 40).find((gross) => gross - strokes - par === 2) ?? NaN;
}

/** Every limit that is read × par × strokes received × no score or the scores that a card can hold. */
export const MAXIMUM_SCORE: Suite = {
  name: 'maximum score, every limit',
  run: (depth, tally) => {
    const all = [
      ...limits('times', 2, depth === 'deep' ? 9 : 3),
      ...limits('over', 1, depth === 'deep' ? 30 : 5),
      ...limits('strokes', 1, depth === 'deep' ? 30 : 10),
      { kind: 'ndb' } as const,
    ];
    for (const limit of all) {
      const read = readHoleLimit(limitWord(limit));
      tally.compare(read.ok ? limitWord(read.value) : '', limitWord(limit), () => limitWord(limit));
      for (const par of range(3, 6))
        for (const strokes of depth === 'deep' ? range(-2, 6) : range(-1, 3))
          for (const gross of [null, ...range(1, depth === 'deep' ? 34 : 12)]) {
            const most = second(limit, par, strokes);
            const counted = gross !== null && gross < most ? gross : most;
            tally.compare(
              holeResult('max', gross, strokes, maximumOf(limit, par, strokes)),
              counted - strokes,
              () => `${limitWord(limit)}, par ${par}, ${strokes} strokes, ${gross}`,
            );
          }
    }
  },
};
