import { CLASSIC } from '../../src/rules/editions/classic/classic';
import { playRound, type RoundHole } from '../../src/rules/forms/round';
import { sayLine } from '../../src/words/explanation';
import { compileDay } from '../../src/workbook/compile-day';
import type { DayResult } from '../../src/workbook/day-result';
import { wordRefusals } from '../../src/workbook/word-finding';
import { INDEXES, numbers, PARS, sheet, terms, times } from './sheets';

const TERMS = terms([
  ['Form of play', 'Four-ball Stableford'],
  ['Rules edition', 'classic'],
]);
const FOURS = times(18, 4);
const FIVES = times(18, 5);
const NONE = times(18, '');

/** Holes are in C to T, then rulings, player's and marker's signature, written total; the side's column comes last. */
function day(rows: readonly (readonly unknown[])[], hasSides = true): DayResult {
  const headings = [
    'Player',
    'PH',
    ...numbers(1, 18),
    'Rulings',
    'Signed',
    'Marker',
    'Written',
    ...(hasSides ? ['Side'] : []),
  ];
  const scores = sheet('Scores', [headings, ['Par', '', ...PARS], ['SI', '', ...INDEXES], ...rows]);
  const compiled = compileDay([scores, TERMS], {}, 'en');
  if (!compiled.ok) throw new Error(wordRefusals(compiled.refusals, 'en'));
  return compiled.value.result;
}

const row = (
  name: string,
  handicap: unknown,
  holes: readonly unknown[],
  side: unknown = '',
  rulings = '',
  mark = 'x',
): unknown[] => [name, handicap, ...holes, rulings, mark, mark, '', side];
const codes = ({ findings }: DayResult): unknown[][] =>
  findings.map(({ code, severity, cell }) => [severity, code, cell]);

describe('two rows a side', () => {
  // Fours off 0: 2 points a hole, 36. Fives off 18: 2 points a hole too. Fives off 0: 1 a hole.
  it('makes one card of two rows: the better ball counts', () => {
    const result = day([
      row('Ann', 0, FIVES, 1),
      row('Bob', 0, FOURS, 1),
      [],
      row('Cleo', 0, FIVES, 2),
      row('Dan', 0, NONE, 2),
    ]);
    expect(result.form).toBe('fourball stableford');
    expect(result.places.map(({ place, name, handicap, total }) => [place, name, handicap, total])).toEqual([
      ['1', 'Ann / Bob', [0, 0], 36],
      ['2', 'Cleo / Dan', [0, 0], 18],
    ]);
    expect(result.cards).toEqual({ entered: 2, returned: 2, placed: 2 });
  });

  it('reads a ruling in a row as that partner’s, and side: as the side’s', () => {
    // 31-6 on hole 1: B's 4 becomes 6, so A's 5 (1 point) counts: 36 − 1. 4-4 on one hole: −2 for the side (32-1b).
    const result = day([row('Ann', 0, FIVES, 1, 'side:R4-4@2'), row('Bob', 0, FOURS, 1, 'R31-6@1')]);
    expect(result.places[0]).toMatchObject({ total: 33, rulings: 'side:R4-4@2; B:R31-6@1' });
  });

  it('takes one partner’s signature for the side, and wants the marker’s', () => {
    const result = day([row('Ann', 0, FIVES, 1, '', ''), row('Bob', 0, FOURS, 1)]);
    expect(codes(result)).toEqual([]);
    const unsigned = day([row('Ann', 0, FIVES, 1, '', ''), row('Bob', 0, FOURS, 1, '', '')]);
    expect(codes(unsigned)).toEqual([['decide', 'signature-missing', 'Scores!V4']]);
    expect(unsigned.places).toHaveLength(1);
  });

  it('asks no handicap of a partner without a score, but of one with any', () => {
    expect(codes(day([row('Ann', 0, FIVES, 1), row('Bob', '', NONE, 1)]))).toEqual([]);
    const result = day([row('Ann', 0, FIVES, 1), row('Bob', '', FOURS, 1)]);
    expect(codes(result)).toEqual([['decide', 'handicap-missing', 'Scores!B5']]);
    expect(result.below).toMatchObject([{ name: 'Ann / Bob', status: '?' }]);
    expect(result.below[0]?.effects).toEqual(result.findings.map(({ message }) => message));
  });

  it('wants a name in each row with scores', () => {
    const result = day([row('Ann', 0, FIVES, 'Reds'), row('', 0, FOURS, 'Reds')]);
    expect(codes(result)).toEqual([['decide', 'name-missing', 'Scores!A5']]);
    expect(result.below.map(({ name, status }) => [name, status])).toEqual([['Ann', '?']]);
    const nobody = day([row('', 0, FIVES, 'Reds'), row('', 0, FOURS, 'Reds')]);
    expect(nobody.below.map(({ name, status }) => [name, status])).toEqual([['Reds', '?']]);
  });

  it('finds the cell of a ruling that cannot act, in the partner’s row', () => {
    const result = day([row('Ann', 0, FIVES, 1), row('Bob', 0, FOURS, 1, 'R99-9@1')]);
    expect(codes(result)).toEqual([['decide', 'clause-unknown', 'Scores!U5']]);
  });
});

