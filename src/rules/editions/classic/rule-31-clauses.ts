import { always, type Clause, TAKES_HOLE } from '../clause';
import { BY_THE_HOLE, NO_PENALTY, OUT, TWO_STROKES } from './amounts';

/** Rule 31, four-ball stroke play; also four-ball Stableford, par and bogey, which Rule 32 plays by the stroke-play Rules. */
export const RULE_31_CLAUSES: readonly Clause[] = [
  { id: '31-1', hits: 'side', acts: NO_PENALTY, only: 'four-ball', source: 'S0:127, S0:129' },
  { id: '31-2', hits: 'side', acts: NO_PENALTY, only: 'four-ball', source: 'S0:137' },
  { id: '31-3', hits: 'side', acts: BY_THE_HOLE, cap: '4-4', only: 'four-ball', source: 'S0:143, C14, C15' },
  { id: '31-4', hits: 'side', acts: OUT, only: 'four-ball', source: 'S0:149, S0:197' },
  { id: '31-5', hits: 'side', acts: NO_PENALTY, only: 'four-ball', source: 'S0:158' },
  { id: '31-6', hits: 'player', acts: TWO_STROKES, only: 'four-ball', source: 'S0:163' },
  { id: '31-7', hits: 'side', acts: OUT, only: 'four-ball', source: 'S0:168' },
  { id: '31-7a', hits: 'side', acts: OUT, only: 'four-ball', source: 'S0:172' },
  { id: '31-7b', hits: 'side', acts: OUT, only: 'four-ball', source: 'S0:203' },
  { id: '31-7b(i)', hits: 'side', acts: OUT, only: 'four-ball', source: 'S0:205' },
  { id: '31-7b(ii)', hits: 'side', acts: OUT, only: 'four-ball', source: 'S0:207' },
  { id: '31-7c', hits: 'player', acts: always(TAKES_HOLE), only: 'four-ball', source: 'S0:213' },
  // What it does is the flag of the ruling that helped the partner.
  { id: '31-8', hits: 'player', acts: NO_PENALTY, only: 'four-ball', source: 'S0:219, S0:221' },
];
