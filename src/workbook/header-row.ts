import { isBlank } from '../rules/cell-text';
import { holeOfHeading, isHoleLabel, isIndexLabel, isParLabel, isWordedHole, roleOfHeading } from './headings';
import { type Recognised, recognised, type SheetRefusal, sheetRefusal, unrecognised } from './sheet-refusal';
import { address, cellOf, columnsOf, rowsOf, type SheetCells } from './sheet-cells';

/** One hole of a header row and the column below it. */
export interface HoleColumn {
  readonly hole: number;
  readonly column: number;
}

/** A row that names the holes, as it stands: holes may be missing or named twice. */
export interface HeaderRow {
  readonly row: number;
  readonly holes: readonly HoleColumn[];
}

/** Fewer numbers in a row than this name no holes. */
const FEWEST_HOLES = 3;
/** A row of bare numbers without any heading beside it must be longer, lest a score row be taken for it. */
const FEWEST_BARE_HOLES = 6;

/** Every row of a sheet that names holes. Bare rows count only where no row with headings is found. */
export function headerRowsOf(sheet: SheetCells): readonly HeaderRow[] {
  const known = HEADERS_OF.get(sheet);
  if (known) return known;
  const headers = findHeaderRows(sheet);
  HEADERS_OF.set(sheet, headers);
  return headers;
}

/** A row that the user says names the holes; undefined where it names none. */
export function headerRowAt(sheet: SheetCells, row: number): HeaderRow | undefined {
  const header = { row, holes: holesNamedIn(sheet, row) };
  return header.holes.length >= FEWEST_HOLES && climbs(header) ? header : undefined;
}

/** A sheet is asked for its headers again and again while it is recognised, and never changes. */
const HEADERS_OF = new WeakMap<SheetCells, readonly HeaderRow[]>();

function findHeaderRows(sheet: SheetCells): readonly HeaderRow[] {
  const rows = rowsOf(sheet).map((row) => ({ row, holes: holesNamedIn(sheet, row) }));
  const likely = rows.filter(
    (header) => header.holes.length >= FEWEST_HOLES && climbs(header) && !isCourseLine(sheet, header),
  );
  const headed = likely.filter((header) => hasHeadings(sheet, header));
  return headed.length > 0 ? headed : likely.filter(({ holes }) => holes.length >= FEWEST_BARE_HOLES);
}

/** The holes of a header row in card order, or which is missing or named twice. */
export function holesInOrder(sheet: SheetCells, header: HeaderRow): Recognised<readonly HoleColumn[]> {
  const holes = [...header.holes].sort((a, b) => a.hole - b.hole);
  const refusals: SheetRefusal[] = [];
  holes.forEach(({ hole, column }, at) => {
    const before = holes[at - 1];
    if (!before) return;
    const cell = address(sheet.name, header.row, column);
    if (before.hole === hole)
      refusals.push(
        sheetRefusal('hole-twice', { hole, cell: address(sheet.name, header.row, before.column), other: cell }),
      );
    for (let missing = before.hole + 1; missing < hole; missing++)
      refusals.push(sheetRefusal('hole-missing', { hole: missing, sheet: sheet.name, row: header.row + 1 }));
  });
  return refusals.length > 0 ? unrecognised(...refusals) : recognised(holes);
}

function holesNamedIn(sheet: SheetCells, row: number): readonly HoleColumn[] {
  return columnsOf(sheet).flatMap((column) => {
    const hole = holeOfHeading(cellOf(sheet, row, column));
    return hole === null ? [] : [{ hole, column }];
  });
}

/** Hole numbers go up by one from column to column; scores and stroke indexes do not. A fault or two still count. */
function climbs({ holes }: HeaderRow): boolean {
  const steps = holes.slice(1).filter(({ hole }, at) => hole === (holes[at]?.hole ?? 0) + 1).length;
  return steps * 2 > holes.length - 1;
}

/** A par or stroke index row may climb too: indexes 1 to 18 in order. */
function isCourseLine(sheet: SheetCells, { row, holes }: HeaderRow): boolean {
  return (
    labelsOf(sheet, row, holes).some((cell) => isParLabel(cell) || isIndexLabel(cell)) && !namesPlayers(sheet, row)
  );
}

function hasHeadings(sheet: SheetCells, { row, holes }: HeaderRow): boolean {
  const worded = holes.filter(({ column }) => isWordedHole(cellOf(sheet, row, column))).length;
  return worded >= FEWEST_HOLES || namesPlayers(sheet, row) || labelsOf(sheet, row, holes).some(isHoleLabel);
}

/** Whether a row has a heading over players or sides. */
export function namesPlayers(sheet: SheetCells, row: number): boolean {
  return columnsOf(sheet).some((column) => {
    const role = roleOfHeading(cellOf(sheet, row, column))?.role;
    return role === 'name' || role === 'side' || role === 'firstName';
  });
}

/** What stands in a row outside the hole columns. */
export function labelsOf(sheet: SheetCells, row: number, holes: readonly HoleColumn[]): readonly unknown[] {
  const columns = new Set(holes.map(({ column }) => column));
  return columnsOf(sheet)
    .filter((column) => !columns.has(column))
    .map((column) => cellOf(sheet, row, column))
    .filter((cell) => !isBlank(cell));
}
