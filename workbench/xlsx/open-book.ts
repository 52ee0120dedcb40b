import type { Area } from '../engine/address';
import { typedFormula } from '../engine/formula-text';
import { UniverBook } from '../engine/univer-book';
import type { BookOptions } from '../engine/univer-book';
import type { UniverSheet } from '../engine/univer-sheet';
import type { CellValue } from '../engine/values';
import { customXmlIn } from './custom-xml';
import { BadFile, openPackage } from './package';
import { colorsIn } from './file-colors';
import type { Package } from './package';
import { commentsIn } from './sheet-comments';
import { lookIn } from './sheet-look';
import { readRows, readSharedStrings } from './sheet-cells';
import type { FileRow } from './sheet-cells';
import { protectionIn } from './sheet-protection';
import { tablesIn } from './sheet-tables';
import type { FileTable } from './sheet-tables';
import { validationsIn } from './sheet-validations';
import { Styles } from './styles';
import { readWorkbookPart } from './workbook-part';
import type { ListedSheet, WorkbookPart } from './workbook-part';

/** One sheet of the file beside its sheet in the book. */
export interface SourceSheet {
  readonly listed: ListedSheet;
  readonly rows: readonly FileRow[];
  readonly tables: ReadonlyMap<string, FileTable>;
  /** What formulas answered when the book was opened, by `row,column`. */
  readonly first: ReadonlyMap<string, CellValue>;
}

/** The file a book came from. */
export interface Source {
  readonly path: string;
  readonly file: Package;
  readonly workbook: WorkbookPart;
  /** By the id of the sheet in the book. */
  readonly sheets: ReadonlyMap<string, SourceSheet>;
  /** Names as they were when the book was opened. */
  readonly names: UniverBook['names'];
}

/** A book, and the file it came from; none for a new one. */
export interface OpenedBook {
  readonly book: UniverBook;
  readonly source?: Source;
  /** The add-in's functions in full: formulas of a file name them otherwise. */
  readonly functions: readonly string[];
}

/** An empty book with one sheet, for scripts that build a workbook. */
export function createBook(firstSheet: string, options: BookOptions = {}): OpenedBook {
  const book = new UniverBook(options);
  book.add(firstSheet);
  return { book, functions: namesOf(options) };
}

const namesOf = (options: BookOptions): string[] => (options.functions ?? []).map(({ name }) => name);

/**
 * Opens the bytes of an .xlsx or .xlsm file and calculates it. The bytes are only read.
 *
 * @param path for messages, and for the name of the book
 * @throws BadFile when it is no workbook
 */
export async function openBytes(bytes: Uint8Array, path: string, options: BookOptions = {}): Promise<OpenedBook> {
  const file = openPackage(bytes, path);
  const workbook = readWorkbookPart(file, path);
  const book = new UniverBook(options);
  book.name = path.replace(/^.*[\\/]/, '');
  const functions = namesOf(options);
  const loaded = loadSheets(book, file, workbook, functions);
  if (loaded.size === 0) throw new BadFile('noSheets', path);
  loadNames(book, workbook, loaded, functions);
  for (const { id, xml } of customXmlIn(file, workbook.part)) book.customXml.set(id, xml);
  options.shown?.loaded?.(book);
  await book.recalculate();
  const active = workbook.sheets[workbook.activeTab];
  const activeSheet = active && book.find(active.name);
  if (activeSheet) book.active = activeSheet;
  const sheets = new Map([...loaded].map(([sheet, source]) => [sheet.id, { ...source, first: firstValues(sheet) }]));
  return { book, functions, source: { path, file, workbook, sheets, names: [...book.names] } };
}

type Loaded = Map<UniverSheet, Omit<SourceSheet, 'first'>>;

function loadSheets(book: UniverBook, file: Package, workbook: WorkbookPart, functions: readonly string[]): Loaded {
  const relations = file.relations(workbook.part);
  const partOf = (type: string): string | undefined => {
    const found = relations.find((relation) => relation.type.endsWith(type));
    return found && file.text(found.target);
  };
  const strings = readSharedStrings(partOf('/sharedStrings'));
  const styles = new Styles(partOf('/styles') ?? '', colorsIn(file, workbook.part));
  const loaded: Loaded = new Map();
  for (const listed of workbook.sheets) {
    const xml = listed.isWorksheet ? file.text(listed.part) : undefined;
    if (xml === undefined) continue;
    const sheet = book.load(listed.name);
    sheet.visibility = listed.visibility;
    sheet.protection = protectionIn(xml);
    sheet.validations.push(...validationsIn(xml));
    sheet.comments.push(...commentsIn(file, workbook.part, listed.part));
    const rows = readRows(xml, strings);
    loadCells(sheet, rows, styles, functions);
    Object.assign(sheet.look, lookIn(xml));
    loaded.set(sheet, { listed, rows, tables: loadTables(book, sheet, file, listed.part) });
  }
  return loaded;
}

const contains = (area: Area, row: number, column: number): boolean =>
  row >= area.row && row < area.row + area.rows && column >= area.column && column < area.column + area.columns;

function loadCells(sheet: UniverSheet, rows: readonly FileRow[], styles: Styles, functions: readonly string[]): void {
  const arrays: Area[] = [];
  for (const { cells } of rows)
    for (const { row, column, style, value, formula, arrayRef } of cells) {
      if (style !== 0) sheet.loadStyle(row, column, styles.style(style));
      if (formula === undefined && arrays.some((area) => contains(area, row, column))) continue;
      if (formula !== undefined) {
        sheet.load(row, column, { formula: typedFormula(formula, functions), value }, arrayRef === undefined);
        if (arrayRef) arrays.push(arrayRef);
      } else if (value !== null) sheet.load(row, column, { value }, true);
    }
}

/** Where each table of a sheet stands in the file, by its id in the book. */
function loadTables(book: UniverBook, sheet: UniverSheet, file: Package, part: string): Map<string, FileTable> {
  return new Map(tablesIn(file, part).map((found) => [book.addTable({ ...found.table, sheet }).id, found]));
}

function loadNames(book: UniverBook, workbook: WorkbookPart, loaded: Loaded, functions: readonly string[]): void {
  const sheetAt = (position: number): UniverSheet | undefined =>
    [...loaded].find(([, { listed }]) => listed === workbook.sheets[position])?.[0];
  for (const { scope, ...name } of workbook.names) {
    const sheet = scope === undefined ? undefined : sheetAt(scope);
    if (scope !== undefined && !sheet) continue;
    const refersTo = typedFormula(name.refersTo, functions).slice(1);
    book.setName({ ...name, refersTo, ...(sheet ? { sheetId: sheet.id } : {}) });
  }
}

function firstValues(sheet: UniverSheet): Map<string, CellValue> {
  const values = new Map<string, CellValue>();
  for (const { row, column } of sheet.formulas()) {
    const area = sheet.spill(row, column) ?? { row, column, rows: 1, columns: 1 };
    for (let y = area.row; y < area.row + area.rows; y++)
      for (let x = area.column; x < area.column + area.columns; x++) values.set(`${y},${x}`, sheet.value(y, x));
  }
  return values;
}
