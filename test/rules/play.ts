import type { Ball } from '../../src/rules/card';
import { type Course, readCourse } from '../../src/rules/course';
import { editionInForce, readEditionId } from '../../src/rules/editions/edition-in-force';
import { readFixedScores } from '../../src/rules/forms/fixed-score';
import { type Form, readForm } from '../../src/rules/forms/form';
import { playRound, type Round } from '../../src/rules/forms/round';
import type { Read } from '../../src/rules/refusal';
import { parseRulings } from '../../src/rules/rulings/notation';
import { statusText } from '../../src/rules/rulings/ruling';
import type { HoleScore } from '../../src/rules/score';

/** The value behind a door that must be open in this test. */
export function soundOf<T>(read: Read<T>): T {
  if (read.ok) return read.value;
  throw new Error(
    `refused: ${read.refusals.map(({ code, values }) => `${code} ${JSON.stringify(values)}`).join(', ')}`,
  );
}

/** The codes a door refused with; none when it let the value in. */
export const codesOf = (read: Read<unknown>): readonly string[] =>
  read.ok ? [] : read.refusals.map(({ code }) => code);

export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

export const courseOf = (pars: readonly number[], indexes: readonly number[]): Course =>
  soundOf(readCourse(pars, indexes));

/** Eighteen par 4s, stroke index 1 to 18 in card order. */
export const PAR_FOURS = courseOf(
  numbers(1, 18).map(() => 4),
  numbers(1, 18),
);

export const formOf = (form: string): Form => soundOf(readForm(form));

/** Fours on every hole, except where a hole says otherwise. */
export const fours = (but: Readonly<Record<number, HoleScore>> = {}, holes = 18): HoleScore[] =>
  numbers(1, holes).map((hole) => (hole in but ? (but[hole] ?? null) : 4));

/** How a test plays a card: what is left out is a scratch player on eighteen par 4s without rulings. */
export interface Play {
  readonly form: string;
  readonly balls: readonly (readonly HoleScore[])[];
  readonly handicaps?: readonly (number | null)[];
  readonly rulings?: string;
  readonly course?: Course;
  readonly target?: readonly unknown[];
  readonly edition?: string;
}

export function tryToPlay({
  form,
  balls,
  handicaps = [],
  rulings = '',
  course = PAR_FOURS,
  target = [],
  edition = '',
}: Play): Read<Round> {
  const read = parseRulings(rulings);
  if (!read.ok) return read;
  const inForce = editionInForce(read.value, soundOf(readEditionId(edition)));
  if (!inForce.ok) return inForce;
  const fixed = soundOf(readFixedScores(target, course, formOf(form)));
  const card = {
    balls: balls.map((scores, at): Ball => ({ scores, handicap: handicaps[at] ?? 0 })),
    rulings: read.value,
  };
  return playRound(course, fixed, formOf(form), card, inForce.value);
}

export const play = (how: Play): Round => soundOf(tryToPlay(how));

/** What the card answers: its total, or its status as text. */
export const answerOf = (round: Round): number | string =>
  round.status ? statusText(round.status) : (round.total ?? 'no total');

export const resultsOf = (round: Round): readonly (number | null)[] => round.holes.map(({ result }) => result);
