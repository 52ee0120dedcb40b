import { cellText } from '../cell-text';
import { INDEX_TABLE } from '../editions/handicapping/index-table';
import { readDecimal, readHandicapDecimal, roundHalfUp } from '../exact';
import { type Read, type Refusal, refusal, refused, sound } from '../refusal';

const FEWEST = 3;
const MOST = 20;
/** Tenths of a stroke: the highest index, and how far an index may rise above the lowest of a year (5.8). */
const HIGHEST = 540;
const SOFT_CAP = 30;
const HARD_CAP = 50;

/** Tenths that a cell holds; null where it is no number of one decimal. */
function tenthsOf(cell: unknown, read: typeof readDecimal): number | null {
  const exact = read(cell);
  const tenths = exact && (exact.over * 10) / exact.under;
  return tenths !== null && Number.isInteger(tenths) && Math.abs(tenths) < 1000 ? tenths : null;
}

/** Reads 3 to 20 Score Differentials of one decimal, in tenths; blanks are passed over. A minus is a minus, and + is plus. */
export function readDifferentials(cells: readonly unknown[]): Read<readonly number[]> {
  const refusals: Refusal[] = [];
  const tenths = cells
    .filter((cell) => cellText(cell) !== '')
    .map((cell) => {
      const read = tenthsOf(cell, readDecimal);
      if (read === null) refusals.push(refusal('differential-not-read', { met: cellText(cell) }));
      return read ?? 0;
    });
  if (refusals.length > 0) return refused(...refusals);
  return tenths.length >= FEWEST && tenths.length <= MOST
    ? sound(tenths)
    : refused(refusal('differential-count', { met: tenths.length, least: FEWEST, most: MOST }));
}

/** Reads the Low Handicap Index of the last year, in tenths; null where there is none. */
export function readLowIndex(cell: unknown): Read<number | null> {
  if (cellText(cell) === '') return sound(null);
  const tenths = tenthsOf(cell, readHandicapDecimal);
  return tenths !== null && tenths >= -100 && tenths <= HIGHEST
    ? sound(tenths)
    : refused(refusal('handicap-index', { met: cellText(cell), least: -10, most: 54 }));
}

/**
 * A preview of the Handicap Index that the latest differentials make: the lowest of them averaged (5.2a), held down by
 * the soft and the hard cap where the Low Handicap Index is known (5.8), at most 54. Exceptional scores are the
 * federation's to see.
 *
 * @param differentials 3 to 20, in tenths
 * @param low in tenths, or null
 * @returns tenths
 * @example handicapIndex([182, 201, 195], null) //=> 162
 */
export function handicapIndex(differentials: readonly number[], low: number | null): number {
  const row = INDEX_TABLE.find(({ most }) => differentials.length <= most);
  const lowest = [...differentials].sort((a, b) => a - b).slice(0, row?.lowest);
  const sum = lowest.reduce((total, each) => total + each, 0);
  const index = roundHalfUp({ over: sum + (row?.adjustment ?? 0) * 10 * lowest.length, under: lowest.length });
  const above = low === null ? 0 : index - low - SOFT_CAP;
  const capped =
    low !== null && above > 0 ? low + Math.min(HARD_CAP, SOFT_CAP + roundHalfUp({ over: above, under: 2 })) : index;
  return Math.min(HIGHEST, capped);
}
