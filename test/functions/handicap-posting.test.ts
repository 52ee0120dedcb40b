import { adjustedGrossOf, differential, handicapIndexOf } from '../../src/functions/handicap-posting';
import { isError, line, refusalOf, sentenceOf } from './excel';

const COURSE = [[[4, 3, 5]], [[1, 3, 2]]] as const;
const adjusted = (scores: unknown[][], handicaps: unknown): unknown[][] =>
  adjustedGrossOf(
    scores,
    COURSE[0].map((row) => [...row]),
    COURSE[1].map((row) => [...row]),
    handicaps as unknown[][],
  );

describe('ADJUSTEDGROSS', () => {
  // Rules of Handicapping 3.1 and 3.2, by hand: par + 2 + strokes received; par + 5 without an index; net par.
  it.each<[string, unknown[], unknown, number]>([
    ['capped at 6, 5 and 7, as taken below', [12, 5, 5], 0, 6 + 5 + 5],
    ['a stroke on the hardest hole', [12, 'X', 'NR'], 1, 7 + 5 + 7],
    ['a plus player gives one back on the easiest', ['X', 'X', 'X'], '+1', 6 + 4 + 7],
    ['without an index', [12, 9, 5], 'none', 9 + 8 + 5],
    ['without an index, in French', [12, 9, 5], 'aucun', 9 + 8 + 5],
    ['a hole begun counts the most, blank or marked', [null, '-', 4], 0, 6 + 5 + 4],
    ['a hole not played counts net par', ['NP', 3, 'nj'], 1, 5 + 3 + 5],
  ])('%s', (_, scores, handicap, wanted) => {
    expect(adjusted([scores], [[handicap]])).toEqual([[wanted]]);
    // The same card in a column.
    const column = (cells: readonly unknown[]): unknown[][] => cells.map((cell) => [cell]);
    expect(adjustedGrossOf(column(scores), column([4, 3, 5]), column([1, 3, 2]), [[handicap]])).toEqual([[wanted]]);
  });

  it('takes each card by its own handicap, and leaves a line without scores alone', () => {
    const scores = [
      [12, 3, 5],
      [12, 3, 5],
      [null, null, null],
    ];
    expect(adjusted(scores, [['none'], [0], [null]])).toEqual([[17], [14], ['']]);
  });

  it('refuses a blank handicap, and net par without an index', () => {
    expect(refusalOf(() => adjusted([[4, 3, 5]], [['']]))).toMatch(/^handicaps: .*missing/);
    expect(refusalOf(() => adjusted([[4, 'NP', 5]], [['none']]))).toMatch(/no net par .* without a Handicap Index/);
    const [, second] = adjusted(
      [
        [4, 3, 5],
        [4, 'NP', 5],
      ],
      [['none'], ['none']],
    );
    expect(sentenceOf(second?.[0])).toMatch(/^scores, card 2: /);
  });

  it('refuses more than eight holes not played', () => {
    const card = (count: number): unknown[][] => [line(18, (hole) => (hole <= count ? 'NP' : 4))];
    const call = (count: number): unknown[][] =>
      adjustedGrossOf(card(count), [line(18, () => 4)], [line(18, (hole) => hole)], [[0]]);
    expect(call(8)).toEqual([[72]]);
    expect(refusalOf(() => call(9))).toMatch(/9 holes were not played\. No more than 8/);
  });
});

