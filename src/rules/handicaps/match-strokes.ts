import { bareWord, cellText } from '../cell-text';
import { type Exact, roundHalfUp } from '../exact';
import { type Read, refusal, refused, sound } from '../refusal';

/** Where the allowance of a match is rounded: each player's handicap, or his difference from the lowest. */
export type MatchRounding = 'per player' | 'difference';

const ROUNDINGS: Readonly<Record<string, MatchRounding>> = {
  '': 'per player',
  PERPLAYER: 'per player',
  PARJOUEUR: 'per player',
  '2024': 'per player',
  DIFFERENCE: 'difference',
  ENGLAND2024: 'difference',
  ANGLETERRE2024: 'difference',
};

/** Reads "per player", which nothing is too, or "difference"; "2024" and "england 2024" stand for them. */
export function readMatchRounding(cell: unknown): Read<MatchRounding> {
  const met = cellText(cell);
  const rounding = ROUNDINGS[bareWord(met.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))];
  return rounding ? sound(rounding) : refused(refusal('match-rounding-unknown', { met }));
}

/**
 * Strokes that each player of a match receives: the lowest plays off 0, the others receive what they have more.
 *
 * @param handicaps Course Handicaps, or Handicap Indexes where a club plays off those; a plus handicap negative
 * @param allowance hundredths of a per cent
 * @example matchStrokes([5, 10], 9000, 'per player') //=> [0, 4]
 * @example matchStrokes([5, 10], 9000, 'difference') //=> [0, 5]
 */
export function matchStrokes(handicaps: readonly Exact[], allowance: number, rounding: MatchRounding): number[] {
  const lowest = handicaps.reduce((least, each) => (each.over * least.under < least.over * each.under ? each : least));
  const allowed = ({ over, under }: Exact): number => roundHalfUp({ over: over * allowance, under: under * 10_000 });
  return handicaps.map((each) =>
    rounding === 'difference'
      ? allowed({ over: each.over * lowest.under - lowest.over * each.under, under: each.under * lowest.under })
      : allowed(each) - allowed(lowest),
  );
}
