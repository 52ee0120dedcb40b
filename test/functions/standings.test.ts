import { answerOf, type Arguments, FIVES, FOURS, functionNamed, isError, line, sentenceOf, withCell } from './excel';

const COURSE = { pars: [FOURS], indexes: [line(18, (hole) => hole)], handicaps: 0 };
const places = (given: Arguments): unknown[][] => functionNamed('PLACES').call({ ...COURSE, ...given });
const leaderboard = (given: Arguments): unknown[][] => functionNamed('LEADERBOARD').call({ ...COURSE, ...given });
/** Fours, a birdie and a bogey moved about: 36 points each. */
const one = (birdie: number, bogey: number): unknown[] =>
  line(18, (hole) => (hole === birdie ? 3 : hole === bogey ? 5 : 4));
const bogeys = (count: number): unknown[] => line(18, (hole) => (hole <= count ? 5 : 4));

describe('PLACES', () => {
  test('places as numbers in the field’s own order, statuses as text', () => {
    const scores = [bogeys(2), FOURS, FOURS, bogeys(1), FIVES, line(18, () => null)];
    const rulings = [[''], [''], [''], [''], ['DQ R6-6b'], ['']];
    expect(places({ scores, form: 'stableford', rulings })).toEqual([[4], [1], [1], [3], ['DQ R6-6b'], ['']]);
  });

  test.each([
    ['stableford', [[2], [1], [3]]],
    ['par', [[2], [1], [3]]],
    ['net', [[2], [1], [3]]],
    ['gross', [[2], [1], [3]]],
  ])('%s', (form, expected) => {
    expect(places({ scores: [FOURS, one(3, 0), bogeys(1)], form })).toEqual(expected);
  });

  test('countback unless another way is asked', () => {
    const scores = [one(1, 18), one(18, 1)];
    expect(places({ scores, form: 'stableford' })).toEqual([[2], [1]]);
    expect(places({ scores, form: 'stableford', ties: 'shared' })).toEqual([[1], [1]]);
    expect(places({ scores, form: 'stableford', ties: 'front' })).toEqual([[1], [2]]);
    expect(places({ scores, form: 'stableford', ties: [['hardest']] })).toEqual([[1], [2]]);
  });

  // Public case: shotgun or starts on 1, 8, 13: countback looks at card holes 10 to 18, not at the order of play
  test('public case: countback is on card holes 10 to 18', () => {
    expect(places({ scores: [one(18, 9), one(9, 18)], form: 'stableford' })).toEqual([[1], [2]]);
  });

  // Public case: a nine-hole course gone round twice: the second visit to hole 1 is hole 10
  test('public case: nine holes twice are eighteen', () => {
    expect(places({ scores: [one(10, 1), one(1, 10)], form: 'stableford' })).toEqual([[1], [2]]);
  });

  test('a plus handicap counts in net', () => {
    expect(places({ scores: [one(1, 0), FOURS], handicaps: [['+2'], [0]], form: 'net' })).toEqual([[2], [1]]);
  });

  test('the field against bogey, and against a fixed score of its own', () => {
    expect(places({ scores: [FOURS, FIVES], form: 'bogey' })).toEqual([[1], [2]]);
    expect(places({ scores: [FIVES, FOURS], form: 'stableford', target: 'bogey' })).toEqual([[2], [1]]);
  });

  test('a four-ball has two lines a side, A then B, and one place a side', () => {
    // 4 and 5 on each hole; 5 and 5; A alone.
    const scores = [FOURS, FIVES, FIVES, FIVES, FOURS, line(18, () => null)];
    for (const form of ['fourball stableford', 'fourball net', 'fourball gross', 'fourball par'])
      expect(places({ scores, form })).toEqual([[1], [3], [1]]);
  });

  test('a ruling in a partner’s line is his, `side:` the side’s', () => {
    const scores = [FOURS, FIVES, FOURS, FIVES];
    const at = (a: string, b: string) => places({ scores, form: 'fourball net', rulings: [[a], [b], [''], ['']] });
    // The other side is on 72. A's wrong ball leaves 73, B's 72.
    expect(at('R31-6@5', '')).toEqual([[2], [1]]);
    expect(at('', 'R31-6@5')).toEqual([[1], [1]]);
    expect(at('B:R31-6@5', '')).toEqual([[1], [1]]);
    expect(at('', 'side:R6-4@5')).toEqual([[2], [1]]);
    expect(at('', 'WD')).toEqual([[1], [1]]);
    expect(at('WD', 'WD')).toEqual([['WD'], [1]]);
    expect(at('R6-3', '')).toEqual([[1], [1]]);
    expect(at('R6-3', 'R6-3')).toEqual([['DQ R6-3'], [1]]);
    expect(at('', 'R6-6b')).toEqual([['DQ R6-6b'], [1]]);
  });

  test('a card that cannot be read is its own #VALUE!, the others have their places', () => {
    const answer = places({ scores: [withCell([FOURS], 1, 3, 'y')[0], FOURS, FIVES], form: 'net' });
    expect(answer.slice(1)).toEqual([[1], [2]]);
    expect(sentenceOf(answer[0]?.[0])).toMatch(/^scores, card 1, hole 3: “y”/);
  });
});

