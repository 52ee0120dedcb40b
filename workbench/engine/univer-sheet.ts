import { CellValueType } from '@univerjs/core';
import type { ICellData, Nullable, Worksheet } from '@univerjs/core';
import { MAX_COLUMNS, MAX_ROWS } from './address';
import type { Area } from './address';
import type { CellInput, CellStyle, Sheet, SheetLook, SheetProtection, Visibility } from './book';
import { EXCEL_ERRORS, excelError, isCellError } from './values';
import type { CellComment } from './comment';
import type { Validation } from './validation';
import type { CellValue } from './values';

/** Room kept beyond the last cell written, so that a formula may spill; Excel's grid would make every `A:A` a million rows. */
const SPARE_ROWS = 1_000;
const SPARE_COLUMNS = 100;

const keyOf = (row: number, column: number): string => `${row},${column}`;

/** The engine's cell for a value. */
export function engineCell(value: CellValue): ICellData {
  if (value === null) return {};
  if (typeof value === 'number') return { v: value, t: CellValueType.NUMBER };
  if (typeof value === 'boolean') return { v: value ? 1 : 0, t: CellValueType.BOOLEAN };
  if (typeof value === 'string') return { v: value, t: CellValueType.STRING };
  return { v: value.error, t: CellValueType.STRING, custom: { error: value.error, message: value.message ?? '' } };
}

/** The value in one of the engine's cells; text that reads like an error is one only where `isResult` says so. */
export function engineCellValue(cell: Nullable<ICellData>, isResult: boolean): CellValue {
  const value = cell?.v;
  if (!cell || value === null || value === undefined) return null;
  if (cell.t === CellValueType.BOOLEAN) return value === true || Number(value) === 1;
  if (typeof value === 'string' && (cell.custom?.['error'] !== undefined || (isResult && EXCEL_ERRORS.has(value)))) {
    const message: unknown = cell.custom?.['message'];
    const error = isResult ? excelError(value) : value;
    return typeof message === 'string' && message !== '' ? { error, message } : { error };
  }
  return value;
}

/** What one formula answered: its own value, and all of them when it spills. */
export interface Result {
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
  readonly area?: Area;
  readonly values?: readonly (readonly CellValue[])[];
  /** The block a formula wanted and did not get: #SPILL!. */
  readonly refused?: Area;
}

interface Spill {
  readonly area: Area;
  readonly values: readonly (readonly CellValue[])[];
}

/** The look of a sheet nobody has touched. */
export function plainLook(): SheetLook {
  return {
    columnWidths: new Map(),
    rowHeights: new Map(),
    merges: [],
    frozenRows: 0,
    frozenColumns: 0,
    tabColor: '',
    landscape: false,
    isA4: false,
    fitWide: 0,
    fitTall: 0,
  };
}

/** A sheet kept in the engine's own worksheet; looks are kept beside it. */
export class UniverSheet implements Sheet {
  visibility: Visibility = 'Visible';
  protection: SheetProtection | undefined;
  readonly look: SheetLook = plainLook();
  readonly validations: Validation[] = [];
  readonly comments: CellComment[] = [];
  readonly #styles = new Map<string, CellStyle>();
  readonly #written = new Set<string>();
  readonly #styled = new Set<string>();
  /** Cells whose look the page that shows the sheet has not taken over yet. */
  #restyled = new Set<string>();
  /** What the file said a formula answered, for formulas the engine does not know. */
  readonly #cached = new Map<string, CellValue>();
  /** Formulas a file stores in the old way, which answer one value each however many they compute. */
  readonly #single = new Set<string>();
  #kept = new Set<string>();
  /** Cells that held formulas when the sheet was last calculated. */
  readonly #calculated = new Set<string>();
  #spills = new Map<string, Spill>();
  #spilled = new Map<string, { row: number; column: number }>();

  /**
   * @param worksheet the engine's sheet
   * @param changed called after every write; with the cell, where no formula came or went
   */
  constructor(
    readonly worksheet: Worksheet,
    private readonly changed: (row?: number, column?: number) => void,
  ) {}

  get id(): string {
    return this.worksheet.getSheetId();
  }

  get name(): string {
    return this.worksheet.getName();
  }

  set name(name: string) {
    this.worksheet.getConfig().name = name;
    this.changed();
  }

  get written(): ReadonlySet<string> {
    return this.#written;
  }

