import { cellText } from '../rules/cell-text';
import { type Course, readCourse } from '../rules/course';
import type { EditionId } from '../rules/editions/clause';
import { readEditionId } from '../rules/editions/edition-in-force';
import { type Refusal, refusal } from '../rules/refusal';
import { cellOf, isOmitted, type Matrix, matrixOf } from './argument';
import { type Direction, isSingle, laid, vectorDirection } from './direction';
import { orRefuse, refuseCall } from './refuse';

/** The one cell of an argument that must be given. */
export function requiredCell(argument: unknown, name: string): unknown {
  if (isOmitted(argument)) refuseCall([refusal('argument-missing')], { argument: name });
  return cellOf(argument);
}

/** Rows of cells of an argument that must be given. */
export function required(argument: unknown, name: string): Matrix {
  const matrix = matrixOf(argument);
  if (matrix.length === 0 || (matrix[0]?.length ?? 0) === 0)
    refuseCall([refusal('argument-missing')], { argument: name });
  return matrix;
}

/** The edition an argument asks for; null where it was left out. */
export const editionOf = (argument: unknown): EditionId | null => orRefuse(readEditionId(cellOf(argument)), 'edition');

/** One cell for all, repeated, or one each. */
export function oneOrEach(argument: unknown, count: number, name: string): readonly unknown[] {
  const cells = matrixOf(argument).flat();
  if (cells.length <= 1) return Array.from({ length: count }, () => cells[0] ?? null);
  if (cells.length !== count)
    refuseCall([refusal('line-count', { met: cells.length, wanted: count })], { argument: name });
  return cells;
}

/** Rulings one a line; in a four-ball one a side will do, and lines given apart have no other way. */
export function rulingsOf(
  argument: unknown,
  lines: number,
  perSide: number,
  isApart: boolean,
): { readonly cells: readonly unknown[]; readonly bySide: boolean } {
  const wanted = isApart ? lines / 2 : lines;
  if (isOmitted(argument)) return { cells: Array.from({ length: wanted }, () => null), bySide: isApart };
  const cells = matrixOf(argument).flat();
  const bySide = isApart || (perSide > 1 && cells.length === lines / perSide);
  if (cells.length !== (bySide ? lines / perSide : lines))
    refuseCall([refusal('ruling-count', { met: cells.length, wanted })], { argument: 'rulings' });
  return { cells, bySide };
}

/** A line for all cards, whichever way it lies, or one a card lying as the cards do. */
export function lineEach(
  argument: unknown,
  holes: number,
  direction: Direction,
  count: number,
  name: string,
): (card: number) => readonly unknown[] {
  const matrix = required(argument, name);
  const lies = vectorDirection(matrix);
  const flat = matrix.flat();
  if (lies !== null && flat.length === holes && holes > 1) return () => flat;
  const lines = laid(matrix, direction);
  const wrong = lines.find((line) => line.length !== holes);
  if (wrong) refuseCall([refusal('line-length', { met: wrong.length, wanted: holes })], { argument: name });
  if (lines.length !== 1 && lines.length !== count)
    refuseCall([refusal('line-count', { met: lines.length, wanted: count })], { argument: name });
  return (card) => lines[lines.length === 1 ? 0 : card] ?? [];
}

export function targetEach(
  argument: unknown,
  holes: number,
  direction: Direction,
  count: number,
): (card: number) => readonly unknown[] {
  const matrix = matrixOf(argument);
  return isSingle(matrix) ? () => [matrix[0]?.[0]] : lineEach(argument, holes, direction, count, 'target');
}

/** The course of each line, read once for each set of pars and indexes. */
export function courses(
  parLines: (card: number) => readonly unknown[],
  indexLines: (card: number) => readonly unknown[],
  cardOf: (line: number) => number | undefined,
): (line: number) => Course {
  const known = new Map<string, Course>();
  return (line) => {
    const pars = parLines(line);
    const indexes = indexLines(line);
    const key = [...pars, '|', ...indexes].map(cellText).join(' ');
    const course = known.get(key);
    if (course) return course;
    const read = readCourse(pars, indexes);
    if (!read.ok) {
      const argumentOf = ({ code }: Refusal) => (code.startsWith('index') ? 'indexes' : 'pars');
      const argument = read.refusals[0] ? argumentOf(read.refusals[0]) : 'pars';
      const ofIt = read.refusals.filter((each) => argumentOf(each) === argument);
      refuseCall(ofIt, { argument, card: cardOf(line) });
    }
    known.set(key, read.value);
    return read.value;
  };
}
