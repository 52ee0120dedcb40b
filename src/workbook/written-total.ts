import type { Card } from '../rules/card';
import { cellText, DASHES } from '../rules/cell-text';
import type { Round } from '../rules/forms/round';
import type { Read } from '../rules/refusal';
import { found, type Found } from './finding';
import { cellUnder, type EnteredCard } from './read-cards';
import type { Recognition } from './recognise';
import { cellOf, type SheetCells } from './sheet-cells';

/**
 * Compares the total that was written on the card with ours. The player does not know the Committee's rulings, so
 * his total may be that of the card with or without them. The Committee corrects; there is no penalty.
 */
export function writtenTotalFindings(
  sheet: SheetCells,
  recognition: Recognition,
  entered: EnteredCard,
  round: Round,
  play: (card: Card) => Read<Round>,
): readonly Found[] {
  const column = recognition.columns.written;
  if (column === undefined || round.total === null) return [];
  const { card } = entered;
  const bare = play({ ...card, rulings: [] });
  const computed = bare.ok ? bare.value.total : null;
  return entered.rows.flatMap(({ row }) => {
    const written = writtenNumber(cellOf(sheet, row, column));
    if (written === null || written === round.total || written === computed) return [];
    const cell = cellUnder(recognition, row, 'written');
    const values = { written, computed: computed ?? round.total ?? 0 };
    const totals = found('warn', 'written-total', cell, { card: entered.name, values });
    const swapped = play({ rulings: [], balls: swapHandicaps(card) });
    const isSwapped = card.balls.length > 1 && swapped.ok && swapped.value.total === written;
    return isSwapped ? [totals, found('warn', 'partners-swapped', cell, { card: entered.name, values })] : [totals];
  });
}

/** The one number in a written total such as "36 pts", "+3" or "2 down"; null where there is none. */
function writtenNumber(cell: unknown): number | null {
  const text = cellText(cell).replace(DASHES, '-');
  const [digits, another] = text.match(/[+-]?\d+(?:[.,]\d+)?/g) ?? [];
  if (digits === undefined || another !== undefined) return null;
  const number = Number(digits.replace(',', '.'));
  return number > 0 && /down|perdu/i.test(text) ? -number : number;
}

/** The card with its two rows of scores exchanged. */
function swapHandicaps({ balls }: Card): Card['balls'] {
  return balls.map(({ scores }, nth) => {
    const { handicap = null, own } = balls[balls.length - 1 - nth] ?? {};
    return { scores, handicap, ...(own ? { own } : {}) };
  });
}
