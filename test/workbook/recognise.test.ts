import { headerRowsOf } from '../../src/workbook/header-row';
import { holeOfHeading, plainWords, roleOfHeading } from '../../src/workbook/headings';
import { recognise } from '../../src/workbook/recognise';
import { address, type SheetCells, splitAddress } from '../../src/workbook/sheet-cells';
import { wordRefusals } from '../../src/workbook/word-finding';
import { INDEXES, numbers, PARS, sheet, times } from './sheets';

const NINE = numbers(1, 9);
const COURSE = [
  ['Par', '', ...PARS],
  ['SI', '', ...INDEXES],
];
const ANN = ['Ann', 4, ...times(18, 4)];

const refusalOf = (sheets: readonly SheetCells[], wanted?: string): string => {
  const seen = recognise(sheets, wanted);
  return seen.ok ? '' : wordRefusals(seen.refusals, 'en');
};

describe('addresses', () => {
  // Excel quotes what is not letters, digits, points and underscores, and names that look like cells.
  it.each([
    ['Scores', 11, 5, 'Scores!F12'],
    ['Tour 1', 11, 5, "'Tour 1'!F12"],
    ['Résultats', 0, 26, 'Résultats!AA1'],
    ["Men's", 0, 0, "'Men''s'!A1"],
    ['2025', 0, 0, "'2025'!A1"],
    ['A1', 0, 0, "'A1'!A1"],
    ['RC', 0, 702, "'RC'!AAA1"],
  ])('%s row %i column %i', (name, row, column, text) => {
    expect(address(name, row, column)).toBe(text);
    expect(splitAddress(text)).toEqual({ sheet: name, cell: text.slice(text.lastIndexOf('!') + 1) });
  });
});

describe('headings (design, section 5)', () => {
  it.each([
    ['Player', 'name'],
    ['  NAME: ', 'name'],
    ['Team', 'side'],
    ['Joueur', 'name'],
    ['Équipe', 'side'],
    ['P.H.', 'handicap'],
    ['Playing\nHcp', 'handicap'],
    ['Handicap de jeu', 'handicap'],
    ['HJ', 'handicap'],
    ['Course Handicap', 'courseHandicap'],
    ['Index', 'handicapIndex'],
    ['HI', 'handicapIndex'],
    ['Pénalités', 'rulings'],
    ['DECISIONS', 'rulings'],
    ['Signée', 'signedByPlayer'],
    ['Marqueur', 'signedByMarker'],
    ['Certified', 'signedByMarker'],
    ['Série', 'division'],
    ['Départ', 'tee'],
    ['Claimed', 'written'],
    ['Annoncé', 'written'],
  ])('%j is %s', (heading, role) => {
    expect(roleOfHeading(heading)?.role).toBe(role);
  });

  it.each(['Out', 'In', 'Total', 'Aller', 'Retour', 'Brut', 'Net', 'Points', 'Club', ''])(
    '%j is no column of ours',
    (heading) => {
      expect(roleOfHeading(heading)).toBeNull();
    },
  );

  it.each<[unknown, number | null]>([
    [1, 1],
    ['1', 1],
    ['01', 1],
    ['H1', 1],
    ['h 12', 12],
    ['Hole 7', 7],
    ['Hole\n7', 7],
    ['Trou 18', 18],
    ['Trou n° 7', 7],
    ['T1.', 1],
    ['#3', 3],
    [19, null],
    [0, null],
    [1.5, null],
    ['Total', null],
    ['R1', null],
    ['1st', null],
  ])('hole of %j', (heading, hole) => {
    expect(holeOfHeading(heading)).toBe(hole);
  });

  it('drops case, accents, punctuation and line breaks', () => {
    expect(plainWords(' N°  Équipe /\nCœur: ')).toBe('n equipe coeur');
  });
});

