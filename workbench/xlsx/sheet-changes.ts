import { areaAddress } from '../engine/address';
import type { Area } from '../engine/address';
import { calculatesArrays, storedFormula } from '../engine/formula-text';
import type { UniverSheet } from '../engine/univer-sheet';
import { isCellError } from '../engine/values';
import type { CellValue } from '../engine/values';
import type { CellChange, CellContent } from './cell-xml';
import type { SourceSheet } from './open-book';
import type { CellChanges } from './patch-sheet';
import type { FileCell } from './sheet-cells';
import type { Styles } from './styles';

/** What the changes of a sheet are worked out with. */
export interface ChangeContext {
  readonly functions: readonly string[];
  readonly styles: Styles;
  /** Number of the dynamic array entry in the metadata part, made when first asked for. */
  readonly metadata: () => number;
  /** True to write what the engine calculates for every formula; otherwise a file's own value stands until it changes. */
  readonly recalculated: boolean;
}

function isSame(a: CellValue | undefined, b: CellValue | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if (isCellError(a) || isCellError(b)) return isCellError(a) && isCellError(b) && a.error === b.error;
  return a === b;
}

const placeOf = (key: string): { row: number; column: number } => {
  const [row = 0, column = 0] = key.split(',').map(Number);
  return { row, column };
};

function* cellsOf(area: Area): Generator<{ row: number; column: number; key: string }> {
  for (let row = area.row; row < area.row + area.rows; row++)
    for (let column = area.column; column < area.column + area.columns; column++)
      yield { row, column, key: `${row},${column}` };
}

/** What a cell of the book is in a file. */
function contentOf(sheet: UniverSheet, row: number, column: number, context: ChangeContext): CellContent {
  const value = sheet.value(row, column);
  const formula = sheet.formula(row, column);
  if (formula === undefined) return { value };
  const spill = sheet.spill(row, column);
  const stored = storedFormula(formula, context.functions);
  if (!spill && (sheet.isSingle(row, column) || !calculatesArrays(formula, context.functions)))
    return { value, formula: stored };
  return {
    value,
    formula: stored,
    array: { area: spill ?? { row, column, rows: 1, columns: 1 }, metadata: context.metadata() },
  };
}

/** Collects changes; a later part of a cell's change joins the earlier ones. */
class Changes {
  readonly byRow = new Map<number, Map<number, CellChange>>();

  add(row: number, column: number, change: CellChange): void {
    const ofRow = this.byRow.get(row) ?? new Map<number, CellChange>();
    this.byRow.set(row, ofRow.set(column, { ...ofRow.get(column), ...change }));
  }

  has(row: number, column: number): boolean {
    return this.byRow.get(row)?.has(column) ?? false;
  }
}

/** Every cell of a sheet the file does not have yet. */
export function newSheetCells(sheet: UniverSheet, context: ChangeContext): CellChanges {
  const changes = new Changes();
  const used = sheet.usedArea();
  if (used)
    for (const { row, column } of cellsOf(used)) {
      const isSpilled = sheet.spillAnchor(row, column) !== undefined;
      if (isSpilled) changes.add(row, column, { cached: { value: sheet.value(row, column) } });
      else if (sheet.value(row, column) !== null || sheet.formula(row, column) !== undefined)
        changes.add(row, column, { content: contentOf(sheet, row, column, context) });
    }
  for (const key of sheet.styled) {
    const { row, column } = placeOf(key);
    changes.add(row, column, { style: context.styles.format(0, sheet.style(row, column)) });
  }
  return changes.byRow;
}

/** The cells of a sheet of the file that are no longer what the file says. */
export function changedCells(sheet: UniverSheet, source: SourceSheet, context: ChangeContext): CellChanges {
  const inFile = new Map<string, FileCell>();
  for (const { cells } of source.rows) for (const cell of cells) inFile.set(`${cell.row},${cell.column}`, cell);
  const changes = new Changes();
  for (const key of sheet.written) {
    const { row, column } = placeOf(key);
    const content = contentOf(sheet, row, column, context);
    const was = inFile.get(key);
    if (was && isSame(was.value, content.value) && was.formula === content.formula && content.formula === undefined)
      continue;
    if (!was && content.value === null && content.formula === undefined) continue;
    changes.add(row, column, { content });
  }
  for (const { row, column } of sheet.formulas()) freshen({ sheet, source, inFile, changes, context }, row, column);
  for (const key of sheet.styled) {
    const { row, column } = placeOf(key);
    const base = inFile.get(key)?.style ?? 0;
    const wanted = sheet.style(row, column);
    // A look that was cleared starts from the workbook's plain one again.
    const isCleared = Object.keys(context.styles.style(base)).some((part) => !(part in wanted));
    const style = context.styles.format(isCleared ? 0 : base, wanted);
    if (style !== base) changes.add(row, column, { style });
  }
  return changes.byRow;
}

interface Freshening {
  readonly sheet: UniverSheet;
  readonly source: SourceSheet;
  readonly inFile: ReadonlyMap<string, FileCell>;
  readonly changes: Changes;
  readonly context: ChangeContext;
}

/** Brings what a formula last answered, and what it spilled, up to date. */
function freshen({ sheet, source, inFile, changes, context }: Freshening, row: number, column: number): void {
  const was = inFile.get(`${row},${column}`);
  const isWritten = changes.has(row, column);
  const area = sheet.spill(row, column) ?? { row, column, rows: 1, columns: 1 };
  for (const cell of cellsOf(area)) {
    const isAnchor = cell.row === row && cell.column === column;
    if (isAnchor && (isWritten || sheet.keepsFileValue(row, column))) continue;
    const now = sheet.value(cell.row, cell.column);
    const before = inFile.get(cell.key)?.value;
    const isDue =
      isWritten ||
      context.recalculated ||
      before === undefined ||
      before === null ||
      isCellError(before) ||
      !isSame(now, source.first.get(cell.key));
    if (isDue && !isSame(now, before)) changes.add(cell.row, cell.column, { cached: { value: now } });
  }
  if (!was?.arrayRef) return;
  for (const cell of cellsOf(was.arrayRef)) {
    const isLeft =
      sheet.spillAnchor(cell.row, cell.column) === undefined && sheet.formula(cell.row, cell.column) === undefined;
    if (isLeft && sheet.value(cell.row, cell.column) === null)
      changes.add(cell.row, cell.column, { cached: { value: null } });
  }
  const isMoved = areaAddress(was.arrayRef) !== areaAddress(area);
  if (isMoved && !isWritten) changes.add(row, column, { cached: { value: sheet.value(row, column), arrayArea: area } });
}
