import { MATCH_PLAY_2019 } from '../2019/match-play';
import type { MatchAct, MatchPlay } from '../match-play';
import { renumbered } from './renumbered';

const byNewNumber = <T>(values: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
  [...values].map(([id, value]) => [renumbered(id), value]);

/** 6.3b is one stroke since 2023 (C6); 23.8 is new (C89). */
const CHANGED: readonly (readonly [string, MatchAct])[] = [
  ['6.3b', { does: 'strokes', strokes: 1 }],
  ['23.8', { does: 'losesHole' }],
];

/** The 2023 edition in match play: that of 2019 with the changes. */
export const MATCH_PLAY_2023: MatchPlay = {
  ...MATCH_PLAY_2019,
  acts: new Map([...byNewNumber(MATCH_PLAY_2019.acts), ...CHANGED]),
  only: new Map([...byNewNumber(MATCH_PLAY_2019.only), ['23.8', 'partners']]),
  instead: new Map([...MATCH_PLAY_2019.instead].map(([cited, instead]) => [cited, renumbered(instead)])),
  out: new Map(byNewNumber(MATCH_PLAY_2019.out)),
};
