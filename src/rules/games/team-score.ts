import { type Form, isLowBest } from '../forms/form';
import { holeResult } from '../forms/hole-result';
import type { Round } from '../forms/round';

/** Results of one hole, the best first; those without a score in stroke play are left out. */
function resultsOn(rounds: readonly Round[], at: number, form: Form): readonly number[] {
  const sign = isLowBest(form) ? 1 : -1;
  return rounds.flatMap((round) => round.holes[at]?.result ?? []).sort((a, b) => sign * (a - b));
}

/** What a hole makes that nobody has a score on: no points, a lost hole, no score in stroke play. */
const nothingOn = (form: Form): number | null => (form.scoring === 'max' ? null : holeResult(form.scoring, null, 0, 0));

/**
 * The best k results of the cards on each hole, added up, less what rulings deduct from the cards. A card that is
 * disqualified counts on no hole; a player missing there makes what a hole without a score makes. The rounds of one
 * player with k = 1 are his eclectic.
 *
 * @param rounds cards of one team, all under one form over the same holes
 * @returns null where a hole of stroke play lacks the k scores
 * @example bestOf(2, roundsOfPoints([3], [2], [2], [0]), form, holes) //=> 5
 */
export function bestOf(k: number, rounds: readonly Round[], form: Form, holes: number): number | null {
  const counting = rounds.filter(({ status }) => status?.code !== 'DQ');
  const missing = nothingOn(form);
  let total = -counting.reduce((sum, { deducted }) => sum + deducted, 0);
  for (let at = 0; at < holes; at++) {
    const best = resultsOn(counting, at, form).slice(0, k);
    if (best.length < k && missing === null) return null;
    total += best.reduce((sum, each) => sum + each, (k - best.length) * (missing ?? 0));
  }
  return total === 0 ? 0 : total;
}
