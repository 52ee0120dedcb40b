import { CommandType, ObjectMatrix } from '@univerjs/core';
import type { ICellData, ICommandInfo, IObjectMatrixPrimitiveType, Nullable } from '@univerjs/core';
import { FormulaDataModel } from '@univerjs/engine-formula';
import {
  AddWorksheetMergeMutation,
  InsertSheetMutation,
  MoveRangeMutation,
  RemoveSheetMutation,
  RemoveWorksheetMergeMutation,
  ReorderRangeMutation,
  SetFrozenMutation,
  SetRangeValuesMutation,
  SetTabColorMutation,
  SetWorksheetColWidthMutation,
  SetWorksheetHideMutation,
  SetWorksheetNameMutation,
  SetWorksheetOrderMutation,
  SetWorksheetRowHeightMutation,
} from '@univerjs/sheets';
import type { UniverBook } from '../engine/univer-book';
import type { UniverSheet } from '../engine/univer-sheet';
import type { Host } from '../office/host';
import { bookLook } from './cell-looks';
import { areaOf, columnCharacters, columnPixels, rowPixels, rowPoints } from './sheet-looks';

/** Edits that would move cells away under the rest of the file: the workbench leaves those to Excel. */
export const REFUSED_EDITS: ReadonlySet<string> = new Set([
  'sheet.mutation.insert-row',
  'sheet.mutation.insert-col',
  'sheet.mutation.remove-rows',
  'sheet.mutation.remove-col',
  'sheet.mutation.move-rows',
  'sheet.mutation.move-columns',
]);

/** Mutations that change nothing a file keeps, or that come with one that is taken in. */
const OF_NO_FILE =
  /^(formula|doc|sheet\.operation|sheet\.mutation\.(set-worksheet-row-auto-height|set-worksheet-row-is-auto-height|set-worksheet-config|empty|factory))/;
const KEPT: ReadonlySet<string> = new Set([
  SetRangeValuesMutation.id,
  MoveRangeMutation.id,
  ReorderRangeMutation.id,
  InsertSheetMutation.id,
  RemoveSheetMutation.id,
  SetWorksheetOrderMutation.id,
  SetWorksheetNameMutation.id,
  SetWorksheetColWidthMutation.id,
  SetWorksheetRowHeightMutation.id,
  AddWorksheetMergeMutation.id,
  RemoveWorksheetMergeMutation.id,
  SetFrozenMutation.id,
  SetTabColorMutation.id,
  SetWorksheetHideMutation.id,
]);

/** True for an edit of the user's that the grid shows and no file of ours keeps. */
export const isNotKept = ({ id, type }: ICommandInfo): boolean =>
  type === CommandType.MUTATION && !KEPT.has(id) && !OF_NO_FILE.test(id);

/** What an edit in the grid changed, as far as the page has to act on it. */
export type EditChange = 'cells' | 'look' | 'sheets' | undefined;

type CellValues = IObjectMatrixPrimitiveType<Nullable<ICellData>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCellValues = (value: unknown): value is CellValues => isRecord(value);

/** Takes what the user does in the grid into the book: values, formulas, looks and sheets. */
export class GridEdits {
  constructor(
    private readonly book: UniverBook,
    private readonly host: Host,
  ) {}

  take({ id, params }: ICommandInfo): EditChange {
    if (!isRecord(params) || params['unitId'] !== this.book.engine.id) return undefined;
    const sheetId = params['subUnitId'];
    const sheet = typeof sheetId === 'string' ? this.book.find(sheetId) : undefined;
    switch (id) {
      case SetRangeValuesMutation.id:
        return sheet && isCellValues(params['cellValue']) ? this.#cells(sheet, params['cellValue']) : undefined;
      case MoveRangeMutation.id:
        return this.#moved(params['from']) ?? this.#moved(params['to']);
      case ReorderRangeMutation.id:
        return sheet && this.#reordered(sheet, params['range']);
      case InsertSheetMutation.id:
      case RemoveSheetMutation.id:
      case SetWorksheetOrderMutation.id:
      case SetWorksheetNameMutation.id:
        this.book.noticeSheets();
        return 'sheets';
      default:
        return sheet && look(id, sheet);
    }
  }

  /** The protected sheet whose locked cells an edit would write to, if any. */
  lockedBy({ id, params }: ICommandInfo): UniverSheet | undefined {
    if (id !== SetRangeValuesMutation.id || !isRecord(params) || typeof params['subUnitId'] !== 'string')
      return undefined;
    const sheet = this.book.find(params['subUnitId']);
    if (!sheet?.protection || !isCellValues(params['cellValue'])) return undefined;
    let isLocked = false;
    new ObjectMatrix(params['cellValue']).forValue((row, column) => {
      if (sheet.style(row, column).locked !== false) isLocked = true;
    });
    return isLocked ? sheet : undefined;
  }

