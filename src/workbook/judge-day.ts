import { editionInForce } from '../rules/editions/edition-in-force';
import type { EditionId } from '../rules/editions/clause';
import { applyAccepted } from './accept';
import { findCardRows } from './card-rows';
import type { Day } from './day';
import type { Field } from './day-lists';
import { type CardFacts, readFacts } from './entrants';
import { found, type Found } from './finding';
import { judgeCard, type JudgedCard } from './judge-card';
import { type Kept, NOTHING_KEPT } from './kept';
import { prizesWon } from './prizes-won';
import { cellUnder, type EnteredCard, readEntered } from './read-cards';
import { type Recognition, recognise } from './recognise';
import { readSetUp, teeFindings, termsByTee } from './set-up';
import { type Recognised, recognised, unrecognised } from './sheet-refusal';
import { address, type SheetCells } from './sheet-cells';
import { readTerms, type Terms, type TermsOptions } from './terms';
import { twinFindings } from './twins';
import { twosOf } from './twos';
import { divisionFindings, listsOf } from './wanted-lists';

/** What the user says beside the workbook. A blank option is left out. */
export interface DayOptions extends TermsOptions {
  readonly sheet?: string | undefined;
  /** What the user corrected and accepted before. */
  readonly kept?: Kept | undefined;
}

/**
 * From the sheets of a workbook to a judged and placed day. Pure: the same sheets give the same day.
 *
 * @param rowName stands in for a missing name, given the row as Excel counts it
 * @returns the day, or every reason why the workbook cannot be compiled
 */
export function judgeDay(
  sheets: readonly SheetCells[],
  options: DayOptions,
  rowName: (row: number) => string,
): Recognised<Day> {
  const kept = options.kept ?? NOTHING_KEPT;
  const seen = recognise(sheets, options.sheet, kept.corrections);
  const terms = readTerms(sheets, options);
  if (!seen.ok) return terms.ok ? seen : unrecognised(...seen.refusals, ...terms.refusals);
  if (!terms.ok) return terms;
  const recognition = seen.value;
  const sheet = sheets.find(({ name }) => name === recognition.sheet);
  const setUp = readSetUp(sheets, recognition, terms.value);
  if (!sheet || !setUp.ok) return setUp.ok ? unrecognised() : setUp;

  const { form } = terms.value;
  const rows = findCardRows(sheet, recognition, form.fourBall);
  const entered = rows.cards.map((each) => readEntered(sheet, recognition, each, form, rowName));
  const edition = terms.value.edition ?? editionOfField(entered);
  const termsOf = termsByTee(sheet, recognition, { form, edition, ...setUp.value.course }, setUp.value.tees);

  const judged = entered
    .filter(({ isReturned }) => isReturned)
    .map((card): JudgedCard => {
      const own = termsOf(card);
      if (own) return judgeCard(sheet, recognition, card, own);
      const cell = cellUnder(recognition, card.rows[0]?.row ?? 0, 'tee');
      const finding = found('decide', 'tees-of-side-differ', cell, { card: card.name });
      return { entered: card, round: null, isRanked: false, findings: [finding] };
    });
  const judgedOf = new Map(judged.map((card) => [card.entered, card]));
  const facts = new Map(entered.map((card) => [card, readFacts(sheet, recognition, card)]));
  const field: Field = { entered, judged, form, termsOf, factsOf: (card) => facts.get(card) ?? NO_FACTS };
  const lists = listsOf(field, terms.value);
  const [overall] = lists;
  const { won, findings: unwon } = prizesWon(entered, lists, terms.value.prizes, terms.value.prizesCell);
  return recognised({
    terms: terms.value,
    form,
    edition,
    recognition,
    entered,
    placed: overall.placed,
    below: overall.below,
    lists,
    won,
    twos: twosOf(judged, terms.value.prizes),
    findings: applyAccepted(
      [
        ...terms.value.findings,
        ...unwon,
        ...playOffFindings(recognition, terms.value),
        ...holeFindings(recognition),
        ...teeFindings(sheet, recognition),
        ...rows.findings,
        ...entered.flatMap((card) => judgedOf.get(card)?.findings ?? [noCard(recognition, card)]),
        ...divisionFindings(recognition, field, lists),
        ...twinFindings(recognition, entered),
      ],
      kept.accepted,
    ),
  });
}

const NO_FACTS: CardFacts = { handicap: null, index: null, words: [], playOff: null };

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
