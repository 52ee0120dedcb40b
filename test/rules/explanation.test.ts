import * as fc from 'fast-check';
import { explain } from '../../src/rules/explanation';
import type { HoleScore } from '../../src/rules/score';
import { CLASSIC_CLAUSES } from '../../src/rules/editions/classic/classic';
import { fours, numbers, play, tryToPlay } from './play';

describe('a result line by line', () => {
  test('net: gross hole by hole, the handicap once, the total', () => {
    const lines = explain(play({ form: 'net', balls: [fours({ 3: 6 })], handicaps: [5] }));
    expect(lines.map(({ kind }) => kind)).toEqual([...numbers(1, 18).map(() => 'hole'), 'handicap', 'total']);
    expect(lines.map(({ amount }) => amount)).toEqual([...fours({ 3: 6 }), -5, 69]);
  });

  test('a scratch player’s handicap is 0, not minus 0; a plus player’s is added', () => {
    const handicapLine = (handicap: number) =>
      explain(play({ form: 'net', balls: [fours()], handicaps: [handicap] })).find(({ kind }) => kind === 'handicap');
    expect(Object.is(handicapLine(0)?.amount, 0)).toBe(true);
    expect(handicapLine(-2)?.amount).toBe(2);
  });

  test('a deduction has its amount, strokes on a hole are in the hole’s', () => {
    const lines = explain(play({ form: 'stableford', balls: [fours()], rulings: 'R4-4@1,2; R19-2@5' }));
    expect(lines.slice(18).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['ruling', -4],
      ['ruling', null],
      ['total', 30],
    ]);
    expect(lines[4]?.amount).toBe(0);
  });

  test('a card that is out says so, last', () => {
    const lines = explain(play({ form: 'stableford', balls: [fours()], rulings: 'DQ R6-6b' }));
    expect(lines.at(-1)).toMatchObject({ kind: 'status', status: { code: 'DQ', clause: '6-6b' }, amount: null });
  });

  test('a card without a return has no total to add up to', () => {
    const lines = explain(play({ form: 'gross', balls: [fours({ 4: null })] }));
    expect(lines.some(({ kind }) => kind === 'total')).toBe(false);
    expect(lines.at(-1)).toMatchObject({ kind: 'status', status: { code: 'NR', clause: null }, amount: null });
  });
});

describe('the lines add up', () => {
  const score: fc.Arbitrary<HoleScore> = fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  const ball = fc.array(score, { minLength: 18, maxLength: 18 });
  const handicap = fc.integer({ min: -18, max: 54 });
  const clause = fc.constantFrom(...CLASSIC_CLAUSES.map(({ id }) => id));
  const hole = fc.integer({ min: 1, max: 18 });
  const ruling = fc.oneof(
    fc.tuple(clause, hole).map(([id, at]) => `R${id}@${at}`),
    fc
      .tuple(fc.constantFrom('R4-4', 'R6-4', 'R4-3a(iii)'), fc.uniqueArray(hole, { minLength: 1 }))
      .map(([what, holes]) => `${what}@${holes.join(',')}`),
    fc.tuple(fc.constantFrom('R6-7', 'R19-2', 'R18', 'R18-2a', 'P1', 'P2'), hole).map(([what, at]) => `${what}@${at}`),
    fc.tuple(hole, fc.integer({ min: 1, max: 10 })).map(([at, taken]) => `R6-6d@${at}=${taken}`),
  );

  test.each(['stableford', 'par', 'bogey', 'net', 'gross'])('%s', (form) => {
    fc.assert(
      fc.property(ball, handicap, fc.array(ruling, { maxLength: 4 }), (scores, off, rulings) => {
        const read = tryToPlay({ form, balls: [scores], handicaps: [off], rulings: rulings.join(';') });
        if (read.ok) expectToAddUp(read.value);
      }),
      { numRuns: 400 },
    );
  });

  test.each(['stableford', 'par', 'bogey', 'net', 'gross'])('four-ball %s', (form) => {
    const named = fc
      .tuple(fc.constantFrom('A:', 'B:', 'side:', ''), ruling, fc.constantFrom('', '', '!helped'))
      .map(([who, what, flag]) => who + what + (who.length === 2 ? flag : ''));
    fc.assert(
      fc.property(ball, ball, handicap, handicap, fc.array(named, { maxLength: 4 }), (a, b, offA, offB, rulings) => {
        const read = tryToPlay({
          form: `fourball ${form}`,
          balls: [a, b],
          handicaps: [offA, offB],
          rulings: rulings.join(';'),
        });
        if (read.ok) expectToAddUp(read.value);
      }),
      { numRuns: 400 },
    );
  });

  function expectToAddUp(round: ReturnType<typeof play>): void {
    const lines = explain(round);
    const total = lines.find(({ kind }) => kind === 'total');
    expect(total?.amount ?? null).toBe(round.total);
    if (!total) return;
    const parts = lines.filter(({ kind }) => kind !== 'total' && kind !== 'status');
    expect(parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(round.total);
    // What the rulings say they took is what was taken.
    const taken = round.effects.reduce((sum, effect) => sum + (effect.kind === 'deducts' ? effect.amount : 0), 0);
    expect(taken).toBe(round.deducted);
    expect(Object.is(round.total, -0)).toBe(false);
  }
});
