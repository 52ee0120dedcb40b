/** Of so many Score Differentials, how many of the lowest are averaged, and what is then added. */
export interface IndexRow {
  readonly most: number;
  readonly lowest: number;
  readonly adjustment: number;
}

/** From three differentials on; each row is for as many as `most`. Source: Rules of Handicapping 5.2a. */
export const INDEX_TABLE: readonly IndexRow[] = [
  { most: 3, lowest: 1, adjustment: -2 },
  { most: 4, lowest: 1, adjustment: -1 },
  { most: 5, lowest: 1, adjustment: 0 },
  { most: 6, lowest: 2, adjustment: -1 },
  { most: 8, lowest: 2, adjustment: 0 },
  { most: 11, lowest: 3, adjustment: 0 },
  { most: 14, lowest: 4, adjustment: 0 },
  { most: 16, lowest: 5, adjustment: 0 },
  { most: 18, lowest: 6, adjustment: 0 },
  { most: 19, lowest: 7, adjustment: 0 },
  { most: 20, lowest: 8, adjustment: 0 },
];
