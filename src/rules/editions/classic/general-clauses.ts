import { always, type Clause, deducts, DISQUALIFIES, NO_SCORE, strokes } from '../clause';
import { BY_THE_HOLE, MATCH_PLAY_ONLY, NO_PENALTY, ONE_STROKE, OUT, TWO_STROKES } from './amounts';

/** Rules 1 to 8, as Rules 18, 19, 30, 31 and 32 refer to them. */
const RULES_1_TO_8: readonly Clause[] = [
  { id: '1-2', hits: 'player', acts: TWO_STROKES, source: 'C102' },
  { id: '1-3', hits: 'side', acts: OUT, source: 'S0:175, S0:295' },
  // On a four-ball card it costs the player the hole (31-7c); against a fixed score nobody need hole out (32-1).
  {
    id: '3-2',
    hits: 'player',
    acts: { stroke: DISQUALIFIES, stableford: NO_SCORE, par: NO_SCORE },
    source: 'S0:213, S0:235, S0:257, [M]',
  },
  { id: '3-3', parts: ['3-3a', '3-3b'], hits: 'player', acts: NO_PENALTY, source: '[M]' },
  { id: '3-4', hits: 'player', acts: OUT, source: 'S0:177, S0:297' },
  { id: '4-1', parts: ['4-1a', '4-1b'], hits: 'player', acts: OUT, source: 'S0:179, S0:299' },
  { id: '4-2', parts: ['4-2a', '4-2b'], hits: 'player', acts: OUT, source: 'S0:179, S0:299' },
  // Cited shallow it can mean only (iii), the one part with an amount that Rule 31-3 names.
  {
    id: '4-3a(iii)',
    parts: ['4-3', '4-3a'],
    hits: 'side',
    acts: BY_THE_HOLE,
    cap: '4-4',
    source: 'S0:143, [M]',
  },
  { id: '4-3a(i)', parts: ['4-3a(ii)'], hits: 'player', acts: NO_PENALTY, source: '[M]' },
  { id: '4-3b', parts: ['4-3c'], hits: 'player', acts: OUT, source: 'C103, [M]' },
  {
    id: '4-4',
    parts: ['4-4a', '4-4b'],
    hits: 'side',
    acts: BY_THE_HOLE,
    cap: '4-4',
    source: 'S0:143, S0:241, S0:277, C14',
  },
  { id: '4-4c', hits: 'side', acts: OUT, source: '[M]' },
  { id: '5-1', hits: 'player', acts: OUT, source: 'S0:181, S0:301' },
  { id: '5-2', hits: 'player', acts: OUT, source: 'S0:181, S0:301' },
  { id: '6-2', hits: 'side', acts: OUT, source: 'S0:183, S0:303' },
  { id: '6-2a', hits: 'player', acts: MATCH_PLAY_ONLY, instead: '6-2b', source: 'S0:87' },
  { id: '6-2b', hits: 'side', acts: OUT, source: 'S0:183, S0:303, C16, C59' },
  { id: '6-3', parts: ['6-3a', '6-3b'], hits: 'player', acts: OUT, source: 'S0:205, S0:306' },
  { id: '6-4', hits: 'player', acts: BY_THE_HOLE, source: 'S0:243, S0:280, C59' },
  { id: '6-6a', hits: 'player', acts: NO_PENALTY, source: '[M]' },
  { id: '6-6b', hits: 'side', acts: OUT, source: 'S0:187, S0:310' },
  { id: '6-6c', hits: 'player', acts: NO_PENALTY, source: '[M]' },
  { id: '6-6d', hits: 'player', acts: always({ does: 'wrongScore' }), source: 'S0:189, S0:312' },
  {
    id: '6-7',
    hits: 'player',
    acts: { stroke: strokes(2), stableford: deducts(2, 'breach'), par: deducts(1, 'breach') },
    repeatDisqualifies: true,
    source: 'S0:191, S0:245, S0:283, S0:314, C59',
  },
  { id: '6-8', parts: ['6-8a', '6-8b'], hits: 'player', acts: OUT, source: 'S0:205, S0:316' },
  { id: '6-8c', hits: 'player', acts: ONE_STROKE, source: 'C104' },
  { id: '6-8d', hits: 'player', acts: TWO_STROKES, source: '[M]' },
  // 32-2a prints "during the rounds" for 7-1; 31-7a and the Rule itself have "between" (during is 7-2).
  { id: '7-1', parts: ['7-1b'], hits: 'player', acts: OUT, source: 'S0:193, S0:318' },
  { id: '7-1a', hits: 'player', acts: MATCH_PLAY_ONLY, instead: '7-1', source: '[M]' },
  { id: '7-2', hits: 'player', acts: TWO_STROKES, source: '[M]' },
  { id: '8-2', parts: ['8-2a', '8-2b'], hits: 'player', acts: TWO_STROKES, source: 'C19, C105' },
];

