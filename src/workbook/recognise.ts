import { cellText, isBlank } from '../rules/cell-text';
import { findCourseLine, type CourseLine, isCourseRow, type LineFound } from './course-lines';
import { type HeaderRow, headerRowAt, headerRowsOf, holesInOrder, type HoleColumn, namesPlayers } from './header-row';
import { type ColumnRole, isCourseSheet, plainWords, roleOfHeading } from './headings';
import { type Corrections, CORRECTED_ROLES, NO_CORRECTIONS } from './kept';
import { type Recognised, recognised, type SheetRefusal, sheetRefusal, unrecognised } from './sheet-refusal';
import { address, cellOf, columnsOf, rowsOf, type SheetCells, type Spot } from './sheet-cells';

/** Where the pars or the stroke indexes stand: one cell a hole, in card order. */
export interface HoleLine {
  readonly sheet: string;
  readonly cells: readonly Spot[];
}

/**
 * What was recognised of a scoring sheet: plain data with places, to be shown, corrected and kept. Rows and
 * columns are counted from 0. A role without a column is left out.
 */
export interface Recognition {
  readonly sheet: string;
  readonly headerRow: number;
  /** The row of the other headings: the header row itself, or one beside it. */
  readonly headingRow: number;
  readonly holes: readonly HoleColumn[];
  readonly columns: Readonly<Partial<Record<ColumnRole, number>>>;
  readonly pars: HoleLine;
  readonly indexes: HoleLine;
  /** Tees with pars or stroke indexes of their own, by the words of the Tee column; left out where there are none. */
  readonly tees?: readonly TeeLines[];
}

/** The lines of one tee; a line that it does not have of its own is that of the course. */
export interface TeeLines {
  /** As `plainWords` leaves it. */
  readonly tee: string;
  readonly pars: HoleLine;
  readonly indexes: HoleLine;
}

const WORD: Readonly<Record<CourseLine, string>> = { par: 'par', index: 'SI' };

/** How far from the hole numbers the row of the other headings may stand. */
const HEADINGS_WITHIN = 4;

/**
 * Finds the scoring sheet of a workbook, its holes, columns, pars and stroke indexes.
 *
 * @param wanted name of the scoring sheet, where the user says it; letter case and accents do not count
 * @param corrections what the user showed in the workbook; it goes before what is recognised
 * @returns what was recognised, or every reason it is not clear; nothing is guessed
 */
export function recognise(
  sheets: readonly SheetCells[],
  wanted?: string,
  corrections: Corrections = NO_CORRECTIONS,
): Recognised<Recognition> {
  const shown = shownSheet(sheets, corrections);
  const chosen = wanted === undefined && shown ? recognised(shown) : chooseSheet(sheets, wanted);
  if (!chosen.ok) return chosen;
  const sheet = chosen.value;
  // What was shown on one sheet says nothing of another.
  const own = sheet === shown || corrections.sheet === undefined ? corrections : NO_CORRECTIONS;
  const [header, second] = own.headerRow === undefined ? headerRowsOf(sheet) : [headerRowAt(sheet, own.headerRow)];
  if (!header) return unrecognised(sheetRefusal('no-hole-headers', { sheets: quotedNames([sheet]) }));
  if (second)
    return unrecognised(
      sheetRefusal('two-header-rows', { sheet: sheet.name, row: header.row + 1, other: second.row + 1 }),
    );
  const holes = holesInOrder(sheet, header);
  if (!holes.ok) return holes;

  const refusals: SheetRefusal[] = [];
  const headingRow = findHeadingRow(sheet, header);
  const columns = readColumns(sheet, headingRow, holes.value, own, refusals);
  if (columns.name === undefined && columns.side === undefined)
    refusals.push(sheetRefusal('no-name-column', { sheet: sheet.name, row: headingRow + 1 }));
  const pars = shownLine(own.pars, holes.value) ?? findLine(sheets, sheet, holes.value, 'par', refusals);
  const indexes = shownLine(own.indexes, holes.value) ?? findLine(sheets, sheet, holes.value, 'index', refusals);
  if (refusals.length > 0 || !pars || !indexes) return unrecognised(...refusals);
  const tees = findTees(sheets, sheet, holes.value, { header: header.row, tee: columns.tee }, { pars, indexes });
  if (!tees.ok) return tees;
  const seen = { sheet: sheet.name, headerRow: header.row, headingRow, holes: holes.value, columns, pars, indexes };
  return recognised(tees.value.length === 0 ? seen : { ...seen, tees: tees.value });
}

