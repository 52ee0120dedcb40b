import { CLAUSES_2012, EDITION_2012 } from '../2012/edition-2012';
import { amended, amendedMap } from '../amended';
import { ONE_STROKE, TWO_STROKES } from '../classic/amounts';
import { byCitation, type Act, type Clause, deducts, type Edition, strokes } from '../clause';
import { byId } from '../match-play';

const wrongScore = (unaware: Act): Act => ({ does: 'wrongScore', unaware });

/**
 * What 2016 changed of 2012: a penalty that the player did not know of no longer disqualifies (6-6d), the first use of a
 * device does not (14-3), a club may not be anchored (14-1b, C50), and 18-2b is gone. [M] where not said. C14 Decisions on Rule 31 ·
 * C50 usga.org on 14-1b.
 */
export const CHANGES_2016: readonly Clause[] = [
  {
    id: '6-6d',
    hits: 'player',
    acts: {
      stroke: wrongScore(strokes(2)),
      stableford: wrongScore(deducts(2, 'hole')),
      par: wrongScore(deducts(1, 'hole')),
    },
    source: 'S0:189, S0:312, [M]',
  },
  { id: '14-1', parts: ['14-1b'], hits: 'player', acts: TWO_STROKES, source: 'C50' },
  {
    id: '14-3',
    parts: ['14-3a', '14-3b', '14-3c'],
    hits: 'player',
    acts: TWO_STROKES,
    repeatDisqualifies: true,
    source: '[M]',
  },
  { id: '18-2', hits: 'player', acts: ONE_STROKE, source: 'C14' },
];

/** Whether the ball was addressed is no matter any more: the player moved it or did not. */
export const GONE_2016: readonly string[] = ['18-2a', '18-2a(i)', '18-2a(ii)', '18-2b'];

export const CLAUSES_2016: readonly Clause[] = amended(CLAUSES_2012, CHANGES_2016, GONE_2016);

const { matchPlay } = EDITION_2012;

export const EDITION_2016: Edition = {
  ...EDITION_2012,
  id: '2016',
  clauses: byCitation(CLAUSES_2016),
  matchPlay: {
    ...matchPlay,
    acts: amendedMap(matchPlay.acts, byId([[{ does: 'losesHole' }, '14-1 14-3']]), GONE_2016),
  },
};
