import { isLowBest } from '../forms/form';
import type { Round } from '../forms/round';
import { type CommitteeTie, type TieComparison, tieComparisons, type TieFacts, type TieStep } from '../ties/tie-break';
import { levelGroups } from './level-groups';

/** An exact figure of a tie-break: a whole number over a whole number. */
export interface Fraction {
  readonly over: number;
  readonly under: number;
}

/** What parted a card from its neighbour on the same total, or that nothing did. */
export type Decision =
  | {
      readonly kind: 'step';
      readonly step: TieStep;
      readonly own: Fraction;
      readonly other: Fraction;
      readonly isAhead: boolean;
    }
  | { readonly kind: 'level' };

/** A card's place. Cards that nothing parted share it, and the next place is skipped: 1 2 2 4. */
export interface Placing {
  readonly place: number;
  readonly isShared: boolean;
  /** What decided it; null for a total nobody else has. */
  readonly decision: Decision | null;
}

/**
 * Places of a field. A card with a status takes none.
 *
 * @param rounds the field in its own order; null where there is no card to place
 * @param ties how to part equal totals
 * @param facts what the cards do not say: play-offs, handicaps of a gross list
 * @returns a placing for each card, in the field's own order, null for a card without a place
 */
export function placesOf(
  rounds: readonly (Round | null)[],
  ties: readonly CommitteeTie[],
  facts: TieFacts = {},
): readonly (Placing | null)[] {
  const entries = rounds.flatMap((round, at) =>
    round && round.status === null && round.total !== null ? [{ at, round, total: round.total }] : [],
  );
  const [first, ...others] = entries.map(({ round }) => round);
  const placings: (Placing | null)[] = rounds.map(() => null);
  if (!first) return placings;

  const sign = isLowBest(first.form) ? 1 : -1;
  const comparisons = tieComparisons(ties, [first, ...others], facts);
  const keyed = entries
    .map((entry) => ({ ...entry, keys: [sign * entry.total, ...comparisons.map(({ key }) => key(entry.round))] }))
    .sort((a, b) => compareKeys(a.keys, b.keys) || a.at - b.at);

  const groups = levelGroups(keyed, (a, b) => compareKeys(a.keys, b.keys) === 0);
  groups.forEach(({ from, members }, nth) => {
    const [{ keys }] = members;
    const isShared = members.length > 1;
    const parted =
      partedBy(keys, groups[nth - 1]?.members[0].keys, comparisons, false) ??
      partedBy(keys, groups[nth + 1]?.members[0].keys, comparisons, true);
    for (const { at } of members)
      placings[at] = { place: from + 1, isShared, decision: isShared ? { kind: 'level' } : parted };
  });
  return placings;
}

function partedBy(
  own: readonly number[],
  other: readonly number[] | undefined,
  comparisons: readonly TieComparison[],
  isAhead: boolean,
): Decision | null {
  if (!other || other[0] !== own[0]) return null;
  const at = own.findIndex((key, nth) => key !== other[nth]);
  const comparison = comparisons[at - 1];
  if (!comparison) return null;
  const figure = (keys: readonly number[]): Fraction => ({
    over: comparison.sign * (keys[at] ?? 0),
    under: comparison.scale,
  });
  return { kind: 'step', step: comparison.step, own: figure(own), other: figure(other), isAhead };
}

/** Whole keys, compared one after the other: a tie split in part goes on at the same next step. */
function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let nth = 0; nth < a.length; nth++) {
    const [own = 0, other = 0] = [a[nth], b[nth]];
    // Two that did not play off are both infinite: level, and no difference can be taken.
    if (own !== other) return own < other ? -1 : 1;
  }
  return 0;
}
