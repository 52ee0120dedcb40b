import { readAddress } from '../engine/address';
import type { SheetLook } from '../engine/book';
import { attribute, elementsOf } from './xml';

/** A style for all columns to the end of the sheet is no width of anybody's. */
const MANY_COLUMNS = 256;

/** Fills in what a sheet's part says of widths, merged cells, frozen panes, tab and paper. */
export function readLook(xml: string, look: SheetLook): void {
  for (const { tag } of elementsOf(elementsOf(xml, 'cols')[0]?.inner ?? '', 'col')) {
    const [first, last, width] = ['min', 'max', 'width'].map((name) => Number(attribute(tag, name)));
    if (first === undefined || last === undefined || !width || last - first > MANY_COLUMNS) continue;
    for (let column = first; column <= last; column++) look.columnWidths.set(column - 1, width);
  }
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
}

/** All of a sheet's look in one text, to tell whether it was changed. */
export function lookText({ columnWidths, ...rest }: SheetLook): string {
  const widths = [...columnWidths]
    .sort(([a], [b]) => a - b)
    .map(([column, width]) => [column, Math.round(width * 100)]);
  return JSON.stringify({ widths, ...rest });
}
