import { compileDay } from '../../src/workbook/compile-day';
import type { DayResult } from '../../src/workbook/day-result';
import type { DayOptions } from '../../src/workbook/judge-day';
import type { SheetCells } from '../../src/workbook/sheet-cells';
import { wordRefusals } from '../../src/workbook/word-finding';
import { INDEXES, numbers, PARS, sheet, STABLEFORD, terms, times } from './sheets';

function compiled(sheets: readonly SheetCells[], options: DayOptions = {}, language: 'en' | 'fr' = 'en'): DayResult {
  const day = compileDay(sheets, options, language);
  if (!day.ok) throw new Error(wordRefusals(day.refusals, language));
  return day.value.result;
}

const HEADINGS = ['Player', 'PH', ...numbers(1, 18), 'Rulings', 'Signed', 'Marker', 'Written'];

/** Scores!C… are holes 1 to 18, U the rulings, V and W the signatures, X the written total. */
const scores = (cards: readonly (readonly unknown[])[], headings: readonly unknown[] = HEADINGS): SheetCells =>
  sheet('Scores', [headings, ['Par', '', ...PARS], ['SI', '', ...INDEXES], ...cards]);

const card = (name: string, handicap: unknown, holes: readonly unknown[], rulings: unknown = ''): unknown[] => [
  name,
  handicap,
  ...holes,
  rulings,
  'x',
  'x',
  '',
];

const FOURS = times(18, 4);
const FIVES = times(18, 5);

describe('a clean Stableford day', () => {
  // Par 4s: net par is 2 points (32-1b). Fours off 0: 36. Fives off 9: 9 × 2 + 9 × 1 = 27. Fives off 18: 36.
  const day = compiled([scores([card('Ann', 0, FOURS), card('Bob', 9, FIVES), card('Cleo', 18, FIVES)]), STABLEFORD]);

  const line = (place: string, name: string, handicap: number, out: number, back: number, decidedBy: unknown) => ({
    place,
    name,
    member: '',
    handicap,
    out,
    in: back,
    gross: null,
    deducted: 0,
    total: out + back,
    decidedBy,
    rulings: '',
    effects: [],
    rounds: [],
    prizes: [],
  });

  it('answers what is promised of it: places, who is below, findings, counts', () => {
    const places = [
      line('T1', 'Ann', 0, 18, 18, expect.any(String)),
      line('T1', 'Cleo', 18, 18, 18, expect.any(String)),
      line('3', 'Bob', 9, 18, 9, ''),
    ];
    expect(day).toEqual({
      competition: 'Spring Cup',
      date: '',
      form: 'stableford',
      edition: 'classic',
      places,
      below: [],
      lists: [
        { title: '', division: '', gross: false, places, below: [], cards: { entered: 3, returned: 3, placed: 3 } },
      ],
      prizes: [],
      twos: [],
      teams: [],
      stamp: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
      findings: [expect.objectContaining({ code: 'card-twice', cell: 'Scores!C6' })],
      cards: { entered: 3, returned: 3, placed: 3 },
      provisional: false,
      open: 0,
    });
  });
});

describe('places, rulings and who is below the line', () => {
  // Bob: 4-4 on one hole costs 2 points (32-1b note 1): 27 − 2 = 25.
  const day = compiled([
    scores([
      card('Ann', 0, FOURS, 'DQ R6-6b'),
      card('Bob', 9, FIVES, 'r4-4 @ 1'),
      card('Cleo', 0, times(18, ''), 'WD'),
      card('Dora', 0, times(18, ''), 'NP'),
      card('Eve', 0, times(18, '')),
      ['Fay', '', ...FOURS, '', 'x', 'x', ''],
    ]),
    STABLEFORD,
  ]);

  it.each([
    [
      'placed',
      day.places.map(({ place, name, total, rulings }) => [place, name, total, rulings]),
      [['1', 'Bob', 25, 'R4-4@1']],
    ],
    [
      'below: to decide first, then WD, NS, DQ',
      day.below.map(({ name, status }) => [name, status]),
      [
        ['Fay', '?'],
        ['Cleo', 'WD'],
        ['Dora', 'NS'],
        ['Ann', 'DQ R6-6b'],
      ],
    ],
    ['cards', [day.cards], [{ entered: 6, returned: 5, placed: 1 }]],
    ['open', [day.open, day.provisional], [1, true]],
  ])('%s', (_, met, wanted) => {
    expect(met).toEqual(wanted);
  });

  it('says what each ruling did', () => {
    expect(day.places[0]?.effects).toHaveLength(1);
    expect(day.places[0]?.effects[0]).toMatch(/^R4-4@1 \(more than 14 clubs\): −2 points/);
  });
});

