import { amended, amendedMap } from '../amended';
import { BY_THE_HOLE, MATCH_PLAY_ONLY, NO_PENALTY, ONE_STROKE, OUT, TWO_STROKES } from '../classic/amounts';
import { CLASSIC, CLASSIC_CLAUSES } from '../classic/classic';
import { byCitation, type Clause, type Edition } from '../clause';
import { byId, citedInstead, type MatchPlay } from '../match-play';

/**
 * What 2008 changed of the classic text: one stroke in every form for a ball deflected by one's own side (C11, C22), a club
 * that does not conform carried like a club too many (C11), no exemption in hazards for a wrong ball (C11), and the order of
 * the parts of 31 (C17) and 30-3 ([M]). C11 changes for 2008 (usga.org) · C17 Rule 31 (usga.org, 2012).
 */
export const CHANGES_2008: readonly Clause[] = [
  { id: '4-1', parts: ['4-1a', '4-1b'], hits: 'side', acts: BY_THE_HOLE, cap: '4-1', source: 'C11' },
  { id: '4-2', parts: ['4-2a', '4-2b'], hits: 'side', acts: BY_THE_HOLE, cap: '4-1', source: 'C11' },
  { id: '6-4', hits: 'side', acts: BY_THE_HOLE, source: 'C17, C59' },
  { id: '19-2', hits: 'player', acts: ONE_STROKE, source: 'C11, C22' },
  { id: '30-3b', hits: 'side', acts: MATCH_PLAY_ONLY, instead: '31-4', source: '[M]' },
  { id: '30-3c', hits: 'player', acts: MATCH_PLAY_ONLY, instead: '31-5', source: 'C11, [M]' },
  { id: '30-3d', hits: 'side', acts: MATCH_PLAY_ONLY, cap: '4-4', instead: '31-6', source: '[M]' },
  { id: '31-3', hits: 'side', acts: OUT, only: 'four-ball', source: 'C17, C18' },
  { id: '31-4', hits: 'side', acts: NO_PENALTY, only: 'four-ball', source: 'C17' },
  { id: '31-5', hits: 'player', acts: TWO_STROKES, only: 'four-ball', source: 'C11, C17' },
  { id: '31-6', hits: 'side', acts: BY_THE_HOLE, cap: '4-4', only: 'four-ball', source: 'C17, C18' },
];

/** The two forms of 19-2 became one. */
export const GONE_2008: readonly string[] = ['19-2a', '19-2b'];

/** Where the parts of 31 and 30-3 went. */
export const RENUMBERED_2008: ReadonlyMap<string, string> = citedInstead([
  '31-3 31-6, 31-4 31-3, 31-5 31-4, 31-6 31-5, 30-3b 30-3d, 30-3c 30-3b, 30-3d 30-3c, 19-2a 19-2, 19-2b 19-2',
]);

export const CLAUSES_2008: readonly Clause[] = amended(CLASSIC_CLAUSES, CHANGES_2008, GONE_2008);

const { matchPlay } = CLASSIC;

const MATCH_PLAY_2008: MatchPlay = {
  ...matchPlay,
  acts: amendedMap(
    matchPlay.acts,
    byId([
      [{ does: 'strokes', strokes: 1 }, '19-2'],
      [{ does: 'nothing' }, '30-3b'],
      [{ does: 'losesHole' }, '30-3c'],
      [{ does: 'adjusts', each: 1, perRound: 2 }, '4-1 4-2 30-3d'],
    ]),
    GONE_2008,
  ),
  instead: amendedMap(matchPlay.instead, citedInstead(['31-4 30-3b, 31-5 30-3c, 31-6 30-3d, 30-3c 15-3a, 30-3d 4-4']), [
    '19-2b',
    '31-3',
    '30-3b',
  ]),
};

export const EDITION_2008: Edition = {
  ...CLASSIC,
  id: '2008',
  clauses: byCitation(CLAUSES_2008),
  matchPlay: MATCH_PLAY_2008,
  outFourBall: amendedMap(CLASSIC.outFourBall, [['31-3', 'any']], ['31-4']),
};
