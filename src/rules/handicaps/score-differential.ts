import { cellText, wholeNumber } from '../cell-text';
import { type Exact, readDecimal, roundTo } from '../exact';
import { type Read, type Refusal, refusal, refused, sound } from '../refusal';

/** Figures of one adjusted gross score and the tee it was made on. */
export interface DifferentialFigures {
  readonly adjusted: number;
  readonly rating: Exact;
  readonly slope: number;
  readonly pcc: Exact;
}

const STANDARD_SLOPE = 113;
/** No rating of eighteen holes is so low, none of nine so high. */
const MOST_OF_NINE = 45;

/**
 * Reads an adjusted gross score, 9 to 300; a course rating, 20 to 90; a slope, 55 to 155; a playing conditions
 * calculation, −1 to +3, 0 where there is none.
 */
export function readDifferential(
  adjusted: unknown,
  rating: unknown,
  slope: unknown,
  pcc: unknown,
): Read<DifferentialFigures> {
  const refusals: Refusal[] = [];
  const number = (cell: unknown, read: Exact | null, refused: Omit<Refusal, 'hole'>): Exact => {
    const [least, most] = [refused.values['least'] as number, refused.values['most'] as number];
    if (read && read.over >= least * read.under && read.over <= most * read.under) return read;
    refusals.push(refusal(refused.code, { met: cellText(cell), ...refused.values }));
    return { over: 0, under: 1 };
  };
  const whole = (cell: unknown): Exact | null => {
    const strokes = wholeNumber(cell);
    return strokes === null ? null : { over: strokes, under: 1 };
  };
  const figures: DifferentialFigures = {
    adjusted: number(adjusted, whole(adjusted), { code: 'adjusted-gross', values: { least: 9, most: 300 } }).over,
    rating: number(rating, readDecimal(rating), { code: 'handicap-rating', values: { least: 20, most: 90 } }),
    slope: number(slope, whole(slope), { code: 'handicap-slope', values: { least: 55, most: 155 } }).over,
    pcc: number(pcc, readDecimal(pcc ?? 0), { code: 'handicap-pcc', values: { least: -1, most: 3 } }),
  };
  return refusals.length > 0 ? refused(...refusals) : sound(figures);
}

/**
 * Score Differential: 113 / slope × (adjusted gross − course rating − PCC), to one decimal, halves towards +∞ (5.1a).
 * On a rating of nine holes half of the PCC, to three decimals: two of nine holes are rounded when they are added (5.1b).
 *
 * @example scoreDifferential({ adjusted: 85, rating: 71.2, slope: 125, pcc: 0 }) //=> 12.5
 */
export function scoreDifferential({ adjusted, rating, slope, pcc }: DifferentialFigures): number {
  const isNine = rating.over <= MOST_OF_NINE * rating.under;
  const pccUnder = pcc.under * (isNine ? 2 : 1);
  const over = (adjusted * rating.under - rating.over) * pccUnder - pcc.over * rating.under;
  return roundTo(isNine ? 3 : 1, { over: STANDARD_SLOPE * over, under: slope * rating.under * pccUnder });
}
