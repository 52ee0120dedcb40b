import { checkRound, type Severity } from '../rules/checks/card-check';
import type { Course } from '../rules/course';
import { editionInForce } from '../rules/editions/edition-in-force';
import type { EditionId } from '../rules/editions/clause';
import { type Form, needsHandicap } from '../rules/forms/form';
import { playRound, type Round } from '../rules/forms/round';
import type { Card } from '../rules/card';
import type { Read } from '../rules/refusal';
import { found, type Found } from './finding';
import { type BallRow, cellOfHole, cellOfRuling, cellUnder, type EnteredCard } from './read-cards';
import type { Recognition } from './recognise';
import { signatureFindings } from './signatures';
import type { SheetCells } from './sheet-cells';
import { writtenTotalFindings } from './written-total';

/** What every card of the day is scored on. */
export interface DayTerms {
  readonly form: Form;
  readonly course: Course;
  readonly fixed: readonly number[];
  readonly edition: EditionId;
}

/** A returned card after its rulings: its round, where one can be made, and what is to be looked at. */
export interface JudgedCard {
  readonly entered: EnteredCard;
  /** null: rulings that cannot be read or applied. */
  readonly round: Round | null;
  /** Whether it takes part in the standings; a card that is out does, without a place. */
  readonly isRanked: boolean;
  readonly findings: readonly Found[];
}

/** The ruling that a fault of the card proposes; it acts only once it stands in the rulings cell. */
const BEFORE_2019 = { unsigned: 'DQ R6-6b', noHandicap: 'DQ R6-2b' };

export const PROPOSED: Readonly<Record<EditionId, { readonly unsigned: string; readonly noHandicap: string }>> = {
  classic: BEFORE_2019,
  '2008': BEFORE_2019,
  '2012': BEFORE_2019,
  '2016': BEFORE_2019,
  '2019': { unsigned: 'DQ R3.3b(2)', noHandicap: 'DQ R3.3b(4)' },
  // Since 2023 no handicap need stand on the card.
  '2023': { unsigned: 'DQ R3.3b(2)', noHandicap: '' },
};

/**
 * Scores one returned card under its rulings and lists what the Committee must decide or should look at.
 *
 * A card that its rulings put out is settled: faults on it are warnings, and it owes no more signatures.
 */
export function judgeCard(
  sheet: SheetCells,
  recognition: Recognition,
  entered: EnteredCard,
  terms: DayTerms,
): JudgedCard {
  const played = playCard(entered.card, terms);
  const round = played.ok ? played.value : null;
  const hasUnreadRuling = entered.unread.some(({ code }) => code.startsWith('ruling') || code.startsWith('clause'));
  const isOut = round !== null && !hasUnreadRuling && isRuledOut(round);
  const open: Severity = isOut ? 'warn' : 'decide';

  const card = entered.name;
  const unnamed = unnamedRows(recognition, entered);
  // Scores of nobody may be a row of totals: naming them comes first, other faults after.
  const { isNamed } = entered;
  const unread = isNamed ? entered.unread : [];
  const faults: Found[] = [
    ...unnamed.map(({ row }) => found(open, 'name-missing', cellUnder(recognition, row, 'name'), { card })),
    ...unread.map((fault) => ({ ...fault, severity: open })),
  ];
  for (const row of entered.rows.filter((each) => isNamed && owesHandicap(each, terms.form)))
    faults.push(
      found(open, 'handicap-missing', cellUnder(recognition, row.row, 'handicap'), {
        card,
        values: { proposed: PROPOSED[terms.edition].noHandicap, edition: terms.edition },
      }),
    );
  if (!played.ok)
    for (const refusal of played.refusals)
      faults.push(
        found('decide', refusal.code, cellOfRuling(recognition, entered, refusal), {
          card,
          hole: refusal.hole,
          values: refusal.values,
        }),
      );

  const isComplete = entered.rows.length === (terms.form.fourBall ? 2 : 1);
  const isRanked = round !== null && (isOut || (faults.length === 0 && isComplete));
  const notes: Found[] = [];
  if (round !== null && isNamed && !isOut) notes.push(...checkFindings(recognition, entered, round, isRanked));
  if (isNamed && !isOut && (round === null || round.status === null))
    notes.push(...signatureFindings(sheet, recognition, entered, PROPOSED[terms.edition].unsigned));
  if (round !== null && isRanked)
    notes.push(...writtenTotalFindings(sheet, recognition, entered, round, (other) => playCard(other, terms)));
  return { entered, round, isRanked, findings: [...faults, ...notes] };
}

/** A card scored on the day's terms, or why a ruling cannot act on it. */
export function playCard(card: Card, { course, fixed, form, edition }: DayTerms): Read<Round> {
  const inForce = editionInForce(card.rulings, edition);
  return inForce.ok ? playRound(course, fixed, form, card, inForce.value) : inForce;
}

/** Out by a ruling, not for want of a score. */
function isRuledOut({ status, card }: Round): boolean {
  if (status === null) return false;
  return status.code !== 'NR' || card.rulings.some(({ what }) => what.kind === 'status' && what.status.code === 'NR');
}

/** A partner without any score plays no part, and owes no handicap. */
const owesHandicap = (row: BallRow, form: Form): boolean =>
  needsHandicap(form) && row.isHandicapBlank && !(form.fourBall && row.hasNoScores);

/** Rows with scores but no name, and the first row of a card that nobody is named on. One Team cell names both rows. */
function unnamedRows({ columns }: Recognition, { isNamed, rows }: EnteredCard): readonly BallRow[] {
  if (!isNamed) return rows.slice(0, 1);
  const hasNamesByRow = columns.name !== undefined || columns.firstName !== undefined;
  return hasNamesByRow ? rows.filter(({ name, hasNoScores }) => name === '' && !hasNoScores) : [];
}

const firstRow = (entered: EnteredCard): number => entered.rows[0]?.row ?? 0;

/** Of a card that is not ranked yet only the scores can be looked at: its total is not known. */
function checkFindings(
  recognition: Recognition,
  entered: EnteredCard,
  round: Round,
  isRanked: boolean,
): readonly Found[] {
  const checks = checkRound(round).filter(({ code }) => isRanked || code.startsWith('score-'));
  return checks.map(({ code, severity, hole, ball, values }) => {
    const row = entered.rows[ball]?.row ?? firstRow(entered);
    const cell = hole === null ? cellUnder(recognition, row, 'name') : cellOfHole(recognition, row, hole);
    return found(severity, code, cell, { card: entered.name, hole, values: { ...values, ball } });
  });
}
