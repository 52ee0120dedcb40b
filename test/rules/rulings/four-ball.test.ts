import type { HoleScore } from '../../../src/rules/score';
import { answerOf, codesOf, fours, play, tryToPlay } from '../play';

const fives = fours().map(() => 5);
/** A has fours, B fives, both scratch on eighteen par 4s: 36 points, all square, 72 net. A counts everywhere. */
const answer = (
  form: string,
  rulings: string,
  a: readonly HoleScore[] = fours(),
  b: readonly HoleScore[] = fives,
): number | string => answerOf(play({ form: `fourball ${form}`, balls: [a, b], rulings }));

describe('what a ruling costs the side: 36 points, all square, 72 net before it', () => {
  test.each<[string, number | string, number | string, number | string, string]>([
    ['', 36, 0, 72, 'no ruling'],
    // 31-3: the clubs are the side's, whoever carried them, with one cap
    ['R4-4@1', 34, -1, 74, '4-4 of the side'],
    ['A:R4-4@1', 34, -1, 74, '4-4 of A'],
    ['B:R4-4@1', 34, -1, 74, '4-4 of B, whose ball does not count'],
    ['side:R4-4@1', 34, -1, 74, '4-4, side said'],
    ['R31-3@1', 34, -1, 74, '31-3 cited itself'],
    ['B:R4-4@1-5', 32, -2, 76, 'the most a round'],
    ['A:R4-4@1,2; B:R4-4@3,4', 32, -2, 76, 'both partners: still the most a round'],
    ['A:R4-4@1; B:R4-4@1', 34, -1, 74, 'both on one hole: one hole'],
    ['A:R4-4@1,2; B:R4-3a(iii)@3', 32, -2, 76, '4-3a(iii) shares the cap'],
    ['A:R4-4@1,2; R6-4@3,4', 28, -4, 80, '6-4 has its own'],
    // Design: 6-4 and 6-7 by a named partner touch only his ball; without a name, the side
    ['R6-4@1', 34, -1, 74, '6-4 of the side'],
    ['A:R6-4@1', 36, 0, 73, '6-4 of A: his 6, so B counts with 5'],
    ['B:R6-4@1', 36, 0, 72, '6-4 of B'],
    ['R6-7@1', 34, -1, 74, '6-7 of the side'],
    ['A:R6-7@1', 36, 0, 73, '6-7 of A'],
    ['B:R6-7@1', 36, 0, 72, '6-7 of B'],
    ['A:R6-7@1; B:R6-7@2', 36, 0, 73, 'one delay each is no repetition'],
    ['A:R6-7@1; A:R6-7@2', 'DQ R6-7', 'DQ R6-7', 'DQ R6-7', 'a second by one partner (31-7a)'],
    ['R6-7@1; R6-7@2', 'DQ R6-7', 'DQ R6-7', 'DQ R6-7', 'a second by the side'],
    // 31-6: a wrong ball is the player's
    ['A:R31-6@5', 35, -1, 73, 'wrong ball of A: B counts there'],
    ['B:R31-6@5', 36, 0, 72, 'wrong ball of B'],
    ['A:R15-3@5', 35, -1, 73, '15-3 says the same'],
    ['R31-6@5', 34, -1, 74, 'wrong balls of both'],
    // 31-8: the partner too, only when flagged
    ['A:R18-2a@5', 35, -1, 73, '18-2a of A: 5 and 5'],
    ['A:R19-2@5!helped', 34, -1, 74, 'it helped B: 6 and 7'],
    ['B:R19-2@5!helped', 34, -1, 74, 'it helped A: 6 and 7'],
    ['B:R19-2@5', 36, 0, 72, 'not flagged: B alone'],
    ['A:R6-7@1!helped', 34, -1, 74, 'both incur the deduction'],
    ['A:R6-4@1!helped', 34, -1, 74, 'both incur the deduction'],
    // 31-4, 31-7a: the side is out for one partner's breach
    ['R31-4', 'DQ R31-4', 'DQ R31-4', 'DQ R31-4', '31-4'],
    ['A:R31-4', 'DQ R31-4', 'DQ R31-4', 'DQ R31-4', '31-4, a partner named'],
    ['B:R5-1', 'DQ R5-1', 'DQ R5-1', 'DQ R5-1', 'a ball that does not conform'],
    ['B:R6-2b', 'DQ R6-2b', 'DQ R6-2b', 'DQ R6-2b', 'handicap'],
    ['R6-6b', 'DQ R6-6b', 'DQ R6-6b', 'DQ R6-6b', 'not signed'],
    ['B:DQ R7-1', 'DQ R7-1', 'DQ R7-1', 'DQ R7-1', 'practice'],
    ['A:DQ R6-4', 'DQ R6-4', 'DQ R6-4', 'DQ R6-4', 'a second caddie kept'],
    ['DQ R31-7a', 'DQ R31-7a', 'DQ R31-7a', 'DQ R31-7a', '31-7a cited itself'],
    ['A:DQ', 'DQ', 'DQ', 'DQ', 'a partner out, no hole said'],
    // 31-7c: the hole only
    ['A:R31-7c@5', 35, -1, 73, '31-7c'],
    ['B:R31-7c@5', 36, 0, 72, '31-7c of the ball that does not count'],
    ['R31-7c@5', 34, -1, 'NR', '31-7c without a name costs the side the hole, no more'],
    ['A:DQ R15-3@5', 35, -1, 73, 'wrong ball of A not corrected'],
    ['A:DQ R31-6@5', 35, -1, 73, 'the same by its other number'],
    ['A:R3-2@5', 35, -1, 73, 'A did not hole out'],
    // 31-7b: both
    ['R31-7b', 'DQ R31-7b', 'DQ R31-7b', 'DQ R31-7b', '31-7b cited itself'],
    ['DQ R31-7b(ii)', 'DQ R31-7b(ii)', 'DQ R31-7b(ii)', 'DQ R31-7b(ii)', '31-7b(ii) cited itself'],
    ['A:R31-7c@5; B:R31-7c@5', 'DQ R31-7b', 'DQ R31-7b', 'DQ R31-7b', 'two disqualifications on one hole'],
    ['A:DQ R15-3@5; B:DQ R20-7@5', 'DQ R31-7b', 'DQ R31-7b', 'DQ R31-7b', 'by different Rules too'],
    ['A:R31-7c@5; B:R31-7c@6', 35, -1, 73, 'on two holes: in'],
    ['A:R31-7c@5; A:DQ R15-3@5', 35, -1, 73, 'twice one partner: in'],
    ['A:R6-3@5; B:DQ R15-3@5', 'DQ R31-7b', 'DQ R31-7b', 'DQ R31-7b', 'late on the hole where B is out'],
    // 6-3 and 6-8: one partner leaves the side in
    ['A:R6-3', 36, 0, 72, 'A late, no hole said'],
    ['A:R6-3@1', 35, -1, 73, 'A late on the first'],
    ['A:R6-3@1-3', 33, -3, 75, 'A late on three holes'],
    ['B:DQ R6-8', 36, 0, 72, 'B stopped'],
    ['A:R6-8@17,18', 34, -2, 74, 'A stopped on the last two'],
    ['A:R6-3; B:R6-3', 'DQ R6-3', 'DQ R6-3', 'DQ R6-3', 'both late'],
    ['A:R6-3@1; B:R6-3@1', 'DQ R6-3', 'DQ R6-3', 'DQ R6-3', 'both late, the hole said'],
    ['DQ R6-3', 'DQ R6-3', 'DQ R6-3', 'DQ R6-3', 'both late, without a name'],
    ['R6-8', 'DQ R6-8', 'DQ R6-8', 'DQ R6-8', 'both stopped'],
    ['A:R6-3; B:R6-8', 36, 0, 72, 'one Rule each, nowhere the same hole'],
    // Statuses
    ['A:NR', 36, 0, 72, 'A returned nothing more'],
    ['B:WD', 36, 0, 72, 'B withdrew'],
    ['A:NS', 36, 0, 72, 'A did not start'],
    ['A:WD; B:WD', 'WD', 'WD', 'WD', 'both withdrew'],
    ['side:NS', 'NS', 'NS', 'NS', 'the side did not start'],
    ['NR', 'NR', 'NR', 'NR', 'the side'],
    ['DQ', 'DQ', 'DQ', 'DQ', 'the side'],
    // The Committee's strokes
    ['A:P1@5', 35, -1, 73, 'on A: 5 and 5'],
    ['B:P1@5', 36, 0, 72, 'on B'],
    ['P1@5', 35, -1, 73, 'on both balls: 5 and 6'],
    // Rule 18
    ['A:R18-2a@5; A:R18@5', 35, -1, 73, 'one for one on A: 6, so B counts with 5'],
    ['B:R18-2a@5; A:R18@5', 34, -1, 74, 'another ball is not replaced: A 6, B 6'],
  ])('%s: %s points, %s holes, %s net (%s)', (rulings, points, holes, strokes) => {
    expect([answer('stableford', rulings), answer('par', rulings), answer('net', rulings)]).toEqual([
      points,
      holes,
      strokes,
    ]);
    expect(answer('gross', rulings)).toBe(strokes);
  });

  test('32-2b, which is of bogey, par and Stableford, costs the hole', () => {
    expect([answer('stableford', 'A:R32-2b@5'), answer('par', 'A:R32-2b@5')]).toEqual([35, -1]);
    expect([answer('stableford', 'R32-2b@5'), answer('par', 'R32-2b@5')]).toEqual([34, -1]);
    expect(codesOf(tryToPlay({ form: 'fourball net', balls: [fours(), fives], rulings: 'A:R32-2b@5' }))).toEqual([
      'clause-not-in-form',
    ]);
  });

  test('32-2a puts the side out', () => {
    expect(answer('stableford', 'A:R32-2a')).toBe('DQ R32-2a');
  });

  // Not holing out is a breach in stroke play; against a fixed score it is no score on the hole
  test('neither partner holed out: the side is out in stroke play, the hole is lost in the others', () => {
    expect(answer('net', 'R3-2@7')).toBe('DQ R31-7b');
    expect(answer('net', 'A:R3-2@7; B:R3-2@7')).toBe('DQ R31-7b');
    expect([answer('stableford', 'R3-2@7'), answer('par', 'R3-2@7')]).toEqual([34, -1]);
    expect([answer('stableford', 'A:R3-2@7; B:R3-2@7'), answer('par', 'A:R3-2@7; B:R3-2@7')]).toEqual([34, -1]);
  });

  test('without any ruling, a hole without either ball: no points, lost, NR', () => {
    const blank = (of: readonly HoleScore[]) => of.map((score, at) => (at === 6 ? null : score));
    expect(['stableford', 'par', 'net', 'gross'].map((form) => answer(form, '', blank(fours()), blank(fives)))).toEqual(
      [34, -1, 'NR', 'NR'],
    );
  });

  test('late, the partner has no score on holes left blank', () => {
    const late = fours({ 1: null, 2: null });
    expect([answer('net', 'A:R6-3', late), answer('stableford', 'A:R6-3', late)]).toEqual([74, 34]);
  });
});

