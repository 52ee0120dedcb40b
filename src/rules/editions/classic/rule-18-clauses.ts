import type { Clause } from '../clause';
import { MATCH_PLAY_ONLY, NO_PENALTY, ONE_STROKE, TWO_STROKES } from './amounts';

/** Rule 18, ball at rest moved, as it acts in stroke play. The penalty is the ball owner's, whoever of his side moved it. */
export const RULE_18_CLAUSES: readonly Clause[] = [
  // The general penalty, for a ball not replaced; it takes the place of the stroke of 18-2.
  { id: '18', hits: 'player', acts: TWO_STROKES, replaces: ['18-2', '18-3'], source: 'S1:83, S1:86' },
  { id: '18-1', hits: 'player', acts: NO_PENALTY, source: 'S1:5' },
  { id: '18-2', hits: 'player', acts: ONE_STROKE, source: 'S1:18, S1:43' },
  { id: '18-2a', hits: 'player', acts: ONE_STROKE, source: 'S1:16, S1:18, C14' },
  { id: '18-2a(i)', hits: 'player', acts: ONE_STROKE, source: 'S1:16, S1:18, C14' },
  { id: '18-2a(ii)', hits: 'player', acts: ONE_STROKE, source: 'S1:18' },
  { id: '18-2b', hits: 'player', acts: ONE_STROKE, source: 'S1:43' },
  { id: '18-3', hits: 'player', acts: MATCH_PLAY_ONLY, instead: '18-4', source: 'S1:48' },
  { id: '18-3a', hits: 'player', acts: MATCH_PLAY_ONLY, instead: '18-4', source: 'S1:54' },
  { id: '18-3b', hits: 'player', acts: MATCH_PLAY_ONLY, instead: '18-4', source: 'S1:60' },
  { id: '18-4', hits: 'player', acts: NO_PENALTY, source: 'S1:66' },
  { id: '18-5', hits: 'player', acts: NO_PENALTY, source: 'S1:72' },
  { id: '18-6', hits: 'player', acts: NO_PENALTY, source: 'S1:77' },
];
