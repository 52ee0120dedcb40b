import { areaAddress } from '../engine/address';
import type { DefinedName, Sheet } from '../engine/book';
import type { UniverSheet } from '../engine/univer-sheet';
import { writeSettings } from './add-in-settings';
import type { AddInIdentity } from './add-in-settings';
import { newMetadataPart, newPackage, newSheetPart, newStylesPart } from './new-parts';
import type { OpenedBook } from './open-book';
import { writeCustomXml } from './custom-xml';
import { colorsIn } from './file-colors';
import { Package } from './package';
import { addPart, addRelation, freePartName, removePart, removeRelation } from './package-edit';
import { patchSheet } from './patch-sheet';
import { changedCells, newSheetCells } from './sheet-changes';
import type { ChangeContext } from './sheet-changes';
import { writeComments } from './sheet-comments';
import { looksOtherwise, losesLook, withLook } from './sheet-look';
import { losesPassword, withProtection } from './sheet-protection';
import { writeTables } from './sheet-tables';
import type { FileTable, SheetTables } from './sheet-tables';
import { withValidations } from './sheet-validations';
import { readRows } from './sheet-cells';
import { Styles } from './styles';
import { changedWorkbook } from './workbook-changes';
import type { PlacedSheet } from './workbook-changes';
import { readWorkbookPart } from './workbook-part';
import type { WorkbookPart } from './workbook-part';
import { attribute, elementsOf } from './xml';

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Something of the file that the saved one does not have as it was. */
export interface NotKept {
  readonly what: 'signature' | 'look' | 'value' | 'password';
  /** The sheet, cell or part. */
  readonly where: string;
}

export interface SaveOptions {
  /** True to write what the engine calculates for every formula, even where the file has a value of its own. */
  readonly recalculated?: boolean;
  /** The add-in's settings in the document, to go with it. */
  readonly settings?: { readonly addIn: AddInIdentity; readonly values: ReadonlyMap<string, string> };
}

/** The file a book makes, and what could not be kept. */
export interface SavedBook {
  readonly bytes: Uint8Array;
  readonly notKept: readonly NotKept[];
}

interface SheetPart {
  readonly sheet: Sheet;
  readonly part: string;
}

interface Base {
  readonly file: Package;
  readonly workbook: WorkbookPart;
}

async function baseOf({ book, source }: OpenedBook): Promise<Base> {
  if (source) return { file: new Package(source.file.parts), workbook: source.workbook };
  const file = await newPackage(book.sheets);
  return { file, workbook: readWorkbookPart(file, book.name) };
}

/**
 * The book as a file: the file it came from with our sheets added and changed cells patched, every other part as it was.
 * All formulas carry the value they last had, and Excel is not told to calculate on opening.
 */
export async function saveBook(
  opened: OpenedBook,
  { recalculated = false, settings }: SaveOptions = {},
): Promise<SavedBook> {
  const { book, functions, source } = opened;
  if (book.isStale) await book.recalculate();
  const { file, workbook } = await baseOf(opened);
  const stylesPart = await stylesPartOf(file, workbook);
  const styles = new Styles(file.text(stylesPart) ?? '', colorsIn(file, workbook.part));
  const metadata = await metadataEntry(file, workbook);
  const context: ChangeContext = { functions, styles, metadata: metadata.number, recalculated };
  const placed: PlacedSheet[] = [];
  const xml = file.text(workbook.part) ?? '';
  const entries = elementsOf(elementsOf(xml, 'sheets')[0]?.inner ?? '', 'sheet');
  const inner = elementsOf(xml, 'sheets')[0]?.inner ?? '';
  const entryAt = (at: number): string => inner.slice(entries[at]?.tag.start, entries[at]?.end);
  for (const [at, sheet] of book.sheets.entries()) {
    const own = source?.sheets.get(sheet.id);
    const position = source ? workbook.sheets.findIndex((listed) => listed === own?.listed) : at;
    if (source && (!own || position < 0))
      placed.push({ sheet, relation: await addSheet(file, workbook, sheet, context) });
    else {
      placed.push({ sheet, position, entry: entryAt(position) });
      const part = workbook.sheets[position]?.part ?? '';
      const text = file.text(part) ?? '';
      const patched = own
        ? await relooked(sheet, patchSheet(text, own.rows, changedCells(sheet, own, context)))
        : patchSheet(text, readRows(text, []), newSheetCells(sheet, context));
      const changed = withRules(patched, sheet);
      if (changed !== text) file.setText(part, changed);
    }
  }
  placeOthers(placed, workbook, entryAt);
  const parts = sheetParts(placed, file, workbook);
  await writeTables(file, tablesBySheet(opened, parts));
  for (const { sheet, part } of parts) await writeComments(file, workbook.part, part, sheet.comments);
  removeSheets(file, workbook, placed);
  const changedText = changedWorkbook(xml, placed, book, workbook, functions, changedNames(opened));
  if (changedText !== xml) file.setText(workbook.part, changedText);
  const stylesText = styles.text();
  if (stylesText !== file.text(stylesPart)) file.setText(stylesPart, stylesText);
  metadata.attach();
  dropStaleChain(file, workbook, opened);
  writeCustomXml(file, workbook.part, book.customXml);
  if (settings) writeSettings(file, settings.addIn, settings.values);
  return { bytes: file.bytes(), notKept: losses(opened, file) };
}

