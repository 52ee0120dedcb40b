import { type Arguments, functionNamed, isError, line, refusalOf, sentenceOf, withCell } from './excel';

const call = (name: string, given: Arguments): unknown[][] => functionNamed(name).call(given);
const row = (text: string): number[] => text.trim().split(/\s+/).map(Number);
const same = (score: unknown, holes = 18): unknown[] => line(holes, () => score);
const COURSE = { pars: [same(4)], indexes: [line(18, (hole) => hole)] };
const SCRATCH = { ...COURSE, handicapA: 0, handicapB: 0 };

/** A singles match between scratch players: A's scores against fours. */
const singles = (scoresA: readonly unknown[], rulings = '', scoresB: readonly unknown[] = same(4)): unknown =>
  call('MATCHRESULT', { ...SCRATCH, scoresA: [scoresA], scoresB: [scoresB], rulings })[0]?.[0];
/** A's scores against fours that make these marks; holes not marked are not played. */
const scoresOf = (marks: string): unknown[] => line(18, (hole) => ({ W: 3, H: 4, L: 5 })[marks[hole - 1] ?? ''] ?? '');
const played = (marks: string, rulings = ''): unknown =>
  singles(
    scoresOf(marks),
    rulings,
    line(18, (hole) => (hole <= marks.length ? 4 : '')),
  );

describe('a match as public code has it, by scores and by marks', () => {
  test.each([
    ['eighteen halves', 'H'.repeat(18), 'AS'],
    ['five wins, nine halves', `WWWWW${'H'.repeat(9)}`, 'A 5&4'],
    ['seventeen halves and a win', `${'H'.repeat(17)}W`, 'A 1 up'],
    ['one hole halved', 'H', 'AS after 1'],
    ['eight won, five lost, three halved', 'WLWLWLWLWLWWWHHH', 'A 3&2'],
    ['nine won, nine lost', 'WL'.repeat(9), 'AS'],
    ['A, A, B', 'WWL', 'A 1 up after 3'],
    ['3 up with 3 to play: dormie, not won', `WWW${'H'.repeat(12)}`, 'A 3 up after 15'],
    ['thirteen holes', 'WWHLWWHWHWWHW', 'A 7&5'],
    ['ten straight', 'W'.repeat(10), 'A 10&8'],
  ])('%s: %s is %s', (_, marks, expected) => {
    expect(played(marks)).toBe(expected);
    expect(call('MATCHSTATE', { marks: [[marks]] })).toEqual([[expected]]);
    expect(call('MATCHSTATE', { marks: [Array.from(marks)] })).toEqual([[expected]]);
  });

  test('one hole, 4 against 5 with a stroke: all square after 1', () => {
    const hole = { scoresA: [[4]], scoresB: [[5]], pars: [[4]], indexes: [[1]], handicapA: 0, handicapB: 1 };
    expect(call('MATCHRESULT', hole)).toEqual([['AS after 1']]);
  });

  test('handicaps 40 and 23: seventeen strokes, none on index 18', () => {
    const strokes = { scoresA: [line(18, (hole) => (hole === 18 ? 4 : 5))], scoresB: [same(4)] };
    expect(call('MATCHRESULT', { ...COURSE, ...strokes, handicapA: 40, handicapB: 23 })).toEqual([['AS']]);
    // One hole of level gross: the stroke wins it, but not on the easiest.
    const oneHole = (hole: number): unknown => {
      const scores = line(18, (each) => (each < hole ? 5 : each === hole ? 4 : ''));
      const against = line(18, (each) => (each <= hole ? 4 : ''));
      return call('MATCHRESULT', { ...COURSE, scoresA: [scores], scoresB: [against], handicapA: 40, handicapB: 23 });
    };
    expect(oneHole(17)).toEqual([['A 1 up after 17']]);
    expect(oneHole(18)).toEqual([['AS']]);
  });
});

describe('10&8 stays 10&8 whatever stands in the later holes', () => {
  const ten = (later: unknown): unknown[] => line(18, (hole) => (hole <= 10 ? 3 : later));
  test.each([[''], [9], ['X'], ['conceded'], [99], [null], [{ code: '#N/A' }], ['7.5']])('%j', (later) => {
    expect(singles(ten(later))).toBe('A 10&8');
    expect(
      singles(
        ten(9),
        '',
        line(18, (hole) => (hole <= 10 ? 4 : later)),
      ),
    ).toBe('A 10&8');
    expect(call('MATCHSTATE', { marks: [line(18, (hole) => (hole <= 10 ? 'W' : later))] })).toEqual([['A 10&8']]);
  });

  test('before the end the same cells are refused', () => {
    const bad = ten(4).map((score, at) => (at === 8 ? 'conceded' : score));
    expect(refusalOf(() => [[singles(bad)]])).toMatch(/^scoresA, hole 9: “conceded”/);
    expect(refusalOf(() => call('MATCHSTATE', { marks: [Array.from('WWW?W')] }))).toMatch(
      /^marks, hole 4: “\?” is no mark/,
    );
  });

  test('rulings on later holes change nothing, but one that puts out does', () => {
    expect(singles(ten(4), 'A:R19-2@11; A:R4-4@12,13')).toBe('A 10&8');
    expect(singles(ten(4), 'A:DQ R6-7')).toBe('B wins (A: DQ R6-7)');
  });
});

