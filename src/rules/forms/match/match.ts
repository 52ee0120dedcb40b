import type { Ball } from '../../card';
import type { Course } from '../../course';
import type { Edition } from '../../editions/clause';
import { strokesReceived } from '../../handicaps/strokes-received';
import { type Read, sound } from '../../refusal';
import { type Ruling, type Status, statusText } from '../../rulings/ruling';
import { type MatchForm, type Player, sideName, type Sides } from './match-form';
import { type BallInMatch, winHole } from './match-hole';
import { applyMatchRulings } from './match-rulings';
import { followMatch, type HoleMark, type MatchState, stateText } from './match-state';

/** One match played: every hole as its first side has it, the state, and who is out. */
export interface Match {
  readonly sides: Sides;
  readonly marks: readonly HoleMark[];
  readonly state: MatchState;
  /** Why a side is out of the match; null when it is in. */
  readonly out: readonly [Status | null, Status | null];
}

/**
 * Plays one match over 18 holes, or as many as have scores. The lowest handicap of its players plays off 0, the others
 * receive the difference by stroke index.
 *
 * @param balls of every player of the match; a handicap is null only where the answer is a status
 * @param rulings of the whole group; in a three-ball only those on this match act
 * @returns the match, or why a ruling cannot act in it
 */
export function playMatch(
  course: Course,
  form: MatchForm,
  sides: Sides,
  balls: ReadonlyMap<Player, Ball>,
  rulings: readonly Ruling[],
  edition: Edition,
): Read<Match> {
  const applied = applyMatchRulings(rulings, course, form, sides, edition);
  if (!applied.ok) return applied;
  const handicapOf = (player: Player): number => balls.get(player)?.handicap ?? 0;
  const lowest = Math.min(...sides.flat().map(handicapOf));

  const onHole = (player: Player, at: number): BallInMatch => {
    const ruled = applied.value.balls.get(player);
    const score = ruled?.restated[at] ?? balls.get(player)?.scores[at] ?? null;
    const rank = course.holes[at]?.rank ?? 1;
    const received = strokesReceived(handicapOf(player) - lowest, rank, course.holes.length);
    return {
      net: score === null ? null : score + (ruled?.penalties[at] ?? 0) - received,
      isLost: ruled?.isLost[at] ?? false,
    };
  };
  const marks = course.holes.map((_, at) =>
    winHole(
      sides[0].map((player) => onHole(player, at)),
      sides[1].map((player) => onHole(player, at)),
    ),
  );
  return sound({ sides, marks, state: followMatch(marks, applied.value.adjusted), out: applied.value.out });
}

/**
 * What a match answers: its result or state, or who wins because the other side is out.
 *
 * @example "A 3&2", "C-D 1 up", "AS after 7", "B wins (A: DQ R6-7)"
 */
export function matchText({ sides, state, out }: Match): string {
  const names = [sideName(sides[0]), sideName(sides[1])] as const;
  const reasons = out.flatMap((status, at) => (status === null ? [] : [`${names[at] ?? ''}: ${statusText(status)}`]));
  if (reasons.length === 0) return stateText(state, names);
  const winner = reasons.length === 2 ? 'No side' : out[0] === null ? names[0] : names[1];
  return `${winner} wins (${reasons.join('; ')})`;
}
