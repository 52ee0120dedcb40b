import { familyOf } from '../forms/form';
import type { Round } from '../forms/round';

export type Severity = 'decide' | 'warn' | 'info';

/** What can look wrong in a card that could be read. Codes are stable. */
export type CheckCode =
  'hole-without-score' | 'score-unlikely-low' | 'score-unlikely-high' | 'points-unlikely' | 'net-unlikely';

/** One thing to look at. `ball` is 0 for the only player or partner A, 1 for partner B. */
export interface Check {
  readonly code: CheckCode;
  readonly severity: Severity;
  readonly hole: number | null;
  readonly ball: number;
  readonly values: Readonly<Record<string, string | number>>;
}

/** More points than this from one card make a Committee look at the handicap. */
const MANY_POINTS = 44;

/** A net total this far under par, likewise. */
const FAR_UNDER = 10;

/**
 * Looks a scored card over for what a Committee would ask about. Never a ruling, always a question.
 *
 * @returns warnings hole by hole, then on the whole card; none for a card that is out
 */
export function checkRound(round: Round): readonly Check[] {
  const checks: Check[] = [];
  const isStroke = familyOf(round.form) === 'stroke';
  for (const { hole, balls, result } of round.holes) {
    if (isStroke && result === null)
      checks.push({ code: 'hole-without-score', severity: 'info', hole: hole.number, ball: 0, values: {} });
    balls.forEach(({ score, hole: { par } }, ball) => {
      if (score === null) return;
      const values = { met: score, par };
      // A hole in one on a par 3 happens; an albatross, or a 2 on a par 4, is more often a slip of the pen.
      if (score <= par - 3 || (score <= 2 && par > 3))
        checks.push({ code: 'score-unlikely-low', severity: 'warn', hole: hole.number, ball, values });
      if (score > 15 || score > par * 3)
        checks.push({ code: 'score-unlikely-high', severity: 'warn', hole: hole.number, ball, values });
    });
  }
  if (round.total === null || round.status !== null) return checks;
  if (round.form.scoring === 'stableford' && round.total > (round.form.fourBall ? MANY_POINTS + 6 : MANY_POINTS))
    checks.push({ code: 'points-unlikely', severity: 'warn', hole: null, ball: 0, values: { met: round.total } });
  const par = round.holes.reduce((sum, { hole }) => sum + hole.par, 0);
  if (round.form.scoring === 'net' && round.total < par - (round.form.fourBall ? FAR_UNDER + 6 : FAR_UNDER))
    checks.push({ code: 'net-unlikely', severity: 'warn', hole: null, ball: 0, values: { met: round.total, par } });
  return checks;
}
