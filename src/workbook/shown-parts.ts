import { cellText } from '../rules/cell-text';
import { type HoleColumn, headerRowAt, headerRowsOf, holesInOrder } from './header-row';
import type { ColumnRole } from './headings';
import { type Corrections, CORRECTED_ROLES } from './kept';
import { headingRowOf, type HoleLine, type Recognition } from './recognise';
import { type Recognised, recognised, sheetRefusal, unrecognised } from './sheet-refusal';
import { cellOf, columnLetters, rowsOf, type SheetCells, type Spot } from './sheet-cells';

/** A block of one sheet, counted from 0. */
export interface Block {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A part of the scoring sheet that can be shown on the grid, and corrected by what the user selects. */
export type Part = 'sheet' | 'holes' | 'pars' | 'indexes' | ColumnRole;

export const PARTS: readonly Part[] = ['sheet', 'holes', 'pars', 'indexes', ...CORRECTED_ROLES];

/** Where a part stands, in words as short as "C3:T3" or the name of the sheet; `isCorrected`: the user showed it. */
export interface PartSeen {
  readonly part: Part;
  readonly text: string;
  readonly heading: string;
  readonly block: Block | null;
  readonly isCorrected: boolean;
}

/** Every part of a recognised sheet in the pane's order; a part that is not there has no block. */
export function partsSeen(
  sheets: readonly SheetCells[],
  recognition: Recognition | null,
  corrections: Corrections,
): readonly PartSeen[] {
  return PARTS.map((part) => {
    const block = recognition && blockOf(sheets, recognition, part);
    return {
      part,
      text: block === null ? '' : part === 'sheet' ? block.sheet : blockText(block, recognition?.sheet ?? ''),
      heading: headingOf(sheets, recognition, part),
      block,
      isCorrected: isCorrected(corrections, part),
    };
  });
}

function isCorrected(corrections: Corrections, part: Part): boolean {
  if (part === 'holes') return corrections.headerRow !== undefined;
  if (part === 'sheet' || part === 'pars' || part === 'indexes') return corrections[part] !== undefined;
  return corrections.columns[part] !== undefined;
}

function headingOf(sheets: readonly SheetCells[], recognition: Recognition | null, part: Part): string {
  if (!recognition || part === 'sheet' || part === 'holes' || part === 'pars' || part === 'indexes') return '';
  const column = recognition.columns[part];
  const sheet = sheets.find(({ name }) => name === recognition.sheet);
  return sheet && column !== undefined ? cellText(cellOf(sheet, recognition.headingRow, column)) : '';
}

function blockOf(sheets: readonly SheetCells[], recognition: Recognition, part: Part): Block | null {
  const { sheet: name, headerRow, headingRow, holes, columns } = recognition;
  const sheet = sheets.find((each) => each.name === name);
  const last = (sheet ? rowsOf(sheet) : []).at(-1) ?? headerRow;
  const first = Math.min(...holes.map(({ column }) => column));
  const end = Math.max(...holes.map(({ column }) => column));
  switch (part) {
    case 'sheet':
      return { sheet: name, row: headerRow, column: 0, rows: 1, columns: 1 };
    case 'holes':
      return { sheet: name, row: headerRow, column: first, rows: 1, columns: end - first + 1 };
    case 'pars':
    case 'indexes':
      return around(recognition[part]);
    default: {
      const column = columns[part];
      return column === undefined
        ? null
        : { sheet: name, row: headingRow, column, rows: Math.max(1, last - headingRow + 1), columns: 1 };
    }
  }
}

function around({ sheet, cells }: HoleLine): Block {
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const row = Math.min(...rows);
  const column = Math.min(...columns);
  return { sheet, row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 };
}

function blockText({ sheet, row, column, rows, columns }: Block, scoring: string): string {
  const first = `${columnLetters(column)}${row + 1}`;
  const last = `${columnLetters(column + columns - 1)}${row + rows}`;
  const cells = first === last ? first : `${first}:${last}`;
  return sheet === scoring ? cells : `${sheet}!${cells}`;
}

/**
 * The corrections with one more part, as the user selected it on the grid.
 *
 * @param selected any cell of a column for a column; any cells of the row for pars, stroke indexes and holes
 * @returns the new corrections, or why the selection cannot be that part
 */
export function correctBy(
  part: Part,
  selected: Block,
  sheets: readonly SheetCells[],
  corrections: Corrections,
  recognition: Recognition | null,
): Recognised<Corrections> {
  const sheet = sheets.find(({ name }) => name === selected.sheet);
  if (!sheet) return unrecognised(sheetRefusal('selection-not-read', { sheet: selected.sheet }));
  if (part === 'sheet') return recognised({ sheet: sheet.name, columns: {} });
  const isLine = part === 'pars' || part === 'indexes';
  const scoring = corrections.sheet ?? recognition?.sheet ?? (isLine ? undefined : sheet.name);
  if (!isLine && scoring !== sheet.name)
    return unrecognised(sheetRefusal('selection-other-sheet', { sheet: scoring ?? '', met: sheet.name }));
  if (part === 'holes')
    return selected.rows === 1 && headerRowAt(sheet, selected.row)
      ? recognised({ ...corrections, sheet: sheet.name, headerRow: selected.row })
      : unrecognised(sheetRefusal('selection-no-holes', { sheet: sheet.name, row: selected.row + 1 }));

  const scored = sheets.find(({ name }) => name === scoring) ?? sheet;
  const holes = recognition?.holes ?? holesOf(scored, corrections);
  if (!holes) return unrecognised(sheetRefusal('no-hole-headers', { sheets: `"${scored.name}"` }));
  if (isLine) {
    const cells = lineCells(selected, holes, sheet === scored);
    return cells
      ? recognised({ ...corrections, [part]: { sheet: sheet.name, cells } })
      : unrecognised(sheetRefusal('selection-no-line', { count: holes.length }));
  }
  if (selected.columns !== 1) return unrecognised(sheetRefusal('selection-columns', { count: selected.columns }));
  const hole = holes.find(({ column }) => column === selected.column);
  if (hole) return unrecognised(sheetRefusal('selection-is-hole', { hole: hole.hole }));
  const headingRow = recognition?.headingRow ?? headingRowOf(sheet, corrections);
  const heading = cellText(cellOf(sheet, headingRow, selected.column));
  return recognised({
    ...corrections,
    sheet: sheet.name,
    columns: { ...corrections.columns, [part]: { column: selected.column, heading } },
  });
}

/** The corrections with a column said not to be there. */
export const withoutColumn = (role: ColumnRole, corrections: Corrections): Corrections => ({
  ...corrections,
  columns: { ...corrections.columns, [role]: null },
});

/** The corrections without the one of a part: it is recognised by itself again. */
export function forgetPart(part: Part, corrections: Corrections): Corrections {
  const { sheet, headerRow, pars, indexes } = corrections;
  const columns = Object.fromEntries(Object.entries(corrections.columns).filter(([role]) => role !== part));
  return {
    ...(sheet === undefined || part === 'sheet' ? {} : { sheet }),
    ...(headerRow === undefined || part === 'holes' ? {} : { headerRow }),
    columns,
    ...(pars === undefined || part === 'pars' ? {} : { pars }),
    ...(indexes === undefined || part === 'indexes' ? {} : { indexes }),
  };
}

function holesOf(sheet: SheetCells, { headerRow }: Corrections): readonly HoleColumn[] | null {
  const header = headerRow === undefined ? headerRowsOf(sheet)[0] : headerRowAt(sheet, headerRow);
  const holes = header && holesInOrder(sheet, header);
  return holes?.ok ? holes.value : null;
}

/** On the scoring sheet a row lies under the holes; elsewhere the selection itself has one cell a hole. */
function lineCells(selected: Block, holes: readonly HoleColumn[], isScoring: boolean): readonly Spot[] | null {
  const { row, column, rows, columns } = selected;
  if (isScoring && rows === 1) return holes.map((hole) => ({ row, column: hole.column }));
  if (rows === 1 && columns === holes.length) return holes.map((_, at) => ({ row, column: column + at }));
  if (columns === 1 && rows === holes.length) return holes.map((_, at) => ({ row: row + at, column }));
  return null;
}
