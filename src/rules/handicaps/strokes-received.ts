/**
 * Strokes a player receives on a hole; negative where a plus player gives them back, from the easiest hole on.
 *
 * @param handicap Playing Handicap over the holes played, whole, negative for a plus player
 * @param rank place of the hole's stroke index among the holes played, 1 = hardest
 * @param holes how many holes are played
 * @returns whole strokes; over all the holes they add up to the handicap. Plus players give back from the highest index on (Rules of Handicapping, Appendix C)
 * @example strokesReceived(20, 2, 18) //=> 2
 * @example strokesReceived(-2, 18, 18) //=> -1
 */
export function strokesReceived(handicap: number, rank: number, holes: number): number {
  return Math.floor((handicap - rank) / holes) + 1;
}