/** A sheet's part with who may write to it and what may be typed as they are now. */
const withRules = (text: string, { protection, validations }: UniverSheet): string =>
  withValidations(withProtection(text, protection), validations);

/** A sheet of the file with its widths, merged cells and the like as they are now. */
async function relooked(sheet: UniverSheet, text: string): Promise<string> {
  return looksOtherwise(text, sheet.look) ? withLook(text, sheet.look, await newSheetPart(sheet)) : text;
}

async function stylesPartOf(file: Package, workbook: WorkbookPart): Promise<string> {
  const found = file.relations(workbook.part).find(({ type }) => type.endsWith('/styles'));
  if (found && file.parts.has(found.target)) return found.target;
  const folder = workbook.part.slice(0, workbook.part.lastIndexOf('/') + 1);
  addPart(file, `${folder}styles.xml`, `${SPREADSHEET}.styles+xml`, await newStylesPart());
  addRelation(file, workbook.part, 'styles', 'styles.xml');
  return `${folder}styles.xml`;
}

/** The dynamic array entry of the metadata part; a file that has none gets the part when an entry is asked for. */
async function metadataEntry(
  file: Package,
  workbook: WorkbookPart,
): Promise<{ number: () => number; attach: () => void }> {
  const found = file.relations(workbook.part).find(({ type }) => type.endsWith('/sheetMetadata'));
  const xml = found && file.text(found.target);
  if (xml !== undefined) return { number: () => dynamicEntry(xml), attach: () => undefined };
  const made = await newMetadataPart();
  let isWanted = false;
  return {
    number: () => {
      isWanted = true;
      return dynamicEntry(made);
    },
    attach: () => {
      if (!isWanted) return;
      const folder = workbook.part.slice(0, workbook.part.lastIndexOf('/') + 1);
      addPart(file, `${folder}metadata.xml`, `${SPREADSHEET}.sheetMetadata+xml`, made);
      addRelation(file, workbook.part, 'sheetMetadata', 'metadata.xml');
    },
  };
}

/** Position from 1 of the first cell metadata of a dynamic array; 0 when the part knows none. */
function dynamicEntry(xml: string): number {
  const types = elementsOf(elementsOf(xml, 'metadataTypes')[0]?.inner ?? '', 'metadataType');
  const type = types.findIndex(({ tag }) => attribute(tag, 'name') === 'XLDAPR') + 1;
  const blocks = elementsOf(elementsOf(xml, 'cellMetadata')[0]?.inner ?? '', 'bk');
  return type === 0
    ? 0
    : blocks.findIndex(({ inner }) => elementsOf(inner, 'rc').some(({ tag }) => Number(attribute(tag, 't')) === type)) +
        1;
}

