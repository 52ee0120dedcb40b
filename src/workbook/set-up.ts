import { cellText } from '../rules/cell-text';
import { readCourse } from '../rules/course';
import { readFixedScores } from '../rules/forms/fixed-score';
import { needsHandicap } from '../rules/forms/form';
import { found, type Found } from './finding';
import { plainWords } from './headings';
import type { DayTerms } from './judge-card';
import type { EnteredCard } from './read-cards';
import type { HoleLine, Recognition } from './recognise';
import { address, cellOf, rowsOf, type SheetCells } from './sheet-cells';
import {
  cellRefused,
  type Recognised,
  recognised,
  type SheetRefusal,
  sheetRefusal,
  unrecognised,
} from './sheet-refusal';
import type { Terms } from './terms';

/** The course that cards are scored on, and the fixed scores on it. */
export type CourseSetUp = Pick<DayTerms, 'course' | 'fixed'>;

/** Course and fixed scores, and those of each tee that has its own; their refusals name the cell. */
export function readSetUp(
  sheets: readonly SheetCells[],
  recognition: Recognition,
  terms: Terms,
): Recognised<{ readonly course: CourseSetUp; readonly tees: ReadonlyMap<string, CourseSetUp> }> {
  const course = readCourseSetUp(sheets, recognition, terms, recognition);
  if (!course.ok) return course;
  const tees = new Map<string, CourseSetUp>();
  for (const { tee, ...lines } of recognition.tees ?? []) {
    const own = readCourseSetUp(sheets, recognition, terms, lines);
    if (!own.ok) return own;
    tees.set(tee, own.value);
  }
  return recognised({ course: course.value, tees });
}

/** The tees that a card's rows name, as `plainWords` leaves them. */
const teesOf = (sheet: SheetCells, { columns }: Recognition, rows: readonly number[]): readonly string[] => {
  const { tee } = columns;
  return tee === undefined ? [] : rows.map((row) => plainWords(cellOf(sheet, row, tee)));
};

/**
 * What each card is scored on, by its tee. A side from two tees stands on the lines without a tee's name, so that the
 * order of its rows decides no tie; each partner's ball is scored on his own tee.
 */
export function termsByTee(
  sheet: SheetCells,
  recognition: Recognition,
  terms: DayTerms,
  tees: ReadonlyMap<string, CourseSetUp>,
): (entered: EnteredCard) => CardTerms {
  const ofTee = new Map([...tees].map(([tee, setUp]) => [tee, { ...terms, ...setUp }]));
  return ({ rows }) => {
    const [own, ...others] = teesOf(
      sheet,
      recognition,
      rows.map(({ row }) => row),
    ).map((tee) => ofTee.get(tee) ?? terms);
    return others.every((other) => other === own)
      ? { terms: own ?? terms }
      : { terms, ofBalls: [own ?? terms, ...others] };
  };
}

/** What one card is scored on; `ofBalls`: what each partner's ball is, where they play from two tees. */
export interface CardTerms {
  readonly terms: DayTerms;
  readonly ofBalls?: readonly DayTerms[];
}

/** A card whose balls know their own tees. */
export const onOwnTees = (entered: EnteredCard, { ofBalls }: CardTerms): EnteredCard =>
  ofBalls === undefined
    ? entered
    : {
        ...entered,
        card: {
          ...entered.card,
          balls: entered.card.balls.map((ball, at) => {
            const own = ofBalls[at];
            return own ? { ...ball, own: { course: own.course, fixed: own.fixed } } : ball;
          }),
        },
      };

/** Where some tees have lines of their own, the others are named: they may have been forgotten, or misspelt. */
export function teeFindings(sheet: SheetCells, recognition: Recognition): readonly Found[] {
  const { tees, headerRow } = recognition;
  if (!tees) return [];
  const told = new Set(tees.map(({ tee }) => tee));
  return rowsOf(sheet)
    .filter((row) => row > headerRow)
    .flatMap((row): readonly Found[] => {
      const [tee = ''] = teesOf(sheet, recognition, [row]);
      if (tee === '' || told.has(tee)) return [];
      told.add(tee);
      const column = recognition.columns.tee ?? 0;
      const met = cellText(cellOf(sheet, row, column));
      return [found('info', 'tee-without-lines', address(sheet.name, row, column), { values: { met } })];
    });
}

function readCourseSetUp(
  sheets: readonly SheetCells[],
  recognition: Recognition,
  terms: Terms,
  lines: { readonly pars: HoleLine; readonly indexes: HoleLine },
): Recognised<CourseSetUp> {
  const refusals: SheetRefusal[] = [];
  if (needsHandicap(terms.form) && recognition.columns.handicap === undefined)
    refusals.push(sheetRefusal('no-handicap-column', { sheet: recognition.sheet, row: recognition.headingRow + 1 }));
  const numbers = recognition.holes.map(({ hole }) => hole);
  const course = readCourse(cellsOf(sheets, lines.pars), cellsOf(sheets, lines.indexes), numbers);
  if (!course.ok) {
    for (const refusal of course.refusals) {
      const line = refusal.code.startsWith('index') ? lines.indexes : lines.pars;
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
