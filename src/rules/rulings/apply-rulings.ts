import type { Course } from '../course';
import type { Act, Acts, Clause, Edition } from '../editions/clause';
import { findClause } from '../editions/edition-in-force';
import { countsWithoutScore, familyOf, type Form } from '../forms/form';
import { type Read, type Refusal, refusal, refused, sound } from '../refusal';
import type { Effect } from './effect';
import { formatRuling } from './notation';
import { type Placed, RulingLedger } from './ruling-ledger';
import type { Ruling, Status } from './ruling';

/** A returned hole to be tried against what was taken (6-6d), in the ruling's place in the cell. */
export interface WrongScore {
  readonly ruling: Ruling;
  readonly position: number;
  readonly clause: string;
  readonly ball: number;
  readonly at: number;
  readonly taken: number;
}

/** What the rulings do before any score is looked at. Arrays are by ball, then by place of the hole on the card. */
export interface AppliedRulings {
  readonly penalties: readonly (readonly number[])[];
  readonly taken: readonly (readonly boolean[])[];
  readonly deducted: number;
  readonly out: { readonly status: Status; readonly position: number } | null;
  readonly wrongScores: readonly WrongScore[];
  readonly effects: readonly Effect[];
}

/**
 * Applies the rulings on one card: penalty strokes, holes and points, and who is out (31-3 to 31-8, 32-1 and 32-2 in `classic`).
 *
 * @param rulings in the cell's order; of several that put out, the first answers
 * @returns their effects, or why one of them cannot act on this card in this form
 */
export function applyRulings(
  rulings: readonly Ruling[],
  course: Course,
  form: Form,
  edition: Edition,
): Read<AppliedRulings> {
  const ledger = new RulingLedger(course, form, edition);
  const refusals: Refusal[] = [];
  rulings.forEach((ruling, position) => {
    const misfit = misfitOf(ruling, course, form) ?? applyOne({ ruling, position }, ledger, form, edition);
    if (misfit) refusals.push(misfit);
  });
  return refusals.length > 0 ? refused(...refusals) : sound(ledger.close());
}

/** What keeps a ruling from acting on this card, whatever its clause. */
function misfitOf(ruling: Ruling, course: Course, form: Form): Refusal | null {
  const written = formatRuling(ruling);
  const { who, holes, flags } = ruling;
  const isPartner = who === 'A' || who === 'B';
  if (who !== null && !(form.fourBall && (isPartner || who === 'side')))
    return refusal('ruling-partner-absent', { met: who, ruling: written });
  const absent = holes.find((number) => !course.holes.some((hole) => hole.number === number));
  if (absent !== undefined) return refusal('ruling-hole-not-on-card', { met: absent, ruling: written });
  const matchFlag = flags.find((flag) => flag !== 'helped');
  if (matchFlag !== undefined) return refusal('ruling-flag-match-only', { met: matchFlag, ruling: written });
  return flags.includes('helped') && !isPartner ? refusal('ruling-needs-partner', { ruling: written }) : null;
}

