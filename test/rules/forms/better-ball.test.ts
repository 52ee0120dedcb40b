import { answerOf, courseOf, fours, numbers, play } from '../play';

/** The second way: what one ball makes, or null: it can make nothing that counts. */
function alone(scoring: string, score: number, strokes: number, fixed: number): number | null {
  if (score === 0) return null;
  const net = score - strokes;
  if (scoring === 'gross') return score;
  if (scoring === 'net') return net;
  if (scoring === 'stableford') return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10][fixed - net + 2] ?? 0;
  return net < fixed ? 1 : net > fixed ? -1 : 0;
}

describe('the better ball (31-1): every pair of no score and 1 to 12, in every scoring', () => {
  const hole = courseOf([4], [1]);
  const SCORES = numbers(0, 12);
  /** Strokes on the one hole are the handicap over it. */
  const HANDICAPS = [
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 1],
    [-1, 0],
    [-1, 2],
  ] as const;

  test.each(['stableford', 'par', 'bogey', 'net', 'gross'])('%s', (scoring) => {
    const isLow = scoring === 'net' || scoring === 'gross';
    const fixed = scoring === 'bogey' ? 5 : 4;
    for (const [offA, offB] of HANDICAPS)
      for (const a of SCORES)
        for (const b of SCORES) {
          const madeA = alone(scoring, a, offA, fixed);
          const madeB = alone(scoring, b, offB, fixed);
          const made = [madeA, madeB].filter((result) => result !== null);
          const none = scoring === 'stableford' ? 0 : isLow ? null : -1;
          const result = made.length === 0 ? none : isLow ? Math.min(...made) : Math.max(...made);
          const counts = made.length === 0 ? '' : madeA === madeB ? '=' : madeA === result ? 'A' : 'B';

          const round = play({
            form: `fourball ${scoring}`,
            balls: [[a === 0 ? null : a], [b === 0 ? null : b]],
            handicaps: [offA, offB],
            course: hole,
          });
          const where = [offA, offB, a, b];
          expect([...where, round.holes[0]?.result, round.holes[0]?.counts]).toEqual([...where, result, counts]);
        }
  });
});

describe('a side', () => {
  test.each<[string, number | string]>([
    ['stableford', 36],
    ['par', 0],
    ['net', 72],
    ['gross', 72],
  ])('an absent partner is legal: %s %s', (form, total) => {
    expect(answerOf(play({ form: `fourball ${form}`, balls: [fours(), fours().map(() => null)] }))).toBe(total);
    expect(answerOf(play({ form: `fourball ${form}`, balls: [fours().map(() => null), fours()] }))).toBe(total);
  });

  test('a partner picked up on a hole is no penalty', () => {
    expect(answerOf(play({ form: 'fourball gross', balls: [fours({ 7: null }), fours()] }))).toBe(72);
  });

  test('holes halved between two partners make one round: A on odd holes, B on even', () => {
    const half = (odd: boolean) => numbers(1, 18).map((hole) => ((hole % 2 === 1) === odd ? 4 : null));
    const round = play({ form: 'fourball net', balls: [half(true), half(false)] });
    expect(answerOf(round)).toBe(72);
    expect(round.holes.map(({ counts }) => counts).join('')).toBe('ABABABABABABABABAB');
  });
});
