import type { Ball, Card } from '../rules/card';
import { isBlank } from '../rules/cell-text';
import type { Course } from '../rules/course';
import { editionInForce } from '../rules/editions/edition-in-force';
import { readFixedScores } from '../rules/forms/fixed-score';
import { type Form, needsHandicap } from '../rules/forms/form';
import { playRound, type Round } from '../rules/forms/round';
import { readPlayingHandicap } from '../rules/handicaps/playing-handicap';
import { type Refusal, refusal } from '../rules/refusal';
import { parseRulings } from '../rules/rulings/notation';
import type { Ruling } from '../rules/rulings/ruling';
import { type HoleScore, isNothing, readHoleScore } from '../rules/score';
import { isOmitted, type Matrix } from './argument';
import { type Direction, directionOf, laid, lineOfEach, oneEach } from './direction';
import { courses, editionOf, lineEach, oneOrEach, required, rulingsOf, targetEach } from './lines';
import { type CardFault, type CellError, faultsError, orRefuse, refuseCall } from './refuse';

/** The arguments that say what one or more cards are scored on. */
export interface FieldArguments {
  readonly scores: unknown;
  /** What the function calls its scores, where not that. */
  readonly scoresName?: string;
  /** Partner B's lines, where a four-ball gives them apart; A's are `scores`. */
  readonly scoresB?: unknown;
  readonly pars: unknown;
  readonly indexes: unknown;
  readonly handicaps: unknown;
  readonly handicapsB?: unknown;
  /** What the function calls its handicaps, where not that. */
  readonly handicapsName?: string;
  readonly rulings: unknown;
  readonly target?: unknown;
  readonly edition: unknown;
}

/** One card of a field: no card yet, a round, or why it cannot be scored. */
export type FieldCard =
  | { readonly kind: 'none' }
  | { readonly kind: 'round'; readonly round: Round }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[]; readonly error: CellError };

/** A field read and scored. */
export interface Field {
  readonly direction: Direction;
  readonly holes: number;
  readonly cards: readonly FieldCard[];
}

/**
 * Reads and scores one card or a whole field.
 *
 * Cards lie the way pars lies. Pars and indexes are one line for all cards or one a card, handicaps one for all or one
 * a card, rulings one a card. In a four-ball two lines, A then B, are one side, unless B's lines are given apart.
 */
export function readField(given: FieldArguments, form: Form): Field {
  const lines = linesOf(given);
  const { direction, holes, ballLines } = lines;
  const editionId = editionOf(given.edition);
  const perSide = form.fourBall ? 2 : 1;
  if (ballLines.length % perSide !== 0)
    refuseCall([refusal('sides-uneven', { met: ballLines.length })], { argument: 'scores' });

  const count = ballLines.length;
  const handicaps = handicapCells(given, count);
  // Lines given apart carry one line of anything a side; two lines a side carry one a line.
  const isApart = given.scoresB !== undefined;
  const lineCount = isApart ? count / 2 : count;
  const parLines = lineEach(given.pars, holes, direction, lineCount, 'pars');
  const indexLines = lineEach(given.indexes, holes, direction, lineCount, 'indexes');
  const targetLines = isOmitted(given.target) ? null : targetEach(given.target, holes, direction, lineCount);
  const rulings = rulingsOf(given.rulings, count, perSide, isApart);
  const isCourseEach = lineCount > 1 && (parLines(0) !== parLines(1) || indexLines(0) !== indexLines(1));
  const courseAt = courses(parLines, indexLines, (line) =>
    isCourseEach ? (isApart ? line : Math.floor(line / perSide)) + 1 : undefined,
  );
  // An impossible course fails the call even while every card is blank.
  if (!isCourseEach) courseAt(0);

  const cards: FieldCard[] = [];
  for (let first = 0; first < count; first += perSide) {
    const nth = first / perSide;
    const own = ballLines.slice(first, first + perSide);
    const line = isApart ? nth : first;
    const cells = rulings.bySide ? rulings.cells.slice(nth, nth + 1) : rulings.cells.slice(first, first + perSide);
    if (own.every((line) => line.every(isNothing)) && cells.every(isNothing)) {
      cards.push({ kind: 'none' });
      continue;
    }
    const course = courseAt(line);
    if (form.fourBall && !isApart && !isSameCourse(course, courseAt(line + 1)))
      refuseCall([refusal('sides-courses-differ')], { argument: 'pars' });
    const fixed = orRefuse(readFixedScores(targetLines?.(line) ?? [], course, form), 'target');

    const place = { card: count > perSide ? nth + 1 : undefined };
    const cellsOfHandicaps = handicaps.slice(first, first + perSide);
    const read = readCard(own, cellsOfHandicaps, cells, course, form, rulings.bySide, (argument, ball) =>
      nameOf(given, argument, ball),
    );
    if (!read.ok) {
      cards.push(refusedCard(read.faults, place.card));
      continue;
    }
    const edition = editionInForce(read.card.rulings, editionId);
    const round = edition.ok ? playRound(course, fixed, form, read.card, edition.value) : edition;
    cards.push(
      round.ok
        ? { kind: 'round', round: round.value }
        : refusedCard([{ argument: 'rulings', refusals: round.refusals }], place.card),
    );
  }
  return { direction, holes, cards };
}

/** One answer a card, lying as the cards lie. A single card that is refused fails the call, so that its sentence shows. */
export function spill(field: Field, of: (round: Round) => number | string): (number | string | CellError)[][] {
  const answers = field.cards.map((card) => {
    if (card.kind === 'none') return '';
    if (card.kind === 'round') return of(card.round);
    if (field.cards.length === 1) throw card.error;
    return card.error;
  });
  return oneEach(answers, field.direction);
}

