import { readFixedScores } from '../../src/rules/forms/fixed-score';
import { readForm, readScoring } from '../../src/rules/forms/form';
import { readCourse } from '../../src/rules/course';
import { editionInForce, readEditionId } from '../../src/rules/editions/edition-in-force';
import { readPlayingHandicap } from '../../src/rules/handicaps/playing-handicap';
import { parseRulings } from '../../src/rules/rulings/notation';
import { isNothing, readHoleScore } from '../../src/rules/score';
import { codesOf, courseOf, formOf, numbers, PAR_FOURS, soundOf } from './play';

/** What the contract says of cells in general: no-break spaces surround as spaces do. */
const NBSP = '\u00a0';
const CELL_ERROR = { code: '#N/A' };

describe('a hole of a card', () => {
  // design section 4, "No score on a hole is ..."
  test.each([
    ['blank', null],
    ['blank', undefined],
    ['blank text', ''],
    ['spaces', '   '],
    ['no-break spaces', NBSP + NBSP],
    ['zero, as desktop Excel makes of a blank', 0],
    ['minus zero', -0],
    ['zero as text', '0'],
    ['zero as text, spaced', ' 0 '],
    ['hyphen', '-'],
    ['en dash', '–'],
    ['em dash', '—'],
    ['minus sign', '−'],
    ['slash', '/'],
    ['X', 'X'],
    ['x', 'x'],
    ['X in spaces', `${NBSP}x `],
    ['NR', 'NR'],
    ['nr', 'nr'],
    ['croix', 'croix'],
    ['CROIX', 'CROIX'],
    ['Croix', 'Croix '],
  ])('%s is no score: %j', (_, cell) => {
    expect(readHoleScore(cell, 1)).toBeNull();
  });

  test.each<[unknown, number]>([
    [1, 1],
    [30, 30],
    ['5', 5],
    [' 5 ', 5],
    [`${NBSP}12${NBSP}`, 12],
    ['07', 7],
  ])('%j is %d strokes', (cell, strokes) => {
    expect(readHoleScore(cell, 1)).toBe(strokes);
  });

  // "anything else that is no whole number of strokes from 1 to 30 is refused"
  test.each<[unknown, string]>([
    [31, 'score-out-of-range'],
    ['31', 'score-out-of-range'],
    [1_000_000, 'score-out-of-range'],
    [-1, 'score-not-whole'],
    ['-3', 'score-not-whole'],
    ['−3', 'score-not-whole'],
    ['+5', 'score-not-whole'],
    [4.5, 'score-not-whole'],
    ['4.5', 'score-not-whole'],
    ['4,5', 'score-not-whole'],
    [NaN, 'score-not-whole'],
    [Infinity, 'score-not-whole'],
    ['abc', 'score-not-whole'],
    ['5x', 'score-not-whole'],
    ['5 4', 'score-not-whole'],
    ['XX', 'score-not-whole'],
    ['1e1', 'score-not-whole'],
    ['0x5', 'score-not-whole'],
    ['NaN', 'score-not-whole'],
    ['#VALUE!', 'score-not-whole'],
    [true, 'score-not-whole'],
    [false, 'score-not-whole'],
    [CELL_ERROR, 'cell-error'],
  ])('%j is refused: %s', (cell, code) => {
    expect(readHoleScore(cell, 7)).toMatchObject({ code, hole: 7 });
  });

  test.each([
    [0, true],
    ['', true],
    [null, true],
    [NBSP, true],
    ['-', false],
    ['X', false],
    [4, false],
    ['WD', false],
  ])('%j is nothing at all: %s (a dash is a card, a blank line none)', (cell, nothing) => {
    expect(isNothing(cell)).toBe(nothing);
  });
});

describe('a Playing Handicap', () => {
  // design section 4: whole, -18 to 99; a plus handicap is negative or text like "+2"
  test.each<[unknown, number]>([
    [0, 0],
    [-0, 0],
    ['0', 0],
    ['+0', 0],
    [13, 13],
    ['13', 13],
    [` 13${NBSP}`, 13],
    [-2, -2],
    ['+2', -2],
    [' +2 ', -2],
    ['-2', -2],
    ['−2', -2],
    ['–2', -2],
    ['+18', -18],
    [-18, -18],
    [99, 99],
    [54, 54],
  ])('%j is %d', (cell, handicap) => {
    expect(soundOf(readPlayingHandicap(cell)) + 0).toBe(handicap);
  });

  test.each<[unknown, string]>([
    [null, 'handicap-missing'],
    [undefined, 'handicap-missing'],
    ['', 'handicap-missing'],
    [NBSP, 'handicap-missing'],
    [12.5, 'handicap-not-whole'],
    ['12.5', 'handicap-not-whole'],
    ['12,5', 'handicap-not-whole'],
    ['scratch', 'handicap-not-whole'],
    ['+-2', 'handicap-not-whole'],
    ['X', 'handicap-not-whole'],
    [NaN, 'handicap-not-whole'],
    [true, 'handicap-not-whole'],
    [100, 'handicap-out-of-range'],
    [-19, 'handicap-out-of-range'],
    ['+19', 'handicap-out-of-range'],
    [CELL_ERROR, 'cell-error'],
  ])('%j is refused: %s', (cell, code) => {
    expect(codesOf(readPlayingHandicap(cell))).toEqual([code]);
  });
});

