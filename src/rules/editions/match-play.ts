import type { OutList } from './clause';

/** What a clause does in match play. Strokes and holes are whole. */
export type MatchAct =
  /** Says how to proceed, or that there is no penalty. */
  | { readonly does: 'nothing' }
  /** Adds strokes to the player's score on each hole named. */
  | { readonly does: 'strokes'; readonly strokes: number }
  /** Loses the holes named; a player with partners is disqualified for them, and his side plays on (30-3f). */
  | { readonly does: 'losesHole' }
  /** Takes holes off the side's state at the end of the last hole named: so many each, at most `perRound`. */
  | { readonly does: 'adjusts'; readonly each: number; readonly perRound: number }
  /** The first breach adds strokes, the second loses the hole, the third puts out (5.6a). */
  | { readonly does: 'climbs'; readonly strokes: number }
  /** Puts out of the match; a player with partners by the edition's list, else for the holes named. */
  | { readonly does: 'disqualifies' }
  /** `=n` is what the player took there in his match with the opponent named; without it nothing changes (30-2b). */
  | { readonly does: 'replays' };

/** A match of one ball a side, three matches at once, or partners' better ball (four-ball and best-ball). */
export type MatchKind = 'singles' | 'three-ball' | 'partners';

/** Values by id: rows of a value and the ids it stands for, with spaces between. A later row has the last word. */
export const byId = <T>(rows: readonly (readonly [T, string])[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap(([value, ids]) => ids.split(' ').map((id) => [id, value] as const)));

/** What to cite instead: "6-2b 6-2a, 7-1b 7-1a". */
export const citedInstead = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(lines.flatMap((line) => line.split(', ')).map((pair) => pair.split(' ') as [string, string]));

/** The clauses of an edition as they act in match play, by row id. */
export interface MatchPlay {
  /** A row without an act here is of stroke play alone. */
  readonly acts: ReadonlyMap<string, MatchAct>;
  /** Rows that one kind of match has alone. */
  readonly only: ReadonlyMap<string, MatchKind>;
  /** Rows that in a three-ball count in one match, which the ruling names: `!vB` (30-2). */
  readonly inOneMatch: ReadonlySet<string>;
  /** Citations of stroke play alone whose row acts in match play: "15-3b". */
  readonly strokePlayParts: ReadonlySet<string>;
  /** What to cite in a match instead of a citation that it does not have. */
  readonly instead: ReadonlyMap<string, string>;
  /** Who must be in breach for partners to be out (30-3e); what it does not name costs the player the hole. */
  readonly out: OutList;
}
