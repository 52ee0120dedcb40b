import {
  type ExcelFunction,
  FIVES,
  FOURS,
  functionNamed,
  FUNCTIONS,
  isError,
  line,
  refusalOf,
  sentenceOf,
  withCell,
} from './excel';

type Grid = readonly (readonly unknown[])[];

/** Every function that takes one of these arguments, with the name that it gives it. */
const taking = (...names: readonly string[]): (readonly [string, string, ExcelFunction])[] =>
  FUNCTIONS.flatMap((each) =>
    names.filter((name) => each.parameters.includes(name)).map((name) => [each.name, name, each] as const),
  );

/** Each function with each fault: a title, the argument's name, the function, and what the fault holds. */
const crossed = <B extends readonly unknown[]>(
  takers: readonly (readonly [string, string, ExcelFunction])[],
  faults: readonly (readonly [string, ...B])[],
): (readonly [string, string, ExcelFunction, ...B])[] =>
  takers.flatMap(([name, argument, each]) =>
    faults.map(([fault, ...rest]) => [`${name}, ${argument}: ${fault}`, argument, each, ...rest] as const),
  );

const SCORES = taking('scores', 'scoresA', 'scoresB', 'scoresC', 'scoresD');
const HANDICAPS = taking('handicaps', 'handicapsA', 'handicapsB', 'handicap', 'handicapA', 'handicapB');
const RULINGS = taking('rulings');
const isMatch = (each: ExcelFunction) => /MATCH/.test(each.name);
/** A handicap for each player of a match lies in one line. */
const isLineAMatch = (each: ExcelFunction) => isMatch(each) && each.parameters.includes('handicaps');
const isOneCardOnly = (each: ExcelFunction) => each.name === 'EXPLAIN';
/** What every card has a part in fails when one cannot be read. */
const isOfAllCards = (each: ExcelFunction) => ['BESTOF', 'SKINS'].includes(each.name);

/** The second card's answer, alone refused: the first one's stands. */
function expectSecondRefused(each: ExcelFunction, given: Grid, argument: string, sentence: RegExp): void {
  const call = () => each.call({ ...each.field, [argument]: given });
  if (isOneCardOnly(each) || isOfAllCards(each)) {
    expect(refusalOf(call)).toMatch(sentence);
    return;
  }
  const answer = call();
  const second = each.second(answer);
  expect(second.length).toBeGreaterThan(0);
  for (const cell of second) expect(sentenceOf(cell)).toMatch(sentence);
  const errors = answer.flat().filter(isError);
  expect(errors).toHaveLength(second.length);
}

/** "argument, card 2, hole 3: ..." or, where one card is given, "argument, hole 3: ...". */
const place = (each: ExcelFunction, argument: string, hole?: number): string =>
  `^${argument}${isOneCardOnly(each) ? '' : ', card 2'}${hole === undefined ? '' : `, hole ${hole}`}: `;

const fieldGrid = (each: ExcelFunction, argument: string): Grid => each.field[argument] as Grid;

