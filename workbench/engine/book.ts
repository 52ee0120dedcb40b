import type { Area } from './address';
import type { CellComment } from './comment';
import type { Validation } from './validation';
import type { CellValue } from './values';

/** How a cell looks; a part left out is Excel's default. Colours are `#RRGGBB`, sizes points. */
export interface CellStyle {
  readonly numberFormat?: string;
  readonly fill?: string;
  readonly fontColor?: string;
  readonly fontName?: string;
  readonly fontSize?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strikethrough?: boolean;
  readonly horizontal?: 'left' | 'center' | 'right' | 'fill' | 'justify';
  readonly vertical?: 'top' | 'center' | 'bottom';
  readonly wrap?: boolean;
  /** False for a cell that may be written to on a protected sheet. */
  readonly locked?: boolean;
  /** Lines by their name in a file and their colour, `thin #000000`; empty for none. */
  readonly borderTop?: string;
  readonly borderBottom?: string;
  readonly borderLeft?: string;
  readonly borderRight?: string;
}

/** How a sheet is protected. */
export interface SheetProtection {
  /** What may be done all the same, by Office.js's names, as `allowFormatCells`; what is left out may not. */
  readonly options: Readonly<Record<string, boolean | string>>;
  /** What it takes to unprotect the sheet: empty for nothing, null for a password that only the file's owner knows. */
  readonly password: string | null;
}

export type Visibility = 'Visible' | 'Hidden' | 'VeryHidden';

/** What a cell is given: a value, or a formula with its leading `=` and, from a file, the value it last had. */
export type CellInput = { readonly value: CellValue } | { readonly formula: string; readonly value?: CellValue };

/** What surrounds the cells of a sheet and goes with it into a file. */
export interface SheetLook {
  /** Widths in characters of the default font, by column from 0. */
  readonly columnWidths: Map<number, number>;
  /** Heights in points, by row from 0. */
  readonly rowHeights: Map<number, number>;
  readonly merges: Area[];
  frozenRows: number;
  frozenColumns: number;
  /** `#RRGGBB`, or empty for none. */
  tabColor: string;
  landscape: boolean;
  /** Print set-up: A4 or the printer's own, and pages wide and tall to fit, 0 for as many as it takes. */
  isA4: boolean;
  fitWide: number;
  fitTall: number;
}

/** One sheet; rows and columns are counted from 0 and the grid is Excel's, growing as it is written to. */
export interface Sheet {
  readonly id: string;
  name: string;
  visibility: Visibility;
  /** How the sheet is protected; undefined for one that is not. */
  protection: SheetProtection | undefined;
  readonly look: SheetLook;
  /** What may be typed where. */
  readonly validations: Validation[];
  /** What is said about its cells. */
  readonly comments: CellComment[];

  /** The value shown: typed, calculated, or spilled from a formula elsewhere; null when blank. */
  value(row: number, column: number): CellValue;
  /** The formula typed in this very cell, with `=`; undefined for spilled and plain cells. */
  formula(row: number, column: number): string | undefined;
  /** The block a formula in this cell fills, more than one cell; undefined when it fills only its own. */
  spill(row: number, column: number): Area | undefined;
  /** The cell whose formula fills this one, for a spilled cell that is not itself the formula's. */
  spillAnchor(row: number, column: number): { row: number; column: number } | undefined;
  set(row: number, column: number, input: CellInput): void;
  style(row: number, column: number): CellStyle;
  /** Changes the parts given and keeps the rest. */
  setStyle(row: number, column: number, change: CellStyle): void;
  clearStyle(row: number, column: number): void;
  /** The smallest block from the first to the last cell that holds a value or a formula; undefined for an empty sheet. */
  usedArea(): Area | undefined;
  /** Every formula of the sheet, row by row. */
  formulas(): { row: number; column: number; formula: string }[];
  /** Cells written to since the book was opened, each once, as `row,column`; formulas' new values are not counted. */
  readonly written: ReadonlySet<string>;
}

export interface DefinedName {
  readonly name: string;
  /** What it stands for, without `=`. */
  readonly refersTo: string;
  /** The sheet it belongs to, by id; left out: the whole book. */
  readonly sheetId?: string;
  readonly hidden?: boolean;
  readonly comment?: string;
}

/** A table, for structured references. */
export interface BookTable {
  /** Counted from 1 in the order they came into the book. */
  readonly id: string;
  readonly name: string;
  readonly sheet: Sheet;
  /** With its header row and without its total row. */
  readonly area: Area;
  readonly hasTotals: boolean;
  readonly columns: readonly string[];
}

/** What a table is made of; its id is the book's to give. */
export type NewTable = Omit<BookTable, 'id'>;

/** Formula syntax the engine cannot read: the line is no formula at all. */
export const NO_FORMULA = Symbol('no formula');

/** A workbook with a calculating engine behind it. */
export interface Book {
  /** File name, for `workbook.name`. */
  name: string;
  readonly sheets: readonly Sheet[];
  active: Sheet;
  /** True while something was written that formulas have not seen yet. */
  readonly isStale: boolean;
  /** A sheet by name in any case, or by id; undefined when there is none. */
  find(nameOrId: string): Sheet | undefined;
  /** Adds a sheet at the end, or at `position` from 0. The name must be free and legal. */
  add(name: string, position?: number): Sheet;
  remove(sheet: Sheet): void;
  move(sheet: Sheet, position: number): void;
  readonly names: readonly DefinedName[];
  readonly tables: readonly BookTable[];
  /** Makes a table's name and columns known to formulas. The name must be free. */
  addTable(table: NewTable): BookTable;
  changeTable(id: string, change: Partial<Pick<BookTable, 'name' | 'area' | 'columns'>>): void;
  /** Takes the table away and leaves its cells. */
  removeTable(id: string): void;
  /** XML that somebody keeps in the workbook, by id. */
  readonly customXml: Map<string, string>;
  setName(name: DefinedName): void;
  removeName(name: string, sheetId?: string): void;
  /** Calculates every formula of the book. */
  recalculate(): Promise<void>;
  /** What a formula would answer, without putting it in any cell: rows of values, or NO_FORMULA. */
  evaluate(formula: string): Promise<CellValue[][] | typeof NO_FORMULA>;
  dispose(): void;
}

/** Why a name cannot be a sheet's, in Excel's own terms; undefined for a legal one. */
export function sheetNameFault(name: string): string | undefined {
  if (name.length === 0 || name.length > 31) return 'A sheet name has 1 to 31 characters.';
  if (/[\\/?*[\]:]/.test(name)) return 'A sheet name cannot hold any of : \\ / ? * [ ].';
  if (name.startsWith("'") || name.endsWith("'")) return 'A sheet name cannot begin or end with an apostrophe.';
  if (name.toLowerCase() === 'history') return 'Excel keeps the sheet name History for itself.';
  return undefined;
}
