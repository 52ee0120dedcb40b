import type { Round } from '../../../src/rules/forms/round';
import { placesOf } from '../../../src/rules/standings/places';
import { type CommitteeTie, readTies, TIE_WORDS } from '../../../src/rules/ties/tie-break';
import { courseOf, numbers, play, soundOf } from '../play';

/** A random card as plain figures, and what the independent ranking reads of it. */
interface PlainCard {
  readonly scores: readonly number[];
  readonly handicap: number;
}

interface PlainField {
  readonly form: 'stableford' | 'par' | 'net' | 'gross';
  readonly pars: readonly number[];
  readonly indexes: readonly number[];
  readonly cards: readonly PlainCard[];
  readonly ties: string;
}

/** Numbers that look random and are the same on every run. */
export function* luck(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

function randomField(random: Iterator<number, never>): PlainField {
  const next = (below: number): number => Math.floor(random.next().value * below);
  const shuffled = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    return list.map(() => left.splice(next(left.length), 1)[0]!);
  };
  const holes = next(4) === 0 ? 9 : 18;
  const words = TIE_WORDS.filter((word) => word !== 'shared');
  return {
    form: (['stableford', 'par', 'net', 'gross'] as const)[next(4)] ?? 'net',
    pars: numbers(1, holes).map(() => 3 + next(3)),
    indexes: shuffled(numbers(1, 18)).slice(0, holes),
    // Few figures, so that there are ties enough.
    cards: numbers(1, 1 + next(12)).map(() => ({
      scores: numbers(1, holes).map(() => 4 + (next(5) === 0 ? 1 : 0)),
      handicap: next(6) - 2,
    })),
    ties: shuffled(words)
      .slice(0, 1 + next(3))
      .join('>'),
  };
}

/** The second way: figures from the scores alone, eighteen times or nine times what a person counts, and whoever is beaten by k is k + 1st. */
function independentPlaces({ form, pars, indexes, cards, ties }: PlainField): readonly number[] {
  const holes = pars.length;
  const rank = indexes.map((index) => 1 + indexes.filter((other) => other < index).length);
  const strokes = (handicap: number, at: number): number => Math.floor((handicap - rank[at]!) / holes) + 1;
  const on = ({ scores, handicap }: PlainCard, at: number): number => {
    const net = scores[at]! - strokes(handicap, at);
    if (form === 'gross') return scores[at]!;
    if (form === 'net') return net;
    if (form === 'par') return -Math.sign(pars[at]! - net);
    return -Math.max(0, pars[at]! + 2 - net);
  };
  const sum = (card: PlainCard, of: readonly number[]): number => of.reduce((total, at) => total + on(card, at), 0);
  const lastOf = (end: number, length: number): number[] => numbers(end - length, end - 1);
  const share = (card: PlainCard, of: readonly number[], part: number): number =>
    of.reduce((total, at) => total + card.scores[at]! * holes, 0) - card.handicap * part;
  const segment = (card: PlainCard, of: readonly number[], word: string): number =>
    form !== 'net' || word === 'countback-index'
      ? sum(card, of)
      : share(card, of, word === 'countback-gross' ? 0 : of.length);
  const figuresOf = (card: PlainCard): number[] => [
    sum(card, numbers(0, holes - 1)),
    ...ties.split('>').flatMap((word): number[] => {
      switch (word) {
        case 'front':
          return holes === 18 ? [9, 6, 3, 1].map((length) => segment(card, lastOf(9, length), word)) : [];
        case 'front-3678':
          return holes === 18 ? [3, 6, 7, 8].map((length) => segment(card, lastOf(9, length), word)) : [];
        case 'holes-back':
          return numbers(1, holes).map((back) => on(card, holes - back));
        case 'hardest':
          return numbers(1, holes).map((wanted) => on(card, rank.indexOf(wanted)));
        case 'lowest-handicap':
          return [card.handicap];
        default:
          return [9, 6, 3, 1]
            .filter((length) => length < holes)
            .map((length) => segment(card, lastOf(holes, length), word));
      }
    }),
  ];
  const figures = cards.map(figuresOf);
  const beats = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((figure, nth) => figure !== other[nth]);
    return at >= 0 && one[at]! < other[at]!;
  };
  return figures.map((own) => 1 + figures.filter((other) => beats(other, own)).length);
}

/**
 * Random fields placed both ways, and once more in another order of entry.
 *
 * @returns the first field on which they differ, or null
 */
export function firstDifference(count: number, seed: number): PlainField | null {
  const random = luck(seed);
  for (let nth = 0; nth < count; nth++) {
    const field = randomField(random);
    const course = courseOf(field.pars, field.indexes);
    const rounds = field.cards.map(({ scores, handicap }) =>
      play({ form: field.form, balls: [scores], handicaps: [handicap], course }),
    );
    const ties: readonly CommitteeTie[] = soundOf(readTies(field.ties));
    const placesIn = (order: readonly Round[]): Map<Round, number> => {
      const placings = placesOf(order, ties);
      return new Map(order.map((round, at) => [round, placings[at]?.place ?? 0]));
    };
    const places = placesIn(rounds);
    const again = placesIn([...rounds].sort(() => random.next().value - 0.5));
    const expected = independentPlaces(field);
    if (rounds.some((round, at) => places.get(round) !== expected[at] || again.get(round) !== expected[at]))
      return field;
  }
  return null;
}
