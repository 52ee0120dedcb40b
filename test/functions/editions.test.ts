import './excel';
import { explainCard } from '../../src/functions/card-reading';
import { fourBallScore } from '../../src/functions/four-ball';
import { maxScore } from '../../src/functions/maximum-score';
import { parResult } from '../../src/functions/par';
import { ruleEffect, ruleText } from '../../src/functions/rule-book';
import { stableford } from '../../src/functions/stableford';
import { leaderboard, places } from '../../src/functions/standings';
import { gross } from '../../src/functions/stroke-play';
import { line, refusalOf } from './excel';

// GT-n are the worked examples of the rules facts, with their public sources; the figures here are by hand.

const PARS = [line(18, () => 4)];
const INDEXES = [line(18, (hole) => hole)];
/** Fours on eighteen par 4s, but for these holes. */
const card = (but: Readonly<Record<number, unknown>> = {}) => [line(18, (hole) => (hole in but ? but[hole] : 4))];
const bothEditions = ['2019', '2023'] as const;

const points = (scores: unknown[][], rulings: string, edition: string) =>
  stableford(scores, PARS, INDEXES, [[0]], [[rulings]], undefined, edition)[0]?.[0];
const holes = (scores: unknown[][], rulings: string, edition: string) =>
  parResult(scores, PARS, INDEXES, [[0]], [[rulings]], undefined, edition)[0]?.[0];
const strokes = (scores: unknown[][], rulings: string, edition: string) => gross(scores, [[rulings]], edition)[0]?.[0];
const capped = (scores: unknown[][], rulings: string, edition: string) =>
  maxScore(scores, PARS, INDEXES, [[0]], '2par', [[rulings]], edition)[0]?.[0];
const side = (a: unknown[][], b: unknown[][], scoring: string, rulings: string, edition: string, handicapB = 0) =>
  fourBallScore(a, b, PARS, INDEXES, [[0]], [[handicapB]], scoring, [[rulings]], undefined, edition)[0]?.[0];

type Row = readonly [what: string, answer: unknown, wanted: unknown];

describe('clubs: 4-4, 4.1b', () => {
  // Points 2 and 1 on holes 1 and 2, 33 in all (21.1c): off the total until 2022, on the holes since.
  const thirtyThree = card({ 2: 5, 3: 5, 4: 5 });
  const plusTwo = card({ 3: 3, 4: 3 });
  test.each<Row>([
    ['GT-35 classic', points(card(), 'R4-4@1', 'classic'), 34],
    ['GT-35 2019', points(card(), 'R4.1b@1', '2019'), 34],
    ['33 points, classic', points(thirtyThree, 'R4-4@1,2', 'classic'), 29],
    ['33 points, 2019', points(thirtyThree, 'R4.1b@1,2', '2019'), 29],
    ['33 points, 2023', points(thirtyThree, 'R4.1b@1,2', '2023'), 30],
    ['P52: three holes, 2019', points(card(), 'R4.1b@1-3', '2019'), 32],
    ['P52: +2, one hole, 2019', holes(plusTwo, 'R4.1b@1', '2019'), 1],
    ['P52: +2, three holes, 2019', holes(plusTwo, 'R4.1b@1-3', '2019'), 0],
    ['GT-42 one hole', holes(card(), 'R4.1b@1', '2019'), -1],
    ['GT-42 two or more', holes(card(), 'R4.1b@1-4', '2019'), -2],
    ['2023, par: the first two holes are lost', holes(plusTwo, 'R4.1b@1-3', '2023'), 0],
    ['2023, par: no worse than lost', holes(card({ 1: 6 }), 'R4.1b@1', '2023'), -1],
    ['2023, Stableford: no worse than 0', points(card({ 1: 7 }), 'R4.1b@1', '2023'), 34],
    ['stroke play 2019, four at most', strokes(card(), 'R4.1b@1-5', '2019'), 76],
    ['stroke play 2023, four at most', strokes(card(), 'R4.1b@1-5', '2023'), 76],
    ['maximum score 2019: on the holes', capped(card(), 'R4.1b@1,2', '2019'), 76],
    ['maximum score: not above it', capped(card({ 1: 7 }), 'R4.1b@1', '2023'), 76],
    ['four-ball 23.9a(2): both balls', side(card(), card(), 'net', 'A:R4.1b@1,2', '2023'), 76],
  ])('%s', (_, answer, wanted) => expect(answer).toBe(wanted));
});

