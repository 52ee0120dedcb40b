import { answerOf, type Arguments, FOURS, functionNamed, line, sentenceOf, withCell } from './excel';

// Cases met in public code, forums and club pages, with what is right under the Rules. Each names the fault it exposes.

const call = (name: string, given: Arguments): unknown[][] => functionNamed(name).call(given);
const row = (text: string): number[] =>
  text
    .trim()
    .split(/[\s·]+/)
    .map(Number);
const index18 = line(18, (hole) => hole);
const PAR_FOURS = { pars: [FOURS], indexes: [index18] };
const points = (given: Arguments): unknown => call('STABLEFORD', { ...PAR_FOURS, handicaps: 0, ...given })[0]?.[0];
/** One hole: its par, and the strokes received there as the handicap over it. */
const oneHole = (name: string, par: number, strokes: number, score: unknown, more: Arguments = {}): unknown =>
  call(name, { scores: [[score]], pars: [[par]], indexes: [[1]], handicaps: strokes, ...more })[0]?.[0];

describe('nine holes and twelve: indexes are ranked within the holes played', () => {
  const PARS = row('5 3 4 3 5 4 4 4 4 4 5 4 3 4 4 4 4 4');
  const INDEXES = row('14 18 12 8 6 10 4 16 2 3 17 11 9 15 1 7 13 5');
  const back = { pars: [PARS.slice(9)], indexes: [INDEXES.slice(9)] };

  test.each<[string, number, string, number]>([
    ['handicap 6', 6, '5 7 4 3 5 6 5 4 5', 16],
    ['a plus handicap from a scratch index', -3, '5 7 4 3 5 6 5 4 5', 8],
    ['a plus index', -4, '5 7 4 3 5 6 5 4 5', 7],
    ['handicap 24', 24, '8 7 6 5 6 7 6 8 5', 20],
  ])('nine holes, %s', (_, handicaps, scores, expected) => {
    expect(points({ ...back, scores: [row(scores)], handicaps })).toBe(expected);
  });

  test.each<[number, string, number]>([
    [16, '4 3 4 4 6 5 4 5 4 5 6 7 4 4 5 4 6 6', 38],
    [16, '6 6 3 4 5 4 6 5 4 5 6 5 4 4 6 4 5 4', 39],
    [15, '7 5 3 4 5 5 6 5 5 5 5 5 5 6 5 5 5 5', 32],
  ])('eighteen holes off %d: %s', (handicaps, scores, expected) => {
    expect(points({ pars: [PARS], indexes: [INDEXES], scores: [row(scores)], handicaps })).toBe(expected);
  });

  test('34 on the same course, 23 points', () => {
    const scores = [row('6 5 8 3 8 6 9 7 10 8 7 6 5 6 7 8 7 6')];
    expect(points({ pars: [PARS], indexes: [INDEXES], scores, handicaps: 34 })).toBe(23);
  });

  test.each<[string, string, string, number, number]>([
    ['indexes with gaps', '4 4 5 5 4 4 3 4 4 4 4 3', '13 3 17 15 1 7 11 9 5 12 10 2', 11, 30],
    ['indexes 1 to 12', '4 4 3 3 3 4 3 4 5 3 3 3', '5 1 9 11 7 3 10 6 2 12 4 8', 7, 20],
  ])('twelve holes, %s', (_, pars, indexes, handicaps, expected) => {
    const scores = [row('4 4 5 5 4 3 5 5 5 4 4 5')];
    expect(points({ pars: [row(pars)], indexes: [row(indexes)], scores, handicaps })).toBe(expected);
  });

  test('a nine-hole handicap of 10: one stroke on SI 15 of the odd nine, 43 gross is net 33', () => {
    const indexes = [row('1 3 5 7 9 11 13 15 17')];
    expect(call('STROKES', { handicap: 10, indexes })).toEqual([[2, 1, 1, 1, 1, 1, 1, 1, 1]]);
    const scores = [row('5 5 5 5 5 5 3 6 4')];
    expect(call('GROSS', { scores })).toEqual([[43]]);
    expect(call('NET', { scores, handicaps: 10 })).toEqual([[33]]);
  });
});

