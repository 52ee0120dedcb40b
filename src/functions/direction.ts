import { isOmitted, type Matrix, matrixOf, transposed } from './argument';

/** Whether a row or a column is one card. */
export type Direction = 'rows' | 'columns';

/** A card has no more holes. */
const MOST_HOLES = 18;

/**
 * Which way the cards lie: pars in a row, a row is a card; in a column, a column is. With pars one a card indexes tell,
 * else the grid itself.
 *
 * @param perCard arguments that may hold one cell a card: handicaps, rulings
 */
export function directionOf(pars: Matrix, indexes: Matrix, scores: Matrix, perCard: readonly unknown[]): Direction {
  const told = vectorDirection(pars) ?? vectorDirection(indexes);
  if (told) return told;
  if (isSingle(pars)) return vectorDirection(scores) === 'rows' ? 'columns' : 'rows';
  return directionOfGrid(pars, perCard);
}

/**
 * Which way the cards of a grid lie that has a cell for each hole of each card, where no line of pars tells.
 *
 * A single line is a card, and more rows than a card has holes are cards. Else the side that has as many lines as there
 * are handicaps or rulings is cards; else the side that is 9 or 18 long is holes; else a row is a card.
 */
export function directionOfGrid(grid: Matrix, perCard: readonly unknown[]): Direction {
  const rows = grid.length;
  const columns = grid[0]?.length ?? 0;
  if (rows === 1 || rows > MOST_HOLES) return 'rows';
  if (columns === 1) return 'columns';
  for (const argument of perCard) {
    if (isOmitted(argument)) continue;
    const cells = matrixOf(argument);
    const count = cells.flat().length;
    if (rows === columns) {
      // One a card lies across the cards: a column of handicaps goes with rows of scores.
      const lies = vectorDirection(cells);
      if (lies) return lies === 'rows' ? 'columns' : 'rows';
    } else if (count === rows) return 'rows';
    else if (count === columns) return 'columns';
  }
  const isCard = (length: number): boolean => length === 9 || length === 18;
  return !isCard(columns) && isCard(rows) ? 'columns' : 'rows';
}

/** Lines of a grid that lies this way as rows; rows as they lie in it. */
export const laid = <T>(rows: readonly (readonly T[])[], direction: Direction): readonly (readonly T[])[] =>
  direction === 'rows' ? rows : transposed(rows);

/** One answer a card, lying as the cards lie: cards in rows answer down, in columns across. */
export const oneEach = <T>(answers: readonly T[], direction: Direction): T[][] =>
  direction === 'rows' ? answers.map((value) => [value]) : [[...answers]];

/** A line of answers a card, lying as the cards lie. */
export const lineOfEach = <T>(answers: readonly (readonly T[])[], direction: Direction): T[][] =>
  laid(answers, direction).map((line) => [...line]);

export const isSingle = (matrix: Matrix): boolean => matrix.length === 1 && matrix[0]?.length === 1;

/** Which way a line lies; null for a grid and for a single cell. */
export function vectorDirection(matrix: Matrix): Direction | null {
  const columns = matrix[0]?.length ?? 0;
  if (matrix.length === 1 && columns > 1) return 'rows';
  return columns === 1 && matrix.length > 1 ? 'columns' : null;
}
