import type { Book, DefinedName, Sheet } from '../engine/book';
import { storedFormula } from '../engine/formula-text';
import type { WorkbookPart } from './workbook-part';
import { attribute, elementsOf, escapeXml, spliced, withAttribute } from './xml';
import type { Splice } from './xml';

/** A sheet in the order it is to stand: as the file lists it, or new. */
export interface PlacedSheet {
  /** Its entry's text when the file has it. */
  readonly entry?: string;
  /** Where the file has it among all sheets. */
  readonly position?: number;
  /** Its sheet in the book; none for chart sheets, which only keep their place. */
  readonly sheet?: Sheet;
  /** Relationship of a new sheet. */
  readonly relation?: string;
}

const STATES = { Visible: undefined, Hidden: 'hidden', VeryHidden: 'veryHidden' } as const;

/** The workbook part with its sheets, names and calculation as the book has them now. */
export function changedWorkbook(
  xml: string,
  placed: readonly PlacedSheet[],
  book: Book,
  before: WorkbookPart,
  functions: readonly string[],
  names: readonly DefinedName[] | undefined,
): string {
  const splices: Splice[] = [];
  const list = elementsOf(xml, 'sheets')[0];
  const isSameOrder = placed.length === before.sheets.length && placed.every(({ position }, at) => position === at);
  if (list) {
    const text = sheetEntries(xml, placed, before);
    if (text !== list.inner) splices.push({ start: list.innerStart, end: list.innerEnd, text });
  }
  if (!isSameOrder || names !== undefined) {
    const splice = namesSplice(xml, placed, book, functions, names);
    if (splice) splices.push(splice);
  }
  const view = elementsOf(xml, 'workbookView')[0];
  const activeTab = placed.findIndex(({ position }) => position === before.activeTab);
  if (view && activeTab !== before.activeTab)
    splices.push({
      start: view.tag.start,
      end: view.tag.end,
      text: withAttribute(xml.slice(view.tag.start, view.tag.end), 'activeTab', String(Math.max(activeTab, 0))),
    });
  const calculation = elementsOf(xml, 'calcPr')[0];
  if (calculation && attribute(calculation.tag, 'fullCalcOnLoad') !== undefined)
    splices.push({
      start: calculation.tag.start,
      end: calculation.tag.end,
      text: withAttribute(xml.slice(calculation.tag.start, calculation.tag.end), 'fullCalcOnLoad', undefined),
    });
  return spliced(xml, splices);
}

function sheetEntries(xml: string, placed: readonly PlacedSheet[], before: WorkbookPart): string {
  const list = elementsOf(xml, 'sheets')[0];
  const first = list && elementsOf(list.inner, 'sheet')[0]?.tag;
  const related = /\s([\w.-]+):id\s*=/.exec(first?.attributes ?? '')?.[1];
  const namespace = related ? '' : ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  let number = Math.max(0, ...before.sheets.map(({ sheetId }) => sheetId));
  return placed
    .map(({ entry, sheet, relation }) => {
      const state = sheet && STATES[sheet.visibility];
      if (entry === undefined) {
        number += 1;
        const shown = state === undefined ? '' : ` state="${state}"`;
        return `<${first?.prefix ?? ''}sheet name="${escapeXml(sheet?.name ?? '')}" sheetId="${number}"${shown}${namespace} ${related ?? 'r'}:id="${relation ?? ''}"/>`;
      }
      if (!sheet) return entry;
      const tag = elementsOf(entry, 'sheet')[0]?.tag;
      if (!tag) return entry;
      let text = entry;
      if (attribute(tag, 'name') !== sheet.name) text = withAttribute(text, 'name', sheet.name);
      return attribute(tag, 'state') === state || (state === undefined && attribute(tag, 'state') === 'visible')
        ? text
        : withAttribute(text, 'state', state);
    })
    .join('');
}

function nameXml(name: DefinedName, scope: number | undefined, functions: readonly string[]): string {
  const attributes = [
    `name="${escapeXml(name.name)}"`,
    ...(name.comment === undefined ? [] : [`comment="${escapeXml(name.comment)}"`]),
    ...(scope === undefined ? [] : [`localSheetId="${scope}"`]),
    ...(name.hidden ? ['hidden="1"'] : []),
  ];
  return `<definedName ${attributes.join(' ')}>${escapeXml(storedFormula(`=${name.refersTo}`, functions))}</definedName>`;
}

/** Names are rewritten only where sheets moved or the add-in changed one; an entry that is still right keeps its text. */
function namesSplice(
  xml: string,
  placed: readonly PlacedSheet[],
  book: Book,
  functions: readonly string[],
  changed: readonly DefinedName[] | undefined,
): Splice | undefined {
  const whole = elementsOf(xml, 'definedNames')[0];
  const kept = elementsOf(whole?.inner ?? '', 'definedName').flatMap(({ tag, end }) => {
    const scope = attribute(tag, 'localSheetId');
    const position = scope === undefined ? -1 : placed.findIndex((sheet) => sheet.position === Number(scope));
    if (scope !== undefined && position < 0) return [];
    const text = (whole?.inner ?? '').slice(tag.start, end);
    const sheetId = scope === undefined ? undefined : placed[position]?.sheet?.id;
    const name = attribute(tag, 'name') ?? '';
    if (
      changed &&
      !book.names.some((one) => isSame(one, name, sheetId)) &&
      !(scope !== undefined && sheetId === undefined)
    )
      return [];
    if (changed?.some((one) => isSame(one, name, sheetId))) return [];
    return [scope === undefined ? text : text.replace(/localSheetId\s*=\s*["']\d+["']/, `localSheetId="${position}"`)];
  });
  const added = (changed ?? []).map((name) => {
    const scope = name.sheetId === undefined ? undefined : placed.findIndex(({ sheet }) => sheet?.id === name.sheetId);
    return nameXml(name, scope, functions);
  });
  const inner = [...kept, ...added].join('');
  if (whole) {
    if (inner === '') return { start: whole.tag.start, end: whole.end, text: '' };
    return {
      start: whole.tag.start,
      end: whole.end,
      text: `${xml.slice(whole.tag.start, whole.tag.end).replace(/\/>$/, '>')}${inner}</${whole.tag.prefix}definedNames>`,
    };
  }
  if (inner === '') return undefined;
  // In the schema's order names follow sheets, functionGroups and externalReferences.
  const before = ['externalReferences', 'functionGroups', 'sheets']
    .map((one) => elementsOf(xml, one)[0])
    .find((one) => one !== undefined);
  return before && { start: before.end, end: before.end, text: `<definedNames>${inner}</definedNames>` };
}

const isSame = (one: DefinedName, name: string, sheetId: string | undefined): boolean =>
  one.name.toLowerCase() === name.toLowerCase() && one.sheetId === sheetId;
