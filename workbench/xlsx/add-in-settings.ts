import type { Package } from './package';
import { addPart, addRelation } from './package-edit';
import { attribute, elementsOf, escapeXml, spliced } from './xml';

/**
 * The add-in's settings in a document: `Office.context.document.settings` and `workbook.settings` are one store, kept in the
 * web extension part that names the add-in (MS-OWEXML). Values are JSON.
 */

/** The add-in as its manifest names it. */
export interface AddInIdentity {
  readonly id: string;
  readonly version: string;
}

const EXTENSION = 'application/vnd.ms-office.webextension+xml';
const TASK_PANES = 'application/vnd.ms-office.webextensiontaskpanes+xml';
const RELATIONS = 'http://schemas.microsoft.com/office/2011/relationships';

/** The web extension part that names the add-in. */
function extensionPart(file: Package, { id }: AddInIdentity): string | undefined {
  for (const name of file.parts.keys()) {
    if (!/webextension[^/]*\.xml$/i.test(name)) continue;
    const references = elementsOf(file.text(name) ?? '', 'reference');
    if (references.some(({ tag }) => attribute(tag, 'id')?.toLowerCase() === id.toLowerCase())) return name;
  }
  return undefined;
}

/** Settings the file holds for the add-in, as JSON by key. */
export function readSettings(file: Package, addIn: AddInIdentity): Map<string, string> {
  const part = extensionPart(file, addIn);
  const properties = elementsOf((part && file.text(part)) ?? '', 'property');
  return new Map(properties.map(({ tag }) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? 'null']));
}

const propertiesXml = (prefix: string, settings: ReadonlyMap<string, string>): string =>
  [...settings]
    .map(([name, value]) => `<${prefix}property name="${escapeXml(name)}" value="${escapeXml(value)}"/>`)
    .join('');

/** Puts the settings into the file; one that has none for the add-in yet gets the parts, with the pane closed. */
export function writeSettings(file: Package, addIn: AddInIdentity, settings: ReadonlyMap<string, string>): void {
  const before = readSettings(file, addIn);
  const isSame = before.size === settings.size && [...settings].every(([key, value]) => before.get(key) === value);
  if (isSame) return;
  const part = extensionPart(file, addIn);
  if (part === undefined) addExtension(file, addIn, settings);
  else file.setText(part, withProperties(file.text(part) ?? '', settings));
}

function withProperties(xml: string, settings: ReadonlyMap<string, string>): string {
  const found = elementsOf(xml, 'properties')[0];
  if (!found) return xml;
  const { prefix } = found.tag;
  const text = `<${prefix}properties>${propertiesXml(prefix, settings)}</${prefix}properties>`;
  return spliced(xml, [{ start: found.tag.start, end: found.end, text }]);
}

function addExtension(file: Package, { id, version }: AddInIdentity, settings: ReadonlyMap<string, string>): void {
  const folder = 'xl/webextensions/';
  let number = 1;
  while (file.parts.has(`${folder}webextension${number}.xml`)) number += 1;
  const name = `webextension${number}.xml`;
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  addPart(
    file,
    `${folder}${name}`,
    EXTENSION,
    `${head}<we:webextension xmlns:we="http://schemas.microsoft.com/office/webextensions/webextension/2010/11" id="{${id.toUpperCase()}}"><we:reference id="${escapeXml(id)}" version="${escapeXml(version)}" store="developer" storeType="Registry"/><we:alternateReferences/><we:properties>${propertiesXml('we:', settings)}</we:properties><we:bindings/><we:snapshot xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/></we:webextension>`,
  );
  const panes = file.relations('').find(({ type }) => type === `${RELATIONS}/webextensiontaskpanes`)?.target;
  if (panes === undefined) {
    addPart(
      file,
      `${folder}taskpanes.xml`,
      TASK_PANES,
      `${head}<wetp:taskpanes xmlns:wetp="http://schemas.microsoft.com/office/webextensions/taskpanes/2010/11"></wetp:taskpanes>`,
    );
    addRelation(file, '', `${RELATIONS}/webextensiontaskpanes`, `${folder}taskpanes.xml`);
  }
  const paneList = panes ?? `${folder}taskpanes.xml`;
  const relation = addRelation(file, paneList, `${RELATIONS}/webextension`, `/${folder}${name}`);
  const xml = file.text(paneList) ?? '';
  const list = elementsOf(xml, 'taskpanes')[0];
  if (!list || list.tag.kind === 'empty') return;
  const { prefix } = list.tag;
  const text = `<${prefix}taskpane dockstate="right" visibility="0" width="350" row="1"><${prefix}webextensionref xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="${relation}"/></${prefix}taskpane>`;
  file.setText(paneList, spliced(xml, [{ start: list.innerEnd, end: list.innerEnd, text }]));
}