/** Rules 14 to 34, as the same five Rules refer to them. */
const RULES_14_TO_34: readonly Clause[] = [
  { id: '14-3', parts: ['14-3a', '14-3b', '14-3c'], hits: 'player', acts: OUT, source: 'S0:195, S0:320' },
  { id: '15-2', hits: 'player', acts: TWO_STROKES, source: 'S1:86, C106' },
  { id: '15-3', parts: ['15-3b'], hits: 'player', acts: TWO_STROKES, source: 'S1:66, C106, C107' },
  { id: '15-3a', hits: 'player', acts: MATCH_PLAY_ONLY, instead: '15-3', source: 'C107' },
  { id: '16-1c', hits: 'player', acts: NO_PENALTY, source: 'S1:27' },
  { id: '16-1f', hits: 'player', acts: TWO_STROKES, source: 'S1:167, [M]' },
  { id: '17-3', hits: 'player', acts: TWO_STROKES, source: 'C108' },
  { id: '17-3a', hits: 'player', acts: TWO_STROKES, source: 'C108' },
  { id: '17-3b', hits: 'player', acts: TWO_STROKES, source: 'S1:99, C108' },
  { id: '17-3c', hits: 'player', acts: TWO_STROKES, source: 'C108' },
  { id: '20-1', hits: 'player', acts: ONE_STROKE, source: 'S1:31, C106' },
  { id: '20-2a', hits: 'player', acts: NO_PENALTY, source: 'S1:128, [M]' },
  { id: '20-3a', hits: 'player', acts: NO_PENALTY, source: 'S1:33' },
  { id: '20-5', hits: 'player', acts: NO_PENALTY, source: 'S0:17, [M]' },
  { id: '20-7', parts: ['20-7a', '20-7c'], hits: 'player', acts: TWO_STROKES, source: 'C109' },
  { id: '20-7b', hits: 'player', acts: MATCH_PLAY_ONLY, instead: '20-7', source: '[M]' },
  { id: '22', parts: ['22-1', '22-2'], hits: 'player', acts: TWO_STROKES, source: 'C110' },
  { id: '23-1', hits: 'player', acts: NO_PENALTY, source: 'S1:35' },
  { id: '24-1', parts: ['24-1a', '24-1b'], hits: 'player', acts: NO_PENALTY, source: 'S1:37' },
  // Relief under 26-1, 27-1 and 28 stands inside the gross: a ruling adds the stroke that was not counted.
  { id: '26-1', parts: ['26-1a', '26-1b', '26-1c'], hits: 'player', acts: ONE_STROKE, source: 'C111' },
  { id: '27-1', hits: 'player', acts: ONE_STROKE, source: 'C111' },
  { id: '28', parts: ['28a', '28b', '28c'], hits: 'player', acts: ONE_STROKE, source: 'C112' },
  { id: '33-7', hits: 'player', acts: OUT, source: '[M]' },
  { id: '34-1b', parts: ['34-1'], hits: 'player', acts: NO_PENALTY, source: 'C24' },
];

/** The other Rules that the source texts refer to. */
export const GENERAL_CLAUSES: readonly Clause[] = [...RULES_1_TO_8, ...RULES_14_TO_34];
