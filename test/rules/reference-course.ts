import type { HoleScore } from '../../src/rules/score';
import { courseOf } from './play';

/** REF72: a par 72 with its stroke indexes and five cards, whose figures were worked out by hand. */
export const REF72 = courseOf(
  [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 5, 4, 4, 4, 3, 5, 4],
  [7, 11, 17, 3, 1, 13, 15, 9, 5, 8, 18, 4, 2, 12, 10, 16, 6, 14],
);

export interface ReferenceCard {
  readonly handicap: number;
  readonly scores: readonly HoleScore[];
}

const card = (handicap: number, line: string): ReferenceCard => ({
  handicap,
  scores: line.split(/[\s|]+/).map((cell) => (cell === '-' ? null : Number(cell))),
});

/** A and D and E play off 13, B off 20, C off +2; A picked up on the ninth. */
export const CARDS = {
  A: card(13, '5 4 4 6 6 4 3 5 - | 4 4 5 6 5 4 3 7 5'),
  B: card(20, '6 5 3 7 6 5 4 5 6 | 6 4 6 5 5 5 4 7 5'),
  C: card(-2, '4 4 3 5 4 3 3 4 5 | 4 2 5 4 4 5 3 4 4'),
  D: card(13, '5 5 3 6 5 4 4 5 6 | 4 3 6 5 5 4 3 6 4'),
  E: card(13, '4 4 3 5 5 4 3 4 6 | 5 4 6 6 5 5 3 6 5'),
} as const;