/** Headers that clubs write, and the columns (0 = A) of the holes they name. */
describe('header rows', () => {
  const words = (prefix: string): string[] => numbers(1, 18).map((hole) => `${prefix}${hole}`);
  it.each<[string, readonly unknown[], number, number, number]>([
    ['numbers', ['Player', 'PH', ...numbers(1, 18)], 2, 19, 18],
    ['texts', ['Player', 'PH', ...words('')], 2, 19, 18],
    ['H1', ['Player', 'PH', ...words('H')], 2, 19, 18],
    ['Hole 1', ['Player', 'PH', ...words('Hole ')], 2, 19, 18],
    ['Trou 1', ['Joueur', 'HJ', ...words('Trou ')], 2, 19, 18],
    ['T1', ['Nom', 'Hcp', ...words('T')], 2, 19, 18],
    ['Out, In and Total between', ['Player', 'PH', ...NINE, 'Out', ...numbers(10, 18), 'In', 'Total'], 2, 20, 18],
    ['the back nine first', ['Player', 'PH', ...numbers(10, 18), 'In', ...NINE, 'Out'], 12, 10, 18],
    ['front nine', ['Player', 'PH', ...NINE], 2, 10, 9],
    ['back nine', ['Player', 'PH', ...numbers(10, 18)], 2, 10, 9],
    ['twelve holes', ['Player', 'PH', ...numbers(1, 12)], 2, 13, 12],
  ])('%s', (_, headings, first, last, count) => {
    const pars = headings.map((heading) => (holeOfHeading(heading) === null ? '' : 4));
    const indexes = headings.map((heading) => holeOfHeading(heading) ?? '');
    const rows = [['Club championship'], [], headings, ['Par', ...pars.slice(1)], ['S.I.', ...indexes.slice(1)], ANN];
    const seen = recognise([sheet('Scores', rows)]);
    if (!seen.ok) throw new Error(wordRefusals(seen.refusals, 'en'));
    const { holes, headerRow, columns, pars: parLine } = seen.value;
    expect(headerRow).toBe(2);
    expect(holes).toHaveLength(count);
    expect([holes[0]?.column, holes.at(-1)?.column]).toEqual([first, last]);
    expect(columns).toMatchObject({ name: 0, handicap: 1 });
    expect(parLine.cells[0]).toEqual({ row: 3, column: first });
  });

  it('takes neither scores nor a stroke index row in order for a header', () => {
    const rows = [
      ['Player', 'PH', ...numbers(1, 18)],
      ...COURSE,
      ['Ann', 4, 3, 4, 5, 6, 7, 8, 9, 4, 5, 6, 7, 8, 3, 4, 5, 6, 7, 8],
    ];
    expect(headerRowsOf(sheet('Scores', rows)).map(({ row }) => row)).toEqual([0]);
  });

  it('reads headings from the row beside the hole numbers', () => {
    const seen = recognise([sheet('Scores', [['Hole', '', ...numbers(1, 18)], ...COURSE, ['Name', 'Hcp'], ANN])]);
    expect(seen).toMatchObject({ ok: true, value: { headerRow: 0, headingRow: 3, columns: { name: 0, handicap: 1 } } });
  });

  it('counts rows and columns from A1 where the used range begins elsewhere', () => {
    const seen = recognise([
      sheet('Scores', [['Player', 'PH', ...numbers(1, 18)], ...COURSE, ANN], { row: 4, column: 2 }),
    ]);
    expect(seen).toMatchObject({
      ok: true,
      value: { headerRow: 4, columns: { name: 2 }, pars: { cells: { 0: { row: 5, column: 4 } } } },
    });
  });

  it.each([
    ['PH beside Handicap', ['Player', 'Handicap', 'PH'], 2],
    ['Course Handicap beside Hcp', ['Player', 'Course Handicap', 'Hcp'], 2],
    ['Index beside Hcp', ['Player', 'Index', 'Hcp'], 2],
  ])('knows the Playing Handicap: %s', (_, heads, column) => {
    const rows = [
      [...heads, ...numbers(1, 18)],
      ['Par', '', '', ...PARS],
      ['Index', '', '', ...INDEXES],
    ];
    expect(recognise([sheet('Scores', rows)])).toMatchObject({ ok: true, value: { columns: { handicap: column } } });
  });
});

