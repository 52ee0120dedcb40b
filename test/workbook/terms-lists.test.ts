import { isInDivision, readDivisions, type Entrant } from '../../src/workbook/terms-divisions';
import { moneyText, readPrizes } from '../../src/workbook/terms-prizes';
import type { Recognised } from '../../src/workbook/sheet-refusal';
import { wordRefusals } from '../../src/workbook/word-finding';

function soundOf<T>(read: Recognised<T>): T {
  if (!read.ok) throw new Error(wordRefusals(read.refusals, 'en'));
  return read.value;
}

const entrant = (handicap: number | null, tenths: number | null = null, ...words: string[]): Entrant => ({
  handicap,
  index: tenths === null ? null : { over: tenths * 100, under: 1_000 },
  words,
});

/** Which of the divisions take each entrant. */
function takenBy(cell: string, entrants: readonly Entrant[]): string[] {
  const divisions = soundOf(readDivisions([cell], 'Terms!B9'));
  if (divisions?.kind !== 'named') throw new Error('not named');
  return entrants.map((each) =>
    divisions.divisions
      .filter((division) => isInDivision(division, each))
      .map(({ name }) => name)
      .join(' '),
  );
}

describe('divisions', () => {
  test.each<[string, Entrant[], string[]]>([
    ['1st: PH 0-12; 2nd: PH 13-36', [entrant(12), entrant(13), entrant(36), entrant(37)], ['1st', '2nd', '2nd', '']],
    ['PH 0-12; PH 13+', [entrant(-3), entrant(40)], ['PH 0-12', 'PH 13+']],
    ['0-12, 13-36', [entrant(12), entrant(13)], ['0-12', '13-36']],
    // A band of the Index, with a comma or a point: 15.4 and 15.5 are a tenth apart.
    ['1: Index 0-15,4; 2: Index 15.5-24.4', [entrant(9, 154), entrant(9, 155), entrant(9)], ['1', '2', '']],
    ['A: jusqu’à 12; B: 13 à 54', [entrant(-2), entrant(12), entrant(13)], ['A', 'A', 'B']],
    ['A: up to 12', [entrant(12), entrant(13)], ['A', '']],
    [
      'Ladies; Seniors: S, V',
      [entrant(9, null, 'ladies'), entrant(9, null, 'V', 'Ladies')],
      ['Ladies', 'Ladies Seniors'],
    ],
    [
      'L1: Ladies & 0-18; L2: Ladies & 19+',
      [entrant(18, null, 'Ladies'), entrant(19, null, 'Ladies'), entrant(9)],
      ['L1', 'L2', ''],
    ],
    ['Dames : F; 1re série : HJ 0–12', [entrant(9, null, 'F')], ['Dames 1re série']],
    ['A: 0-12', [entrant(null)], ['']],
  ])('%s', (cell, entrants, expected) => {
    expect(takenBy(cell, entrants)).toEqual(expected);
  });

  test('nothing, and the column', () => {
    expect(soundOf(readDivisions([], ''))).toBeNull();
    expect(soundOf(readDivisions(['by column'], ''))).toEqual({ kind: 'column' });
    expect(soundOf(readDivisions(['selon la colonne'], ''))).toEqual({ kind: 'column' });
  });

  test.each(['1st: 0-12-14', '1st: PH 12–', 'A: < 12', ': 0-12', 'A: 0-12; a: 13-20'])('%s is refused', (cell) => {
    const read = readDivisions([cell], 'Terms!B9');
    expect(read.ok).toBe(false);
    if (!read.ok) expect(wordRefusals(read.refusals, 'fr')).toMatch(/^Terms!B9 : /);
  });
});

describe('prizes', () => {
  const read = (cell: string, divisions: readonly string[] | null = ['1st', 'Ladies']) =>
    readPrizes([cell], 'Terms!B10', divisions);

  test('lists in the order written, things, numbers and pots', () => {
    expect(soundOf(read('Gross: Cup; Overall: Plate, 6 balls; Ladies: 2; Each division: pot £100 = 50/30/20'))).toEqual(
      {
        areSeveralAllowed: false,
        prizes: [
          {
            kind: 'list',
            target: { division: '', isGross: true },
            fund: { kind: 'things', things: ['Cup'] },
            money: null,
            areNumbered: false,
          },
          {
            kind: 'list',
            target: { division: '', isGross: false },
            fund: { kind: 'things', things: ['Plate', '6 balls'] },
            money: null,
            areNumbered: false,
          },
          {
            kind: 'list',
            target: { division: 'Ladies', isGross: false },
            fund: { kind: 'things', things: ['1', '2'] },
            money: null,
            areNumbered: true,
          },
          {
            kind: 'list',
            target: { division: null, isGross: false },
            fund: { kind: 'pot', cents: 10_000, shares: [50, 30, 20] },
            money: { before: '£', cents: 10_000, after: '' },
            areNumbered: false,
          },
        ],
      },
    );
  });

  test('French, several allowed, gross of a division, twos', () => {
    const terms = soundOf(read('Brut : Coupe; 1st brut : 1; Twos : cagnotte 40,50 €; cumul autorisé'));
    expect(terms.areSeveralAllowed).toBe(true);
    expect(terms.prizes.map((term) => (term.kind === 'twos' ? term.money : term.target))).toEqual([
      { division: '', isGross: true },
      { division: '1st', isGross: true },
      { before: '', cents: 4_050, after: '€' },
    ]);
  });

  test.each([
    'Veterans: Cup',
    'Overall',
    'Overall: 0',
    'Overall: pot',
    'Overall: pot 100 = 50/x',
    'Twos: 3',
    'Gross: ',
  ])('%s is refused', (cell) => {
    const refused = read(cell);
    expect(refused.ok).toBe(false);
    if (!refused.ok) expect(wordRefusals(refused.refusals, 'en')).toMatch(/^Terms!B10: “/);
  });

  test.each([
    ['£', '', 1_250, '.', '£12.50'],
    ['', '€', 1_250, ',', '12,50\u00a0€'],
    ['CHF', '', 500, '.', 'CHF\u00a05'],
    ['', '', 5, '.', '0.05'],
  ] as const)('%s%s %i', (before, after, cents, point, text) => {
    expect(moneyText({ before, after, cents: 0 }, cents, point)).toBe(text);
  });
});
