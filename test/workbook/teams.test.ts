import { compileDay } from '../../src/workbook/compile-day';
import type { DayResult } from '../../src/workbook/day-result';
import type { SheetCells } from '../../src/workbook/sheet-cells';
import { teamCardsText } from '../../src/workbook/team-result';
import { readTeams } from '../../src/workbook/terms-teams';
import { wordRefusals } from '../../src/workbook/word-finding';
import { INDEXES, numbers, PARS, sheet, terms } from './sheets';

/** Eighteen par 4s off a handicap of 0: 36 points, one more for each 3. */
const birdies = (count: number, from = 0): number[] => PARS.map((_, at) => (at >= from && at < from + count ? 3 : 4));

type Row = readonly [team: string, name: string, scores: readonly unknown[], rulings?: string];

function day(teams: unknown, rows: readonly Row[], form = 'Stableford', handicap: unknown = 0): SheetCells[] {
  return [
    terms([
      ['Form of play', form],
      ['Rules edition', 'classic'],
      ['Teams', teams],
    ]),
    sheet('Scores', [
      ['Team', 'Player', 'PH', ...numbers(1, 18), 'Rulings'],
      ['Par', '', '', ...PARS],
      ['SI', '', '', ...INDEXES],
      ...rows.map(([team, name, scores, rulings = '']) => [team, name, handicap, ...scores, rulings]),
    ]),
  ];
}

function compiled(sheets: readonly SheetCells[]): DayResult {
  const result = compileDay(sheets, {}, 'en');
  if (!result.ok) throw new Error(wordRefusals(result.refusals, 'en'));
  return result.value.result;
}

const lines = ({ teams }: DayResult): unknown[] =>
  teams.map((team) => [team.place, team.name, team.total, teamCardsText(team)]);

const RED_AND_BLUE: readonly Row[] = [
  ['Red', 'Ann', birdies(4)],
  ['Blue', 'Ben', birdies(3)],
  ['red', 'Cy', birdies(0)],
  ['Blue', 'Dee', birdies(1)],
  ['Red', 'Eve', birdies(2)],
  ['Blue', 'Fay', birdies(3)],
];

describe('the best cards of a team', () => {
  it('count, and the others are named', () => {
    // Red 40 + 38, Blue 39 + 39: level on 78. The discarded card: 37 of Blue against 36 of Red.
    const result = compiled(day('best 2', RED_AND_BLUE));
    expect(lines(result)).toEqual([
      ['1', 'Blue', 78, 'Ben 39, Fay 39 (Dee 37)'],
      ['2', 'Red', 78, 'Ann 40, Eve 38 (Cy 36)'],
    ]);
    expect(result.teams.map(({ decidedBy }) => decidedBy)).toEqual([
      'discarded card 1: 37, against 36',
      'discarded card 1: 36, against 37',
    ]);
  });

  it('are all of them where the Terms say sum; a team that lacks one has no total', () => {
    const result = compiled(day('sum', [...RED_AND_BLUE, ['Red', 'Gus', PARS.map(() => '')]]));
    expect(lines(result)).toEqual([
      ['1', 'Blue', 115, 'Ben 39, Fay 39, Dee 37'],
      ['', 'Red', null, '(Ann 40, Cy 36, Eve 38, Gus –)'],
    ]);
  });

  it('leave out who is disqualified, and want as many as the Terms say', () => {
    const rows: Row[] = [
      ['Red', 'Ann', birdies(4), 'DQ R6-6b'],
      ['Red', 'Cy', birdies(0)],
      ['Blue', 'Ben', birdies(0)],
      ['Blue', 'Dee', birdies(0)],
    ];
    expect(lines(compiled(day('best 2', rows)))).toEqual([
      ['1', 'Blue', 72, 'Ben 36, Dee 36'],
      ['', 'Red', null, '(Ann DQ R6-6b, Cy 36)'],
    ]);
  });

  it('are parted by the last of many discarded cards', () => {
    // One card counts, nine are discarded: the ninth is 35 for Red, who played one hole in 5, 36 for Blue.
    const short = [...birdies(0).slice(1), 5];
    const rows: Row[] = ['Red', 'Blue'].flatMap((team) => [
      [team, `${team} best`, birdies(9)] as const,
      ...numbers(1, 8).map((nth): Row => [team, `${team} ${nth}`, birdies(nth > 4 ? 1 : 2, nth)]),
      [team, `${team} last`, team === 'Red' ? short : birdies(0)] as const,
    ]);
    const { teams } = compiled(day('best 1', rows));
    expect(teams.map(({ place, name, decidedBy }) => [place, name, decidedBy])).toEqual([
      ['1', 'Blue', 'discarded card 9: 36, against 35'],
      ['2', 'Red', 'discarded card 9: 35, against 36'],
    ]);
  });

  it('in strokes are the lowest, and share a place where every card is the same', () => {
    const rows: Row[] = [
      ['Red', 'Ann', birdies(2)],
      ['Red', 'Cy', birdies(5)],
      ['Blue', 'Ben', birdies(5)],
      ['Blue', 'Dee', birdies(2)],
    ];
    expect(lines(compiled(day('best 1', rows, 'stroke play net')))).toEqual([
      ['T1', 'Blue', 67, 'Ben 67 (Dee 70)'],
      ['T1', 'Red', 67, 'Cy 67 (Ann 70)'],
    ]);
  });
});

