import { editionInForce } from '../rules/editions/edition-in-force';
import type { EditionId } from '../rules/editions/clause';
import type { Course } from '../rules/course';
import { findCardRows } from './card-rows';
import { type Field, scratch } from './day-lists';
import { type CardFacts, readFacts } from './entrants';
import { found, type Found } from './finding';
import { handicapFindings } from './handicap-check';
import { judgeCard } from './judge-card';
import { cellUnder, type EnteredCard, readEntered } from './read-cards';
import type { Recognition } from './recognise';
import { onOwnTees, readSetUp, teeFindings, termsByTee } from './set-up';
import { type Recognised, recognised, unrecognised } from './sheet-refusal';
import { address, type SheetCells } from './sheet-cells';
import type { Terms } from './terms';
import { twinFindings } from './twins';

/** The cards of one scoring sheet, judged one by one: a day, or one round of several. */
export interface JudgedSheet {
  readonly recognition: Recognition;
  /** By the plain Par and SI rows. */
  readonly course: Course;
  readonly edition: EditionId;
  readonly field: Field;
  /** What was met on the sheet and on its cards. */
  readonly findings: readonly Found[];
}

/**
 * Reads and judges every card of a scoring sheet.
 *
 * @param rowName stands in for a missing name, given the row as Excel counts it
 */
export function judgeSheet(
  sheets: readonly SheetCells[],
  recognition: Recognition,
  terms: Terms,
  rowName: (row: number) => string,
): Recognised<JudgedSheet> {
  const sheet = sheets.find(({ name }) => name === recognition.sheet);
  const setUp = readSetUp(sheets, recognition, terms);
  if (!sheet || !setUp.ok) return setUp.ok ? unrecognised() : setUp;

  const { form } = terms;
  const rows = findCardRows(sheet, recognition, form.fourBall);
  const read = rows.cards.map((each) => readEntered(sheet, recognition, each, form, rowName));
  const edition = terms.edition ?? editionOfField(read);
  const termsOf = termsByTee(sheet, recognition, { form, edition, ...setUp.value.course }, setUp.value.tees);

  const entered = read.map((card) => onOwnTees(card, termsOf(card)));
  const judged = entered
    .filter(({ isReturned }) => isReturned)
    .map((card) => judgeCard(sheet, recognition, card, termsOf(card).terms));
  const judgedOf = new Map(judged.map((card) => [card.entered, card]));
  const facts = new Map(entered.map((card) => [card, readFacts(sheet, recognition, card)]));
  return recognised({
    recognition,
    course: setUp.value.course.course,
    edition,
    field: {
      entered,
      judged,
      form,
      factsOf: (card) => facts.get(card) ?? NO_FACTS,
      grossOf: (card) => scratch(card, termsOf(card.entered).terms),
      recognitionOf: () => recognition,
    },
    findings: [
      ...playOffFindings(recognition, terms),
      ...holeFindings(recognition),
      ...teeFindings(sheet, recognition),
      ...rows.findings,
      ...entered.flatMap((card) => judgedOf.get(card)?.findings ?? [noCard(recognition, card)]),
      ...handicapFindings(sheet, recognition, entered, terms.allowance),
      ...twinFindings(recognition, entered),
      ...numbersTwice(recognition, facts),
    ],
  });
}

/** One number for two cards joins neither to his other rounds. */
function numbersTwice(recognition: Recognition, facts: ReadonlyMap<EnteredCard, CardFacts>): readonly Found[] {
  const known = new Map<string, string>();
  return [...facts].flatMap(([{ name, rows }, { member }]): readonly Found[] => {
    if (member === '') return [];
    const cell = cellUnder(recognition, rows[0]?.row ?? 0, 'member');
    const other = known.get(member);
    if (other === undefined) known.set(member, cell);
    return other === undefined
      ? []
      : [found('warn', 'player-twice', cell, { card: name, values: { met: member, other } })];
  });
}

export const NO_FACTS: CardFacts = { handicap: null, index: null, words: [], playOff: null, team: '', member: '' };

function playOffFindings({ columns, sheet, headingRow }: Recognition, { ties }: Terms): readonly Found[] {
  return ties.includes('play-off') && columns.playOff === undefined
    ? [found('info', 'play-off-column-missing', address(sheet, headingRow, columns.name ?? 0))]
    : [];
}

const noCard = (recognition: Recognition, card: EnteredCard): Found =>
  found('info', 'no-card', cellUnder(recognition, card.rows[0]?.row ?? 0, 'name'), { card: card.name });

/** With none stated, the clauses that the day's rulings cite tell it: a dot is 2023, anything else classic. */
function editionOfField(entered: readonly EnteredCard[]): EditionId {
  const inForce = editionInForce(
    entered.flatMap(({ card }) => card.rulings),
    null,
  );
  return inForce.ok ? inForce.value.id : 'classic';
}

/** Anything but nine or eighteen holes is legal, and worth a look. */
function holeFindings({ sheet, headerRow, holes }: Recognition): readonly Found[] {
  if (holes.length === 9 || holes.length === 18) return [];
  const first = holes[0];
  const values = { count: holes.length, first: first?.hole ?? 0, last: holes.at(-1)?.hole ?? 0 };
  return [found('info', 'holes-unusual', address(sheet, headerRow, first?.column ?? 0), { values })];
}
