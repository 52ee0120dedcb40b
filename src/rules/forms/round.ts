import type { Card } from '../card';
import type { Course, Hole } from '../course';
import type { Edition, EditionId } from '../editions/clause';
import { strokesReceived } from '../handicaps/strokes-received';
import { type Read, sound } from '../refusal';
import { applyRulings, type WrongScore } from '../rulings/apply-rulings';
import type { Effect } from '../rulings/effect';
import type { Status } from '../rulings/ruling';
import type { HoleScore } from '../score';
import { countsWithoutScore, type Form, isLowBest } from './form';
import { holeResult } from './hole-result';
import { maximumOf } from './maximum-score';

/** One ball on one hole: what was returned, penalty strokes on top, strokes received, and what it makes. */
export interface BallOnHole {
  /** As the player's own tee has it. */
  readonly hole: Hole;
  readonly fixed: number;
  readonly score: HoleScore;
  readonly penalty: number;
  readonly gross: HoleScore;
  readonly strokes: number;
  /** The most strokes that count here, in maximum score; null in every other form. */
  readonly maximum: number | null;
  readonly result: number | null;
}

/** A hole of the round, as the card has it. `counts`: the partner whose ball counts, "=" both, "" none (one ball: "A" or ""). */
export interface RoundHole {
  readonly hole: Hole;
  readonly fixed: number;
  readonly balls: readonly BallOnHole[];
  readonly result: number | null;
  readonly counts: 'A' | 'B' | '=' | '';
}

/** A card scored under its form, with everything that made the figure. */
export interface Round {
  readonly form: Form;
  readonly edition: EditionId;
  readonly card: Card;
  readonly holes: readonly RoundHole[];
  /** Taken off the total in points or holes. */
  readonly deducted: number;
  /** Points, holes up or strokes after deductions; null when stroke play lacks a hole. Kept for a card that is out, too. */
  readonly total: number | null;
  /** Why the card has no total; null when it has. */
  readonly status: Status | null;
  readonly effects: readonly Effect[];
}

/**
 * Scores one card, or one side's two balls.
 *
 * @param fixed fixed score of each hole, read by Stableford, par and bogey
 * @returns the round, or why a ruling cannot act on this card. A hole without a score in stroke play makes it NR
 */
export function playRound(
  course: Course,
  fixed: readonly number[],
  form: Form,
  card: Card,
  edition: Edition,
): Read<Round> {
  const applied = applyRulings(card.rulings, course, form, edition);
  if (!applied.ok) return applied;
  const { penalties, taken, deducted, wrongScores } = applied.value;

  const playHole = (at: number, scoreOf: (ball: number) => HoleScore): RoundHole => {
    const hole = course.holes[at] as Hole;
    const balls = card.balls.map((ball, nth): BallOnHole => {
      const score = scoreOf(nth);
      const penalty = penalties[nth]?.[at] ?? 0;
      const gross = score === null || taken[nth]?.[at] ? null : score + penalty;
      const own = ball.own?.course.holes[at] ?? hole;
      const fixedScore = (ball.own?.fixed ?? fixed)[at] ?? own.par;
      const strokes = strokesReceived(ball.handicap ?? 0, own.rank, course.holes.length);
      const maximum = form.limit ? maximumOf(form.limit, own.par, strokes) : null;
      return {
        hole: own,
        fixed: fixedScore,
        score,
        penalty,
        gross,
        strokes,
        maximum,
        result: holeResult(form.scoring, gross, strokes, maximum ?? fixedScore, form.table),
      };
    });
    return { hole, fixed: fixed[at] ?? hole.par, balls, ...better(balls, form) };
  };
  const returned = (at: number) => (ball: number) => card.balls[ball]?.scores[at] ?? null;

  const holes = course.holes.map((_, at) => playHole(at, returned(at)));
  const tried = wrongScores.map((wrong) => {
    const takenThere = (ball: number): HoleScore => {
      const score = returned(wrong.at)(ball);
      const actual = wrongScores.find((other) => other.ball === ball && other.at === wrong.at)?.taken;
      return score !== null && actual !== undefined ? Math.max(score, actual) : score;
    };
    return judge(wrong, holes[wrong.at] as RoundHole, playHole(wrong.at, takenThere), form);
  });

  const results = holes.map((hole) => hole.result);
  const hasAll = results.every((result) => result !== null);
  const sum = results.reduce<number>((total, result) => total + (result ?? 0), 0);
  const outs = [
    ...(applied.value.out ? [applied.value.out] : []),
    ...tried.flatMap(({ effect, position }) => (effect.kind === 'out' ? [{ status: effect.status, position }] : [])),
  ].sort((a, b) => a.position - b.position);
  const noReturn: Status | null = hasAll ? null : { code: 'NR', clause: null };
  return sound({
    form,
    edition: edition.id,
    card,
    holes,
    deducted,
    total: hasAll ? sum - deducted : null,
    status: outs[0]?.status ?? noReturn,
    effects: [...applied.value.effects, ...tried.map(({ effect }) => effect)],
  });
}

/** The better ball of a hole: the lower score, or the more points or the better result (31-1). */
function better(balls: readonly BallOnHole[], form: Form): Pick<RoundHole, 'result' | 'counts'> {
  const [a, b] = balls;
  if (!b) return { result: a?.result ?? null, counts: a?.gross == null ? '' : 'A' };
  const first = a?.result ?? null;
  const second = b.result;
  // A ball without a score makes a result in Stableford and par, but never counts.
  const hasA = (a?.gross ?? null) !== null;
  const hasB = b.gross !== null;
  if (!hasA && !hasB) return { result: first, counts: '' };
  if (!hasA || !hasB) return { result: hasA ? first : second, counts: hasA ? 'A' : 'B' };
  const lead = isLowBest(form) ? (second ?? 0) - (first ?? 0) : (first ?? 0) - (second ?? 0);
  return { result: lead >= 0 ? first : second, counts: lead > 0 ? 'A' : lead < 0 ? 'B' : '=' };
}

/** 6-6d, 3.3b(3): a hole returned lower than taken puts out, unless the result that counts stays what it was (31-7a, 32-2a, 21.1b). */
function judge(
  { ruling, position, clause, ball, taken }: WrongScore,
  asReturned: RoundHole,
  asTaken: RoundHole,
  form: Form,
): { readonly effect: Effect; readonly position: number } {
  const hole = asReturned.hole.number;
  const score = asReturned.balls[ball]?.score ?? null;
  if (score === null || score >= taken) return { position, effect: { ruling, kind: 'stands', clause, hole } };
  const changes = asReturned.result !== asTaken.result;
  if (!changes && countsWithoutScore(form)) return { position, effect: { ruling, kind: 'spared', clause, hole } };
  return changes
    ? { position, effect: { ruling, kind: 'out', status: { code: 'DQ', clause } } }
    : { position, effect: { ruling, kind: 'stands', clause, hole } };
}

/** The strokes that a hole of one ball counts before the handicap: the gross, or the maximum; null without a score. */
export const grossCounted = ({ result, balls: [ball] }: RoundHole): number | null =>
  result === null ? null : result + (ball?.strokes ?? 0);
