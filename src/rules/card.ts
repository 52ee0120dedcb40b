import type { Ruling } from './rulings/ruling';
import type { HoleScore } from './score';

/** One player's ball over the holes of the course. The handicap is null only where the form needs none. */
export interface Ball {
  readonly scores: readonly HoleScore[];
  readonly handicap: number | null;
}

/** What is scored together: one ball, or the two partners of a side, A then B, with the rulings on them. */
export interface Card {
  readonly balls: readonly Ball[];
  readonly rulings: readonly Ruling[];
}
