import { type BookSeen, type CardState, seeBook } from '../src/workbook/book-seen';
import type { Closing } from '../src/workbook/closing';
import { isMatchDay } from '../src/workbook/compile-book';
import type { MatchDayResult } from '../src/workbook/match-day';
import { wordRefusals } from '../src/workbook/word-finding';
import type { ClubBook } from '../src/workbook/office-sheets';
import type { Correction } from '../src/workbook/office-correct';
import type { RulingWrite } from '../src/workbook/office-rulings';
import type { Language } from '../src/words/say';
import {
  type LookUpEvent,
  type LookUpState,
  NO_LOOK_UP,
  NO_WHAT_IF,
  NOT_PUBLISHED,
  type PublishState,
  type WhatIfEvent,
  type WhatIfState,
} from './states/results-state';
import { nextRuling, NO_RULING, type RulingEvent, type RulingState } from './states/ruling-state';
import { nextSheet, NO_SHEET, readSheet, seeNewer, type SheetEvent, type SheetState } from './states/sheet-state';

export const VIEWS = ['sheet', 'cards', 'rulings', 'results', 'rules'] as const;
export type View = (typeof VIEWS)[number];

export type Work = 'starting' | 'reading' | 'writing' | 'compiling';

/** What the pane tells: done, or refused and why. Whole sentences. */
export interface Notice {
  readonly kind: 'done' | 'refused';
  readonly sentence: string;
}

/** A ruling that was written in this session, and can be taken back. */
export interface Ruled {
  readonly write: RulingWrite;
  readonly name: string;
  readonly ruling: string;
}

/** A finding that is being accepted, and the reason so far. */
export interface Accepting {
  readonly key: string;
  readonly reason: string;
}

/** A finding whose cell is being corrected, and what was typed so far. */
export interface Correcting extends Correction {
  readonly key: string;
}

/** Everything the pane shows. `seen` follows from the club's cells and the language, and is never changed by hand. */
export interface PaneState {
  readonly language: Language;
  readonly view: View;
  readonly isOutside: boolean;
  readonly busy: { readonly work: Work; readonly step: number; readonly canStop: boolean } | null;
  readonly notice: Notice | null;
  readonly seen: BookSeen | null;
  /** What only closing a day needs; null until its file is there. */
  readonly closing: Closing | null;
  /** A day of matches between teams; null where the workbook holds cards. */
  readonly matches: MatchDayResult | null;
  readonly sheet: SheetState;
  readonly ruling: RulingState;
  readonly whatIf: WhatIfState;
  readonly publish: PublishState;
  readonly lookUp: LookUpState;
  readonly accepting: Accepting | null;
  readonly correcting: Correcting | null;
  readonly shownCards: CardState | 'all';
  /** The latest last. */
  readonly ruled: readonly Ruled[];
}

export type PaneEvent =
  | { readonly type: 'outside' }
  | { readonly type: 'language'; readonly language: Language }
  | { readonly type: 'view'; readonly view: View }
  | { readonly type: 'begun'; readonly work: Work; readonly canStop?: boolean }
  | { readonly type: 'step'; readonly step: number }
  | { readonly type: 'read'; readonly club: ClubBook }
  | { readonly type: 'closing'; readonly closing: Closing }
  | { readonly type: 'ended' }
  | { readonly type: 'told'; readonly notice: Notice | null }
  | { readonly type: 'newerTerms'; readonly club: ClubBook }
  | { readonly type: 'accepting'; readonly accepting: Accepting | null }
  | { readonly type: 'correcting'; readonly correcting: Correcting | null }
  | { readonly type: 'showCards'; readonly cards: CardState | 'all' }
  | { readonly type: 'ruled'; readonly ruled: Ruled }
  | { readonly type: 'undone' }
  | { readonly type: 'ruling'; readonly event: RulingEvent }
  | { readonly type: 'sheet'; readonly event: SheetEvent }
  | { readonly type: 'whatIf'; readonly event: WhatIfEvent }
  | { readonly type: 'publish'; readonly event: Partial<PublishState> }
  | { readonly type: 'lookUp'; readonly event: LookUpEvent };

export const AT_START: PaneState = {
  language: 'en',
  view: 'cards',
  isOutside: false,
  busy: { work: 'starting', step: 0, canStop: false },
  notice: null,
  seen: null,
  closing: null,
  matches: null,
  sheet: NO_SHEET,
  ruling: NO_RULING,
  whatIf: NO_WHAT_IF,
  publish: NOT_PUBLISHED,
  lookUp: NO_LOOK_UP,
  accepting: null,
  correcting: null,
  shownCards: 'all',
  ruled: [],
};

