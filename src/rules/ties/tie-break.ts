import { bareWord, DASHES } from '../cell-text';
import { isLowBest, isNetOfOneBall } from '../forms/form';
import { grossCounted, type Round, type RoundHole } from '../forms/round';
import { type Read, refusal, refused, sound } from '../refusal';

/**
 * Ways to part cards with the same total, in the order the Committee names them.
 *
 * | word | compares | in net stroke play |
 * |---|---|---|
 * | countback | last 9, 6, 3 and 1 card holes | gross less that share of the handicap, exact |
 * | countback-gross | the same holes | gross |
 * | countback-index | the same holes | net by stroke index |
 * | front | last 9, 6, 3 and 1 of the front nine | exact shares |
 * | holes-back | hole by hole, from the last to the first | by stroke index |
 * | hardest | hole by hole, from stroke index 1 on | by stroke index |
 * | lowest-handicap | the Playing Handicap | |
 * | shared | nothing: the place is shared | |
 *
 * A play-off and a draw by lot are the Committee's to enter, not ours to compute.
 */
export const TIE_WORDS = [
  'countback',
  'countback-gross',
  'countback-index',
  'front',
  'holes-back',
  'hardest',
  'lowest-handicap',
  'shared',
] as const;

export type TieWord = (typeof TIE_WORDS)[number];

/** What a step looked at: the last so many holes, the last so many of the front nine, one hole, or the handicap. */
export type TieStep =
  | { readonly kind: 'last' | 'front'; readonly holes: number }
  | { readonly kind: 'hole'; readonly hole: number }
  | { readonly kind: 'handicap' };

/** One comparison: the smaller `key` is ahead. The key is `value` times `scale`, whole, so that fractions stay exact. */
export interface TieComparison {
  readonly step: TieStep;
  readonly key: (round: Round) => number;
  readonly scale: number;
  /** −1 where more is better, so that `key × sign` is what a person counts. */
  readonly sign: 1 | -1;
}

const SEGMENTS = [9, 6, 3, 1];

/** French words for the same ways, without accents. */
const FRENCH_WORDS: Readonly<Record<string, TieWord>> = {
  DEPARTAGE: 'countback',
  'DEPARTAGE-BRUT': 'countback-gross',
  'DEPARTAGE-INDEX': 'countback-index',
  ALLER: 'front',
  'PLUS-PETIT-HANDICAP': 'lowest-handicap',
  EXAEQUO: 'shared',
};

/**
 * Reads the ways to part ties, joined by ">"; nothing is countback alone.
 *
 * @example readTies('countback > lowest-handicap').value //=> ['countback', 'lowest-handicap']
 */
export function readTies(text: string): Read<readonly TieWord[]> {
  const words = bareWord(text.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
    .replace(DASHES, '-')
    .replace(/Æ/g, 'AE');
  if (words === '' || words === '0') return sound(['countback']);
  const read = words.split('>').map((word) => ({
    word,
    tie: TIE_WORDS.find((known) => known.toUpperCase() === word) ?? FRENCH_WORDS[word],
  }));
  const unknown = read.find(({ tie }) => tie === undefined);
  if (unknown) return refused(refusal('ties-unknown', { met: unknown.word.toLowerCase() }));
  return sound(read.flatMap(({ tie }) => (tie ? [tie] : [])));
}

/** The comparisons, in order, that these words make of cards of one form over the same holes. */
export function tieComparisons(words: readonly TieWord[], sample: Round): readonly TieComparison[] {
  const comparisons: TieComparison[] = [];
  for (const word of words) {
    if (word === 'shared') break;
    comparisons.push(...comparisonsOf(word, sample));
  }
  return comparisons;
}

function comparisonsOf(word: Exclude<TieWord, 'shared'>, sample: Round): readonly TieComparison[] {
  const holes = sample.holes.length;
  const sign = isLowBest(sample.form) ? 1 : -1;
  const byResult = (step: TieStep, places: readonly number[]): TieComparison => ({
    step,
    key: (round) => sign * sumOver(round, places, (hole) => hole.result ?? 0),
    scale: 1,
    sign,
  });
  const segments = (kind: 'last' | 'front', end: number, most: number): readonly TieComparison[] =>
    SEGMENTS.filter((length) => length < most || (kind === 'front' && length <= end)).map((length) => {
      const places = span(end - length, end);
      const step: TieStep = { kind, holes: length };
      if (!isNetOfOneBall(sample.form) || word === 'countback-index') return byResult(step, places);
      const share = word === 'countback-gross' ? 0 : length;
      return { step, key: (round) => grossLessShare(round, places, share), scale: holes, sign: 1 };
    });

  switch (word) {
    case 'countback':
    case 'countback-gross':
    case 'countback-index':
      return segments('last', holes, holes);
    case 'front':
      return holes === 18 ? segments('front', 9, 0) : [];
    case 'holes-back':
      return span(0, holes)
        .reverse()
        .map((at) => byResult({ kind: 'hole', hole: numberAt(sample, at) }, [at]));
    case 'hardest':
      return span(0, holes)
        .sort((a, b) => rankAt(sample, a) - rankAt(sample, b))
        .map((at) => byResult({ kind: 'hole', hole: numberAt(sample, at) }, [at]));
    case 'lowest-handicap':
      return [{ step: { kind: 'handicap' }, key: handicapOf, scale: 1, sign: 1 }];
  }
}

/** Gross of the segment less PH × holes of the segment / holes of the round, times the holes of the round: whole. */
function grossLessShare(round: Round, places: readonly number[], share: number): number {
  const gross = sumOver(round, places, (hole) => grossCounted(hole) ?? 0);
  return gross * round.holes.length - handicapOf(round) * share;
}

const handicapOf = (round: Round): number => round.card.balls.reduce((sum, ball) => sum + (ball.handicap ?? 0), 0);

const span = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

const numberAt = (round: Round, at: number): number => round.holes[at]?.hole.number ?? at + 1;

const rankAt = (round: Round, at: number): number => round.holes[at]?.hole.rank ?? 0;

function sumOver(round: Round, places: readonly number[], of: (hole: RoundHole) => number): number {
  return places.reduce((sum, at) => {
    const hole = round.holes[at];
    return sum + (hole ? of(hole) : 0);
  }, 0);
}
