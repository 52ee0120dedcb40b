import fc from 'fast-check';
import { orderOfMeritOf, share } from '../../src/functions/prizes';
import { skinsOf, twos } from '../../src/functions/side-games';
import { line, refusalOf } from './excel';

describe('SKINS', () => {
  const THREE = [
    [4, 3, 4, 'X'],
    [3, 4, 4, 5],
    [3, 4, 3, ''],
  ];
  // By hand: hole 1 tied, 2 to A, 3 to C, 4 to B who alone has a score.
  it.each([
    ['carry', [[2], [1], [1]]],
    [undefined, [[2], [1], [1]]],
    ['report', [[2], [1], [1]]],
    ['void', [[1], [1], [1]]],
    ['split', [[1], [1.5], [1.5]]],
    ['Partage', [[1], [1.5], [1.5]]],
  ])('%s', (rule, wanted) => {
    expect(skinsOf(THREE, rule)).toEqual(wanted);
  });

  it('drops what is carried past the last hole, and leaves a line without scores empty', () => {
    expect(
      skinsOf([
        [4, 4],
        [4, 4],
        [null, null],
      ]),
    ).toEqual([[0], [0], ['']]);
  });

  it('gives out one skin a hole where nothing is tied or all is split', () => {
    const scores = fc.array(fc.array(fc.integer({ min: 2, max: 7 }), { minLength: 18, maxLength: 18 }), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(scores, (cards) => {
        const sum = (rule: string): number =>
          skinsOf(cards, rule)
            .flat()
            .reduce<number>((all, won) => all + Number(won), 0);
        // Thirds are rounded to hundredths, one a player.
        expect(Math.abs(sum('split') - 18)).toBeLessThan(0.05);
        expect(sum('carry')).toBeLessThanOrEqual(18);
        expect(sum('void')).toBeLessThanOrEqual(sum('carry'));
      }),
    );
  });

  it('refuses another word, and nineteen holes', () => {
    expect(refusalOf(() => skinsOf([[4]], 'keep'))).toMatch(/^rule: “keep” does not say/);
    expect(refusalOf(() => skinsOf([line(19, () => 4)]))).toMatch(/^scores: 19 holes/);
  });
});

describe('TWOS', () => {
  it('counts twos gross and holes in one, on any par, of a card that is not complete too', () => {
    expect(
      twos(
        [
          [2, 1, 2, 4],
          ['X', 3, '', 2],
          ['', '', '', ''],
        ],
        [[3, 3, 4, 5]],
      ),
    ).toEqual([[3], [1], ['']]);
  });

  it('answers across where the cards are columns', () => {
    expect(
      twos(
        [
          [2, 3],
          [4, 2],
        ],
        [[3], [4]],
      ),
    ).toEqual([[1, 1]]);
  });
});

describe('SHARE', () => {
  const SHARES = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 10 });
  /** Places of a field that may tie: 1 2 2 4. */
  const PLACES = fc
    .array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 30 })
    .map((keys) => keys.map((key) => 1 + keys.filter((other) => other < key).length));

  it('loses no cent, pays equals alike but for one cent, and never pays the better place less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), SHARES, PLACES, (cents, shares, places) => {
        const descending = [...shares].sort((a, b) => b - a);
        const paid =
          share(cents / 100, [descending], [places])[0]?.map((amount) => Math.round(Number(amount) * 100)) ?? [];
        const all = paid.reduce((sum, each) => sum + each, 0);
        expect(all).toBe(descending[0] === 0 ? 0 : cents);
        places.forEach((place, a) =>
          places.forEach((other, b) => {
            const more = (paid[a] ?? 0) - (paid[b] ?? 0);
            if (place === other) expect(Math.abs(more)).toBeLessThanOrEqual(1);
            if (place < other) expect(more).toBeGreaterThanOrEqual(0);
          }),
        );
      }),
    );
  });

  it.each<[string, unknown, unknown[], unknown[], unknown[]]>([
    ['as published', 100, [50, 30, 20], [1, 2, 3], [50, 30, 20]],
    ['the odd cent to the first of those who tie', 0.01, [1], ['T1', 'T1'], [0.01, 0]],
    ['two thirds and one', '100,00', [2, 1], [2, 1], [33.33, 66.67]],
    ['shares that nobody holds go to the others', 90, [50, 30, 20], [1], [90]],
    ['no place at all', 90, [50], ['NR', ''], ['', '']],
    ['a column of text places', 10, [1, 1], ['T1', 'T1'], [5, 5]],
  ])('%s', (_, pot, shares, places, wanted) => {
    expect(share(pot, [shares], [places])).toEqual([wanted]);
    expect(
      share(
        pot,
        [shares],
        places.map((place) => [place]),
      ),
    ).toEqual(wanted.map((amount) => [amount]));
  });

  it.each<[string, () => unknown, RegExp]>([
    ['no pot', () => share(null, [[1]], [[1]]), /^pot: This argument is missing/],
    ['a negative pot', () => share(-5, [[1]], [[1]]), /^pot: “-5” cannot/],
    ['half a cent', () => share(1.005, [[1]], [[1]]), /^pot: “1.005”/],
    ['text for a share', () => share(10, [['half']], [[1]]), /^shares: “half”/],
    ['text for a place', () => share(10, [[1]], [['first']]), /^places: “first” is no place/],
    ['two second places and a third', () => share(10, [[1]], [[1, 2, 2, 3]]), /2 share place 2.* no place 3/],
  ])('refuses %s', (_, call, sentence) => {
    expect(refusalOf(call)).toMatch(sentence);
  });
});

describe('ORDEROFMERIT', () => {
  // 25, 18, 15 by hand: two on place 1 make 43 / 2, three make 58 / 3.
  it.each<[string, unknown[][], unknown, unknown[]]>([
    ['one event', [[1], [2], [3], [4]], undefined, [25, 18, 15, 0]],
    ['text of a leaderboard', [['T1'], ['T1'], ['3']], undefined, [21.5, 21.5, 15]],
    ['three on one place', [[1], [1], [1]], undefined, [19.33, 19.33, 19.33]],
    [
      'thirds are added before they are rounded',
      [
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
      undefined,
      [58, 58, 58],
    ],
    [
      'the best two of three',
      [
        [1, 2, 3],
        ['NR', 1, ''],
        [2, 'DQ R6-6b', 1],
      ],
      2,
      [43, 25, 43],
    ],
    ['players missing from a place', [[1], [4]], undefined, [25, 0]],
  ])('%s', (_, places, best, wanted) => {
    expect(orderOfMeritOf(places, [[25, 18, 15]], best)).toEqual(wanted.map((points) => [points]));
  });

  it.each<[string, () => unknown, RegExp]>([
    ['the best 3 of 2', () => orderOfMeritOf([[1, 2]], [[1]], 3), /^best: “3” .* from 1 to 2/],
    ['half a place', () => orderOfMeritOf([[1.5]], [[1]]), /^places: “1.5” is no place/],
    ['negative points', () => orderOfMeritOf([[1]], [[-1]]), /^points: “-1”/],
    ['no points', () => orderOfMeritOf([[1]], null as unknown as unknown[][]), /^points: This argument/],
  ])('refuses %s', (_, call, sentence) => {
    expect(refusalOf(call)).toMatch(sentence);
  });
});