  value(row: number, column: number): CellValue {
    const anchor = this.#spilled.get(keyOf(row, column));
    if (anchor) {
      const spill = this.#spills.get(keyOf(anchor.row, anchor.column));
      return spill?.values[row - anchor.row]?.[column - anchor.column] ?? null;
    }
    const cell = this.worksheet.getCellMatrix().getValue(row, column);
    return engineCellValue(cell, cell?.f !== undefined);
  }

  formula(row: number, column: number): string | undefined {
    return this.worksheet.getCellMatrix().getValue(row, column)?.f ?? undefined;
  }

  spill(row: number, column: number): Area | undefined {
    return this.#spills.get(keyOf(row, column))?.area;
  }

  spillAnchor(row: number, column: number): { row: number; column: number } | undefined {
    return this.#spilled.get(keyOf(row, column));
  }

  set(row: number, column: number, input: CellInput): void {
    const matrix = this.worksheet.getCellMatrix();
    const formula = 'formula' in input ? input.formula : undefined;
    const value = input.value ?? null;
    const before = matrix.getValue(row, column);
    const shown = before?.s ?? undefined;
    if (formula === undefined && value === null && shown === undefined) matrix.realDeleteValue(row, column);
    else this.#put(row, column, formula === undefined ? engineCell(value) : { ...engineCell(value), f: formula });
    this.#wrote(row, column, formula !== undefined || Boolean(before?.f));
  }

  /** Takes in what the user wrote in the grid that shows the sheet: it is in the engine's cell already. */
  noticeWrite(row: number, column: number, formula: string | undefined): void {
    const cell = this.worksheet.getCellMatrix().getValue(row, column);
    const hadFormula = this.#calculated.has(keyOf(row, column));
    if (cell && formula !== undefined) {
      // Cells filled together share one formula in the engine; here each has its own.
      delete cell.si;
      cell.f = formula;
    }
    // A text with formats of its own inside is a document to the engine.
    const text = cell?.p?.body?.dataStream;
    if (cell && text !== undefined && (cell.v === undefined || cell.v === null)) cell.v = text.replace(/[\r\n]+$/, '');
    this.#wrote(row, column, formula !== undefined || hadFormula);
  }

