import type { Finding } from './finding';

/** Playing Handicap; of a side, both partners'. null where the form needs none and none is written. */
export type ShownHandicap = number | null | readonly (number | null)[];

export interface PlaceLine {
  /** "1", or "T2" for a place that is shared. */
  readonly place: string;
  readonly name: string;
  readonly handicap: ShownHandicap;
  readonly total: number;
  /** What parted it from the next on the same total; "" where nobody has it. */
  readonly decidedBy: string;
  readonly rulings: string;
  readonly effects: readonly string[];
}

export interface BelowLine {
  readonly name: string;
  /** NR, WD, NS, DQ with its clause, or "?": not to be ranked until a finding is decided. */
  readonly status: string;
  readonly effects: readonly string[];
}

/** What `compile` answers. `open` counts the findings to decide; while there are any, all is provisional. */
export interface DayResult {
  readonly competition: string;
  readonly form: string;
  readonly edition: string;
  readonly places: readonly PlaceLine[];
  readonly below: readonly BelowLine[];
  readonly findings: readonly Finding[];
  /** Entered: rows (or sides) with a name or a score. Returned: of these, with any score or ruling. */
  readonly cards: { readonly entered: number; readonly returned: number; readonly placed: number };
  readonly provisional: boolean;
  readonly open: number;
}

/** Status of a card that must be decided on before it can be ranked. */
export const TO_DECIDE = '?';