describe('which rows belong together', () => {
  it.each<[string, unknown[][], boolean, unknown[], string[]]>([
    [
      'the side’s name in a merged cell',
      [row('Ann', 0, FIVES, 'Reds'), row('Bob', 0, FOURS), row('Cleo', 0, FIVES, 'Blues'), row('Dan', 0, FIVES)],
      true,
      [],
      ['Ann / Bob', 'Cleo / Dan'],
    ],
    [
      'no column of sides: two by two',
      [row('Ann', 0, FIVES).slice(0, -1), row('Bob', 0, FOURS).slice(0, -1)],
      false,
      [],
      ['Ann / Bob'],
    ],
    [
      'a row whose partner’s is of another side',
      [row('Ann', 0, FIVES, 1), row('Bob', 0, FOURS, 2), row('Cleo', 0, FIVES, 2)],
      true,
      [['decide', 'side-rows-differ', 'Scores!Y4']],
      ['Bob / Cleo', 'Ann'],
    ],
    [
      'a row alone between blank rows',
      [row('Ann', 0, FIVES, 1), [], row('Bob', 0, FOURS, 2), row('Cleo', 0, FIVES, 2)],
      true,
      [['decide', 'side-incomplete', 'Scores!Y4']],
      ['Bob / Cleo', 'Ann'],
    ],
    [
      'an absent partner without a name',
      [row('Ann', 0, FIVES, 1), row('', '', NONE, 1), row('Bob', 0, FOURS, 2), row('Cleo', 0, FIVES, 2)],
      true,
      [],
      ['Bob / Cleo', 'Ann'],
    ],
  ])('%s', (_, rows, hasSides, findings, names) => {
    const result = day(rows, hasSides);
    expect(codes(result).filter(([, code]) => code !== 'card-twice')).toEqual(findings);
    expect([...result.places, ...result.below].map(({ name }) => name)).toEqual(names);
  });

  it('reads a lone Team column as the side’s name, or as the players’ where no name comes twice', () => {
    const team = (rows: readonly (readonly unknown[])[]): DayResult => {
      const scores = sheet('Scores', [
        ['Team', 'PH', ...numbers(1, 18)],
        ['Par', '', ...PARS],
        ['SI', '', ...INDEXES],
        ...rows,
      ]);
      const compiled = compileDay([scores, TERMS], {}, 'en');
      if (!compiled.ok) throw new Error(wordRefusals(compiled.refusals, 'en'));
      return compiled.value.result;
    };
    expect(
      team([
        ['Reds', 0, ...FOURS],
        ['Reds', 0, ...FIVES],
      ]).places.map(({ name }) => name),
    ).toEqual(['Reds']);
    expect(
      team([
        ['Ann', 0, ...FOURS],
        ['Bob', 0, ...FIVES],
      ]).places.map(({ name }) => name),
    ).toEqual(['Ann / Bob']);
  });
});

