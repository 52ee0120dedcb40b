import { byId, citedInstead, type MatchAct, type MatchKind, type MatchPlay } from '../match-play';
import { OUT_MATCH } from './out-lists';

/** A hole for each hole of breach, at most two: 4-4 and 6-4, as 32-1a notes 1 and 2 (S0:241, S0:243) say of match play. */
const BY_THE_HOLE: MatchAct = { does: 'adjusts', each: 1, perRound: 2 };

/** What each clause does in match play, and where that stands: lines of the source texts, [M] from memory. */
const ACTS: readonly (readonly [MatchAct, string])[] = [
  // S1:5, S1:54, S1:72, S1:77 and the exemptions of S1:22-37; S1:91-95, S1:128, S1:136, S1:157, S1:167
  [{ does: 'nothing' }, '18-1 18-3a 18-5 18-6 16-1c 20-2a 20-3a 23-1 24-1 19-1 19-1a 19-1b 19-3 19-5 19-5a 19-5b'],
  // S0:6, S0:26, S0:54, S0:66, S0:111 (its flag acts), S0:119; [M]: practice on the day of a match is allowed (7-1a)
  [{ does: 'nothing' }, '29-1 30-1 30-3a 30-3c 30-3f 30-3g 4-3a(i) 7-1 7-1a 20-5 34-1b'],
  // S1:18, S1:43, S1:60 (18-3b, the opponent's), S0:35; [M]
  [{ does: 'strokes', strokes: 1 }, '18-2 18-2a 18-2a(i) 18-2a(ii) 18-2b 18-3 18-3b 30-2a 6-8c 20-1 26-1 27-1 28'],
  // S1:82, S1:120, S1:175, S0:12, S0:72, S0:105; with partners it is the player's alone, S0:113
  [{ does: 'losesHole' }, '18 19 19-2 19-2a 29-2 30-3d 30-3e(iii)'],
  // The general penalty, [M]; 8-2 C19, 7-2 C20
  [{ does: 'losesHole' }, '1-2 6-7 6-8d 7-2 8-2 15-2 15-3 15-3a 16-1f 17-3 17-3a 17-3b 17-3c 20-7 20-7b 22'],
  // S0:60; 6-4 is one player's breach, but the state it changes is his side's
  [BY_THE_HOLE, '4-3a(iii) 4-4 30-3b 6-4'],
  // S0:78-102; [M]: 4-3b, 4-4c, 33-7
  [{ does: 'disqualifies' }, '1-3 4-1 4-2 5-1 5-2 6-2 6-2a 6-3 6-8 14-3 30-3e 30-3e(i) 30-3e(ii) 4-3b 4-4c 33-7'],
  // S0:41
  [{ does: 'replays' }, '30-2b'],
];

const ONLY: readonly (readonly [MatchKind, string])[] = [
  ['singles', '29-1 29-2'],
  ['three-ball', '30-2a 30-2b'],
  ['partners', '30-3a 30-3b 30-3c 30-3d 30-3e 30-3e(i) 30-3e(ii) 30-3e(iii) 30-3f 30-3g'],
];

/** Stroke play's clauses, then match play's own of another kind of match, and what is cited in their stead. */
const INSTEAD = [
  '6-2b 6-2a, 7-1b 7-1a, 15-3b 15-3a, 18-4 18-3, 19-2b 19-2a, 19-4 19-3, 20-7c 20-7b, 29-3 29-2',
  '31-1 30-1, 31-2 30-3a, 31-3 30-3b, 31-5 30-3c, 31-6 30-3d, 31-7 30-3e, 31-7a 30-3e(i), 31-7b 30-3e(ii)',
  '31-7b(i) 30-3e(ii), 31-7c 30-3e(iii), 31-8 30-3f',
  '30-2a 18-3b, 30-2b 19-3, 30-3b 4-4, 30-3d 15-3a',
];

/**
 * The classic edition in match play: Rules 29-2 and 30, and the Rules they refer to.
 *
 * @example CLASSIC_MATCH_PLAY.acts.get('19-2a') //=> { does: 'losesHole' }
 */
export const CLASSIC_MATCH_PLAY: MatchPlay = {
  acts: byId(ACTS),
  only: byId(ONLY),
  inOneMatch: new Set(['18-3', '18-3b', '30-2a', '30-2b']),
  strokePlayParts: new Set(['7-1b', '15-3b', '20-7c', '34-1b']),
  instead: citedInstead(INSTEAD),
  out: OUT_MATCH,
};