describe('golden cases of the Rules', () => {
  test.each([
    ['15 clubs found on the third, won to go 3 up: 1 up', 'WWW', 'A:R4-4@1-3', 'A 1 up after 3', 'Rule 4-4, C25'],
    ['1 up after 17, the opponent has one club too many', `W${'H'.repeat(16)}`, 'B:R4-4@17', 'A 2&1', 'C25'],
    ['ball hits the player’s own trolley', 'HH', 'A:R19-2@2', 'B 1 up after 2', 'Rule 19-2a'],
    ['a putt hits the ball of the other', 'HH', 'A:R19-5a@2', 'AS after 2', 'Rule 19-5a'],
    ['foursomes, wrong order', 'HH', 'A:R29-2@2', 'B 1 up after 2', 'Rule 29-2'],
    ['foursomes, practice after the partner drove the twelfth', 'H'.repeat(12), 'A:R7-2@12', 'B 1 up after 12', 'C20'],
    ['undue delay, repeated', 'WW', 'A:R6-7@1; A:R6-7@2', 'B wins (A: DQ R6-7)', 'Rule 6-7'],
  ])('%s (%s, %s): %s [%s]', (_, marks, rulings, expected) => {
    expect(played(marks, rulings)).toBe(expected);
  });

  test('stroke play beside it: a fellow-competitor moves my ball, foursomes in wrong order, a trolley, a putt', () => {
    const gross = (rulings: string): unknown => call('GROSS', { scores: [same(4)], rulings })[0]?.[0];
    expect(gross('R18-4@5')).toBe(72); // S1:66
    expect(gross('R29-3@5')).toBe(74); // S0:17, three strokes in the wrong order are two strokes once
    expect(gross('R19-2@5')).toBe(74); // S1:126
    expect(gross('R19-5a@5')).toBe(74); // S1:158
  });

  const two = { ...COURSE, handicaps: 0 };
  const fourBall = (rulings: string, scoresB: readonly unknown[] = same(4)): unknown =>
    call('FOURBALLMATCH', {
      ...two,
      scoresA: [same(4)],
      scoresB: [scoresB],
      scoresC: [same(4)],
      scoresD: [same(4)],
      rulings,
    })[0]?.[0];
  test.each([
    ['A’s putt hits partner B’s ball on the green', 'A:R19-5a@5', 'AS', 'C48'],
    ['A plays partner B’s ball', 'A:R30-3d@5', 'AS', 'S0:72'],
    ['both partners lose the right to the hole', 'A:R30-3d@5; B:R30-3d@5', 'C-D 1 up', 'S0:113'],
    ['a caddie of C and D moves A’s ball', 'C:R18-3b@5; D:R18-3b@5', 'A-B 1 up', 'C19'],
    ['the line of B touched, on A’s line too', 'A:R8-2b@5!helped', 'C-D 1 up', 'C19'],
    ['15 clubs of each partner on one hole', 'A:R4-4@5; B:R4-4@5', 'C-D 1 up', 'S0:60'],
  ])('four-ball, %s (%s): %s [%s]', (_, rulings, expected) => {
    expect(fourBall(rulings)).toBe(expected);
  });

  test('four-ball: his hole gone, the partner’s worse ball loses it', () => {
    expect(fourBall('A:R30-3d@5', withCell([same(4)], 1, 5, 6)[0])).toBe('C-D 1 up');
    expect(fourBall('A:R30-3d@5', same(''))).toBe('C-D 1 up');
  });

  test('three-ball: A moves B’s ball, which counts against B alone', () => {
    const scores = { scoresA: [same(4)], scoresB: [same(4)], scoresC: [same(4)] };
    const group = (rulings: string): unknown => call('THREEBALLMATCH', { ...two, ...scores, rulings });
    expect(group('A:R30-2a@5!vB')).toEqual([['B 1 up', 'AS', 'AS']]);
    expect(group('A:R30-2b@5=6!vB')).toEqual([['B 1 up', 'AS', 'AS']]);
    expect(group('A:R30-2b@5=3!vC')).toEqual([['AS', 'A 1 up', 'AS']]);
  });
});

