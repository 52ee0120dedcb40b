import type { HoleScore } from '../../../src/rules/score';
import { answerOf, codesOf, fours, play, resultsOf, tryToPlay } from '../play';

/** Fours off scratch on eighteen par 4s: 36 points, all square, 72 strokes. Rulings under `classic`. */
const answer = (form: string, rulings: string, scores: readonly HoleScore[] = fours()): number | string =>
  answerOf(play({ form, balls: [scores], rulings }));

describe('what a ruling costs: Stableford 36, par all square and 72 strokes before it', () => {
  test.each<[string, number | string, number | string, number | string, string]>([
    ['', 36, 0, 72, 'no ruling'],
    // Rule 4-4: 2 strokes a hole, 4 at most; 2 points, 4 at most (32-1b N1); a hole, 2 at most (32-1a N1)
    ['R4-4@1', 34, -1, 74, '4-4 on one hole'],
    ['R4-4@1,2', 32, -2, 76, '4-4 on two holes'],
    ['R4-4@1-5', 32, -2, 76, '4-4 on five holes: the most a round'],
    ['R4-4@1; R4-4@2; R4-4@3', 32, -2, 76, 'one cap for all its rulings'],
    ['R4-4@1; R4-4@1', 34, -1, 74, 'a hole of breach counts once'],
    ['R4-4@1x3', 34, -1, 74, 'a hole of breach counts once'],
    ['R4-4a@1; R4-4b@2; R4-4@3', 32, -2, 76, 'cited deeper it is the same Rule'],
    ['R4-3a(iii)@1', 34, -1, 74, '4-3a(iii) costs as 4-4'],
    ['R4-4@1; R4-3a(iii)@2,3', 32, -2, 76, '4-3a(iii) shares the cap of 4-4'],
    // Rule 6-4 has its own cap (32-1b N2, 32-1a N2)
    ['R6-4@1', 34, -1, 74, '6-4 on one hole'],
    ['R6-4@1-3', 32, -2, 76, 'two caddies on three holes'],
    ['R4-4@1-5; R6-4@1-5', 28, -4, 80, 'separate caps'],
    ['R4-4@1; R6-4@1', 32, -2, 76, 'both Rules on one hole'],
    // Rule 6-7: 2 strokes; 2 points (32-1b N3); one hole (32-1a N3); repeated: out
    ['R6-7@3', 34, -1, 74, 'undue delay'],
    ['R6-7@3; R6-7@9', 'DQ R6-7', 'DQ R6-7', 'DQ R6-7', 'a second 6-7'],
    ['R6-7@3,9', 'DQ R6-7', 'DQ R6-7', 'DQ R6-7', 'a second 6-7 in one ruling'],
    ['R6-7@3x2', 'DQ R6-7', 'DQ R6-7', 'DQ R6-7', 'twice on one hole'],
    // Rules 18 and 19: strokes stand on the hole
    ['R18-2a@5', 35, -1, 73, '18-2a: one stroke'],
    ['R18-2@5', 35, -1, 73, '18-2 cited shallow'],
    ['R18-2b@5', 35, -1, 73, '18-2b: one stroke'],
    ['R18@5', 34, -1, 74, 'Rule 18, the general penalty'],
    ['R18-2a@5; R18@5', 34, -1, 74, 'not replaced: 2, not 1 + 2'],
    ['R18@5; R18-2a@5', 34, -1, 74, 'in either order'],
    ['R18-2b@5; R18@5', 34, -1, 74, 'after 18-2b too'],
    ['R18-2a@5x2; R18@5', 34, -1, 75, 'one for one: the second movement keeps its stroke'],
    ['R18-2a@5x2; R18@5x2', 34, -1, 76, 'two general penalties for two movements'],
    ['R18-2a@5; R18@6', 33, -2, 75, 'on another hole nothing is replaced'],
    ['R18-2a@5; R18@5; R19-2@5', 34, -1, 76, 'only strokes of Rule 18 are replaced'],
    ['R18-1@5', 36, 0, 72, '18-1: no penalty'],
    ['R18-4@5', 36, 0, 72, '18-4: a fellow-competitor, no penalty'],
    ['R18-5@5', 36, 0, 72, '18-5: no penalty'],
    ['R19-2@5', 34, -1, 74, '19-2 takes its stroke-play part: 19-2b, two strokes'],
    ['R19-2b@5', 34, -1, 74, '19-2b: two strokes'],
    ['R19@5', 34, -1, 74, 'Rule 19, the general penalty'],
    ['R19-5a@5', 34, -1, 74, '19-5a: both balls lay on the green'],
    ['R19-1@5', 36, 0, 72, '19-1: rub of the green'],
    ['R19-4@5', 36, 0, 72, '19-4: as an outside agency'],
    // Wrong ball: two strokes corrected, else out of the competition or, by 32-2b, of the hole
    ['R15-3@9', 34, -1, 74, '15-3 corrected'],
    ['DQ R15-3@9', 34, -1, 'DQ R15-3', '15-3 not corrected'],
    ['R29-3@9', 34, -1, 74, '29-3 corrected'],
    ['DQ R29-3@9', 34, -1, 'DQ R29-3', '29-3 not corrected'],
    ['R3-2@9', 34, -1, 'DQ R3-2', '3-2: not holed out'],
    ['DQ R3-2@9', 34, -1, 'DQ R3-2', '3-2 said with DQ'],
    ['DQ@9', 34, -1, 'DQ', 'out of a hole, without a clause'],
    // The Committee's own strokes
    ['P2@7', 34, -1, 74, 'two strokes on a hole'],
    ['P1@7', 35, -1, 73, 'one stroke'],
    ['P1@7x2', 34, -1, 74, 'one stroke twice'],
    ['P1@7,8', 34, -2, 74, 'one stroke on two holes'],
    ['+1@7', 35, -1, 73, '+n is read as P n'],
  ])('%s: %s points, %s holes, %s strokes (%s)', (rulings, points, holes, strokes) => {
    expect([answer('stableford', rulings), answer('par', rulings), answer('gross', rulings)]).toEqual([
      points,
      holes,
      strokes,
    ]);
    expect(answer('net', rulings)).toBe(strokes);
  });

  test('in bogey as in par, counted from eighteen holes up', () => {
    expect(['', 'R4-4@1', 'R4-4@1-5', 'R6-7', 'R3-2@9', 'R19-2@5'].map((rulings) => answer('bogey', rulings))).toEqual([
      18, 17, 16, 17, 16, 16,
    ]);
  });

  // Public case: 36 points or +2, too many clubs on one hole and on three holes, up to 2022
  test.each([
    ['R4-4@1', 34, 1],
    ['R4-4@1-3', 32, 0],
  ])('public case, too many clubs %s: 36 points to %d, two up to %d', (rulings, points, holes) => {
    expect(answer('stableford', rulings)).toBe(points);
    expect(answer('par', rulings, fours({ 8: 3, 9: 3 }))).toBe(holes);
  });
});

