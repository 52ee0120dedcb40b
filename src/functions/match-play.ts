import { matchText } from '../rules/forms/match/match';
import { BEST_BALL, FOUR_BALL, type MatchForm, SINGLES, THREE_BALL } from '../rules/forms/match/match-form';
import { refusal } from '../rules/refusal';
import { matrixOf } from './argument';
import { type Direction, laid, lineOfEach } from './direction';
import { oneOrEach } from './lines';
import { type Groups, type HandicapCell, type MatchAnswer, readMatches } from './match-lines';
import { answer, type CellError, refuseCall } from './refuse';

/**
 * Result of a singles or foursomes match: the winner's letter and the margin. The higher handicap receives the difference.
 * @customfunction MATCHRESULT
 * @helpurl https://score-desk.example/functions/matchresult
 * @param scoresA Gross scores of player A, hole by hole: one line, or one a match. A blank loses the hole; two blanks: not played.
 * @param scoresB Gross scores of player B, lying the same way.
 * @param pars Par of each hole, 3 to 6: one line for all matches, or one a match. Lines lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicapA Playing Handicap of player A: one for all, or one a match.
 * @param handicapB Playing Handicap of player B: one for all, or one a match.
 * @param rulings Rulings of the Committee, one cell a match, each with its player: A:R19-2@5, B:R4-4@1. Left out: none.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns "A 3&2", "B 1 up", "AS"; while playing "A 2 up after 7", "AS after 7"; "B wins (A: DQ R6-7)". A match is over 18 holes.
 */
export function matchResult(
  scoresA: unknown[][],
  scoresB: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicapA: unknown[][],
  handicapB: unknown[][],
  rulings?: unknown[][],
  edition?: unknown,
): unknown[][] {
  return answer(() => {
    const handicaps = (lines: number): readonly (readonly HandicapCell[])[] => {
      const a = oneOrEach(handicapA, lines, 'handicapA');
      const b = oneOrEach(handicapB, lines, 'handicapB');
      return a.map((cell, at) => [
        { argument: 'handicapA', cell },
        { argument: 'handicapB', cell: b[at] },
      ]);
    };
    const scores = [['scoresA', scoresA] as const, ['scoresB', scoresB] as const];
    return spillMatches(readMatches({ scores, pars, indexes, handicaps, rulings, edition }, SINGLES));
  });
}

/**
 * Result of a four-ball match, A-B against C-D: the better net ball of each side, strokes off the lowest of the four handicaps.
 * @customfunction FOURBALLMATCH
 * @helpurl https://score-desk.example/functions/fourballmatch
 * @param scoresA Gross scores of player A, hole by hole: one line, or one a match. A blank line is an absent partner.
 * @param scoresB Gross scores of player B, A's partner, lying the same way.
 * @param scoresC Gross scores of player C, lying the same way.
 * @param scoresD Gross scores of player D, C's partner, lying the same way.
 * @param pars Par of each hole, 3 to 6: one line for all matches, or one a match. Lines lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicaps of A, B, C and D: four cells, a line a match where there are several; or one for all.
 * @param rulings Rulings of the Committee, one cell a match, each with its player: A:R30-3d@5, B:R4-4@1. Left out: none.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns "A-B 3&2", "C-D 1 up", "AS"; while playing "A-B 2 up after 7"; "C-D wins (A-B: DQ R6-7)". A match is over 18 holes.
 */
export function fourBallMatch(
  scoresA: unknown[][],
  scoresB: unknown[][],
  scoresC: unknown[][],
  scoresD: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
  rulings?: unknown[][],
  edition?: unknown,
): unknown[][] {
  const scores = { scoresA, scoresB, scoresC, scoresD };
  return answer(() => spillMatches(groupsOf(scores, { pars, indexes, handicaps, rulings, edition }, FOUR_BALL)));
}

/**
 * Result of a best-ball match, three partners A, B and C against D: the best net ball of the three, strokes off the lowest of the four handicaps.
 * @customfunction BESTBALLMATCH
 * @helpurl https://score-desk.example/functions/bestballmatch
 * @param scoresA Gross scores of player A, hole by hole: one line, or one a match. A blank line is an absent partner.
 * @param scoresB Gross scores of player B, A's partner, lying the same way.
 * @param scoresC Gross scores of player C, partner of A and B, lying the same way.
 * @param scoresD Gross scores of player D, alone against them, lying the same way.
 * @param pars Par of each hole, 3 to 6: one line for all matches, or one a match. Lines lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicaps of A, B, C and D: four cells, a line a match where there are several; or one for all.
 * @param rulings Rulings of the Committee, one cell a match, each with its player: A:R30-3d@5, B:R4-4@1. Left out: none.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns "A-B-C 3&2", "D 1 up", "AS"; while playing "D 2 up after 7"; "D wins (A-B-C: DQ R6-7)". A match is over 18 holes.
 */
