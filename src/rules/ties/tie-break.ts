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
 * | front-3678 | last 3, 6, 7 and 8 of the front nine | exact shares |
 * | holes-back | hole by hole, from the last to the first | by stroke index |
 * | hardest | hole by hole, from stroke index 1 on | by stroke index |
 * | lowest-handicap | the Playing Handicap | |
 * | shared | nothing: the place is shared | |
 *
 * A play-off or a draw by lot is the Committee's to enter: `readCommitteeTies` knows the word, where there is room for it.
 */
export const TIE_WORDS = [
  'countback',
  'countback-gross',
  'countback-index',
  'front',
  'front-3678',
  'holes-back',
  'hardest',
  'lowest-handicap',
  'shared',
] as const;

export type TieWord = (typeof TIE_WORDS)[number];

/** The ways above, and the order of a play-off that the Committee entered. */
export type CommitteeTie = TieWord | 'play-off';

/** What the cards themselves do not say. A round that is not in the map: its own handicap, no play-off. */
export interface TieFacts {
  /** Place in the play-off, 1 for its winner. Who did not play it stands behind all who did. */
  readonly playOffs?: ReadonlyMap<Round, number>;
  /** Playing Handicap where the list is scored without it, as a gross list is. */
  readonly handicaps?: ReadonlyMap<Round, number>;
  /** Over several rounds: the total of the last one, which goes before any of its holes. Without it, behind all who have one. */
  readonly lastRounds?: ReadonlyMap<Round, number>;
}

/** What a step looked at: so many last holes, so many last of the front nine, a hole, a stroke index, handicap, play-off. */
export type TieStep =
  | { readonly kind: 'last' | 'front'; readonly holes: number }
  | { readonly kind: 'hole'; readonly hole: number }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'handicap' | 'play-off' | 'round' };

/** One comparison: the smaller `key` is ahead. The key is `value` times `scale`, whole, so that fractions stay exact. */
export interface TieComparison {
  readonly step: TieStep;
  readonly key: (round: Round) => number;
  readonly scale: number;
  /** −1 where more is better, so that `key × sign` is what a person counts. */
  readonly sign: 1 | -1;
}

const SEGMENTS = [9, 6, 3, 1];
/** The other published order on the front nine, each step longer than the last. */
const FRONT_SEGMENTS = [3, 6, 7, 8];

/** French words for the same ways, without accents. */
const FRENCH_WORDS: Readonly<Record<string, TieWord>> = {
  DEPARTAGE: 'countback',
  'DEPARTAGE-BRUT': 'countback-gross',
  'DEPARTAGE-INDEX': 'countback-index',
  ALLER: 'front',
  'ALLER-3678': 'front-3678',
  'PLUS-PETIT-HANDICAP': 'lowest-handicap',
  EXAEQUO: 'shared',
};

/**
 * Reads the ways to part ties, joined by ">"; nothing is countback alone.
 *
 * @example readTies('countback > lowest-handicap').value //=> ['countback', 'lowest-handicap']
 */
export const readTies = (text: string): Read<readonly TieWord[]> => readWords(text, wordOf);

/** The same with "play-off" (« barrage »), for a sheet that has a column for its places. */
export const readCommitteeTies = (text: string): Read<readonly CommitteeTie[]> =>
  readWords(text, (word) => (PLAY_OFF.has(word) ? 'play-off' : wordOf(word)));

const PLAY_OFF = new Set(['PLAY-OFF', 'PLAYOFF', 'BARRAGE']);

const wordOf = (word: string): TieWord | undefined =>
  TIE_WORDS.find((known) => known.toUpperCase() === word) ?? FRENCH_WORDS[word];

