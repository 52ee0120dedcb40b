import { isLowBest } from '../forms/form';
import type { Round, RoundHole } from '../forms/round';

/** A player's best of each hole over his rounds, as one card. */
export interface Eclectic {
  readonly holes: readonly RoundHole[];
  /** Position of the round that each hole comes from. */
  readonly from: readonly number[];
  /** Taken off the rounds that are in it by rulings. */
  readonly deducted: number;
  /** null where a hole of stroke play has no score in any round. */
  readonly total: number | null;
}

/**
 * The best of each hole over several rounds of one player; of equal ones the earlier. A round that is disqualified
 * gives no hole. What rulings take off a round is taken off the eclectic too.
 *
 * @param rounds in the order of play, over the same holes; null for one that he did not play
 * @returns null where no round may give a hole
 * @example
 * // A par 4 played in 5, 4 and 6: the second round gives the hole.
 * eclecticOf([played([5]), played([4]), played([6])]) //=> { holes: …, from: [1], deducted: 0, total: 4 }
 */
export function eclecticOf(rounds: readonly (Round | null)[]): Eclectic | null {
  const giving = rounds.flatMap((round, at) => (round && round.status?.code !== 'DQ' ? [{ round, at }] : []));
  const [first] = giving;
  if (!first) return null;
  const best = first.round.holes.map((own, nth) =>
    giving.slice(1).reduce<{ readonly hole: RoundHole; readonly at: number }>(
      (kept, { round, at }) => {
        const hole = round.holes[nth];
        return hole && isBetter(hole, kept.hole, isLowBest(round.form)) ? { hole, at } : kept;
      },
      { hole: own, at: first.at },
    ),
  );
  const deducted = giving.reduce((sum, { round }) => sum + round.deducted, 0);
  const hasAll = best.every(({ hole }) => hole.result !== null);
  const sum = best.reduce((total, { hole }) => total + (hole.result ?? 0), -deducted);
  return {
    holes: best.map(({ hole }) => hole),
    from: best.map(({ at }) => at),
    deducted,
    total: hasAll ? (sum === 0 ? 0 : sum) : null,
  };
}

/** Any score beats none. A ball picked up makes a result in Stableford and par; a score that makes the same is no better. */
function isBetter({ result }: RoundHole, kept: RoundHole, isLow: boolean): boolean {
  if (result === null) return false;
  if (kept.result === null) return true;
  return isLow ? result < kept.result : result > kept.result;
}
