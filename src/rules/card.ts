import type { Course } from './course';
import type { Ruling } from './rulings/ruling';
import type { HoleScore } from './score';

/** One player's ball over the holes of the course. The handicap is null only where the form needs none. */
export interface Ball {
  readonly scores: readonly HoleScore[];
  readonly handicap: number | null;
  /** Pars, stroke indexes and fixed scores of the player's own tee; left out, those that the card is scored on. */
  readonly own?: { readonly course: Course; readonly fixed: readonly number[] };
}

/** What is scored together: one ball, or the two partners of a side, A then B, with the rulings on them. */
export interface Card {
  readonly balls: readonly Ball[];
  readonly rulings: readonly Ruling[];
}
