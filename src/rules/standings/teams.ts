import { isLowBest } from '../forms/form';
import type { Round } from '../forms/round';
import { bestOf } from '../games/team-score';
import { levelGroups } from './level-groups';

/** The best cards of a team, or its best results on each hole. `best` null: every card. */
export type TeamScoring =
  { readonly kind: 'cards'; readonly best: number | null } | { readonly kind: 'holes'; readonly best: number };

/** The rounds of the cards that a team has in, and how many players it has: where every card counts, each must have one. */
export interface TeamCards {
  readonly rounds: readonly Round[];
  readonly size: number;
}

/** One team: its total, which of its cards count, and its place; without a total, no place. */
export interface TeamStanding {
  readonly total: number | null;
  /** Positions of the cards that count, the best first; where holes count, every card has its part. */
  readonly counted: readonly number[];
  readonly place: number | null;
  readonly isShared: boolean;
  /** What parted it from a team on the same total. */
  readonly decision: TeamDecision | null;
}

/** A discarded card, counted from 1, the best card, or the last holes of the team; `null` where there is no such card. */
export interface TeamDecision {
  readonly step: { readonly kind: 'discarded' | 'card' | 'last'; readonly nth: number };
  readonly own: number | null;
  readonly other: number | null;
}

const SEGMENTS = [9, 6, 3, 1];

/** What is compared, in order: the total first. `value` is as a person counts it; null is behind any figure. */
interface Compared {
  readonly step: TeamDecision['step'] | null;
  readonly value: number | null;
}

/**
 * Places of teams. Equal totals: of cards, the best discarded one and the next, then the best card and the next (the
 * practice of French club matches); of holes, the last 9, 6, 3 and 1 of the team. A card without a total never counts,
 * and a team with too few cards has no total.
 *
 * @example placeTeams([{ rounds: [of(36), of(30), of(20)], size: 3 }, { rounds: [of(36), of(30), of(25)], size: 3 }],
 *   { kind: 'cards', best: 2 }).map(({ place }) => place) //=> [2, 1]
 */
export function placeTeams(teams: readonly TeamCards[], scoring: TeamScoring): readonly TeamStanding[] {
  const [sample] = teams.flatMap(({ rounds }) => rounds);
  const sign = sample && isLowBest(sample.form) ? 1 : -1;
  const most = Math.max(0, ...teams.map(({ rounds }) => rounds.length));
  const entries = teams.map((cards, at) => ({ at, ...scored(cards, scoring, sign, most) }));
  const placed = entries
    .filter(({ total }) => total !== null)
    .sort((a, b) => compare(a.compared, b.compared, sign) || a.at - b.at);
  const standings = entries.map(({ total, counted }): TeamStanding => ({
    total,
    counted,
    place: null,
    isShared: false,
    decision: null,
  }));
  const groups = levelGroups(placed, (a, b) => compare(a.compared, b.compared, sign) === 0);
  groups.forEach(({ from, members }, nth) => {
    const [{ compared }] = members;
    const isShared = members.length > 1;
    const beside = (other: number): TeamDecision | null => parted(compared, groups[other]?.members[0].compared);
    const decision = isShared ? null : (beside(nth - 1) ?? beside(nth + 1));
    for (const { at, total, counted } of members)
      standings[at] = { total, counted, place: from + 1, isShared, decision };
  });
  return standings;
}

function scored(
  { rounds, size }: TeamCards,
  scoring: TeamScoring,
  sign: 1 | -1,
  most: number,
): { readonly total: number | null; readonly counted: readonly number[]; readonly compared: readonly Compared[] } {
  if (scoring.kind === 'holes') {
    // A disqualified card counts on no hole, and of nobody's cards nothing is made.
    const playing = rounds.flatMap((round, at) => (round.status?.code === 'DQ' ? [] : [{ round, at }]));
    const first = playing[0]?.round;
    const holes = first?.holes.length ?? 0;
    const over = (length: number, deducts: boolean): number | null =>
      first
        ? bestOf(
            scoring.best,
            playing.map(({ round }) => ({
              ...round,
              holes: round.holes.slice(-length),
              deducted: deducts ? round.deducted : 0,
            })),
            first.form,
            length,
          )
        : null;
    const total = over(holes, true);
    const segments = SEGMENTS.filter((length) => length < holes);
    return {
      total,
      counted: playing.map(({ at }) => at),
      compared: [
        { step: null, value: total },
        ...segments.map((length): Compared => ({ step: { kind: 'last', nth: length }, value: over(length, false) })),
      ],
    };
  }
  const cards = rounds
    .flatMap(({ status, total }, at) => (status === null && total !== null ? [{ at, total }] : []))
    .sort((a, b) => sign * (a.total - b.total) || a.at - b.at);
  const wanted = scoring.best ?? size;
  const isShort = cards.length < wanted || wanted === 0;
  const counting = cards.slice(0, wanted);
  const total = isShort ? null : counting.reduce((sum, card) => sum + card.total, 0);
  const steps = (kind: 'discarded' | 'card', of: readonly { readonly total: number }[]): readonly Compared[] =>
    of.map((card, nth) => ({ step: { kind, nth: nth + 1 }, value: card.total }));
  const discarded = Array.from({ length: Math.max(0, most - wanted) }, (_, nth): Compared => {
    const card = cards[wanted + nth];
    return { step: { kind: 'discarded', nth: nth + 1 }, value: card?.total ?? null };
  });
  return {
    total,
    counted: isShort ? [] : counting.map(({ at }) => at),
    compared: [{ step: null, value: total }, ...discarded, ...steps('card', counting)],
  };
}

function compare(a: readonly Compared[], b: readonly Compared[], sign: 1 | -1): number {
  for (let nth = 0; nth < Math.max(a.length, b.length); nth++) {
    const [own = null, other = null] = [a[nth]?.value, b[nth]?.value];
    if (own === other) continue;
    if (own === null) return 1;
    if (other === null) return -1;
    return sign * (own - other);
  }
  return 0;
}

/** The step that parted two teams on the same total. */
function parted(own: readonly Compared[], other: readonly Compared[] | undefined): TeamDecision | null {
  if (!other || own[0]?.value !== other[0]?.value) return null;
  const at = own.findIndex(({ value }, nth) => value !== (other[nth]?.value ?? null));
  const step = own[at]?.step;
  return step ? { step, own: own[at]?.value ?? null, other: other[at]?.value ?? null } : null;
}
