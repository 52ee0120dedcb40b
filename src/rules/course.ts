import { cellText, wholeNumber } from './cell-text';
import { type Read, type Refusal, refusal, refused, sound } from './refusal';

/** One hole as the card prints it. `rank` is the place of its stroke index among the holes played, 1 = hardest. */
export interface Hole {
  readonly number: number;
  readonly par: number;
  readonly index: number;
  readonly rank: number;
}

/** The holes of one round, 1 to 18 of them, in card order. */
export interface Course {
  readonly holes: readonly Hole[];
}

const MOST_HOLES = 18;

/**
 * Reads pars and stroke indexes of the holes played.
 *
 * @param pars whole numbers 3 to 6, one a hole
 * @param indexes distinct whole numbers 1 to 18, all of them on 18 holes; on fewer they are ranked among the holes given
 * @param numbers the numbers of the holes on the card; left out, 1, 2, 3 …
 * @example readCourse([4, 3], [11, 7]).value.holes[1].rank //=> 1
 */
export function readCourse(
  pars: readonly unknown[],
  indexes: readonly unknown[],
  numbers: readonly number[] = pars.map((_, at) => at + 1),
): Read<Course> {
  if (pars.length === 0) return refused(refusal('pars-missing'));
  if (pars.length > MOST_HOLES) return refused(refusal('too-many-holes', { met: pars.length, most: MOST_HOLES }));
  if (indexes.length !== pars.length)
    return refused(refusal('index-count', { met: indexes.length, wanted: pars.length }));

  const refusals: Refusal[] = [];
  const readPars: number[] = [];
  const readIndexes: number[] = [];
  const holeOfIndex = new Map<number, number>();
  pars.forEach((cell, at) => {
    const number = numbers[at] ?? at + 1;
    const par = wholeNumber(cell);
    if (par === null || par < 3 || par > 6) refusals.push(refusal('par-impossible', { met: cellText(cell) }, number));
    else readPars.push(par);

    const index = wholeNumber(indexes[at]);
    if (index === null || index < 1 || index > MOST_HOLES) {
      refusals.push(refusal('index-impossible', { met: cellText(indexes[at]) }, number));
      return;
    }
    const twin = holeOfIndex.get(index);
    if (twin !== undefined) refusals.push(refusal('index-twice', { met: index, other: twin }, number));
    holeOfIndex.set(index, number);
    readIndexes.push(index);
  });
  if (refusals.length > 0) return refused(...refusals);

  const ranked = [...readIndexes].sort((a, b) => a - b);
  return sound({
    holes: readPars.map((par, at) => {
      const index = readIndexes[at] ?? 0;
      return { number: numbers[at] ?? at + 1, par, index, rank: ranked.indexOf(index) + 1 };
    }),
  });
}