describe('how lines and cells lie', () => {
  const two = {
    ...COURSE,
    scoresA: [same(3), same(4)],
    scoresB: [same(4), same(4)],
    scoresC: [same(4), same(4)],
    scoresD: [same(4), same(3)],
  };
  test('four handicaps of one match lie in a row, a column or a square', () => {
    const [scoresA, scoresB, scoresC, scoresD] = [same(4), same(4), same(4), same(4)].map((own) => [own]);
    const one = { ...COURSE, scoresA, scoresB, scoresC, scoresD };
    for (const handicaps of [
      [[0, 0, 0, 3]],
      [[0], [0], [0], [3]],
      [
        [0, 0],
        [0, 3],
      ],
    ])
      expect(call('FOURBALLMATCH', { ...one, handicaps })).toEqual([['C-D 3&2']]);
  });

  test('several matches have a line of handicaps each', () => {
    const handicaps = [row('0 0 0 0'), row('18 0 0 0')];
    expect(call('FOURBALLMATCH', { ...two, handicaps })).toEqual([['A-B 10&8'], ['AS']]);
    expect(call('BESTBALLMATCH', { ...two, handicaps: 0 })).toEqual([['A-B-C 10&8'], ['D 10&8']]);
  });

  test('a match nobody has begun is empty, and one with a ruling is not', () => {
    const none = { ...SCRATCH, scoresA: [same('')], scoresB: [same(0)] };
    expect(call('MATCHRESULT', none)).toEqual([['']]);
    expect(call('MATCHRESULT', { ...none, rulings: 'A:NS' })).toEqual([['B wins (A: NS)']]);
    expect(call('MATCHRESULT', { ...none, rulings: 'A:P1@1' })).toEqual([['AS after 0']]);
    expect(call('MATCHSTATE', { marks: [same('', 3)] })).toEqual([['']]);
    const group = { ...COURSE, scoresA: [same('')], scoresB: [same('')], scoresC: [same('')], handicaps: 0 };
    expect(call('THREEBALLMATCH', group)).toEqual([['', '', '']]);
  });

  test('a blank handicap is refused, unless the match is over by a ruling', () => {
    const one = { ...COURSE, scoresA: [same(4)], scoresB: [same(4)], handicapA: null, handicapB: 3 };
    expect(refusalOf(() => call('MATCHRESULT', one))).toMatch(/^handicapA: The Playing Handicap is missing/);
    expect(call('MATCHRESULT', { ...one, rulings: 'A:WD' })).toEqual([['B wins (A: WD)']]);
  });

  test('in a three-ball a fault of A leaves the match of B and C', () => {
    const scores = { scoresA: withCell([same(4)], 1, 3, 'abc'), scoresB: [same(4)], scoresC: [same(3)] };
    const [answers = []] = call('THREEBALLMATCH', { ...COURSE, ...scores, handicaps: 0 });
    expect(answers.map((answer) => (isError(answer) ? sentenceOf(answer).slice(0, 15) : answer))).toEqual([
      'scoresA, hole 3',
      'scoresA, hole 3',
      'C 10&8',
    ]);
  });

  test('a ruling on a hole that is not played on this card', () => {
    const nine = {
      scoresA: [same(4, 9)],
      scoresB: [same(4, 9)],
      pars: [same(4, 9)],
      indexes: [row('1 2 3 4 5 6 7 8 9')],
    };
    const given = { ...nine, handicapA: 0, handicapB: 0, rulings: 'A:R19-2@10' };
    expect(refusalOf(() => call('MATCHRESULT', given))).toMatch(/^rulings: A:R19-2@10: hole 10 is not on this card/);
  });

  test('the holes of a match of marks', () => {
    expect(call('MATCHSTATE', { marks: [['WWWWW']], holes: 9 })).toEqual([['A 5&4']]);
    expect(call('MATCHSTATE', { marks: [['w w h']], holes: '9' })).toEqual([['A 2 up after 3']]);
    expect(call('MATCHSTATE', { marks: [['W'], ['L'], ['W']], holes: [[3]] })).toEqual([['A 1 up']]);
    // Extra holes only where they are asked for; two rounds and a column of them are one match.
    const halves = 'H'.repeat(18);
    expect(call('MATCHSTATE', { marks: [[`${halves}W`]] })).toEqual([['AS']]);
    expect(
      [`${halves}W`, `${halves}HHHL`, `${halves}HH`, halves, 'WHHH', 'W'.repeat(11)].map(
        (marks) => call('MATCHSTATE', { marks: [[marks]], holes: '18+' })[0]?.[0],
      ),
    ).toEqual(['A at the 19th', 'B at the 22nd', 'AS after 20', 'AS after 18', 'A 1 up after 4', 'A 10&8']);
    expect(call('MATCHSTATE', { marks: [...line(20, () => 'H'), 'L'].map((mark) => [mark]), holes: '18 +' })).toEqual([
      ['B at the 21st'],
    ]);
    expect(call('MATCHSTATE', { marks: line(36, () => 'H').map((mark) => [mark]), holes: 36 })).toEqual([['AS']]);
    expect(refusalOf(() => call('MATCHSTATE', { marks: [[`${halves}HX`]], holes: '18+' }))).toMatch(
      /^marks, hole 20: “X”/,
    );
    for (const holes of [37, -1, 1.5, 'nine', '37+', '+'])
      expect(refusalOf(() => call('MATCHSTATE', { marks: [['W']], holes }))).toMatch(
        /^holes: A match is not played over “.*” holes\. From 1 to 36/,
      );
    expect(refusalOf(() => call('MATCHSTATE', { marks: [['WW', 'L']] }))).toMatch(/^marks, hole 1: “WW” is no mark/);
    expect(refusalOf(() => call('MATCHSTATE', { marks: [] }))).toMatch(/^marks: This argument is missing/);
  });
});
