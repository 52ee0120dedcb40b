import { CARDS, REF72 } from '../../rules/reference-course';

type Cell = string | number;

/** The lines that the formulas of the worked examples read, from A1 on; handicaps of cards A to E in T3:T7. */
export const LINES: readonly (readonly Cell[])[] = [
  REF72.holes.map(({ par }) => par),
  REF72.holes.map(({ index }) => index),
  ...Object.values(CARDS).map(({ handicap, scores }) => [...scores.map((score) => score ?? '-'), '', handicap]),
  [],
  Array.from({ length: 18 }, () => 4),
  Array.from({ length: 18 }, (_, at) => at + 1),
];

/** Par, stroke indexes and card A to E of the reference course; eighteen par 4s with indexes 1 to 18. */
export const REF = 'A1:R1,A2:R2';
export const FOURS_COURSE = 'A9:R9,A10:R10';

/** Fours on eighteen holes, but for these. */
export function fours(but: Readonly<Record<number, Cell>> = {}): string {
  const cells = Array.from({ length: 18 }, (_, at) => but[at + 1] ?? 4);
  return `{${cells.map((cell) => (typeof cell === 'number' ? cell : `"${cell}"`)).join(',')}}`;
}

/** The same score on the first holes; the others not played. */
export const first = (holes: number, score: Cell): string =>
  fours(Object.fromEntries(Array.from({ length: 18 }, (_, at) => [at + 1, at < holes ? score : ''])));

/** A worked example: its number, what it is about, a formula, and what the cell shows (rows of cells where it spills). */
export type GoldenCase = readonly [id: string, what: string, formula: string, wanted: unknown];

/** Formulas on eighteen par 4s, scratch. */
const edition = (id: string) => (id === '' ? '' : `,,"${id}"`);
export const points = (card: string, rulings: string, id = ''): string =>
  `=GOLF.STABLEFORD(${card},${FOURS_COURSE},0,"${rulings}"${edition(id)})`;
export const holesUp = (card: string, rulings: string, id = ''): string =>
  `=GOLF.PARRESULT(${card},${FOURS_COURSE},0,"${rulings}"${edition(id)})`;
export const strokes = (card: string, rulings: string, id = ''): string =>
  `=GOLF.GROSS(${card},"${rulings}"${id === '' ? '' : `,"${id}"`})`;
export const side = (a: string, b: string, scoring: string, rulings: string, id = '', handicapB = 0): string =>
  `=GOLF.FOURBALLSCORE(${a},${b},${FOURS_COURSE},0,${handicapB},"${scoring}","${rulings}"${edition(id)})`;
export const singles = (a: string, b: string, rulings: string, id = ''): string =>
  `=GOLF.MATCHRESULT(${a},${b},${FOURS_COURSE},0,0,"${rulings}"${id === '' ? '' : `,"${id}"`})`;
export const fourBallMatch = (balls: readonly string[], rulings: string, id = '', handicaps = '0'): string =>
  `=GOLF.FOURBALLMATCH(${balls.join(',')},${FOURS_COURSE},${handicaps},"${rulings}"${id === '' ? '' : `,"${id}"`})`;
