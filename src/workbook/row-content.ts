import { cellText } from '../rules/cell-text';
import { isNothing } from '../rules/score';
import type { Recognition } from './recognise';
import { cellOf, type SheetCells } from './sheet-cells';

/** Text that names who plays in this row, "" where nobody is named. */
export function nameIn(sheet: SheetCells, { columns }: Recognition, row: number): string {
  const textIn = (column: number | undefined): string =>
    column === undefined ? '' : cellText(cellOf(sheet, row, column)).replace(/\s+/g, ' ');
  const name = columns.name === undefined && columns.firstName === undefined ? columns.side : columns.name;
  return [textIn(columns.firstName), textIn(name)].filter((part) => part !== '').join(' ');
}

/** Nothing in the holes: blank, or the 0 that a formula leaves. */
export function hasNoScores(sheet: SheetCells, { holes }: Recognition, row: number): boolean {
  return holes.every(({ column }) => isNothing(cellOf(sheet, row, column)));
}
