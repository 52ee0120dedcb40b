import { readAddress } from '../engine/address';
import type { SheetLook } from '../engine/book';
import { plainLook } from '../engine/univer-sheet';
import { attribute, elementsOf, spliced, tagsOf, withAttribute } from './xml';
import type { Element, Tag } from './xml';

/** A style for all columns to the end of the sheet is no width of anybody's. */
const MANY_COLUMNS = 256;

/** A4 in a page set-up (ECMA-376 part 1, 18.3.1.63). */
const A4 = '9';

const isSet = (tag: Tag | undefined, name: string): boolean =>
  tag !== undefined && ['1', 'true'].includes(attribute(tag, name) ?? '');

/** What a sheet's part says of widths, heights, merged cells, frozen panes, tab and paper. */
export function lookIn(xml: string): SheetLook {
  const look = plainLook();
  for (const { tag } of elementsOf(elementsOf(xml, 'cols')[0]?.inner ?? '', 'col')) {
    const [first, last, width] = ['min', 'max', 'width'].map((name) => Number(attribute(tag, name)));
    if (first === undefined || last === undefined || !width || last - first > MANY_COLUMNS) continue;
    for (let column = first; column <= last; column++) look.columnWidths.set(column - 1, width);
  }
  for (const tag of tagsOf(xml))
    if (tag.name === 'row' && tag.kind !== 'close' && isSet(tag, 'customHeight') && attribute(tag, 'r') !== undefined)
      look.rowHeights.set(Number(attribute(tag, 'r')) - 1, Number(attribute(tag, 'ht')));
  for (const { tag } of elementsOf(xml, 'mergeCell')) {
    const area = readAddress(attribute(tag, 'ref') ?? '')?.area;
    if (area) look.merges.push(area);
  }
  const pane = elementsOf(xml, 'pane')[0]?.tag;
  if (pane && attribute(pane, 'state') === 'frozen') {
    look.frozenRows = Number(attribute(pane, 'ySplit') ?? 0);
    look.frozenColumns = Number(attribute(pane, 'xSplit') ?? 0);
  }
  const tab = elementsOf(xml, 'tabColor')[0]?.tag;
  look.tabColor = (tab && attribute(tab, 'rgb')?.replace(/^FF(?=.{6}$)/i, '#')) ?? '';
  const setup = elementsOf(xml, 'pageSetup')[0]?.tag;
  look.landscape = setup !== undefined && attribute(setup, 'orientation') === 'landscape';
  look.isA4 = setup !== undefined && attribute(setup, 'paperSize') === A4;
  if (isSet(elementsOf(xml, 'pageSetUpPr')[0]?.tag, 'fitToPage')) {
    look.fitWide = Number((setup && attribute(setup, 'fitToWidth')) ?? 1);
    look.fitTall = Number((setup && attribute(setup, 'fitToHeight')) ?? 1);
  }
  return look;
}

/** A sheet's look in texts, one for each element of its part that holds some of it. */
function looksByPart(look: SheetLook): Readonly<Record<string, string>> {
  const inOrder = (sizes: ReadonlyMap<number, number>): string =>
    JSON.stringify([...sizes].sort(([a], [b]) => a - b).map(([at, size]) => [at, Math.round(size * 100)]));
  const fit = `${look.fitWide} ${look.fitTall}`;
  return {
    cols: inOrder(look.columnWidths),
    row: inOrder(look.rowHeights),
    mergeCells: JSON.stringify(look.merges),
    sheetViews: `${look.frozenRows} ${look.frozenColumns}`,
    sheetPr: `${look.tabColor.toUpperCase()} ${fit}`,
    pageSetup: `${look.landscape} ${look.isA4} ${fit}`,
  };
}

/** Children of a sheet's part, in the order the schema wants them (18.3.1.99). */
const ORDER =
  'sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetCalcPr sheetProtection protectedRanges scenarios autoFilter sortState dataConsolidate customSheetViews mergeCells phoneticPr conditionalFormatting dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks customProperties cellWatches ignoredErrors smartTags drawing legacyDrawing legacyDrawingHF picture oleObjects controls webPublishItems tableParts'.split(
    ' ',
  );

/** The part with one of its children replaced, added, or taken out where `text` is empty. */
export function withChild(xml: string, name: string, text: string): string {
  // An extension may have an element of the same name, with a prefix of its own.
  const root = elementsOf(xml, 'worksheet')[0];
  const childrenOf = (one: string): Element[] =>
    elementsOf(xml, one).filter(({ tag }) => tag.prefix === (root?.tag.prefix ?? ''));
  const found = childrenOf(name)[0];
  if (found) return spliced(xml, [{ start: found.tag.start, end: found.end, text }]);
  if (text === '') return xml;
  const before = ORDER.slice(0, ORDER.indexOf(name))
    .map((one) => childrenOf(one).at(-1))
    .filter((one) => one !== undefined)
    .at(-1);
  const at = before?.end ?? root?.innerStart ?? xml.length;
  return spliced(xml, [{ start: at, end: at, text }]);
}

function withHeights(xml: string, heights: ReadonlyMap<number, number>): string {
  const rows = [...tagsOf(xml)].filter(({ name, kind }) => name === 'row' && kind !== 'close');
  return spliced(
    xml,
    rows.flatMap((tag) => {
      const height = heights.get(Number(attribute(tag, 'r')) - 1);
      const text = xml.slice(tag.start, tag.end);
      if (height === undefined || Number(attribute(tag, 'ht')) === height) return [];
      return [
        {
          start: tag.start,
          end: tag.end,
          text: withAttribute(withAttribute(text, 'ht', String(height)), 'customHeight', '1'),
        },
      ];
    }),
  );
}

/** Looks of columns that we do not write: hidden ones, groups, formats of whole columns. */
const COLUMN_EXTRAS = ['hidden', 'outlineLevel', 'collapsed', 'style'];

/** True when writing the look now would lose some that the part has and we do not know. */
export function losesLook(before: string, look: SheetLook): boolean {
  if (looksByPart(lookIn(before))['cols'] === looksByPart(look)['cols']) return false;
  return elementsOf(before, 'col').some(({ tag }) => COLUMN_EXTRAS.some((name) => attribute(tag, name) !== undefined));
}

/** True when the part no longer says how the sheet looks. */
export function looksOtherwise(xml: string, look: SheetLook): boolean {
  const [was, now] = [looksByPart(lookIn(xml)), looksByPart(look)];
  return Object.keys(now).some((name) => was[name] !== now[name]);
}

/**
 * A sheet's part with the look the sheet has now, element by element where it differs from the part's own.
 *
 * @param frame a part of the same look, as a library writes it
 */
export function withLook(xml: string, look: SheetLook, frame: string): string {
  const [was, now] = [looksByPart(lookIn(xml)), looksByPart(look)];
  const prefix = elementsOf(xml, 'worksheet')[0]?.tag.prefix ?? '';
  let changed = xml;
  for (const name of Object.keys(now)) {
    if (was[name] === now[name]) continue;
    const made = elementsOf(frame, name)[0];
    const text = made ? frame.slice(made.tag.start, made.end).replace(/<(\/?)(?=\w)/g, `<$1${prefix}`) : '';
    changed = name === 'row' ? withHeights(changed, look.rowHeights) : withChild(changed, name, text);
  }
  return changed;
}