describe('partners from two tees', () => {
  // From the red tee hole 1 is a par 5 and SI 18, holes 2 to 18 are par 4 and SI 1 to 17.
  const mixed = (form: string, rows: readonly (readonly unknown[])[], ties = 'shared'): DayResult => {
    const scores = sheet('Scores', [
      ['Player', 'PH', ...numbers(1, 18), 'Tee'],
      ['Par', '', ...PARS],
      ['SI', '', ...INDEXES],
      ['Par red', '', 5, ...times(17, 4)],
      ['SI red', '', 18, ...numbers(1, 17)],
      ...rows,
    ]);
    const own = terms([
      ['Form of play', form],
      ['Rules edition', '2023'],
      ['Ties', ties],
    ]);
    const compiled = compileDay([scores, own], {}, 'en');
    if (!compiled.ok) throw new Error(wordRefusals(compiled.refusals, 'en'));
    return compiled.value.result;
  };
  const ann = ['Ann', 1, 5, 5, ...times(16, 4), 'Red'];
  const bob = ['Bob', 1, 5, 4, ...times(16, 5), 'White'];

  it.each([
    // Hole 1: Ann 5 on a par 5, no stroke, 2 points; Bob 5 on a par 4 with a stroke, 2. Hole 2: Ann 5 with a stroke
    // on a par 4, 2; Bob 4 without, 2. Then Ann's fours, 2 each. On Bob's card alone she would make 1 on hole 1.
    ['Four-ball Stableford', 36],
    // The same holes, each halved against the partner's own par.
    ['Four-ball par', 0],
    // Hole 1: Ann 5, Bob 5 − 1 = 4. Hole 2: Ann 5 − 1 = 4, Bob 4. Then 16 fours.
    ['Four-ball net', 72],
    // Hole 1: 5. Hole 2: 4. Then 16 fours.
    ['Four-ball gross', 73],
  ])('%s: each ball on its own tee, whichever row comes first', (form, total) => {
    for (const rows of [
      [ann, bob],
      [bob, ann],
    ]) {
      const result = mixed(form, rows);
      expect(result.findings.filter(({ severity }) => severity === 'decide')).toEqual([]);
      expect(result.places.map((each) => each.total)).toEqual([total]);
    }
  });

  it('asks of a low score by the par of the partner’s own tee', () => {
    // A 2 on hole 1 is three under the red par 5; on a white par 4 it is a 2 on a par 4.
    const result = mixed('Four-ball Stableford', [['Ann', 1, 2, ...times(17, 4), 'Red'], bob]);
    expect(result.findings.filter(({ code }) => code === 'score-unlikely-low').map(({ message }) => message)).toEqual([
      expect.stringMatching(/par 5/),
    ]);
  });

  it('tells how a hole came about with the par and stroke index of the partner’s own tee', () => {
    const [ownHole, hole] = [
      { number: 1, par: 5, index: 18, rank: 1 },
      { number: 1, par: 4, index: 1, rank: 1 },
    ];
    const played = playRound(
      { holes: [hole] },
      [4],
      { scoring: 'stableford', fourBall: true },
      {
        balls: [
          { scores: [5], handicap: 0, own: { course: { holes: [ownHole] }, fixed: [5] } },
          { scores: [5], handicap: 0 },
        ],
        rulings: [],
      },
      CLASSIC,
    );
    if (!played.ok) throw new Error('not played');
    const [on] = played.value.holes;
    expect(sayLine({ kind: 'hole', hole: on as RoundHole, round: played.value, amount: 2 }, 'en')).toBe(
      'Hole 1 (par 4, SI 1): A (par 5, SI 18) 5 = net 5; B 5 = net 5; A counts',
    );
  });

  it('parts a tie by the hardest hole of Par and SI, in whatever order the partners stand', () => {
    // Both sides 36 points. Hole 1, SI 1 of the white tee: Cy and Dan 3 (Dan's 4 with a stroke), Ann and Bob 2.
    // Hole 18: Dan and Cy 5 and 6, 1 point.
    const cy = ['Cy', 1, 6, 5, ...times(15, 4), 6, 'Red'];
    const dan = ['Dan', 1, 4, 4, ...times(15, 5), 5, 'White'];
    for (const rows of [
      [ann, bob, cy, dan],
      [bob, ann, dan, cy],
      [dan, cy, ann, bob],
    ])
      expect(mixed('Four-ball Stableford', rows, 'hardest').places.map(({ place, total }) => [place, total])).toEqual([
        ['1', 36],
        ['2', 36],
      ]);
    const [first] = mixed('Four-ball Stableford', [ann, bob, cy, dan], 'hardest').places;
    expect(first?.name).toBe('Cy / Dan');
  });
});
