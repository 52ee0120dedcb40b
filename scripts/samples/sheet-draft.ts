import type { Cell, CellStyle, CellValue } from 'hucre/xlsx';
import type { Written } from './day';

export const INK = { rgb: '1B1F23' };
const WHITE = { rgb: 'FFFFFF' };
const LINE = { style: 'thin', color: { rgb: 'B7C4BC' } } as const;
const GRID = { top: LINE, right: LINE, bottom: LINE, left: LINE };

export const TITLE: CellStyle = { font: { bold: true, size: 16, color: { rgb: '0B6B3A' } } };
export const NOTE: CellStyle = { font: { italic: true, color: { rgb: '57606A' } } };
export const HEAD: CellStyle = {
  font: { bold: true, color: WHITE },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '0B6B3A' } },
  alignment: { horizontal: 'center', vertical: 'center', wrapText: true },
  border: GRID,
};
export const COURSE: CellStyle = {
  font: { color: INK },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E6F2EA' } },
  alignment: { horizontal: 'center' },
  border: GRID,
};
export const BODY: CellStyle = { border: GRID };
export const CENTRED: CellStyle = { border: GRID, alignment: { horizontal: 'center' } };
/** A plus handicap is −2 in the cell and +2 to the eye. */
export const HANDICAP: CellStyle = { ...CENTRED, numFmt: '0;"+"0;0' };
/** Rulings are text, so that Excel makes no date of 6-7. */
export const RULINGS: CellStyle = { ...BODY, numFmt: '@' };

/** A sheet being filled, cell by cell; rows and columns count from 0. */
export class SheetDraft {
  readonly cells = new Map<string, Partial<Cell>>();

  put(row: number, column: number, value: CellValue, style: CellStyle): void {
    this.cells.set(`${row},${column}`, { value, style });
  }

  formula(row: number, column: number, formula: string, style: CellStyle): void {
    this.cells.set(`${row},${column}`, { value: null, formula, style });
  }

  /** A formula whose answer spills over `rows` × `columns` cells. */
  spill(row: number, column: number, formula: string, rows: number, columns: number, style: CellStyle): void {
    const ref = `${at(row, column)}:${at(row + rows - 1, column + columns - 1)}`;
    for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) this.put(row + r, column + c, null, style);
    this.cells.set(`${row},${column}`, {
      value: null,
      formula,
      formulaType: 'array',
      formulaRef: ref,
      formulaDynamic: true,
      style,
    });
  }
}

export const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);
export const at = (row: number, column: number): string => `${letters(column)}${row + 1}`;
export const range = (row: number, column: number, lastRow: number, lastColumn: number): string =>
  `${at(row, column)}:${at(lastRow, lastColumn)}`;

/** Excel stores a custom function of an add-in under this name. */
export const golf = (name: string): string => `_xldudf_GOLF_${name}`;

export const PAGE = {
  paperSize: 'a4',
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
} as const;

/** Writes the holes of a card into a row. */
export const written = (draft: SheetDraft, row: number, first: number, card: readonly Written[]): void => {
  card.forEach((score, hole) => {
    draft.put(row, first + hole, score, CENTRED);
  });
};