describe('a deduction comes off the total, not off a hole', () => {
  test.each(['R4-4@1,2', 'R6-4@1,2', 'R6-7'])('%s leaves each hole as it was', (rulings) => {
    for (const form of ['stableford', 'par'])
      expect(resultsOf(play({ form, balls: [fours()], rulings }))).toEqual(resultsOf(play({ form, balls: [fours()] })));
  });

  test('strokes stand on the first two holes of breach, in card order', () => {
    const { holes } = play({ form: 'gross', balls: [fours()], rulings: 'R4-4@9; R4-4@3; R4-4@6' });
    expect(holes.filter(({ balls }) => (balls[0]?.penalty ?? 0) > 0).map(({ hole }) => hole.number)).toEqual([3, 6]);
  });

  test('a total may go below zero, and keeps no minus zero', () => {
    expect(
      answer(
        'stableford',
        'R4-4@1,2',
        fours().map(() => null),
      ),
    ).toBe(-4);
    expect(Object.is(answer('par', 'R6-7', fours({ 1: 3 })), 0)).toBe(true);
  });

  test('on a hole already worth nothing more strokes change nothing', () => {
    expect(answer('stableford', 'R19-2@5', fours({ 5: 6 }))).toBe(34);
    expect(answer('par', 'R19-2@5', fours({ 5: 6 }))).toBe(-1);
  });
});

