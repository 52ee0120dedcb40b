import { CLASSIC } from '../../src/rules/editions/classic/classic';
import { playMatch } from '../../src/rules/forms/match/match';
import { FOUR_BALL, type Player, SINGLES } from '../../src/rules/forms/match/match-form';
import { type BallInMatch, winHole } from '../../src/rules/forms/match/match-hole';
import { followMatch, type HoleMark } from '../../src/rules/forms/match/match-state';
import { PAR_FOURS } from '../rules/play';
import { range, type Suite } from './tally';

/**
 * Every match of won, halved and lost holes; 19,683 over nine. The second way asks after each hole whether the side
 * behind could still draw level by winning every hole left.
 */
export const MATCHES: Suite = {
  name: 'matches of W, H and L',
  run: (depth, tally) => {
    const holes = depth === 'deep' ? 15 : 9;
    const marks: HoleMark[] = new Array<HoleMark>(holes).fill(-1);
    const all = 3 ** holes;
    for (let nth = 0; nth < all; nth++) {
      let [wonByA, wonByB, played] = [0, 0, 0];
      while (played < holes) {
        const mark = marks[played] ?? 0;
        played += 1;
        if (mark === 1) wonByA += 1;
        else if (mark === -1) wonByB += 1;
        const left = holes - played;
        if (wonByA > wonByB + left || wonByB > wonByA + left) break;
      }
      const state = followMatch(marks, [], holes);
      // One number for the lead and the holes played.
      const answer = state.isOver ? (state.lead + 50) * 100 + state.after : -1;
      tally.compare(answer, (wonByA - wonByB + 50) * 100 + played, () => marks.join());
      for (let at = 0; at < holes; at++) {
        const mark = marks[at] ?? 0;
        if (mark < 1) {
          marks[at] = mark === -1 ? 0 : 1;
          break;
        }
        marks[at] = -1;
      }
    }
  },
};

/** Every hole of a four-ball match by what each of the four has there: no score, the hole lost by a ruling, or a net. */
export const MATCH_HOLES: Suite = {
  name: 'a hole of a four-ball match, every four balls',
  run: (depth, tally) => {
    const nets = range(2, depth === 'deep' ? 12 : 4);
    const balls: readonly BallInMatch[] = [
      { net: null, isLost: false },
      { net: null, isLost: true },
      ...nets.flatMap((net) => [
        { net, isLost: false },
        { net, isLost: true },
      ]),
    ];
    // Worth of a ball: 1000 less its net; 1 where there is no score, 0 where the hole was lost. A loss undoes a blank.
    const worth = (a: BallInMatch, b: BallInMatch): number => {
      const [first, second] = [a, b].map(({ net, isLost }) => (isLost ? 0 : net === null ? 1 : 1000 - net)) as [
        number,
        number,
      ];
      if (first > 1 || second > 1) return Math.max(first, second);
      return first * second;
    };
    for (const a of balls)
      for (const b of balls)
        for (const c of balls)
          for (const d of balls) {
            const [own, other] = [worth(a, b), worth(c, d)];
            const second = own === 1 && other === 1 ? null : own > other ? 1 : own < other ? -1 : 0;
            tally.compare(winHole([a, b], [c, d]), second, () => JSON.stringify([a, b, c, d]));
          }
  },
};

/** Fives all round on eighteen par 4s: every hole goes to whom more strokes of the difference were dealt. */
export const MATCH_HANDICAPS: Suite = {
  name: 'handicaps of a match, off the lowest',
  run: (depth, tally) => {
    const scores = range(1, 18).map(() => 5);
    const dealt = (strokes: number): readonly number[] => {
      const holes = range(1, 18).map(() => 0);
      for (let nth = 0; nth < strokes; nth++) holes[nth % 18] = (holes[nth % 18] ?? 0) + 1;
      return holes;
    };
    const compare = (handicaps: readonly number[]): void => {
      const form = handicaps.length === 2 ? SINGLES : FOUR_BALL;
      const balls = new Map(handicaps.map((handicap, at) => ['ABCD'[at] as Player, { scores, handicap }] as const));
      const [sides] = form.matches;
      if (!sides) return;
      const match = playMatch(PAR_FOURS, form, sides, balls, [], CLASSIC);
      const marks = match.ok ? match.value.marks : [];
      const lowest = [...handicaps].sort((a, b) => a - b)[0] ?? 0;
      const strokes = handicaps.map((handicap) => dealt(handicap - lowest));
      const half = handicaps.length / 2;
      for (let at = 0; at < 18; at++) {
        const most = (of: readonly (readonly number[])[]) =>
          of.reduce((best, each) => Math.max(best, each[at] ?? 0), 0);
        const ahead = most(strokes.slice(0, half)) - most(strokes.slice(half));
        tally.compare(marks[at], ahead > 0 ? 1 : ahead < 0 ? -1 : 0, () => `${handicaps.join()} on hole ${at + 1}`);
      }
    };
    const isDeep = depth === 'deep';
    const off = isDeep ? range(-10, 54) : range(-2, 20);
    for (const a of off) for (const b of off) compare([a, b]);
    const four = isDeep ? [-3, 0, 4, 5, 9, 13, 18, 24, 37, 54] : [-2, 5, 18];
    for (const a of four) for (const b of four) for (const c of four) for (const d of four) compare([a, b, c, d]);
  },
};
