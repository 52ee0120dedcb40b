import { parseRulings } from '../../src/rules/rulings/notation';
import { seeBook } from '../../src/workbook/book-seen';
import { NOTHING_KEPT } from '../../src/workbook/kept';
import { patchCells } from '../../src/workbook/patch-cells';
import { previewRuling, withRuling } from '../../src/workbook/ruling-preview';
import { tryOut } from '../../src/workbook/what-if';
import { INDEXES, numbers, PARS, sheet, STABLEFORD, times } from './sheets';

const HEADINGS = ['Player', 'PH', 'Course handicap', ...numbers(1, 18), 'Rulings', 'Signed', 'Marker'];
const card = (
  name: string,
  handicap: number,
  holes: readonly unknown[],
  rulings: unknown = '',
  course: number = handicap,
) => [name, handicap, course, ...holes, rulings, 'x', 'x'];
/** Par 4s: fours off 0 make 36, fives off 18 make 36, fives off 9 make 27 (32-1b). V is the rulings column. */
const seen = seeBook(
  {
    kept: NOTHING_KEPT,
    sheets: [
      sheet('Scores', [
        HEADINGS,
        ['Par', '', '', ...PARS],
        ['SI', '', '', ...INDEXES],
        card('Ann', 0, times(18, 4)),
        card('Bob', 9, times(18, 5)),
        card('Cleo', 18, [...times(17, 5), 6], 'R4-4@1'),
        card('Dan', 17, times(18, 5), 46180),
      ]),
      STABLEFORD,
    ],
  },
  'en',
);
const ruling = (text: string) => {
  const read = parseRulings(text);
  const [first] = read.ok ? read.value : [];
  if (!first) throw new Error(text);
  return first;
};
const preview = (cell: string, held: string, text: string) => previewRuling(seen, cell, held, ruling(text), 'en');

describe('a ruling tried before it is written', () => {
  it('shows points and place before and after', () => {
    // 36 − 2 for one hole with 15 clubs: 34, still ahead of Cleo's 33 (35 − 2) and Bob's 27.
    expect(preview('Scores!V4', '', 'R4-4@1')).toMatchObject({
      text: 'R4-4@1',
      before: { total: 36, place: '1' },
      after: { total: 34, place: '1' },
      moved: 0,
      isDisqualified: false,
      isSound: true,
    });
  });

  it('stands after what the cell holds, and counts how many others move', () => {
    // Cleo: 4-4 is capped at 4 points a round: 35 − 4 = 31.
    expect(preview('Scores!V6', 'R4-4@1', 'R4-4@2')).toMatchObject({
      text: 'R4-4@1; R4-4@2',
      before: { total: 33 },
      after: { total: 31 },
      effects: [expect.stringContaining('R4-4@2')],
    });
    expect(preview('Scores!V4', '', 'WD')).toMatchObject({ after: { status: 'WD' }, moved: 2, isDisqualified: false });
  });

  it('says a disqualification', () => {
    expect(preview('Scores!V4', '', 'DQ R6-6b')).toMatchObject({ after: { status: 'DQ R6-6b' }, isDisqualified: true });
  });

  const unsound: readonly (readonly [string, string, string, string, RegExp])[] = [
    ['a hole is wanted', 'Scores!V4', '', 'R4-4', /hole/],
    ['a clause of match play', 'Scores!V4', '', 'R18-3b@1', /18-4/],
    ['a clause of another edition', 'Scores!V4', '', 'R4.1b@1', /4-4/],
    ['a date stands in the cell', 'Scores!V7', '46180', 'R6-7', /46180/],
  ];
  it.each(unsound)('says why it cannot stand: %s', (_, cell, held, text, sentence) => {
    const tried = preview(cell, held, text);
    expect(tried.isSound).toBe(false);
    expect(tried.effects.join(' ')).toMatch(sentence);
  });

  it.each([
    ['', 'R6-7'],
    ['0', 'R6-7'],
    ['R4-4@1', 'R4-4@1; R6-7'],
    ['R4-4@1 ; ', 'R4-4@1; R6-7'],
  ])('after “%s” the cell holds “%s”', (held, wanted) => {
    expect(withRuling(held, ruling('R6-7'))).toBe(wanted);
  });
});

describe('what if', () => {
  it('names the cards that would stand otherwise, and writes nothing', () => {
    const before = JSON.stringify(seen.club);
    const { changes } = tryOut(seen, { ruling: { cell: 'Scores!V4', ruling: ruling('WD') } }, 'en');
    expect(changes.map(({ name, after }) => [name, after.status, after.place])).toEqual([
      ['Ann', 'WD', ''],
      ['Bob', '', '2'],
      ['Cleo', '', '1'],
    ]);
    expect(JSON.stringify(seen.club)).toBe(before);
  });

  it('works Playing Handicaps out anew from Course Handicaps', () => {
    // 50 % of 9 is 4.5, up to 5: 5 × 2 + 13 × 1 = 23. 50 % of 18 is 9: 27 − 1 for the six on hole 18 (0) − 2 (4-4) = 24.
    const { changes } = tryOut(seen, { allowance: 50 }, 'en');
    expect(changes.map(({ name, after }) => [name, after.total])).toEqual([
      ['Bob', 23],
      ['Cleo', 24],
    ]);
  });
});

describe('cells changed', () => {
  const sheets = [
    sheet('Scores', [
      ['a', 'b'],
      ['c', 'd'],
    ]),
    STABLEFORD,
  ];

  it('leave other rows and sheets the same objects', () => {
    const patched = patchCells(sheets, { sheet: 'Scores', row: 1, column: 0, values: [['x']] });
    expect(patched[0]?.values).toEqual([
      ['a', 'b'],
      ['x', 'd'],
    ]);
    expect(patched[0]?.values[0]).toBe(sheets[0]?.values[0]);
    expect(patched[1]).toBe(STABLEFORD);
  });

  it('may lie outside what the sheet held', () => {
    const [grown] = patchCells(sheets, { sheet: 'Scores', row: 3, column: 2, values: [['x']] });
    expect(grown?.values).toEqual([
      ['a', 'b', ''],
      ['c', 'd', ''],
      ['', '', ''],
      ['', '', 'x'],
    ]);
    const [begun] = patchCells([sheet('Scores', [])], { sheet: 'Scores', row: 4, column: 1, values: [['x']] });
    expect([begun?.firstRow, begun?.firstColumn, begun?.values]).toEqual([4, 1, [['x']]]);
  });
});
