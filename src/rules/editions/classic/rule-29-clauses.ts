import type { Clause } from '../clause';
import { MATCH_PLAY_ONLY, NO_PENALTY, TWO_STROKES } from './amounts';

/** Rule 29, threesomes and foursomes: a card, or a side in a match, with one ball. */
export const RULE_29_CLAUSES: readonly Clause[] = [
  { id: '29-1', hits: 'player', acts: NO_PENALTY, only: 'one ball', source: 'S0:6' },
  { id: '29-2', hits: 'player', acts: MATCH_PLAY_ONLY, only: 'one ball', instead: '29-3', source: 'S0:12, C20' },
  // Once for the strokes of one mistake, which do not count themselves.
  { id: '29-3', hits: 'player', acts: TWO_STROKES, only: 'one ball', source: 'S0:17' },
];
