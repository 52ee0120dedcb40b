import { isNetOfOneBall } from './forms/form';
import { grossCounted, type Round, type RoundHole } from './forms/round';
import type { Effect } from './rulings/effect';
import type { Status } from './rulings/ruling';

/**
 * One line of how a result came about. The amounts of hole, handicap and deduction lines add up to the total's.
 * A ruling line that acts inside a hole has no amount of its own: it is in the hole's.
 */
export type ExplanationLine =
  | { readonly kind: 'hole'; readonly hole: RoundHole; readonly round: Round; readonly amount: number | null }
  | { readonly kind: 'handicap'; readonly handicap: number; readonly amount: number }
  | { readonly kind: 'ruling'; readonly effect: Effect; readonly round: Round; readonly amount: number | null }
  | { readonly kind: 'total'; readonly round: Round; readonly amount: number | null }
  | { readonly kind: 'status'; readonly status: Status; readonly round: Round; readonly amount: null };

/** How a round came about: hole by hole, then what the rulings did, then the total or why there is none. */
export function explain(round: Round): readonly ExplanationLine[] {
  // Net stroke play of one ball is gross, less the handicap once; with two balls each hole has its own net.
  const isNet = isNetOfOneBall(round.form);
  const handicap = round.card.balls[0]?.handicap ?? 0;
  const lines: ExplanationLine[] = round.holes.map((hole) => ({
    kind: 'hole',
    hole,
    round,
    amount: isNet ? grossCounted(hole) : hole.result,
  }));
  if (isNet) lines.push({ kind: 'handicap', handicap, amount: handicap === 0 ? 0 : -handicap });
  for (const effect of round.effects)
    lines.push({
      kind: 'ruling',
      effect,
      round,
      amount: effect.kind === 'deducts' && effect.amount > 0 ? -effect.amount : null,
    });
  if (round.total !== null) lines.push({ kind: 'total', round, amount: round.total });
  if (round.status) lines.push({ kind: 'status', status: round.status, round, amount: null });
  return lines;
}
