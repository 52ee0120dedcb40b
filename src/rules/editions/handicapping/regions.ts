/** How a year and a region take a Handicap Index to the course: with or without course rating − par, rounded at once or not. */
export interface Region {
  readonly hasRatingLessPar: boolean;
  readonly roundsFirst: boolean;
}

/** Years and regions by name. Source: World Handicap System 2020 and 2024, and England Golf's change of April 2024. */
export const REGIONS: Readonly<Record<string, Region>> = {
  '2024': { hasRatingLessPar: true, roundsFirst: false },
  '2020': { hasRatingLessPar: true, roundsFirst: true },
  ENGLAND2020: { hasRatingLessPar: false, roundsFirst: true },
  WALES2020: { hasRatingLessPar: false, roundsFirst: true },
  IRELAND2020: { hasRatingLessPar: false, roundsFirst: true },
  SCOTLAND2020: { hasRatingLessPar: false, roundsFirst: false },
};