function applyOne(placed: Placed, ledger: RulingLedger, form: Form, edition: Edition): Refusal | null {
  const { ruling } = placed;
  const { what } = ruling;
  const written = formatRuling(ruling);
  const hasHole = ruling.holes.length > 0;
  const takenOutOfPlace = ruling.taken === null ? null : refusal('ruling-strokes-out-of-place', { ruling: written });

  const cited = what.kind === 'breach' ? what.clause : what.kind === 'status' ? what.status.clause : null;
  if (cited === null) {
    if (takenOutOfPlace) return takenOutOfPlace;
    if (what.kind === 'status') ledger.setStatus(placed, what.status);
    else if (what.kind === 'strokes' && hasHole) ledger.addStrokes(placed, null, null, what.strokes);
    else return refusal('ruling-needs-hole', { ruling: written });
    return null;
  }
  const found = findClause(edition, cited);
  if (!found.ok) return found.refusals[0] ?? null;
  const clause = found.value;
  const whole = actIn(clause, form);
  const act = (whole?.does === 'wrongScore' && ruling.taken === null && whole.unaware) || whole;
  if (!act) return refusal('clause-not-in-form', { met: cited, instead: clause.instead ?? '', ruling: written });
  if (what.kind === 'status') {
    if (takenOutOfPlace && act.does !== 'wrongScore') return takenOutOfPlace;
    if (what.status.code === 'DQ') return putOut(placed, clause, cited, ledger, form, edition);
    ledger.setStatus(placed, what.status);
    return null;
  }
  if (takenOutOfPlace && act.does !== 'wrongScore') return takenOutOfPlace;
  const first = clause.onFirstHole && !hasHole && needsHole(act);
  if (first) return applyOne({ ...placed, ruling: ledger.onFirstHole(ruling) }, ledger, form, edition);
  if (needsHole(act) && !hasHole) return refusal('ruling-needs-hole', { ruling: written });

  if (clause.again) {
    const ladder = [clause.acts, ...clause.again].map((acts) => actOf(acts, form));
    ledger.climb(placed, clause, cited, ladder);
    return null;
  }
  switch (act.does) {
    case 'nothing':
      ledger.note(placed, { ruling, kind: 'nothing', clause: cited });
      break;
    case 'strokes':
      if (act.perRound === undefined) ledger.addStrokes(placed, clause, cited, act.strokes);
      else ledger.nameHoles(placed, clause, cited, 'strokes', act.strokes, act.perRound);
      break;
    case 'deducts':
      if (act.per === 'hole') ledger.nameHoles(placed, clause, cited, 'deducts', act.each, act.perRound ?? null);
      else ledger.deductOnce(placed, cited, act.each);
      break;
    case 'takesHole':
      ledger.takeHoles(placed, cited, act.inBreach ? 'named' : 'none');
      break;
    case 'disqualifies':
      return putOut(placed, clause, cited, ledger, form, edition);
    case 'wrongScore':
      if (ruling.taken === null) return refusal('ruling-needs-strokes-taken', { ruling: written });
      if (form.fourBall && ruling.who !== 'A' && ruling.who !== 'B')
        return refusal('ruling-needs-partner', { ruling: written });
      ledger.tryWrongScore(placed, cited, ruling.taken);
      break;
  }
  if (clause.repeatDisqualifies) ledger.countBreach(placed, clause, cited);
  return null;
}

const needsHole = (act: Act): boolean =>
  act.does === 'strokes' ||
  act.does === 'takesHole' ||
  act.does === 'wrongScore' ||
  (act.does === 'deducts' && act.per === 'hole');

function actIn(clause: Clause, form: Form): Act | undefined {
  const isElsewhere = clause.only === (form.fourBall ? 'one ball' : 'four-ball');
  return isElsewhere ? undefined : actOf(clause.acts, form);
}

const actOf = (acts: Acts, form: Form): Act | undefined =>
  form.scoring === 'max' ? (acts.max ?? acts.stroke) : acts[familyOf(form)];

/** A breach that disqualifies: from the competition where the form's list says so, else from the hole (31-7, 32-2, 21.1c, 23.9b). */
function putOut(
  placed: Placed,
  clause: Clause,
  cited: string,
  ledger: RulingLedger,
  form: Form,
  edition: Edition,
): Refusal | null {
  const list = form.fourBall ? edition.outFourBall : edition.outOneBall;
  const listed = countsWithoutScore(form) ? list.get(clause.id) : 'any';
  const status: Status = { code: 'DQ', clause: cited };
  if (listed === 'any') ledger.putOut(placed, status);
  else if (listed === 'both') ledger.putOutIfBoth(placed, clause, status);
  else if (placed.ruling.holes.length > 0) ledger.takeHoles(placed, cited, 'every');
  else return refusal('ruling-needs-hole', { ruling: formatRuling(placed.ruling) });
  return null;
}
