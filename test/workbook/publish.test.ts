import { JSDOM } from 'jsdom';
import { compileDay } from '../../src/workbook/compile-day';
import { initialsOf } from '../../src/workbook/initials';
import { publishDay } from '../../src/workbook/publish';
import { staysText } from '../../src/workbook/publish-csv';
import { figureText } from '../../src/workbook/publish-html';
import type { SheetCells } from '../../src/workbook/sheet-cells';
import { wordRefusals } from '../../src/workbook/word-finding';
import { hostileSuite } from './hostile-suite';
import { card, compiled, parsed } from './published-day';
import { INDEXES, numbers, PARS, sheet, terms, times } from './sheets';

describe('CSV', () => {
  const day = compiled(
    [card('Ann', -2), card('Bea', 0, 'R4-4@1'), card('Cy', 0, 'DQ R6-6b')],
    [['Prizes', 'Gross: Cup']],
  );

  it('has a line a card of every list, figures as figures, a plus handicap below zero', () => {
    expect(parsed(publishDay(day, false, 'en').csv, ',')).toEqual([
      ['List', 'Place', 'Player', 'PH', 'Out', 'In', 'Gross', 'Less', 'Total', 'Decided by', 'Prize', 'Rulings'],
      // 36 less 2 for 4-4; off +2 two points less, on 17 and 18.
      ['', '1', 'Bea', '0', '18', '18', '', '2', '34', 'last 9 holes: 18 v 16', '', 'R4-4@1'],
      ['', '2', 'Ann', '-2', '18', '16', '', '', '34', 'last 9 holes: 16 v 18', '', ''],
      ['', 'DQ R6-6b', 'Cy', '', '', '', '', '', '', expect.stringMatching(/^DQ R6-6b: disqualified/), '', ''],
      // Gross: Ann's 36 points against 34.
      ['Gross', '1', 'Ann', '-2', '18', '18', '', '', '36', '', 'Cup', ''],
      ['Gross', '2', 'Bea', '0', '18', '18', '', '2', '34', '', '', 'R4-4@1'],
      ['Gross', 'DQ R6-6b', 'Cy', '', '', '', '', '', '', expect.any(String), '', ''],
    ]);
  });

  it('has semicolons in French, for a French Excel', () => {
    const { csv } = publishDay(day, false, 'fr');
    expect(csv.startsWith('\ufeffClassement;Place;Joueur;HJ;')).toBe(true);
  });
});

describe('HTML', () => {
  const day = compiled([card('Anne-Marie O’Hara', -2), card('Bob Roy', 0, 'DQ R6-6b')], [['Date', 45_822]]);
  const pageOf = (html: string) => new JSDOM(html, { runScripts: 'dangerously' }).window;

  it('is a whole page with a table a list, its heads, and what stands below', () => {
    const { document } = pageOf(publishDay(day, false, 'en').html);
    expect(document.querySelector('h1')?.textContent).toBe('Cup, 2025-06-14');
    expect([...document.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual([
      'Place',
      'Player',
      'PH',
      'Out',
      'In',
      'Points',
      'Decided by',
      'Rulings',
    ]);
    expect(
      [...document.querySelectorAll('.wide tbody tr:first-child td')].slice(0, 6).map((cell) => cell.textContent),
    ).toEqual(['1', 'Anne-Marie O’Hara', '+2', '18', '16', '34']);
    expect(document.body.textContent).toContain('disqualified');
    expect(document.querySelectorAll('script,link,img,iframe,a')).toHaveLength(0);
  });

  it('has initials only where asked, everywhere', () => {
    const { html, csv, plans } = publishDay(day, true, 'en');
    for (const text of [html, csv, JSON.stringify(plans)]) {
      expect(text).toContain('A.-M. O.');
      expect(text).not.toMatch(/Anne|Hara|Bob|Roy/);
    }
  });

  it.each([
    ['Ann Lee', 'A. L.'],
    ['Anne-Marie O’Hara / bob', 'A.-M. O. / B.'],
    ['李 雷', '李. 雷.'],
    ['😀', '😀.'],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    [3, '"+"0;"−"0;0', '+3'],
    [-3, '"+"0;"−"0;0', '−3'],
    [0, '"+"0;"−"0;0', '0'],
    [-2, '0;"+"0;0', '+2'],
    [12, '0', '12'],
    [4, '"−"0;0;""', '−4'],
    [0, '"−"0;0;""', ''],
  ])('%i as %s shows %s', (number, format, text) => {
    expect(figureText({ number, format })).toBe(text);
  });
});

hostileSuite(300);

describe('a text in the file', () => {
  it.each([
    ['May 1', false],
    ['mai 2026', false],
    ['Marc 1er', false],
    ['May', true],
    ['TRUE', false],
    ['R6-7', true],
    ['T2', true],
    ['DQ R6-6b', true],
    ['?', true],
    ['12 / 14', false],
  ])('%s stays a text without help: %s', (text, stays) => {
    expect(staysText(text)).toBe(stays);
  });
});

describe('rounds and teams, outside the workbook', () => {
  const round = (name: string, rulings: string, last: unknown): SheetCells =>
    sheet(name, [
      ['Team', 'Player', 'PH', ...numbers(1, 18), 'Rulings'],
      ['Par', '', '', ...PARS],
      ['SI', '', '', ...INDEXES],
      ['Red', 'Zelda Quill', 0, ...times(18, 4), ''],
      ['Red', 'Yorick Pym', 0, ...times(18, 4), rulings],
      ['Red', 'Xena Wolf', 0, ...times(17, 4), last, ''],
    ]);
  const result = compileDay(
    [
      terms([
        ['Form of play', 'Stableford'],
        ['Rules edition', 'classic'],
        ['Rounds', 'sum'],
        ['Teams', 'best 1'],
      ]),
      round('Friday', 'R4-4@1; NR', 'Quill'),
      round('Sunday', '', 4),
    ],
    {},
    'en',
  );
  if (!result.ok) throw new Error(wordRefusals(result.refusals, 'en'));

  it('are in the CSV file, each round in a column of its own', () => {
    const [heads, ...rows] = parsed(publishDay(result.value, false, 'en').csv, ',');
    expect(heads?.slice(3, 6)).toEqual(['PH', 'R1', 'R2']);
    // 36 points a round.
    expect(rows.find(([list, place]) => list === '' && place === '1')?.slice(2, 6)).toEqual([
      'Zelda Quill',
      '0',
      '36',
      '36',
    ]);
    const team = rows.find(([list]) => list === 'Teams');
    expect(team?.slice(0, 3)).toEqual(['Teams', '1', 'Red']);
    expect(team?.at(-1)).toContain('Zelda Quill 72');
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => heads?.length));
  });

  it('name nobody where initials are asked: not in teams, not under rulings, not in what is to be decided', () => {
    const { csv, html, plans } = publishDay(result.value, true, 'en');
    for (const text of [csv, html, JSON.stringify(plans)]) expect(text).not.toMatch(/Zelda|Quill|Yorick|Pym|Xena|Wolf/);
    expect(html).toContain('Z. Q.');
  });
});
