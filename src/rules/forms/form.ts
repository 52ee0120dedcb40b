import { type Read, refusal, refused, sound } from '../refusal';

export const SCORINGS = ['stableford', 'par', 'bogey', 'net', 'gross'] as const;

/** How the strokes of a card become its result. */
export type Scoring = (typeof SCORINGS)[number];

/** What a clause reads of the form: strokes are counted, points are made, or holes are won against a fixed score. */
export type Family = 'stroke' | 'stableford' | 'par';

/** A form of play: one ball a card, or two partners' better ball (Rule 31). */
export interface Form {
  readonly scoring: Scoring;
  readonly fourBall: boolean;
}

export const familyOf = (form: Form): Family =>
  form.scoring === 'stableford' ? 'stableford' : form.scoring === 'par' || form.scoring === 'bogey' ? 'par' : 'stroke';

/** Fewer is better where strokes are counted, more where points or holes are. */
export const isLowBest = (form: Form): boolean => familyOf(form) === 'stroke';

/** Only gross needs no handicap. */
export const needsHandicap = (form: Form): boolean => form.scoring !== 'gross';

const SCORING_WORDS: Readonly<Record<string, Scoring>> = {
  STABLEFORD: 'stableford',
  PAR: 'par',
  CONTREPAR: 'par',
  BOGEY: 'bogey',
  CONTREBOGEY: 'bogey',
  NET: 'net',
  NETTO: 'net',
  STROKEPLAYNET: 'net',
  GROSS: 'gross',
  BRUT: 'gross',
  STROKEPLAYGROSS: 'gross',
  STROKEPLAYBRUT: 'gross',
};

// The S of “4 ball stableford” is not the plural's.
const FOUR_BALL = /^((FOUR|4)BALL(ES|S(?!TABLEFORD))?|QUATREBALLES|BETTERBALL|MEILLEUREBALLE)/;

const word = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s()\-–—/,:']/g, '')
    .toUpperCase();

/** Reads "stableford", "par", "bogey", "net" or "gross", in English or French; "" is `fallback`. */
export function readScoring(text: string, fallback: Scoring | null = null): Read<Scoring> {
  const key = word(text);
  const scoring = key === '' ? fallback : SCORING_WORDS[key];
  return scoring ? sound(scoring) : refused(refusal('scoring-unknown', { met: text }));
}

/**
 * Reads a form of play.
 *
 * @param text "stableford", "par", "bogey", "net", "gross", or one of them after "fourball"; spaces, hyphens and case do not count, French words are read
 * @example readForm('Four-ball Stableford').value //=> { scoring: 'stableford', fourBall: true }
 */
export function readForm(text: string): Read<Form> {
  const key = word(text);
  const rest = key.replace(FOUR_BALL, '');
  // "quatre balles (meilleure balle) net" names the better ball twice.
  const scoring = SCORING_WORDS[rest.replace(FOUR_BALL, '')];
  return scoring ? sound({ scoring, fourBall: rest !== key }) : refused(refusal('form-unknown', { met: text }));
}