/** One line of answers a card, hole by hole, lying as the cards lie. */
export function spillHoles(
  field: Field,
  of: (round: Round) => readonly (number | string)[],
): (number | string | CellError)[][] {
  const answers = field.cards.map((card): (number | string | CellError)[] => {
    if (card.kind === 'none') return Array.from({ length: field.holes }, () => '');
    if (card.kind === 'round') return [...of(card.round)];
    if (field.cards.length === 1) throw card.error;
    return Array.from({ length: field.holes }, () => card.error);
  });
  return lineOfEach(answers, field.direction);
}

const refusedCard = (faults: readonly CardFault[], card: number | undefined): FieldCard => ({
  kind: 'refused',
  refusals: faults.flatMap(({ refusals }) => refusals),
  error: faultsError(faults, card),
});

function readCard(
  lines: readonly (readonly unknown[])[],
  handicapCells: readonly unknown[],
  rulingCells: readonly unknown[],
  course: Course,
  form: Form,
  rulingsBySide: boolean,
  named: (argument: 'scores' | 'handicaps', ball: number) => string,
): { readonly ok: true; readonly card: Card } | { readonly ok: false; readonly faults: readonly CardFault[] } {
  const faults: CardFault[] = [];
  const fault = (argument: string, refusals: readonly Refusal[]) => faults.push({ argument, refusals });

  const rulings = rulingCells.flatMap((cell, ball): readonly Ruling[] => {
    const read = parseRulings(cell);
    if (!read.ok) {
      fault('rulings', read.refusals);
      return [];
    }
    // In two lines a side, a ruling in a partner's line is his.
    const isPartnersLine = form.fourBall && !rulingsBySide;
    const who = ball === 0 ? 'A' : 'B';
    return isPartnersLine
      ? read.value.map((ruling) => (ruling.who === null ? { ...ruling, who } : ruling))
      : read.value;
  });
  // A card that answers its status needs no handicap.
  const isOut = rulings.some(({ who, what }) => what.kind === 'status' && (who === null || who === 'side'));
  const balls = lines.map((line, ball): Ball => {
    const scores: HoleScore[] = course.holes.map((hole, at) => {
      const score = readHoleScore(line[at], hole.number);
      if (typeof score === 'number' || score === null) return score;
      fault(named('scores', ball), [score]);
      return null;
    });
    const cell = handicapCells[ball];
    const isAbsent = lines.length > 1 && scores.every((score) => score === null);
    if (isBlank(cell) && (isOut || isAbsent || !needsHandicap(form))) return { scores, handicap: null };
    const handicap = readPlayingHandicap(cell);
    if (!handicap.ok) fault(named('handicaps', ball), handicap.refusals);
    return { scores, handicap: handicap.ok ? handicap.value : null };
  });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, card: { balls, rulings } };
}

/** What the function calls the lines of a ball: scores, or scoresA and scoresB where they are given apart. */
function nameOf(
  { scoresB, scoresName = 'scores', handicapsName = 'handicaps' }: FieldArguments,
  argument: 'scores' | 'handicaps',
  ball: number,
): string {
  if (scoresB !== undefined) return `${argument}${'AB'[ball] ?? ''}`;
  return argument === 'handicaps' ? handicapsName : scoresName;
}

/** Which way the cards lie, how many holes they have, and their lines; B's lines after their A's. */
function linesOf(given: FieldArguments): {
  readonly direction: Direction;
  readonly holes: number;
  readonly ballLines: Matrix;
} {
  const { scores, scoresB, pars, indexes, handicaps, rulings } = given;
  const grid = required(scores, nameOf(given, 'scores', 0));
  const parGrid = required(pars, 'pars');
  const indexGrid = required(indexes, 'indexes');
  const direction = directionOf(parGrid, indexGrid, grid, [handicaps, rulings]);
  const holes = laid(parGrid, direction)[0]?.length ?? 0;
  const checked = (matrix: Matrix, argument: string): Matrix => {
    const lines = laid(matrix, direction);
    const wrong = lines.find((line) => line.length !== holes);
    if (wrong) refuseCall([refusal('line-length', { met: wrong.length, wanted: holes })], { argument });
    return lines;
  };
  if (scoresB === undefined) return { direction, holes, ballLines: checked(grid, nameOf(given, 'scores', 0)) };
  const a = checked(grid, 'scoresA');
  const b = checked(required(scoresB, 'scoresB'), 'scoresB');
  if (a.length !== b.length)
    refuseCall([refusal('line-count', { met: b.length, wanted: a.length })], { argument: 'scoresB' });
  return { direction, holes, ballLines: a.flatMap((line, at) => [line, b[at] ?? []]) };
}

/** One cell a line: one for all is repeated. */
function handicapCells(given: FieldArguments, lines: number): readonly unknown[] {
  const { handicaps, handicapsB, scoresB } = given;
  if (scoresB === undefined) return oneOrEach(handicaps, lines, nameOf(given, 'handicaps', 0));
  const a = oneOrEach(handicaps, lines / 2, 'handicapsA');
  const b = oneOrEach(handicapsB, lines / 2, 'handicapsB');
  return a.flatMap((cell, at) => [cell, b[at]]);
}

const isSameCourse = (a: Course, b: Course): boolean =>
  a === b || a.holes.every((hole, at) => hole.par === b.holes[at]?.par && hole.index === b.holes[at]?.index);
