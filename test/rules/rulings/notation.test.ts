import * as fc from 'fast-check';
import { formatRuling, formatRulings, parseRulings } from '../../../src/rules/rulings/notation';
import type { Flag, Ruling, What } from '../../../src/rules/rulings/ruling';
import { codesOf, numbers, soundOf } from '../play';

const NBSP = '\u00a0';

const ruling = (what: What, more: Partial<Ruling> = {}): Ruling => ({
  who: null,
  what,
  holes: [],
  times: 1,
  taken: null,
  flags: [],
  ...more,
});
const breach = (clause: string): What => ({ kind: 'breach', clause });
const status = (code: 'NR' | 'DQ' | 'WD' | 'NS', clause: string | null = null): What => ({
  kind: 'status',
  status: { code, clause },
});
const strokes = (n: number): What => ({ kind: 'strokes', strokes: n });

describe('the notation (design section 3)', () => {
  test.each<[string, Ruling]>([
    ['R4-4@1,2', ruling(breach('4-4'), { holes: [1, 2] })],
    ['R6-7', ruling(breach('6-7'))],
    ['B:R31-6@5', ruling(breach('31-6'), { who: 'B', holes: [5] })],
    ['R6-6d@7=5', ruling(breach('6-6d'), { holes: [7], taken: 5 })],
    ['DQ R6-6b', ruling(status('DQ', '6-6b'))],
    ['R18-2a@5x2', ruling(breach('18-2a'), { holes: [5], times: 2 })],
    ['A:R30-2b@5=6!vB', ruling(breach('30-2b'), { who: 'A', holes: [5], taken: 6, flags: ['vB'] })],
    ['R4.1b@1-3', ruling(breach('4.1b'), { holes: [1, 2, 3] })],
    ['R32-2b@9', ruling(breach('32-2b'), { holes: [9] })],
    ['R4-3a(iii)@2', ruling(breach('4-3a(iii)'), { holes: [2] })],
    ['R31-7b(ii)', ruling(breach('31-7b(ii)'))],
    ['R3.3b(2)', ruling(breach('3.3b(2)'))],
    ['R18@5', ruling(breach('18'), { holes: [5] })],
    ['P2@7', ruling(strokes(2), { holes: [7] })],
    ['NR', ruling(status('NR'))],
    ['WD R6-8', ruling(status('WD', '6-8'))],
    ['side:R6-4@3', ruling(breach('6-4'), { who: 'side', holes: [3] })],
    ['A:R18-2a@5!helped', ruling(breach('18-2a'), { who: 'A', holes: [5], flags: ['helped'] })],
    ['C:R18-3b@5!harmed!vD', ruling(breach('18-3b'), { who: 'C', holes: [5], flags: ['harmed', 'vD'] })],
  ])('%s is read, and written back alike', (text, read) => {
    expect(soundOf(parseRulings(text))).toEqual([read]);
    expect(formatRulings([read])).toBe(text);
  });

  // "Spaces and letter case do not count"; French cards write ABD and NP; +n is read too
  test.each<[string, string]>([
    ['r4-4 @ 1 , 2', 'R4-4@1,2'],
    [` R 4 - 4@1${NBSP}`, 'R4-4@1'],
    ['b : r31-6 @5', 'B:R31-6@5'],
    ['dq r6-6B', 'DQ R6-6b'],
    ['DQR6-6b', 'DQ R6-6b'],
    ['nr', 'NR'],
    ['abd', 'WD'],
    ['NP', 'NS'],
    ['+2@7', 'P2@7'],
    ['p2@7', 'P2@7'],
    ['r4-3A(III)@2', 'R4-3a(iii)@2'],
    ['R18-2a@5X2', 'R18-2a@5x2'],
    ['R18-2a@5×2', 'R18-2a@5x2'],
    ['R18-2a@5x1', 'R18-2a@5'],
    ['SIDE:r6-4@3', 'side:R6-4@3'],
    ['camp:R6-4@3', 'side:R6-4@3'],
    ['a:R18@5!HELPED', 'A:R18@5!helped'],
    ['R4–4@1–3', 'R4-4@1-3'],
    ['R4‑4@1', 'R4-4@1'],
    ['R4-4@3,1,2', 'R4-4@1-3'],
    ['R4-4@1-2', 'R4-4@1,2'],
    ['R4-4@1,3-5,7', 'R4-4@1,3-5,7'],
    ['R6-7;', 'R6-7'],
    ['R6-7;;R4-4@1', 'R6-7; R4-4@1'],
    ['DQ R6-6b ; R4-4@1,2;  P1@3', 'DQ R6-6b; R4-4@1,2; P1@3'],
  ])('%j is %s', (text, written) => {
    expect(formatRulings(soundOf(parseRulings(text)))).toBe(written);
  });

  test.each([null, undefined, '', '   ', NBSP, 0, '0', ' 0 '])('%j is no ruling', (cell) => {
    expect(soundOf(parseRulings(cell))).toEqual([]);
  });

  // "A number (Excel made 6-7 a date) is refused with a message that says so"
  test.each<[unknown]>([
    [45_839],
    [6],
    [-2],
    [1.5],
    [NaN],
    ['6-7'],
    ['45839'],
    ['6/7'],
    ['06.07.2024'],
    ['2024-07-06'],
  ])('the number or date %j is refused', (cell) => {
    expect(codesOf(parseRulings(cell))).toEqual(['ruling-is-number']);
  });

  test('an error in the cell is named as one', () => {
    expect(codesOf(parseRulings({ code: '#N/A' }))).toEqual(['cell-error']);
  });

  test.each([
    'hello',
    'R',
    'R@5',
    'Rabc',
    'R4-4@',
    'R4-4@0',
    'R4-4@3-1',
    'R4-4@1-',
    'R4-4@,',
    'R4-4@x2',
    'R4-4@5x0',
    'R4-4@5x',
    'R4-4x2',
    'R4-4@5=0',
    'R4-4@5=31',
    'R4-4@5=',
    'R4-4@5!',
    'R4-4@5!loud',
    'R4-4@5!helped!helped',
    'E:R4-4@5',
    ':R4-4@5',
    'A:B:R4-4@5',
    'P@5',
    'P0@5',
    'P-1@5',
    'P1.5@5',
    'P100@5',
    'DQ 6-6b',
    'OUT',
    'NR R',
    'R4-4 R6-7',
    'R4-4,R6-7',
    'R4-4@1 and 2',
    'R4-4a(iiii',
    'R18-2a()@5',
    '4-4@1',
    '=R4-4',
  ])('%j is refused', (text) => {
    expect(codesOf(parseRulings(text))).toEqual(['ruling-not-read']);
  });

  test.each([
    ['R4-4@19', 'ruling-hole-not-on-card'],
    ['R4-4@1-19', 'ruling-hole-not-on-card'],
    ['R4-4@1,1', 'ruling-hole-twice'],
    ['R4-4@1-3,2', 'ruling-hole-twice'],
  ])('%s is refused: %s', (text, code) => {
    expect(codesOf(parseRulings(text))).toEqual([code]);
  });

  test('every ruling of the cell that is not read is named', () => {
    const read = parseRulings('R4-4@1; foo; R4-4@19; bar');
    expect(read.ok ? [] : read.refusals.map(({ code, values }) => [code, values['ruling'] ?? values['met']])).toEqual([
      ['ruling-not-read', 'foo'],
      ['ruling-hole-not-on-card', 'R4-4@19'],
      ['ruling-not-read', 'bar'],
    ]);
  });
});

