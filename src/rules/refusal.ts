/** Why something a person typed cannot be used. Codes are stable; the sentences live in `src/words`. */
export type RefusalCode =
  | 'score-not-whole'
  | 'score-out-of-range'
  | 'pars-missing'
  | 'par-impossible'
  | 'index-impossible'
  | 'index-twice'
  | 'index-count'
  | 'too-many-holes'
  | 'handicap-missing'
  | 'handicap-not-whole'
  | 'handicap-out-of-range'
  | 'target-unknown'
  | 'target-impossible'
  | 'limit-unknown'
  | 'line-length'
  | 'line-count'
  | 'ruling-count'
  | 'sides-courses-differ'
  | 'form-unknown'
  | 'scoring-unknown'
  | 'edition-unknown'
  | 'ties-unknown'
  | 'argument-missing'
  | 'cell-error'
  | 'sides-uneven'
  | 'one-card-only'
  | 'ruling-is-number'
  | 'ruling-not-read'
  | 'ruling-hole-not-on-card'
  | 'ruling-hole-twice'
  | 'ruling-partner-absent'
  | 'ruling-needs-hole'
  | 'ruling-needs-partner'
  | 'ruling-needs-strokes-taken'
  | 'ruling-strokes-out-of-place'
  | 'ruling-flag-match-only'
  | 'ruling-needs-player'
  | 'ruling-needs-opponent'
  | 'ruling-player-absent'
  | 'ruling-flag-three-ball-only'
  | 'ruling-flag-partners-only'
  | 'ruling-strokes-three-ball-only'
  | 'match-handicaps'
  | 'match-mark-unknown'
  | 'match-holes-impossible'
  | 'clause-unknown'
  | 'clause-of-other-edition'
  | 'clauses-of-two-editions'
  | 'clause-not-in-form'
  | 'handicap-index'
  | 'handicap-slope'
  | 'handicap-rating'
  | 'handicap-par'
  | 'handicap-allowance'
  | 'handicap-option-unknown'
  | 'handicap-lowest-par'
  | 'handicap-pcc'
  | 'match-rounding-unknown'
  | 'adjusted-gross'
  | 'holes-not-played'
  | 'not-played-without-index'
  | 'differential-not-read'
  | 'differential-count'
  | 'skins-rule-unknown'
  | 'points-table'
  | 'place-not-read'
  | 'places-overlap'
  | 'whole-number-wanted'
  | 'decimal-wanted'
  | 'side-format-unknown'
  | 'side-handicap-not-read'
  | 'side-size';

/** One refusal: what was met and, where it helps, what is wanted. `hole` is the number printed on the card. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly hole: number | null;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a door answers: the sound value, or every reason it is not one. Doors never throw. */
export type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusals: readonly Refusal[] };

export const sound = <T>(value: T): Read<T> => ({ ok: true, value });

export const refused = (...refusals: readonly Refusal[]): Read<never> => ({ ok: false, refusals });

export const refusal = (
  code: RefusalCode,
  values: Readonly<Record<string, string | number>> = {},
  hole: number | null = null,
): Refusal => ({ code, hole, values });
