import { type Arguments, type ExcelFunction, FIVES, FOURS, functionNamed, FUNCTIONS, line, transposed } from './excel';

type Grid = readonly (readonly unknown[])[];

const SCORES = ['scores', 'scoresA', 'scoresB'] as const;
const grid = (given: Arguments, name: string): Grid => given[name] as Grid;
const scoresOf = (each: ExcelFunction): readonly string[] => SCORES.filter((name) => each.parameters.includes(name));

/** The function called with every cell of scores on some holes replaced. */
const withHoles = (each: ExcelFunction, holes: readonly number[], cell: (hole: number) => unknown): Arguments => ({
  ...each.field,
  ...Object.fromEntries(
    scoresOf(each).map((name) => [
      name,
      grid(each.field, name).map((row) => row.map((old, at) => (holes.includes(at + 1) ? cell(at + 1) : old))),
    ]),
  ),
});

const scoring = FUNCTIONS.filter((each) => scoresOf(each).length > 0);

describe('no score, however it is written (design section 4)', () => {
  const NO_SCORE = [
    null,
    undefined,
    '',
    0,
    '0',
    '-',
    '–',
    '—',
    '/',
    'X',
    'x',
    'NR',
    'nr',
    'croix',
    ' CROIX ',
    ' - ',
    '\u00a0',
  ];

  test.each(scoring.map((each) => [each.name, each] as const))('%s answers alike', (_, each) => {
    const blank = each.call(withHoles(each, [4, 11], () => null));
    for (const cell of NO_SCORE) expect([cell, each.call(withHoles(each, [4, 11], () => cell))]).toEqual([cell, blank]);
  });

  test.each([
    ['STABLEFORD', [[32], [32]]],
    ['PARRESULT', [[-2], [-2]]],
    ['GROSS', [['NR'], ['NR']]],
    ['NET', [['NR'], ['NR']]],
    ['FOURBALLSCORE', [[32], [32]]],
    ['PLACES', [[1], [1]]],
  ])('%s: two holes without a score', (name, expected) => {
    const each = functionNamed(name);
    expect(each.call(withHoles(each, [4, 11], () => null))).toEqual(expected);
  });

  test('digits as text, spaced, are digits', () => {
    for (const each of scoring)
      expect(each.call(withHoles(each, [4], () => ' 7\u00a0'))).toEqual(each.call(withHoles(each, [4], () => 7)));
  });
});

describe('an optional argument left out, in every way Excel leaves it out', () => {
  const INVOCATION = { address: 'Sheet1!A1', functionName: 'X', setResult: () => undefined };
  const OMITTED = [undefined, null, '', 0, [[null]], [[0]], [['']], [[' ']], [[undefined]], [], INVOCATION];
  const cases = FUNCTIONS.flatMap((each) => each.optional.map((name) => [each.name, name, each] as const));

  test.each(cases)('%s, %s', (_, name, each) => {
    const plain = each.call(each.field);
    for (const omitted of OMITTED) expect(each.call({ ...each.field, [name]: omitted })).toEqual(plain);
  });

  test('all of them at once', () => {
    for (const each of FUNCTIONS)
      for (const omitted of OMITTED)
        expect(
          each.call({ ...each.field, ...Object.fromEntries(each.optional.map((name) => [name, omitted])) }),
        ).toEqual(each.call(each.field));
  });

  test('a column of rulings without any is no ruling', () => {
    for (const each of FUNCTIONS.filter(({ name, parameters }) => parameters.includes('rulings') && name !== 'EXPLAIN'))
      for (const none of [null, 0, '', ' ', undefined])
        expect(each.call({ ...each.field, rulings: [[none], [none]] })).toEqual(each.call(each.field));
  });

  test('an argument given as one cell or as its value is the same', () => {
    const each = functionNamed('FOURBALLSCORE');
    expect(each.call({ ...each.field, scoring: [['net']], target: [['par']], edition: [[2023]] })).toEqual(
      each.call({ ...each.field, scoring: 'net', target: 'par', edition: 2023 }),
    );
    const stableford = functionNamed('STABLEFORD');
    expect(stableford.call({ ...stableford.field, handicaps: 18 })).toEqual(
      stableford.call({ ...stableford.field, handicaps: [[18]] }),
    );
  });
});

