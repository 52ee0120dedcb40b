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
