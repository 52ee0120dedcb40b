import { compileDay } from '../../src/workbook/compile-day';
import type { DayResult } from '../../src/workbook/day-result';
import { wordRefusals } from '../../src/workbook/word-finding';
import type { SheetCells } from '../../src/workbook/sheet-cells';
import { INDEXES, numbers, PARS, sheet, STABLEFORD, times } from './sheets';

function compiled(sheets: readonly SheetCells[], language: 'en' | 'fr' = 'en'): DayResult {
  const day = compileDay(sheets, {}, language);
  if (!day.ok) throw new Error(wordRefusals(day.refusals, language));
  return day.value.result;
}

const FOURS = times(18, 4);

describe('a French club’s sheet, as clubs write them', () => {
  const trous = (from: number, to: number): string[] => numbers(from, to).map((trou) => `Trou ${trou}`);
  const partiel = (cells: readonly unknown[]): unknown[] => [...cells.slice(0, 9), 36, ...cells.slice(9), 36, 72];
  const feuille = sheet('Feuille de scores', [
    ['Coupe de printemps'],
    [
      'Série',
      'Prénom',
      'NOM',
      'Index',
      'Handicap\nde jeu',
      ...trous(1, 9),
      'Aller',
      ...trous(10, 18),
      'Retour',
      'Total',
      'Décisions',
      'Signée',
      'Marqueur',
    ],
    ['', '', 'Par', '', '', ...partiel(PARS)],
    ['', '', 'Index de coups', '', '', ...partiel(INDEXES)],
    // Alone outside the columns of a card: nothing of a card is there.
    ['Groupe 1'],
    ['1', 'Zoé', 'Lefèvre', 3.2, 3, ...partiel(FOURS), '', 'oui', 'M. Petit'],
    [],
    ['Groupe 2'],
    ['2', 'Luc', 'Petit', 12.1, 'abc', ...partiel(FOURS), '', 'oui', 'non'],
    ['2', 'Ève', 'Roy', 36, 36, ...times(21, 'croix'), '', 'oui', 'L. Petit'],
    ['2', 'Max', 'Noir', 8, 8, ...times(21, ''), 'abd', '', ''],
    ['', '', 'Moyenne', 14.8, '', ...times(21, 4.1)],
    ['(feuille établie par le secrétariat)'],
  ]);
  const reglement = sheet('Règlement', [
    ['Formule', 'Stableford'],
    ['Édition des Règles', 'classique'],
  ]);
  const day = compiled([reglement, feuille], 'fr');

  // Fours on par 4s: 36 points, and one more for each stroke received: 39 off 3. Crosses throughout: 0 (32-1b).
  it('is read whole', () => {
    expect(day.places.map(({ place, name, total }) => [place, name, total])).toEqual([
      ['1', 'Zoé Lefèvre', 39],
      ['2', 'Ève Roy', 0],
    ]);
    expect(day.below.map(({ name, status }) => [name, status])).toEqual([
      ['Luc Petit', '?'],
      ['Max Noir', 'WD'],
    ]);
    expect(day.cards).toEqual({ entered: 4, returned: 4, placed: 2 });
  });

  it('has its findings in French, with their cells', () => {
    expect(day.findings.map(({ severity, code, cell }) => [severity, code, cell])).toEqual([
      ['info', 'total-row-ignored', "'Feuille de scores'!C12"],
      ['decide', 'handicap-not-whole', "'Feuille de scores'!E9"],
      ['decide', 'signature-missing', "'Feuille de scores'!AC9"],
      ['warn', 'card-twice', "'Feuille de scores'!F9"],
    ]);
    expect(day.findings[2]?.message).toBe(
      'Le marqueur n’a pas signé. Proposé : DQ R6-6b ; cela n’agit qu’une fois écrit dans la cellule des décisions.',
    );
  });
});