describe('LEADERBOARD', () => {
  test('place, name, total and what decided it; below the line NR, WD, NS, DQ', () => {
    const scores = [bogeys(1), one(18, 1), FOURS, one(1, 18), FOURS, FOURS, FIVES, line(18, () => null)];
    const names = ['Ann', 'Bea', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'].map((name) => [name]);
    const rulings = ['', '', '', '', 'DQ R6-6b', 'WD', 'NS', ''].map((cell) => [cell]);
    expect(leaderboard({ names, scores, form: 'stableford', rulings, language: 'en' })).toEqual(
      [
        [1, 'Bea', 36, 'last 9 holes: 19 v 18'],
        [2, 'Cid', 36, 'last 9 holes: 18 v 19'],
        [3, 'Dan', 36, 'last 9 holes: 17 v 18'],
        [4, 'Ann', 35, ''],
        ['', 'Fay', 'WD', ''],
        ['', 'Gus', 'NS', ''],
        ['', 'Eve', 'DQ R6-6b', ''],
      ].map(([place, ...rest]) => [place === '' ? '' : String(place), ...rest]),
    );
  });

  test('a shared place is T2, the next is skipped', () => {
    const scores = [one(18, 1), FOURS, FOURS, bogeys(1)];
    const answer = leaderboard({ names: ['a', 'b', 'c', 'd'].map((n) => [n]), scores, form: 'stableford' });
    expect(answer.map((row) => row.slice(0, 2))).toEqual([
      ['1', 'a'],
      ['T2', 'b'],
      ['T2', 'c'],
      ['4', 'd'],
    ]);
    expect(answer[1]?.[3]).toBe('level after every step');
  });

  test('fractions of net stroke play are exact', () => {
    // 13 off 41 in and 20 off 45 in, net 70 each.
    const x = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 5, 5, 5, 4, 4, 5, 5];
    const answer = leaderboard({
      names: [['Y'], ['X']],
      scores: [FIVES, x],
      handicaps: [[20], [13]],
      form: 'net',
      language: 'en',
    });
    expect(answer).toEqual([
      ['1', 'X', 70, 'last 9 holes: 34 1/2 v 35'],
      ['2', 'Y', 70, 'last 9 holes: 35 v 34 1/2'],
    ]);
  });

  test('in French when asked, whatever Excel speaks', () => {
    const given = { names: [['a'], ['b']], scores: [one(18, 1), one(1, 18)], form: 'stableford' };
    expect(leaderboard({ ...given, language: 'fr' })[0]?.[3]).toBe('9 derniers trous : 19 contre 17');
    expect(leaderboard({ ...given, language: [['français']] })[0]?.[3]).toBe('9 derniers trous : 19 contre 17');
    expect(leaderboard({ ...given, language: 'en' })[0]?.[3]).toBe('last 9 holes: 19 v 17');
  });

  test('a side has one name, or its partners’ two', () => {
    const given = { scores: [FIVES, FIVES, FOURS, FIVES], form: 'fourball net' };
    const namesOf = (names: unknown) => leaderboard({ ...given, names }).map((row) => row[1]);
    expect(namesOf([['One'], ['Two']])).toEqual(['Two', 'One']);
    expect(namesOf([['Ann'], ['Bea'], ['Cid'], ['Dan']])).toEqual(['Cid / Dan', 'Ann / Bea']);
    expect(namesOf([['Ann'], [''], ['Cid'], [null]])).toEqual(['Cid', 'Ann']);
    expect(namesOf([['One', 'Two']])).toEqual(['Two', 'One']);
  });

  test('sides not yet played make an empty table, their names given by the partner', () => {
    const scores = line(4, () => line(18, () => null));
    expect(leaderboard({ names: [['a'], ['b'], ['c'], ['d']], scores, form: 'fourball net' })).toEqual([
      ['', '', '', ''],
    ]);
  });

  test('a card that cannot be read stands last with its sentence', () => {
    const answer = leaderboard({
      names: [['a'], ['b'], ['c']],
      scores: [withCell([FOURS], 1, 3, 'y')[0], FIVES, FOURS],
      form: 'net',
      rulings: [[''], ['DQ'], ['']],
    });
    expect(answer.map((row) => row[1])).toEqual(['c', 'b', 'a']);
    expect(isError(answer[2]?.[2])).toBe(true);
  });

  test('names are text as they stand', () => {
    const answer = leaderboard({ names: [[' =1+1 '], [42]], scores: [FOURS, FIVES], form: 'net' });
    expect(answer.map((row) => row[1])).toEqual(['=1+1', '42']);
  });
});

