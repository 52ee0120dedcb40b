import { compileDay } from '../../src/workbook/compile-day';
import type { DayResult } from '../../src/workbook/day-result';
import { wordRefusals } from '../../src/workbook/word-finding';
import { INDEXES, numbers, PARS, sheet, terms, times } from './sheets';

const FOURS = times(18, 4);

type Row = readonly unknown[];

/** A day of net stroke play; more Terms and columns as a case wants them. */
function compiled(
  cards: readonly Row[],
  more: readonly Row[],
  {
    headings = [],
    lines = [],
    form = 'Stroke play net',
  }: { headings?: Row; lines?: readonly Row[]; form?: string } = {},
): DayResult {
  const scores = sheet('Scores', [
    ['Player', 'PH', ...numbers(1, 18), 'Rulings', ...headings],
    ['Par', '', ...PARS],
    ['SI', '', ...INDEXES],
    ...lines,
    ...cards,
  ]);
  const block = terms([['Competition', 'Cup'], ['Form of play', form], ['Rules edition', 'classic'], ...more]);
  const day = compileDay([scores, block], {}, 'en');
  if (!day.ok) throw new Error(wordRefusals(day.refusals, 'en'));
  return day.value.result;
}

/** Eighteen fours with so many more on the first hole. */
const card = (name: string, handicap: number, over: number, ...more: unknown[]): Row => [
  name,
  handicap,
  4 + over,
  ...FOURS.slice(1),
  '',
  ...more,
];

const shown = (day: DayResult): string[] =>
  day.lists.map(
    ({ title, places }) =>
      `${title}: ${places.map(({ place, name, total }) => `${place} ${name} ${total}`).join(', ')}`,
  );

describe('one list a division, and gross beside net', () => {
  // 72 strokes and as many more as said. Net: Ann 72+2-2 = 72, Bea 72+8-9 = 71, Cy 72+10-10 = 72 … by hand.
  const cards = [
    card('Ann', 2, 2, 'Ladies'),
    card('Bea', 9, 8, 'Ladies, Seniors'),
    card('Cy', 10, 11),
    card('Dan', 20, 18),
  ];
  const day = compiled(
    cards,
    [
      ['Divisions', '1st: PH 0-10; 2nd: PH 11-15; Ladies; Seniors'],
      ['Prizes', 'Gross: Cup; Overall: 2; Ladies: Flowers'],
    ],
    { headings: ['Division'] },
  );

  it('places each list by itself', () => {
    expect(shown(day)).toEqual([
      ': 1 Dan 70, 2 Bea 71, 3 Ann 72, 4 Cy 73',
      'Gross: 1 Ann 74, 2 Bea 80, 3 Cy 83, 4 Dan 90',
      '1st: 1 Bea 71, 2 Ann 72, 3 Cy 73',
      '2nd: ',
      'Ladies: 1 Bea 71, 2 Ann 72',
      'Seniors: 1 Bea 71',
    ]);
    expect(day.lists.map(({ cards: { entered } }) => entered)).toEqual([4, 4, 3, 0, 2, 1]);
  });

  it('gives nobody two prizes, in the order of the Terms', () => {
    // Ann has the Cup of the gross list. Overall: Dan and Bea. Of the ladies nobody is left.
    expect(day.prizes.map(({ list, place, name, prize }) => [list, place, name, prize])).toEqual([
      ['Gross', '1', 'Ann', 'Cup'],
      ['', '1', 'Dan', 'prize 1'],
      ['', '2', 'Bea', 'prize 2'],
    ]);
    expect(day.lists[1]?.places[0]?.prizes).toEqual(['Cup']);
    expect(day.lists[0]?.places.map(({ prizes }) => prizes)).toEqual([['prize 1'], ['prize 2'], [], []]);
  });

  it('says which card no division takes', () => {
    expect(day.findings.filter(({ code }) => code === 'no-division').map(({ card: name }) => name)).toEqual(['Dan']);
  });

  it('shows out, in and gross in net stroke play', () => {
    const bea = day.places.find(({ name }) => name === 'Bea');
    expect(bea).toMatchObject({ out: 44, in: 36, gross: 80, handicap: 9, total: 71, deducted: 0 });
  });
});

describe('divisions by the column, prizes that want one, pots', () => {
  const day = compiled(
    [card('Ann', 0, 0, 'B'), card('Bea', 0, 0, 'A'), card('Cy', 0, 2, 'A'), card('Dan', 0, 3, 'b')],
    [
      ['Divisions', 'by column'],
      ['Prizes', 'Each division: pot £10 = 60/40; Juniors: Ball'],
      ['Ties', 'shared'],
    ],
    { headings: ['Division'] },
  );

  it('makes a list of every word, whatever its letter case', () => {
    expect(shown(day)).toEqual([
      ': T1 Ann 72, T1 Bea 72, 3 Cy 74, 4 Dan 75',
      'A: 1 Bea 72, 2 Cy 74',
      'B: 1 Ann 72, 2 Dan 75',
    ]);
    expect(day.prizes.map(({ list, name, prize }) => `${list} ${name} ${prize}`)).toEqual([
      'A Bea £6',
      'A Cy £4',
      'B Ann £6',
      'B Dan £4',
    ]);
    expect(day.findings.filter(({ code }) => code === 'prize-without-list')).toHaveLength(1);
  });
});

