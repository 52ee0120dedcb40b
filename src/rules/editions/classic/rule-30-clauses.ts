import type { Clause } from '../clause';
import { MATCH_PLAY_ONLY } from './amounts';

const ofMatchPlay = (id: string, hits: Clause['hits'], instead: string, source: string): Clause => ({
  id,
  hits,
  acts: MATCH_PLAY_ONLY,
  instead,
  source,
});

/** Rule 30, three-ball, best-ball and four-ball match play. In stroke play each sends to its counterpart. */
export const RULE_30_CLAUSES: readonly Clause[] = [
  ofMatchPlay('30-1', 'side', '31-1', 'S0:26'),
  ofMatchPlay('30-2a', 'player', '18-4', 'S0:35'),
  ofMatchPlay('30-2b', 'player', '19-4', 'S0:41'),
  ofMatchPlay('30-3a', 'side', '31-2', 'S0:54'),
  { ...ofMatchPlay('30-3b', 'side', '31-3', 'S0:60'), cap: '4-4' },
  ofMatchPlay('30-3c', 'side', '31-5', 'S0:66'),
  ofMatchPlay('30-3d', 'player', '31-6', 'S0:72'),
  ofMatchPlay('30-3e', 'side', '31-7', 'S0:75'),
  ofMatchPlay('30-3e(i)', 'side', '31-7a', 'S0:78'),
  ofMatchPlay('30-3e(ii)', 'side', '31-7b(i)', 'S0:96'),
  ofMatchPlay('30-3e(iii)', 'player', '31-7c', 'S0:105'),
  // What it does is the flag of the ruling that helped the partner or harmed an opponent.
  ofMatchPlay('30-3f', 'player', '31-8', 'S0:111, S0:113'),
  ofMatchPlay('30-3g', 'side', '31-1', 'S0:119'),
];
