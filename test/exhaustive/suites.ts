import { BETTER_BALL } from './better-ball';
import { CAPS } from './caps';
import { COUNTBACK } from './countback';
import { FEWER_HOLES, MATCH_STROKES, PLAYING_HANDICAPS, ROUNDING, SIDE_HANDICAPS } from './handicaps';
import { MATCH_HANDICAPS, MATCH_HOLES, MATCHES } from './matches';
import { MAXIMUM_SCORE } from './maximum-score';
import { NOTATION, SCORE_CELLS } from './notation';
import { POINTS_OF_A_HOLE, STROKES_TABLE } from './points-of-a-hole';
import { RULINGS } from './rulings';
import type { Suite } from './tally';
import { WHOLE_CARDS } from './whole-cards';

/** Grids that are counted to their end: a sample of each in `npm test`, all of it in `npm run test:deep`. */
export const SUITES: readonly Suite[] = [
  POINTS_OF_A_HOLE,
  STROKES_TABLE,
  MAXIMUM_SCORE,
  BETTER_BALL,
  WHOLE_CARDS,
  RULINGS,
  CAPS,
  MATCHES,
  MATCH_HOLES,
  MATCH_HANDICAPS,
  COUNTBACK,
  ROUNDING,
  PLAYING_HANDICAPS,
  FEWER_HOLES,
  MATCH_STROKES,
  SIDE_HANDICAPS,
  NOTATION,
  SCORE_CELLS,
];