/** The pane's next state; pure, so that every step is tested without a page. */
export function next(state: PaneState, event: PaneEvent): PaneState {
  switch (event.type) {
    case 'outside':
      return { ...AT_START, language: state.language, busy: null, isOutside: true };
    case 'language':
      return {
        ...state,
        language: event.language,
        notice: null,
        ...(state.seen ? look(state.seen.club, event.language, state.closing) : {}),
      };
    case 'view':
      return { ...state, view: event.view, notice: null, accepting: null, correcting: null };
    case 'begun':
      return { ...state, busy: { work: event.work, step: 0, canStop: event.canStop === true }, notice: null };
    case 'step':
      return state.busy ? { ...state, busy: { ...state.busy, step: event.step } } : state;
    case 'read':
      return taken(state, event.club);
    case 'closing':
      return {
        ...state,
        closing: event.closing,
        ...(state.seen ? look(state.seen.club, state.language, event.closing) : {}),
      };
    case 'ended':
      return { ...state, busy: null };
    case 'told':
      return { ...state, notice: event.notice };
    case 'newerTerms':
      return { ...state, sheet: seeNewer(state.sheet, event.club.sheets) };
    case 'accepting':
      return { ...state, accepting: event.accepting, correcting: null };
    case 'correcting':
      return { ...state, correcting: event.correcting, accepting: null };
    case 'showCards':
      return { ...state, shownCards: event.cards };
    case 'ruled':
      return {
        ...state,
        ruled: [...state.ruled, event.ruled],
        ruling: { ...NO_RULING, card: state.ruling.card, round: state.ruling.round, who: state.ruling.who },
      };
    case 'undone':
      return { ...state, ruled: state.ruled.slice(0, -1) };
    case 'ruling':
      return { ...state, ruling: nextRuling(state.ruling, event.event) };
    case 'sheet':
      return { ...state, sheet: nextSheet(state.sheet, event.event) };
    case 'whatIf':
      return { ...state, whatIf: { ...state.whatIf, ...event.event } };
    case 'publish':
      return { ...state, publish: { ...state.publish, ...event.event } };
    case 'lookUp':
      return { ...state, lookUp: { ...state.lookUp, ...event.event } };
  }
}

/** What the pane shows of the cells: the cards, or the matches of teams and why they cannot be compiled. */
function look(
  club: ClubBook,
  language: Language,
  closing: Closing | null,
): Pick<PaneState, 'matches'> & { seen: BookSeen } {
  const seen = seeBook(club, language);
  if (!closing || !isMatchDay(club.sheets)) return { seen, matches: null };
  const matches = closing.compileMatches(club.sheets, undefined, language);
  return matches.ok
    ? { seen: { ...seen, refusals: [] }, matches: matches.value }
    : { seen: { ...seen, refusals: [wordRefusals(matches.refusals, language)] }, matches: null };
}

/** What was published tells of the cells as they were; a workbook read again unchanged leaves it. */
const isPublishedStill = ({ publish, seen }: PaneState, { sheets, kept }: ClubBook): boolean =>
  publish.text === null || JSON.stringify([sheets, kept]) === JSON.stringify([seen?.club.sheets, seen?.club.kept]);

/** A card is known by its place on the sheet: where another stands there now, what was said of it is forgotten. */
function taken(state: PaneState, club: ClubBook): PaneState {
  const { seen, matches } = look(club, state.language, state.closing);
  const isSameCard = (card: number | null): boolean =>
    card === null || state.seen === null || seen.cards[card]?.name === state.seen.cards[card]?.name;
  // A workbook without a scoring sheet is set up first.
  const isBare = state.seen === null && !isMatchDay(club.sheets) && seen.parts.every(({ block }) => block === null);
  return {
    ...state,
    view: isBare ? 'sheet' : state.view,
    seen,
    matches,
    publish: isPublishedStill(state, club) ? state.publish : { ...state.publish, text: null },
    sheet: readSheet(state.sheet, club.sheets),
    ruling: isSameCard(state.ruling.card) ? state.ruling : { ...state.ruling, card: null, isConfirming: false },
    whatIf: isSameCard(state.whatIf.card) ? state.whatIf : { ...state.whatIf, card: null },
  };
}
