import { countRounds, type RoundsAdded } from '../../../src/rules/standings/several-rounds';

/** Sums by hand; who lacks a round that must count has no total, never 0 (no score is never zero). */
const best = (count: number): RoundsAdded => ({ kind: 'best', count });
const ALL: RoundsAdded = { kind: 'all' };

test.each<[string, (number | null)[], RoundsAdded, boolean, [number, number[]] | null]>([
  ['all of three', [36, 31, 28], ALL, false, [95, [0, 1, 2]]],
  ['a round missing', [36, null, 28], ALL, false, null],
  ['the best two of three, points', [28, 36, 31], best(2), false, [67, [1, 2]]],
  ['the best two of three, strokes', [72, 70, 75], best(2), true, [142, [0, 1]]],
  ['a round missing that need not count', [36, null, 28], best(2), false, [64, [0, 2]]],
  ['too few for the best two', [36, null, null], best(2), false, null],
  ['a round of nothing counts: 0 is a total', [0, 36, null], best(2), false, [36, [0, 1]]],
  ['holes down', [-3, 2, -1], best(2), false, [1, [1, 2]]],
  ['equal rounds: the earlier one', [30, 30, 30], best(2), false, [60, [0, 1]]],
])('%s', (_, totals, counted, isLow, expected) => {
  const sum = countRounds(totals, counted, isLow);
  expect(sum && [sum.total, sum.counted]).toEqual(expected);
});