/** Any ruling that the notation can say. */
const anyRuling: fc.Arbitrary<Ruling> = fc
  .record({
    who: fc.constantFrom('A', 'B', 'C', 'D', 'side', null),
    what: fc.oneof(
      clauses().map(breach),
      fc.integer({ min: 1, max: 99 }).map(strokes),
      fc
        .tuple(fc.constantFrom('NR', 'DQ', 'WD', 'NS'), fc.option(clauses()))
        .map(([code, clause]) => status(code, clause)),
    ),
    holes: fc.subarray(numbers(1, 18)),
    times: fc.integer({ min: 1, max: 99 }),
    taken: fc.option(fc.integer({ min: 1, max: 30 })),
    flags: fc.shuffledSubarray<Flag>(['helped', 'harmed', 'vA', 'vB', 'vC', 'vD']),
  })
  // How often belongs to the holes named.
  .map((said) => (said.holes.length === 0 ? { ...said, times: 1 } : said));

function clauses(): fc.Arbitrary<string> {
  const part = fc.constantFrom('', 'a', 'd', 'b(i)', 'a(iii)', 'c(2)', 'z(xi)', '(1)');
  const section = fc.oneof(
    fc.constant(''),
    fc.tuple(fc.constantFrom('-', '.'), fc.integer({ min: 1, max: 20 })).map(([mark, n]) => `${mark}${n}`),
  );
  return fc
    .tuple(fc.integer({ min: 1, max: 34 }), section, part)
    .map(([rule, deeper, last]) => `${rule}${deeper}${last}`);
}

describe('reading and writing are each other’s inverse', () => {
  test('parse(format(r)) is r', () => {
    fc.assert(
      fc.property(fc.array(anyRuling, { minLength: 1, maxLength: 5 }), (rulings) => {
        expect(soundOf(parseRulings(formatRulings(rulings)))).toEqual(rulings);
      }),
      { numRuns: 2000 },
    );
  });

  test('however it is spaced and cased', () => {
    fc.assert(
      fc.property(anyRuling, fc.infiniteStream(fc.constantFrom('', ' ', NBSP)), fc.boolean(), (said, gaps, upper) => {
        const written = formatRuling(said);
        const loose = Array.from(written, (letter) => letter + String(gaps.next().value)).join('');
        expect(soundOf(parseRulings(upper ? loose.toUpperCase() : loose.toLowerCase()))).toEqual([said]);
      }),
      { numRuns: 1000 },
    );
  });

  test('what is read is written one way: format(parse(format(parse(x)))) is format(parse(x))', () => {
    const letters = fc.constantFrom(...'RrDQPNSWABside:@=x!-.,;0123456789(i) helped'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 24 }), (text) => {
        const read = parseRulings(text);
        if (!read.ok) return;
        const written = formatRulings(read.value);
        expect(formatRulings(soundOf(parseRulings(written)))).toBe(written);
      }),
      { numRuns: 3000 },
    );
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything()), (cell) => {
        expect(typeof parseRulings(cell).ok).toBe('boolean');
      }),
      { numRuns: 2000 },
    );
  });
});
