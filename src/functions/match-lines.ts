import type { Ball } from '../rules/card';
import type { Course } from '../rules/course';
import { editionInForce } from '../rules/editions/edition-in-force';
import { type Match, playMatch } from '../rules/forms/match/match';
import type { MatchForm, Player } from '../rules/forms/match/match-form';
import { readPlayingHandicap } from '../rules/handicaps/playing-handicap';
import { type Refusal, refusal } from '../rules/refusal';
import { parseRulings } from '../rules/rulings/notation';
import { type HoleScore, isNothing, readHoleScore } from '../rules/score';
import type { Matrix } from './argument';
import { type Direction, directionOf, laid } from './direction';
import { courses, editionOf, lineEach, required, rulingsOf } from './lines';
import { type CardFault, type CellError, faultsError, refuseCall } from './refuse';

/** The arguments that say what one or more matches are played on. */
export interface MatchArguments {
  /** The lines of each player, A first, by the name of the argument. */
  readonly scores: readonly (readonly [string, unknown])[];
  readonly pars: unknown;
  readonly indexes: unknown;
  /** Cells of handicaps, and what the function calls them: those of each player of each match. */
  readonly handicaps: (lines: number, direction: Direction) => readonly (readonly HandicapCell[])[];
  readonly rulings: unknown;
  readonly edition: unknown;
}

export interface HandicapCell {
  readonly argument: string;
  readonly cell: unknown;
}

/** One match of a group: none yet, played, or why it cannot be. */
export type MatchAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'match'; readonly match: Match }
  | { readonly kind: 'refused'; readonly error: CellError };

/** Groups of players as they lie, each with the matches it plays. */
export interface Groups {
  readonly direction: Direction;
  readonly groups: readonly (readonly MatchAnswer[])[];
}

/** A fault, and the hole it stands on by its place; −1 where it is of the whole match. */
interface MatchFault extends CardFault {
  readonly at: number;
}

/**
 * Reads and plays one match or several. Matches lie the way pars lies: a line of each player a match.
 *
 * What stands on the holes after the end of a match is not looked at; before it, an unreadable score refuses the match.
 */
export function readMatches(given: MatchArguments, form: MatchForm): Groups {
  const { direction, lines, holes } = linesOf(given);
  const count = lines[0]?.length ?? 0;
  const editionId = editionOf(given.edition);
  const handicaps = given.handicaps(count, direction);
  const parLines = lineEach(given.pars, holes, direction, count, 'pars');
  const indexLines = lineEach(given.indexes, holes, direction, count, 'indexes');
  const rulings = rulingsOf(given.rulings, count, 1, false).cells;
  const isCourseEach = count > 1 && (parLines(0) !== parLines(1) || indexLines(0) !== indexLines(1));
  const courseAt = courses(parLines, indexLines, (line) => (isCourseEach ? line + 1 : undefined));
  // An impossible course fails the call even while every line is blank.
  if (!isCourseEach) courseAt(0);

  const groups = Array.from({ length: count }, (_, nth): readonly MatchAnswer[] => {
    const own = lines.map((player) => player[nth] ?? []);
    if (own.every((line) => line.every(isNothing)) && isNothing(rulings[nth]))
      return form.matches.map(() => ({ kind: 'none' }));
    const course = courseAt(nth);
    const players = form.players.map((player, at) =>
      readPlayer(player, own[at] ?? [], given.scores[at]?.[0] ?? '', handicaps[nth]?.[at], course),
    );
    const refusedAs = (faults: readonly MatchFault[]): MatchAnswer => ({
      kind: 'refused',
      error: faultsError(faults, count > 1 ? nth + 1 : undefined),
    });
    const read = parseRulings(rulings[nth]);
    const ofRulings = (refusals: readonly Refusal[]): MatchFault => ({ argument: 'rulings', refusals, at: -1 });
    const balls = new Map(players.map(({ player, ball }) => [player, ball]));
    return form.matches.map((sides) => {
      const faults = players.filter(({ player }) => sides.flat().includes(player)).flatMap((each) => each.faults);
      if (!read.ok) return refusedAs([...faults, ofRulings(read.refusals)]);
      const edition = editionInForce(read.value, editionId);
      const played = edition.ok ? playMatch(course, form, sides, balls, read.value, edition.value) : edition;
      if (!played.ok) return refusedAs([...faults, ofRulings(played.refusals)]);
      const standing = faults.filter((fault) => matters(fault, played.value));
      return standing.length > 0 ? refusedAs(standing) : { kind: 'match', match: played.value };
    });
  });
  return { direction, groups };
}

/** A fault past the end of the match is not looked at; where a side is out, none is. */
function matters({ at }: MatchFault, { state, out }: Match): boolean {
  if (out.some((status) => status !== null)) return false;
  return !state.isOver || at < state.after;
}

interface ReadPlayer {
  readonly player: Player;
  readonly ball: Ball;
  readonly faults: readonly MatchFault[];
}

function readPlayer(
  player: Player,
  line: readonly unknown[],
  argument: string,
  handicap: HandicapCell | undefined,
  course: Course,
): ReadPlayer {
  const faults: MatchFault[] = [];
  const scores = course.holes.map((hole, at): HoleScore => {
    const score = readHoleScore(line[at], hole.number);
    if (typeof score === 'number' || score === null) return score;
    faults.push({ argument, refusals: [score], at });
    return null;
  });
  const read = readPlayingHandicap(handicap?.cell);
  if (!read.ok) faults.push({ argument: handicap?.argument ?? '', refusals: read.refusals, at: -1 });
  return { player, ball: { scores, handicap: read.ok ? read.value : null }, faults };
}

/** The lines of each player, laid as rows, and how many holes they have. */
function linesOf({ scores, pars, indexes, rulings }: MatchArguments): {
  readonly direction: Direction;
  readonly holes: number;
  readonly lines: readonly Matrix[];
} {
  const grids = scores.map(([name, lines]) => required(lines, name));
  const parGrid = required(pars, 'pars');
  const direction = directionOf(parGrid, required(indexes, 'indexes'), grids[0] ?? [], [rulings]);
  const holes = laid(parGrid, direction)[0]?.length ?? 0;
  const lines = grids.map((grid) => laid(grid, direction));
  const wanted = lines[0]?.length ?? 0;
  lines.forEach((player, at) => {
    const argument = scores[at]?.[0] ?? '';
    const wrong = player.find((line) => line.length !== holes);
    if (wrong) refuseCall([refusal('line-length', { met: wrong.length, wanted: holes })], { argument });
    if (player.length !== wanted) refuseCall([refusal('line-count', { met: player.length, wanted })], { argument });
  });
  return { direction, holes, lines };
}