describe('an edition', () => {
  test.each(
    FUNCTIONS.filter(({ parameters }) => parameters.includes('edition')).map((each) => [each.name, each] as const),
  )('%s reads a number like its text, in any case', (_, each) => {
    const plain = each.call(each.field);
    for (const edition of ['classic', ' CLASSIC ', 2019, '2019', 2023, '2023 '])
      expect(each.call({ ...each.field, edition })).toEqual(plain);
  });
});

describe('cards in columns: they lie the way pars lies', () => {
  const laidInColumns = (given: Arguments): Arguments =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, Array.isArray(value) ? transposed(value as Grid) : value]),
    );

  test.each(
    FUNCTIONS.filter(({ name }) => !['LEADERBOARD', 'EXPLAIN'].includes(name)).map(
      (each) => [each.name, each] as const,
    ),
  )('%s answers across', (_, each) => {
    expect(each.call(laidInColumns(each.field))).toEqual(transposed(each.call(each.field)));
  });

  test('LEADERBOARD and EXPLAIN are tables either way', () => {
    for (const name of ['LEADERBOARD', 'EXPLAIN']) {
      const each = functionNamed(name);
      expect(each.call(laidInColumns(each.field))).toEqual(each.call(each.field));
    }
  });

  test('a single column is one card', () => {
    const column = FOURS.map((score) => [score]);
    expect(functionNamed('GROSS').call({ scores: column })).toEqual([[72]]);
    expect(functionNamed('NET').call({ scores: column, handicaps: 10 })).toEqual([[62]]);
    const stableford = functionNamed('STABLEFORD');
    expect(stableford.call({ scores: column, pars: column, indexes: line(18, (n) => [n]), handicaps: 0 })).toEqual([
      [36],
    ]);
  });

  test('cards of one hole', () => {
    const stableford = functionNamed('STABLEFORD');
    const hole = { pars: 4, indexes: 1, handicaps: 0 };
    expect(stableford.call({ ...hole, scores: [[4], [5], [3]] })).toEqual([[2], [1], [3]]);
    expect(stableford.call({ ...hole, scores: [[4, 5, 3]] })).toEqual([[2, 1, 3]]);
    expect(stableford.call({ ...hole, scores: 5, handicaps: 1 })).toEqual([[2]]);
  });

  test('handicaps and rulings may lie either way', () => {
    const each = functionNamed('STABLEFORD');
    const upright = each.call({ ...each.field, rulings: [['R19-2@5'], ['']] });
    expect(each.call({ ...each.field, handicaps: [[0, 18]], rulings: [['R19-2@5', '']] })).toEqual(upright);
    expect(upright).toEqual([[34], [36]]);
  });

  test('pars, indexes and a fixed score may be one a card', () => {
    const threes = line(18, () => 3);
    const stableford = functionNamed('STABLEFORD');
    const given = { ...stableford.field, scores: [FOURS, FOURS, FOURS], handicaps: 0, pars: [FOURS, threes, FOURS] };
    // Par 3s, a bogey on each: 18 points.
    expect(stableford.call(given)).toEqual([[36], [18], [36]]);
    expect(stableford.call({ ...given, pars: [FOURS], target: [FOURS, threes, FIVES] })).toEqual([[36], [18], [54]]);
  });

  // Cards one a card, in columns: the grid itself must tell.
  test.each<[string, Arguments]>([
    ['by the number of handicaps, lying across', { handicaps: [[0, 0, 0]] }],
    ['by the number of handicaps, lying down', { handicaps: [[0], [0], [0]] }],
    ['by the rulings', { handicaps: 0, rulings: [['', 'P1@1', '']] }],
    ['by eighteen holes', { handicaps: 0 }],
  ])('one course a card in columns is told %s', (_, more) => {
    const stableford = functionNamed('STABLEFORD');
    const indexes = line(18, (hole) => hole);
    const three = { scores: [FOURS, FIVES, FOURS], pars: [FOURS, FOURS, FOURS], indexes: [indexes, indexes, indexes] };
    const rows = stableford.call({ ...three, ...more });
    const columns = stableford.call({ ...laidInColumns(three), ...more });
    expect(columns).toEqual(transposed(rows));
    expect(columns).toHaveLength(1);
  });

  test('GROSS without pars: rows are cards, columns where only the rows are a card long', () => {
    const gross = functionNamed('GROSS');
    const cards = (count: number, holes: number) => Array.from({ length: count }, () => line(holes, () => 4));
    expect(gross.call({ scores: cards(3, 18) })).toEqual([[72], [72], [72]]);
    expect(gross.call({ scores: transposed(cards(3, 18)) })).toEqual([[72, 72, 72]]);
    expect(gross.call({ scores: cards(40, 18) })).toHaveLength(40);
    expect(gross.call({ scores: cards(18, 9) })).toHaveLength(18);
    expect(gross.call({ scores: transposed(cards(40, 18)) })[0]).toHaveLength(40);
    // Twelve holes are told by the rulings.
    expect(gross.call({ scores: cards(9, 12), rulings: line(9, () => ['']) })).toEqual(line(9, () => [48]));
  });
});