describe('delay: 6-7, 5.6a', () => {
  test.each<Row>([
    ['GT-38 classic', points(card(), 'R6-7', 'classic'), 34],
    ['2019 Stableford, first: 1 point', points(card(), 'R5.6a', '2019'), 35],
    ['2019 Stableford, second: 2 more', points(card(), 'R5.6a; R5.6a', '2019'), 33],
    ['2019 Stableford, third', points(card(), 'R5.6a; R5.6a; R5.6a', '2019'), 'DQ R5.6a'],
    ['2019 par, a hole each', holes(card(), 'R5.6a@3; R5.6a@9', '2019'), -2],
    ['2019 par, third', holes(card(), 'R5.6a@3x3', '2019'), 'DQ R5.6a'],
    ['stroke play: +1', strokes(card(), 'R5.6a@3', '2019'), 73],
    ['stroke play: +1, +2', strokes(card(), 'R5.6a@3; R5.6a@9', '2023'), 75],
    ['twice on one hole', strokes(card(), 'R5.6a@3x2', '2023'), 75],
    ['third', strokes(card(), 'R5.6a@3,9,12', '2023'), 'DQ R5.6a'],
    ['2023 Stableford, on the hole', points(card(), 'R5.6a@3; R5.6a@9', '2023'), 33],
    ['four-ball: each partner his own', side(card(), card(), 'net', 'A:R5.6a@3; B:R5.6a@3', '2023'), 73],
    ['four-ball: the other ball counts', side(card(), card(), 'net', 'A:R5.6a@3; A:R5.6a@4', '2023'), 72],
    ['four-ball: the side, twice', side(card(), card(), 'net', 'R5.6a@3; R5.6a@4', '2023'), 75],
    ['four-ball: his second, the other’s first', side(card(), card(), 'net', 'A:R5.6a@3; R5.6a@4', '2023'), 73],
    ['four-ball: it helped', side(card(), card(), 'net', 'A:R5.6a@3!helped', '2023'), 73],
    ['four-ball: third by one, the side is out', side(card(), card(), 'net', 'A:R5.6a@3-5', '2023'), 'DQ R5.6a'],
    ['four-ball 2019: his alone', side(card(), card(), 'stableford', 'A:R5.6a', '2019'), 36],
    ['four-ball 2019: the side’s', side(card(), card(), 'stableford', 'R5.6a; R5.6a', '2019'), 33],
  ])('%s', (_, answer, wanted) => expect(answer).toBe(wanted));
});

describe('starting, practice, devices, caddies', () => {
  test.each<Row>([
    ['GT-71 four minutes late, 2019', strokes(card(), 'R5.3a', '2019'), 74],
    ['GT-71 six minutes late', strokes(card(), 'DQ R5.3a', '2023'), 'DQ R5.3a'],
    ['GT-71 on the hole where the group started', strokes(card(), 'R5.3a@10', '2023'), 74],
    ['2019 Stableford: 2 points off the total', points(card({ 1: 7 }), 'R5.3a', '2019'), 32],
    ['2023 Stableford: on the first hole', points(card({ 1: 7 }), 'R5.3a', '2023'), 34],
    ['2019 par: a hole', holes(card(), 'R5.3a', '2019'), -1],
    ['four-ball: one late, the side plays', side(card(), card(), 'net', 'A:DQ R5.3a@1', '2023'), 72],
    ['four-ball: both late', side(card(), card(), 'net', 'A:DQ R5.3a; B:DQ R5.3a', '2023'), 'DQ R5.3a'],
    ['practice before the round', strokes(card(), 'R5.2b', '2023'), 74],
    ['practice again', strokes(card(), 'R5.2b; R5.2b', '2023'), 'DQ R5.2b'],
    ['device', strokes(card(), 'R4.3@5', '2023'), 74],
    ['device again', strokes(card(), 'R4.3@5; R4.3@9', '2023'), 'DQ R4.3'],
    ['two caddies, three holes: no cap (10.3a)', strokes(card(), 'R10.3a@1-3', '2023'), 78],
    ['GT-37 classic: the cap', points(card(), 'R6-4@1-3', 'classic'), 32],
  ])('%s', (_, answer, wanted) => expect(answer).toBe(wanted));
});