describe('a course', () => {
  // design section 4: pars 3 to 6; indexes distinct, 1 to 18, ranked among the holes given where there are fewer
  test('eighteen holes keep their index as their rank', () => {
    expect(PAR_FOURS.holes.map(({ rank }) => rank)).toEqual(numbers(1, 18));
  });

  test('nine holes with odd indexes are ranked 1 to 9', () => {
    const { holes } = courseOf([4, 4, 3, 5, 4, 4, 3, 4, 5], [7, 11, 3, 15, 1, 17, 9, 13, 5]);
    expect(holes.map(({ rank }) => rank)).toEqual([4, 6, 2, 8, 1, 9, 5, 7, 3]);
    expect(holes.map(({ index }) => index)).toEqual([7, 11, 3, 15, 1, 17, 9, 13, 5]);
  });

  test.each([1, 2, 9, 12, 17])('%d holes are a course', (count) => {
    const line = numbers(1, count);
    expect(
      courseOf(
        line.map(() => 4),
        line,
      ).holes,
    ).toHaveLength(count);
  });

  test('digits as text are digits', () => {
    expect(soundOf(readCourse(['4', ' 5 '], ['2', `1${NBSP}`])).holes.map(({ par, index }) => [par, index])).toEqual([
      [4, 2],
      [5, 1],
    ]);
  });

  const line18 = numbers(1, 18);
  const pars18 = line18.map(() => 4);
  test.each<[string, readonly unknown[], readonly unknown[], string, number | null]>([
    ['a par 2', [4, 2], [1, 2], 'par-impossible', 2],
    ['a par 7', [7, 4], [1, 2], 'par-impossible', 1],
    ['a half par', [4, 4.5], [1, 2], 'par-impossible', 2],
    ['a blank par', [4, null], [1, 2], 'par-impossible', 2],
    ['a zero par', [4, 0], [1, 2], 'par-impossible', 2],
    ['text for a par', [4, 'par'], [1, 2], 'par-impossible', 2],
    ['an index of 0', [4, 4], [0, 1], 'index-impossible', 1],
    ['an index of 19', [4, 4], [19, 1], 'index-impossible', 1],
    ['a blank index', [4, 4], ['', 1], 'index-impossible', 1],
    ['a half index', [4, 4], [1.5, 1], 'index-impossible', 1],
    ['text for an index', [4, 4], ['SI', 1], 'index-impossible', 1],
    ['an index twice', [4, 4, 4], [7, 3, 7], 'index-twice', 3],
    ['an index twice on eighteen', pars18, [...line18.slice(0, 17), 17], 'index-twice', 18],
    ['fewer indexes than pars', [4, 4, 4], [1, 2], 'index-count', null],
    ['more indexes than pars', [4, 4], [1, 2, 3], 'index-count', null],
    ['no holes', [], [], 'pars-missing', null],
    ['nineteen holes', [...pars18, 4], [...line18, 18], 'too-many-holes', null],
  ])('%s is refused', (_, pars, indexes, code, hole) => {
    const read = readCourse(pars, indexes);
    expect(read.ok ? [] : read.refusals).toEqual([expect.objectContaining({ code, hole })]);
  });

  test('every fault of the course is named at once', () => {
    expect(codesOf(readCourse([2, 4, 9], [1, 1, 0]))).toEqual([
      'par-impossible',
      'index-twice',
      'par-impossible',
      'index-impossible',
    ]);
  });
});

describe('a fixed score (Rule 32-1)', () => {
  const course = courseOf([4, 3, 5], [1, 2, 3]);
  test.each<[string, string, readonly unknown[], readonly number[]]>([
    ['nothing is par', 'stableford', [], [4, 3, 5]],
    ['a blank is par', 'stableford', [''], [4, 3, 5]],
    ['0 is par', 'par', [0], [4, 3, 5]],
    ['in bogey nothing is par + 1', 'bogey', [], [5, 4, 6]],
    ['par', 'bogey', ['par'], [4, 3, 5]],
    ['Par, spaced', 'bogey', [' Par '], [4, 3, 5]],
    ['bogey is par + 1', 'stableford', ['bogey'], [5, 4, 6]],
    ['BOGEY', 'par', ['BOGEY'], [5, 4, 6]],
    ['a row', 'stableford', [5, '3', 6], [5, 3, 6]],
    ['a row of the least and the most', 'stableford', [1, 30, 1], [1, 30, 1]],
  ])('%s', (_, form, line, fixed) => {
    expect(soundOf(readFixedScores(line, course, formOf(form)))).toEqual(fixed);
  });

  test.each<[string, readonly unknown[], string]>([
    ['another word', ['birdie'], 'target-unknown'],
    ['one number', [4], 'target-unknown'],
    ['a short row', [4, 3], 'line-length'],
    ['a row with a blank', [4, null, 5], 'target-impossible'],
    ['a row with 0', [4, 0, 5], 'target-impossible'],
    ['a row with a half', [4, 3.5, 5], 'target-impossible'],
    ['a row with 31', [4, 31, 5], 'target-impossible'],
    ['a row with text', [4, 'par', 5], 'target-impossible'],
  ])('%s is refused', (_, line, code) => {
    expect(codesOf(readFixedScores(line, course, formOf('stableford')))).toEqual([code]);
  });
});

