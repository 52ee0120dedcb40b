import {
  courseHandicap,
  playingHandicap,
  readAllowance,
  readHandicapFigures,
  readHandicapOptions,
} from '../rules/handicaps/course-handicap';
import { readCourseHandicaps, readSideFormat, sideHandicap } from '../rules/handicaps/side-handicap';
import { cellOf, matrixOf } from './argument';
import { answer, orRefuse } from './refuse';

/**
 * Course Handicap: Handicap Index × slope / 113, plus course rating − par, in exact fractions, halves up.
 * @customfunction COURSEHANDICAP
 * @helpurl https://score-desk.example/functions/coursehandicap
 * @param index Handicap Index, −10 to 54. A plus index is negative, or text like "+2.3".
 * @param slope Slope rating of the tee, 55 to 155.
 * @param rating Course rating of the tee.
 * @param par Par of the tee.
 * @param options Year and region: "2024", "2020", "england 2020", "wales 2020", "ireland 2020", "scotland 2020"; "9 holes" halves the index; joined by a comma. Left out: 2024.
 * @returns Whole strokes; a plus handicap is negative.
 */
export function courseHandicapOf(
  index: unknown,
  slope: unknown,
  rating: unknown,
  par: unknown,
  options?: unknown,
): unknown {
  return answer(() =>
    courseHandicap(
      orRefuse(readHandicapFigures(index, slope, rating, par)),
      orRefuse(readHandicapOptions(cellOf(options)), 'options'),
    ),
  );
}

/**
 * Playing Handicap: the allowance of the unrounded Course Handicap, in exact fractions, halves up.
 * @customfunction PLAYINGHANDICAP
 * @helpurl https://score-desk.example/functions/playinghandicap
 * @param index Handicap Index, −10 to 54. A plus index is negative, or text like "+2.3".
 * @param slope Slope rating of the tee, 55 to 155.
 * @param rating Course rating of the tee.
 * @param par Par of the tee.
 * @param allowance Handicap allowance: 95, 0.95 or 95 %.
 * @param options Year and region: "2024", "2020", "england 2020", "wales 2020", "ireland 2020", "scotland 2020"; "9 holes" halves the index; joined by a comma. Left out: 2024.
 * @returns Whole strokes; a plus handicap is negative.
 */
export function playingHandicapOf(
  index: unknown,
  slope: unknown,
  rating: unknown,
  par: unknown,
  allowance: unknown,
  options?: unknown,
): unknown {
  return answer(() =>
    playingHandicap(
      orRefuse(readHandicapFigures(index, slope, rating, par)),
      orRefuse(readAllowance(allowance), 'allowance'),
      orRefuse(readHandicapOptions(cellOf(options)), 'options'),
    ),
  );
}

/**
 * Handicap of a side that makes one score: foursomes, greensomes, Chapman or a scramble, rounded once.
 * @customfunction SIDEHANDICAP
 * @helpurl https://score-desk.example/functions/sidehandicap
 * @param format "foursomes", "greensomes", "chapman" or "scramble"; another allowance in the word: "foursomes 45", "scramble 30/15".
 * @param handicaps Course Handicaps of the partners, in any order: cells or ranges.
 * @returns Whole strokes; a plus handicap is negative.
 */
export function sideHandicapOf(format: unknown, ...handicaps: unknown[][][]): unknown {
  return answer(() => {
    const partners = orRefuse(readCourseHandicaps(cellsOf(handicaps)), 'handicaps');
    return orRefuse(sideHandicap(orRefuse(readSideFormat(cellOf(format)), 'format'), partners), 'handicaps');
  });
}

/** Excel hands a repeating parameter over as one list of ranges, then the invocation; called directly, as arguments. */
const cellsOf = (given: readonly unknown[]): readonly unknown[] =>
  given.flatMap((argument) => {
    const isList = Array.isArray(argument) && argument.every((part) => Array.isArray(part) && Array.isArray(part[0]));
    const matrices: readonly unknown[] = isList ? argument : [argument];
    return matrices.flatMap((matrix) => matrixOf(matrix).flat());
  });
