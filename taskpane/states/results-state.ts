import type { EditionId } from '../../src/rules/editions/clause';

/** What is tried out before publishing: "" stands for as it is. */
export interface WhatIfState {
  readonly ties: string;
  readonly allowance: string;
  readonly card: number | null;
  /** The sheet of the round that the ruling is tried in. */
  readonly round: string;
  readonly ruling: string;
}

/** The results as a text to be copied or saved; null until it is asked for. */
export interface PublishState {
  readonly isInitialsOnly: boolean;
  readonly as: PublishedAs;
  readonly text: string | null;
}

export type PublishedAs = 'csv' | 'html';

/** The clause that is looked up. */
export interface LookUpState {
  readonly query: string;
  /** "" for the edition of the day. */
  readonly edition: EditionId | '';
  readonly clause: string | null;
}

export const NO_WHAT_IF: WhatIfState = { ties: '', allowance: '', card: null, round: '', ruling: '' };
export const NOT_PUBLISHED: PublishState = { isInitialsOnly: false, as: 'html', text: null };
export const NO_LOOK_UP: LookUpState = { query: '', edition: '', clause: null };

export type WhatIfEvent = Partial<WhatIfState>;
export type LookUpEvent = Partial<LookUpState>;
