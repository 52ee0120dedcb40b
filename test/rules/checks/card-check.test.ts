import { checkRound } from '../../../src/rules/checks/card-check';
import type { HoleScore } from '../../../src/rules/score';
import { courseOf, fours, numbers, play } from '../play';
import { CARDS, REF72 } from '../reference-course';

const checked = (form: string, balls: readonly (readonly HoleScore[])[], rulings = '', handicaps = [0, 0]) =>
  checkRound(play({ form, balls, rulings, handicaps })).map(({ code, hole, ball }) => [code, hole, ball]);

describe('what a Committee would ask about', () => {
  test('nothing on an ordinary card', () => {
    for (const form of ['stableford', 'par', 'bogey', 'net', 'gross']) expect(checked(form, [fours()])).toEqual([]);
  });

  test.each(['B', 'C', 'D', 'E'] as const)('nothing on REF72 card %s', (name) => {
    const { scores, handicap } = CARDS[name];
    for (const form of ['stableford', 'net'])
      expect(checkRound(play({ form, balls: [scores], handicaps: [handicap], course: REF72 }))).toEqual([]);
  });

  test('a hole without a score in stroke play; in Stableford it is a hole like any other', () => {
    expect(checked('net', [fours({ 4: null })])).toEqual([['hole-without-score', 4, 0]]);
    expect(checked('stableford', [fours({ 4: null })])).toEqual([]);
  });

  test('in a four-ball a hole without either ball, not one without a ball', () => {
    expect(checked('fourball net', [fours({ 4: null }), fours()])).toEqual([]);
    expect(checked('fourball net', [fours({ 4: null }), fours({ 4: null })])).toEqual([['hole-without-score', 4, 0]]);
  });

  // Public case: holes 13 to 17 entered as 2 16 4 3 5 for 5 4 6 4 3; it must warn on the 16 and on the 2
  test('public case: a 16 and a 2 on par 4s', () => {
    expect(checked('stableford', [fours({ 13: 2, 14: 16, 15: 4, 16: 3, 17: 5 })])).toEqual([
      ['score-unlikely-low', 13, 0],
      ['score-unlikely-high', 14, 0],
    ]);
  });

  test.each<[number, number, string | null]>([
    [3, 1, null],
    [3, 2, null],
    [3, 9, null],
    [3, 10, 'score-unlikely-high'],
    [4, 1, 'score-unlikely-low'],
    [4, 3, null],
    [4, 12, null],
    [4, 13, 'score-unlikely-high'],
    [5, 2, 'score-unlikely-low'],
    [5, 3, null],
    [5, 15, null],
    [5, 16, 'score-unlikely-high'],
    [6, 3, 'score-unlikely-low'],
    [6, 4, null],
    [6, 16, 'score-unlikely-high'],
  ])('on a par %d a %d: %s', (par, score, code) => {
    const course = courseOf(
      numbers(1, 18).map(() => par),
      numbers(1, 18),
    );
    const scores = numbers(1, 18).map((hole) => (hole === 9 ? score : par));
    const found = checkRound(play({ form: 'stableford', balls: [scores], course }));
    expect(found.map((check) => [check.code, check.hole, check.values['met'], check.values['par']])).toEqual(
      code === null ? [] : [[code, 9, score, par]],
    );
  });

  test('a partner’s score is named as his', () => {
    expect(checked('fourball stableford', [fours(), fours({ 5: 16 })])).toEqual([['score-unlikely-high', 5, 1]]);
  });

  test('many points, and a net total far under par', () => {
    expect(checked('stableford', [fours()], '', [18, 0])).toEqual([['points-unlikely', null, 0]]);
    expect(checked('net', [fours()], '', [18, 0])).toEqual([['net-unlikely', null, 0]]);
    expect(checked('stableford', [fours()], '', [8, 0])).toEqual([]);
    expect(checked('net', [fours()], '', [10, 0])).toEqual([]);
  });

  // Thresholds of a warning, not of a Rule: over 44 points or 50 a side, over 10 under par or 16 a side
  test.each<[string, number, string | null]>([
    ['stableford', 8, null],
    ['stableford', 9, 'points-unlikely'],
    ['net', 10, null],
    ['net', 11, 'net-unlikely'],
    ['fourball stableford', 14, null],
    ['fourball stableford', 15, 'points-unlikely'],
    ['fourball net', 16, null],
    ['fourball net', 17, 'net-unlikely'],
  ])('%s, fours on par 4s off %d: %s', (form, handicap, code) => {
    const balls = form.startsWith('four') ? [fours(), fours()] : [fours()];
    expect(checked(form, balls, '', [handicap, 0]).map(([found]) => found)).toEqual(code === null ? [] : [code]);
  });

  test('a card that is out is not asked for its total', () => {
    expect(checked('stableford', [fours()], 'DQ R6-6b', [18, 0])).toEqual([]);
  });
});