describe('the best of a team on each hole', () => {
  it('count, and the last nine part what is level', () => {
    // Red: Ann's 3s on the first nine, nobody's on the last; Blue the other way round. 9 × 3 + 9 × 2 each.
    const rows: Row[] = [
      ['Red', 'Ann', birdies(9)],
      ['Red', 'Cy', birdies(0)],
      ['Blue', 'Ben', birdies(9, 9)],
      ['Blue', 'Dee', birdies(0)],
    ];
    const result = compiled(day('best 1 per hole', rows));
    expect(lines(result).map((line) => (line as unknown[]).slice(0, 3))).toEqual([
      ['1', 'Blue', 45],
      ['2', 'Red', 45],
    ]);
    expect(result.teams[0]?.decidedBy).toBe('last 9 holes: 27, against 18');
  });

  it('leave out who is disqualified; nobody left makes no total, which is not 0', () => {
    const rows: Row[] = [
      ['Red', 'Ann', birdies(9), 'DQ R6-6b'],
      ['Blue', 'Ben', birdies(0)],
      ['Blue', 'Dee', birdies(9), 'DQ R6-6b'],
    ];
    expect(lines(compiled(day('best 1 per hole', rows)))).toEqual([
      ['1', 'Blue', 36, 'Ben 36 (Dee DQ R6-6b)'],
      ['', 'Red', null, '(Ann DQ R6-6b)'],
    ]);
  });
});

test.each<[string, unknown]>([
  ['best 3', { kind: 'cards', best: 3 }],
  ['4 meilleures cartes sur 5', { kind: 'cards', best: 4 }],
  ['Best 2 per hole', { kind: 'holes', best: 2 }],
  ['meilleurs 2 par trou', { kind: 'holes', best: 2 }],
  ['somme', { kind: 'cards', best: null }],
  ['', null],
])('the Terms: %s', (words, expected) => {
  const read = readTeams(words, 'Terms!B9');
  expect(read.ok && read.value).toEqual(expected);
});

test.each<[string, SheetCells[], RegExp]>([
  ['what says nothing', day('three', RED_AND_BLUE), /“three” does not say how teams are scored/],
  ['no card', day('best 0', RED_AND_BLUE), /does not say how teams are scored/],
  ['pairs', day('best 2', RED_AND_BLUE, 'four-ball Stableford'), /teams are made of players with cards of their own/],
  [
    'no Team column',
    [
      terms([
        ['Form of play', 'Stableford'],
        ['Teams', 'sum'],
      ]),
      sheet('S', [
        ['Player', 'PH', ...numbers(1, 18)],
        ['Par', '', ...PARS],
        ['SI', '', ...INDEXES],
        ['Ann', 0, ...birdies(0)],
      ]),
    ],
    /no Team column/,
  ],
])('%s is refused', (_, sheets, message) => {
  const result = compileDay(sheets, {}, 'en');
  expect(result.ok ? '' : wordRefusals(result.refusals, 'en')).toMatch(message);
});
