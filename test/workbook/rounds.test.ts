import { parseRulings } from '../../src/rules/rulings/notation';
import { type CardSeen, seeBook } from '../../src/workbook/book-seen';
import { compileDay } from '../../src/workbook/compile-day';
import type { DayResult } from '../../src/workbook/day-result';
import { NOTHING_KEPT } from '../../src/workbook/kept';
import type { SheetCells } from '../../src/workbook/sheet-cells';
import { previewRuling } from '../../src/workbook/ruling-preview';
import { tryOut } from '../../src/workbook/what-if';
import { wordRefusals } from '../../src/workbook/word-finding';
import { INDEXES, numbers, PARS, sheet, terms, times } from './sheets';

/** Eighteen par 4s; a 4 is 2 points, or level par, for a handicap of 0. `twos` holes are played in 3, worth a point more. */
const scores = (birdies: number, from = 0): number[] =>
  PARS.map((_, at) => (at >= from && at < from + birdies ? 3 : 4));

type Row = readonly [name: string, handicap: unknown, scores: readonly unknown[], rulings?: string, division?: string];

const round = (name: string, rows: readonly Row[]): SheetCells =>
  sheet(name, [
    ['Player', 'PH', ...numbers(1, 18), 'Rulings', 'Division'],
    ['Par', '', ...PARS],
    ['SI', '', ...INDEXES],
    ...rows.map(([player, handicap, strokes, rulings = '', division = '']) => [
      ...[player, handicap, ...strokes],
      ...[rulings, division],
    ]),
  ]);

const termsOf = (rounds: unknown, ...more: (readonly unknown[])[]): SheetCells =>
  terms([
    ['Competition', 'Open'],
    ['Form of play', 'Stableford'],
    ['Rules edition', 'classic'],
    ['Rounds', rounds],
    ...more,
  ]);

function compiled(sheets: readonly SheetCells[], options = {}): DayResult {
  const day = compileDay(sheets, options, 'en');
  if (!day.ok) throw new Error(wordRefusals(day.refusals, 'en'));
  return day.value.result;
}

function refusedFor(sheets: readonly SheetCells[]): string {
  const day = compileDay(sheets, {}, 'en');
  return day.ok ? '' : wordRefusals(day.refusals, 'en');
}

const lines = ({ places }: DayResult): unknown[] =>
  places.map(({ place, name, total, rounds }) => [
    place,
    name,
    total,
    ...rounds.map((one) => (one.counts ? one.total : [one.total ?? one.status])),
  ]);

/** 36 points for 18 fours, one more for each birdie. */
const FIRST = round('Round 1', [
  ['Ann', 0, scores(4)],
  ['Ben', 0, scores(0)],
  ['Cy', 0, scores(2)],
]);
const SECOND = round('Round 2', [
  ['Cy', 0, scores(2)],
  ['ann ', 0, scores(0)],
  ['Bén', 0, scores(3)],
]);

describe('rounds that all count', () => {
  it('are added, player by player, whatever the order, the case and the accents of the names', () => {
    // Ann 40 + 36, Cy 38 + 38, Ben 36 + 39. Ann and Cy are level on 76: the last round, 38 against 36.
    const result = compiled([termsOf('sum'), FIRST, SECOND]);
    expect(lines(result)).toEqual([
      ['1', 'Cy', 76, 38, 38],
      ['2', 'ann', 76, 40, 36],
      ['3', 'Bén', 75, 36, 39],
    ]);
    expect(result.places.map(({ decidedBy }) => decidedBy)).toEqual([
      expect.stringContaining('last round'),
      expect.stringContaining('last round'),
      '',
    ]);
    expect(result.cards).toEqual({ entered: 3, returned: 3, placed: 3 });
  });

  it('want a card in each: who lacks one stands below the line, with the round that lacks it', () => {
    const result = compiled([
      termsOf(2),
      FIRST,
      round('Round 2', [
        ['Ann', 0, scores(0)],
        ['Cy', 0, scores(0), 'DQ R6-6b'],
        ['Dee', 0, scores(9)],
      ]),
    ]);
    expect(lines(result)).toEqual([['1', 'Ann', 76, 40, 36]]);
    expect(result.below.map(({ name, status, why }) => [name, status, why])).toEqual([
      ['Ben', 'NR', 'Round 2: no card returned'],
      ['Dee', 'NR', 'Round 1: no card returned'],
      ['Cy', 'DQ R6-6b', expect.stringMatching(/^Round 2: /)],
    ]);
    expect(
      result.findings.filter(({ code }) => code === 'round-missing').map(({ card, cell }) => [card, cell]),
    ).toEqual([
      ['Ben', "'Round 1'!A5"],
      ['Dee', "'Round 2'!A6"],
    ]);
  });

  it('keep a round that is to be decided from being ranked', () => {
    const result = compiled([termsOf('sum'), FIRST, round('Round 2', [['Ann', '', scores(0)]])]);
    expect(result.below.find(({ name }) => name === 'Ann')?.status).toBe('?');
    expect(result.provisional).toBe(true);
  });
});

