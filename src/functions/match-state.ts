import { bareWord, cellText, isCellError, wholeNumber } from '../rules/cell-text';
import { extraHolesText, followMatch, type HoleMark, MATCH_HOLES, stateText } from '../rules/forms/match/match-state';
import { type Refusal, refusal } from '../rules/refusal';
import { isNothing } from '../rules/score';
import { cellOf, isOmitted } from './argument';
import { directionOfGrid, laid, oneEach, vectorDirection } from './direction';
import { required } from './lines';
import { answer, type CellError, cardError, refuseCall } from './refuse';

/**
 * How a match stands from its marks hole by hole: W where A won, L where A lost, H where it was halved.
 * @customfunction MATCHSTATE
 * @helpurl https://score-desk.example/functions/matchstate
 * @param marks W, L or H hole by hole: a row, a column, or one text such as "WWHL"; several lines are several matches. A blank is not played and ends the state there.
 * @param holes Holes of the match, 1 to 36, or "18+" where extra holes follow all square. Left out: 18.
 * @returns "A 3&2", "B 1 up", "AS", "A at the 19th"; while playing "A 2 up after 7", "AS after 7". Marks after the end are ignored.
 */
export function matchState(marks: unknown[][], holes?: unknown): unknown[][] {
  return answer(() => {
    const asked = holesAsked(holes);
    const grid = required(marks, 'marks');
    // A column is one match however long: two rounds or extra holes are more than a card.
    const direction = vectorDirection(grid) ?? directionOfGrid(grid, []);
    const lines = laid(grid, direction);
    const answers = lines.map((line, nth): string | CellError => {
      const state = stateOf(lettersOf(line), asked);
      if (typeof state === 'string') return state;
      const error = cardError([state], { argument: 'marks', card: lines.length > 1 ? nth + 1 : undefined });
      if (lines.length === 1) throw error;
      return error;
    });
    return oneEach(answers, direction);
  });
}

/** A match has no more holes than two rounds. */
const MOST_HOLES = 36;

/** Over how many holes, and whether extra holes follow a match that ends all square: "18+". */
interface HolesAsked {
  readonly holes: number;
  readonly goesOn: boolean;
}

function holesAsked(argument: unknown): HolesAsked {
  if (isOmitted(argument)) return { holes: MATCH_HOLES, goesOn: false };
  const cell = cellOf(argument);
  const [, digits] = /^(\d+)\+$/.exec(bareWord(cellText(cell))) ?? [];
  const holes = wholeNumber(digits ?? cell);
  if (holes !== null && holes >= 1 && holes <= MOST_HOLES) return { holes, goesOn: digits !== undefined };
  return refuseCall([refusal('match-holes-impossible', { met: cellText(cell), most: MOST_HOLES })], {
    argument: 'holes',
  });
}

/** The marks of a line, one a hole; a single cell may hold them all as one text. */
function lettersOf(line: readonly unknown[]): readonly unknown[] {
  const [only] = line;
  return line.length === 1 && typeof only === 'string' ? Array.from(bareWord(only)) : line;
}

const NAMES = ['A', 'B'] as const;

const MARKS: Readonly<Record<string, HoleMark>> = { W: 1, H: 0, L: -1 };

/** The state of a line of marks, "" where there is none yet, or the first mark that cannot be read before the end. */
function stateOf(cells: readonly unknown[], { holes, goesOn }: HolesAsked): string | Refusal {
  if (cells.every(isNothing)) return '';
  const marks = cells.map((cell): HoleMark => MARKS[bareWord(cellText(cell))] ?? null);
  const state = followMatch(marks, [], holes);
  const isExtra = goesOn && state.isOver && state.lead === 0;
  const looked = isExtra ? cells : cells.slice(0, state.isOver ? state.after : holes);
  const wrong = looked.findIndex((cell, at) => marks[at] === null && !isNothing(cell));
  if (wrong >= 0) {
    const met = cellText(cells[wrong]);
    return isCellError(cells[wrong])
      ? refusal('cell-error', { met }, wrong + 1)
      : refusal('match-mark-unknown', { met }, wrong + 1);
  }
  return isExtra ? extraHolesText(marks.slice(holes), holes, NAMES) : stateText(state, NAMES);
}
