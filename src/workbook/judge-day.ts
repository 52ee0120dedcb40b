import { readCourse } from '../rules/course';
import { editionInForce } from '../rules/editions/edition-in-force';
import type { EditionId } from '../rules/editions/clause';
import { readFixedScores } from '../rules/forms/fixed-score';
import { needsHandicap } from '../rules/forms/form';
import { placesOf } from '../rules/standings/places';
import type { StatusCode } from '../rules/rulings/ruling';
import { applyAccepted } from './accept';
import { findCardRows } from './card-rows';
import type { Day, PlacedCard } from './day';
import { found, type Found } from './finding';
import { type DayTerms, judgeCard, type JudgedCard } from './judge-card';
import { type Kept, NOTHING_KEPT } from './kept';
import { cellUnder, type EnteredCard, readEntered } from './read-cards';
import { type HoleLine, type Recognition, recognise } from './recognise';
import {
  cellRefused,
  type Recognised,
  recognised,
  type SheetRefusal,
  sheetRefusal,
  unrecognised,
} from './sheet-refusal';
import { address, cellOf, type SheetCells } from './sheet-cells';
import { readTerms, type Terms, type TermsOptions } from './terms';
import { twinFindings } from './twins';

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
  const dayTerms: DayTerms = { form, edition, ...setUp.value };

  const judged = entered
    .filter(({ isReturned }) => isReturned)
    .map((card) => judgeCard(sheet, recognition, card, dayTerms));
  const placings = placesOf(
    judged.map(({ round, isRanked }) => (isRanked ? round : null)),
    terms.value.ties,
  );
  const placed = judged
    .flatMap((card, at): readonly PlacedCard[] => {
      const placing = placings[at];
      return placing ? [{ judged: card, placing }] : [];
    })
    .sort((a, b) => a.placing.place - b.placing.place);
  return recognised({
    terms: terms.value,
    form,
    edition,
    recognition,
    entered,
    placed,
    below: judged.filter((_, at) => !placings[at]).sort((a, b) => belowOrder(a) - belowOrder(b)),
    findings: applyAccepted(
      [
        ...terms.value.findings,
        ...holeFindings(recognition),
        ...rows.findings,
        ...entered.flatMap((card) =>
          card.isReturned
            ? (judged.find((each) => each.entered === card)?.findings ?? [])
            : [noCard(recognition, card)],
        ),
        ...twinFindings(recognition, entered),
      ],
      kept.accepted,
    ),
  });
}

const noCard = (recognition: Recognition, card: EnteredCard): Found =>
  found('info', 'no-card', cellUnder(recognition, card.rows[0]?.row ?? 0, 'name'), { card: card.name });

/** Cards to decide come first below the line, then as results lists have them. */
const BELOW: readonly (StatusCode | undefined)[] = [undefined, 'NR', 'WD', 'NS', 'DQ'];

const belowOrder = ({ round, isRanked }: JudgedCard): number =>
  BELOW.indexOf(isRanked ? round?.status?.code : undefined);

/** With none stated, the clauses that the day's rulings cite tell it: a dot is 2023, anything else classic. */
function editionOfField(entered: readonly EnteredCard[]): EditionId {
  const inForce = editionInForce(
    entered.flatMap(({ card }) => card.rulings),
    null,
  );
  return inForce.ok ? inForce.value.id : 'classic';
}

/** Course and fixed scores; their refusals name the cell. */
function readSetUp(
  sheets: readonly SheetCells[],
  recognition: Recognition,
  terms: Terms,
): Recognised<Pick<DayTerms, 'course' | 'fixed'>> {
  const refusals: SheetRefusal[] = [];
  if (needsHandicap(terms.form) && recognition.columns.handicap === undefined)
    refusals.push(sheetRefusal('no-handicap-column', { sheet: recognition.sheet, row: recognition.headingRow + 1 }));
  const numbers = recognition.holes.map(({ hole }) => hole);
  const course = readCourse(cellsOf(sheets, recognition.pars), cellsOf(sheets, recognition.indexes), numbers);
  if (!course.ok) {
    for (const refusal of course.refusals) {
      const line = refusal.code.startsWith('index') ? recognition.indexes : recognition.pars;
      const spot = line.cells[numbers.indexOf(refusal.hole ?? numbers[0] ?? 1)];
      refusals.push(...cellRefused(spot ? address(line.sheet, spot.row, spot.column) : line.sheet, [refusal]));
    }
    return unrecognised(...refusals);
  }
  const fixed = readFixedScores(terms.fixed.cells, course.value, terms.form);
  if (!fixed.ok) refusals.push(...cellRefused(terms.fixed.cell, fixed.refusals));
  return refusals.length > 0 || !fixed.ok
    ? unrecognised(...refusals)
    : recognised({ course: course.value, fixed: fixed.value });
}

function cellsOf(sheets: readonly SheetCells[], line: HoleLine): readonly unknown[] {
  const sheet = sheets.find(({ name }) => name === line.sheet);
  return line.cells.map(({ row, column }) => (sheet ? cellOf(sheet, row, column) : ''));
}

/** Anything but nine or eighteen holes is legal, and worth a look. */
function holeFindings({ sheet, headerRow, holes }: Recognition): readonly Found[] {
  if (holes.length === 9 || holes.length === 18) return [];
  const first = holes[0];
  const values = { count: holes.length, first: first?.hole ?? 0, last: holes.at(-1)?.hole ?? 0 };
  return [found('info', 'holes-unusual', address(sheet, headerRow, first?.column ?? 0), { values })];
}