describe('DIFFERENTIAL', () => {
  it('answers each score as it lies, a blank with nothing', () => {
    expect(
      differential(
        [
          [85, ''],
          [70, null],
        ],
        [[71.2, 71.2, 71.5, 71.5]],
        [[125, 125, 130, 130]],
      ),
    ).toEqual([
      [12.5, ''],
      [-1.3, ''],
    ]);
  });

  // BigInt over one denominator, rounded by doubling: another way than the product's.
  const second = (strokes: number, ratingTenths: number, slope: number, pcc: number, scale: bigint): number => {
    const isNine = ratingTenths <= 450;
    const twentieths = BigInt(strokes * 20 - ratingTenths * 2 - (isNine ? 10 : 20) * pcc);
    const over = 113n * twentieths * scale * 2n + 20n * BigInt(slope);
    const under = 40n * BigInt(slope);
    const floor = over / under - (over < 0n && over % under !== 0n ? 1n : 0n);
    return Number(floor) / Number(scale);
  };
  it('equals a second exact computation over scores, ratings and slopes', () => {
    let different = 0;
    for (let strokes = 60; strokes <= 130; strokes += 3)
      for (const rating of [652, 705, 718, 749])
        for (let slope = 55; slope <= 155; slope += 4)
          for (const pcc of [-1, 0, 1, 3]) {
            const [[made] = []] = differential([[strokes]], [[rating / 10]], [[slope]], [[pcc]]);
            if (made !== second(strokes, rating, slope, pcc, 10n)) different++;
          }
    for (let strokes = 28; strokes <= 70; strokes++)
      for (const rating of [298, 341, 364])
        for (let slope = 55; slope <= 155; slope += 5)
          for (const pcc of [-1, 0, 1, 2]) {
            const [[made] = []] = differential([[strokes]], [[rating / 10]], [[slope]], [[pcc]]);
            if (made !== second(strokes, rating, slope, pcc, 1000n)) different++;
          }
    expect(different).toBe(0);
  });

  it.each<[string, unknown[], RegExp]>([
    ['slope 54', [85, 71.2, 54], /“54” is no slope/],
    ['rating 7.1', [85, 7.1, 113], /“7.1” is no course rating/],
    ['half a stroke', [85.5, 71.2, 113], /“85.5” is no adjusted gross/],
    ['a score of 900', [900, 71.2, 113], /“900” is no adjusted gross/],
    ['a PCC of 4', [85, 71.2, 113, 4], /“4” is no playing conditions/],
    ['text', ['NR', 71.2, 113], /“NR” is no adjusted gross/],
  ])('refuses %s', (_, given, sentence) => {
    const cells = given.map((cell) => [[cell]]) as [unknown[][], unknown[][], unknown[][]];
    expect(refusalOf(() => differential(...cells))).toMatch(sentence);
  });

  it('refuses one of several alone', () => {
    const [[first] = [], [other] = []] = differential([[85], ['x']], [[71.2]], [[125]]);
    expect(first).toBe(12.5);
    expect(isError(other) && other.message).toMatch(/^Card 2: “x”/);
  });
});

describe('HANDICAPINDEX', () => {
  // Rules of Handicapping 5.2a: how many of 1, 2, 3 … tenths above 10 are averaged, worked by hand.
  it.each([
    [3, 10.1 - 2],
    [4, 10.1 - 1],
    [5, 10.1],
    [6, 9.2],
    [7, 10.2],
    [8, 10.2],
    [9, 10.2],
    [11, 10.2],
    [12, 10.3],
    [14, 10.3],
    [15, 10.3],
    [16, 10.3],
    [17, 10.4],
    [18, 10.4],
    [19, 10.4],
    [20, 10.5],
  ])('of %i differentials of 10.1, 10.2 …', (count, wanted) => {
    // Averages of 2 and 6 lowest end in 5 hundredths, and go up.
    expect(handicapIndexOf([line(count, (nth) => (100 + nth) / 10).reverse()])).toBeCloseTo(wanted, 10);
  });

  it.each<[string, unknown[], unknown, number]>([
    ['no rise to hold', [12, 12, 12, 12, 12], 10, 12],
    ['half above 13', [13.1, 13.1, 13.1, 13.1, 13.1], 10, 13.1],
    ['scratch as text', [4, 4, 4, 4, 4], '0.0', 3.5],
    ['a plus player', [1, 1, 1, 1, 1], '+2.0', 1],
    ['a plus index', [-2.5, -2.5, -2.5, -2.5, -2.5], null, -2.5],
  ])('caps: %s', (_, cells, low, wanted) => {
    expect(handicapIndexOf([cells], low)).toBe(wanted);
  });

  it.each<[string, unknown[], unknown, RegExp]>([
    ['two', [1, 2], null, /^differentials: 2 Score Differentials/],
    ['twenty-one', line(21, () => 5), null, /^differentials: 21 Score/],
    ['three decimals', [5.786, 1, 2], null, /“5.786” is no Score Differential/],
    ['text', ['NR', 1, 2], null, /“NR” is no Score Differential/],
    ['a low index of 60', [1, 2, 3], 60, /^low: “60” is no Handicap Index/],
  ])('refuses %s', (_, cells, low, sentence) => {
    expect(refusalOf(() => handicapIndexOf([cells], low))).toMatch(sentence);
  });
});