describe('a line with nothing on any hole is no card yet', () => {
  const empty = line(18, () => null);

  test.each<[string, Arguments, unknown]>([
    ['STABLEFORD', { scores: [FOURS, empty] }, [[36], ['']]],
    ['PARRESULT', { scores: [empty, FOURS] }, [[''], [18]]],
    ['GROSS', { scores: [FOURS, line(18, () => 0)] }, [[72], ['']]],
    ['NET', { scores: [line(18, () => ''), FOURS] }, [[''], [54]]],
    ['PLACES', { scores: [empty, FOURS] }, [[''], [1]]],
    ['CARDCHECK', { scores: [FOURS, empty] }, [['OK'], ['']]],
    ['FOURBALLSCORE', { scoresA: [FOURS, empty], scoresB: [FOURS, empty] }, [[36], ['']]],
    ['EXPLAIN', { scores: [empty] }, [['', '']]],
    ['LEADERBOARD', { scores: [empty, empty] }, [['', '', '', '']]],
  ])('%s', (name, given, expected) => {
    const each = functionNamed(name);
    expect(each.call({ ...each.field, ...given })).toEqual(expected);
  });

  test.each(['STABLEFORDHOLES', 'PARHOLES', 'FOURBALLHOLES', 'FOURBALLCOUNTS'])('%s: empty on every hole', (name) => {
    const each = functionNamed(name);
    const given = name.startsWith('FOURBALL')
      ? { scoresA: [FOURS, empty], scoresB: [FOURS, empty] }
      : { scores: [FOURS, empty] };
    expect(each.call({ ...each.field, ...given })[1]).toEqual(line(18, () => ''));
  });

  test('a missing handicap there is not refused yet', () => {
    const each = functionNamed('STABLEFORD');
    expect(each.call({ ...each.field, scores: [FOURS, empty], handicaps: [[0], [null]] })).toEqual([[36], ['']]);
  });

  test('with a ruling it is a card', () => {
    const each = functionNamed('STABLEFORD');
    expect(each.call({ ...each.field, scores: [FOURS, empty], rulings: [[''], ['NS']] })).toEqual([[36], ['NS']]);
  });

  test('a dash on every hole is a card that made nothing', () => {
    const each = functionNamed('STABLEFORD');
    expect(each.call({ ...each.field, scores: [FOURS, line(18, () => '-')] })).toEqual([[36], [0]]);
  });

  test('an absent partner is legal, his handicap may be missing too', () => {
    const each = functionNamed('FOURBALLSCORE');
    const given = { ...each.field, scoresB: [empty, FIVES], handicapsB: [[null], [18]] };
    expect(each.call(given)).toEqual([[36], [36]]);
  });
});