function readWords<T extends CommitteeTie>(
  text: string,
  tieOf: (word: string) => T | undefined,
): Read<readonly (T | 'countback')[]> {
  const words = bareWord(text.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
    .replace(DASHES, '-')
    .replace(/Æ/g, 'AE');
  if (words === '' || words === '0') return sound(['countback']);
  const read = words.split('>').map((word) => ({ word, tie: tieOf(word) }));
  const unknown = read.find(({ tie }) => tie === undefined);
  if (unknown) return refused(refusal('ties-unknown', { met: unknown.word.toLowerCase() }));
  return sound(read.flatMap(({ tie }) => (tie ? [tie] : [])));
}

/** The comparisons, in order, that these words make of cards of one form over as many holes. */
export function tieComparisons(
  words: readonly CommitteeTie[],
  rounds: readonly [Round, ...Round[]],
  facts: TieFacts = {},
): readonly TieComparison[] {
  const comparisons: TieComparison[] = [];
  const { lastRounds } = facts;
  const sign = isLowBest(rounds[0].form) ? 1 : -1;
  for (const word of words) {
    if (word === 'shared') break;
    if (lastRounds && looksAtHoles(word) && !comparisons.some(({ step }) => step.kind === 'round'))
      comparisons.push({
        step: { kind: 'round' },
        key: (round) => sign * (lastRounds.get(round) ?? sign * Infinity),
        scale: 1,
        sign,
      });
    comparisons.push(...comparisonsOf(word, rounds, facts));
  }
  return comparisons;
}

const looksAtHoles = (word: CommitteeTie): boolean => !['play-off', 'lowest-handicap', 'shared'].includes(word);

function comparisonsOf(
  word: Exclude<CommitteeTie, 'shared'>,
  rounds: readonly [Round, ...Round[]],
  { playOffs, handicaps }: TieFacts,
): readonly TieComparison[] {
  const [sample] = rounds;
  const holes = sample.holes.length;
  const sign = isLowBest(sample.form) ? 1 : -1;
  const byResult = (step: TieStep, places: readonly number[]): TieComparison => ({
    step,
    key: (round) => sign * sumOver(round, places, (hole) => hole.result ?? 0),
    scale: 1,
    sign,
  });
  const segments = (kind: 'last' | 'front', end: number, lengths: readonly number[]): readonly TieComparison[] =>
    lengths.map((length) => {
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
      return segments(
        'last',
        holes,
        SEGMENTS.filter((length) => length < holes),
      );
    case 'front':
      return holes === 18 ? segments('front', 9, SEGMENTS) : [];
    case 'front-3678':
      return holes === 18 ? segments('front', 9, FRONT_SEGMENTS) : [];
    case 'holes-back':
      return span(0, holes)
        .reverse()
        .map((at) => byResult({ kind: 'hole', hole: numberAt(sample, at) }, [at]));
    case 'hardest':
      return span(1, holes + 1).map((rank) => hardest(rank, rounds, sign));
    case 'lowest-handicap':
      return [
        {
          step: { kind: 'handicap' },
          key: (round) => handicaps?.get(round) ?? handicapOf(round),
          scale: 1,
          sign: 1,
        },
      ];
    case 'play-off':
      return [{ step: { kind: 'play-off' }, key: (round) => playOffs?.get(round) ?? Infinity, scale: 1, sign: 1 }];
  }
}

/** From another tee the same stroke index may be another hole: then the step is named by its index. */
function hardest(rank: number, rounds: readonly [Round, ...Round[]], sign: 1 | -1): TieComparison {
  const hardestOf = (round: Round): RoundHole | undefined => round.holes.find(({ hole }) => hole.rank === rank);
  const [first] = rounds;
  const number = hardestOf(first)?.hole.number ?? rank;
  const isOneHole = rounds.every((round) => hardestOf(round)?.hole.number === number);
  return {
    step: isOneHole ? { kind: 'hole', hole: number } : { kind: 'index', index: rank },
    key: (round) => sign * (hardestOf(round)?.result ?? 0),
    scale: 1,
    sign,
  };
}

/** Gross of the segment less PH × holes of the segment / holes of the round, times the holes of the round: whole. */
function grossLessShare(round: Round, places: readonly number[], share: number): number {
  const gross = sumOver(round, places, (hole) => grossCounted(hole) ?? 0);
  return gross * round.holes.length - handicapOf(round) * share;
}

const handicapOf = (round: Round): number => round.card.balls.reduce((sum, ball) => sum + (ball.handicap ?? 0), 0);

const span = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

const numberAt = (round: Round, at: number): number => round.holes[at]?.hole.number ?? at + 1;

function sumOver(round: Round, places: readonly number[], of: (hole: RoundHole) => number): number {
  return places.reduce((sum, at) => {
    const hole = round.holes[at];
    return sum + (hole ? of(hole) : 0);
  }, 0);
}
