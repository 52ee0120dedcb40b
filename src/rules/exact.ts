import { bareWord, cellText, DASHES, isPlus } from './cell-text';

/** An exact number: a whole number over a whole number, `under` positive. Handicaps never meet a float. */
export interface Exact {
  readonly over: number;
  readonly under: number;
}

const MOST_DECIMALS = 3;

/**
 * Reads a number with up to three decimals exactly, from a number or from text with a point or a comma.
 *
 * @returns null when the cell holds anything else. A leading + is left to the caller, who knows what it means
 * @example readDecimal('12,4') //=> { over: 12400, under: 1000 }
 */
export function readDecimal(cell: unknown): Exact | null {
  const scale = 10 ** MOST_DECIMALS;
  if (typeof cell === 'number') {
    // 12.4 is no exact binary number, but the nearest thousandth of it is 12400 to the last bit.
    const over = Math.round(cell * scale);
    return Number.isFinite(cell) && Math.abs(over - cell * scale) < 1e-6 && Math.abs(over) < 1e9
      ? { over: over === 0 ? 0 : over, under: scale }
      : null;
  }
  if (typeof cell !== 'string') return null;
  const [, sign, whole, decimals = ''] =
    /^([+-]?)(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(bareWord(cellText(cell)).replace(DASHES, '-')) ?? [];
  if (whole === undefined) return null;
  const over = Number(whole + decimals.padEnd(MOST_DECIMALS, '0'));
  return { over: sign === '-' && over !== 0 ? -over : over, under: scale };
}

/** A handicap as golfers write it, exact: a plus handicap is negative, or text like "+2.3". null when it is no number. */
export function readHandicapDecimal(cell: unknown): Exact | null {
  const read = readDecimal(cell);
  return read && isPlus(cell) && read.over !== 0 ? { ...read, over: -read.over } : read;
}

/**
 * Rounds to the nearest whole number, halves towards +∞: −1.5 is −1, and never minus zero (Rules of Handicapping 6.1).
 *
 * @example roundHalfUp({ over: -15, under: 10 }) //=> -1
 */
export function roundHalfUp({ over, under }: Exact): number {
  const rounded = Math.floor((2 * over + under) / (2 * under));
  return rounded === 0 ? 0 : rounded;
}

/**
 * Rounds to so many decimals, halves towards +∞: the number nearest to the exact decimal fraction.
 *
 * @example roundTo(1, { over: -155, under: 100 }) //=> -1.5
 */
export function roundTo(decimals: number, { over, under }: Exact): number {
  const scale = 10 ** decimals;
  return roundHalfUp({ over: over * scale, under }) / scale;
}
