import { bareWord, cellText, DASHES } from '../cell-text';
import { type Read, refusal, refused, sound } from '../refusal';

/** The most strokes that a hole counts: so many times par, so many over par, net double bogey, or a number. */
export type HoleLimit =
  | { readonly kind: 'times' | 'over' | 'strokes'; readonly n: number }
  /** Par + 2 and the strokes received there. */
  | { readonly kind: 'ndb' };

const MOST_STROKES = 30;

/**
 * Reads what the Committee set as the maximum (Rule 21.2; under older editions, a Terms of its own).
 *
 * @param cell "2par", "par+5", "ndb" or a number from 1 to 30; spaces and case do not count, French words are read
 * @example readHoleLimit('2 x par').value //=> { kind: 'times', n: 2 }
 * @example readHoleLimit(10).value //=> { kind: 'strokes', n: 10 }
 */
export function readHoleLimit(cell: unknown): Read<HoleLimit> {
  const text = bareWord(cellText(cell))
    .replace(DASHES, '-')
    .replace(/[-()×*]/g, '');
  if (/^(NDB|NETDOUBLEBOGEY|DOUBLEBOGEYNET|DBN)$/.test(text)) return sound({ kind: 'ndb' });
  const times = /^(\d|DOUBLE|TRIPLE)(?:X|FOIS|TIMES)?(?:LE)?PAR$/.exec(text)?.[1];
  const over = /^PAR\+?(\d{1,2})$/.exec(text)?.[1];
  const strokes = /^(\d{1,2})$/.exec(text)?.[1];
  const limit: HoleLimit | null =
    times !== undefined
      ? { kind: 'times', n: times === 'DOUBLE' ? 2 : times === 'TRIPLE' ? 3 : Number(times) }
      : over !== undefined
        ? { kind: 'over', n: Number(over) }
        : strokes !== undefined
          ? { kind: 'strokes', n: Number(strokes) }
          : null;
  const least = limit?.kind === 'times' ? 2 : 1;
  return limit !== null && limit.n >= least && limit.n <= MOST_STROKES
    ? sound(limit)
    : refused(refusal('limit-unknown', { met: cellText(cell) }));
}

/** The limit as `readHoleLimit` reads it. */
export function limitWord(limit: HoleLimit): string {
  switch (limit.kind) {
    case 'times':
      return `${limit.n}par`;
    case 'over':
      return `par+${limit.n}`;
    case 'strokes':
      return `${limit.n}`;
    case 'ndb':
      return 'ndb';
  }
}

/**
 * The most strokes that this hole counts for this player.
 *
 * @example maximumOf({ kind: 'ndb' }, 4, 1) //=> 7
 */
export function maximumOf(limit: HoleLimit, par: number, strokes: number): number {
  switch (limit.kind) {
    case 'times':
      return limit.n * par;
    case 'over':
      return par + limit.n;
    case 'strokes':
      return limit.n;
    case 'ndb':
      return par + 2 + strokes;
  }
}
