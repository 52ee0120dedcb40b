/** Recommended allowances in per cent, by form of play. Source: Rules of Handicapping, Appendix C. */
export const ALLOWANCES = {
  individual: 95,
  /** With fewer players than `SMALL_FIELD` (clarification C/1). */
  individualOfFew: 100,
  match: 100,
  fourBall: 85,
  fourBallPar: 90,
  fourBallMatch: 90,
} as const;

export const SMALL_FIELD = 30;

/** Best 1, 2, 3 or 4 scores of four on each hole: strokes and Stableford, then par and bogey. Source: as above. */
export const BEST_OF_FOUR: readonly number[] = [75, 85, 100, 100];
export const BEST_OF_FOUR_PAR: readonly number[] = [75, 80, 90, 100];
