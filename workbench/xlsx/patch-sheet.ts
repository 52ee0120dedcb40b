import { areaAddress, readAddress } from '../engine/address';
import type { Area } from '../engine/address';
import { cellXml, typeAttribute, valueXml } from './cell-xml';
import type { CellChange } from './cell-xml';
import type { FileCell, FileRow } from './sheet-cells';
import { attribute, elementsOf, spliced, withAttribute } from './xml';
import type { Splice } from './xml';

/** Changes of a sheet's cells, by row and column from 0. */
export type CellChanges = ReadonlyMap<number, ReadonlyMap<number, CellChange>>;

/** The same cell with another value, its formula as it stands. */
function withCached(xml: string, cell: FileCell, change: CellChange): string {
  const text = xml.slice(cell.start, cell.end);
  const tag = elementsOf(text, 'c')[0];
  const formula = tag && elementsOf(tag.inner, 'f')[0];
  if (!tag || !change.cached) return text;
  const { value, arrayArea } = change.cached;
  const type = /"([^"]*)"/.exec(typeAttribute(value, true))?.[1];
  let open = withAttribute(text.slice(tag.tag.start, tag.tag.end).replace(/\s*\/>$/, '>'), 't', type);
  if (change.style !== undefined) open = withAttribute(open, 's', String(change.style));
  let formulaText = formula ? tag.inner.slice(formula.tag.start, formula.end) : '';
  if (formula && arrayArea) {
    const formulaTag = tag.inner.slice(formula.tag.start, formula.tag.end);
    formulaText = formulaText.replace(formulaTag, withAttribute(formulaTag, 'ref', areaAddress(arrayArea)));
  }
  return `${open}${formulaText}${valueXml(tag.tag.prefix, value, true)}</${tag.tag.prefix}c>`;
}

function changedCell(
  xml: string,
  prefix: string,
  row: number,
  column: number,
  cell: FileCell | undefined,
  change: CellChange,
): string {
  if (change.content) return cellXml(prefix, row, column, change.style ?? cell?.style ?? 0, change.content);
  if (change.cached) return cell ? withCached(xml, cell, change) : spilledCell(prefix, row, column, change);
  if (!cell) return cellXml(prefix, row, column, change.style ?? 0, { value: null });
  const text = xml.slice(cell.start, cell.end);
  const tag = elementsOf(text, 'c')[0]?.tag;
  if (!tag || change.style === undefined) return text;
  return withAttribute(text.slice(tag.start, tag.end), 's', String(change.style)) + text.slice(tag.end);
}

/** A value that another cell's formula put here. */
function spilledCell(prefix: string, row: number, column: number, change: CellChange): string {
  const value = change.cached?.value ?? null;
  const address = areaAddress({ row, column, rows: 1, columns: 1 });
  const style = change.style ? ` s="${change.style}"` : '';
  if (value === null) return `<${prefix}c r="${address}"${style}/>`;
  return `<${prefix}c r="${address}"${style}${typeAttribute(value, true)}>${valueXml(prefix, value, true)}</${prefix}c>`;
}

function rowSplices(xml: string, prefix: string, row: FileRow, changes: ReadonlyMap<number, CellChange>): Splice[] {
  const splices: Splice[] = [];
  const own = new Map(row.cells.map((cell) => [cell.column, cell]));
  const added = [...changes].filter(([column]) => !own.has(column)).sort(([a], [b]) => a - b);
  for (const [column, change] of changes) {
    const cell = own.get(column);
    if (cell)
      splices.push({ start: cell.start, end: cell.end, text: changedCell(xml, prefix, row.row, column, cell, change) });
  }
  const texts = added.map(([column, change]) => ({
    column,
    text: changedCell(xml, prefix, row.row, column, undefined, change),
  }));
  if (row.tag.kind === 'empty') {
    if (texts.length === 0) return splices;
    const open = xml.slice(row.tag.start, row.tag.end).replace(/\s*\/>$/, '>');
    const text = `${open}${texts.map((one) => one.text).join('')}</${prefix}row>`;
    return [{ start: row.tag.start, end: row.tag.end, text }];
  }
  for (const { column, text } of texts) {
    const next = row.cells.find((cell) => cell.column > column);
    const at = next?.start ?? row.innerEnd;
    const same = splices.find((splice) => splice.start === at && splice.end === at);
    if (same) splices[splices.indexOf(same)] = { ...same, text: same.text + text };
    else splices.push({ start: at, end: at, text });
  }
  return splices;
}

/**
 * A sheet's part with some of its cells changed and everything else as it was.
 *
 * @param rows the part's rows, as readRows gave them
 */
export function patchSheet(xml: string, rows: readonly FileRow[], changes: CellChanges): string {
  if (changes.size === 0) return xml;
  const body = elementsOf(xml, 'sheetData')[0];
  if (!body) return xml;
  const { prefix } = body.tag;
  const splices: Splice[] = [];
  const known = new Map(rows.map((row) => [row.row, row]));
  const newRows = [...changes].filter(([row]) => !known.has(row)).sort(([a], [b]) => a - b);
  for (const [number, row] of known) {
    const ofRow = changes.get(number);
    if (ofRow) splices.push(...rowSplices(xml, prefix, row, ofRow));
  }
  const inserted = new Map<number, string>();
  for (const [number, ofRow] of newRows) {
    const cells = [...ofRow].sort(([a], [b]) => a - b);
    const text = cells.map(([column, change]) => changedCell(xml, prefix, number, column, undefined, change)).join('');
    const at = rows.find((row) => row.row > number)?.tag.start ?? body.innerEnd;
    inserted.set(at, `${inserted.get(at) ?? ''}<${prefix}row r="${number + 1}">${text}</${prefix}row>`);
  }
  for (const [at, text] of inserted) splices.push({ start: at, end: at, text });
  const dimension = dimensionSplice(xml, changes);
  if (dimension) splices.push(dimension);
  if (body.tag.kind !== 'empty') return spliced(xml, splices);
  const filled = `<${prefix}sheetData>${[...inserted.values()].join('')}</${prefix}sheetData>`;
  const others = splices.filter(({ start }) => start !== body.innerEnd);
  return spliced(xml, [...others, { start: body.tag.start, end: body.tag.end, text: filled }]);
}

/** The note a sheet keeps of its used block, grown to hold what was added. */
function dimensionSplice(xml: string, changes: CellChanges): Splice | undefined {
  const found = elementsOf(xml, 'dimension')[0];
  const now = found && readAddress(attribute(found.tag, 'ref') ?? '')?.area;
  if (!found || !now) return undefined;
  let grown: Area = now;
  for (const [row, ofRow] of changes)
    for (const [column, { content, cached }] of ofRow)
      if ((content?.value ?? cached?.value ?? null) !== null || content?.formula !== undefined)
        grown = including(grown, row, column);
  if (areaAddress(grown) === areaAddress(now)) return undefined;
  const text = withAttribute(xml.slice(found.tag.start, found.tag.end), 'ref', areaAddress(grown));
  return { start: found.tag.start, end: found.tag.end, text };
}

function including(area: Area, row: number, column: number): Area {
  const top = Math.min(area.row, row);
  const left = Math.min(area.column, column);
  const bottom = Math.max(area.row + area.rows - 1, row);
  const right = Math.max(area.column + area.columns - 1, column);
  return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}
