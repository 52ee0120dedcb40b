/** How many rounds count whole: all of them, or the best of those played. */
export type RoundsAdded = { readonly kind: 'all' } | { readonly kind: 'best'; readonly count: number };

/** What counts of several rounds: whole rounds, or the best of each hole. */
export type RoundsCounted = RoundsAdded | { readonly kind: 'eclectic' };

/** The rounds that count for one player, and what they make. */
export interface RoundsTotal {
  readonly total: number;
  /** Positions of the rounds that count, in the order of play. */
  readonly counted: readonly number[];
}

/**
 * Adds the rounds that count. Of equal rounds the earlier counts; the total is the same.
 *
 * @param totals one a round in the order of play; null where there is no total, which is never zero
 * @param isLowBest strokes: the lowest rounds are the best
 * @returns null where too few rounds have a total
 *
 * @example countRounds([36, null, 31], { kind: 'best', count: 2 }, false) //=> { total: 67, counted: [0, 2] }
 * @example countRounds([36, null, 31], { kind: 'all' }, false) //=> null
 */
export function countRounds(
  totals: readonly (number | null)[],
  rounds: RoundsAdded,
  isLowBest: boolean,
): RoundsTotal | null {
  const played = totals.flatMap((total, at) => (total === null ? [] : [{ total, at }]));
  const wanted = rounds.kind === 'all' ? totals.length : rounds.count;
  if (played.length < wanted) return null;
  const sign = isLowBest ? 1 : -1;
  const counted = played.sort((a, b) => sign * (a.total - b.total) || a.at - b.at).slice(0, wanted);
  return {
    total: counted.reduce((sum, { total }) => sum + total, 0),
    counted: counted.map(({ at }) => at).sort((a, b) => a - b),
  };
}
