import { bestOfCards, eclectic, modified } from '../../src/functions/team-forms';
import { FIVES, FOURS, line, refusalOf } from './excel';

const PARS = [line(18, () => 4)];
const INDEXES = [line(18, (hole) => hole)];
const EMPTY = line(18, () => null);

describe('BESTOF', () => {
  const best = (k: unknown, scores: unknown[][], form: string, rulings?: unknown[][]): unknown =>
    bestOfCards(k, scores, PARS, INDEXES, [[0]], form, rulings);

  // Level fours make 2 points, fives 1, by hand over eighteen holes.
  it.each<[string, number, unknown[][], string, unknown[][] | undefined, number | string]>([
    ['the two best of three', 2, [FOURS, FIVES, FIVES], 'stableford', undefined, 36 + 18],
    ['a missing player makes no points', 2, [FOURS, EMPTY], 'stableford', undefined, 36],
    ['a missing player loses every hole', 2, [FOURS, EMPTY], 'par', undefined, -18],
    ['a missing player leaves a team of strokes without a total', 2, [FOURS, EMPTY], 'net', undefined, 'NR'],
    ['one of two is enough', 1, [FOURS, EMPTY], 'gross', undefined, 72],
    ['nobody yet', 1, [EMPTY, EMPTY], 'gross', undefined, ''],
    ['a disqualified card counts nowhere', 1, [FOURS, FIVES], 'stableford', [['DQ R6-6b'], ['']], 18],
    ['a card that withdrew counts where it has scores', 1, [FOURS, FIVES], 'stableford', [['WD'], ['']], 36],
    ['points deducted come off the team', 2, [FOURS, FIVES], 'stableford', [['R4-4@1,2'], ['']], 36 + 18 - 4],
    ['penalty strokes count on their hole', 1, [FOURS, FIVES], 'gross', [['P3@1'], ['']], 73],
    ['the maximum of a hole picked up', 2, [FOURS, ['X', ...FIVES.slice(1)]], 'max 2par', undefined, 72 + 8 + 85],
  ])('%s', (_, k, scores, form, rulings, wanted) => {
    expect(best(k, scores, form, rulings)).toBe(wanted);
  });

  it.each([0, 3, 1.5, 'two', -1])('refuses k = %s for two cards', (k) => {
    expect(refusalOf(() => best(k, [FOURS, FIVES], 'net'))).toMatch(/^k: /);
  });
});

describe('ECLECTIC', () => {
  it('takes a range a round as Excel hands them over: one list, then the invocation', () => {
    const rounds = [[FOURS], [FIVES.map((five, at) => (at === 0 ? 3 : five))]];
    const asExcel = eclectic as (...given: unknown[]) => unknown;
    expect(asExcel(PARS, INDEXES, [[0]], 'gross', rounds, { functionName: 'ECLECTIC' })).toEqual([[71]]);
    expect(eclectic(PARS, INDEXES, [[0]], 'gross', ...rounds)).toEqual([[71]]);
  });

  it('answers one a player; a round not played does not count', () => {
    const rounds = [
      [FOURS, EMPTY, EMPTY],
      [FIVES, FIVES, EMPTY],
    ];
    expect(eclectic(PARS, INDEXES, [[0], [18], [0]], 'net', ...rounds)).toEqual([[72], [72], ['']]);
    expect(eclectic(PARS, INDEXES, [[0], [18], [0]], 'stableford', ...rounds)).toEqual([[36], [36], ['']]);
  });

  it('refuses no round, and rounds of different fields', () => {
    expect(refusalOf(() => eclectic(PARS, INDEXES, [[0]], 'net'))).toMatch(/^rounds: This argument is missing/);
    expect(refusalOf(() => eclectic(PARS, INDEXES, [[0]], 'net', [FOURS], [FOURS, FIVES]))).toMatch(
      /^rounds 2: 2 given for 1/,
    );
    expect(refusalOf(() => eclectic(PARS, INDEXES, [[0]], 'net', [FOURS], [FOURS.slice(1)]))).toMatch(
      /^rounds 2: 17 cells for 18 holes/,
    );
  });
});

describe('MODIFIED', () => {
  const hole = (score: unknown, table: unknown[][], handicap = 0): unknown =>
    modified([[score, 4]], [[6, 4]], [[1, 2]], [[handicap]], table)[0]?.[0];
  const OWN = [[10, 8, 6, 4, 2, 1, 0]];

  // The second hole is level, and makes 2.
  it.each([
    ['five under is as four under', 1, 10],
    ['four under', 2, 10],
    ['three under', 3, 8],
    ['two under', 4, 6],
    ['one under', 5, 4],
    ['level', 6, 2],
    ['one over', 7, 1],
    ['two over', 8, 0],
    ['nine over', 15, 0],
    ['no score', 'X', 0],
  ])('%s', (_, score, wanted) => {
    expect(hole(score, OWN)).toBe(wanted + 2);
    // The table may lie in a column.
    expect(hole(score, OWN[0]?.map((points) => [points]) ?? [])).toBe(wanted + 2);
  });

  it('counts net, deducts points and puts out as Stableford does', () => {
    expect(hole(7, OWN, 1)).toBe(4);
    const card = (rulings: string): unknown =>
      modified([[4, 4]], [[4, 4]], [[1, 2]], [[0]], [['PGA']], [[rulings]])[0]?.[0];
    expect(card('R4-4@1')).toBe(-2);
    expect(card('DQ R6-6b')).toBe('DQ R6-6b');
  });

  it('refuses a table of six, and one with text', () => {
    expect(refusalOf(() => hole(4, [[1, 2, 3, 4, 5, 6]]))).toMatch(/^table: 6 points are given\. 7 are wanted/);
    expect(refusalOf(() => hole(4, [[1, 2, 3, 4, 5, 6, 'x']]))).toMatch(/^table: “x” cannot be used/);
    expect(refusalOf(() => modified([FOURS], PARS, INDEXES, [[0]], [[null]]))).toMatch(/^table: /);
  });
});
