import { readCourse } from '../rules/course';
import { readPlayingHandicap } from '../rules/handicaps/playing-handicap';
import { strokesReceived } from '../rules/handicaps/strokes-received';
import { refusal } from '../rules/refusal';
import { matrixOf, transposed } from './argument';
import { answer, cardError, refuseCall } from './refuse';

/**
 * Strokes received on each hole. A plus player gives them back from stroke index 18 on, shown negative.
 * @customfunction STROKES
 * @helpurl https://score-desk.example/functions/strokes
 * @param handicap Playing Handicap over the holes given; several make one line each. A plus handicap is negative, or text like "+2".
 * @param indexes Stroke index of each hole, 1 to 18, each once; on fewer than 18 holes they are ranked among the holes given.
 * @returns Whole strokes hole by hole, lying the way the indexes lie.
 */
export function strokes(handicap: unknown[][], indexes: unknown[][]): unknown[][] {
  return answer(() => {
    const grid = matrixOf(indexes);
    const line = grid.flat();
    if (line.length === 0) refuseCall([refusal('argument-missing')], { argument: 'indexes' });
    if (grid.length > 1 && (grid[0]?.length ?? 0) > 1)
      refuseCall([refusal('line-count', { met: grid.length, wanted: 1 })], { argument: 'indexes' });
    const course = readCourse(
      line.map(() => 4),
      line,
    );
    if (!course.ok) return refuseCall(course.refusals, { argument: 'indexes' });

    const { holes } = course.value;
    const cells = matrixOf(handicap).flat();
    const handicaps = cells.length === 0 ? [null] : cells;
    const answers = handicaps.map((cell, at): unknown[] => {
      const read = readPlayingHandicap(cell);
      if (read.ok) return holes.map(({ rank }) => strokesReceived(read.value, rank, holes.length));
      const isOne = handicaps.length === 1;
      const error = cardError(read.refusals, { argument: 'handicap', card: isOne ? undefined : at + 1 });
      if (isOne) throw error;
      return holes.map(() => error);
    });
    const isColumn = grid.length > 1;
    return isColumn ? transposed(answers).map((row) => [...row]) : answers;
  });
}
