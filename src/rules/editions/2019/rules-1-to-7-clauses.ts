import { type Acts, always, type Clause, deducts, DISQUALIFIES, NO_SCORE, strokes } from '../clause';
import { BY_THE_HOLE, MATCH_PLAY_ONLY, NO_PENALTY, ONE_STROKE, OUT, TWO_STROKES } from '../classic/amounts';

const WRONG_SCORE: Acts = always({ does: 'wrongScore' });

/** Against a fixed score or a maximum nobody need hole out (21.1b, 21.2b, 21.3b). */
const NOT_HOLED_OUT: Acts = { stroke: DISQUALIFIES, stableford: NO_SCORE, par: NO_SCORE, max: NO_SCORE };

/** The general penalty on the first hole; against a fixed score off the total (21.1c, 21.3c, second exception). */
const LATE: Acts = { stroke: strokes(2), stableford: deducts(2, 'breach'), par: deducts(1, 'breach') };

/** One stroke, then the general penalty; against a fixed score off the total (21.1c, 21.3c, third exception). */
const DELAY: Acts = { stroke: strokes(1), stableford: deducts(1, 'breach'), par: deducts(1, 'breach') };
const DELAY_AGAIN: Acts = { stroke: strokes(2), stableford: deducts(2, 'breach'), par: deducts(1, 'breach') };

/** Rules 1 to 7 of 2019. `DQ` puts out where the stroke that R alone adds is not the whole penalty. */
export const RULES_1_TO_7: readonly Clause[] = [
  { id: '1.2', parts: ['1.2a'], hits: 'side', acts: OUT, source: 'C83 p. 21, C86, C90' },
  { id: '1.2b', hits: 'player', acts: NO_PENALTY, source: 'C83 p. 21, C85' },
  { id: '1.3', parts: ['1.3b', '1.3b(1)'], hits: 'side', acts: OUT, source: 'C86, C90' },
  {
    id: '3.2',
    parts: ['3.2a', '3.2b'],
    hits: 'player',
    acts: MATCH_PLAY_ONLY,
    instead: '3.3b(3)',
    source: 'C82',
  },
  { id: '3.2c', hits: 'side', acts: MATCH_PLAY_ONLY, instead: '3.3b(4)', source: 'C5' },
  { id: '3.2d', hits: 'player', acts: MATCH_PLAY_ONLY, instead: '3.3b(3)', source: '[M]' },
  { id: '3.3b(1)', hits: 'player', acts: NO_PENALTY, source: '[M]' },
  { id: '3.3b(2)', hits: 'side', acts: OUT, source: 'C3, C5' },
  { id: '3.3b(3)', hits: 'player', acts: WRONG_SCORE, source: 'C1, C3, C5' },
  { id: '3.3b(4)', hits: 'side', acts: OUT, source: 'C5, C16' },
  { id: '3.3c', hits: 'player', acts: NOT_HOLED_OUT, source: 'C1, C2, C7' },
  { id: '4.1a', hits: 'side', acts: OUT, source: 'C5' },
  {
    id: '4.1b',
    parts: ['4.1b(1)', '4.1b(2)', '4.1b(3)', '4.1b(4)'],
    hits: 'side',
    acts: BY_THE_HOLE,
    source: 'C7, C8, C25, C88',
  },
  { id: '4.1c', parts: ['4.1c(1)', '4.1c(2)'], hits: 'side', acts: OUT, source: 'C76' },
  { id: '4.2a', hits: 'side', acts: OUT, source: 'C5' },
  { id: '4.2b', hits: 'player', acts: NO_PENALTY, source: 'C82' },
  { id: '4.2c', hits: 'player', acts: ONE_STROKE, source: 'C82' },
  { id: '4.3', parts: ['4.3a', '4.3b'], hits: 'player', acts: TWO_STROKES, repeatDisqualifies: true, source: 'C77' },
  {
    id: '5.2b',
    parts: ['5.2'],
    hits: 'player',
    acts: TWO_STROKES,
    repeatDisqualifies: true,
    onFirstHole: true,
    source: 'C70, C74',
  },
  { id: '5.2a', hits: 'player', acts: MATCH_PLAY_ONLY, instead: '5.2b', source: 'C70' },
  {
    id: '5.3a',
    parts: ['5.3'],
    hits: 'player',
    acts: LATE,
    onFirstHole: true,
    source: 'C74, C75, C88, holes [M]',
  },
  { id: '5.4', parts: ['5.4a', '5.4b'], hits: 'player', acts: OUT, source: 'C75' },
  { id: '5.5', parts: ['5.5a', '5.5b', '5.5c'], hits: 'player', acts: TWO_STROKES, source: 'C82, C85' },
  {
    id: '5.6a',
    parts: ['5.6'],
    hits: 'player',
    acts: DELAY,
    repeatDisqualifies: true,
    again: [DELAY_AGAIN],
    source: 'C75, C88, C91, holes [M]',
  },
  { id: '5.6b', hits: 'player', acts: NO_PENALTY, source: '[M]' },
  { id: '5.7a', parts: ['5.7', '5.7c'], hits: 'player', acts: OUT, source: 'C82, C87' },
  { id: '5.7b', hits: 'side', acts: OUT, source: 'C82, its side in 2019 [M]' },
  { id: '5.7d', hits: 'player', acts: ONE_STROKE, source: '[M]' },
  { id: '6.1b', parts: ['6.1', '6.1b(2)'], hits: 'player', acts: TWO_STROKES, source: 'C1, C82' },
  { id: '6.2b', parts: ['6.2'], hits: 'player', acts: TWO_STROKES, source: 'C93' },
  { id: '6.3b', hits: 'player', acts: TWO_STROKES, source: 'C6' },
  { id: '6.3c', parts: ['6.3c(1)'], hits: 'player', acts: TWO_STROKES, source: 'C72' },
  { id: '6.4', parts: ['6.4a', '6.4b', '6.4b(2)', '6.4c', '6.4d'], hits: 'player', acts: NO_PENALTY, source: 'C87' },
  { id: '6.4b(1)', hits: 'player', acts: TWO_STROKES, source: 'C87' },
  { id: '6.5', hits: 'player', acts: NO_PENALTY, source: '[M]' },
  { id: '7.2', parts: ['7.3'], hits: 'player', acts: ONE_STROKE, source: 'C83 p. 71' },
  { id: '7.4', hits: 'player', acts: NO_PENALTY, source: 'C82, C83 p. 131' },
];