/** Fault in one card, and the finding it makes. The clean card beside it keeps its place. */
describe('findings of the card check', () => {
  const on = (hole: number, cell: unknown): unknown[] => FOURS.map((four, at) => (at === hole - 1 ? cell : four));
  const signed = (player: unknown, marker: unknown, rulings: unknown = ''): unknown[] => [
    'Ann',
    0,
    ...FOURS,
    rulings,
    player,
    marker,
    '',
  ];
  it.each<[string, unknown[], string, string, string, number | null, string]>([
    ['half a stroke', card('Ann', 0, on(3, 4.5)), 'decide', 'score-not-whole', 'Scores!E4', 3, '?'],
    ['a word on a hole', card('Ann', 0, on(18, 'WD')), 'decide', 'score-not-whole', 'Scores!T4', 18, '?'],
    ['an error on a hole', card('Ann', 0, on(1, '#N/A')), 'decide', 'score-not-whole', 'Scores!C4', 1, '?'],
    ['31 strokes', card('Ann', 0, on(2, 31)), 'decide', 'score-out-of-range', 'Scores!D4', 2, '?'],
    ['blank handicap', card('Ann', '', FOURS), 'decide', 'handicap-missing', 'Scores!B4', null, '?'],
    ['handicap of halves', card('Ann', 12.4, FOURS), 'decide', 'handicap-not-whole', 'Scores!B4', null, '?'],
    ['no name', card('', 0, FOURS), 'decide', 'name-missing', 'Scores!A4', null, '?'],
    ['a date for a ruling', card('Ann', 0, FOURS, 45_823), 'decide', 'ruling-is-number', 'Scores!U4', null, '?'],
    [
      'a ruling on hole 19',
      card('Ann', 0, FOURS, 'R19-2@19'),
      'decide',
      'ruling-hole-not-on-card',
      'Scores!U4',
      null,
      '?',
    ],
    ['an unknown clause', card('Ann', 0, FOURS, 'R99-9@1'), 'decide', 'clause-unknown', 'Scores!U4', null, '?'],
    ['a clause of 2023', card('Ann', 0, FOURS, 'R4.1b@1'), 'decide', 'clause-of-other-edition', 'Scores!U4', null, '?'],
    ['no signature', signed('', 'x'), 'decide', 'signature-missing', 'Scores!V4', null, 'placed'],
    ['no marker', signed('x', 'no'), 'decide', 'signature-missing', 'Scores!W4', null, 'placed'],
    ['marked by himself', signed('x', 'ann'), 'warn', 'marker-is-player', 'Scores!W4', null, 'placed'],
    ['one stroke on a par 4', card('Ann', 0, on(5, 1)), 'warn', 'score-unlikely-low', 'Scores!G4', 5, 'placed'],
  ])('%s', (_, row, severity, code, cell, hole, outcome) => {
    const day = compiled([scores([row, card('Zoe', 1, FIVES)]), STABLEFORD]);
    const finding = day.findings.find((each) => each.code === code);
    expect(finding).toMatchObject({ severity, cell, hole, code });
    expect(finding?.message).not.toMatch(/undefined|\{|null/);
    const named = row[0] === '' ? 'Row 4' : 'Ann';
    expect(finding?.card).toBe(named);
    const below = day.below.find(({ name }) => name === named)?.status ?? 'placed';
    expect(below).toBe(outcome);
    expect(day.places.map(({ name }) => name)).toContain('Zoe');
    expect(day.provisional).toBe(severity === 'decide');
  });

  it('proposes a disqualification that does not act until it stands in the rulings cell', () => {
    const open = compiled([scores([signed('', '')]), STABLEFORD]);
    expect(open.places).toHaveLength(1);
    expect(open.findings.map(({ message }) => message)).toEqual([
      'Neither player nor marker has signed. Proposed: DQ R6-6b; it acts once it stands in the rulings cell.',
    ]);
    const settled = compiled([scores([signed('', '', 'DQ R6-6b')]), STABLEFORD]);
    expect(settled.below).toEqual([
      { name: 'Ann', status: 'DQ R6-6b', effects: [expect.any(String)], why: expect.stringMatching(/^DQ R6-6b: disq/) },
    ]);
    expect(settled.open).toBe(0);
  });

  it('asks nothing to be decided of a card that its rulings put out', () => {
    const day = compiled([scores([card('Ann', '', on(3, 'abc'), 'DQ R6-2b')]), STABLEFORD]);
    expect(day.below.map(({ status }) => status)).toEqual(['DQ R6-2b']);
    expect(day.findings.map(({ severity, code }) => [severity, code])).toEqual([
      ['warn', 'score-not-whole'],
      ['warn', 'handicap-missing'],
    ]);
  });

  // A plus handicap gives strokes back from SI 18 on: fours off +2 make 16 × 2 + 2 × 1 = 34.
  it.each([
    ['as text', '+2'],
    ['as the number of the template', -2],
  ])('reads a plus handicap %s', (_, handicap) => {
    const day = compiled([scores([card('Ann', handicap, FOURS)]), STABLEFORD]);
    expect(day.places[0]).toMatchObject({ handicap: -2, total: 34 });
  });

  it.each([
    ['the computed total', 36, []],
    ['another total', 35, ['written-total']],
    ['a total in words', '35 pts', ['written-total']],
    ['nothing', '', []],
  ])('a card with %s written', (_, written, codes) => {
    const day = compiled([scores([[...card('Ann', 0, FOURS).slice(0, -1), written]]), STABLEFORD]);
    expect(day.findings.map(({ code }) => code)).toEqual(codes);
  });

  it('lets a written total stand that lacks only the ruling', () => {
    // 36 points as written, 34 after 4-4 on one hole.
    const day = compiled([scores([[...card('Ann', 0, FOURS, 'R4-4@1').slice(0, -1), 36]]), STABLEFORD]);
    expect([day.places[0]?.total, day.findings]).toEqual([34, []]);
  });

  it('finds a player entered twice', () => {
    const day = compiled([scores([card('Ann  Bell', 0, FOURS), card('ann bell', 3, FIVES)]), STABLEFORD]);
    expect(day.findings).toEqual([
      expect.objectContaining({
        code: 'player-twice',
        severity: 'warn',
        cell: 'Scores!A5',
        message: 'ann bell stands in Scores!A4 too.',
      }),
    ]);
  });
});

describe('stroke play', () => {
  const net = terms([
    ['Form of play', 'stroke play (net)'],
    ['Rules edition', 'classic'],
  ]);

  it('makes a card without a score on a hole NR, whatever else it lacks', () => {
    const day = compiled([scores([['Ann', 0, ...times(17, 4), 'X', '', '', '', '']]), net]);
    expect(day.below).toMatchObject([
      { name: 'Ann', status: 'NR', effects: [], why: 'no return: a hole has no score' },
    ]);
    expect(day.findings.map(({ code, severity, cell }) => [code, severity, cell])).toEqual([
      ['hole-without-score', 'info', 'Scores!T4'],
    ]);
  });

  // 18 fives are 90, less 9: 81. Fours off 0: 72.
  it('ranks the lowest net first', () => {
    const day = compiled([scores([card('Bob', 9, FIVES), card('Ann', 0, FOURS)]), net]);
    expect(day.places.map(({ place, name, total }) => [place, name, total])).toEqual([
      ['1', 'Ann', 72],
      ['2', 'Bob', 81],
    ]);
  });

  it('needs no handicap column for gross', () => {
    const headings = HEADINGS.map((heading) => (heading === 'PH' ? 'Club' : heading));
    const day = compiled([scores([card('Ann', 'Royal', FOURS)], headings)], { form: 'gross', edition: 'classic' });
    expect(day.places).toEqual([expect.objectContaining({ name: 'Ann', total: 72, handicap: null })]);
  });
});

describe('editions', () => {
  const unstated = terms([['Form of play', 'Stableford']]);

  it.each<[string, DayOptions, SheetCells, unknown, string, boolean]>([
    ['stated on the sheet', {}, STABLEFORD, '', 'classic', false],
    [
      'stated as a number',
      {},
      terms([
        ['Form', 'Stableford'],
        ['Rules edition', 2023],
      ]),
      '',
      '2023',
      false,
    ],
    ['given by the user', { edition: '2019' }, STABLEFORD, '', '2019', false],
    ['not stated, no ruling', {}, unstated, '', 'classic', true],
    ['not stated, a hyphen', {}, unstated, 'R4-4@1', 'classic', true],
  ])('%s', (_, options, termsSheet, ruling, edition, isWarned) => {
    const day = compiled([scores([card('Ann', 0, FOURS, ruling)]), termsSheet], options);
    expect(day.edition).toBe(edition);
    expect(day.findings.some(({ code, severity }) => code === 'edition-not-stated' && severity === 'warn')).toBe(
      isWarned,
    );
  });

  it.each([
    ['2019', /DQ R3\.3b\(4\)/],
    // Since 2023 no handicap need stand on the card: nothing is proposed.
    ['2023', /^(?!.*DQ)/],
    ['classic', /DQ R6-2b/],
  ])('a blank handicap under %s', (edition, proposed) => {
    const day = compiled([scores([card('Ann', '', FOURS)]), STABLEFORD], { edition });
    expect(day.findings.find(({ code }) => code === 'handicap-missing')?.message).toMatch(proposed);
  });

  it('rulings of the day act under the edition of the day', () => {
    const day = compiled([scores([card('Ann', 0, FOURS, 'R4.1b@1,2')]), STABLEFORD], { edition: '2019' });
    expect(day.places).toEqual([expect.objectContaining({ name: 'Ann', total: 32 })]);
  });

  it('maximum score is compiled, its limit named', () => {
    const picked = FOURS.map((four, at) => (at === 4 ? 'X' : four));
    const day = compiled([scores([card('Ann', 0, picked)]), STABLEFORD], { form: 'max 2par', edition: '2023' });
    expect([day.form, day.places]).toEqual(['max 2par', [expect.objectContaining({ name: 'Ann', total: 76 })]]);
  });
});
