import { bareWord, cellText, wholeNumber } from '../cell-text';
import { type Read, type Refusal, refusal, refused, sound } from '../refusal';

const MOST_PLACES = 999;

/**
 * Reads places of one event: 1, "T2", or no place: a blank, or a status such as NR or DQ R6-6b.
 *
 * Cards on one place share it and the next is skipped, 1 2 2 4; an event placed 1 2 2 3 would share wrongly, and is
 * refused.
 */
export function readPlaces(cells: readonly unknown[]): Read<readonly (number | null)[]> {
  const refusals: Refusal[] = [];
  const places = cells.map((cell): number | null => {
    const met = cellText(cell);
    if (met === '' || met === '0' || /^(NR|WD|NS|DQ|ABD|NP)(?![A-Z])/i.test(met)) return null;
    const place = wholeNumber(typeof cell === 'string' ? bareWord(cell).replace(/^T/, '') : cell);
    if (place !== null && place >= 1 && place <= MOST_PLACES) return place;
    refusals.push(refusal('place-not-read', { met }));
    return null;
  });
  const counts = countsOf(places);
  for (const [place, count] of counts)
    for (let next = place + 1; next < place + count; next++)
      if (counts.has(next)) refusals.push(refusal('places-overlap', { place, count, met: next }));
  return refusals.length > 0 ? refused(...refusals) : sound(places);
}

/** How many hold each place. */
export function countsOf(places: readonly (number | null)[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const place of places) if (place !== null) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}

/**
 * What the places that so many share are worth together: two on place 2 share what 2 and 3 are worth.
 *
 * @param worth of place 1, 2, 3 …, whole; places after the list are worth nothing
 */
export const worthOf = (worth: readonly bigint[], place: number, count: number): bigint =>
  worth.slice(place - 1, place - 1 + count).reduce((sum, each) => sum + each, 0n);
