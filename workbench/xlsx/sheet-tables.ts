import { areaAddress, readAddress } from '../engine/address';
import type { BookTable, NewTable } from '../engine/book';
import { newTablePart } from './new-parts';
import type { Package } from './package';
import { addPart, addRelation, freePartName, removePart, removeRelation } from './package-edit';
import { withChild } from './sheet-look';
import { attribute, elementsOf, escapeXml, spliced, withAttribute } from './xml';

const TABLE_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml';

/** A table of a file, and where it stands there. */
export interface FileTable {
  readonly part: string;
  readonly relation: string;
  readonly table: Omit<NewTable, 'sheet'>;
}

/** The tables of a sheet's part. */
export function tablesIn(file: Package, sheetPart: string): FileTable[] {
  return file.relations(sheetPart).flatMap(({ type, target, id: relation }) => {
    const element = type.endsWith('/table') ? elementsOf(file.text(target) ?? '', 'table')[0] : undefined;
    const area = element && readAddress(attribute(element.tag, 'ref') ?? '')?.area;
    const name = element && (attribute(element.tag, 'displayName') ?? attribute(element.tag, 'name'));
    if (!element || !area || !name) return [];
    const totals = Number(attribute(element.tag, 'totalsRowCount') ?? 0);
    const columns = elementsOf(element.inner, 'tableColumn').map(({ tag }) => attribute(tag, 'name') ?? '');
    const table = { name, area: { ...area, rows: area.rows - totals }, hasTotals: totals > 0, columns };
    return [{ part: target, relation, table }];
  });
}

/** A sheet's part, the tables it has now, and those it had in the file. */
export interface SheetTables {
  readonly part: string;
  readonly now: readonly BookTable[];
  readonly before: ReadonlyMap<string, FileTable>;
}

/** Brings the tables of every sheet to what the book has now; a table nobody touched stays as it is. */
export async function writeTables(file: Package, sheets: readonly SheetTables[]): Promise<void> {
  for (const { part, now, before } of sheets) {
    let isOther = false;
    for (const [id, old] of before) {
      if (now.some((table) => table.id === id)) continue;
      removePart(file, old.part);
      removeRelation(file, part, old.relation);
      isOther = true;
    }
    const relations: string[] = [];
    for (const table of now) {
      const old = before.get(table.id);
      if (old) patchTable(file, old, table);
      else isOther = true;
      relations.push(old?.relation ?? (await addTable(file, part, table)));
    }
    if (isOther) writeTableParts(file, part, relations);
  }
}

const refOf = ({ area, hasTotals }: Omit<NewTable, 'sheet'>): string =>
  areaAddress({ ...area, rows: area.rows + (hasTotals ? 1 : 0) });

async function addTable(file: Package, sheetPart: string, table: BookTable): Promise<string> {
  const part = freePartName(file, 'xl/tables/', 'table');
  const ids = [...file.parts.keys()].flatMap((name) => {
    const element = /\/tables?\/?[^/]*\.xml$/i.test(name) ? elementsOf(file.text(name) ?? '', 'table')[0] : undefined;
    return Number(element && attribute(element.tag, 'id')) || 0;
  });
  const made = await newTablePart(table.name, refOf(table), table.columns);
  const tag = elementsOf(made, 'table')[0]?.tag;
  const open = tag ? made.slice(tag.start, tag.end) : '';
  addPart(file, part, TABLE_TYPE, made.replace(open, withAttribute(open, 'id', String(Math.max(0, ...ids) + 1))));
  return addRelation(file, sheetPart, 'table', `/${part}`);
}

function patchTable(file: Package, { part, table: before }: FileTable, table: BookTable): void {
  const xml = file.text(part) ?? '';
  const element = elementsOf(xml, 'table')[0];
  if (!element) return;
  const changes = [];
  const attributes: (readonly [string, string])[] = [];
  if (before.name !== table.name) attributes.push(['name', table.name], ['displayName', table.name]);
  if (refOf(before) !== refOf(table)) {
    attributes.push(['ref', refOf(table)]);
    const filter = elementsOf(element.inner, 'autoFilter')[0];
    const start = element.innerStart + (filter?.tag.start ?? 0);
    const open = filter && element.inner.slice(filter.tag.start, filter.tag.end);
    if (open !== undefined)
      changes.push({ start, end: start + open.length, text: withAttribute(open, 'ref', areaAddress(table.area)) });
  }
  if (attributes.length > 0) {
    const { start, end } = element.tag;
    const text = attributes.reduce((open, [name, value]) => withAttribute(open, name, value), xml.slice(start, end));
    changes.unshift({ start, end, text });
  }
  if (JSON.stringify(before.columns) !== JSON.stringify(table.columns)) {
    const columns = elementsOf(element.inner, 'tableColumns')[0];
    if (columns)
      changes.push({
        start: element.innerStart + columns.tag.start,
        end: element.innerStart + columns.end,
        text: columnsText(columns.inner, table.columns, element.tag.prefix),
      });
  }
  if (changes.length > 0)
    file.setText(
      part,
      spliced(
        xml,
        changes.sort((a, b) => a.start - b.start),
      ),
    );
}

/** A column whose name is still there keeps what the file says of it. */
function columnsText(inner: string, names: readonly string[], prefix: string): string {
  const old = elementsOf(inner, 'tableColumn');
  let id = Math.max(0, ...old.map(({ tag }) => Number(attribute(tag, 'id'))));
  const texts = names.map((name) => {
    const kept = old.find(({ tag }) => attribute(tag, 'name') === name);
    return kept
      ? inner.slice(kept.tag.start, kept.end)
      : `<${prefix}tableColumn id="${++id}" name="${escapeXml(name)}"/>`;
  });
  return `<${prefix}tableColumns count="${names.length}">${texts.join('')}</${prefix}tableColumns>`;
}

function writeTableParts(file: Package, part: string, relations: readonly string[]): void {
  const xml = file.text(part) ?? '';
  const prefix = elementsOf(xml, 'worksheet')[0]?.tag.prefix ?? '';
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const inner = relations.map((id) => `<${prefix}tablePart xmlns:r="${types}" r:id="${id}"/>`).join('');
  const text =
    relations.length === 0 ? '' : `<${prefix}tableParts count="${relations.length}">${inner}</${prefix}tableParts>`;
  file.setText(part, withChild(xml, 'tableParts', text));
}
