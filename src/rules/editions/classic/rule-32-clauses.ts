import { type Act, type Acts, type Clause, DISQUALIFIES, NOTHING, TAKES_HOLE } from '../clause';

const againstFixedScore = (act: Act): Acts => ({ stableford: act, par: act });

/** Rule 32, bogey, par and Stableford. Its notes are the amounts of 4-4, 6-4 and 6-7, cited as those Rules. */
export const RULE_32_CLAUSES: readonly Clause[] = [
  { id: '32-1', hits: 'player', acts: againstFixedScore(NOTHING), source: 'S0:229' },
  { id: '32-1a', hits: 'player', acts: { par: NOTHING }, source: 'S0:235, S0:237' },
  { id: '32-1b', hits: 'player', acts: { stableford: NOTHING }, source: 'S0:251, S0:274' },
  { id: '32-2', hits: 'side', acts: againstFixedScore(DISQUALIFIES), source: 'S0:286' },
  { id: '32-2a', hits: 'side', acts: againstFixedScore(DISQUALIFIES), source: 'S0:292' },
  { id: '32-2b', hits: 'player', acts: againstFixedScore(TAKES_HOLE), source: 'S0:326' },
];
