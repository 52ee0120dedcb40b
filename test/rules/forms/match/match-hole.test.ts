import { type BallInMatch, winHole } from '../../../../src/rules/forms/match/match-hole';

/** What a ball can be on a hole: a net score, no score, or a hole a ruling took, with a score written or not. */
const BALLS: Readonly<Record<string, BallInMatch>> = {
  '3': { net: 3, isLost: false },
  '4': { net: 4, isLost: false },
  '5': { net: 5, isLost: false },
  '-': { net: null, isLost: false },
  x: { net: 2, isLost: true },
  z: { net: null, isLost: true },
};
const ballsOf = (letters: string): BallInMatch[] => Array.from(letters).map((letter) => BALLS[letter]!);

describe('a hole of a match', () => {
  test.each<[string, string, number | null, string]>([
    ['4', '5', 1, 'the lower net wins'],
    ['4', '4', 0, 'halved'],
    ['-', '5', -1, 'one blank loses the hole (design section 4)'],
    ['-', '-', null, 'two blanks: not played (design section 4)'],
    ['x', '5', -1, 'a hole lost counts no score'],
    ['z', '-', -1, 'lost by a ruling, though nobody scored'],
    ['x', 'z', 0, 'lost by both: the order is not known'],
    ['x4', '5-', 1, '30-3f: the partner plays on'],
    ['xz', '--', -1, 'both partners lose the right to the hole'],
    ['x-', '55', -1, 'his partner has no score'],
  ])('%s against %s: %j (%s)', (first, second, expected) => {
    expect(winHole(ballsOf(first), ballsOf(second))).toBe(expected);
  });

  // Sorted by what it is worth: a score, then nothing at all, then a hole lost; the best letter speaks for the side.
  const ORDER = '345-x';
  const spokesman = (side: string): string => {
    const letters = Array.from(side.replaceAll('z', 'x')).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    // No score beside a hole lost does not undo the loss.
    return letters[0] === '-' && letters.includes('x') ? 'x' : (letters[0] ?? '');
  };
  const expected = (first: string, second: string): number | null => {
    const [one, other] = [spokesman(first), spokesman(second)];
    if (one === '-' && other === '-') return null;
    return Math.sign(ORDER.indexOf(other) - ORDER.indexOf(one));
  };
  const letters = Object.keys(BALLS);
  const sides = letters.flatMap((one) => letters.map((other) => one + other));
  const pairs = sides.flatMap((first) => sides.map((second) => [first, second] as const));

  test(`every pair of two partners' balls: ${pairs.length} of 1296`, () => {
    expect(pairs).toHaveLength(1296);
    const wrong = pairs.filter(([first, second]) => {
      // A blank side against one that lost the hole wins it: order 345-x says so.
      return winHole(ballsOf(first), ballsOf(second)) !== expected(first, second);
    });
    expect(wrong).toEqual([]);
  });
});