/** Tees that the Tee column names and that have a line of their own. */
function findTees(
  sheets: readonly SheetCells[],
  sheet: SheetCells,
  holes: readonly HoleColumn[],
  at: { readonly header: number; readonly tee: number | undefined },
  course: Pick<Recognition, 'pars' | 'indexes'>,
): Recognised<readonly TeeLines[]> {
  const { tee: column } = at;
  if (column === undefined) return recognised([]);
  const named = rowsOf(sheet)
    .filter((row) => row > at.header)
    .map((row) => plainWords(cellOf(sheet, row, column)))
    .filter((tee) => tee !== '');
  const refusals: SheetRefusal[] = [];
  const tees = [...new Set(named)].flatMap((tee): readonly TeeLines[] => {
    const missing: SheetRefusal[] = [];
    const pars = findLine(sheets, sheet, holes, 'par', missing, tee);
    const indexes = findLine(sheets, sheet, holes, 'index', missing, tee);
    // A tee need not have lines; those it has must be whole.
    refusals.push(...missing.filter(({ code }) => code !== 'no-par-row' && code !== 'no-index-row'));
    return pars || indexes ? [{ tee, pars: pars ?? course.pars, indexes: indexes ?? course.indexes }] : [];
  });
  return refusals.length > 0 ? unrecognised(...refusals) : recognised(tees);
}

/** The sheet that the user showed; null where there is none, or it is gone. */
const shownSheet = (sheets: readonly SheetCells[], { sheet }: Corrections): SheetCells | null =>
  sheets.find(({ name }) => name === sheet) ?? null;

/** A line that was shown for as many holes as there are now. */
const shownLine = (line: HoleLine | undefined, holes: readonly HoleColumn[]): HoleLine | null =>
  line?.cells.length === holes.length ? line : null;

function chooseSheet(sheets: readonly SheetCells[], wanted: string | undefined): Recognised<SheetCells> {
  if (wanted !== undefined && wanted.trim() !== '') {
    const sheet =
      sheets.find(({ name }) => name === wanted) ?? sheets.find(({ name }) => plainWords(name) === plainWords(wanted));
    return sheet
      ? recognised(sheet)
      : unrecognised(sheetRefusal('sheet-not-found', { met: wanted, sheets: quotedNames(sheets) }));
  }
  const candidates = scoringSheets(sheets);
  const [only, another] = candidates;
  if (!only) return unrecognised(sheetRefusal('no-hole-headers', { sheets: quotedNames(sheets) }));
  if (another) return unrecognised(sheetRefusal('several-scoring-sheets', { sheets: quotedNames(candidates) }));
  return recognised(only);
}

/** The sheets that hold cards, or have room for them, in the order of the workbook. */
export const scoringSheets = (sheets: readonly SheetCells[]): readonly SheetCells[] => sheets.filter(isScoringSheet);

const quotedNames = (sheets: readonly SheetCells[]): string => sheets.map(({ name }) => `"${name}"`).join(', ');

/** A sheet of hole headers with cards below, or with room for them. A sheet of pars and indexes alone is the course. */
function isScoringSheet(sheet: SheetCells): boolean {
  const headers = headerRowsOf(sheet);
  const first = headers[0];
  if (!first) return false;
  const hasCards = rowsOf(sheet).some(
    (row) =>
      row > first.row &&
      headers.every((header) => header.row !== row && !isCourseRow(sheet, row, header)) &&
      first.holes.some(({ column }) => !isBlank(cellOf(sheet, row, column))),
  );
  return hasCards || (namesPlayers(sheet, findHeadingRow(sheet, first)) && !isCourseSheet(sheet.name));
}

/** The row of the headings of a sheet that is not recognised yet; its first row where no holes are named. */
export function headingRowOf(sheet: SheetCells, { headerRow }: Corrections): number {
  const header = headerRow === undefined ? headerRowsOf(sheet)[0] : headerRowAt(sheet, headerRow);
  return header ? findHeadingRow(sheet, header) : sheet.firstRow;
}

function findHeadingRow(sheet: SheetCells, header: HeaderRow): number {
  if (namesPlayers(sheet, header.row)) return header.row;
  const near = rowsOf(sheet)
    .filter((row) => Math.abs(row - header.row) <= HEADINGS_WITHIN && namesPlayers(sheet, row))
    .sort((a, b) => Math.abs(a - header.row) - Math.abs(b - header.row));
  return near[0] ?? header.row;
}

