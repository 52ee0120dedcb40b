import { byId, citedInstead, type MatchAct, type MatchKind, type MatchPlay } from '../match-play';

/** What each clause does in match play. Sources as the rows have them; where they have [M], so is this. */
const ACTS: readonly (readonly [MatchAct, string])[] = [
  [{ does: 'nothing' }, '1.2b 3.2 4.2b 5.2a 5.6b 6.1b 6.4 6.5 7.4 9.1 9.2 9.3 9.6 9.7 11.1 11.1a 11.1b 12.2a'],
  [{ does: 'nothing' }, '13.1c 13.1d 13.2c 14.4 14.5 14.6 15.2 16.1 16.2 16.3 17.3 18.3 20.1 20.2 20.3'],
  [{ does: 'nothing' }, '21.4 22.1 22.2 23.1 23.2a 23.3 23.5 23.6 23.7 23.8'],
  // 9.5 is the opponent's stroke
  [{ does: 'strokes', strokes: 1 }, '4.2c 5.7d 7.2 9.4 9.5 9.7b 13.3 14.1 14.2 14.3 15.1 15.3 16.4'],
  [{ does: 'strokes', strokes: 1 }, '17.1 17.2 18.1 18.2 19.2'],
  // The general penalty (C5, C70, C72, C74, C77); 23.8b(3) is the player's hole alone (C5, C90)
  [{ does: 'losesHole' }, '3.2d 4.3 5.3a 5.5 6.2b 6.3b 6.3c 8.1 8.2 8.3 10.1 10.2 10.3a 10.3b 11.2 11.3 12.2'],
  [{ does: 'losesHole' }, '13.1e 13.1f 13.2 14.7 19.3b 22.3 23.4 23.8b(3)'],
  // C25: one hole for each hole of breach, at most two, the side's in a four-ball (C4)
  [{ does: 'adjusts', each: 1, perRound: 2 }, '4.1b'],
  // C75
  [{ does: 'climbs', strokes: 1 }, '5.6a'],
  [{ does: 'disqualifies' }, '1.2 1.3 3.2c 4.1a 4.1c 4.2a 5.4 5.7a 5.7b 23.8b 23.8b(2)'],
];

const ONLY: readonly (readonly [MatchKind, string])[] = [
  ['singles', '22.1 22.2 22.3'],
  ['three-ball', '21.4'],
  ['partners', '23.1 23.2a 23.3 23.4 23.5 23.6 23.7 23.8 23.8b 23.8b(2) 23.8b(3)'],
];

/** 23.8b: who must be in breach for partners to be out of the match; anything else costs the player the hole (C5, C90). */
const OUT: readonly (readonly ['any' | 'both', string])[] = [
  ['any', '1.2 1.3 3.2c 4.1a 4.1c 4.2a 4.3 5.6a 5.7b 23.8b 23.8b(2)'],
  ['both', '5.3a 5.4 5.7a'],
];

/** The 2019 edition in match play. */
export const MATCH_PLAY_2019: MatchPlay = {
  acts: byId(ACTS),
  only: byId(ONLY),
  inOneMatch: new Set(['9.5']),
  strokePlayParts: new Set(['6.1b(2)', '20.1c']),
  instead: citedInstead(['3.3b(3) 3.2d, 3.3b(4) 3.2c, 5.2b 5.2a, 6.1b(2) 6.1b, 15.3a 15.3, 20.1c 20.1, 23.2b 23.8b']),
  out: byId(OUT),
};