describe('caps hold however partner and side are named', () => {
  // Rule 6-4: at most four strokes, four points, two holes a round
  test.each<[string, number, number]>([
    ['A:R6-4@1,2!helped; R6-4@3,4', 32, -2],
    ['A:R6-4@1!helped; B:R6-4@2!helped; R6-4@3', 32, -2],
  ])('%s: %d points, %d holes', (rulings, points, holes) => {
    expect([answer('stableford', rulings), answer('par', rulings)]).toEqual([points, holes]);
  });

  test('on one ball no more than four strokes', () => {
    const { holes } = play({
      form: 'fourball net',
      balls: [fours(), fives],
      rulings: 'A:R6-4@1,2; R6-4@3,4; A:R6-4@5!helped',
    });
    const penalties = [0, 1].map((ball) => holes.map(({ balls }) => balls[ball]?.penalty ?? 0));
    expect(penalties.map((line) => line.slice(0, 5))).toEqual([
      [2, 2, 0, 0, 0],
      [0, 0, 2, 2, 0],
    ]);
  });
});

describe('6-6d: the score that counts (31-7a)', () => {
  const side = (form: string, rulings: string, a5: HoleScore, b5: HoleScore) =>
    answer(
      form,
      rulings,
      fours({ 5: a5 }),
      fives.map((score, at) => (at === 4 ? b5 : score)),
    );

  test.each<[string, string, HoleScore, HoleScore, string, number | string]>([
    ['net', 'the counting 4 was a 5', 4, 5, 'A:R6-6d@5=5', 'DQ R6-6d'],
    ['gross', 'the counting 4 was a 5', 4, 5, 'A:R6-6d@5=5', 'DQ R6-6d'],
    ['net', 'the 5 that does not count was a 6', 4, 5, 'B:R6-6d@5=6', 72],
    ['net', 'both wrote 4, one of them took 5: the other counts', 4, 4, 'A:R6-6d@5=5', 72],
    ['net', 'both wrote 4 and both took more', 4, 4, 'A:R6-6d@5=5; B:R6-6d@5=6', 'DQ R6-6d'],
    ['net', 'the counting 5 was a 4: higher stands', 5, 6, 'A:R6-6d@5=4', 73],
    ['net', 'B counts and B was a 6', 7, 5, 'B:R6-6d@5=6', 'DQ R6-6d'],
    ['net', 'only A has a score', 4, null, 'A:R6-6d@5=5', 'DQ R6-6d'],
    ['stableford', 'the counting 4 was a 5', 4, 5, 'A:R6-6d@5=5', 'DQ R6-6d'],
    ['stableford', 'no points either way', 6, 7, 'A:R6-6d@5=8', 34],
    ['stableford', 'the ball that does not count', 4, 5, 'B:R6-6d@5=6', 36],
    ['stableford', 'both wrote 4, one took 5', 4, 4, 'B:R6-6d@5=5', 36],
    ['par', 'lost either way', 5, 6, 'A:R6-6d@5=7', -1],
    ['par', 'halved becomes lost', 4, 5, 'A:R6-6d@5=5', 'DQ R6-6d'],
    ['par', 'the ball that does not count', 4, 5, 'B:R6-6d@5=9', 0],
  ])('%s: %s', (form, _, a5, b5, rulings, expected) => {
    expect(side(form, rulings, a5, b5)).toBe(expected);
  });

  test('it must say whose score', () => {
    expect(codesOf(tryToPlay({ form: 'fourball net', balls: [fours(), fives], rulings: 'R6-6d@5=5' }))).toEqual([
      'ruling-needs-partner',
    ]);
  });
});