describe.each(bothEditions)('balls, %s', (edition) => {
  test.each<Row>([
    ['GT-52 ball hits own bag', strokes(card(), 'R11.1@5', edition), 72],
    ['GT-55 putt hits a ball on the green', strokes(card(), 'R11.1a@5', edition), 74],
    ['GT-57 moved by another player', strokes(card(), 'R9.6@5', edition), 72],
    ['own ball moved', strokes(card(), 'R9.4b@5', edition), 73],
    ['moved and not replaced: two in all', strokes(card(), 'R9.4b@5; R14.7a@5', edition), 74],
    ['GT-65 wrong ball, in a bunker too', side(card(), card(), 'net', 'A:R6.3c@5; B:R6.3c@5', edition), 74],
    ['GT-65 one partner only', side(card(), card(), 'net', 'A:R6.3c@5', edition), 72],
    ['wrong ball not corrected', strokes(card(), 'DQ R6.3c@5', edition), 'DQ R6.3c'],
    ['… Stableford', points(card(), 'DQ R6.3c@5', edition), 34],
    ['… par', holes(card(), 'DQ R6.3c@5', edition), -1],
    ['… maximum score', capped(card(), 'DQ R6.3c@5', edition), 76],
    ['wrong tee, wrong place, not holed out', points(card(), 'DQ R6.1b@1; DQ R14.7b@2; R3.3c@3', edition), 30],
    ['any other disqualification', points(card(), 'DQ R11.2@5', edition), 'DQ R11.2'],
    ['substituted ball', strokes(card(), 'R6.3b@5', edition), edition === '2019' ? 74 : 73],
    ['foursomes, wrong order', strokes(card(), 'R22.3@5', edition), 74],
    ['… not corrected, Stableford', points(card(), 'DQ R22.3@5', edition), edition === '2019' ? 'DQ R22.3' : 34],
    [
      'both partners out of one hole',
      side(card(), card(), 'stableford', 'A:DQ R6.3c@5; B:DQ R6.3c@5', edition),
      edition === '2019' ? 'DQ R23.8b(2)' : 'DQ R23.9b(2)',
    ],
    ['one partner out of it', side(card(), card(), 'net', 'A:DQ R6.3c@5', edition), 72],
  ])('%s', (_, answer, wanted) => expect(answer).toBe(wanted));
});

test('GT-50, GT-51 classic: ball hits own bag, two strokes in the text', () => {
  expect(strokes(card(), 'R19-2@5', 'classic')).toBe(74);
});

