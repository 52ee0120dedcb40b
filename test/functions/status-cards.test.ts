import './excel';
import { fourBallScore } from '../../src/functions/four-ball';
import { stableford } from '../../src/functions/stableford';
import { net } from '../../src/functions/stroke-play';

const PARS = [[4, 4, 3]];
const INDEXES = [[1, 2, 3]];
const NOTHING = [['', '', '']];

/** A card that is out answers its status (statuses NR, WD, NS, DQ with its clause); it needs no handicap for that. */
const rows: readonly (readonly [string, string, unknown[][], string])[] = [
  ['did not start, nothing on the card', 'NS', NOTHING, 'NS'],
  ['French, did not start', 'np', NOTHING, 'NS'],
  ['withdrew after two holes', 'WD', [[4, 5, '']], 'WD'],
  ['no return', 'NR', [[4, 5, 4]], 'NR'],
  ['disqualified', 'dq r6-2B', [[4, 5, 4]], 'DQ R6-2b'],
];

describe('a card that is out, with a blank handicap', () => {
  it.each(rows)('%s', (_, ruling, scores, status) => {
    expect(stableford(scores, PARS, INDEXES, [[null]], [[ruling]])).toEqual([[status]]);
    expect(net(scores, [[null]], [[ruling]])).toEqual([[status]]);
  });

  it('asks a side for both handicaps as long as it is in', () => {
    const side = (ruling: string) =>
      fourBallScore([[4, 4, 3]], [[4, 4, 3]], PARS, INDEXES, [[null]], [[2]], 'stableford', [[ruling]]);
    expect(side('side:WD')).toEqual([['WD']]);
    expect(() => side('A:WD')).toThrow(/handicapsA/);
  });
});
