import fc from 'fast-check';
import type { Round } from '../../../src/rules/forms/round';
import { bestOf } from '../../../src/rules/games/team-score';
import { eclecticOf } from '../../../src/rules/standings/eclectic';
import { fours, formOf, numbers, play } from '../play';

/** Eighteen par 4s; a four is two points for a handicap of 0. Worked by hand. */
const played = (
  form: string,
  but: Parameters<typeof fours>[0],
  { handicap = 0, rulings = '' }: { readonly handicap?: number; readonly rulings?: string } = {},
): Round => play({ form, balls: [fours(but)], handicaps: [handicap], rulings });

type Case = readonly [string, readonly (Round | null)[], total: number | null, from: readonly number[]];

const FIRST_GIVES_ALL = numbers(1, 18).map(() => 0);
/** The round of each hole: the first but where it is said. */
const from = (but: Readonly<Record<number, number>>): number[] =>
  FIRST_GIVES_ALL.map((first, at) => but[at + 1] ?? first);

test.each<Case>([
  ['the lower of each hole', [played('gross', { 1: 5 }), played('gross', { 2: 3, 3: 6 })], 71, from({ 1: 1, 2: 1 })],
  ['equal holes are the earlier round’s', [played('gross', {}), played('gross', {})], 72, from({})],
  [
    'the more points of each hole',
    [played('stableford', { 1: 3, 2: 6 }), played('stableford', {})],
    37,
    from({ 2: 1 }),
  ],
  ['holes up', [played('par', { 1: 3, 2: 5 }), played('par', { 3: 3 })], 2, from({ 2: 1, 3: 1 })],
  ['a round not played gives nothing', [null, played('gross', {})], 72, FIRST_GIVES_ALL.map(() => 1)],
  // No score is never zero: it is beaten by any score.
  ['no score in one round', [played('gross', { 4: null }), played('gross', { 4: 9 })], 77, from({ 4: 1 })],
  ['no score in any round', [played('net', { 4: null }), played('net', { 4: null })], null, from({})],
  ['no score in any round makes no points', [played('stableford', { 4: null })], 34, from({})],
  // Each round is played off the handicap of its day: on hole 1 a five less a stroke, or a four.
  ['net of each round', [played('net', { 1: 5 }, { handicap: 1 }), played('net', {})], 72, from({})],
  // 32-1b note 1: two points for a hole with too many clubs (4-4), off the total.
  [
    'what is taken off a round',
    [played('stableford', {}, { rulings: 'R4-4@1' }), played('stableford', {})],
    34,
    from({}),
  ],
  // P3@1: three penalty strokes on the first hole, which the other round then gives.
  [
    'penalty strokes stay on their hole',
    [played('gross', {}, { rulings: 'P3@1' }), played('gross', {})],
    72,
    from({ 1: 1 }),
  ],
  ['withdrawn: its holes count', [played('gross', { 1: 3 }, { rulings: 'WD' }), played('gross', {})], 71, from({})],
  [
    'disqualified: none counts',
    [played('gross', { 1: 3 }, { rulings: 'DQ R6-6b' }), played('gross', {})],
    72,
    FIRST_GIVES_ALL.map(() => 1),
  ],
])('%s', (_, rounds, total, rounded) => {
  expect(eclecticOf(rounds)).toMatchObject({ total, from: rounded });
});

it('is nothing where every round is disqualified or missing', () => {
  expect(eclecticOf([null, played('net', {}, { rulings: 'DQ R6-6b' })])).toBeNull();
});

it('is never minus zero', () => {
  expect(eclecticOf([played('par', {})])?.total).toBe(0);
  expect(Object.is(eclecticOf([played('par', {})])?.total, -0)).toBe(false);
});

it('adds up to what the best one of the cards on each hole does, which is computed another way', () => {
  const score = fc.option(fc.integer({ min: 1, max: 12 }), { freq: 8 });
  const card = fc.array(score, { minLength: 18, maxLength: 18 });
  const form = fc.constantFrom('stableford', 'par', 'bogey', 'net', 'gross', 'max 2par');
  fc.assert(
    fc.property(
      form,
      fc.array(card, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: -5, max: 54 }),
      (how, cards, handicap) => {
        const rounds = cards.map((scores) => play({ form: how, balls: [scores], handicaps: [handicap] }));
        expect(eclecticOf(rounds)?.total).toBe(bestOf(1, rounds, formOf(how), 18));
      },
    ),
  );
});
