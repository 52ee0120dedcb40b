import { cellText } from '../cell-text';
import { SIDE_ALLOWANCES } from '../editions/handicapping/side-allowances';
import { type Exact, readHandicapDecimal, roundHalfUp } from '../exact';
import { type Read, type Refusal, refusal, refused, sound } from '../refusal';

const MOST_PER_CENT = 200;

/** A format of a side, with the per cents the Committee wrote beside it; null: those recommended. */
export interface SideFormat {
  readonly name: string;
  readonly perCents: readonly number[] | null;
}

/**
 * Reads a format: "foursomes", "greensomes", "chapman", "scramble", with another allowance in the word: "foursomes 45",
 * "scramble 30/15". Letter case does not count.
 */
export function readSideFormat(cell: unknown): Read<SideFormat> {
  const text = cellText(cell);
  const [, word = '', figures] = /^([a-zé]+)\s*(?:(\d{1,3}(?:\/\d{1,3})*)\s*%?)?$/.exec(text.toLowerCase()) ?? [];
  const name = Object.keys(SIDE_ALLOWANCES).find((known) => known === word || known === `${word}s`);
  if (name === undefined) return refused(refusal('side-format-unknown', { met: text }));
  const perCents = figures === undefined ? null : figures.split('/').map(Number);
  return perCents?.some((each) => each > MOST_PER_CENT)
    ? refused(refusal('side-format-unknown', { met: text }))
    : sound({ name, perCents });
}

/** Reads Course Handicaps of a side: up to three decimals, a plus handicap negative or text like "+2"; blanks are passed over. */
export function readCourseHandicaps(cells: readonly unknown[]): Read<readonly Exact[]> {
  const refusals: Refusal[] = [];
  const handicaps = cells
    .filter((cell) => cellText(cell) !== '')
    .map((cell): Exact => {
      const read = readHandicapDecimal(cell);
      if (!read || Math.abs(read.over) > 99 * read.under) {
        refusals.push(refusal('side-handicap-not-read', { met: cellText(cell) }));
        return { over: 0, under: 1 };
      }
      return read;
    });
  return refusals.length > 0 ? refused(...refusals) : sound(handicaps);
}

/**
 * Handicap of a side of partners who play one ball or one score, rounded once at the end.
 *
 * @example sideHandicap({ name: 'foursomes', perCents: null }, [6, 15]) //=> 11
 */
export function sideHandicap({ name, perCents }: SideFormat, handicaps: readonly Exact[]): Read<number> {
  const recommended = SIDE_ALLOWANCES[name]?.[handicaps.length];
  if (!recommended) return refused(refusal('side-size', { met: handicaps.length, format: name }));
  // "foursomes 45" is 45 % of the sum: one figure stands for every partner.
  const figures = perCents?.length === 1 ? recommended.map(() => perCents[0] ?? 0) : (perCents ?? recommended);
  if (figures.length !== handicaps.length)
    return refused(refusal('side-size', { met: handicaps.length, format: `${name} ${figures.join('/')}` }));
  const sorted = [...handicaps].sort((a, b) => a.over * b.under - b.over * a.under);
  const under = 100_000;
  const over = sorted.reduce(
    (sum, each, nth) => sum + (each.over * (under / 100) * (figures[nth] ?? 0)) / each.under,
    0,
  );
  return sound(roundHalfUp({ over, under }));
}