describe('the best rounds', () => {
  const third = round('Round 3', [
    ['Ann', 0, [...times(17, 4), 'X']],
    ['Ben', 0, scores(5), 'R4-4@1'],
  ]);
  it('count, and the others are shown', () => {
    // Ann 40, 36, 34; Ben 36, 39, 41 less 2 for a 15th club; Cy 38, 38.
    const result = compiled([termsOf('best 2 of 3'), FIRST, SECOND, third]);
    expect(lines(result)).toEqual([
      ['1', 'Ben', 78, [36], 39, 39],
      ['2', 'Ann', 76, 40, 36, [34]],
      ['3', 'Cy', 76, 38, 38, ['']],
    ]);
    expect(result.places[0]?.effects).toEqual([expect.stringMatching(/^Round 3: R4-4@1/)]);
    // Ann has a last round, Cy none.
    expect(result.places[1]?.decidedBy).toContain('last round');
  });

  it('so far, before the last is played', () => {
    const result = compiled([termsOf('best 2 of 3'), FIRST]);
    expect(lines(result).map((line) => (line as unknown[])[2])).toEqual([40, 38, 36]);
    expect(result.findings.map(({ code }) => code)).toContain('rounds-to-come');
  });
});

describe('an eclectic', () => {
  // Ann: birdies on 1 to 4, then on 17 and 18. Ben: on 9 to 12 in the second. Eighteen fours are 36 points.
  const first = round('May', [
    ['Ann', 0, scores(4)],
    ['Ben', 0, scores(0)],
    ['Cy', 0, scores(6)],
  ]);
  const second = round('June', [
    ['Ben', 0, scores(4, 8), 'R4-4@1'],
    ['Ann', 0, scores(2, 16)],
  ]);

  it('is the best of each hole, with its own out and in, and a round need not be played', () => {
    const result = compiled([termsOf('eclectic'), first, second]);
    expect(lines(result)).toEqual([
      // Level on 42: the last nine are 20 for Ann (birdies on 17 and 18), 18 for Cy.
      ['1', 'Ann', 42, 40, 38],
      ['2', 'Cy', 42, 42, ['']],
      // 40 points, less the two of 4-4.
      ['3', 'Ben', 38, 36, 38],
    ]);
    expect(result.places.map(({ out, in: back }) => [out, back])).toEqual([
      [22, 20],
      [24, 18],
      [19, 21],
    ]);
    expect(result.places[0]?.decidedBy).toMatch(/last 9 holes: 20 v 18/);
    expect(result.findings.map(({ code }) => code)).not.toContain('round-missing');
    expect(result.cards).toEqual({ entered: 3, returned: 3, placed: 3 });
  });

  it('has a sheet of its own that says which round each hole comes from', () => {
    const day = compileDay([termsOf('éclectique de 3'), first, second], {}, 'fr');
    if (!day.ok) throw new Error(wordRefusals(day.refusals, 'fr'));
    const plan = day.value.plans.find(({ sheet: name }) => name === 'Résultats · Éclectique');
    const figures = (plan?.rows ?? []).map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.number)));
    const at = figures.findIndex(([, name]) => name === 'Ann');
    expect(figures[at]).toEqual([1, 'Ann', ...times(4, 3), ...times(12, 2), 3, 3, 42]);
    expect(figures[at + 1]).toEqual(['', 'du tour', ...times(16, 1), 2, 2, '']);
    expect(plan?.widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(494);
    expect(day.value.result.findings.map(({ code }) => code)).toContain('rounds-to-come');
  });

  it('in strokes keeps below the line who has no score on a hole in any round, and says which', () => {
    const result = compiled([
      terms([
        ['Form of play', 'Net'],
        ['Rounds', 'eclectic'],
      ]),
      round('May', [
        ['Ann', 2, ['X', 'X', ...times(16, 4)]],
        ['Ben', 1, ['X', ...times(17, 4)]],
        ['Cy', 0, scores(0), 'DQ R6-6b'],
      ]),
      round('June', [
        ['Ann', 2, ['', 5, ...times(16, 9)]],
        ['Ben', 0, [5, ...times(17, 'X')]],
      ]),
    ]);
    // Ben: five on the first off 0, then fours off 1, whose stroke is on the first: 5 + 68.
    expect(result.places.map(({ name, total, gross }) => [name, total, gross])).toEqual([['Ben', 73, 73]]);
    expect(result.below.map(({ name, status, why }) => [name, status, why])).toEqual([
      ['Ann', 'NR', 'without a score in any round: hole 1'],
      ['Cy', 'DQ R6-6b', expect.stringMatching(/^May: /)],
    ]);
  });

  it('waits for a card that is to be decided', () => {
    const result = compiled([termsOf('eclectic'), first, round('June', [['Ann', '', scores(0)]])]);
    expect(result.below.map(({ name, status }) => [name, status])).toEqual([['Ann', '?']]);
  });

  it('names the holes that two rounds do not share', () => {
    const cut = (name: string, from: number, par: number): SheetCells =>
      sheet(name, [
        ['Player', 'PH', ...numbers(from, from + 8)],
        ['Par', '', par, ...times(8, 4)],
        ['SI', '', ...numbers(1, 9)],
        ['Ann', 0, ...times(9, 4)],
      ]);
    expect(refusedFor([termsOf('eclectic'), cut('Front', 1, 4), cut('Back', 10, 4)])).toMatch(
      /Front and Back have not the same holes/,
    );
    const result = compiled([termsOf('eclectic'), cut('May', 1, 4), cut('June', 1, 3)]);
    expect(result.findings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/Hole 1 is a par 4 in May and a par 3 in June/),
    );
  });
});