/** Each role's column: of several, the one whose heading says it most exactly; two alike are refused. */
function readColumns(
  sheet: SheetCells,
  headingRow: number,
  holes: readonly HoleColumn[],
  corrections: Corrections,
  refusals: SheetRefusal[],
): Readonly<Partial<Record<ColumnRole, number>>> {
  const holeColumns = new Set(holes.map(({ column }) => column));
  const headings = columnsOf(sheet).flatMap((column) => {
    const heading = holeColumns.has(column) ? null : roleOfHeading(cellOf(sheet, headingRow, column));
    return heading ? [{ ...heading, column }] : [];
  });
  const columns: Partial<Record<ColumnRole, number>> = {};
  const isShown = (role: ColumnRole): boolean => corrections.columns[role] !== undefined;
  for (const role of new Set(headings.map((heading) => heading.role))) {
    if (isShown(role)) continue;
    const ofRole = headings.filter((heading) => heading.role === role).sort((a, b) => a.rank - b.rank);
    const [best, next] = ofRole;
    if (!best) continue;
    columns[role] = best.column;
    if (next?.rank === best.rank)
      refusals.push(
        sheetRefusal('column-twice', {
          cell: address(sheet.name, headingRow, best.column),
          other: address(sheet.name, headingRow, next.column),
        }),
      );
  }
  for (const role of CORRECTED_ROLES.filter(isShown)) {
    const column = columnShown(sheet, headingRow, role, corrections, refusals);
    if (column !== null) columns[role] = column;
  }
  return columns;
}

/** Where the column that the user showed stands now: found again by its heading where columns were moved. */
function columnShown(
  sheet: SheetCells,
  headingRow: number,
  role: ColumnRole,
  corrections: Corrections,
  refusals: SheetRefusal[],
): number | null {
  const shown = corrections.columns[role];
  if (!shown) return null;
  const headingIn = (column: number): string => cellText(cellOf(sheet, headingRow, column));
  if (headingIn(shown.column) === shown.heading) return shown.column;
  const [only, another] = columnsOf(sheet).filter((column) => headingIn(column) === shown.heading);
  if (only !== undefined && another === undefined && shown.heading !== '') return only;
  refusals.push(
    sheetRefusal('column-gone', {
      cell: address(sheet.name, headingRow, shown.column),
      heading: shown.heading,
      met: headingIn(shown.column),
    }),
  );
  return null;
}

/** The line on the scoring sheet itself, else on the course sheet, else on the one other sheet that has it. */
function findLine(
  sheets: readonly SheetCells[],
  scoring: SheetCells,
  holes: readonly HoleColumn[],
  line: CourseLine,
  refusals: SheetRefusal[],
  tee = '',
): HoleLine | null {
  const others = sheets.filter((sheet) => sheet !== scoring && !isScoringSheet(sheet));
  const byRank = [
    [scoring],
    others.filter(({ name }) => isCourseSheet(name)),
    others.filter(({ name }) => !isCourseSheet(name)),
  ];
  for (const group of byRank) {
    const [first, second] = group.map((sheet) => findCourseLine(sheet, line, tee)).filter((each) => each !== null);
    if (!first) continue;
    const twice = first.twice ?? (second ? { cell: firstCell(first), other: firstCell(second) } : null);
    if (twice) {
      refusals.push(sheetRefusal('line-twice', { ...twice, line: WORD[line] }));
      return null;
    }
    const missing = holes.find(({ hole }) => !first.cells.has(hole));
    if (missing) {
      refusals.push(sheetRefusal('line-short', { sheet: first.sheet, line: WORD[line], hole: missing.hole }));
      return null;
    }
    return { sheet: first.sheet, cells: holes.flatMap(({ hole }) => first.cells.get(hole) ?? []) };
  }
  refusals.push(noLine(line, scoring.name));
  return null;
}

const noLine = (line: CourseLine, sheet: string): SheetRefusal =>
  sheetRefusal(line === 'par' ? 'no-par-row' : 'no-index-row', { sheet });

function firstCell({ sheet, cells }: LineFound): string {
  const [spot] = cells.values();
  return spot ? address(sheet, spot.row, spot.column) : sheet;
}
