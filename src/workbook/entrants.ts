import { cellText, DASHES, wholeNumber } from '../rules/cell-text';
import { type Exact, readDecimal } from '../rules/exact';
import type { EnteredCard } from './read-cards';
import type { Recognition } from './recognise';
import { cellOf, type SheetCells } from './sheet-cells';
import { divisionWords, type Entrant } from './terms-divisions';

/** What a card says beside its scores: which divisions it may be in, and its place in a play-off. */
export interface CardFacts extends Entrant {
  readonly playOff: number | null;
  /** The player's team, "" for none; where rows are joined to sides, the column names the side and no team. */
  readonly team: string;
  /** The number that a club or federation knows the player by, those of partners joined; "" where one has none. */
  readonly member: string;
}

/** Reads them from the card's rows. Of a side the handicaps and Indexes are added; it has none where a partner lacks his. */
export function readFacts(sheet: SheetCells, { columns }: Recognition, { rows, card }: EnteredCard): CardFacts {
  const cellsUnder = (column: number | undefined): readonly unknown[] =>
    column === undefined ? [] : rows.map(({ row }) => cellOf(sheet, row, column));
  const playOffs = cellsUnder(columns.playOff).map(wholeNumber);
  return {
    handicap:
      sumOf(card.balls.map(({ handicap }) => (handicap === null ? null : { over: handicap, under: 1 })))?.over ?? null,
    index: sumOf(cellsUnder(columns.handicapIndex).map(readIndex)),
    words: cellsUnder(columns.division).flatMap(divisionWords),
    playOff: playOffs.find((place) => place !== null && place > 0) ?? null,
    member: memberOf(cellsUnder(columns.member)),
    team: columns.name === undefined ? '' : cellText(cellsUnder(columns.side)[0] ?? ''),
  };
}

/** In whatever order partners stand. */
function memberOf(cells: readonly unknown[]): string {
  const numbers = cells.map((cell) => cellText(cell).replace(/\s/g, '').toUpperCase());
  return numbers.includes('') ? '' : numbers.sort().join(' ');
}

/** A plus Index is written "+1.2", and is below zero. */
function readIndex(cell: unknown): Exact | null {
  const text = cellText(cell).replace(DASHES, '-');
  const index = readDecimal(typeof cell === 'number' ? cell : text);
  return index && text.startsWith('+') && index.over !== 0 ? { ...index, over: -index.over } : index;
}

function sumOf(figures: readonly (Exact | null)[]): Exact | null {
  const [first, ...others] = figures;
  if (!first) return null;
  return others.reduce<Exact | null>(
    (sum, figure) => (sum && figure ? { ...sum, over: sum.over + figure.over } : null),
    first,
  );
}
