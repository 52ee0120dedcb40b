import type { Course } from '../../../src/rules/course';
import type { Round } from '../../../src/rules/forms/round';
import { type Placing, placesOf } from '../../../src/rules/standings/places';
import { readTies } from '../../../src/rules/ties/tie-break';
import type { HoleScore } from '../../../src/rules/score';
import { codesOf, courseOf, fours, numbers, play, soundOf } from '../play';
import { CARDS, REF72 } from '../reference-course';

const placed = (rounds: readonly Round[], ties: string): readonly (Placing | null)[] =>
  placesOf(rounds, soundOf(readTies(ties)));

const stableford = (scores: readonly HoleScore[], course?: Course, handicap = 0): Round =>
  play({ form: 'stableford', balls: [scores], handicaps: [handicap], ...(course ? { course } : {}) });
const net = (scores: readonly HoleScore[], handicap: number): Round =>
  play({ form: 'net', balls: [scores], handicaps: [handicap] });

/** The step and both figures as a text: "last 9: 19/1 v 17/1". */
function decided(placing: Placing | null | undefined): string {
  const decision = placing?.decision;
  if (!decision) return '';
  if (decision.kind === 'level') return 'level';
  const { step, own, other } = decision;
  const named = 'hole' in step ? step.hole : 'index' in step ? step.index : 'holes' in step ? step.holes : '';
  return `${step.kind} ${named}: ${own.over}/${own.under} v ${other.over}/${other.under}`;
}

describe('words', () => {
  test.each<[string, readonly string[]]>([
    ['', ['countback']],
    ['0', ['countback']],
    ['countback', ['countback']],
    [' Countback ', ['countback']],
    ['countback>lowest-handicap', ['countback', 'lowest-handicap']],
    ['countback > front > holes-back > shared', ['countback', 'front', 'holes-back', 'shared']],
    ['countback–gross', ['countback-gross']],
    ['départage', ['countback']],
    ['ex æquo', ['shared']],
  ])('%j is %j', (text, words) => {
    expect(soundOf(readTies(text))).toEqual(words);
  });

  test.each(['play-off', 'countback,front', 'countback>', '>', 'countback>lots', 'count back gross', 'toString'])(
    '%j parts no ties',
    (text) => {
      expect(codesOf(readTies(text))).toEqual(['ties-unknown']);
    },
  );
});

