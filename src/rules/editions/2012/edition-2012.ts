import { CLAUSES_2008, EDITION_2008 } from '../2008/edition-2008';
import { amended, amendedMap } from '../amended';
import { OUT } from '../classic/amounts';
import { byCitation, type Clause, deducts, type Edition, strokes } from '../clause';

/**
 * What 2012 changed of 2008: at most five minutes late is no disqualification any more (C59; in Stableford, par and bogey
 * C51). 18-2b has its exception, which the classic text already has (C12). C18 the list of 31-7a (Golf Canada, 2012) ·
 * C51, C59 public digests of Rules 32 and 6 · C84 the list of 31-7a (golf24.com, 2018).
 */
export const CHANGES_2012: readonly Clause[] = [
  { id: '6-3', parts: ['6-3b'], hits: 'player', acts: OUT, source: 'S0:205, S0:306' },
  {
    id: '6-3a',
    hits: 'player',
    acts: { stroke: strokes(2), stableford: deducts(2, 'breach'), par: deducts(1, 'breach') },
    onFirstHole: true,
    source: 'C59, C51',
  },
  { id: '33-7', hits: 'player', acts: OUT, source: 'C18, C84' },
];

export const CLAUSES_2012: readonly Clause[] = amended(CLAUSES_2008, CHANGES_2012);

const { matchPlay } = EDITION_2008;

export const EDITION_2012: Edition = {
  ...EDITION_2008,
  id: '2012',
  clauses: byCitation(CLAUSES_2012),
  matchPlay: {
    ...matchPlay,
    acts: amendedMap(matchPlay.acts, [['6-3a', { does: 'losesHole' }]]),
    out: amendedMap(matchPlay.out, [['6-3a', 'both']]),
  },
  outOneBall: amendedMap(EDITION_2008.outOneBall, [['6-3a', 'any']]),
  outFourBall: amendedMap(EDITION_2008.outFourBall, [['6-3a', 'both']]),
};
