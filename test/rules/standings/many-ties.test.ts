import type { Round } from '../../../src/rules/forms/round';
import { placesOf } from '../../../src/rules/standings/places';
import { readTies } from '../../../src/rules/ties/tie-break';
import { fours, numbers, play, soundOf } from '../play';
import { firstDifference } from './random-fields';

const card = (but: Readonly<Record<number, number>>, handicap = 0): Round =>
  play({ form: 'stableford', balls: [fours(but)], handicaps: [handicap] });
const placeTexts = (rounds: readonly Round[], ties: string): string[] =>
  placesOf(rounds, soundOf(readTies(ties))).map((placing) => `${placing?.isShared ? 'T' : ''}${placing?.place ?? ''}`);

test('two thousand random fields are placed as an independent ranking places them, whatever the order of entry', () => {
  expect(firstDifference(2_000, 7)).toBeNull();
});

describe('seventeen level cards', () => {
  test('alike, they all share the first place, and the eighteenth is eighteenth', () => {
    const rounds = [...numbers(1, 17).map(() => card({})), card({ 1: 5 })];
    expect(placeTexts(rounds, 'countback>front>holes-back>hardest>lowest-handicap')).toEqual([
      ...numbers(1, 17).map(() => 'T1'),
      '18',
    ]);
  });

  test('a birdie on one hole, a bogey on the first: the later the birdie, the better the card, hole by hole', () => {
    // Card k has its birdie on hole k + 1 and its bogey on hole 1; hole by hole from the last, 18 beats 17 beats 16 …
    const rounds = numbers(2, 18).map((birdie) => card({ [birdie]: 3, 1: 5 }));
    expect(placeTexts(rounds, 'holes-back')).toEqual(numbers(1, 17).map((place) => String(18 - place)));
    // By 9-6-3-1: the last hole alone; then 16 and 17; 13 to 15; 10 to 12; the rest has nothing in the last nine.
    expect(placeTexts(rounds, 'countback')).toEqual([
      ...numbers(2, 9).map(() => 'T10'),
      ...numbers(10, 12).map(() => 'T7'),
      ...numbers(13, 15).map(() => 'T4'),
      'T2',
      'T2',
      '1',
    ]);
    // Then the front nine by 9-6-3-1: hole 9; 7 and 8; 4 to 6; 2 and 3. Level ones stay level.
    expect(placeTexts(rounds, 'countback>front').slice(0, 8)).toEqual([
      'T16',
      'T16',
      'T13',
      'T13',
      'T13',
      'T11',
      'T11',
      '10',
    ]);
  });
});

describe('three level cards', () => {
  test('the one that the last nine parts is placed; the other two go on at the last six, they do not start again', () => {
    // Points of the last 9, 6, 3, 1. A: 19; B and C: 18, then B 13 and C 11 on the last six.
    const a = card({ 10: 3, 1: 5 });
    const b = card({ 13: 3, 10: 5 });
    const c = card({ 10: 3, 13: 5 });
    expect([a, b, c].map(({ total }) => total)).toEqual([36, 36, 36]);
    expect(placeTexts([c, b, a], 'countback')).toEqual(['3', '2', '1']);
  });

  test('two that nothing parts share the second place behind the first', () => {
    const rounds = [card({ 2: 3, 1: 5 }), card({ 18: 3, 1: 5 }), card({ 3: 3, 1: 5 })];
    expect(placeTexts(rounds, 'countback')).toEqual(['T2', '1', 'T2']);
  });
});

test('the other order on the front nine: last 3, 6, 7 and 8, each by a case', () => {
  // A point up on the first hole of the step, a point down on the hole before it, both within the front nine.
  const decided = (birdie: number, bogey: number): string => {
    const ahead = card({ [birdie]: 3, [bogey]: 5 });
    const behind = card({ [bogey]: 3, [birdie]: 5 });
    const [first] = placesOf([ahead, behind], soundOf(readTies('front-3678')));
    const decision = first?.decision;
    if (decision?.kind !== 'step' || !('holes' in decision.step)) return 'level';
    return `${first?.place ?? ''} last ${decision.step.holes}: ${decision.own.over} v ${decision.other.over}`;
  };
  // Par 4s in fours are 2 points: 3 holes 6, 6 holes 12, 7 holes 14, 8 holes 16; one up, one down.
  expect(decided(7, 6)).toBe('1 last 3: 7 v 5');
  expect(decided(4, 3)).toBe('1 last 6: 13 v 11');
  expect(decided(3, 2)).toBe('1 last 7: 15 v 13');
  expect(decided(2, 1)).toBe('1 last 8: 17 v 15');
  expect(decided(2, 10)).toBe('1 last 8: 17 v 15');
});
