/** How a year and a region take a Handicap Index to the course: with or without course rating − par, rounded at once or not. */
export interface Region {
  readonly hasRatingLessPar: boolean;
  readonly roundsFirst: boolean;
}

const WITHOUT: Region = { hasRatingLessPar: false, roundsFirst: true };
const SCOTLAND: Region = { hasRatingLessPar: false, roundsFirst: false };

/** Years and regions by name. Source: World Handicap System 2020 and 2024, and England Golf's change of April 2024. */
export const REGIONS: Readonly<Record<string, Region>> = {
  '2024': { hasRatingLessPar: true, roundsFirst: false },
  '2020': { hasRatingLessPar: true, roundsFirst: true },
  ENGLAND2020: WITHOUT,
  ANGLETERRE2020: WITHOUT,
  WALES2020: WITHOUT,
  GALLES2020: WITHOUT,
  IRELAND2020: WITHOUT,
  IRLANDE2020: WITHOUT,
  SCOTLAND2020: SCOTLAND,
  ECOSSE2020: SCOTLAND,
};
