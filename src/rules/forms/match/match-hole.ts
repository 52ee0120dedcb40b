import type { HoleScore } from '../../score';
import type { HoleMark } from './match-state';

/** One player's ball on a hole of a match: his net score, or none; `isLost`: a ruling took the hole from him. */
export interface BallInMatch {
  readonly net: HoleScore;
  readonly isLost: boolean;
}

/**
 * Who wins a hole, by the lowest net of each side (Rule 2-1, 30-3).
 *
 * A side without a score loses to one with; with none on either side the hole is not played, unless a ruling lost it.
 * Two sides that both lost it by rulings halve it: which breach came first is not known.
 *
 * @param first balls of the first side
 * @returns the hole as the first side has it; null is not played
 * @example winHole([{ net: 4, isLost: false }], [{ net: 5, isLost: false }]) //=> 1
 */
export function winHole(first: readonly BallInMatch[], second: readonly BallInMatch[]): HoleMark {
  const own = better(first);
  const other = better(second);
  if (own !== null && other !== null) return own < other ? 1 : own > other ? -1 : 0;
  if (own !== null) return 1;
  if (other !== null) return -1;
  const isOwnLost = first.some(({ isLost }) => isLost);
  const isOtherLost = second.some(({ isLost }) => isLost);
  if (isOwnLost === isOtherLost) return isOwnLost ? 0 : null;
  return isOwnLost ? -1 : 1;
}

function better(balls: readonly BallInMatch[]): HoleScore {
  const nets = balls.flatMap(({ net, isLost }) => (net === null || isLost ? [] : [net]));
  return nets.length === 0 ? null : Math.min(...nets);
}