  /** Puts a cell in place; how the page shows it is left as it is. */
  #put(row: number, column: number, cell: ICellData): void {
    const matrix = this.worksheet.getCellMatrix();
    const shown = matrix.getValue(row, column)?.s ?? undefined;
    matrix.setValue(row, column, shown === undefined ? cell : { ...cell, s: shown });
  }

  #wrote(row: number, column: number, isFormula: boolean): void {
    const key = keyOf(row, column);
    const isInSpill = this.#spilled.has(key) || this.#spills.has(key);
    this.#spills.delete(key);
    this.#cached.delete(key);
    this.#single.delete(key);
    this.#written.add(key);
    this.growTo(row + SPARE_ROWS / 2, column + SPARE_COLUMNS / 2);
    if (isFormula || isInSpill) this.changed();
    else this.changed(row, column);
  }

  /** A cell as a file holds it: not a write of anybody's. `isSingle` marks a formula that is no array formula there. */
  load(row: number, column: number, input: CellInput, isSingle: boolean): void {
    const key = keyOf(row, column);
    this.set(row, column, input);
    this.#written.delete(key);
    if ('formula' in input && input.value !== undefined) this.#cached.set(key, input.value);
    if ('formula' in input && isSingle) this.#single.add(key);
  }

  /** The look a file gives a cell. */
  loadStyle(row: number, column: number, style: CellStyle): void {
    this.#styles.set(keyOf(row, column), style);
    this.#restyled.add(keyOf(row, column));
  }

  /** True for a formula that answers one value only, as a file's old-style formulas do. */
  isSingle(row: number, column: number): boolean {
    return this.#single.has(keyOf(row, column));
  }

  /** True when the value of a formula is the file's own, because the engine does not know what it calls. */
  keepsFileValue(row: number, column: number): boolean {
    return this.#kept.has(keyOf(row, column));
  }

  /** Makes room for a cell, and for spills beyond it; false when there was room. */
  growTo(row: number, column: number): boolean {
    const config = this.worksheet.getConfig();
    if (row < config.rowCount && column < config.columnCount) return false;
    config.rowCount = Math.min(MAX_ROWS, Math.max(config.rowCount, row + 1 + SPARE_ROWS));
    config.columnCount = Math.min(MAX_COLUMNS, Math.max(config.columnCount, column + 1 + SPARE_COLUMNS));
    return true;
  }

  style(row: number, column: number): CellStyle {
    return this.#styles.get(keyOf(row, column)) ?? {};
  }

  setStyle(row: number, column: number, change: CellStyle): void {
    this.#styles.set(keyOf(row, column), { ...this.style(row, column), ...change });
    this.#restyle(row, column);
  }

  clearStyle(row: number, column: number): void {
    this.#styles.delete(keyOf(row, column));
    this.#restyle(row, column);
  }

  #restyle(row: number, column: number): void {
    this.#styled.add(keyOf(row, column));
    this.#restyled.add(keyOf(row, column));
  }

  /** A look the user gave a cell in the grid that shows it. */
  noticeStyle(row: number, column: number, style: CellStyle): void {
    const key = keyOf(row, column);
    if (Object.keys(style).length === 0 && !this.#styles.has(key)) return;
    this.#styles.set(key, { ...style, ...lockOf(this.style(row, column)) });
    this.#styled.add(key);
  }

  /** Cells that look otherwise than when this was last asked, as `row,column`. */
  takeRestyled(): ReadonlySet<string> {
    const taken = this.#restyled;
    this.#restyled = new Set();
    return taken;
  }

  /** Cells whose look was changed since the book was opened, as `row,column`. */
  get styled(): ReadonlySet<string> {
    return this.#styled;
  }

  usedArea(): Area | undefined {
    let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
    const reach = (row: number, column: number): void => {
      [top, left] = [Math.min(top, row), Math.min(left, column)];
      [bottom, right] = [Math.max(bottom, row), Math.max(right, column)];
    };
    this.worksheet.getCellMatrix().forValue((row, column, cell) => {
      if (cell && (cell.f || (cell.v !== null && cell.v !== undefined))) reach(row, column);
    });
    for (const { area } of this.#spills.values()) {
      reach(area.row, area.column);
      reach(area.row + area.rows - 1, area.column + area.columns - 1);
    }
    if (bottom < 0) return undefined;
    return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }

  formulas(): { row: number; column: number; formula: string }[] {
    const found: { row: number; column: number; formula: string }[] = [];
    this.worksheet.getCellMatrix().forValue((row, column, cell) => {
      if (cell?.f) found.push({ row, column, formula: cell.f });
    });
    return found;
  }

  /** Takes in what formulas answered: all of the sheet's, or those that were calculated anew. */
  apply(results: readonly Result[], isPartial: boolean): void {
    const matrix = this.worksheet.getCellMatrix();
    if (!isPartial) this.#forgetResults();
    for (const { row, column, value, area, values } of results) {
      const key = keyOf(row, column);
      const formula = matrix.getValue(row, column)?.f;
      if (!formula) continue;
      this.#calculated.add(key);
      if (isPartial) this.#forgetResult(row, column);
      const kept = this.#fileValue(row, column, value);
      if (kept !== undefined) this.#kept.add(key);
      this.#put(row, column, { ...engineCell(kept ?? value), f: formula });
      if (!area || !values) continue;
      this.#spills.set(key, { area, values });
      for (let y = area.row; y < area.row + area.rows; y++)
        for (let x = area.column; x < area.column + area.columns; x++)
          if (y !== row || x !== column) this.#spilled.set(keyOf(y, x), { row, column });
    }
  }

  #forgetResults(): void {
    this.#spills = new Map();
    this.#spilled = new Map();
    this.#kept = new Set();
    this.#calculated.clear();
  }

  #forgetResult(row: number, column: number): void {
    const key = keyOf(row, column);
    this.#kept.delete(key);
    const area = this.#spills.get(key)?.area;
    this.#spills.delete(key);
    if (!area) return;
    for (let y = area.row; y < area.row + area.rows; y++)
      for (let x = area.column; x < area.column + area.columns; x++) this.#spilled.delete(keyOf(y, x));
  }

  /** A function the engine has not heard of is no reason to lose what Excel once made of it. */
  #fileValue(row: number, column: number, value: CellValue): CellValue | undefined {
    if (!isCellError(value) || value.error !== '#NAME?') return undefined;
    const cached = this.#cached.get(keyOf(row, column));
    return cached === undefined || cached === null || isCellError(cached) ? undefined : cached;
  }
}

const lockOf = ({ locked }: CellStyle): CellStyle => (locked === undefined ? {} : { locked });

/** A formula never answers a blank: Excel shows 0. */
export const orZero = (value: CellValue): CellValue => (value === null ? 0 : value);

/** True for the answer of a formula whose block is not free. */
export const isSpillError = (value: CellValue): boolean => isCellError(value) && value.error === '#SPILL!';