async function addSheet(
  file: Package,
  workbook: WorkbookPart,
  sheet: UniverSheet,
  context: ChangeContext,
): Promise<string> {
  const folder = workbook.part.slice(0, workbook.part.lastIndexOf('/') + 1);
  const part = freePartName(file, `${folder}worksheets/`, 'sheet');
  const frame = await newSheetPart(sheet);
  addPart(
    file,
    part,
    `${SPREADSHEET}.worksheet+xml`,
    withRules(patchSheet(frame, readRows(frame, []), newSheetCells(sheet, context)), sheet),
  );
  return addRelation(file, workbook.part, 'worksheet', part.slice(folder.length));
}

/** Chart sheets stay behind the sheet they were behind. */
function placeOthers(placed: PlacedSheet[], workbook: WorkbookPart, entryAt: (at: number) => string): void {
  for (const [position, listed] of workbook.sheets.entries()) {
    if (listed.isWorksheet) continue;
    const before = placed.findIndex((sheet) => sheet.position === position - 1);
    placed.splice(before + 1, 0, { position, entry: entryAt(position) });
  }
}

function removeSheets(file: Package, workbook: WorkbookPart, placed: readonly PlacedSheet[]): void {
  for (const [position, listed] of workbook.sheets.entries()) {
    if (placed.some((sheet) => sheet.position === position)) continue;
    removePart(file, listed.part);
    removeRelation(file, workbook.part, listed.relation);
  }
}

/** The sheets of the book beside their parts in the file. */
function sheetParts(placed: readonly PlacedSheet[], file: Package, workbook: WorkbookPart): SheetPart[] {
  const added = new Map(file.relations(workbook.part).map(({ id, target }) => [id, target]));
  return placed.flatMap(({ sheet, position, relation }) => {
    const part = position === undefined ? added.get(relation ?? '') : workbook.sheets[position]?.part;
    return sheet && part !== undefined ? [{ sheet, part }] : [];
  });
}

/** Every sheet's tables beside those it had in the file. */
const tablesBySheet = ({ book, source }: OpenedBook, parts: readonly SheetPart[]): SheetTables[] =>
  parts.map(({ sheet, part }) => ({
    part,
    now: book.tables.filter((table) => table.sheet.id === sheet.id),
    before: source?.sheets.get(sheet.id)?.tables ?? new Map<string, FileTable>(),
  }));

/** Names the add-in made or changed; undefined when all are as they were. */
function changedNames({ book, source }: OpenedBook): readonly DefinedName[] | undefined {
  const before = source?.names ?? [];
  const changed = book.names.filter((name) => !before.includes(name));
  const isShorter = before.some((name) => !book.names.includes(name));
  return changed.length > 0 || isShorter ? changed : undefined;
}

/** The order of calculation names cells that hold formulas: Excel makes it anew when it is missing, and balks when it is wrong. */
function dropStaleChain(file: Package, workbook: WorkbookPart, { book, source }: OpenedBook): void {
  const chain = file.relations(workbook.part).find(({ type }) => type.endsWith('/calcChain'));
  if (!chain || !source) return;
  const isRight = [...source.sheets].every(([id, { rows }]) => {
    const sheet = book.sheets.find((one) => one.id === id);
    return (
      sheet !== undefined &&
      rows.every(({ cells }) =>
        cells.every(({ row, column, formula }) => formula === undefined || sheet.formula(row, column) !== undefined),
      )
    );
  });
  if (isRight) return;
  removePart(file, chain.target);
  removeRelation(file, workbook.part, chain.id);
}

function losses({ book, source }: OpenedBook, file: Package): NotKept[] {
  const lost: NotKept[] = [];
  for (const name of file.parts.keys())
    if (/^_xmlsignatures\/.*\.xml$/.test(name)) lost.push({ what: 'signature', where: name });
  for (const sheet of book.sheets) {
    if (losesPassword(sheet.protection)) lost.push({ what: 'password', where: sheet.name });
    const own = source?.sheets.get(sheet.id);
    if (!own) continue;
    if (losesLook(source?.file.text(own.listed.part) ?? '', sheet.look)) lost.push({ what: 'look', where: sheet.name });
    for (const { row, column } of sheet.formulas())
      if (sheet.keepsFileValue(row, column))
        lost.push({ what: 'value', where: `${sheet.name}!${areaAddress({ row, column, rows: 1, columns: 1 })}` });
  }
  return lost;
}
