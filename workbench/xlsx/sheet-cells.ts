import { readAddress } from '../engine/address';
import type { Area } from '../engine/address';
import type { CellValue } from '../engine/values';
import { shiftFormula } from './shared-formula';
import { attribute, elementsOf, tagsOf, unescapeCellText, unescapeXml } from './xml';
import type { Tag } from './xml';

/** A cell as a sheet's part holds it, with its place in the text. */
export interface FileCell {
  readonly row: number;
  readonly column: number;
  /** Number of its format in the styles part. */
  readonly style: number;
  readonly value: CellValue;
  /** As stored, without `=`; for every cell of a shared formula its own. */
  readonly formula?: string;
  /** The block of an array formula that begins here. */
  readonly arrayRef?: Area;
  readonly start: number;
  readonly end: number;
}

/** A row of a sheet's part, with its place in the text. */
export interface FileRow {
  readonly row: number;
  readonly tag: Tag;
  /** Where its cells end: just before `</row>`, or at the end of `<row/>`. */
  readonly innerEnd: number;
  readonly cells: readonly FileCell[];
}

/** Texts of the shared strings part; a text in runs is joined, its phonetic guide left out. */
export function readSharedStrings(xml: string | undefined): string[] {
  return elementsOf(xml ?? '', 'si').map(({ inner }) => richText(inner));
}

function richText(xml: string): string {
  const plain = elementsOf(xml, 'rPh').reduceRight(
    (text, { tag, end }) => text.slice(0, tag.start) + text.slice(end),
    xml,
  );
  return elementsOf(plain, 't')
    .map(({ inner }) => unescapeCellText(inner))
    .join('');
}

interface SharedFormula {
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

/** Reads the rows of a sheet's part. */
export function readRows(xml: string, strings: readonly string[]): FileRow[] {
  const rows: FileRow[] = [];
  const shared = new Map<string, SharedFormula>();
  let tag: Tag | undefined;
  let number = -1;
  let cells: FileCell[] = [];
  let cellTag: Tag | undefined;
  const body = elementsOf(xml, 'sheetData')[0];
  if (!body) return rows;
  const addCell = (open: Tag, inner: string, end: number): void => {
    cells.push(
      readCell({ open, inner, end, row: number, after: cells[cells.length - 1]?.column ?? -1 }, strings, shared),
    );
  };
  for (const one of tagsOf(xml, body.innerStart)) {
    if (one.start >= body.innerEnd) break;
    if (one.name === 'row' && one.kind !== 'close') {
      [tag, cells] = [one, []];
      number = Number(attribute(one, 'r') ?? number + 2) - 1;
    }
    if (one.name === 'row' && one.kind !== 'open' && tag)
      rows.push({ row: number, tag, innerEnd: one.kind === 'empty' ? one.end : one.start, cells });
    if (one.name === 'c' && one.kind === 'open') cellTag = one;
    if (one.name === 'c' && one.kind === 'empty') addCell(one, '', one.end);
    if (one.name === 'c' && one.kind === 'close' && cellTag)
      addCell(cellTag, xml.slice(cellTag.end, one.start), one.end);
  }
  return rows;
}

interface RawCell {
  readonly open: Tag;
  readonly inner: string;
  readonly end: number;
  readonly row: number;
  /** Column of the cell before: a cell without an address follows it. */
  readonly after: number;
}

function readCell(raw: RawCell, strings: readonly string[], shared: Map<string, SharedFormula>): FileCell {
  const { open, inner, end } = raw;
  const address = readAddress(attribute(open, 'r') ?? '')?.area;
  const place = { row: address?.row ?? raw.row, column: address?.column ?? raw.after + 1 };
  const formula = elementsOf(inner, 'f')[0];
  const type = attribute(open, 't') ?? 'n';
  const value = readValue(type, inner, strings);
  const cell = { ...place, style: Number(attribute(open, 's') ?? 0), value, start: open.start, end };
  if (!formula) return cell;
  const text = unescapeXml(formula.inner);
  const kind = attribute(formula.tag, 't');
  const si = attribute(formula.tag, 'si') ?? '';
  if (kind === 'shared' && text !== '') shared.set(si, { ...place, formula: text });
  const master = kind === 'shared' && text === '' ? shared.get(si) : undefined;
  const own = master ? shiftFormula(master.formula, place.row - master.row, place.column - master.column) : text;
  // A data table's cells have no formula of their own that anyone could type.
  if (own === '' || kind === 'dataTable') return cell;
  const arrayRef = kind === 'array' ? readAddress(attribute(formula.tag, 'ref') ?? '')?.area : undefined;
  return { ...cell, formula: own, ...(arrayRef ? { arrayRef } : {}) };
}

function readValue(type: string, inner: string, strings: readonly string[]): CellValue {
  if (type === 'inlineStr') return richText(elementsOf(inner, 'is')[0]?.inner ?? '');
  const stored = elementsOf(inner, 'v')[0]?.inner;
  if (stored === undefined) return null;
  if (type === 's') return strings[Number(stored)] ?? '';
  if (type === 'str' || type === 'd') return unescapeCellText(stored);
  if (type === 'b') return stored.trim() === '1' || stored.trim() === 'true';
  if (type === 'e') return { error: unescapeXml(stored) };
  const number = Number(stored);
  return stored.trim() === '' || Number.isNaN(number) ? null : number;
}
