import { seeBook } from '../../src/workbook/book-seen';
import { NOTHING_KEPT } from '../../src/workbook/kept';
import { INDEXES, numbers, PARS, sheet, terms, times } from './sheets';

/** A card with a Course Handicap and a Playing Handicap under an allowance: what the check says of it. */
function said(course: unknown, playing: number, allowance: string): readonly string[] {
  const { findings } = seeBook(
    {
      kept: NOTHING_KEPT,
      sheets: [
        sheet('Scores', [
          ['Player', 'CH', 'PH', ...numbers(1, 18)],
          ['Par', '', '', ...PARS],
          ['SI', '', '', ...INDEXES],
          ['Ann', course, playing, ...times(18, 4)],
        ]),
        terms([
          ['Form of play', 'Stableford'],
          ['Rules edition', '2023'],
          ['Allowance', allowance],
        ]),
      ],
    },
    'en',
  );
  return findings.filter(({ code }) => code === 'handicap-differs').map(({ cell, message }) => `${cell}: ${message}`);
}

describe('a Playing Handicap against the Course Handicap and the allowance', () => {
  const rows: readonly (readonly [string, unknown, number, string, boolean])[] = [
    ['95 % of 20 is 19', 20, 19, '95', false],
    ['one more may come from the unrounded Course Handicap', 20, 20, '95', false],
    ['two more may not', 20, 21, '95', true],
    ['100 % is the Course Handicap itself', 20, 21, '100', true],
    ['a plus player: 95 % of −2 is −1.9, −2', -2, -2, '95', false],
    ['no allowance is stated', 20, 3, '', false],
    ['no Course Handicap stands there', '', 3, '95', false],
  ];
  it.each(rows)('%s', (_, course, playing, allowance, isFound) => {
    expect(said(course, playing, allowance)).toHaveLength(isFound ? 1 : 0);
  });

  it('is said with the cell and all the figures', () => {
    expect(said(20, 12, '95')).toEqual([
      'Scores!C4: The Playing Handicap is 12; 95 % of the Course Handicap 20 makes 19.',
    ]);
  });
});
