import { cellText, isBlank } from '../rules/cell-text';
import { type Form, readForm } from '../rules/forms/form';
import { type Read, refusal, refused, sound } from '../rules/refusal';
import { plainWords } from './headings';

const SINGLES = /\b(singles?|individual|individuel|individuelle|simples?)\b/g;
const FOUR_BALL = /\b(four ?balls?|4 ?balls?|4bbb|quatre balles?|4 balles?|better ball|meilleure balle)\b/g;
/** Gross or net says which: alone, stroke play is not clear. */
const STROKE_PLAY = /\b(stroke ?play|medal|handicap)\b/g;
/** Forms that are one ball a side or a match: their words hold others that we know ("foursomes Stableford"). */
const NOT_OURS = /\b(foursomes?|greensomes?|scramble|chapman|threesomes?|match)\b/;

/**
 * Reads the words a club writes for the form of play, in any order: "Stableford, four-ball", "singles, stroke play (net)".
 *
 * @example readFormWords('Singles Stableford').value //=> { scoring: 'stableford', fourBall: false }
 */
export function readFormWords(text: string): Read<Form> {
  const words = plainWords(text);
  const unknown = refused(refusal('form-unknown', { met: text }));
  if (NOT_OURS.test(words)) return unknown;
  const bare = words.replace(FOUR_BALL, ' ');
  const isFourBall = bare !== words;
  const scoring = bare.replace(SINGLES, ' ').replace(STROKE_PLAY, ' ');
  const form = readForm(`${isFourBall ? 'fourball ' : ''}${scoring}`);
  return form.ok ? form : unknown;
}

/** "Stroke play (gross / net)", "Stableford brut et net": two lists of one form. */
const BOTH = /\b(?:(?:gross|brut) (?:and |et )?net|net (?:and |et )?(?:gross|brut))\b/;

/** The form, and whether its words ask for a list of gross results beside it. */
export function readListedForm(text: string): Read<{ readonly form: Form; readonly isGrossListed: boolean }> {
  const words = plainWords(text);
  const isGrossListed = BOTH.test(words);
  if (!isGrossListed) {
    const form = readFormWords(text);
    return form.ok ? sound({ form: form.value, isGrossListed }) : form;
  }
  // Of stroke play only "net" is left to say which; the other forms say it themselves.
  const own = readFormWords(words.replace(BOTH, ' '));
  const form = own.ok ? own : readFormWords(words.replace(BOTH, 'net'));
  return form.ok ? sound({ form: form.value, isGrossListed }) : form;
}

/**
 * How an allowance reads: "95 %". A number up to 3 is a share (0.95), a greater one per cent.
 *
 * @returns "" for nothing, null for what is no per cent
 */
export function allowanceText(cell: unknown): string | null {
  if (isBlank(cell)) return '';
  const digits = /^(\d+(?:[.,]\d+)?)\s*%?$/.exec(cellText(cell))?.[1];
  const number = typeof cell === 'number' ? cell : digits === undefined ? NaN : Number(digits.replace(',', '.'));
  if (!Number.isFinite(number) || number < 0) return null;
  const isShare = number <= HIGHEST_SHARE && !cellText(cell).endsWith('%');
  const perCent = Math.round((isShare ? number * 100 : number) * 100) / 100;
  return perCent > MOST_PER_CENT ? null : `${perCent} %`;
}

/** As PLAYINGHANDICAP reads it: above 3, a number is per cent. */
const HIGHEST_SHARE = 3;
const MOST_PER_CENT = 300;

/** Days from 1970-01-01 back to the day that Excel counts as 0. */
const EPOCH_OFFSET = 25569;

/**
 * A date as text, 2025-06-14: from the serial that Excel keeps, or the text as it stands.
 *
 * @example dateText(45822) //=> '2025-06-14'
 */
export function dateText(cell: unknown): string {
  if (typeof cell !== 'number' || cell < 61 || cell > 2_958_465) return cellText(cell);
  // Civil date from a count of days, by the proleptic calendar that begins each year in March.
  const days = Math.floor(cell) - EPOCH_OFFSET + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
