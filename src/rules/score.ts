import { bareWord, cellText, DASHES, isCellError, wholeNumber } from './cell-text';
import { type Refusal, refusal } from './refusal';

/** Strokes taken on a hole, 1 to 30, or null: the player has no score there. No score is never zero. */
export type HoleScore = number | null;

const MOST_STROKES = 30;

/** Words for a ball picked up or a hole not played, as clubs write them. */
const NO_SCORE = new Set(['', '-', '/', 'X', 'NR', 'CROIX', '0']);

/**
 * Reads one hole of a card.
 *
 * @param cell a number, digits as text, or no score: blank, 0, `-`, `–`, `—`, `/`, `X`, `NR`, `croix` in any letter case
 * @param hole the number of the hole, for the refusal
 * @returns strokes, null for no score, or why the cell is neither
 * @example readHoleScore(' 5 ', 1) //=> 5
 * @example readHoleScore('croix', 1) //=> null
 */
export function readHoleScore(cell: unknown, hole: number): HoleScore | Refusal {
  if (isCellError(cell)) return refusal('cell-error', { met: cellText(cell) }, hole);
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'boolean') return refusal('score-not-whole', { met: cellText(cell) }, hole);
  if (typeof cell === 'string' && NO_SCORE.has(bareWord(cell).replace(DASHES, '-'))) return null;
  const strokes = wholeNumber(cell);
  if (strokes === 0) return null;
  if (strokes === null || /[+-]/.test(cellText(cell).replace(DASHES, '-')))
    return refusal('score-not-whole', { met: cellText(cell) }, hole);
  return strokes <= MOST_STROKES ? strokes : refusal('score-out-of-range', { met: strokes }, hole);
}

/** Whether a cell of a card holds nothing at all: blank, or the 0 that desktop Excel makes of a blank. */
export function isNothing(cell: unknown): boolean {
  return cell === 0 || cellText(cell) === '';
}
