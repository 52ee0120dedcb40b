import { isBlank } from '../rules/cell-text';
import { type HeaderRow, headerRowsOf, labelsOf, namesPlayers } from './header-row';
import { holeOfHeading, isHoleLabel, isIndexLabel, isLineOfTee, isParLabel } from './headings';
import { address, cellOf, columnsOf, rowsOf, type SheetCells, type Spot } from './sheet-cells';

/** What a course line holds: pars or stroke indexes. */
export type CourseLine = 'par' | 'index';

/** The cells of one line, by hole. `twice`: another cell that says something else for the same hole. */
export interface LineFound {
  readonly sheet: string;
  readonly cells: ReadonlyMap<number, Spot>;
  readonly twice: { readonly cell: string; readonly other: string } | null;
}

/** Whether a cell heads a line; of a tee where one is named, else of every card. */
type IsLabel = (cell: unknown) => boolean;

const labelOf = (line: CourseLine, tee: string): IsLabel =>
  tee === '' ? LABEL[line] : (cell) => isLineOfTee(cell, line, tee);

const LABEL: Readonly<Record<CourseLine, IsLabel>> = { par: isParLabel, index: isIndexLabel };

/**
 * Finds the pars or the stroke indexes of a sheet: rows labelled so under or over its hole headers, or columns
 * beside a column of hole numbers.
 *
 * @param tee name of a tee as `plainWords` leaves it: then the lines of that tee, "Par red"
 * @returns null where the sheet has no such line
 */
export function findCourseLine(sheet: SheetCells, line: CourseLine, tee = ''): LineFound | null {
  const isLabel = labelOf(line, tee);
  const cells = new Map<number, Spot>();
  let twice: LineFound['twice'] = null;
  for (const { hole, spot } of [...labelledRows(sheet, isLabel), ...labelledColumns(sheet, isLabel)]) {
    const known = cells.get(hole);
    if (!known) cells.set(hole, spot);
    else if (cellOf(sheet, known.row, known.column) !== cellOf(sheet, spot.row, spot.column))
      twice ??= {
        cell: address(sheet.name, known.row, known.column),
        other: address(sheet.name, spot.row, spot.column),
      };
  }
  return cells.size === 0 ? null : { sheet: sheet.name, cells, twice };
}

/** Whether a row is a par or stroke index row under (or over) these holes, not a row of headings. */
export function isCourseRow(sheet: SheetCells, row: number, header: HeaderRow): boolean {
  return row !== header.row && Object.values(LABEL).some((isLabel) => isLineOf(sheet, row, header, isLabel));
}

function isLineOf(sheet: SheetCells, row: number, header: HeaderRow, isLabel: IsLabel): boolean {
  return (
    labelsOf(sheet, row, header.holes).some(isLabel) &&
    !namesPlayers(sheet, row) &&
    header.holes.some(({ column }) => !isBlank(cellOf(sheet, row, column)))
  );
}

interface HoleSpot {
  readonly hole: number;
  readonly spot: Spot;
}

/** A printed card has a block a nine: each labelled row belongs to the header above it, the first to those on top. */
function labelledRows(sheet: SheetCells, isLabel: IsLabel): readonly HoleSpot[] {
  const headers = headerRowsOf(sheet);
  return rowsOf(sheet).flatMap((row) => {
    const header = [...headers].reverse().find((candidate) => candidate.row < row) ?? headers[0];
    if (!header || row === header.row || !isLineOf(sheet, row, header, isLabel)) return [];
    return header.holes.map(({ hole, column }) => ({ hole, spot: { row, column } }));
  });
}

function labelledColumns(sheet: SheetCells, isLabel: IsLabel): readonly HoleSpot[] {
  for (const row of rowsOf(sheet)) {
    const holes = columnsOf(sheet).find((column) => isHoleLabel(cellOf(sheet, row, column)));
    const column = columnsOf(sheet).find((candidate) => isLabel(cellOf(sheet, row, candidate)));
    if (holes === undefined || column === undefined) continue;
    const below = rowsOf(sheet).filter((other) => other > row);
    const spots = below.flatMap((other) => {
      const hole = holeOfHeading(cellOf(sheet, other, holes));
      return hole === null ? [] : [{ hole, spot: { row: other, column } }];
    });
    if (spots.length > 0) return spots;
  }
  return [];
}