describe('rows that are no card', () => {
  const day = (rows: readonly (readonly unknown[])[]): DayResult =>
    compiled([
      sheet('Scores', [
        ['Player', 'PH', ...numbers(1, 18), 'Points'],
        ['Par', '', ...PARS],
        ['SI', '', ...INDEXES],
        ...rows,
      ]),
      STABLEFORD,
    ]);

  it.each<[string, readonly unknown[], number, number, readonly string[]]>([
    ['blank', [], 0, 0, []],
    ['formulas of an empty template row', ['', '', ...times(18, ''), 0], 0, 0, []],
    ['zeros that a formula left', ['', 0, ...times(18, 0), ''], 0, 0, []],
    ['a player without a card', ['Ann', 4, ...times(18, '')], 1, 0, ['no-card']],
    ['a player whose card holds zeros', ['Ann', 4, ...times(18, 0)], 1, 0, ['no-card']],
    ['a card of crosses', ['Ann', 4, ...times(18, 'X')], 1, 1, []],
    ['a total row', ['Total', '', ...times(18, 72), 36], 0, 0, ['total-row-ignored']],
    ['an average row', ['Field average:', '', ...times(18, 4.4), 31.2], 0, 0, ['total-row-ignored']],
    ['totals without a word', ['', '', ...times(18, 72.5), 36], 1, 1, ['name-missing']],
    ['a note', ['* Ladies play from the red tees.'], 0, 0, ['note-row-ignored']],
    ['the par row again', ['Par', '', ...PARS], 0, 0, []],
  ])('%s', (_, row, entered, returned, codes) => {
    const result = day([row]);
    expect([result.cards.entered, result.cards.returned]).toEqual([entered, returned]);
    expect(result.findings.map(({ code }) => code)).toEqual(codes);
  });
});

describe('fewer holes', () => {
  it('ranks the stroke indexes among the holes played', () => {
    // Holes 10 to 18 with indexes 2, 4 … 18: a handicap of 3 is a stroke on 2, 4 and 6. Fours: 9 × 2 + 3 = 21 points.
    const nine = compiled([
      sheet('Scores', [
        ['Player', 'PH', ...numbers(10, 18), 'Rulings'],
        ['Par', '', ...times(9, 4)],
        ['SI', '', ...numbers(1, 9).map((n) => 2 * n)],
        ['Ann', 3, ...times(9, 4), ''],
        ['Bob', 0, ...times(9, 4), 'R4-4@10'],
      ]),
      STABLEFORD,
    ]);
    expect(nine.places.map(({ name, total }) => [name, total])).toEqual([
      ['Ann', 21],
      ['Bob', 16],
    ]);
    expect(nine.findings.map(({ code }) => code)).toEqual(['card-twice']);
  });

  it('says so where neither nine nor eighteen are played', () => {
    const day = compiled([
      sheet('Scores', [
        ['Player', 'PH', 1, 2, 3],
        ['Par', '', 4, 4, 4],
        ['SI', '', 1, 2, 3],
        ['Ann', 0, 4, 4, 4],
      ]),
      STABLEFORD,
    ]);
    expect(day.findings).toEqual([
      expect.objectContaining({
        severity: 'info',
        code: 'holes-unusual',
        cell: 'Scores!C1',
        message: '3 holes are played, 1 to 3.',
      }),
    ]);
  });
});

describe('a course that cannot be', () => {
  it.each<[string, unknown[], unknown[], RegExp]>([
    ['a par of 7', [7, ...PARS.slice(1)], INDEXES, /^Scores!C2, hole 1: “7”/],
    ['a blank par', [...PARS.slice(1), ''], INDEXES, /^Scores!T2, hole 18/],
    ['an index twice', PARS, [1, 1, ...INDEXES.slice(2)], /^Scores!D3, hole 2: .*hole 1 too/],
    ['no index but words', PARS, ['one', ...INDEXES.slice(1)], /^Scores!C3, hole 1: “one”/],
  ])('%s is refused with its cell', (_, pars, indexes, sentence) => {
    const scores = sheet('Scores', [
      ['Player', 'PH', ...numbers(1, 18)],
      ['Par', '', ...pars],
      ['SI', '', ...indexes],
      ['Ann', 0, ...FOURS],
    ]);
    const day = compileDay([scores, STABLEFORD], {}, 'en');
    expect(day.ok ? '' : wordRefusals(day.refusals, 'en')).toMatch(sentence);
  });

  it('is refused without a handicap column where the form needs one', () => {
    const scores = sheet('Scores', [
      ['Player', 'Course Handicap', ...numbers(1, 18)],
      ['Par', '', ...PARS],
      ['SI', '', ...INDEXES],
      ['Ann', 0, ...FOURS],
    ]);
    const day = compileDay([scores, STABLEFORD], {}, 'en');
    expect(day.ok ? '' : wordRefusals(day.refusals, 'en')).toMatch(
      /No column of Playing Handicaps: row 1 of sheet Scores/,
    );
  });
});
