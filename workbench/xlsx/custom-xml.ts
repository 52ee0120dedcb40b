import type { Package } from './package';
import { addPart, addRelation, freePartName, removePart, removeRelation } from './package-edit';
import { attribute, elementsOf } from './xml';

/** One of the XML parts a workbook carries for whoever put it there. */
interface CustomXml {
  readonly id: string;
  readonly part: string;
  readonly relation: string;
  readonly xml: string;
}

/** The custom XML parts of a workbook; one that has no id in its properties goes by its name in the file. */
export function customXmlIn(file: Package, workbook: string): CustomXml[] {
  return file
    .relations(workbook)
    .filter(({ type }) => type.endsWith('/customXml'))
    .flatMap(({ target, id: relation }) => {
      const xml = file.text(target);
      const properties = file.relations(target).find(({ type }) => type.endsWith('/customXmlProps'));
      const item = elementsOf((properties && file.text(properties.target)) ?? '', 'datastoreItem')[0];
      const id = (item && attribute(item.tag, 'ds:itemID')) ?? target;
      return xml === undefined ? [] : [{ id, part: target, relation, xml }];
    });
}

/** Brings the file's custom XML parts to what the book has now, by id; parts nobody touched stay as they are. */
export function writeCustomXml(file: Package, workbook: string, wanted: ReadonlyMap<string, string>): void {
  const now = customXmlIn(file, workbook);
  for (const { id, part, relation, xml } of now) {
    const text = wanted.get(id);
    if (text === undefined) {
      removePart(file, part);
      removeRelation(file, workbook, relation);
    } else if (text !== xml) file.setText(part, text);
  }
  for (const [id, xml] of wanted) {
    if (now.some((one) => one.id === id)) continue;
    const part = freePartName(file, 'customXml/', 'item');
    const number = /(\d+)\.xml$/.exec(part)?.[1] ?? '';
    addPart(file, part, 'application/xml', xml);
    addRelation(file, workbook, 'customXml', `../${part}`);
    addPart(
      file,
      `customXml/itemProps${number}.xml`,
      'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<ds:datastoreItem ds:itemID="${id}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"><ds:schemaRefs/></ds:datastoreItem>`,
    );
    addRelation(file, part, 'customXmlProps', `itemProps${number}.xml`);
  }
}
