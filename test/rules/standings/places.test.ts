import * as fc from 'fast-check';
import type { Round } from '../../../src/rules/forms/round';
import { placesOf } from '../../../src/rules/standings/places';
import { fours, numbers, play } from '../play';

const COUNTBACK = ['countback'] as const;
const card = (form: string, but: Readonly<Record<number, number | null>>, rulings = '', handicap = 0): Round =>
  play({ form, balls: [fours(but)], handicaps: [handicap], rulings });
const placeOf = (rounds: readonly (Round | null)[]): readonly (number | undefined)[] =>
  placesOf(rounds, COUNTBACK).map((placing) => placing?.place);

describe('places', () => {
  test('1 2 2 4, in the field’s own order', () => {
    const rounds = [
      card('stableford', { 1: 5, 2: 5 }),
      card('stableford', {}),
      card('stableford', { 1: 5 }),
      card('stableford', { 1: 5 }),
    ];
    expect(placeOf(rounds)).toEqual([4, 1, 2, 2]);
  });

  test.each<[string, number[]]>([
    ['stableford', [1, 2, 3]],
    ['par', [1, 2, 3]],
    // Against bogey 3 and 4 both win the hole.
    ['bogey', [1, 1, 3]],
    ['net', [1, 2, 3]],
    ['gross', [1, 2, 3]],
  ])('%s: the better card is ahead, most points or fewest strokes', (form, places) => {
    expect(placeOf([card(form, { 1: 3 }), card(form, {}), card(form, { 1: 5 })])).toEqual(places);
  });

  test('a card that is out, or not there, takes no place', () => {
    const rounds = [
      card('stableford', { 1: 3 }, 'DQ R6-6b'),
      card('stableford', { 1: 5 }),
      null,
      card('stableford', {}, 'WD'),
      card('stableford', {}),
    ];
    expect(placeOf(rounds)).toEqual([undefined, 2, undefined, undefined, 1]);
  });

  test('NR takes none in stroke play, however few strokes it shows', () => {
    expect(placeOf([card('gross', { 5: null }), card('gross', {})])).toEqual([undefined, 1]);
  });

  test('a field without a card to place', () => {
    expect(placesOf([], COUNTBACK)).toEqual([]);
    expect(placesOf([null, card('stableford', {}, 'NS')], COUNTBACK)).toEqual([null, null]);
  });

  test('one card is first, and nothing decided it', () => {
    expect(placesOf([card('stableford', {})], COUNTBACK)).toEqual([{ place: 1, isShared: false, decision: null }]);
  });
});

describe('laws of places', () => {
  /** The second way: the figures of 9-6-3-1 in eighteenths, and one more than the cards that beat it. */
  const figures = (round: Round): number[] => {
    const low = round.form.scoring === 'net' || round.form.scoring === 'gross';
    const handicap = round.form.scoring === 'net' ? (round.card.balls[0]?.handicap ?? 0) : 0;
    return [18, 9, 6, 3, 1].map((holes) => {
      const last = round.holes.slice(18 - holes);
      const sum = last.reduce((total, { result, balls }) => total + ((low ? balls[0]?.gross : result) ?? 0), 0);
      return low ? sum * 18 - handicap * holes : -18 * sum;
    });
  };
  const beats = (a: Round, b: Round): boolean => {
    const mine = figures(a);
    const theirs = figures(b);
    const at = mine.findIndex((figure, nth) => figure !== theirs[nth]);
    return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0);
  };

  const field = fc
    .tuple(
      fc.constantFrom('stableford', 'par', 'net', 'gross'),
      fc.array(
        fc.tuple(
          // Few figures, so that there are ties enough.
          fc.array(fc.constantFrom(4, 4, 4, 5), { minLength: 18, maxLength: 18 }),
          fc.integer({ min: -2, max: 3 }),
        ),
        { minLength: 1, maxLength: 12 },
      ),
    )
    .map(([form, cards]) => cards.map(([scores, handicap]) => play({ form, balls: [scores], handicaps: [handicap] })));

  test('a place is one more than the cards that beat it', () => {
    fc.assert(
      fc.property(field, (rounds) => {
        const expected = rounds.map((round) => 1 + rounds.filter((other) => beats(other, round)).length);
        expect(placeOf(rounds)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('the order of entry never changes a place', () => {
    fc.assert(
      fc.property(field, fc.infiniteStream(fc.nat()), (rounds, shuffle) => {
        const places = placeOf(rounds);
        const order = numbers(0, rounds.length - 1)
          .map((at) => ({ at, key: shuffle.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ at }) => at);
        const again = placeOf(order.map((at) => rounds[at] ?? null));
        expect(order.map((at) => places[at])).toEqual(again);
      }),
      { numRuns: 200 },
    );
  });

  test('every tie is told, and every card on a total of its own has nothing to tell', () => {
    fc.assert(
      fc.property(field, (rounds) => {
        placesOf(rounds, COUNTBACK).forEach((placing, at) => {
          const level = rounds.filter((round) => round.total === rounds[at]?.total).length;
          expect(placing?.decision === null).toBe(level === 1);
        });
      }),
      { numRuns: 200 },
    );
  });
});
