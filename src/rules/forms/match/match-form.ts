import type { MatchKind } from '../../editions/match-play';

/** A player of a match, by the letter a ruling names him with. */
export type Player = 'A' | 'B' | 'C' | 'D';

/** The two sides of a match: one player each, or partners. */
export type Sides = readonly [readonly Player[], readonly Player[]];

/** A form of match play: its players, and the matches they play at once. */
export interface MatchForm {
  readonly kind: MatchKind;
  readonly players: readonly Player[];
  readonly matches: readonly Sides[];
}

/** One ball a side: two players, or in foursomes two sides of partners who share a ball (Rule 29). */
export const SINGLES: MatchForm = { kind: 'singles', players: ['A', 'B'], matches: [[['A'], ['B']]] };

/** Three players, each against both others, three matches at once (Rule 30-2). */
export const THREE_BALL: MatchForm = {
  kind: 'three-ball',
  players: ['A', 'B', 'C'],
  matches: [
    [['A'], ['B']],
    [['A'], ['C']],
    [['B'], ['C']],
  ],
};

/** Three partners' better ball against one player (Rule 30-3). */
export const BEST_BALL: MatchForm = {
  kind: 'partners',
  players: ['A', 'B', 'C', 'D'],
  matches: [[['A', 'B', 'C'], ['D']]],
};

/** Two partners' better ball against two others' (Rule 30-3). */
export const FOUR_BALL: MatchForm = {
  kind: 'partners',
  players: ['A', 'B', 'C', 'D'],
  matches: [
    [
      ['A', 'B'],
      ['C', 'D'],
    ],
  ],
};

/** @example sideName(['A', 'B']) //=> 'A-B' */
export const sideName = (side: readonly Player[]): string => side.join('-');

/** Which of the two sides a player is on; null for a player of another match of a three-ball. */
export function sideOf(sides: Sides, player: Player): 0 | 1 | null {
  return sides[0].includes(player) ? 0 : sides[1].includes(player) ? 1 : null;
}