describe('with member numbers', () => {
  const numbered = (name: string, rows: readonly (readonly [string, string, number])[]): SheetCells =>
    sheet(name, [
      ['Player', 'Member no', 'PH', ...numbers(1, 18)],
      ['Par', '', '', ...PARS],
      ['SI', '', '', ...INDEXES],
      ...rows.map(([player, member, birdies]) => [player, member, 0, ...scores(birdies)]),
    ]);

  it('a number twice on one sheet is told of', () => {
    const result = compiled([
      termsOf(''),
      numbered('Round 1', [
        ['Ann', '101', 4],
        ['Ben', '101', 0],
        ['Cy', '', 0],
        ['Dee', '', 1],
      ]),
    ]);
    expect(
      result.findings.filter(({ code }) => code === 'player-twice').map(({ cell, message }) => [cell, message]),
    ).toEqual([["'Round 1'!B5", "101 stands in 'Round 1'!B4 too."]]);
  });

  it('father and son of one name are two, and a new name under the number is the same player', () => {
    const result = compiled([
      termsOf('sum'),
      numbered('Round 1', [
        ['John Smith', '101', 4],
        ['John Smith', '202', 0],
        ['Ann Dupont', '303', 1],
      ]),
      numbered('Round 2', [
        ['Ann Roy', '303', 1],
        ['John Smith', '202', 3],
        ['John Smith', ' 101', 0],
      ]),
    ]);
    // 40 + 36; 36 + 39; 37 + 37. Level on 76 there is none.
    expect(lines(result)).toEqual([
      ['1', 'John Smith', 76, 40, 36],
      ['2', 'John Smith', 75, 36, 39],
      ['3', 'Ann Roy', 74, 37, 37],
    ]);
    const told = result.findings.filter(({ code }) => code === 'member-names-differ');
    expect(told.map(({ cell, message }) => [cell, message])).toEqual([
      ["'Round 2'!B4", expect.stringMatching(/^Number 303 is also that of “Ann Dupont”/)],
    ]);
  });
});

