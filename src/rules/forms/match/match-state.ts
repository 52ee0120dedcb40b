/** A hole of a match as its first side has it: won 1, halved 0, lost −1; null is not played. */
export type HoleMark = 1 | 0 | -1 | null;

/** A match stands over 18 holes. */
export const MATCH_HOLES = 18;

/** How a match stands, or how it ended. */
export interface MatchState {
  /** Holes that the first side is up; negative, the second. */
  readonly lead: number;
  /** Holes played; after the end, those played until then. */
  readonly after: number;
  readonly isOver: boolean;
  /** Holes of the whole match. */
  readonly holes: number;
}

/**
 * Follows a match hole by hole until it is decided or a hole is not played; what stands after that is not looked at.
 *
 * @param adjusted holes added to the first side's lead at the end of a hole, by its place: 4-4 and 6-4 (negative: taken off)
 * @returns the state. A side is the winner as soon as it is more holes up than are left
 * @example followMatch([1, 1, 0]) //=> { lead: 2, after: 3, isOver: false, holes: 18 }
 */
export function followMatch(
  marks: readonly HoleMark[],
  adjusted: readonly number[] = [],
  holes: number = MATCH_HOLES,
): MatchState {
  let lead = 0;
  let after = 0;
  for (const mark of marks.slice(0, holes)) {
    if (mark === null) break;
    lead += mark + (adjusted[after] ?? 0);
    after++;
    if (Math.abs(lead) > holes - after) return { lead, after, isOver: true, holes };
  }
  return { lead, after, isOver: after === holes, holes };
}

/**
 * A match that goes on after all square: the first extra hole won decides it.
 *
 * @param marks of the extra holes; one not played ends them
 * @returns "A at the 19th", or "AS after 18" and more while none is won
 * @example extraHolesText([0, -1], 18, ['A', 'B']) //=> 'B at the 20th'
 */
export function extraHolesText(marks: readonly HoleMark[], holes: number, names: readonly [string, string]): string {
  const end = marks.findIndex((mark) => mark !== 0);
  const mark = marks[end] ?? null;
  const halved = holes + (end < 0 ? marks.length : end);
  return mark === null ? `AS after ${halved}` : `${names[mark > 0 ? 0 : 1]} at the ${ordinal(halved + 1)}`;
}

/** @example ordinal(22) //=> '22nd' */
function ordinal(n: number): string {
  const last = n > 10 && n < 14 ? 0 : n % 10;
  return `${n}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}

/**
 * A state as golfers write it: "A 3&2", "B 1 up", "AS"; on the way "A 2 up after 7", "AS after 7".
 *
 * @param names of the two sides
 * @example stateText({ lead: -2, after: 7, isOver: false, holes: 18 }, ['A', 'B']) //=> 'B 2 up after 7'
 */
export function stateText({ lead, after, isOver, holes }: MatchState, names: readonly [string, string]): string {
  const onTheWay = isOver ? '' : ` after ${after}`;
  if (lead === 0) return `AS${onTheWay}`;
  const winner = lead > 0 ? names[0] : names[1];
  const up = Math.abs(lead);
  return isOver && after < holes ? `${winner} ${up}&${holes - after}` : `${winner} ${up} up${onTheWay}`;
}
