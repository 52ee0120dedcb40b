import { bareWord, cellText, wholeNumber } from '../cell-text';
import { type Read, type Refusal, refusal, refused, sound } from '../refusal';

/** Points of a hole by net score against the fixed score: four under and better, three, two, one, level, one over, two over and worse. */
export type PointsTable = readonly number[];

const LOWEST = -4;
const HIGHEST = 2;
const MOST_POINTS = 99;

/** Modified Stableford of the PGA TOUR: albatross 8, eagle 5, birdie 2, par 0, bogey −1, worse −3. */
const PGA: PointsTable = [8, 8, 5, 2, 0, -1, -3];

/** Reads "pga", or seven whole numbers in the order of `PointsTable`. */
export function readPointsTable(cells: readonly unknown[]): Read<PointsTable> {
  if (cells.length === 1 && bareWord(cellText(cells[0])) === 'PGA') return sound(PGA);
  const wanted = HIGHEST - LOWEST + 1;
  if (cells.length !== wanted) return refused(refusal('points-table', { met: cells.length, wanted }));
  const refusals: Refusal[] = [];
  const table = cells.map((cell) => {
    const points = wholeNumber(cell);
    if (points !== null && Math.abs(points) <= MOST_POINTS) return points;
    refusals.push(refusal('whole-number-wanted', { met: cellText(cell), least: -MOST_POINTS, most: MOST_POINTS }));
    return 0;
  });
  return refusals.length > 0 ? refused(...refusals) : sound(table);
}

/** Points of a hole so many strokes net over the fixed score, negative under it; no score is the worst. */
export const pointsFor = (table: PointsTable, over: number | null): number =>
  table[Math.max(LOWEST, Math.min(HIGHEST, over ?? HIGHEST)) - LOWEST] ?? 0;
