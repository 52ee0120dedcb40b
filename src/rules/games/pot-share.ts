import { byGreater, type Rational } from '../rational';
import { countsOf, worthOf } from './shared-places';

/**
 * A pot over the places of a field, to the last cent: whoever holds a place gets its share, players who tie get equal
 * parts of the shares of their places. Shares of places that nobody holds go to the others in proportion. Cents that do
 * not divide go one each to those who lack most of one, the first of the field first.
 *
 * @param pot in cents
 * @param shares of place 1, 2, 3 …, in any unit
 * @param places of the field, null for none
 * @returns cents of each, 0 for a place without a share; they add up to the pot, unless no place has a share
 * @example potShare(10_000n, [1n, 1n, 1n], [1, 2, 3]) //=> [3334, 3333, 3333]
 */
export function potShare(
  pot: bigint,
  shares: readonly bigint[],
  places: readonly (number | null)[],
): readonly number[] {
  const counts = countsOf(places);
  const owed = places.map((place): Rational => {
    const count = counts.get(place ?? 0) ?? 1;
    return place === null ? { over: 0n, under: 1n } : { over: worthOf(shares, place, count), under: BigInt(count) };
  });
  let total = 0n;
  for (const [place, count] of counts) total += worthOf(shares, place, count);
  if (total === 0n) return places.map(() => 0);

  const cents = owed.map(({ over, under }) => ({ whole: (pot * over) / (under * total), under: under * total }));
  const lacking = owed.map(({ over }, nth): { readonly nth: number; readonly rest: Rational } => {
    const { whole = 0n, under = 1n } = cents[nth] ?? {};
    return { nth, rest: { over: pot * over - whole * under, under } };
  });
  const odd = pot - cents.reduce((sum, { whole }) => sum + whole, 0n);
  const raised = new Set(
    lacking
      .sort((a, b) => byGreater(a.rest, b.rest) || a.nth - b.nth)
      .slice(0, Number(odd))
      .map(({ nth }) => nth),
  );
  return cents.map(({ whole }, nth) => Number(whole) + (raised.has(nth) ? 1 : 0));
}
