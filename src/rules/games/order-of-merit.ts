import { byGreater, NOTHING, plus, type Rational } from '../rational';
import { countsOf, worthOf } from './shared-places';

/**
 * Points over several events: each place is worth its points, players who share a place share what their places are worth.
 *
 * @param events places of the players in each event, null for none
 * @param points of place 1, 2, 3 …, in thousandths
 * @param best how many of a player's events count, the best ones
 * @returns points of each player, exact
 * @example orderOfMerit([[1, 1, 3]], [25000n, 18000n, 15000n], 1) //=> 21.5, 21.5, 15
 */
export function orderOfMerit(
  events: readonly (readonly (number | null)[])[],
  points: readonly bigint[],
  best: number,
): readonly Rational[] {
  const counts = events.map(countsOf);
  return (events[0] ?? []).map((_, player) =>
    events
      .map((places, event): Rational => {
        const place = places[player] ?? null;
        if (place === null) return NOTHING;
        const count = counts[event]?.get(place) ?? 1;
        return { over: worthOf(points, place, count), under: 1000n * BigInt(count) };
      })
      .sort(byGreater)
      .slice(0, best)
      .reduce(plus, NOTHING),
  );
}