describe('strokes received', () => {
  const INDEXES = row('5 11 13 17 1 9 7 15 3 10 16 4 14 18 2 8 6 12');
  test.each<[number, string]>([
    [7, '1 0 0 0 1 0 1 0 1 0 0 1 0 0 1 0 1 0'],
    [14, '1 1 1 0 1 1 1 0 1 1 0 1 1 0 1 1 1 1'],
    [18, '1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1'],
    [28, '2 1 1 1 2 2 2 1 2 2 1 2 1 1 2 2 2 1'],
    [38, '2 2 2 2 3 2 2 2 2 2 2 2 2 2 3 2 2 2'],
    [46, '3 2 2 2 3 3 3 2 3 3 2 3 2 2 3 3 3 2'],
  ])('a printed table with two holes crossed: handicap %d', (handicap, strokes) => {
    expect(call('STROKES', { handicap, indexes: [INDEXES] })).toEqual([row(strokes)]);
  });

  test('plus handicap +2 on 18 par 4s in fours: 34, a stroke back on SI 17 and 18 alone', () => {
    for (const handicaps of [-2, '+2']) expect(points({ scores: [FOURS], handicaps })).toBe(34);
    expect(call('STABLEFORDHOLES', { ...PAR_FOURS, scores: [FOURS], handicaps: '+2' })).toEqual([
      line(18, (hole) => (hole >= 17 ? 1 : 2)),
    ]);
  });

  test.each([
    ['SI 1, a 3', 1, 3, 1],
    ['SI 18, a 3', 18, 3, 0],
    ['SI 18, a 4', 18, 4, -1],
  ])('plus handicap −2, par/bogey: %s', (_, hole, score, result) => {
    const answer = call('PARHOLES', { ...PAR_FOURS, scores: withCell([FOURS], 1, hole, score), handicaps: -2 });
    expect(answer[0]?.[hole - 1]).toBe(result);
  });

  test('a handicap of 18.5 is refused, not taken for none', () => {
    expect(answerOf(() => call('STABLEFORD', { ...PAR_FOURS, scores: [FOURS], handicaps: 18.5 }))).toMatch(
      /^handicaps: “18.5” is no Playing Handicap/,
    );
  });
});

describe('points have no cap and net no floor', () => {
  test.each([
    ['par 5, two strokes, a hole in one', 5, 2, 1, 8],
    ['par 4, one stroke, a hole in one', 4, 1, 1, 6],
    ['a birdie, not from a table of one’s own', 4, 0, 3, 3],
    ['a par', 4, 0, 4, 2],
    ['a bogey', 4, 0, 5, 1],
  ])('%s', (_, par, strokes, score, expected) => {
    expect(oneHole('STABLEFORD', par, strokes, score)).toBe(expected);
  });

  test('net 0 from 1 with a stroke and from 2 with two', () => {
    expect(call('NET', { scores: [[1]], handicaps: 1 })).toEqual([[0]]);
    expect(call('NET', { scores: [[2]], handicaps: 2 })).toEqual([[0]]);
  });
});

describe('no score is never a number', () => {
  const PARS = row('4 4 4 4 4 5 5 3 3 4 4 4 4 4 5 5 3 3');
  const SCORES = row('5 5 5 5 5 6 6 4 4 5 5 5 5 5 6 6 4 4');
  test.each([
    [18, 36],
    [10, 28],
    [28, 46],
  ])('one over everywhere, off %d', (handicaps, expected) => {
    expect(points({ pars: [PARS], scores: [SCORES], handicaps })).toBe(expected);
  });

  test('four holes scratched: 28, not 57', () => {
    for (const scratched of [0, null, '', 'X', '-'])
      expect(
        points({
          pars: [PARS],
          scores: [SCORES.map((score, at) => ([0, 4, 11, 15].includes(at) ? scratched : score))],
          handicaps: 18,
        }),
      ).toBe(28);
  });

  test.each<[unknown, number]>([
    [0, 0],
    [null, 0],
    ['', 0],
  ])('a hole with %j on a par 4 with a stroke is 0 points, not 7', (cell, expected) => {
    expect(call('STABLEFORDHOLES', { ...PAR_FOURS, scores: withCell([FOURS], 1, 1, cell), handicaps: 1 })[0]?.[0]).toBe(
      expected,
    );
  });

  test('a blank arrives as 0, null or empty text and is the same', () => {
    const answers = [0, null, '', undefined].map((blank) => points({ scores: withCell([FOURS], 1, 9, blank) }));
    expect(answers).toEqual([34, 34, 34, 34]);
  });

  test('text in a hole: NR, X and a dash picked up, “ 5 ” is 5', () => {
    const at = (cell: unknown) => points({ scores: withCell([FOURS], 1, 9, cell) });
    expect(['NR', 'X', '–', ' 5 '].map(at)).toEqual([34, 34, 34, 35]);
  });

  test('an NR card has no total to rank low', () => {
    expect(call('GROSS', { scores: withCell([FOURS], 1, 9, 'NR') })).toEqual([['NR']]);
    expect(
      call('PLACES', { ...PAR_FOURS, scores: [withCell([FOURS], 1, 9, 'NR')[0], FOURS], handicaps: 0, form: 'gross' }),
    ).toEqual([['NR'], [1]]);
  });
});