describe('each way, on two Stableford cards of 36 points: X ahead of Y by it', () => {
  // A birdie and a bogey a card: one hole up by a point, one down, so that the totals are level.
  const one = (birdie: number, bogey: number) => fours({ [birdie]: 3, [bogey]: 5 });

  test.each<[string, string, HoleScore[], HoleScore[]]>([
    ['countback', 'last 9: 19/1 v 17/1', one(12, 3), one(3, 12)],
    ['countback', 'last 6: 13/1 v 11/1', one(13, 10), one(10, 13)],
    ['countback', 'last 3: 7/1 v 5/1', one(16, 13), one(13, 16)],
    ['countback', 'last 1: 3/1 v 1/1', one(18, 16), one(16, 18)],
    ['countback > front', 'front 6: 13/1 v 11/1', one(9, 1), one(1, 9)],
    ['countback > front', 'front 3: 7/1 v 5/1', one(9, 4), one(4, 9)],
    ['countback > front', 'front 1: 3/1 v 1/1', one(9, 7), one(7, 9)],
    ['front', 'front 9: 19/1 v 17/1', one(1, 10), one(10, 1)],
    ['holes-back', 'hole 18: 3/1 v 1/1', one(18, 17), one(17, 18)],
    ['holes-back', 'hole 2: 3/1 v 1/1', one(2, 1), one(1, 2)],
    ['countback > holes-back', 'hole 17: 3/1 v 1/1', one(17, 16), one(16, 17)],
    ['hardest', 'hole 1: 3/1 v 1/1', one(1, 18), one(18, 1)],
    ['hardest', 'hole 17: 3/1 v 1/1', one(17, 18), one(18, 17)],
  ])('%s: %j', (ties, decision, x, y) => {
    const [first, second] = placed([stableford(x), stableford(y)], ties);
    expect([first?.place, second?.place]).toEqual([1, 2]);
    expect(decided(first)).toBe(decision);
  });

  test('hardest goes by stroke index, not by hole number', () => {
    // On REF72 stroke index 1 is hole 5, 2 is hole 13.
    const pars = REF72.holes.map(({ par }) => par);
    const x = stableford(
      pars.map((par, at) => (at === 4 ? par - 1 : at === 12 ? par + 1 : par)),
      REF72,
    );
    const y = stableford(
      pars.map((par, at) => (at === 12 ? par - 1 : at === 4 ? par + 1 : par)),
      REF72,
    );
    const [first, second] = placed([x, y], 'hardest');
    expect([first?.place, second?.place, decided(first)]).toEqual([1, 2, 'hole 5: 3/1 v 1/1']);
  });

  test('lowest-handicap', () => {
    // Off 2 and off 1: a stroke on the first hole or two, given away there again.
    const x = stableford(fours({ 1: 5 }), undefined, 1);
    const y = stableford(fours({ 1: 5, 2: 5 }), undefined, 2);
    const z = stableford(fours({ 18: 3 }), undefined, -1);
    const placings = placed([y, x, z], 'lowest-handicap');
    expect([y, x, z].map(({ total }) => total)).toEqual([36, 36, 36]);
    expect(placings.map((placing) => placing?.place)).toEqual([3, 2, 1]);
    expect(decided(placings[1])).toBe('handicap : 1/1 v -1/1');
  });

  test('shared parts nothing, and nothing comes after it', () => {
    const cards = [stableford(one(18, 1)), stableford(one(1, 18))];
    for (const ties of ['shared', 'shared > countback'])
      expect(placed(cards, ties)).toEqual([
        { place: 1, isShared: true, decision: { kind: 'level' } },
        { place: 1, isShared: true, decision: { kind: 'level' } },
      ]);
  });

  test('alike on every hole, all the ways leave them level', () => {
    const ways = 'countback > countback-gross > countback-index > front > holes-back > hardest > lowest-handicap';
    expect(placed([stableford(fours()), stableford(fours())], ways).map((placing) => placing?.isShared)).toEqual([
      true,
      true,
    ]);
  });
});

