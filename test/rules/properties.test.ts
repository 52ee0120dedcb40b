import * as fc from 'fast-check';
import type { Clause, EditionId } from '../../src/rules/editions/clause';
import { CLAUSES_2008 } from '../../src/rules/editions/2008/edition-2008';
import { CLAUSES_2012 } from '../../src/rules/editions/2012/edition-2012';
import { CLAUSES_2016 } from '../../src/rules/editions/2016/edition-2016';
import { CLAUSES_2019 } from '../../src/rules/editions/2019/edition-2019';
import { CLAUSES_2023 } from '../../src/rules/editions/2023/edition-2023';
import { CLASSIC_CLAUSES } from '../../src/rules/editions/classic/classic';
import { explain } from '../../src/rules/explanation';
import { isLowBest } from '../../src/rules/forms/form';
import type { Round } from '../../src/rules/forms/round';
import { strokesReceived } from '../../src/rules/handicaps/strokes-received';
import type { HoleScore } from '../../src/rules/score';
import { courseOf, numbers, play, tryToPlay } from './play';

const EDITIONS: readonly (readonly [EditionId, readonly Clause[]])[] = [
  ['classic', CLASSIC_CLAUSES],
  ['2008', CLAUSES_2008],
  ['2012', CLAUSES_2012],
  ['2016', CLAUSES_2016],
  ['2019', CLAUSES_2019],
  ['2023', CLAUSES_2023],
];
const FORMS = ['gross', 'net', 'stableford', 'par', 'bogey', 'max 2par', 'max ndb', 'max 9'];
const SIDES = ['net', 'gross', 'stableford', 'par', 'bogey'].map((form) => `fourball ${form}`);

const score: fc.Arbitrary<HoleScore> = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 10 }) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const ball = fc.array(score, { minLength: 18, maxLength: 18 });
const handicap = fc.integer({ min: -18, max: 54 });
const hole = fc.integer({ min: 1, max: 18 });
const course = fc
  .tuple(
    fc.array(fc.integer({ min: 3, max: 6 }), { minLength: 18, maxLength: 18 }),
    fc.shuffledSubarray(numbers(1, 18), { minLength: 18 }),
  )
  .map(([pars, indexes]) => courseOf(pars, indexes));

/** A ruling of the edition; of a side, with a partner or the side named. */
function rulingOf(clauses: readonly Clause[], isSide: boolean): fc.Arbitrary<string> {
  const id = fc.constantFrom(...clauses.map((clause) => clause.id));
  const what = fc.oneof(
    fc.tuple(id, hole).map(([clause, at]) => `R${clause}@${at}`),
    fc.tuple(id, hole).map(([clause, at]) => `DQ R${clause}@${at}`),
    fc
      .tuple(id, fc.uniqueArray(hole, { minLength: 1, maxLength: 4 }))
      .map(([clause, at]) => `R${clause}@${at.join(',')}`),
    fc.tuple(fc.integer({ min: 1, max: 3 }), hole).map(([n, at]) => `P${n}@${at}`),
  );
  return isSide
    ? fc
        .tuple(fc.constantFrom('A:', 'B:', 'side:', ''), what, fc.constantFrom('', '', '!helped'))
        .map(([who, said, flag]) => who + said + (who.length === 2 ? flag : ''))
    : what;
}

/** What is asked of a card: what it answers, but for which clause put it out. */
const outcome = ({ total, status, deducted, holes }: Round): unknown => ({
  total,
  code: status?.code ?? '',
  deducted,
  results: holes.map(({ result }) => result),
});

describe('strokes received', () => {
  test('add up to the handicap, and differ by one at most from hole to hole', () => {
    fc.assert(
      fc.property(fc.integer({ min: -18, max: 99 }), fc.integer({ min: 1, max: 18 }), (off, holes) => {
        const strokes = numbers(1, holes).map((rank) => strokesReceived(off, rank, holes));
        expect(strokes.reduce((sum, each) => sum + each, 0)).toBe(off);
        expect(Math.max(...strokes) - Math.min(...strokes)).toBeLessThanOrEqual(1);
        expect([...strokes].sort((a, b) => b - a)).toEqual(strokes);
      }),
      { numRuns: 1000 },
    );
  });
});

describe.each([...FORMS, ...SIDES])('%s', (form) => {
  const isSide = form.startsWith('fourball');
  const balls = fc.tuple(ball, ball).map((both) => (isSide ? both : both.slice(0, 1)));

  test('one more stroke on a hole never helps, nor does a ball picked up', () => {
    fc.assert(
      fc.property(balls, handicap, handicap, course, hole, fc.boolean(), (scores, offA, offB, on, at, isPickedUp) => {
        const before = play({ form, balls: scores, handicaps: [offA, offB], course: on });
        const [first = [], ...others] = scores;
        const had = first[at - 1] ?? null;
        const worse = first.map((each, nth) => (nth !== at - 1 || each === null ? each : isPickedUp ? null : each + 1));
        const after = play({ form, balls: [worse, ...others], handicaps: [offA, offB], course: on });
        fc.pre(had !== null);
        if (before.total === null || after.total === null) {
          // No return stays no return.
          expect(before.total === null && after.total !== null).toBe(false);
          return;
        }
        const gain = isLowBest(before.form) ? before.total - after.total : after.total - before.total;
        expect(gain).toBeLessThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });

  test.each(EDITIONS)(
    'rulings commute in %s, whatever the caps: only which clause put out is the first’s',
    (edition, clauses) => {
      fc.assert(
        fc.property(
          balls,
          handicap,
          fc
            .array(rulingOf(clauses, isSide), { minLength: 2, maxLength: 4 })
            .chain((said) => fc.tuple(fc.constant(said), fc.shuffledSubarray(said, { minLength: said.length }))),
          (scores, off, [said, shuffled]) => {
            // Of delays the second costs more than the first: their order in the cell is that of the round.
            fc.pre(said.filter((ruling) => ruling.includes('5.6a')).length < 2);
            const [one, other] = [said, shuffled].map((rulings) =>
              tryToPlay({ form, balls: scores, handicaps: [off, off + 3], rulings: rulings.join('; '), edition }),
            );
            expect(one?.ok).toBe(other?.ok);
            if (one?.ok && other?.ok) expect(outcome(other.value)).toEqual(outcome(one.value));
          },
        ),
        { numRuns: 50 },
      );
    },
  );

  test.each(EDITIONS)('the lines of an explanation add up to the total in %s', (edition, clauses) => {
    fc.assert(
      fc.property(balls, handicap, fc.array(rulingOf(clauses, isSide), { maxLength: 4 }), (scores, off, rulings) => {
        const read = tryToPlay({
          form,
          balls: scores,
          handicaps: [off, off + 3],
          rulings: rulings.join('; '),
          edition,
        });
        if (!read.ok || read.value.total === null) return;
        const parts = explain(read.value).filter(({ kind }) => kind !== 'total' && kind !== 'status');
        expect(parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(read.value.total);
      }),
      { numRuns: 40 },
    );
  });
});