describe('where pars and indexes stand', () => {
  const scores = sheet('Scores', [['Player', 'PH', ...numbers(1, 18)], ANN]);
  const lines = (...sheets: readonly SheetCells[]): unknown => {
    const seen = recognise(sheets);
    if (!seen.ok) throw new Error(wordRefusals(seen.refusals, 'en'));
    return [seen.value.pars.sheet, seen.value.pars.cells[17], seen.value.indexes.cells[17]];
  };

  it('above the header row', () => {
    expect(lines(sheet('Scores', [...COURSE, ['Player', 'PH', ...numbers(1, 18)], ANN]))).toEqual([
      'Scores',
      { row: 0, column: 19 },
      { row: 1, column: 19 },
    ]);
  });

  it('on a course sheet in rows', () => {
    expect(lines(scores, sheet('Course', [['Hole', '', ...numbers(1, 18)], ...COURSE]))).toEqual([
      'Course',
      { row: 1, column: 19 },
      { row: 2, column: 19 },
    ]);
  });

  it('on a course sheet in columns', () => {
    const rows = INDEXES.map((index, at) => [at + 1, index, 4]);
    expect(lines(sheet('Parcours', [['Trou', 'Coups', 'Par'], ...rows]), scores)).toEqual([
      'Parcours',
      { row: 18, column: 2 },
      { row: 18, column: 1 },
    ]);
  });

  it('on a course sheet a block a nine, as a printed card', () => {
    const card = sheet('Course', [
      ['Hole', ...NINE],
      ['Par', ...times(9, 4)],
      ['SI', ...numbers(1, 9)],
      [],
      ['Hole', ...numbers(10, 18)],
      ['Par', ...times(9, 4)],
      ['SI', ...numbers(10, 18)],
    ]);
    expect(lines(scores, card)).toEqual(['Course', { row: 5, column: 9 }, { row: 6, column: 9 }]);
  });
});

/** Kinds of fault that are refused, and what the sentence must name. */
describe('refusals', () => {
  const header = ['Player', 'PH', ...numbers(1, 18)];
  const good = sheet('Scores', [header, ...COURSE, ANN]);
  const without = (hole: number): unknown[] => header.filter((heading) => heading !== hole);
  it.each<[string, readonly SheetCells[], string | undefined, RegExp]>([
    ['an empty workbook', [sheet('Sheet1', [])], undefined, /No row of hole numbers on "Sheet1"/],
    ['no sheet at all', [], undefined, /No row of hole numbers/],
    ['text only', [sheet('Notes', [['Hello'], [1, 2, 3]])], undefined, /"Notes"/],
    [
      'two header rows',
      [sheet('Scores', [header, ...COURSE, ANN, header, ANN])],
      undefined,
      /Scores has two rows.*row 1 and row 5/,
    ],
    [
      'a hole missing',
      [sheet('Scores', [without(7), ...COURSE, ANN])],
      undefined,
      /Hole 7 is missing.*row 1 of sheet Scores/,
    ],
    [
      'a hole twice',
      [sheet('Scores', [[...header, 18], ...COURSE, ANN])],
      undefined,
      /Hole 18 is named twice, in Scores!T1 and Scores!U1/,
    ],
    ['no par row', [sheet('Scores', [header, ['SI', '', ...INDEXES], ANN])], undefined, /No par row on sheet Scores/],
    [
      'no index row',
      [sheet('Scores', [header, ['Par', '', ...PARS], ANN])],
      undefined,
      /No stroke index row on sheet Scores/,
    ],
    [
      'two par rows that differ',
      [sheet('Scores', [header, ...COURSE, ['Par', '', 3, ...PARS.slice(1)], ANN])],
      undefined,
      /two different par lines, at Scores!C2 and Scores!C4/,
    ],
    [
      'no names',
      [sheet('Scores', [['Hole', 'PH', ...numbers(1, 18)], ...COURSE, ANN])],
      undefined,
      /No column of names: row 1 of sheet Scores/,
    ],
    [
      'two rulings columns',
      [sheet('Scores', [[...header, 'Rulings', 'Penalties'], ...COURSE, ANN])],
      undefined,
      /Scores!U1 and Scores!V1/,
    ],
    ['two scoring sheets', [good, sheet('Tour 2', [header, ...COURSE, ANN])], undefined, /"Scores", "Tour 2"/],
    ['a sheet that is not there', [good], 'Round 9', /no sheet called “Round 9”.*"Scores"/],
  ])('%s', (_, sheets, wanted, sentence) => {
    expect(refusalOf(sheets, wanted)).toMatch(sentence);
  });

  it('takes the sheet that the user names', () => {
    const other = sheet('Tour 2', [header, ...COURSE, ANN]);
    expect(recognise([good, other], 'tour 2')).toMatchObject({ ok: true, value: { sheet: 'Tour 2' } });
  });
});