  #cells(sheet: UniverSheet, values: CellValues): EditChange {
    let isWritten = false;
    let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
    new ObjectMatrix(values).forValue((row, column, given) => {
      if (given && 's' in given)
        sheet.noticeStyle(row, column, bookLook(sheet.worksheet.getComposedCellStyle(row, column)));
      if (given && !['v', 'f', 'si', 'p'].some((part) => part in given)) return;
      isWritten = true;
      [top, left] = [Math.min(top, row), Math.min(left, column)];
      [bottom, right] = [Math.max(bottom, row), Math.max(right, column)];
      sheet.noticeWrite(row, column, this.#formula(sheet, row, column));
    });
    if (!isWritten) return 'look';
    this.host.wrote({ sheet, area: { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 } });
    return 'cells';
  }

  #formula(sheet: UniverSheet, row: number, column: number): string | undefined {
    const cell = sheet.worksheet.getCellMatrix().getValue(row, column);
    if (cell?.f) return cell.f;
    if (!cell?.si) return undefined;
    const model = this.book.engine.services.get(FormulaDataModel);
    return model.getFormulaStringByCell(row, column, sheet.id, this.book.engine.id) ?? undefined;
  }

  #moved(part: unknown): EditChange {
    if (!isRecord(part) || !isCellValues(part['value'])) return undefined;
    const sheet = this.book.find(String(part['subUnitId']));
    if (!sheet) return undefined;
    new ObjectMatrix(part['value']).forValue((row, column) => {
      sheet.noticeStyle(row, column, bookLook(sheet.worksheet.getComposedCellStyle(row, column)));
      sheet.noticeWrite(row, column, this.#formula(sheet, row, column));
    });
    return 'cells';
  }

  #reordered(sheet: UniverSheet, range: unknown): EditChange {
    if (!isRecord(range)) return undefined;
    const [top, bottom, left, right] = ['startRow', 'endRow', 'startColumn', 'endColumn'].map((name) =>
      Number(range[name]),
    );
    for (let row = top ?? 0; row <= (bottom ?? -1); row++)
      for (let column = left ?? 0; column <= (right ?? -1); column++)
        sheet.noticeWrite(row, column, this.#formula(sheet, row, column));
    return 'cells';
  }
}

/** Takes sizes that the user changed; one that only looks different for being rounded to pixels stays what it was. */
function takeSizes(
  sizes: Map<number, number>,
  shown: readonly (readonly [at: string, pixels: number | undefined])[],
  toPixels: (size: number) => number,
  fromPixels: (pixels: number) => number,
): void {
  for (const [at, pixels] of shown) {
    const size = sizes.get(Number(at));
    if (pixels === undefined || (size !== undefined && toPixels(size) === pixels)) continue;
    sizes.set(Number(at), fromPixels(pixels));
  }
}

type Sizes = [at: string, pixels: number | undefined][];

const sizesOf = (data: object, name: 'w' | 'h'): Sizes =>
  Object.entries(data).map(([at, one]: [string, unknown]) => {
    const pixels = isRecord(one) ? one[name] : undefined;
    return [at, typeof pixels === 'number' ? pixels : undefined];
  });

/** Takes the look of the sheet itself from the grid. */
function look(id: string, sheet: UniverSheet): EditChange {
  const config = sheet.worksheet.getConfig();
  switch (id) {
    case SetWorksheetColWidthMutation.id:
      takeSizes(sheet.look.columnWidths, sizesOf(config.columnData, 'w'), columnPixels, columnCharacters);
      return 'look';
    case SetWorksheetRowHeightMutation.id:
      takeSizes(sheet.look.rowHeights, sizesOf(config.rowData, 'h'), rowPixels, rowPoints);
      return 'look';
    case AddWorksheetMergeMutation.id:
    case RemoveWorksheetMergeMutation.id:
      sheet.look.merges.splice(0, Infinity, ...config.mergeData.map(areaOf));
      return 'look';
    case SetFrozenMutation.id:
      sheet.look.frozenRows = config.freeze.ySplit;
      sheet.look.frozenColumns = config.freeze.xSplit;
      return 'look';
    case SetTabColorMutation.id:
      sheet.look.tabColor = config.tabColor;
      return 'sheets';
    case SetWorksheetHideMutation.id:
      sheet.visibility = config.hidden ? 'Hidden' : 'Visible';
      return 'sheets';
    default:
      return undefined;
  }
}