describe('disqualification', () => {
  // 32-2a, and stroke play, where every one of them puts out
  test.each([
    'R1-3',
    'R3-4',
    'R4-1',
    'R4-2',
    'R5-1',
    'R5-2',
    'R6-2b',
    'R6-3',
    'R6-6b',
    'R6-8',
    'R7-1',
    'R14-3',
    'DQ R6-4',
    'DQ R6-7',
    'DQ R6-6d',
    'DQ R6-6d@7=5',
    'DQ R33-7',
  ])('%s is out in every form', (rulings) => {
    const clause = rulings.replace('DQ ', '').replace(/@.*/, '');
    expect(['stableford', 'par', 'bogey', 'net', 'gross'].map((form) => answer(form, rulings))).toEqual(
      Array.from({ length: 5 }, () => `DQ ${clause}`),
    );
  });

  test.each<[string, string]>([
    ['NR', 'NR'],
    ['WD', 'WD'],
    ['NS', 'NS'],
    ['DQ', 'DQ'],
    ['ABD', 'WD'],
    ['NP', 'NS'],
    ['DQ R6-6b', 'DQ R6-6b'],
    ['WD R6-8', 'WD'],
  ])('%s answers %s', (rulings, status) => {
    expect([answer('stableford', rulings), answer('gross', rulings)]).toEqual([status, status]);
  });

  // "of several, the first in the cell"
  test.each<[string, string]>([
    ['DQ R6-6b; DQ R6-3', 'DQ R6-6b'],
    ['DQ R6-3; DQ R6-6b', 'DQ R6-3'],
    ['WD; DQ R6-6b', 'WD'],
    ['DQ R6-6b; WD', 'DQ R6-6b'],
    ['R6-7; DQ R6-6b; R6-7', 'DQ R6-6b'],
    ['R6-7; R6-7; DQ R6-6b', 'DQ R6-7'],
    ['R6-6d@7=5; DQ R6-6b', 'DQ R6-6d'],
    ['DQ R6-6b; R6-6d@7=5', 'DQ R6-6b'],
    ['R6-7; R6-6d@7=5; R6-7', 'DQ R6-6d'],
    ['R6-7; R6-7; R6-6d@7=5', 'DQ R6-7'],
    ['R4-4@1; R19-2@2; R6-3', 'DQ R6-3'],
  ])('%s answers %s', (rulings, status) => {
    expect(answer('stableford', rulings)).toBe(status);
  });

  test('a card that is out keeps the total it made', () => {
    expect(play({ form: 'stableford', balls: [fours()], rulings: 'DQ R6-6b; R4-4@1' }).total).toBe(34);
  });

  test('NR of a hole without a score gives way to a disqualification', () => {
    expect([answer('gross', '', fours({ 4: null })), answer('gross', 'DQ R6-6b', fours({ 4: null }))]).toEqual([
      'NR',
      'DQ R6-6b',
    ]);
  });
});

describe('6-6d: a hole returned lower than taken', () => {
  test.each<[string, string, number, number, number | string, string]>([
    ['gross', 'returned 4, took 5', 4, 5, 'DQ R6-6d', 'Rule 6-6d'],
    ['net', 'returned 4, took 5', 4, 5, 'DQ R6-6d', 'Rule 6-6d'],
    ['gross', 'returned 6, took 5', 6, 5, 74, 'Rule 6-6d: higher stands'],
    ['net', 'returned 5, took 5', 5, 5, 73, 'nothing was lower'],
    ['stableford', 'returned 4, took 5: 2 points become 1', 4, 5, 'DQ R6-6d', '32-2a'],
    ['stableford', 'returned 7, took 8: no points either way', 7, 8, 34, '32-2a'],
    ['stableford', 'returned 6, took 9: no points either way', 6, 9, 34, '32-2a'],
    ['stableford', 'returned 5, took 6: 1 point becomes none', 5, 6, 'DQ R6-6d', '32-2a'],
    ['stableford', 'returned 6, took 5: higher stands', 6, 5, 34, 'Rule 6-6d'],
    ['par', 'returned 6, took 7: lost either way', 6, 7, -1, '32-2a'],
    ['par', 'returned 4, took 5: halved becomes lost', 4, 5, 'DQ R6-6d', '32-2a'],
    ['par', 'returned 2, took 3: won either way', 2, 3, 1, '32-2a'],
    ['par', 'returned 3, took 4: won becomes halved', 3, 4, 'DQ R6-6d', '32-2a'],
    ['bogey', 'returned 3, took 4: won either way', 3, 4, 18, '32-2a'],
    ['bogey', 'returned 4, took 5: won becomes halved', 4, 5, 'DQ R6-6d', '32-2a'],
  ])('%s, %s', (form, _, returned, taken, expected) => {
    expect(answer(form, `R6-6d@7=${taken}`, fours({ 7: returned }))).toBe(expected);
  });

  test('strokes received decide whether the result changes', () => {
    // Off 18 each hole has a stroke: 6 is 1 point, 7 none, 8 none.
    const at = (returned: number, taken: number) =>
      answerOf(
        play({
          form: 'stableford',
          balls: [fours({ 7: returned })],
          handicaps: [18],
          rulings: `R6-6d@7=${taken}`,
        }),
      );
    expect([at(6, 7), at(7, 8)]).toEqual(['DQ R6-6d', 17 * 3]);
  });

  test('penalty strokes on the hole are in both figures', () => {
    // 4 + 2 is no point; so is 5 + 2.
    expect(answer('stableford', 'R19-2@7; R6-6d@7=5')).toBe(34);
  });

  test('two holes in one ruling are each tried', () => {
    expect(answer('stableford', 'R6-6d@7,8=7', fours({ 7: 6, 8: 6 }))).toBe(32);
    expect(answer('stableford', 'R6-6d@7,8=7', fours({ 7: 6 }))).toBe('DQ R6-6d');
  });
});