describe('CARDCHECK', () => {
  const check = (given: Arguments): unknown[][] =>
    functionNamed('CARDCHECK').call({ ...COURSE, form: 'stableford', language: 'en', ...given });

  test('OK, or what to look at', () => {
    const odd = withCell(withCell([FOURS], 1, 14, 16), 1, 13, 2)[0];
    expect(check({ scores: [FOURS, odd] })).toEqual([
      ['OK'],
      ['Hole 13: 2 on a par 4 is rare. Was it meant? Hole 14: 16 on a par 4 is high. Was it meant?'],
    ]);
  });

  test('a hole without a score is told in stroke play', () => {
    const missing = withCell([FOURS], 1, 7, 'X')[0];
    expect(check({ scores: [missing], form: 'net' })).toEqual([['Hole 7: no score, so the card is NR.']]);
    expect(check({ scores: [missing] })).toEqual([['OK']]);
  });

  test('a missing handicap is a finding, in a side too, in both languages', () => {
    expect(check({ scores: [FOURS], handicaps: null })).toEqual([
      ['The Playing Handicap is missing. Write 0 for a scratch player.'],
    ]);
    expect(check({ scores: [FOURS], handicaps: [['']], language: 'fr' })).toEqual([
      ['Le handicap de jeu manque. Écrivez 0 pour un joueur scratch.'],
    ]);
    const side = check({ scores: [FOURS, FIVES], handicaps: [[0], ['']], form: 'fourball net' });
    expect(side).toEqual([['The Playing Handicap is missing. Write 0 for a scratch player.']]);
  });

  test('gross needs no handicap', () => {
    expect(check({ scores: [FOURS], handicaps: null, form: 'gross' })).toEqual([['OK']]);
  });

  test('a partner is named', () => {
    expect(check({ scores: [FOURS, withCell([FOURS], 1, 3, 17)[0]], form: 'fourball net' })).toEqual([
      ['Hole 3 (B): 17 on a par 4 is high. Was it meant?'],
    ]);
  });
});

describe('EXPLAIN', () => {
  const explained = (given: Arguments): unknown[][] => {
    const each = functionNamed('EXPLAIN');
    return each.call({
      pars: [FOURS],
      indexes: [line(18, (hole) => hole)],
      handicap: 0,
      form: 'stableford',
      language: 'en',
      ...given,
    });
  };

  test('a sentence and a figure a line, the total last', () => {
    const answer = explained({ scores: [FOURS], rulings: 'R4-4@1' });
    expect(answer).toHaveLength(20);
    expect(answer[0]).toEqual(['Hole 1 (par 4, SI 1): 4 = net 4', 2]);
    expect(answer[18]?.[0]).toMatch(/^R4-4@1 \(more than 14 clubs\): −2 points from the round/);
    expect(answer[18]?.[1]).toBe(-2);
    expect(answer[19]).toEqual(['Points', 34]);
  });

  test('net takes the handicap off once', () => {
    const answer = explained({ scores: [FIVES], handicap: 18, form: 'net' });
    expect(answer.slice(18)).toEqual([
      ['Playing Handicap 18', -18],
      ['Strokes', 72],
    ]);
  });

  test('a side: two lines', () => {
    const answer = explained({ scores: [FOURS, FIVES], form: 'fourball net', handicap: [[0], [18]] });
    expect(answer[0]).toEqual(['Hole 1 (par 4, SI 1): A 4 = net 4; B 5 − 1 = net 4; level', 4]);
    expect(answer.at(-1)).toEqual(['Strokes', 72]);
  });

  test('a card that is out ends with its clause', () => {
    const answer = explained({ scores: [FOURS], rulings: [['DQ R6-6b']] });
    expect(answer.at(-1)?.[0]).toMatch(/^DQ R6-6b: disqualified/);
    expect(answer.at(-1)?.[1]).toBe('');
  });

  test('more than one card is refused', () => {
    expect(answerOf(() => explained({ scores: [FOURS, FIVES] }))).toMatch(/^scores: 2 cards are given/);
  });

  test('in French', () => {
    const answer = explained({ scores: [FOURS], language: 'fr' });
    expect(answer[0]?.[0]).toBe('Trou 1 (par 4, index 1) : 4 = net 4');
  });
});

describe('STROKES', () => {
  const strokes = (handicap: unknown, indexes: unknown): unknown[][] =>
    functionNamed('STROKES').call({ handicap, indexes });
  const index18 = line(18, (hole) => hole);

  test('a plus player gives them back from stroke index 18 on', () => {
    const expected = line(18, (hole) => (hole >= 17 ? -1 : 0));
    for (const plus of [-2, '+2', '−2', [['+2']]]) expect(strokes(plus, [index18])).toEqual([expected]);
  });

  test('several handicaps make a line each; indexes in a column make columns', () => {
    expect(strokes([[1], [2]], [[1, 2, 3]])).toEqual([
      [1, 0, 0],
      [1, 1, 0],
    ]);
    expect(strokes([[1], [2]], [[1], [2], [3]])).toEqual([
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
  });

  test('on fewer than eighteen holes indexes are ranked among those given', () => {
    // Nine holes, 7 11 3 15 1 17 9 13 5
    expect(strokes(5, [[7, 11, 3, 15, 1, 17, 9, 13, 5]])).toEqual([[1, 0, 1, 0, 1, 0, 1, 0, 1]]);
  });

  test('two lines of indexes are refused', () => {
    expect(answerOf(() => strokes(5, [index18, index18]))).toMatch(/^indexes: 2 given/);
  });
});