describe.each(bothEditions)('the card, %s', (edition) => {
  const wrong = 'R3.3b(3)';
  test.each<Row>([
    ['GT-72 returned 4, took 5 on 11', strokes(card(), `${wrong}@11=5`, edition), `DQ ${wrong}`],
    ['GT-74 returned 6, took 5', strokes(card({ 7: 6 }), `${wrong}@7=5`, edition), 74],
    ['GT-75 a penalty not known of: its strokes', strokes(card(), 'R9.4b@7', edition), 73],
    ['GT-80, GT-82, GT-83 handicap', points(card(), 'R3.3b(4)', edition), edition === '2019' ? 'DQ R3.3b(4)' : 36],
    ['GT-95 returned 7, took 8', points(card({ 7: 7 }), `${wrong}@7=8`, edition), 34],
    ['GT-96 returned 4, took 5', points(card(), `${wrong}@7=5`, edition), `DQ ${wrong}`],
    ['GT-99 returned 6, took 7', holes(card({ 7: 6 }), `${wrong}@7=7`, edition), -1],
    ['GT-100 returned 4, took 5', holes(card(), `${wrong}@7=5`, edition), `DQ ${wrong}`],
    ['maximum: returned 8, took 9', capped(card({ 7: 8 }), `${wrong}@7=9`, edition), 76],
    ['maximum: returned 7, took 8', capped(card({ 7: 7 }), `${wrong}@7=8`, edition), `DQ ${wrong}`],
    ['GT-101 the other ball counts', side(card(), card({ 7: 5 }), 'net', `B:${wrong}@7=6`, edition), 72],
    ['GT-103 level with a right score', side(card(), card(), 'net', `A:${wrong}@7=5`, edition), 72],
    [
      'GT-103 … but not with a higher one',
      side(card(), card({ 7: 5 }), 'net', `A:${wrong}@7=5`, edition),
      `DQ ${wrong}`,
    ],
    ['not signed', strokes(card(), 'DQ R3.3b(2)', edition), 'DQ R3.3b(2)'],
    ['GT-91 nobody knows whose', side(card(), card(), 'net', 'R23.2b', edition), 'DQ R23.2b'],
  ])('%s', (_, answer, wanted) => expect(answer).toBe(wanted));

  test('GT-93 B has a stroke but no score: A’s 4 is the side’s', () => {
    expect(side(card(), card({ 1: '' }), 'net', '', edition, 1)).toBe(72);
    expect(side(card(), card(), 'net', '', edition, 1)).toBe(71);
  });

  test('a clause of the older text is refused, its counterpart named', () => {
    expect(refusalOf(() => gross(card(), [['R4-4@1']], edition))).toMatch(/Write R4\.1b/);
    expect(refusalOf(() => gross(card(), [['R99.9@1']], edition))).toMatch(new RegExp(`no clause 99\\.9 .*${edition}`));
  });
});