describe('better ball', () => {
  const three = { pars: [row('4 4 4')], indexes: [row('1 2 3')], handicapsA: 0, handicapsB: 0 };
  test('one blank: 4/–, –/4, 5/4 make 4 4 4', () => {
    const given = { ...three, scoresA: [[4, null, 5]], scoresB: [['', 4, 4]] };
    expect(call('FOURBALLHOLES', { ...given, scoring: 'net' })).toEqual([[4, 4, 4]]);
    expect(call('FOURBALLCOUNTS', { ...given, scoring: 'net' })).toEqual([['A', 'B', 'B']]);
  });

  test('two blanks: 0 points, and no score for the side in stroke play', () => {
    const given = { ...three, scoresA: [[4, null, 5]], scoresB: [[4, 0, 4]] };
    expect(call('FOURBALLHOLES', given)).toEqual([[2, 0, 2]]);
    expect(call('FOURBALLHOLES', { ...given, scoring: 'gross' })).toEqual([[4, 'NR', 4]]);
    expect(call('FOURBALLSCORE', { ...given, scoring: 'net' })).toEqual([['NR']]);
    expect(call('FOURBALLSCORE', given)).toEqual([[4]]);
    expect(call('FOURBALLCOUNTS', given)).toEqual([['=', '', 'B']]);
  });

  test('the lower net is the better ball, whoever has the stroke: 3 3 3', () => {
    // A 4 5 4 off 2 over indexes 1 3 2; B 5 3 3 off 1, whose stroke is on the first.
    const given = { ...three, indexes: [row('1 3 2')], scoresA: [row('4 5 4')], scoresB: [row('5 3 3')] };
    expect(call('FOURBALLHOLES', { ...given, handicapsA: 2, handicapsB: 1, scoring: 'net' })).toEqual([[3, 3, 3]]);
    expect(call('FOURBALLCOUNTS', { ...given, handicapsA: 2, handicapsB: 1, scoring: 'net' })).toEqual([
      ['A', 'B', '='],
    ]);
  });
});

describe('course data are refused where they are wrong, never guessed', () => {
  test.each<[string, Arguments, RegExp]>([
    ['an index twice', { indexes: withCell([index18], 1, 18, 17) }, /^indexes, hole 18: .*17/],
    ['seventeen holes of scores', { scores: [FOURS.slice(1)] }, /^scores: 17 cells for 18 holes/],
    ['a par 2', { pars: withCell([FOURS], 1, 9, 2) }, /^pars, hole 9: “2”/],
    ['a ruling on hole 19', { rulings: 'R19-2@19' }, /^rulings: R19-2@19: hole 19/],
  ])('%s', (_, given, sentence) => {
    expect(answerOf(() => call('STABLEFORD', { ...PAR_FOURS, scores: [FOURS], handicaps: 0, ...given }))).toMatch(
      sentence,
    );
  });
});

describe('rulings of the public', () => {
  // A card with 4 and 1 point claimed on a hole worth 2, front nine 19
  const front = { pars: [FOURS.slice(9)], indexes: [row('1 2 3 4 5 6 7 8 9')], handicaps: 0 };
  test('4 returned and 5 taken: out; 5 returned for a 4: the 5 stands', () => {
    expect(points({ ...front, scores: [row('4 4 4 4 4 4 4 4 4')], rulings: 'R6-6d@3=5' })).toBe('DQ R6-6d');
    expect(points({ ...front, scores: [row('4 4 5 4 4 4 4 4 4')], rulings: 'R6-6d@3=4' })).toBe(17);
  });

  test.each([
    ['R4-4@1', 34, 1],
    ['R4-4@1-3', 32, 0],
  ])('too many clubs, %s: Stableford 36 to %d, par/bogey +2 to %d, hole points untouched', (rulings, total, holes) => {
    const twoUp = withCell(withCell([FOURS], 1, 1, 3), 1, 2, 3);
    expect(points({ scores: [FOURS], rulings })).toBe(total);
    expect(call('PARRESULT', { ...PAR_FOURS, scores: twoUp, handicaps: 0, rulings })).toEqual([[holes]]);
    expect(call('STABLEFORDHOLES', { ...PAR_FOURS, scores: [FOURS], handicaps: 0, rulings })).toEqual([
      line(18, () => 2),
    ]);
  });

  test('a date where a ruling should be says what Excel did', () => {
    const answer = call('STABLEFORD', {
      ...PAR_FOURS,
      scores: [FOURS, FOURS],
      handicaps: 0,
      rulings: [[''], [45_479]],
    });
    expect(answer[0]).toEqual([36]);
    expect(sentenceOf(answer[1]?.[0])).toMatch(/^rulings, card 2: “45479” is a number or a date.*R6-7/);
  });
});