describe('gross and net asked for by the form', () => {
  it.each([
    ['Stroke play (gross / net)', [': 1 Ann 70', 'Gross: 1 Ann 72']],
    ['Stableford brut et net', [': 1 Ann 38', 'Gross: 1 Ann 36']],
    ['Stroke play gross', [': 1 Ann 72']],
  ])('%s', (form, lists) => {
    expect(shown(compiled([card('Ann', 2, 0)], [], { form }))).toEqual(lists);
  });
});

describe('tees with pars and stroke indexes of their own', () => {
  // From the red tee hole 1 is a par 5 and SI 18: Stableford off 1, a four there makes 3 points and no stroke.
  const lines = [
    ['Par red', '', 5, ...times(17, 4), ''],
    ['SI red', '', 18, ...numbers(1, 17), ''],
  ];
  const cards = [card('Ann', 1, 0, 'Red'), card('Bob', 1, 0, 'White'), card('Cy', 1, 0)];
  const day = compiled(cards, [], { headings: ['Tee'], lines, form: 'Stableford' });

  it('scores each card on its own', () => {
    // Ann: 3 on hole 1, 3 on hole 2 (SI 1, one stroke), 16 × 2. Bob and Cy: 3 on hole 1 (SI 1), 17 × 2.
    expect(day.places.map(({ name, total }) => [name, total])).toEqual([
      ['Ann', 38],
      ['Bob', 37],
      ['Cy', 37],
    ]);
  });

  it('takes the rows of a tee for no cards, and names a tee without rows once', () => {
    expect(day.cards.entered).toBe(3);
    expect(day.findings.map(({ code, cell }) => [code, cell]).filter(([code]) => code === 'tee-without-lines')).toEqual(
      [['tee-without-lines', 'Scores!V7']],
    );
  });

  it('refuses a tee’s row that lacks a hole or holds an impossible par, with its cell', () => {
    const faulty = [['Par red', '', 9, ...times(17, 4), '']];
    expect(() => compiled(cards, [], { headings: ['Tee'], lines: faulty, form: 'Stableford' })).toThrow(/Scores!C4/);
  });

  it('names the step on the hardest holes by its stroke index, where it is not one hole', () => {
    // Level: Bob scores 3 with the stroke on hole 1 (SI 1), Cy 2 there, and the other way on SI 18.
    const bob = ['Bob', 0, 3, ...times(16, 4), 5, '', 'White'];
    const ann = ['Ann', 0, 5, 5, ...times(15, 4), 3, '', 'Red'];
    const tied = compiled([bob, ann], [['Ties', 'hardest']], { headings: ['Tee'], lines, form: 'Stableford' });
    // Ann: hole 1 par 5 in 5 (2), hole 2 in 5 (1, her SI 1), hole 18 in 3 (3): 36. Bob: 3, 1: 36. SI 1: 3 v 1.
    expect(tied.places.map(({ place, name, total, decidedBy }) => [place, name, total, decidedBy])).toEqual([
      ['1', 'Bob', 36, 'stroke index 1: 3 v 1'],
      ['2', 'Ann', 36, 'stroke index 1: 1 v 3'],
    ]);
  });
});

describe('a play-off entered by hand', () => {
  const field = (places: readonly unknown[]) =>
    compiled(
      [card('Ann', 0, 0, places[0]), card('Bea', 0, 0, places[1]), card('Cy', 0, 0, places[2])],
      [['Ties', 'countback > play-off']],
      { headings: ['Play-off'] },
    ).places.map(({ place, name, decidedBy }) => `${place} ${name} ${decidedBy}`);

  it.each([
    [
      [2, 1, 3],
      ['1 Bea play-off: 1 v 2', '2 Ann play-off: 2 v 1', '3 Cy play-off: 3 v 2'],
    ],
    [
      ['', 1, ''],
      ['1 Bea play-off: 1 v –', 'T2 Ann level after every step', 'T2 Cy level after every step'],
    ],
    [
      ['', '', ''],
      ['T1 Ann level after every step', 'T1 Bea level after every step', 'T1 Cy level after every step'],
    ],
  ])('%j', (places, expected) => {
    expect(field(places)).toEqual(expected);
  });

  it('says so where no column holds it', () => {
    const day = compiled([card('Ann', 0, 0)], [['Ties', 'play-off']]);
    expect(day.findings.map(({ code }) => code)).toContain('play-off-column-missing');
  });
});

describe('twos, hole by hole', () => {
  it('counts penalty strokes, and shares the pot with the odd cents', () => {
    const with2 = (name: string, hole: number, strokes: number, ruling = ''): Row => [
      name,
      0,
      ...FOURS.map((four, at) => (at === hole - 1 ? strokes : four)),
      ruling,
    ];
    const day = compiled(
      [
        with2('Ann', 7, 2),
        with2('Bea', 3, 2),
        with2('Cy', 3, 1),
        with2('Dan', 3, 2, 'P1@3'),
        with2('Eve', 4, 2, 'DQ R6-6b'),
      ],
      [['Prizes', 'Twos: pot £10']],
    );
    // Three of them: 10 / 3 = 3.33 and one penny over.
    expect(day.twos.map(({ hole, name, strokes, prize }) => [hole, name, strokes, prize])).toEqual([
      [3, 'Bea', 2, '£3.34'],
      [3, 'Cy', 1, '£3.33'],
      [7, 'Ann', 2, '£3.33'],
    ]);
  });
});
