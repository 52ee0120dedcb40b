import type { EditionId } from '../../src/rules/editions/clause';

/** What is tried out before publishing: "" stands for as it is. */
export interface WhatIfState {
  readonly ties: string;
  readonly allowance: string;
  readonly card: number | null;
  readonly ruling: string;
}

/** The results as a text to be copied; null until it is asked for. */
export interface PublishState {
  readonly isInitialsOnly: boolean;
  readonly text: string | null;
}

/** The clause that is looked up. */
export interface LookUpState {
  readonly query: string;
  /** "" for the edition of the day. */
  readonly edition: EditionId | '';
  readonly clause: string | null;
}

export const NO_WHAT_IF: WhatIfState = { ties: '', allowance: '', card: null, ruling: '' };
export const NOT_PUBLISHED: PublishState = { isInitialsOnly: false, text: null };
export const NO_LOOK_UP: LookUpState = { query: '', edition: '', clause: null };

export type WhatIfEvent = Partial<WhatIfState>;
export type LookUpEvent = Partial<LookUpState>;