describe('maximum score', () => {
  // The reference course and card A of the rules facts, 3.5: hole 9 has no score, PH 13.
  const pars = [[4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 5, 4, 4, 4, 3, 5, 4]];
  const indexes = [[7, 11, 17, 3, 1, 13, 15, 9, 5, 8, 18, 4, 2, 12, 10, 16, 6, 14]];
  const a = [5, 4, 4, 6, 6, 4, 3, 5, '-', 4, 4, 5, 6, 5, 4, 3, 7, 5];
  const b = [6, 5, 3, 7, 6, 5, 4, 5, 6, 6, 4, 6, 5, 5, 5, 4, 7, 5];
  const net = (scores: unknown[], handicap: number, limit: unknown) =>
    maxScore([scores], pars, indexes, [[handicap]], limit)[0]?.[0];

  test.each([
    ['A, net double bogey: 8 on hole 9, 88 gross', a, 13, 'ndb', 75],
    ['GT-118 A, 2 × par: 10, 90 gross', a, 13, '2par', 77],
    ['A, par + 5: 10, 90 gross', a, 13, 'par+5', 77],
    ['A, ten', a, 13, 10, 77],
    ['B, net double bogey: nothing capped', b, 20, 'ndb', 74],
    ['B, nothing capped', b, 20, '2 x par', 74],
    ['gross of A', a, 0, '2par', 90],
    ['nothing returned but one hole: the maximum everywhere else', [4, ...line(17, () => 'X')], 0, 10, 174],
  ])('%s', (_, scores, handicap, limit, wanted) => {
    expect(net(scores, handicap, limit)).toBe(wanted);
  });

  test.each(['max 2par', 'Maximum score (2 × par)', 'score maximum double par', 'MAX 2PAR'])(
    '%s is the form',
    (form) => {
      expect(places([a, b], pars, indexes, [[13], [20]], form)).toEqual([[2], [1]]);
    },
  );

  test('countback sees the strokes that count: 77 each, last nine 41 and 36', () => {
    const rows = [card({ 18: 12 }), card({ 1: 'X' })].flat();
    expect(places(rows, PARS, INDEXES, [[0], [0]], 'max par+5')).toEqual([[2], [1]]);
    const table = leaderboard([['Ann'], ['Bea']], rows, PARS, INDEXES, [[0], [0]], 'max par+5');
    expect(table.map((row) => row.slice(0, 3))).toEqual([
      ['1', 'Bea', 77],
      ['2', 'Ann', 77],
    ]);
  });

  test('the explanation adds up and names the maximum', () => {
    const lines = explainCard([a], pars, indexes, [[13]], 'max 2par', undefined, undefined, undefined, 'en');
    const figures = lines.slice(0, -1).map(([, figure]) => Number(figure));
    expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(77);
    expect(lines.at(-1)).toEqual(['Strokes', 77]);
    expect(lines[8]).toEqual(['Hole 9 (par 5, SI 5): no score, the maximum is 10', 10]);
  });

  test.each(['', 'max', '1par', '31', 'par+31', '0', 'birdie'])('“%s” is no maximum', (limit) => {
    expect(refusalOf(() => maxScore([a], pars, indexes, [[13]], limit))).toMatch(/^limit: /);
    expect(refusalOf(() => places([a], pars, indexes, [[13]], `max ${limit}`))).toMatch(/^form: .*(maximum|max)/);
  });

  test('classic: 32-2a puts out, anything else gives the maximum', () => {
    expect(capped(card(), 'DQ R6-6b', 'classic')).toBe('DQ R6-6b');
    expect(capped(card(), 'DQ R15-3@5', 'classic')).toBe(76);
    expect(capped(card(), 'R3-2@5', 'classic')).toBe(76);
  });
});

describe('in words', () => {
  test.each([
    ['R4-4@1,2', 'stableford', null, '−4 points from the round (2 a hole, at most 4)'],
    ['R4.1b@1,2', 'stableford', 2019, '−4 points from the round (2 a hole, at most 4)'],
    ['R4.1b@1,2', 'stableford', null, '+4 on holes 1 and 2 (2 a hole, at most 4 a round)'],
    ['R5.6a', 'stableford', 2019, '−1 point from the round'],
    ['R5.6a@3x2', 'par', 2019, '−2 holes from the result'],
    ['R5.3a', 'gross', null, '+2 on hole 1'],
    ['DQ R6.3c@7', 'max ndb', null, 'the maximum on hole 7'],
    ['DQ R6.3c@7', 'stableford', null, 'no score on hole 7'],
    ['DQ R22.3@7', 'stableford', 2019, 'out of the competition'],
    ['R3.3b(3)@7=5', 'net', null, 'out of the competition if hole 7 was returned below 5'],
    ['R3.3b(4)', 'net', 2023, 'no penalty'],
  ])('%s in %s, %s: %s', (ruling, form, edition, wanted) => {
    expect(ruleEffect(ruling, form, edition, 'en')).toBe(wanted);
  });

  test('the text of a clause is the edition’s', () => {
    expect(ruleText('6.3b', 2019, 'en')).toMatch(/: 2 strokes; match: the hole$/);
    expect(ruleText('6.3b', 2023, 'en')).toMatch(/: 1 stroke$/);
    expect(ruleText('21.1c', null, 'en')).toMatch(/five Rules/);
    expect(ruleText('21.1c', '2019', 'fr')).toMatch(/quatre Règles/);
    expect(ruleText(4.3, null, 'en')).toBe(ruleText('4.3', 2023, 'en'));
    expect(refusalOf(() => ruleText(45_823))).toMatch(/date/);
    expect(refusalOf(() => ruleText('R4-4', 2023))).toMatch(/Write R4\.1b/);
  });
});