it('gross and divisions are of all rounds too', () => {
  const rows = (name: string, ann: number, ben: number): SheetCells =>
    round(name, [
      ['Ann', 18, scores(ann), '', 'Ladies'],
      ['Ben', 0, scores(ben), '', 'Men'],
    ]);
  const result = compiled([termsOf('sum', ['Divisions', 'Ladies; Men']), rows('Saturday', 0, 1), rows('Sunday', 2, 3)]);
  expect(result.lists.map(({ title, places }) => [title, places.map(({ name, total }) => [name, total])])).toEqual([
    // A stroke a hole is a point a hole: 54 + 56 against 37 + 39.
    [
      '',
      [
        ['Ann', 110],
        ['Ben', 76],
      ],
    ],
    ['Ladies', [['Ann', 110]]],
    ['Men', [['Ben', 76]]],
  ]);
});

it('one sheet can still be taken alone', () => {
  const result = compiled([termsOf('sum'), FIRST, SECOND], { sheet: 'Round 2' });
  expect(result.places.map(({ name, total, rounds }) => [name, total, rounds])).toEqual([
    ['Bén', 39, []],
    ['Cy', 38, []],
    ['ann', 36, []],
  ]);
});

test.each([
  [
    'too many sheets',
    [termsOf(2), FIRST, SECOND, round('Round 3', [])],
    /2 rounds are said to be played, and 3 sheets/,
  ],
  ['no number of rounds', [termsOf('some'), FIRST], /“some” says no number of rounds/],
  ['an eclectic of one round', [termsOf('eclectic of 1'), FIRST], /“eclectic of 1” says no number of rounds/],
  ['more to count than to play', [termsOf('best 3 of 2'), FIRST], /says no number of rounds/],
  ['no word of rounds', [termsOf(''), FIRST, SECOND], /More than one sheet has hole numbers.*Rounds: sum/],
])('%s', (_, sheets, message) => {
  expect(refusedFor(sheets)).toMatch(message);
});

it('points to the cells of the sheet that a card stands on', () => {
  const sheets = [termsOf('sum'), FIRST, round('Round 2', [['Cy', 0, scores(2)]])];
  const seen = seeBook({ sheets, kept: NOTHING_KEPT }, 'en');
  // Ann has no card on the second sheet: a ruling on her card belongs on the first.
  const cellsOf = ({ name, rounds }: CardSeen) => [
    name,
    ...rounds.flatMap(({ rows }) => rows.map(({ rulingsCell }) => rulingsCell)),
  ];
  expect(seen.cards.map(cellsOf)).toEqual([
    ['Ann', "'Round 1'!U4"],
    ['Ben', "'Round 1'!U5"],
    ['Cy', "'Round 1'!U6", "'Round 2'!U4"],
  ]);
});

describe('tried before it is written', () => {
  const seen = seeBook({ sheets: [termsOf('sum'), FIRST, SECOND], kept: NOTHING_KEPT }, 'en');
  it('a ruling on a card of the first round takes from the total of all', () => {
    // Ann's 40 + 36. 32-1b, note 1: two points for one hole with too many clubs (4-4).
    const ruling = parseRulings('R4-4@1');
    if (!ruling.ok || !ruling.value[0]) throw new Error('R4-4@1');
    expect(previewRuling(seen, "'Round 1'!U4", '', ruling.value[0], 'en')).toMatchObject({
      before: { total: 76 },
      after: { total: 74 },
      isSound: true,
    });
  });

  it('an allowance is tried in every round', () => {
    const withCourse = (name: string): SheetCells =>
      sheet(name, [
        ['Player', 'Course handicap', 'PH', ...numbers(1, 18)],
        ['Par', '', '', ...PARS],
        ['SI', '', '', ...INDEXES],
        ['Ann', 10, 10, ...times(18, 5)],
      ]);
    const book = seeBook({ sheets: [termsOf('sum'), withCourse('R1'), withCourse('R2')], kept: NOTHING_KEPT }, 'en');
    // Fives on par 4s are a point each; ten strokes add one on ten holes: 28 a round. Half of ten is five: 23.
    expect(tryOut(book, { allowance: 50 }, 'en').changes).toMatchObject([
      { name: 'Ann', before: { total: 56 }, after: { total: 46 } },
    ]);
  });
});
