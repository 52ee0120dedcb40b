import { strokesReceived } from '../../../src/rules/handicaps/strokes-received';
import { numbers } from '../play';

/** The second way: strokes are dealt one by one, to the hardest hole first, or taken back from the easiest first. */
function dealt(handicap: number, holes: number): number[] {
  const strokes = numbers(1, holes).map(() => 0);
  for (let stroke = 0; stroke < Math.abs(handicap); stroke++) {
    const at = handicap > 0 ? stroke % holes : holes - 1 - (stroke % holes);
    strokes[at] = (strokes[at] ?? 0) + Math.sign(handicap);
  }
  return strokes;
}

describe('strokes received', () => {
  // WHS 6.2: one a hole from stroke index 1 on; a plus player gives back from index 18 on
  const RANKS = [1, 2, 5, 8, 9, 17, 18];
  test.each<[number, readonly number[]]>([
    [0, [0, 0, 0, 0, 0, 0, 0]],
    [5, [1, 1, 1, 0, 0, 0, 0]],
    [18, [1, 1, 1, 1, 1, 1, 1]],
    [20, [2, 2, 1, 1, 1, 1, 1]],
    [36, [2, 2, 2, 2, 2, 2, 2]],
    [40, [3, 3, 2, 2, 2, 2, 2]],
    [54, [3, 3, 3, 3, 3, 3, 3]],
    [-1, [0, 0, 0, 0, 0, 0, -1]],
    [-2, [0, 0, 0, 0, 0, -1, -1]],
    [-18, [-1, -1, -1, -1, -1, -1, -1]],
    [-20, [-1, -1, -1, -1, -1, -2, -2]],
  ])('handicap %d on stroke indexes 1, 2, 5, 8, 9, 17, 18: %j', (handicap, strokes) => {
    expect(RANKS.map((rank) => strokesReceived(handicap, rank, 18))).toEqual(strokes);
  });

  // Nine holes with indexes 7 11 3 15 1 17 9 13 5, ranked among themselves
  const NINE = [4, 6, 2, 8, 1, 9, 5, 7, 3];
  test.each<[number, readonly number[]]>([
    [5, [1, 0, 1, 0, 1, 0, 1, 0, 1]],
    [11, [1, 1, 2, 1, 2, 1, 1, 1, 1]],
    [-2, [0, 0, 0, -1, 0, -1, 0, 0, 0]],
  ])('handicap %d over those nine: %j', (handicap, strokes) => {
    expect(NINE.map((rank) => strokesReceived(handicap, rank, 9))).toEqual(strokes);
  });

  test('dealt one by one, over 1 to 18 holes, for every handicap from -20 to 99', () => {
    for (const holes of numbers(1, 18))
      for (const handicap of numbers(-20, 99)) {
        const strokes = numbers(1, holes).map((rank) => strokesReceived(handicap, rank, holes));
        expect([handicap, holes, strokes]).toEqual([handicap, holes, dealt(handicap, holes)]);
      }
  });

  test('they add up to the handicap, plus players included', () => {
    const wrong = numbers(1, 18).flatMap((holes) =>
      numbers(-18, 99).filter(
        (handicap) =>
          numbers(1, holes).reduce((sum, rank) => sum + strokesReceived(handicap, rank, holes), 0) !== handicap,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('one hole more of handicap is one stroke more on one hole', () => {
    for (const holes of [9, 12, 18])
      for (const handicap of numbers(-18, 98)) {
        const more = numbers(1, holes).filter(
          (rank) => strokesReceived(handicap + 1, rank, holes) !== strokesReceived(handicap, rank, holes),
        );
        expect(more).toHaveLength(1);
      }
  });

  test('no minus zero, which a sheet would show', () => {
    const zeros = numbers(-18, 18).flatMap((handicap) =>
      numbers(1, 18).filter((rank) => Object.is(strokesReceived(handicap, rank, 18), -0)),
    );
    expect(zeros).toEqual([]);
  });
});