describe('a fault in one card is that card’s own #VALUE!, its sentence naming argument, card and hole', () => {
  const BAD_SCORES: (readonly [string, unknown])[] = [
    ['text', 'abc'],
    ['half a stroke', 4.5],
    ['half a stroke as text', '4.5'],
    ['a negative number', -3],
    ['a negative number as text', '-3'],
    ['31 strokes', 31],
    ['TRUE', true],
    ['not a number', NaN],
    ['an error of the sheet', { code: '#N/A' }],
  ];
  test.each(crossed(SCORES, BAD_SCORES))('%s', (_, argument, each, cell) => {
    const rows = fieldGrid(each, argument);
    expectSecondRefused(each, withCell(rows, rows.length, 3, cell), argument, new RegExp(place(each, argument, 3)));
  });

  const BAD_HANDICAPS: (readonly [string, unknown])[] = [
    ['a fraction', 12.5],
    ['a fraction as text', '12.5'],
    ['text', 'abc'],
    ['100', 100],
    ['+19', '+19'],
    ['−19', -19],
    ['nothing', null],
    ['empty text', ''],
    ['TRUE', true],
    ['an error of the sheet', { code: '#REF!' }],
  ];
  test.each(crossed(HANDICAPS, BAD_HANDICAPS))('%s', (_, argument, each, cell) => {
    const rows = fieldGrid(each, argument);
    const given = withCell(rows, rows.length, 1, cell);
    if (each.name === 'CARDCHECK' && (cell === null || cell === '')) {
      // A missing handicap is a finding of the card check.
      const answer = each.call({ ...each.field, [argument]: given });
      expect(each.second(answer)).toEqual(['The Playing Handicap is missing. Write 0 for a scratch player.']);
      return;
    }
    expectSecondRefused(each, given, argument, new RegExp(place(each, argument)));
  });

  const BAD_RULINGS: (readonly [string, unknown, RegExp])[] = [
    ['a hole 19', 'R19-2@19', /hole 19/],
    ['an unknown clause', 'R99-9@1', /99-9/],
    ['a date', 45_839, /45839.*date/],
    ['a number as text', '6-7', /6-7.*date/],
    ['no ruling at all', 'late', /late/],
    ['a partner not there', 'C:NR', /no C on this card/],
    ['a breach whose hole is missing', 'R19-2', /which hole/],
    ['a match-play clause', 'R18-3b@5', /18-3b.*18-4/],
    ['two editions', 'R19-2@5; R9.4b@5', /19-2 and 9\.4b/],
    ['an error of the sheet', { code: '#N/A' }, /#N\/A/],
  ];
  const BAD_MATCH_RULINGS: typeof BAD_RULINGS = [
    ['a hole 19', 'A:R19-2@19', /hole 19/],
    ['an unknown clause', 'A:R99-9@1', /99-9/],
    ['a date', 45_839, /45839.*date/],
    ['no player', 'R19-2@5', /which player/],
    ['a side', 'side:R19-2@5', /which player/],
    ['a breach whose hole is missing', 'A:R19-2', /which hole/],
    ['a stroke-play clause', 'A:R19-2b@5', /19-2b.*R19-2a/],
    ['two editions', 'A:R19-2@5; A:R9.4b@5', /19-2 and 9\.4b/],
    ['a clause of 2023 for cards alone', 'A:R3.3b(2)@5', /3\.3b\(2\)/],
    ['what was taken', 'A:R19-2@5=4', /30-2b only/],
    ['an error of the sheet', { code: '#N/A' }, /#N\/A/],
  ];
  const RULED = [
    ...crossed(
      RULINGS.filter(([, , each]) => !isMatch(each)),
      BAD_RULINGS,
    ),
    ...crossed(
      RULINGS.filter(([, , each]) => isMatch(each)),
      BAD_MATCH_RULINGS,
    ),
  ];
  test.each(RULED)('%s', (_, argument, each, cell, said) => {
    const rows = isOneCardOnly(each) ? [[cell]] : [[''], [cell]];
    expectSecondRefused(each, rows, argument, new RegExp(place(each, argument) + '.*' + said.source));
  });

  test('every fault of the card is in its sentence', () => {
    for (const each of FUNCTIONS.filter(
      ({ parameters }) => parameters.includes('scores') && parameters.includes('handicaps'),
    )) {
      const scores = withCell(withCell(fieldGrid(each, 'scores'), 2, 3, 'x9'), 2, 7, 99);
      const given = { ...each.field, scores, handicaps: [[0], [1.5]] };
      const said = isOfAllCards(each)
        ? refusalOf(() => each.call(given))
        : sentenceOf(each.second(each.call(given))[0]);
      expect(said).toMatch(/hole 3: .*x9.*hole 7: .*99.*handicaps, card 2: .*1\.5/);
    }
  });

  test('one card alone is refused whole, so that Excel shows its sentence', () => {
    for (const [name, argument, each] of SCORES.filter(([name]) => !/PLACES|LEADERBOARD|THREEBALLMATCH/.test(name))) {
      const one = Object.fromEntries(
        Object.entries(each.field).map(([key, value]) => [
          key,
          Array.isArray(value) ? [(value as unknown[])[0]] : value,
        ]),
      );
      const call = () => each.call({ ...one, [argument]: [withCell([FOURS], 1, 3, 'abc')[0]] });
      expect([name, refusalOf(call)]).toEqual([name, expect.stringMatching(new RegExp(`^${argument}, hole 3: “abc”`))]);
    }
  });
});

describe('wrong shapes and impossible courses fail the call', () => {
  const index18 = line(18, (hole) => hole);
  const BAD_PARS: (readonly [string, unknown, RegExp])[] = [
    ['a par 2', [withCell([FOURS], 1, 3, 2)[0]], /^pars, hole 3: “2”/],
    ['a par 7', [withCell([FOURS], 1, 3, 7)[0]], /^pars, hole 3: “7”/],
    ['half a par', [withCell([FOURS], 1, 3, 4.5)[0]], /^pars, hole 3: “4.5”/],
    ['a blank par', [withCell([FOURS], 1, 3, null)[0]], /^pars, hole 3: /],
    ['a par of 0', [withCell([FOURS], 1, 3, 0)[0]], /^pars, hole 3: /],
    ['text', [withCell([FOURS], 1, 3, 'par')[0]], /^pars, hole 3: “par”/],
    ['nothing', null, /^pars: /],
    ['two lines for one card or three', [FOURS, FOURS, FOURS, FOURS, FOURS], /^pars: 5 /],
  ];
  test.each(crossed(taking('pars'), BAD_PARS))('%s', (_, argument, each, given, sentence) => {
    expect(refusalOf(() => each.call({ ...each.field, [argument]: given }))).toMatch(sentence);
  });

  const BAD_INDEXES: (readonly [string, unknown, RegExp])[] = [
    ['an index twice', [withCell([index18], 1, 3, 2)[0]], /^indexes, hole 3: .* 2 stands on hole 2 too/],
    ['an index of 0', [withCell([index18], 1, 3, 0)[0]], /^indexes, hole 3: “0”/],
    ['an index of 19', [withCell([index18], 1, 3, 19)[0]], /^indexes, hole 3: “19”/],
    ['half an index', [withCell([index18], 1, 3, 2.5)[0]], /^indexes, hole 3: “2.5”/],
    ['a blank index', [withCell([index18], 1, 3, '')[0]], /^indexes, hole 3: /],
    ['text', [withCell([index18], 1, 3, 'SI')[0]], /^indexes, hole 3: “SI”/],
    ['nothing', null, /^indexes: /],
  ];
  test.each(crossed(taking('indexes'), BAD_INDEXES))('%s', (_, argument, each, given, sentence) => {
    expect(refusalOf(() => each.call({ ...each.field, [argument]: given }))).toMatch(sentence);
  });

  const cut = (rows: Grid): unknown[][] => rows.map((row) => row.slice(0, 17));
  test.each(SCORES.filter(([name]) => !['GROSS', 'NET', 'SKINS'].includes(name)))(
    '%s, %s: seventeen cells for eighteen holes',
    (_name, argument, each) => {
      const call = () => each.call({ ...each.field, [argument]: cut(fieldGrid(each, argument)) });
      expect(refusalOf(call)).toMatch(new RegExp(`^${argument}: 17 cells for 18 holes`));
    },
  );

  test.each(taking('pars').filter(([, , each]) => each.parameters.includes('indexes')))(
    '%s, %s: seventeen pars for eighteen indexes and scores',
    (_name, argument, each) => {
      const call = () => each.call({ ...each.field, [argument]: cut(fieldGrid(each, argument)) });
      expect(refusalOf(call)).toMatch(/1[78] cells for 1[78] holes/);
    },
  );

  test.each(taking('indexes').filter(([, , each]) => each.parameters.includes('pars')))(
    '%s, %s: seventeen indexes for eighteen holes',
    (_name, argument, each) => {
      const call = () => each.call({ ...each.field, [argument]: cut(fieldGrid(each, argument)) });
      expect(refusalOf(call)).toMatch(/^indexes: 17 cells for 18 holes/);
    },
  );

  test.each(SCORES)('%s, %s: nothing', (_name, argument, each) => {
    for (const nothing of [null, undefined, [], [[]]])
      expect(refusalOf(() => each.call({ ...each.field, [argument]: nothing }))).toMatch(
        new RegExp(`^${argument}: This argument is missing`),
      );
  });

  test.each(SCORES)('%s, %s: nineteen holes', (_name, argument, each) => {
    const nineteen = (rows: Grid): unknown[][] => rows.map((row) => [...row, 4]);
    const given = Object.fromEntries(
      Object.entries(each.field).map(([key, value]) => [
        key,
        /^(scores|pars|indexes)/.test(key) ? nineteen(value as Grid) : value,
      ]),
    );
    const said = refusalOf(() => each.call(given));
    expect(said).toMatch(/19 holes\. A card has at most 18\./);
    // Never the name of an argument that the function does not have.
    expect(each.parameters).toContain(said.slice(0, said.indexOf(':')));
    expect(argument).toMatch(/^scores/);
  });

  test.each(HANDICAPS.filter(([name, , each]) => name !== 'STROKES' && !isLineAMatch(each)))(
    '%s, %s: three for two cards',
    (_name, argument, each) => {
      const cards = isOneCardOnly(each) ? 1 : 2;
      const call = () => each.call({ ...each.field, [argument]: [[1], [2], [3]] });
      expect(refusalOf(call)).toMatch(new RegExp(`^${argument}: 3 given for ${cards} cards`));
    },
  );

  test.each(taking('handicaps').filter(([, , each]) => isLineAMatch(each)))(
    '%s, %s: not one for each player',
    (_name, argument, each) => {
      for (const handicaps of [
        [[1], [2], [3]],
        [[1, 2, 3, 4]],
        [[1, 2, 3, 4, 5]],
        [
          [1, 2],
          [1, 2],
        ],
      ])
        expect(refusalOf(() => each.call({ ...each.field, [argument]: handicaps }))).toMatch(
          new RegExp(`^handicaps: ${handicaps.flat().length} handicaps for [68] players`),
        );
    },
  );

  test.each(RULINGS)('%s, %s: three cells for two cards', (_name, argument, each) => {
    const call = () => each.call({ ...each.field, [argument]: [['NR'], [''], ['']] });
    expect(refusalOf(call)).toMatch(new RegExp(`^${argument}: 3 cells of rulings`));
  });

  test.each(taking('edition'))('%s, %s: an edition that is none', (_name, argument, each) => {
    expect(refusalOf(() => each.call({ ...each.field, [argument]: 'old' }))).toMatch(/^edition: “old”.*classic, 2008/);
  });

  test.each(taking('target'))('%s, %s: a fixed score that is none', (_name, argument, each) => {
    const call = (target: unknown) => () => each.call({ ...each.field, [argument]: target });
    expect(refusalOf(call('birdie'))).toMatch(/^target: “birdie”/);
    expect(refusalOf(call([['birdie']]))).toMatch(/^target: “birdie”/);
    expect(refusalOf(call([withCell([FOURS], 1, 3, 'x')[0]]))).toMatch(/^target, hole 3: “x”/);
    expect(refusalOf(call([FOURS.slice(1)]))).toMatch(/^target: 17 /);
  });

  test.each(taking('form'))('%s, %s: missing, and no form of play', (_name, argument, each) => {
    for (const nothing of [null, undefined, '', 0, [['']], [[0]], [[null]]])
      expect(refusalOf(() => each.call({ ...each.field, [argument]: nothing }))).toMatch(/^form: This argument/);
    expect(refusalOf(() => each.call({ ...each.field, [argument]: 'golf' }))).toMatch(/^form: “golf”/);
  });

  test.each(taking('scoring'))('%s, %s: no scoring', (_name, argument, each) => {
    expect(refusalOf(() => each.call({ ...each.field, [argument]: 'golf' }))).toMatch(/^scoring: “golf”/);
  });

  test.each(taking('ties'))('%s, %s: no way to part ties', (_name, argument, each) => {
    expect(refusalOf(() => each.call({ ...each.field, [argument]: 'toss' }))).toMatch(/^ties: “toss”/);
  });

  test.each(taking('names'))('%s, %s: three names for two cards', (_name, argument, each) => {
    for (const names of [
      [['a'], ['b'], ['c']],
      [['a'], ['b'], ['c'], ['d']],
    ])
      expect(refusalOf(() => each.call({ ...each.field, [argument]: names }))).toMatch(
        /^names: [34] given for 2 cards/,
      );
  });

  test.each(taking('scoresB'))('%s, %s: one line for two sides', (_name, argument, each) => {
    expect(refusalOf(() => each.call({ ...each.field, [argument]: [FIVES] }))).toMatch(/^scoresB: 1 given for 2/);
  });

  test.each(taking('form'))('%s: three lines do not make sides', (_name, _argument, each) => {
    const handicapName = each.parameters.includes('handicap') ? 'handicap' : 'handicaps';
    const given = { ...each.field, form: 'fourball net', scores: [FOURS, FIVES, FOURS], [handicapName]: 0 };
    expect(refusalOf(() => each.call(given))).toMatch(/^scores: 3 lines do not make sides/);
  });

  test('the course of one card among several is named with its card', () => {
    const pars = [FOURS, withCell([FOURS], 1, 3, 9)[0]];
    for (const [, , each] of taking('pars').filter(([name]) => name !== 'EXPLAIN'))
      expect(refusalOf(() => each.call({ ...each.field, pars }))).toMatch(/^pars, card 2, hole 3: “9”/);
  });

  test('two lines of pars for three cards', () => {
    for (const name of ['STABLEFORD', 'PLACES']) {
      const each = functionNamed(name);
      const given = { ...each.field, scores: [FOURS, FOURS, FOURS], handicaps: 0, pars: [FOURS, FOURS] };
      expect(refusalOf(() => each.call(given))).toMatch(/^pars: 2 given for 3 cards/);
    }
  });

  test('partners in two lines play one course', () => {
    const each = functionNamed('PLACES');
    const side = { ...each.field, form: 'fourball net', scores: [FOURS, FIVES], handicaps: 0 };
    const threes = line(18, () => 3);
    const indexes = each.field['indexes'] as Grid;
    expect(each.call({ ...side, pars: [FOURS, FOURS] })).toEqual([[1]]);
    expect(refusalOf(() => each.call({ ...side, pars: [FOURS, threes] }))).toMatch(/^pars: Partners on different/);
    expect(refusalOf(() => each.call({ ...side, indexes: [indexes[0], [...(indexes[0] ?? [])].reverse()] }))).toMatch(
      /Partners on different/,
    );
  });

  test('an impossible course fails a call whose cards are all blank, too', () => {
    const blank = [FOURS.map(() => null), FOURS.map(() => null)];
    for (const [, , each] of taking('pars').filter(([name]) => name !== 'EXPLAIN')) {
      const scores = each.parameters.includes('scoresA') ? { scoresA: blank, scoresB: blank } : { scores: blank };
      expect(refusalOf(() => each.call({ ...each.field, ...scores, pars: [withCell([FOURS], 1, 3, 9)[0]] }))).toMatch(
        /^pars, hole 3/,
      );
    }
  });
});

describe('in French', () => {
  test('the sentence is in Excel’s display language', () => {
    const globals = globalThis as { Office?: unknown };
    globals.Office = { context: { displayLanguage: 'fr-FR' } };
    try {
      for (const [, argument, each] of SCORES) {
        const answer = (): unknown => {
          const rows = fieldGrid(each, argument);
          return each.second(each.call({ ...each.field, [argument]: withCell(rows, rows.length, 3, 'abc') }))[0];
        };
        const said = isOneCardOnly(each) || isOfAllCards(each) ? refusalOf(answer) : sentenceOf(answer());
        expect(said).toMatch(/trou 3 : « abc » n’est pas un score/);
      }
    } finally {
      delete globals.Office;
    }
  });
});
