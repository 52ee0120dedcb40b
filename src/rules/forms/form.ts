import { type Read, refusal, refused, sound } from '../refusal';
import { type HoleLimit, readHoleLimit } from './maximum-score';
import type { PointsTable } from './points-table';

export const SCORINGS = ['stableford', 'par', 'bogey', 'net', 'gross', 'max'] as const;

/** How the strokes of a card become its result. */
export type Scoring = (typeof SCORINGS)[number];

/** What a clause reads of the form: strokes are counted, points are made, or holes are won against a fixed score. */
export type Family = 'stroke' | 'stableford' | 'par';

/** A form of play: one ball a card, or two partners' better ball (Rule 31). */
export interface Form {
  readonly scoring: Scoring;
  readonly fourBall: boolean;
  /** The most strokes that a hole counts, in maximum score. */
  readonly limit?: HoleLimit;
  /** Points by a table of the Committee's own, in Stableford. */
  readonly table?: PointsTable;
}

export const familyOf = (form: Form): Family =>
  form.scoring === 'stableford' ? 'stableford' : form.scoring === 'par' || form.scoring === 'bogey' ? 'par' : 'stroke';

/** Whether a hole without a score makes a result all the same: points, a lost hole, the maximum, the partner's ball. */
export const countsWithoutScore = (form: Form): boolean =>
  form.fourBall || familyOf(form) !== 'stroke' || form.scoring === 'max';

/** Whether a card is gross less the handicap once, and not net by the hole. */
export const isNetOfOneBall = (form: Form): boolean =>
  (form.scoring === 'net' || form.scoring === 'max') && !form.fourBall;

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

/** The maximum stands after the form's name: "max 2par", "score maximum 10". */
const MAXIMUM = /^(MAXIMUMSCORE|SCOREMAXIMUM|MAXSCORE|SCOREMAX|MAXIMUM|MAX)/;

const word = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s()\-–—/,:']/g, '')
    .toUpperCase();

/** Whether a text names the four-ball alone, without how it is scored. */
export const isFourBallWord = (text: string): boolean => word(text).replace(FOUR_BALL, '') === '' && text !== '';

/** Reads "stableford", "par", "bogey", "net" or "gross", in English or French; "" is `fallback`. */
export function readScoring(text: string, fallback: Scoring | null = null): Read<Scoring> {
  const key = word(text);
  const scoring = key === '' ? fallback : SCORING_WORDS[key];
  return scoring ? sound(scoring) : refused(refusal('scoring-unknown', { met: text }));
}

/**
 * Reads a form of play.
 *
 * @param text "stableford", "par", "bogey", "net", "gross", one of them after "fourball", or "max" and the most that a hole counts; spaces, hyphens and case do not count, French words are read
 * @example readForm('Four-ball Stableford').value //=> { scoring: 'stableford', fourBall: true }
 */
export function readForm(text: string): Read<Form> {
  const key = word(text);
  const limit = key.replace(MAXIMUM, '');
  if (limit !== key) {
    const read = readHoleLimit(limit);
    return read.ok ? sound({ scoring: 'max', fourBall: false, limit: read.value }) : read;
  }
  const rest = key.replace(FOUR_BALL, '');
  // "quatre balles (meilleure balle) net" names the better ball twice.
  const scoring = SCORING_WORDS[rest.replace(FOUR_BALL, '')];
  return scoring ? sound({ scoring, fourBall: rest !== key }) : refused(refusal('form-unknown', { met: text }));
}