export function bestBallMatch(
  scoresA: unknown[][],
  scoresB: unknown[][],
  scoresC: unknown[][],
  scoresD: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
  rulings?: unknown[][],
  edition?: unknown,
): unknown[][] {
  const scores = { scoresA, scoresB, scoresC, scoresD };
  return answer(() => spillMatches(groupsOf(scores, { pars, indexes, handicaps, rulings, edition }, BEST_BALL)));
}

/**
 * Results of a three-ball, three matches at once: A against B, A against C, B against C. In each the higher handicap receives the difference.
 * @customfunction THREEBALLMATCH
 * @helpurl https://score-desk.example/functions/threeballmatch
 * @param scoresA Gross scores of player A, hole by hole: one line, or one a group. A blank loses the hole; two blanks: not played.
 * @param scoresB Gross scores of player B, lying the same way.
 * @param scoresC Gross scores of player C, lying the same way.
 * @param pars Par of each hole, 3 to 6: one line for all groups, or one a group. Lines lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicaps of A, B and C: three cells, a line a group where there are several; or one for all.
 * @param rulings Rulings of the Committee, one cell a group, each with its player, and the opponent of the match it is for: A:R30-2a@5!vB. Left out: none.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns Three results a group, A-B, A-C, B-C: "A 3&2", "C 1 up", "AS after 7". A match is over 18 holes.
 */
export function threeBallMatch(
  scoresA: unknown[][],
  scoresB: unknown[][],
  scoresC: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
  rulings?: unknown[][],
  edition?: unknown,
): unknown[][] {
  const scores = { scoresA, scoresB, scoresC };
  return answer(() => spillMatches(groupsOf(scores, { pars, indexes, handicaps, rulings, edition }, THREE_BALL)));
}

/** Groups whose handicaps are one argument, a cell a player. */
function groupsOf(
  scores: Readonly<Record<string, unknown>>,
  given: {
    readonly pars: unknown;
    readonly indexes: unknown;
    readonly handicaps: unknown;
    readonly rulings: unknown;
    readonly edition: unknown;
  },
  form: MatchForm,
): Groups {
  const handicaps = (lines: number, direction: Direction): readonly (readonly HandicapCell[])[] =>
    handicapsEach(given.handicaps, form.players.length, lines, direction).map((line) =>
      line.map((cell) => ({ argument: 'handicaps', cell })),
    );
  return readMatches({ ...given, scores: Object.entries(scores), handicaps }, form);
}

/** One cell for all; the players' cells of a single match, however they lie; or a line a match, lying as the scores do. */
function handicapsEach(
  argument: unknown,
  players: number,
  matches: number,
  direction: Direction,
): readonly (readonly unknown[])[] {
  const matrix = matrixOf(argument);
  const cells = matrix.flat();
  if (cells.length <= 1)
    return Array.from({ length: matches }, () => Array.from({ length: players }, () => cells[0] ?? null));
  if (matches === 1 && cells.length === players) return [cells];
  const lines = laid(matrix, direction);
  if (lines.length !== matches || lines.some((line) => line.length !== players))
    refuseCall([refusal('match-handicaps', { met: cells.length, wanted: players * matches })], {
      argument: 'handicaps',
    });
  return lines;
}

/** The answers of each group in a line across, lying as the matches lie. A single match that is refused fails the call. */
function spillMatches({ direction, groups }: Groups): (string | CellError)[][] {
  const isAlone = groups.length === 1;
  const answers = groups.map((matches) => {
    const refusals = matches.flatMap((each) => (each.kind === 'refused' ? [each.error] : []));
    const [first] = refusals;
    if (isAlone && first && refusals.length === matches.length) throw first;
    return matches.map(answerOf);
  });
  return lineOfEach(answers, direction);
}

function answerOf(each: MatchAnswer): string | CellError {
  return each.kind === 'none' ? '' : each.kind === 'match' ? matchText(each.match) : each.error;
}
