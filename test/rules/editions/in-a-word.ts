import type { Act } from '../../../src/rules/editions/clause';
import type { MatchAct } from '../../../src/rules/editions/match-play';

/** An act in one word: +1 strokes, +2/4 with a cap a round, -2h/4 off the total by the hole, -2b by the breach; "" none. */
export function inAWord(act: Act | undefined): string {
  if (act === undefined) return '';
  switch (act.does) {
    case 'nothing':
      return '0';
    case 'strokes':
      return `+${act.strokes}${act.perRound === undefined ? '' : `/${act.perRound}`}`;
    case 'deducts':
      return `-${act.each}${act.per === 'hole' ? 'h' : 'b'}${act.perRound === undefined ? '' : `/${act.perRound}`}`;
    case 'takesHole':
      return 'hole';
    case 'disqualifies':
      return 'DQ';
    case 'wrongScore':
      return 'wrong';
  }
}

/** An act of match play in one word: 0, +1, hole lost, -1/2 holes of the state with a cap, DQ, replay; "" is of stroke play alone. */
export function inAMatchWord(act: MatchAct | undefined): string {
  if (act === undefined) return '';
  switch (act.does) {
    case 'nothing':
      return '0';
    case 'strokes':
      return `+${act.strokes}`;
    case 'losesHole':
      return 'hole';
    case 'adjusts':
      return `-${act.each}/${act.perRound}`;
    case 'climbs':
      return `+${act.strokes}, hole, DQ`;
    case 'disqualifies':
      return 'DQ';
    case 'replays':
      return 'replay';
  }
}
