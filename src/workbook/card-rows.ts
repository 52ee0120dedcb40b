import { cellText, isBlank } from '../rules/cell-text';
import { isNothing } from '../rules/score';
import { isCourseRow } from './course-lines';
import { found, type Found } from './finding';
import { isTotalLabel, plainWords } from './headings';
import type { Recognition } from './recognise';
import { hasNoScores, nameIn } from './row-content';
import { address, cellOf, columnsOf, rowsOf, type SheetCells } from './sheet-cells';
import { pairRows } from './side-rows';

/** The rows of the players, in the sheet's order, and the rows passed over with the reason. */
export interface CardRows {
  /** Rows that belong together: one row a card, two a side, or one that lacks its partner's. */
  readonly cards: readonly (readonly number[])[];
  readonly findings: readonly Found[];
}

/**
 * Finds the rows of cards below the headings. Course rows and empty rows are passed over, total rows and notes
 * with a finding.
 *
 * @param isFourBall two consecutive rows make a side
 */
export function findCardRows(sheet: SheetCells, recognition: Recognition, isFourBall: boolean): CardRows {
  const findings: Found[] = [];
  const header = { row: recognition.headerRow, holes: recognition.holes };
  const first = Math.max(recognition.headerRow, recognition.headingRow) + 1;
  /** Rows in blocks: an empty row ends one, and no side straddles it. */
  const blocks: number[][] = [[]];
  const ofTees = new Set(
    (recognition.tees ?? [])
      .flatMap(({ pars, indexes }) => [pars, indexes])
      .filter((line) => line.sheet === sheet.name)
      .flatMap(({ cells }) => cells.map(({ row }) => row)),
  );
  const isCard = (row: number): boolean => row >= first && !ofTees.has(row) && !isCourseRow(sheet, row, header);
  for (const row of rowsOf(sheet).filter(isCard)) {
    const block = blocks.at(-1) ?? [];
    const ignored = isEmptyRow(sheet, recognition, row) ? null : reasonToIgnore(sheet, recognition, row);
    if (ignored) findings.push(ignored);
    const isPartnerOfLast = isFourBall && block.at(-1) === row - 1 && sharesSide(sheet, recognition, row);
    if (ignored || (isEmptyRow(sheet, recognition, row) && !isPartnerOfLast)) blocks.push([]);
    else block.push(row);
  }
  if (!isFourBall) return { cards: blocks.flat().map((row) => [row]), findings };
  const paired = pairRows(sheet, recognition, blocks);
  return { cards: paired.cards, findings: [...findings, ...paired.findings] };
}

function isEmptyRow(sheet: SheetCells, recognition: Recognition, row: number): boolean {
  const { rulings } = recognition.columns;
  return (
    nameIn(sheet, recognition, row) === '' &&
    hasNoScores(sheet, recognition, row) &&
    (rulings === undefined || isBlank(cellOf(sheet, row, rulings)))
  );
}

/** A row without a name under a partner's: the side's label, or a handicap, says that it is the absent partner's. */
function sharesSide(sheet: SheetCells, { columns }: Recognition, row: number): boolean {
  const { side, handicap } = columns;
  const label = side === undefined ? '' : plainWords(cellOf(sheet, row, side));
  return (
    (side !== undefined && label !== '' && label === plainWords(cellOf(sheet, row - 1, side))) ||
    (handicap !== undefined && !isNothing(cellOf(sheet, row, handicap)))
  );
}

const SECTION_TITLE = /^(group|groupe|division|flight|serie|partie|match|start|depart)\b/;
const LONGEST_NAME = 60;

function reasonToIgnore(sheet: SheetCells, recognition: Recognition, row: number): Found | null {
  const written = columnsOf(sheet).filter((column) => !isBlank(cellOf(sheet, row, column)));
  const firstHole = Math.min(...recognition.holes.map(({ column }) => column));
  const label = written.find((column) => column < firstHole && isTotalLabel(cellOf(sheet, row, column)));
  const passedOver = (code: 'total-row-ignored' | 'note-row-ignored', column: number): Found =>
    found('info', code, address(sheet.name, row, column), { values: { met: cellText(cellOf(sheet, row, column)) } });
  if (label !== undefined) return passedOver('total-row-ignored', label);
  const [only, another] = written;
  if (only === undefined || another !== undefined) return null;
  const text = cellText(cellOf(sheet, row, only));
  const isNote = /[.:]$|^[*(]/.test(text) || text.includes(': ') || text.length > LONGEST_NAME;
  return isNote || SECTION_TITLE.test(plainWords(text)) ? passedOver('note-row-ignored', only) : null;
}