describe('net stroke play: gross of the holes less that share of the handicap, exact', () => {
  /** Ten to eighteen: 41, the last six 28, the last three 14, the last 5; 83 strokes, net 70. */
  const X = net([5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 5, 5, 5, 4, 4, 5, 5], 13);
  /** Fives: 45, 30, 15, 5; 90 strokes, net 70. */
  const Y = net(
    numbers(1, 18).map(() => 5),
    20,
  );
  /** As Y, a stroke moved from the tenth to the first. */
  const Y44 = net(
    numbers(1, 18).map((hole) => (hole === 10 ? 4 : hole === 1 ? 6 : 5)),
    20,
  );

  test('the example is what it says', () => {
    const back = (round: Round, holes: number) =>
      round.holes.slice(-holes).reduce((sum, { balls }) => sum + (balls[0]?.gross ?? 0), 0);
    expect([X, Y, Y44].map((round) => [round.total, ...[9, 6, 3, 1].map((holes) => back(round, holes))])).toEqual([
      [70, 41, 28, 14, 5],
      [70, 45, 30, 15, 5],
      [70, 44, 30, 15, 5],
    ]);
  });

  test('13 off 41 makes 34 1/2, 20 off 45 makes 35: X', () => {
    const [x, y] = placed([X, Y], 'countback');
    expect([x?.place, y?.place, decided(x)]).toEqual([1, 2, 'last 9: 621/18 v 630/18']);
  });

  test('20 off 44 makes 34: Y', () => {
    const [x, y] = placed([X, Y44], 'countback');
    expect([x?.place, y?.place]).toEqual([2, 1]);
  });

  test('halves are not rounded: 14 off 41 beats 13 off 41', () => {
    // Rounded half up both shares are 7.
    const Z = net([5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 5, 5, 5, 4, 4, 5, 5], 14);
    const [x, z] = placed([X, Z], 'countback');
    expect([Z.total, x?.place, z?.place, decided(z)]).toEqual([70, 2, 1, 'last 9: 612/18 v 621/18']);
  });

  test('the last six, three and one have their share too', () => {
    // Off 2 and off scratch, level on the last nine: 37 - 1 and 36. Then 24 - 2/3 beats 24.
    const two = net(fours({ 10: 5, 1: 5 }), 2);
    const none = net(fours(), 0);
    const [first, second] = placed([two, none], 'countback');
    expect([first?.place, second?.place, decided(first)]).toEqual([1, 2, 'last 6: 420/18 v 432/18']);
  });

  test('countback-gross looks at strokes alone', () => {
    const [x, y] = placed([X, Y44], 'countback-gross');
    expect([x?.place, y?.place, decided(x)]).toEqual([1, 2, 'last 9: 738/18 v 792/18']);
  });

  test('countback-index looks at net hole by hole', () => {
    // Off 1 with the stroke on the first hole: it is not in the last nine.
    const one = net(fours({ 1: 5 }), 1);
    const none = net(fours(), 0);
    expect(placed([one, none], 'countback').map((placing) => placing?.place)).toEqual([1, 2]);
    expect(placed([one, none], 'countback-index').map((placing) => placing?.isShared)).toEqual([true, true]);
  });

  test('a plus player’s share is added', () => {
    // Off +2, 70 strokes: 34 + 1 on the last nine against 36.
    const plus = net(fours({ 17: 3, 18: 3 }), -2);
    const [first, second] = placed([plus, net(fours(), 0)], 'countback');
    expect([plus.total, first?.place, second?.place, decided(first)]).toEqual([72, 1, 2, 'last 9: 630/18 v 648/18']);
  });

  test('gross has no shares', () => {
    const x = play({ form: 'gross', balls: [fours({ 1: 5, 18: 3 })], handicaps: [20] });
    const y = play({ form: 'gross', balls: [fours({ 1: 3, 18: 5 })], handicaps: [0] });
    expect(decided(placed([x, y], 'countback')[0])).toBe('last 9: 35/1 v 37/1');
  });
});

describe('REF72: D and E', () => {
  const of = (name: 'D' | 'E', form: string) =>
    play({ form, balls: [CARDS[name].scores], handicaps: [CARDS[name].handicap], course: REF72 });

  // REF72 hand arithmetic: 38 points each, 20 and 15 in; net 70 each, 40 - 6 1/2 and 45 - 6 1/2 in; 2 up each
  test.each([
    ['stableford', 'last 9: 20/1 v 15/1'],
    ['net', 'last 9: 603/18 v 693/18'],
    ['par', 'last 9: 2/1 v -3/1'],
    ['gross', 'last 9: 40/1 v 45/1'],
  ])('%s: D by %s', (form, decision) => {
    const [e, d] = placed([of('E', form), of('D', form)], 'countback');
    expect([d?.place, e?.place, decided(d)]).toEqual([1, 2, decision]);
  });
});

