import { answerOf, play, resultsOf } from './play';
import { CARDS, REF72 } from './reference-course';

type Name = keyof typeof CARDS;

// Every figure below: REF72 hand arithmetic, hole by hole.

const roundOf = (name: Name, form: string, handicap: number = CARDS[name].handicap, target: readonly unknown[] = []) =>
  play({ form, balls: [CARDS[name].scores], handicaps: [handicap], course: REF72, target });

const nine = (results: readonly (number | null)[], from: number): number =>
  results.slice(from, from + 9).reduce<number>((sum, result) => sum + (result ?? 0), 0);

describe('REF72, one ball', () => {
  test.each<[Name, number, number, number]>([
    ['A', 33, 16, 17],
    ['B', 34, 17, 17],
    ['C', 36, 18, 18],
    ['D', 38, 18, 20],
    ['E', 38, 23, 15],
  ])('Stableford %s: %d points, %d out and %d in', (name, total, out, back) => {
    const round = roundOf(name, 'stableford');
    expect(answerOf(round)).toBe(total);
    expect([nine(resultsOf(round), 0), nine(resultsOf(round), 9)]).toEqual([out, back]);
  });

  test.each<[Name, number]>([
    ['A', 21],
    ['B', 14],
    ['C', 38],
    ['D', 25],
    ['E', 25],
  ])('gross Stableford %s: %d', (name, total) => {
    expect(answerOf(roundOf(name, 'stableford', 0))).toBe(total);
  });

  test.each<[Name, number]>([
    ['A', 50],
    ['B', 52],
    ['C', 54],
  ])('Stableford against bogey %s: %d', (name, total) => {
    expect(answerOf(roundOf(name, 'stableford', CARDS[name].handicap, ['bogey']))).toBe(total);
  });

  test('a plus player gives a stroke back on the easiest holes: C makes 2 on hole 11 for a birdie, 1 on hole 3 for a par', () => {
    const { holes } = roundOf('C', 'stableford');
    expect([holes[10]?.result, holes[2]?.result]).toEqual([2, 1]);
  });

  test.each<[Name, number, number]>([
    ['A', -2, 10],
    ['B', -2, 14],
    ['C', 0, 16],
    ['D', 2, 17],
    ['E', 2, 15],
  ])('par %s: %d; bogey: %d', (name, par, bogey) => {
    expect(answerOf(roundOf(name, 'par'))).toBe(par);
    expect(answerOf(roundOf(name, 'bogey'))).toBe(bogey);
  });

  test.each<[Name, number, number]>([
    ['A', -1, -1],
    ['E', 5, -3],
  ])('par %s: %d out, %d in', (name, out, back) => {
    const results = resultsOf(roundOf(name, 'par'));
    expect([nine(results, 0), nine(results, 9)]).toEqual([out, back]);
  });

  test.each<[Name, number | string, number | string]>([
    ['A', 'NR', 'NR'],
    ['B', 94, 74],
    ['C', 70, 72],
    ['D', 83, 70],
    ['E', 83, 70],
  ])('stroke play %s: gross %s, net %s', (name, gross, net) => {
    expect([answerOf(roundOf(name, 'gross')), answerOf(roundOf(name, 'net'))]).toEqual([gross, net]);
  });
});

describe('REF72, A and B as a side', () => {
  const side = (form: string) =>
    play({
      form: `fourball ${form}`,
      balls: [CARDS.A.scores, CARDS.B.scores],
      handicaps: [CARDS.A.handicap, CARDS.B.handicap],
      course: REF72,
    });

  test('better ball in Stableford: 42', () => {
    const round = side('stableford');
    expect(resultsOf(round)).toEqual([2, 3, 3, 2, 2, 3, 2, 2, 2, 3, 2, 3, 3, 2, 3, 2, 1, 2]);
    expect(answerOf(round)).toBe(42);
  });

  test('better ball net: 66', () => {
    const round = side('net');
    expect(resultsOf(round)).toEqual([4, 3, 2, 5, 4, 3, 3, 4, 5, 3, 3, 4, 3, 4, 3, 3, 6, 4]);
    expect(answerOf(round)).toBe(66);
  });

  test('better ball gross: 84, which is not the net one less a handicap', () => {
    expect(answerOf(side('gross'))).toBe(84);
  });

  test('on hole 18 both take 5, B has a stroke there and A none: B counts', () => {
    expect(side('net').holes[17]?.counts).toBe('B');
    expect(side('gross').holes[17]?.counts).toBe('=');
  });

  test('on hole 9 A picked up: B counts alone', () => {
    expect(side('stableford').holes[8]?.counts).toBe('B');
  });
});
