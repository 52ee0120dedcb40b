import { bareWord, cellText } from '../cell-text';
import { type Region, REGIONS } from '../editions/handicapping/regions';
import { type Exact, readDecimal, readHandicapDecimal, roundHalfUp } from '../exact';
import { type Read, type Refusal, refusal, refused, sound } from '../refusal';

/** How a Course Handicap is computed, and over how many holes. */
export interface HandicapOptions extends Region {
  readonly holes: 9 | 18;
}

/** Figures of one tee and one player, exact. */
export interface HandicapFigures {
  readonly index: Exact;
  readonly slope: number;
  readonly rating: Exact;
  readonly par: number;
}

const STANDARD_SLOPE = 113;
const LIMITS = { index: [-10, 54], slope: [55, 155], rating: [20, 90], par: [27, 80], allowance: [1, 200] } as const;

/**
 * Reads options: "2024" (nothing is this), "2020", "england 2020", "wales 2020", "ireland 2020", "scotland 2020", with
 * "9 holes" before or after, joined by ",".
 */
export function readHandicapOptions(cell: unknown): Read<HandicapOptions> {
  let options: HandicapOptions = { holes: 18, hasRatingLessPar: true, roundsFirst: false };
  for (const part of cellText(cell).split(',')) {
    const word = bareWord(part);
    const region = REGIONS[word];
    if (word === '' || word === '0' || word === '18HOLES') continue;
    if (word === '9HOLES' || word === '9') options = { ...options, holes: 9 };
    else if (region) options = { ...options, ...region };
    else return refused(refusal('handicap-option-unknown', { met: part.trim() }));
  }
  return sound(options);
}

/** Reads a Handicap Index, −10 to 54 with a plus index negative or text like "+2.3"; a slope, 55 to 155; rating and par. */
export function readHandicapFigures(
  index: unknown,
  slope: unknown,
  rating: unknown,
  par: unknown,
): Read<HandicapFigures> {
  const refusals: Refusal[] = [];
  const within = (cell: unknown, name: 'index' | 'slope' | 'rating' | 'par', isWhole: boolean): Exact => {
    const exact = name === 'index' ? readHandicapDecimal(cell) : readDecimal(cell);
    const [least, most] = LIMITS[name];
    if (
      exact &&
      exact.over >= least * exact.under &&
      exact.over <= most * exact.under &&
      (!isWhole || exact.over % exact.under === 0)
    )
      return exact;
    refusals.push(refusal(`handicap-${name}`, { met: cellText(cell), least, most }));
    return { over: 0, under: 1 };
  };
  const whole = (exact: Exact): number => exact.over / exact.under;
  const figures: HandicapFigures = {
    index: within(index, 'index', false),
    slope: whole(within(slope, 'slope', true)),
    rating: within(rating, 'rating', false),
    par: whole(within(par, 'par', true)),
  };
  return refusals.length > 0 ? refused(...refusals) : sound(figures);
}

/** Reads an allowance as hundredths of a per cent: 95 and 0.95 are both 95 %; above 3 it is read as per cent. */
export function readAllowance(cell: unknown): Read<number> {
  const text = cellText(cell);
  const read = readDecimal(typeof cell === 'string' ? text.replace(/\s*%$/, '') : cell);
  const isShare = read !== null && read.over <= 3 * read.under && !text.endsWith('%');
  const hundredths = read === null ? null : (read.over * 100 * (isShare ? 100 : 1)) / read.under;
  const [least, most] = LIMITS.allowance;
  return hundredths !== null && Number.isInteger(hundredths) && hundredths >= least * 100 && hundredths <= most * 100
    ? sound(hundredths)
    : refused(refusal('handicap-allowance', { met: text, least, most }));
}

/**
 * The Course Handicap before any rounding: index × slope / 113, plus course rating − par. On nine holes the index is
 * halved, and slope, rating and par are those of the nine.
 */
export function unroundedCourseHandicap(
  { index, slope, rating, par }: HandicapFigures,
  options: HandicapOptions,
): Exact {
  const half = options.holes === 9 ? 2 : 1;
  const under = index.under * half * STANDARD_SLOPE;
  const slopePart = index.over * slope;
  const ratingPart = options.hasRatingLessPar ? (rating.over - par * rating.under) * (under / rating.under) : 0;
  return { over: slopePart + ratingPart, under };
}

/**
 * Course Handicap, whole, a plus handicap negative.
 *
 * @example courseHandicap({ index: 10.2, slope: 113, rating: 72.3, par: 72 }) //=> 11
 */
export const courseHandicap = (figures: HandicapFigures, options: HandicapOptions): number =>
  roundHalfUp(unroundedCourseHandicap(figures, options));

/**
 * Playing Handicap, whole: the allowance taken of the unrounded Course Handicap, or of the rounded one where the year
 * and region say so.
 *
 * @param allowance hundredths of a per cent
 */
export function playingHandicap(figures: HandicapFigures, allowance: number, options: HandicapOptions): number {
  const course = options.roundsFirst
    ? { over: courseHandicap(figures, options), under: 1 }
    : unroundedCourseHandicap(figures, options);
  return roundHalfUp({ over: course.over * allowance, under: course.under * 10_000 });
}
