import { cellText, wholeNumber } from '../rules/cell-text';
import type { PrizeFund } from '../rules/standings/prizes';
import { plainWords } from './headings';
import { type Recognised, recognised, type SheetRefusal, sheetRefusal, unrecognised } from './sheet-refusal';

/** Which list a prize is for. `division`: "" for the whole field, null for each division in turn. */
export interface PrizeTarget {
  readonly division: string | null;
  readonly isGross: boolean;
}

/** A sum as it was written: "£", "100", "". */
export interface Money {
  readonly before: string;
  readonly cents: number;
  readonly after: string;
}

export type PrizeTerm =
  | {
      readonly kind: 'list';
      readonly target: PrizeTarget;
      readonly fund: PrizeFund;
      /** How sums of the fund are written; null for things. */
      readonly money: Money | null;
      /** A number of prizes, not their names. */
      readonly areNumbered: boolean;
    }
  | { readonly kind: 'twos'; readonly money: Money };

/** What is won, in the order in which it is awarded. */
export interface PrizeTerms {
  readonly prizes: readonly PrizeTerm[];
  readonly areSeveralAllowed: boolean;
}

const SEVERAL = new Set(['several allowed', 'several prizes allowed', 'cumul', 'cumul autorise', 'prix cumulables']);
const OVERALL = new Set(['', 'overall', 'general', 'classement general', 'all', 'tous', 'net', 'field']);
const EACH = new Set(['each division', 'divisions', 'every division', 'chaque serie', 'series', 'par serie']);
const TWOS = new Set(['twos', '2s', 'birdies aux par 3']);
const GROSS = /\b(gross|brut|scratch)\b/;
const MOST_PRIZES = 50;

/**
 * Reads the prizes: `Gross: Cup; Overall: Cup, Voucher; Each division: 2; Twos: pot £40; several allowed`.
 *
 * Lists are awarded in the order written. After the colon: a number of prizes, their names, or a pot, shared by the
 * weights after `=`: `pot 100 = 50/30/20`. A list is the whole field, a division, each division, or the gross of one.
 *
 * @param divisions names of the divisions, or null where the Division column names them
 */
export function readPrizes(
  cells: readonly unknown[],
  cell: string,
  divisions: readonly string[] | null,
): Recognised<PrizeTerms> {
  const parts = cells
    .flatMap((each) => cellText(each).split(';'))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const refusals: SheetRefusal[] = [];
  const prizes: PrizeTerm[] = [];
  let areSeveralAllowed = false;
  for (const part of parts) {
    if (SEVERAL.has(plainWords(part))) {
      areSeveralAllowed = true;
      continue;
    }
    const colon = part.indexOf(':');
    // Without a list it is for all; a list alone wins nothing.
    const isListAlone = colon < 0 && readTarget(part, divisions ?? []) !== null;
    const read = isListAlone
      ? null
      : readPrize(part.slice(0, Math.max(colon, 0)), part.slice(colon + 1).trim(), divisions);
    if (read) prizes.push(read);
    else refusals.push(sheetRefusal('prize-unknown', { cell, met: part }));
  }
  return refusals.length > 0 ? unrecognised(...refusals) : recognised({ prizes, areSeveralAllowed });
}

function readPrize(list: string, won: string, divisions: readonly string[] | null): PrizeTerm | null {
  const pot = readPot(won);
  if (TWOS.has(plainWords(list))) return pot ? { kind: 'twos', money: pot.money } : null;
  const target = readTarget(list, divisions);
  if (!target || won === '') return null;
  if (pot)
    return {
      kind: 'list',
      target,
      fund: { kind: 'pot', cents: pot.money.cents, shares: pot.shares },
      money: pot.money,
      areNumbered: false,
    };
  if (isPot(won)) return null;
  const count = wholeNumber(won);
  if (count !== null && (count < 1 || count > MOST_PRIZES)) return null;
  const things =
    count === null
      ? won
          .split(',')
          .map((thing) => thing.trim())
          .filter((thing) => thing !== '')
      : Array.from({ length: count }, (_, at) => String(at + 1));
  return { kind: 'list', target, fund: { kind: 'things', things }, money: null, areNumbered: count !== null };
}

function readTarget(list: string, divisions: readonly string[] | null): PrizeTarget | null {
  const words = plainWords(list);
  const isGross = GROSS.test(words);
  const rest = isGross ? words.replace(GROSS, ' ').replace(/\s+/g, ' ').trim() : words;
  if (OVERALL.has(rest)) return { division: '', isGross };
  if (EACH.has(rest)) return { division: null, isGross };
  const named = divisions?.find((name) => plainWords(name) === rest);
  if (named !== undefined) return { division: named, isGross };
  // The column names the divisions, and it is read later: a name that no card bears wins nothing, and is a finding.
  return divisions === null
    ? { division: isGross ? list.replace(/gross|brut|scratch/i, '').trim() : list.trim(), isGross }
    : null;
}

const isPot = (won: string): boolean => /^(pot|cagnotte)\b/i.test(won);

const POT = /^(?:pot|cagnotte)\s+(\D*?)\s*(\d{1,6})(?:[.,](\d{2}))?\s*([^\d=]*?)\s*(?:=\s*([\d\s./,]+))?$/i;

function readPot(won: string): { readonly money: Money; readonly shares: readonly number[] } | null {
  const [, before = '', whole, decimals = '00', after = '', weights] = POT.exec(won) ?? [];
  if (whole === undefined) return null;
  const shares = weights === undefined ? [1] : weights.split('/').map((weight) => wholeNumber(weight.trim()) ?? 0);
  if (shares.some((share) => share < 1)) return null;
  return { money: { before, cents: Number(whole) * 100 + Number(decimals), after }, shares };
}

/**
 * A sum as its pot was written: "£12.50", "12,50 €".
 *
 * @example moneyText({ before: '£', cents: 100, after: '' }, 1250, '.') //=> '£12.50'
 */
export function moneyText({ before, after }: Money, cents: number, point: '.' | ','): string {
  const rest = cents % 100;
  const figure = `${Math.floor(cents / 100)}${rest === 0 ? '' : `${point}${String(rest).padStart(2, '0')}`}`;
  // A figure stays on one line with its currency.
  const spaced = after === '' || /^[%°]/.test(after) ? after : `\u00a0${after}`;
  return `${before}${/\p{L}$/u.test(before) ? '\u00a0' : ''}${figure}${spaced}`;
}
