/** Who a ruling names: a partner of the side, or the side; null is the card's only player, or the side. */
export type Who = 'A' | 'B' | 'C' | 'D' | 'side';

/** A card or side without a total: no return, disqualified, withdrew, did not start. */
export type StatusCode = 'NR' | 'DQ' | 'WD' | 'NS';

export interface Status {
  readonly code: StatusCode;
  /** The clause that put it out, as cited: "6-6b". */
  readonly clause: string | null;
}

export type What =
  | { readonly kind: 'breach'; readonly clause: string }
  | { readonly kind: 'strokes'; readonly strokes: number }
  | { readonly kind: 'status'; readonly status: Status };

export type Flag = 'helped' | 'harmed' | 'vA' | 'vB' | 'vC' | 'vD';

/** One ruling of the Committee, as its notation says it. */
export interface Ruling {
  readonly who: Who | null;
  readonly what: What;
  /** Numbers of the holes, ascending, each once. */
  readonly holes: readonly number[];
  /** How often on each of those holes. */
  readonly times: number;
  /** What the player really took there, for 6-6d. */
  readonly taken: number | null;
  readonly flags: readonly Flag[];
}

/** How a card without a total shows: `NR`, `WD`, `NS`, `DQ R6-6b`. */
export const statusText = ({ code, clause }: Status): string =>
  code === 'DQ' && clause !== null ? `DQ R${clause}` : code;
