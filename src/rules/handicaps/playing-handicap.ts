import { cellText, isBlank, isCellError, isPlus, wholeNumber } from '../cell-text';
import { type Read, refusal, refused, sound } from '../refusal';

const LOWEST = -18;
const HIGHEST = 99;

/**
 * Reads a Playing Handicap: whole strokes from −18 to 99. A plus handicap is negative, or text like "+2".
 *
 * @returns the strokes to receive over the holes played; a blank is refused, never taken for scratch
 * @example readPlayingHandicap('+2').value //=> -2
 */
export function readPlayingHandicap(cell: unknown): Read<number> {
  if (isBlank(cell)) return refused(refusal('handicap-missing'));
  if (isCellError(cell)) return refused(refusal('cell-error', { met: cellText(cell) }));
  const number = wholeNumber(cell);
  if (number === null) return refused(refusal('handicap-not-whole', { met: cellText(cell) }));
  const handicap = isPlus(cell) && number !== 0 ? -number : number;
  return handicap < LOWEST || handicap > HIGHEST
    ? refused(refusal('handicap-out-of-range', { met: cellText(cell), least: LOWEST, most: HIGHEST }))
    : sound(handicap);
}