describe('nine holes and twelve', () => {
  const nine = courseOf(
    numbers(1, 9).map(() => 4),
    [1, 3, 5, 7, 9, 11, 13, 15, 17],
  );
  const on9 = (form: string, but: Readonly<Record<number, number>>, handicap = 0) =>
    play({ form, balls: [fours(but, 9)], handicaps: [handicap], course: nine });

  test.each([
    [{ 4: 3, 1: 5 }, { 1: 3, 4: 5 }, 'last 6: 13/1 v 11/1'],
    [{ 7: 3, 4: 5 }, { 4: 3, 7: 5 }, 'last 3: 7/1 v 5/1'],
    [{ 9: 3, 7: 5 }, { 7: 3, 9: 5 }, 'last 1: 3/1 v 1/1'],
  ])('Stableford by the last six, three and one', (x, y, decision) => {
    expect(decided(placed([on9('stableford', x), on9('stableford', y)], 'countback')[0])).toBe(decision);
  });

  test('shares are of nine: 6/9 of the handicap on the last six', () => {
    // Off 1 against scratch: 24 - 2/3 and 24.
    const [first] = placed([on9('net', { 1: 5 }, 1), on9('net', {})], 'countback');
    expect(decided(first)).toBe('last 6: 210/9 v 216/9');
  });

  test('front has nothing to look at on nine holes', () => {
    const placings = placed([on9('stableford', { 9: 3, 1: 5 }), on9('stableford', { 1: 3, 9: 5 })], 'front');
    expect(placings.map((placing) => placing?.isShared)).toEqual([true, true]);
  });

  test('twelve holes: the last nine of twelve', () => {
    const course = courseOf(
      numbers(1, 12).map(() => 4),
      numbers(1, 12),
    );
    const on12 = (but: Readonly<Record<number, number>>) =>
      play({ form: 'stableford', balls: [fours(but, 12)], course });
    expect(decided(placed([on12({ 4: 3, 1: 5 }), on12({ 1: 3, 4: 5 })], 'countback')[0])).toBe('last 9: 19/1 v 17/1');
  });
});

describe('more than two', () => {
  test('a split in part goes on at the next step: it is not begun again', () => {
    // 36 each; the last nine 19, 18, 18; then the last six of the two still level: 13 and 12.
    const ahead = stableford(fours({ 10: 3, 1: 5 }));
    const second = stableford(fours({ 13: 3, 10: 5 }));
    const third = stableford(fours());
    const placings = placed([third, second, ahead], 'countback');
    expect(placings.map((placing) => placing?.place)).toEqual([3, 2, 1]);
    expect(placings.map(decided)).toEqual(['last 6: 12/1 v 13/1', 'last 9: 18/1 v 19/1', 'last 9: 19/1 v 18/1']);
  });

  test('two of three left level share the place, and the next is skipped', () => {
    const placings = placed(
      [stableford(fours()), stableford(fours({ 10: 3, 1: 5 })), stableford(fours()), stableford(fours({ 1: 5 }))],
      'countback',
    );
    expect(placings.map((placing) => placing?.place)).toEqual([2, 1, 2, 4]);
    expect(placings.map((placing) => placing?.isShared)).toEqual([true, false, true, false]);
  });

  test('seventeen cards alike share one place, and the eighteenth is 18th', () => {
    const alike = numbers(1, 17).map(() => stableford(fours()));
    const placings = placed([...alike, stableford(fours({ 1: 5 }))], 'countback > front > lowest-handicap');
    expect(placings.map((placing) => placing?.place)).toEqual([...numbers(1, 17).map(() => 1), 18]);
  });

  test('deductions from the total are not seen', () => {
    // 36 less 2 for the clubs, against 34 made: level on 34, and the last nine 18 and 16.
    const deducted = play({ form: 'stableford', balls: [fours()], rulings: 'R4-4@18' });
    const made = stableford(fours({ 17: 5, 18: 5 }));
    const [first, second] = placed([deducted, made], 'countback');
    expect([deducted.total, made.total, first?.place, second?.place]).toEqual([34, 34, 1, 2]);
    expect(decided(first)).toBe('last 9: 18/1 v 16/1');
  });

  test('in a four-ball net the better ball of each hole is compared, without any share', () => {
    const side = (but: Readonly<Record<number, number>>) =>
      play({ form: 'fourball net', balls: [fours(but), fours().map(() => 5)], handicaps: [0, 1] });
    // B has a stroke on the first hole: 4 there too.
    expect(decided(placed([side({ 18: 3, 2: 5 }), side({ 2: 3, 18: 5 })], 'countback')[0])).toBe('last 9: 35/1 v 37/1');
  });
});
