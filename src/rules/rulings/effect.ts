import type { Ruling, Status } from './ruling';

/** What one ruling did to its card. Amounts are whole strokes, points or holes, never negative. */
export type Effect = { readonly ruling: Ruling } & (
  | {
      readonly kind: 'strokes';
      readonly clause: string | null;
      readonly holes: readonly number[];
      readonly amount: number;
      readonly each: number;
      readonly perRound: number | null;
      readonly onBoth: boolean;
    }
  | {
      readonly kind: 'deducts';
      readonly clause: string;
      readonly amount: number;
      readonly each: number;
      readonly per: 'hole' | 'breach';
      readonly perRound: number | null;
    }
  /** No score on these holes, by a residual clause or as a clause says. */
  | { readonly kind: 'takesHole'; readonly clause: string | null; readonly holes: readonly number[] }
  | { readonly kind: 'out'; readonly status: Status }
  /** 6-6d: the result of the hole does not change. */
  | { readonly kind: 'spared'; readonly clause: string; readonly hole: number }
  /** 6-6d: returned as taken or higher, so it stands. */
  | { readonly kind: 'stands'; readonly clause: string; readonly hole: number }
  /** A partner's own deduction, late start or withdrawal: the side plays on. */
  | { readonly kind: 'partnerOnly'; readonly clause: string | null }
  | { readonly kind: 'nothing'; readonly clause: string }
);