describe('words for a form', () => {
  test.each([
    ['stableford', 'stableford', false],
    [' Stableford ', 'stableford', false],
    ['PAR', 'par', false],
    ['contre par', 'par', false],
    ['bogey', 'bogey', false],
    ['Contre-bogey', 'bogey', false],
    ['net', 'net', false],
    ['stroke play (net)', 'net', false],
    ['stroke play net', 'net', false],
    ['gross', 'gross', false],
    ['brut', 'gross', false],
    ['stroke play brut', 'gross', false],
    ['fourball stableford', 'stableford', true],
    ['Four-ball Stableford', 'stableford', true],
    ['four ball net', 'net', true],
    ['fourball gross', 'gross', true],
    ['fourball par', 'par', true],
    ['fourball bogey', 'bogey', true],
    ['quatre balles stableford', 'stableford', true],
    ['4 balles net', 'net', true],
    ['4 ball stableford', 'stableford', true],
    ['4 balls stableford', 'stableford', true],
    ['quatre balles (meilleure balle) brut', 'gross', true],
  ])('%j is %s, four-ball %s', (text, scoring, fourBall) => {
    expect(soundOf(readForm(text))).toEqual({ scoring, fourBall });
  });

  test.each([
    '',
    'fourball',
    'golf',
    'stablefrod',
    'stableford net',
    'fourball match',
    'constructor',
    '__proto__',
    '1',
  ])('%j is no form of play', (text) => {
    expect(codesOf(readForm(text))).toEqual(['form-unknown']);
  });

  test('a scoring left out is the fallback; another word is refused', () => {
    expect(soundOf(readScoring('', 'stableford'))).toBe('stableford');
    expect(codesOf(readScoring('', null))).toEqual(['scoring-unknown']);
    expect(codesOf(readScoring('points', 'stableford'))).toEqual(['scoring-unknown']);
  });
});

describe('words for an edition', () => {
  // design section 2: a number is read like its text; with none given the rulings tell
  test.each<[unknown, string | null]>([
    [null, null],
    ['', null],
    [0, null],
    ['classic', 'classic'],
    [' Classic ', 'classic'],
    ['classique', 'classic'],
    [2008, '2008'],
    ['2012', '2012'],
    [2016, '2016'],
    [2019, '2019'],
    ['2019', '2019'],
    [2023, '2023'],
    [' 2023', '2023'],
  ])('%j is %s', (cell, id) => {
    expect(soundOf(readEditionId(cell))).toBe(id);
  });

  test.each([2004, '2020', 'old', 'toString', true])('%j is no edition here', (cell) => {
    expect(codesOf(readEditionId(cell))).toEqual(['edition-unknown']);
  });

  const inForce = (rulings: string, given: 'classic' | '2019' | '2023' | null) =>
    editionInForce(soundOf(parseRulings(rulings)), given);

  test.each<[string, 'classic' | '2019' | '2023' | null, string]>([
    ['R4-4@1', null, 'classic'],
    ['DQ R6-6b', null, 'classic'],
    ['R4.1b@1', null, '2023'],
    ['DQ R3.3b', null, '2023'],
    ['P2@7', null, 'classic'],
    ['R18@5', null, 'classic'],
    ['', null, 'classic'],
    ['NR', null, 'classic'],
    ['R4.1b@1', '2019', '2019'],
    ['P2@7', '2023', '2023'],
  ])('%j with %s given is read under %s', (rulings, given, id) => {
    expect(soundOf(inForce(rulings, given)).id).toBe(id);
  });

  test.each<[string, 'classic' | '2019' | '2023' | null, string, string | undefined]>([
    ['R4-4@1', '2023', 'clause-of-other-edition', '4.1b'],
    ['R4-4@1', '2019', 'clause-of-other-edition', '4.1b'],
    ['R4.1b@1', 'classic', 'clause-of-other-edition', '4-4'],
    ['DQ R6-6b', '2023', 'clause-of-other-edition', '3.3b(2)'],
    ['R4-4@1; R5.6a@2', null, 'clauses-of-two-editions', undefined],
    ['R4-4@1; R5.6a@2', 'classic', 'clause-of-other-edition', '6-7'],
  ])('%j with %s given is refused, its counterpart named', (rulings, given, code, instead) => {
    const read = inForce(rulings, given);
    expect(codesOf(read)).toEqual([code]);
    expect(read.ok ? null : read.refusals[0]?.values['instead']).toBe(instead);
  });
});
