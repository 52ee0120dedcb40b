import { holeResult } from '../../../src/rules/forms/hole-result';
import { strokesReceived } from '../../../src/rules/handicaps/strokes-received';
import { numbers } from '../play';

describe('points of a hole (Rule 32-1b)', () => {
  test.each<[string, number | null, number, number, number]>([
    ['no score', null, 0, 4, 0],
    ['no score, many strokes received', null, 5, 4, 0],
    ['two over the fixed score', 6, 0, 4, 0],
    ['ten over', 14, 0, 4, 0],
    ['one over', 5, 0, 4, 1],
    ['level', 4, 0, 4, 2],
    ['one under', 3, 0, 4, 3],
    ['two under', 2, 0, 4, 4],
    ['three under', 1, 0, 4, 5],
    ['four under, the end of the table', 1, 1, 4, 6],
    ['five under: one a stroke goes on', 1, 2, 4, 7],
    ['six under: par 5, two strokes, hole in one', 1, 2, 5, 8],
    ['a plus player one over par', 4, -1, 4, 1],
    ['against bogey', 5, 0, 5, 2],
  ])('%s', (_, gross, strokes, fixed, points) => {
    expect(holeResult('stableford', gross, strokes, fixed)).toBe(points);
  });
});

describe('result against the fixed score (Rule 32-1a)', () => {
  test.each<[string, number | null, number, number, number]>([
    ['no score is lost', null, 0, 4, -1],
    ['no score, many strokes received', null, 5, 4, -1],
    ['over is lost', 5, 0, 4, -1],
    ['level is halved', 4, 0, 4, 0],
    ['level with a stroke is halved', 5, 1, 4, 0],
    ['under is won', 3, 0, 4, 1],
    ['net 5 on a par 5 is halved', 5, 0, 5, 0],
    ['net 5 on a par 5 beats bogey', 5, 0, 6, 1],
  ])('%s', (_, gross, strokes, fixed, result) => {
    expect(Object.is(holeResult('par', gross, strokes, fixed), result)).toBe(true);
    expect(holeResult('bogey', gross, strokes, fixed)).toBe(result);
  });
});

describe('strokes of a hole', () => {
  test.each<['net' | 'gross', number | null, number, number | null]>([
    ['gross', 5, 1, 5],
    ['gross', null, 1, null],
    ['net', 5, 1, 4],
    ['net', 5, -1, 6],
    ['net', null, 2, null],
    // Net has no floor: a hole in one with a stroke is 0.
    ['net', 1, 1, 0],
    ['net', 1, 3, -2],
  ])('%s of %s with %d: %s', (scoring, gross, strokes, result) => {
    expect(holeResult(scoring, gross, strokes, 4)).toBe(result);
  });
});

describe('every hole there is: handicap -10 to 54, par 3 to 6, index 1 to 18, no score or 1 to 12', () => {
  /** The table of 32-1b read as a table, past its end by pattern; its key is net less fixed. */
  const TABLE: Readonly<Record<number, number>> = { 1: 1, 0: 2, [-1]: 3, [-2]: 4, [-3]: 5, [-4]: 6, [-5]: 7 };

  /** Points and result from strokes dealt one by one. */
  function second(handicap: number, par: number, index: number, score: number | null): readonly [number, number] {
    if (score === null) return [0, -1];
    let net = score;
    for (let given = index; given <= handicap; given += 18) net -= 1;
    for (let back = 19 - index; back <= -handicap; back += 18) net += 1;
    const over = net - par;
    const points = over > 1 ? 0 : (TABLE[over] ?? 2 - over);
    return [points, over < 0 ? 1 : over === 0 ? 0 : -1];
  }

  const SCORES = [null, ...numbers(1, 12)];
  const points = new Map<number, number>();
  const results = new Map<number, number>();
  let cells = 0;
  let different = 0;
  for (const handicap of numbers(-10, 54))
    for (const par of numbers(3, 6))
      for (const index of numbers(1, 18))
        for (const score of SCORES) {
          const strokes = strokesReceived(handicap, index, 18);
          const made = holeResult('stableford', score, strokes, par) ?? NaN;
          const result = holeResult('par', score, strokes, par) ?? NaN;
          const [madeToo, resultToo] = second(handicap, par, index, score);
          if (made !== madeToo || result !== resultToo) different += 1;
          points.set(made, (points.get(made) ?? 0) + 1);
          results.set(result, (results.get(result) ?? 0) + 1);
          cells += 1;
        }

  test('60,840 holes, and a second computation agrees on each', () => {
    expect([cells, different]).toEqual([60_840, 0]);
  });

  // Both counts were found alike by two programs in two languages.
  test('points 0 to 10 occur so often, 127,328 in all', () => {
    expect(numbers(0, 10).map((made) => points.get(made))).toEqual([
      29380, 4680, 4680, 4680, 4625, 4274, 3599, 2600, 1485, 666, 171,
    ]);
    expect(points.size).toBe(11);
    expect([...points].reduce((sum, [made, often]) => sum + made * often, 0)).toBe(127_328);
  });

  test('won 22,100, halved 4,680, lost 34,060', () => {
    expect([1, 0, -1].map((result) => results.get(result))).toEqual([22_100, 4_680, 34_060]);
  });
});