describe('a ruling that cannot act on this card', () => {
  test.each<[string, string, string]>([
    ['gross', 'R4-4', 'ruling-needs-hole'],
    ['stableford', 'R4-4', 'ruling-needs-hole'],
    ['par', 'R6-4', 'ruling-needs-hole'],
    ['gross', 'R6-7', 'ruling-needs-hole'],
    ['stableford', 'R19-2', 'ruling-needs-hole'],
    ['stableford', 'R3-2', 'ruling-needs-hole'],
    ['stableford', 'R32-2b', 'ruling-needs-hole'],
    ['stableford', 'DQ R15-3', 'ruling-needs-hole'],
    ['stableford', 'P2', 'ruling-needs-hole'],
    ['gross', '+2', 'ruling-needs-hole'],
    ['stableford', 'R6-6d', 'ruling-needs-hole'],
    ['stableford', 'R6-6d=5', 'ruling-needs-hole'],
    ['stableford', 'R6-6d@7', 'ruling-needs-strokes-taken'],
    ['stableford', 'R4-4@1=5', 'ruling-strokes-out-of-place'],
    ['stableford', 'P2@7=5', 'ruling-strokes-out-of-place'],
    ['stableford', 'NR=5', 'ruling-strokes-out-of-place'],
    ['stableford', 'DQ R6-6b=5', 'ruling-strokes-out-of-place'],
    ['stableford', 'WD R6-8=5', 'ruling-strokes-out-of-place'],
    ['stableford', 'A:R6-7', 'ruling-partner-absent'],
    ['stableford', 'side:R6-7', 'ruling-partner-absent'],
    ['stableford', 'C:NR', 'ruling-partner-absent'],
    ['stableford', 'R18-2a@5!helped', 'ruling-needs-partner'],
    ['stableford', 'R18-2a@5!harmed', 'ruling-flag-match-only'],
    ['stableford', 'R18-2a@5!vB', 'ruling-flag-match-only'],
    ['stableford', 'R99-9@1', 'clause-unknown'],
    ['stableford', 'R6-6@1', 'clause-unknown'],
    ['stableford', 'DQ R99', 'clause-unknown'],
    ['stableford', 'R4-4@19', 'ruling-hole-not-on-card'],
    ['gross', 'R32-2b@9', 'clause-not-in-form'],
    ['net', 'R32-1a', 'clause-not-in-form'],
    ['par', 'R32-1b', 'clause-not-in-form'],
    ['stableford', 'R31-6@5', 'clause-not-in-form'],
    ['gross', 'R31-4', 'clause-not-in-form'],
    ['gross', 'R18-3b@5', 'clause-not-in-form'],
    ['gross', 'R19-2a@5', 'clause-not-in-form'],
    ['gross', 'R19-3@5', 'clause-not-in-form'],
    ['gross', 'R6-2a', 'clause-not-in-form'],
    ['gross', 'R29-2@5', 'clause-not-in-form'],
  ])('%s, %s: %s', (form, rulings, code) => {
    expect(codesOf(tryToPlay({ form, balls: [fours()], rulings }))).toEqual([code]);
  });

  test('a hole that this card does not have, though others do', () => {
    const nine = play({ form: 'stableford', balls: [fours()] }).holes.slice(0, 9);
    const course = { holes: nine.map(({ hole }) => hole) };
    expect(codesOf(tryToPlay({ form: 'stableford', balls: [fours({}, 9)], course, rulings: 'P1@10' }))).toEqual([
      'ruling-hole-not-on-card',
    ]);
  });

  test('a match-play clause names the one to cite instead', () => {
    const read = tryToPlay({ form: 'gross', balls: [fours()], rulings: 'R19-2a@5' });
    expect(read.ok ? null : read.refusals[0]?.values['instead']).toBe('19-2b');
  });

  test('every ruling that cannot act is named', () => {
    expect(codesOf(tryToPlay({ form: 'gross', balls: [fours()], rulings: 'R4-4; A:NR; R19-2@5; R99-9@1' }))).toEqual([
      'ruling-needs-hole',
      'ruling-partner-absent',
      'clause-unknown',
    ]);
  });
});
