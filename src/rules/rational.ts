/** An exact fraction of whole numbers of any size, never negative, for sums whose parts have many denominators. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

export const NOTHING: Rational = { over: 0n, under: 1n };

export const plus = (a: Rational, b: Rational): Rational =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under };

/** Sorts the greater first. */
export const byGreater = (a: Rational, b: Rational): number => {
  const difference = b.over * a.under - a.over * b.under;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
};

/**
 * The number nearest to the fraction rounded to hundredths, halves up.
 *
 * @example toHundredths({ over: 58n, under: 3n }) //=> 19.33
 */
export const toHundredths = ({ over, under }: Rational): number => Number((200n * over + under) / (2n * under)) / 100;

/**
 * The fraction as golfers write it, whole and rest in lowest terms.
 *
 * @example asMixed({ over: 43n, under: 2n }) //=> '21 1/2'
 * @example asMixed({ over: 2n, under: 6n }) //=> '1/3'
 */
export function asMixed({ over, under }: Rational): string {
  const [whole, rest] = [over / under, over % under];
  if (rest === 0n) return String(whole);
  const shared = commonOf(rest, under);
  const part = `${rest / shared}/${under / shared}`;
  return whole === 0n ? part : `${whole} ${part}`;
}

const commonOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonOf(b, a % b));
