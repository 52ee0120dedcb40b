import type { Finding } from './finding';

/** Playing Handicap; of a side, both partners'. null where the form needs none and none is written. */
export type ShownHandicap = number | null | readonly (number | null)[];

/** One round of several: its total, or the status it ended with, "" where there is no card. */
export interface RoundCell {
  readonly total: number | null;
  readonly status: string;
  readonly counts: boolean;
}

export interface PlaceLine {
  /** "1", or "T2" for a place that is shared. */
  readonly place: string;
  readonly name: string;
  /** His number with the club or federation, "" where the sheet has none; printed and published nowhere. */
  readonly member: string;
  readonly handicap: ShownHandicap;
  /** The front and the back nine, in what the form counts (net stroke play: gross strokes); null on any other card. */
  readonly out: number | null;
  readonly in: number | null;
  /** Strokes before the handicap, in net stroke play and maximum score; null in other forms. */
  readonly gross: number | null;
  /** Points or holes that rulings took off the total. */
  readonly deducted: number;
  readonly total: number;
  /** What parted it from the next on the same total; "" where nobody has it. */
  readonly decidedBy: string;
  readonly rulings: string;
  readonly effects: readonly string[];
  /** Over several rounds, each of them; empty for one round. */
  readonly rounds: readonly RoundCell[];
  /** What was won on this list. */
  readonly prizes: readonly string[];
}

export interface BelowLine {
  readonly name: string;
  /** NR, WD, NS, DQ with its clause, or "?": not to be ranked until a finding is decided. */
  readonly status: string;
  readonly effects: readonly string[];
  /** The status in words, or what is to be decided. */
  readonly why: string;
}

/** Entered: rows (or sides) with a name or a score. Returned: of these, with any score or ruling. */
export interface CardCounts {
  readonly entered: number;
  readonly returned: number;
  readonly placed: number;
}

/** One list of results. */
export interface ListResult {
  /** "" for the whole field; "Gross", a division's name, "Ladies, gross". */
  readonly title: string;
  /** "" for the whole field. */
  readonly division: string;
  readonly gross: boolean;
  readonly places: readonly PlaceLine[];
  readonly below: readonly BelowLine[];
  readonly cards: CardCounts;
}

/** One prize and who won it. */
export interface PrizeLine {
  /** Title of the list it was won on. */
  readonly list: string;
  readonly place: string;
  readonly name: string;
  readonly prize: string;
}

/** One player of a team: his total or status, and whether his card counts. */
export interface TeamCardLine {
  readonly name: string;
  readonly total: number | null;
  readonly status: string;
  readonly counts: boolean;
}

export interface TeamLine {
  /** "" for a team without a total: too few cards have one. */
  readonly place: string;
  readonly name: string;
  readonly total: number | null;
  readonly decidedBy: string;
  /** The cards that count first, the best first. */
  readonly cards: readonly TeamCardLine[];
}

export interface TwoLine {
  readonly hole: number;
  readonly name: string;
  readonly strokes: number;
  /** Its part of the pot, "" where there is none. */
  readonly prize: string;
}

/** What `compile` answers. `open` counts the findings to decide; while there are any, all is provisional. */
export interface DayResult {
  readonly competition: string;
  /** 2025-06-14, or as the Terms have it; "" where they have none. */
  readonly date: string;
  readonly form: string;
  readonly edition: string;
  readonly places: readonly PlaceLine[];
  readonly below: readonly BelowLine[];
  /** Every list; the first is that of the whole field, which `places` and `below` are. */
  readonly lists: readonly ListResult[];
  readonly prizes: readonly PrizeLine[];
  readonly twos: readonly TwoLine[];
  readonly teams: readonly TeamLine[];
  readonly findings: readonly Finding[];
  readonly cards: CardCounts;
  readonly provisional: boolean;
  readonly open: number;
  /** Mark of the cards and Terms that made these results: other inputs, another mark. */
  readonly stamp: string;
}

/** Status of a card that must be decided on before it can be ranked. */
export const TO_DECIDE = '?';
