import { byGreater, NOTHING, plus, type Rational } from '../rational';
import { countsOf, worthOf } from './shared-places';

/** A player's season: the sum of the events that count, and their positions. */
export interface Merit {
  readonly total: Rational;
  readonly counted: readonly number[];
}

/**
 * Points of each player in one event: each place is worth its points, players who share a place share what their places
 * are worth.
 *
 * @param places of the players, null for none
 * @param points of place 1, 2, 3 …, in thousandths; places after the list have none
 * @returns exact, null for who has no place
 * @example pointsOfEvent([1, 2, 2, null], [25000n, 18000n, 15000n]) //=> 25, 16 1/2, 16 1/2, null
 */
export function pointsOfEvent(
  places: readonly (number | null)[],
  points: readonly bigint[],
): readonly (Rational | null)[] {
  const counts = countsOf(places);
  return places.map((place) => {
    if (place === null) return null;
    const count = counts.get(place) ?? 1;
    return { over: worthOf(points, place, count), under: 1000n * BigInt(count) };
  });
}

/**
 * Adds the best events of one player; of equal ones the earlier counts.
 *
 * @param events points of each event, null for one without a place
 * @param best how many count
 */
export function bestEvents(events: readonly (Rational | null)[], best: number): Merit {
  const counting = events
    .flatMap((points, at) => (points === null ? [] : [{ points, at }]))
    .sort((a, b) => byGreater(a.points, b.points) || a.at - b.at)
    .slice(0, best);
  return {
    total: counting.reduce((sum, { points }) => plus(sum, points), NOTHING),
    counted: counting.map(({ at }) => at).sort((a, b) => a - b),
  };
}

/**
 * Points over several events.
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
  const own = events.map((places) => pointsOfEvent(places, points));
  return (events[0] ?? []).map(
    (_, player) =>
      bestEvents(
        own.map((event) => event[player] ?? null),
        best,
      ).total,
  );
}
