import { writeXlsx, type WriteSheet } from 'hucre';
import type { Sheet, SheetLook } from '../engine/book';
import { openPackage } from './package';
import type { Package } from './package';

/** One date for every file, so that the same workbook is the same file whenever it is made. */
const ALWAYS = new Date(Date.UTC(2000, 0, 1));

function pageSetupOf({ landscape, isA4, fitWide, fitTall }: SheetLook): Pick<WriteSheet, 'pageSetup'> {
  if (!landscape && !isA4 && fitWide + fitTall === 0) return {};
  return {
    pageSetup: {
      orientation: landscape ? 'landscape' : 'portrait',
      ...(isA4 ? { paperSize: 'a4' } : {}),
      ...(fitWide + fitTall > 0 ? { fitToPage: true, fitToWidth: fitWide, fitToHeight: fitTall } : {}),
    },
  };
}

/** The writer's sheet for one of ours: everything round the cells, which are put in afterwards. */
function frameOf(sheet: Sheet): Parameters<typeof writeXlsx>[0]['sheets'][number] {
  const look: SheetLook = sheet.look;
  const last = Math.max(-1, ...look.columnWidths.keys());
  const columns = Array.from({ length: last + 1 }, (_, at) => {
    const width = look.columnWidths.get(at);
    return width === undefined ? {} : { width };
  });
  return {
    name: sheet.name,
    // The writer gives a row its height only where it has the row.
    rows: Array.from({ length: Math.max(-1, ...look.rowHeights.keys()) + 1 }, () => [null]),
    ...(columns.length > 0 ? { columns } : {}),
    merges: look.merges.map(({ row, column, rows, columns: wide }) => ({
      startRow: row,
      startCol: column,
      endRow: row + rows - 1,
      endCol: column + wide - 1,
    })),
    ...(look.frozenRows > 0 || look.frozenColumns > 0
      ? { freezePane: { rows: look.frozenRows, columns: look.frozenColumns } }
      : {}),
    ...(look.tabColor ? { view: { tabColor: { rgb: look.tabColor.replace('#', '') } } } : {}),
    ...pageSetupOf(look),
    ...(look.rowHeights.size > 0
      ? { rowDefs: new Map([...look.rowHeights].map(([row, height]) => [row, { height }])) }
      : {}),
    hidden: sheet.visibility === 'Hidden',
    veryHidden: sheet.visibility === 'VeryHidden',
  };
}

async function written(sheets: Parameters<typeof writeXlsx>[0]['sheets']): Promise<Package> {
  const bytes = await writeXlsx({ sheets, properties: { created: ALWAYS, modified: ALWAYS } });
  return openPackage(bytes, 'new workbook');
}

/** A workbook file with the given sheets, each without cells. */
export const newPackage = (sheets: readonly Sheet[]): Promise<Package> => written(sheets.map(frameOf));

/** The part of a sheet without cells. */
export async function newSheetPart(sheet: Sheet): Promise<string> {
  return (await newPackage([sheet])).text('xl/worksheets/sheet1.xml') ?? '';
}

/** The metadata part that makes an array formula a dynamic one. */
export async function newMetadataPart(): Promise<string> {
  const cell = { formula: 'SORT(A2:A3)', formulaType: 'array' as const, formulaRef: 'A1:A2', formulaDynamic: true };
  const file = await written([{ name: 'Sheet1', rows: [], cells: new Map([['0,0', { ...cell, formulaResult: 1 }]]) }]);
  return file.text('xl/metadata.xml') ?? '';
}

/** The styles part of a workbook that has none. */
export async function newStylesPart(): Promise<string> {
  return (await written([{ name: 'Sheet1', rows: [] }])).text('xl/styles.xml') ?? '';
}

/** The part of a table. */
export async function newTablePart(name: string, range: string, columns: readonly string[]): Promise<string> {
  const table = { name, range, columns: columns.map((column) => ({ name: column })) };
  const rows = [[...columns], columns.map(() => null)];
  return (await written([{ name: 'Sheet1', rows, tables: [table] }])).text('xl/tables/table1.xml') ?? '';
}

/** A note in a cell, row and column counted from 0. */
interface Note {
  readonly row: number;
  readonly column: number;
  readonly author: string;
  readonly text: string;
}

/** The parts that hold notes: what they say, and the shapes they are shown in. */
export async function newNoteParts(
  notes: readonly Note[],
): Promise<{ readonly notes: string; readonly drawing: string }> {
  const cells = new Map(
    notes.map(({ row, column, author, text }) => [`${row},${column}`, { value: null, comment: { author, text } }]),
  );
  const file = await written([{ name: 'Sheet1', rows: [], cells }]);
  return { notes: file.text('xl/comments1.xml') ?? '', drawing: file.text('xl/drawings/vmlDrawing1.vml') ?? '' };
}
