import { relationsPart } from './package';
import type { Package } from './package';
import { attribute, elementsOf, escapeXml, spliced } from './xml';

const CONTENT_TYPES = '[Content_Types].xml';
const RELATION_TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function beforeEnd(xml: string, root: string, added: string): string {
  const whole = elementsOf(xml, root)[0];
  if (!whole) return xml;
  if (whole.tag.kind !== 'empty') return spliced(xml, [{ start: whole.innerEnd, end: whole.innerEnd, text: added }]);
  const open = xml.slice(whole.tag.start, whole.tag.end).replace(/\s*\/>$/, '>');
  const close = `</${whole.tag.prefix}${root}>`;
  return spliced(xml, [{ start: whole.tag.start, end: whole.tag.end, text: `${open}${added}${close}` }]);
}

/** Adds a part that the package did not have, and says what it is. */
export function addPart(file: Package, name: string, contentType: string, text: string): void {
  file.setText(name, text);
  const types = file.text(CONTENT_TYPES) ?? '';
  const prefix = elementsOf(types, 'Types')[0]?.tag.prefix ?? '';
  const entry = `<${prefix}Override PartName="/${escapeXml(name)}" ContentType="${contentType}"/>`;
  file.setText(CONTENT_TYPES, beforeEnd(types, 'Types', entry));
}

/** Takes a part out, with its relationships and the note of what it is. */
export function removePart(file: Package, name: string): void {
  file.parts.delete(name);
  file.parts.delete(relationsPart(name));
  const types = file.text(CONTENT_TYPES) ?? '';
  const entries = elementsOf(types, 'Override').filter(({ tag }) => attribute(tag, 'PartName') === `/${name}`);
  file.setText(
    CONTENT_TYPES,
    spliced(
      types,
      entries.map(({ tag, end }) => ({ start: tag.start, end, text: '' })),
    ),
  );
}

/**
 * Relates a part to another, given by its path from the first one's folder; answers the new relationship's id.
 *
 * @param kind the last word of an Office relationship's type, or a type in full
 */
export function addRelation(file: Package, from: string, kind: string, target: string): string {
  const part = relationsPart(from);
  const empty =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';
  const xml = file.text(part) ?? empty;
  const taken = new Set(elementsOf(xml, 'Relationship').map(({ tag }) => attribute(tag, 'Id')));
  let number = taken.size + 1;
  while (taken.has(`rId${number}`)) number += 1;
  const like = file.relations(from).find(({ type }) => type.startsWith('http://purl.oclc.org/'));
  const types = like ? like.type.replace(/\/[^/]*$/, '') : RELATION_TYPES;
  const prefix = elementsOf(xml, 'Relationships')[0]?.tag.prefix ?? '';
  const entry = `<${prefix}Relationship Id="rId${number}" Type="${kind.includes(':') ? kind : `${types}/${kind}`}" Target="${escapeXml(target)}"/>`;
  file.setText(part, beforeEnd(xml, 'Relationships', entry));
  return `rId${number}`;
}

/** Takes relationships of a part out by id. */
export function removeRelation(file: Package, from: string, id: string): void {
  const part = relationsPart(from);
  const xml = file.text(part) ?? '';
  const entries = elementsOf(xml, 'Relationship').filter(({ tag }) => attribute(tag, 'Id') === id);
  file.setText(
    part,
    spliced(
      xml,
      entries.map(({ tag, end }) => ({ start: tag.start, end, text: '' })),
    ),
  );
}

/** A free name for a part: `xl/worksheets/sheet7.xml`. */
export function freePartName(file: Package, folder: string, stem: string): string {
  let number = 1;
  while (file.parts.has(`${folder}${stem}${number}.xml`)) number += 1;
  return `${folder}${stem}${number}.xml`;
}