describe('who counts', () => {
  test.each([
    ['A:R19-2@5', 'B'],
    ['A:R18-2a@5', '='],
    ['B:R19-2@5', 'A'],
    ['A:R31-7c@5', 'B'],
    ['R31-7c@5', ''],
    ['A:R6-3@5', 'B'],
    ['B:R4-4@5', 'A'],
  ])('%s: %j counts on the fifth', (rulings, counts) => {
    const { holes } = play({ form: 'fourball net', balls: [fours(), fives], rulings });
    expect(holes[4]?.counts).toBe(counts);
  });
});

describe('a ruling that cannot act on this side', () => {
  test.each([
    ['C:NR', 'ruling-partner-absent'],
    ['D:R4-4@1', 'ruling-partner-absent'],
    ['side:R19-2@5!helped', 'ruling-needs-partner'],
    ['R19-2@5!helped', 'ruling-needs-partner'],
    ['A:R18-3b@5', 'clause-not-in-form'],
    ['A:R19-2@5!harmed', 'ruling-flag-match-only'],
    ['R29-3@5', 'clause-not-in-form'],
    ['A:R31-7c', 'ruling-needs-hole'],
    ['A:DQ R15-3', 'ruling-needs-hole'],
    ['A:R31-6', 'ruling-needs-hole'],
  ])('%s: %s', (rulings, code) => {
    expect(codesOf(tryToPlay({ form: 'fourball net', balls: [fours(), fives], rulings }))).toEqual([code]);
  });

  test('6-7 of a partner names no hole where points are counted, and one where strokes are', () => {
    expect(answer('stableford', 'A:R6-7')).toBe(36);
    expect(codesOf(tryToPlay({ form: 'fourball net', balls: [fours(), fives], rulings: 'A:R6-7' }))).toEqual([
      'ruling-needs-hole',
    ]);
  });
});
