import { type Acts, always, deducts, DISQUALIFIES, NOTHING, strokes } from '../clause';

/** The amounts that many clauses of the classic edition have in common. */
export const NO_PENALTY: Acts = always(NOTHING);
export const ONE_STROKE: Acts = always(strokes(1));
export const TWO_STROKES: Acts = always(strokes(2));
export const OUT: Acts = always(DISQUALIFIES);

/** Of match play alone: no stroke-play form reads it. */
export const MATCH_PLAY_ONLY: Acts = {};

/** 4-4, 4-3a(iii) and 6-4: by the hole, at most so many a round (32-1a notes 1 and 2, 32-1b notes 1 and 2). */
export const BY_THE_HOLE: Acts = {
  stroke: strokes(2, 4),
  stableford: deducts(2, 'hole', 4),
  par: deducts(1, 'hole', 2),
};
