import { bareWord, cellText } from '../cell-text';
import { type Region, REGIONS } from '../editions/handicapping/regions';
import { type Exact, readDecimal, readHandicapDecimal, roundHalfUp, roundTo } from '../exact';
import { type Read, type Refusal, refusal, refused, sound } from '../refusal';

/** How a handicap is computed, and over how many holes. */
export interface HandicapOptions extends Region {
  readonly holes: number;
  /** The lowest par of the field's tees, in stroke play from tees of different par; null where it does not matter. */
  readonly lowestPar: number | null;
  /** Whether the answer keeps its decimals, to be rounded later. */
  readonly isUnrounded: boolean;
}

/** Figures of one tee and one player, exact. */
export interface HandicapFigures {
  readonly index: Exact;
  readonly slope: number;
  readonly rating: Exact;
  readonly par: number;
}

const STANDARD_SLOPE = 113;
const ROUND = 18;
/** Rating and par are those of eighteen holes, and in proportion on fewer. */
const LIMITS = { index: [-10, 54], slope: [55, 155], rating: [40, 90], par: [54, 80] } as const;

/**
 * Reads options: "2024" (nothing is this), "2020", "england 2020", "wales 2020", "ireland 2020", "scotland 2020"; "9 holes",
 * "12 holes"; and what this function takes besides. They are joined by ",", and French words are read.
 *
 * @param own "unrounded" of a Course Handicap, or "lowest par 70" of a Playing Handicap
 */
export function readHandicapOptions(cell: unknown, own: 'unrounded' | 'lowest par'): Read<HandicapOptions> {
  let options: HandicapOptions = {
    holes: ROUND,
    hasRatingLessPar: true,
    roundsFirst: false,
    lowestPar: null,
    isUnrounded: false,
  };
  for (const part of cellText(cell).split(',')) {
    const word = bareWord(part.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
    const region = REGIONS[word.replace(/^PAYSDE/, '')];
    const holes = /^(9|12|18)(HOLES|TROUS)?$/.exec(word)?.[1];
    const lowestPar = /^(?:LOWESTPAR|PARLEPLUSBAS)(\d{2})$/.exec(word)?.[1];
    if (word === '' || word === '0') continue;
    if (holes !== undefined) options = { ...options, holes: Number(holes) };
    else if (region) options = { ...options, ...region };
    else if (own === 'lowest par' && lowestPar !== undefined) options = { ...options, lowestPar: Number(lowestPar) };
    else if (own === 'unrounded' && /^(UNROUNDED|NONARRONDI)$/.test(word)) options = { ...options, isUnrounded: true };
    else return refused(refusal('handicap-option-unknown', { met: part.trim() }));
  }
  return sound(options);
}

/** Reads a Handicap Index, −10 to 54 with a plus index negative or text like "+2.3"; a slope, 55 to 155; rating and par of the holes. */
export function readHandicapFigures(
  index: unknown,
  slope: unknown,
  rating: unknown,
  par: unknown,
  { holes, lowestPar }: HandicapOptions,
): Read<HandicapFigures> {
  const refusals: Refusal[] = [];
  const within = (cell: unknown, name: 'index' | 'slope' | 'rating' | 'par', isWhole: boolean): Exact => {
    const exact = name === 'index' ? readHandicapDecimal(cell) : readDecimal(cell);
    const [least, most] = LIMITS[name].map((limit) =>
      name === 'rating' || name === 'par' ? Math.floor((limit * holes) / ROUND) : limit,
    ) as [number, number];
    if (
      exact &&
      exact.over >= least * exact.under &&
      exact.over <= most * exact.under &&
      (!isWhole || exact.over % exact.under === 0)
    )
      return exact;
    refusals.push(refusal(`handicap-${name}`, { met: cellText(cell), least, most, holes }));
    return { over: 0, under: 1 };
  };
  const whole = (exact: Exact): number => exact.over / exact.under;
  const figures: HandicapFigures = {
    index: within(index, 'index', false),
    slope: whole(within(slope, 'slope', true)),
    rating: within(rating, 'rating', false),
    par: whole(within(par, 'par', true)),
  };
  if (refusals.length === 0 && lowestPar !== null && lowestPar > figures.par)
    return refused(refusal('handicap-lowest-par', { met: lowestPar, par: figures.par }));
  return refusals.length > 0 ? refused(...refusals) : sound(figures);
}

/**
 * The Course Handicap before any rounding: index × slope / 113, plus course rating − par. On fewer holes the index is taken
 * in proportion, half on nine, and slope, rating and par are those of the holes.
 */
export function unroundedCourseHandicap(
  { index, slope, rating, par }: HandicapFigures,
  options: HandicapOptions,
): Exact {
  const under = index.under * ROUND * STANDARD_SLOPE;
  const slopePart = index.over * slope * options.holes;
  const ratingPart = options.hasRatingLessPar ? (rating.over - par * rating.under) * (under / rating.under) : 0;
  return { over: slopePart + ratingPart, under };
}

/**
 * Course Handicap, whole, a plus handicap negative; to three decimals where it is asked unrounded.
 *
 * @example courseHandicap({ index: 10.2, slope: 113, rating: 72.3, par: 72 }) //=> 11
 */
export function courseHandicap(figures: HandicapFigures, options: HandicapOptions): number {
  const course = unroundedCourseHandicap(figures, options);
  return options.isUnrounded ? roundTo(3, course) : roundHalfUp(course);
}

/**
 * Playing Handicap, whole: the allowance taken of the unrounded Course Handicap, or of the rounded one where the year
 * and region say so. From a tee of higher par in stroke play the difference in par is added (6.2b).
 *
 * @param allowance hundredths of a per cent
 */
export function playingHandicap(figures: HandicapFigures, allowance: number, options: HandicapOptions): number {
  const course = options.roundsFirst
    ? { over: courseHandicap(figures, options), under: 1 }
    : unroundedCourseHandicap(figures, options);
  const more = options.lowestPar === null ? 0 : figures.par - options.lowestPar;
  return roundHalfUp({ over: course.over * allowance, under: course.under * 10_000 }) + more;
}
