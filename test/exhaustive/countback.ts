import { CLASSIC } from '../../src/rules/editions/classic/classic';
import { playRound, type Round } from '../../src/rules/forms/round';
import { placesOf } from '../../src/rules/standings/places';
import { tieComparisons } from '../../src/rules/ties/tie-break';
import { courseOf } from '../rules/play';
import { range, type Suite, type Tally } from './tally';

const FORM = { scoring: 'stableford', fourBall: false } as const;

/** Scores that make 0, 1 and 2 points on a par 4. */
const SCORES = [6, 5, 4];

/**
 * Every ordered pair of nine-hole Stableford cards of 0 to 2 points a hole, 387,420,489 of them, parted by total and
 * then the last 6, 3 and 1 holes; the sample has six holes. The second way packs the sums of a card into one number.
 */
export const COUNTBACK: Suite = {
  name: 'countback, every pair of cards',
  run: (depth, tally) => {
    const holes = depth === 'deep' ? 9 : 6;
    const count = 3 ** holes;
    const course = courseOf(
      range(1, holes).map(() => 4),
      range(1, holes),
    );
    const fixed = course.holes.map(({ par }) => par);
    const pointsOf = (card: number): readonly number[] =>
      range(0, holes - 1).map((at) => Math.floor(card / 3 ** at) % 3);
    const rounds = range(0, count - 1).map((card): Round => {
      const scores = pointsOf(card).map((points) => SCORES[points] ?? null);
      const round = playRound(course, fixed, FORM, { balls: [{ scores, handicap: 0 }], rulings: [] }, CLASSIC);
      if (!round.ok) throw new Error('a card of scores was refused');
      return round.value;
    });
    const packed = Float64Array.from({ length: count }, (_, card) => packedOf(pointsOf(card)));
    comparePairs(rounds, packed, tally);
    // Of the whole field every ninth card: looking places up is slow in so long a list.
    const some = range(0, count / 9 - 1).map((nth) => nth * 9 + 4);
    comparePlaces(
      some.flatMap((card) => rounds[card] ?? []),
      Float64Array.from(some, (card) => packed[card] ?? 0),
      tally,
    );
  },
};

/** Total, last six, last three and last hole, each below 100, in one number. */
function packedOf(points: readonly number[]): number {
  const last = (holes: number): number => points.slice(-holes).reduce((sum, each) => sum + each, 0);
  return [points.length, 6, 3, 1].reduce((number, holes) => number * 100 + last(holes), 0);
}

/** How many pairs each step parts: total, last 6, 3 and 1; never. Found alike by two programs in two languages. */
const PARTED = [343_267_680, 33_748_560, 7_601_028, 1_670_004, 1_133_217];

/** The comparisons that places are made by, on every pair; in one loop over plain arrays, for there are 387 million. */
function comparePairs(rounds: readonly Round[], packed: Float64Array, tally: Tally): void {
  const [sample] = rounds;
  if (!sample) return;
  const comparisons = tieComparisons(['countback'], [sample]);
  const steps = comparisons.length + 1;
  const keys = new Int32Array(rounds.length * steps);
  rounds.forEach((round, card) => {
    keys[card * steps] = -(round.total ?? 0);
    comparisons.forEach(({ key }, nth) => (keys[card * steps + nth + 1] = key(round)));
  });
  tally.cells += rounds.length ** 2;
  const partedAt = new Float64Array(steps + 1);
  tally.different += pairsThatDiffer(keys, steps, packed, partedAt);
  if (rounds.length === 3 ** 9)
    PARTED.forEach((pairs, step) => tally.compare(partedAt[step], pairs, () => `step ${step}`));
}

function pairsThatDiffer(keys: Int32Array, steps: number, packed: Float64Array, partedAt: Float64Array): number {
  const count = packed.length;
  let different = 0;
  for (let one = 0; one < count; one++) {
    const mine = packed[one] as number;
    const from = one * steps;
    for (let other = 0; other < count; other++) {
      const against = other * steps;
      let step = 0;
      while (step < steps && keys[from + step] === keys[against + step]) step++;
      partedAt[step] = (partedAt[step] as number) + 1;
      const ahead = step < steps ? (keys[against + step] as number) - (keys[from + step] as number) : 0;
      const second = mine - (packed[other] as number);
      if (ahead > 0 !== second > 0 || ahead < 0 !== second < 0) different += 1;
    }
  }
  return different;
}

/** The place of each card in the field of all: one more than the cards whose number is greater. */
function comparePlaces(rounds: readonly Round[], packed: Float64Array, tally: Tally): void {
  const sorted = Float64Array.from(packed).sort();
  const places = new Map<number, number>();
  for (let nth = sorted.length - 1; nth >= 0; nth--) {
    const number = sorted[nth] ?? 0;
    if (!places.has(number)) places.set(number, sorted.length - nth);
  }
  placesOf(rounds, ['countback']).forEach((placing, card) =>
    tally.compare(placing?.place, places.get(packed[card] ?? 0), () => `card ${card}`),
  );
}
