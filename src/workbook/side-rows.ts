import { cellText } from '../rules/cell-text';
import { found, type Found } from './finding';
import { plainWords } from './headings';
import type { Recognition } from './recognise';
import { nameIn } from './row-content';
import { address, cellOf, type SheetCells } from './sheet-cells';

/**
 * Puts the rows of a four-ball two by two. Where a column names the sides, it says which rows belong together;
 * a row whose partner's is not next to it stays alone and is a finding.
 *
 * @param blocks rows without an empty row between them
 */
export function pairRows(
  sheet: SheetCells,
  recognition: Recognition,
  blocks: readonly (readonly number[])[],
): { readonly cards: readonly (readonly number[])[]; readonly findings: readonly Found[] } {
  const sideOf = sideLabels(sheet, recognition, blocks);
  const cards: (readonly number[])[] = [];
  const findings: Found[] = [];
  for (const block of blocks) {
    let at = 0;
    for (let row = block[at]; row !== undefined; row = block[at]) {
      const next = block[at + 1];
      // A merged cell holds its text in the first of its rows only.
      const isPair = next !== undefined && (sideOf(next) === '' || sideOf(next) === sideOf(row));
      cards.push(isPair ? [row, next] : [row]);
      at += isPair ? 2 : 1;
      if (isPair) continue;
      const column = recognition.columns.side ?? recognition.columns.name ?? 0;
      findings.push(
        found('decide', next === undefined ? 'side-incomplete' : 'side-rows-differ', address(sheet.name, row, column), {
          card: nameIn(sheet, recognition, row),
          values: {
            row: row + 1,
            side: cellText(cellOf(sheet, row, column)),
            other: next === undefined ? '' : cellText(cellOf(sheet, next, column)),
          },
        }),
      );
    }
  }
  return { cards, findings };
}

/** Labels of the sides by row. A lone Team column in which no label comes twice holds the players' names instead. */
function sideLabels(
  sheet: SheetCells,
  { columns }: Recognition,
  blocks: readonly (readonly number[])[],
): (row: number) => string {
  const { side } = columns;
  if (side === undefined) return () => '';
  const labelIn = (row: number): string => plainWords(cellOf(sheet, row, side));
  if (columns.name !== undefined || columns.firstName !== undefined) return labelIn;
  const hasPairs = blocks.some((block) =>
    block.some((row, at) => at > 0 && [labelIn(block[at - 1] ?? row), ''].includes(labelIn(row))),
  );
  return hasPairs ? labelIn : () => '';
}
