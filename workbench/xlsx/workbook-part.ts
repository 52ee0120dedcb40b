import type { DefinedName, Visibility } from '../engine/book';
import { BadFile } from './package';
import type { Package } from './package';
import { attribute, elementsOf, unescapeXml } from './xml';

/** A sheet as the workbook part lists it. */
export interface ListedSheet {
  readonly name: string;
  readonly sheetId: number;
  readonly relation: string;
  readonly visibility: Visibility;
  /** Its part; empty when the relationship points nowhere. */
  readonly part: string;
  /** False for chart and dialogue sheets, which hold no cells. */
  readonly isWorksheet: boolean;
}

/** What the workbook part says of the book. */
export interface WorkbookPart {
  readonly part: string;
  readonly sheets: readonly ListedSheet[];
  /** Scopes are positions among `sheets`. */
  readonly names: readonly (Omit<DefinedName, 'sheetId'> & { readonly scope?: number })[];
  readonly activeTab: number;
}

const STATES: Readonly<Record<string, Visibility>> = { hidden: 'Hidden', veryHidden: 'VeryHidden' };

/** Finds and reads the workbook part; throws BadFile when the package holds no workbook. */
export function readWorkbookPart(file: Package, path: string): WorkbookPart {
  const main = file.relations('').find(({ type }) => type.endsWith('/officeDocument'));
  const xml = main && file.text(main.target);
  if (!main || xml === undefined || elementsOf(xml, 'workbook').length === 0) throw new BadFile('noWorkbook', path);
  const relations = new Map(file.relations(main.target).map((relation) => [relation.id, relation]));
  const list = elementsOf(xml, 'sheets')[0]?.inner ?? '';
  const sheets = elementsOf(list, 'sheet').map(({ tag }): ListedSheet => {
    const id = attribute(tag, 'r:id') ?? /\bid\s*=\s*"(rId[^"]*)"/.exec(tag.attributes)?.[1] ?? '';
    const relation = relations.get(id);
    return {
      name: attribute(tag, 'name') ?? '',
      sheetId: Number(attribute(tag, 'sheetId') ?? 0),
      relation: id,
      visibility: STATES[attribute(tag, 'state') ?? ''] ?? 'Visible',
      part: relation?.target ?? '',
      isWorksheet: relation?.type.endsWith('/worksheet') ?? false,
    };
  });
  const names = elementsOf(elementsOf(xml, 'definedNames')[0]?.inner ?? '', 'definedName').map(({ tag, inner }) => {
    const scope = attribute(tag, 'localSheetId');
    const comment = attribute(tag, 'comment');
    return {
      name: attribute(tag, 'name') ?? '',
      refersTo: unescapeXml(inner),
      ...(scope === undefined ? {} : { scope: Number(scope) }),
      ...(attribute(tag, 'hidden') === '1' ? { hidden: true } : {}),
      ...(comment === undefined ? {} : { comment }),
    };
  });
  const view = elementsOf(xml, 'workbookView')[0];
  return { part: main.target, sheets, names, activeTab: Number((view && attribute(view.tag, 'activeTab')) ?? 0) };
}
