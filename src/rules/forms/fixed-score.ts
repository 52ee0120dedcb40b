import { bareWord, cellText, wholeNumber } from '../cell-text';
import type { Course } from '../course';
import { type Read, type Refusal, refusal, refused, sound } from '../refusal';
import type { Form } from './form';

/**
 * The fixed score of each hole that a Stableford, par or bogey card plays against (Rule 32-1).
 *
 * @param line one cell with "par" or "bogey", a row of whole scores 1 to 30, or nothing: par, or bogey in the bogey form
 * @example readFixedScores([], course, { scoring: 'bogey', fourBall: false }).value //=> [5, 4]
 */
export function readFixedScores(line: readonly unknown[], course: Course, form: Form): Read<readonly number[]> {
  const only = line.length <= 1 ? bareWord(cellText(line[0])) : null;
  const overPar =
    only === null ? null : only === '' || only === '0' ? (form.scoring === 'bogey' ? 1 : 0) : TARGETS[only];
  if (overPar !== null && overPar !== undefined) return sound(course.holes.map((hole) => hole.par + overPar));
  if (only !== null && course.holes.length !== 1) return refused(refusal('target-unknown', { met: cellText(line[0]) }));
  if (line.length !== course.holes.length)
    return refused(refusal('line-length', { met: line.length, wanted: course.holes.length }));

  const refusals: Refusal[] = [];
  const scores = course.holes.map((hole, at) => {
    const score = wholeNumber(line[at]);
    if (score !== null && score >= 1 && score <= 30) return score;
    refusals.push(refusal('target-impossible', { met: cellText(line[at]) }, hole.number));
    return 0;
  });
  return refusals.length > 0 ? refused(...refusals) : sound(scores);
}

/** Strokes over par that a word stands for. Bogey is par + 1 unless the Committee gives a row (decision A1). */
const TARGETS: Readonly<Record<string, number>> = { PAR: 0, BOGEY: 1 };
