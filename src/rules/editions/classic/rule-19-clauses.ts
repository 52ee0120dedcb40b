import type { Clause } from '../clause';
import { MATCH_PLAY_ONLY, NO_PENALTY, TWO_STROKES } from './amounts';

/** Rule 19, ball in motion deflected or stopped, as it acts in stroke play. */
export const RULE_19_CLAUSES: readonly Clause[] = [
  // The general penalty, for a ball not dropped, placed or replayed as the Rule asks.
  { id: '19', hits: 'player', acts: TWO_STROKES, source: 'S1:176' },
  { id: '19-1', hits: 'player', acts: NO_PENALTY, source: 'S1:91' },
  { id: '19-1a', hits: 'player', acts: NO_PENALTY, source: 'S1:93' },
  // The cancelled stroke is not in the score that was written.
  { id: '19-1b', hits: 'player', acts: NO_PENALTY, source: 'S1:95' },
  { id: '19-2', hits: 'player', acts: TWO_STROKES, source: 'S1:126, C13' },
  { id: '19-2a', hits: 'player', acts: MATCH_PLAY_ONLY, instead: '19-2b', source: 'S1:120' },
  { id: '19-2b', hits: 'player', acts: TWO_STROKES, source: 'S1:126, C13' },
  { id: '19-3', hits: 'player', acts: MATCH_PLAY_ONLY, instead: '19-4', source: 'S1:136, S1:146' },
  { id: '19-4', hits: 'player', acts: NO_PENALTY, source: 'S1:146' },
  // Cited, the condition is met: both balls lay on the green.
  { id: '19-5', hits: 'player', acts: TWO_STROKES, source: 'S1:158, S1:159' },
  { id: '19-5a', hits: 'player', acts: TWO_STROKES, source: 'S1:158, S1:159, C61' },
  // Its one penalty is that of 16-1f, cited by itself.
  { id: '19-5b', hits: 'player', acts: NO_PENALTY, source: 'S1:165, S1:167' },
];
