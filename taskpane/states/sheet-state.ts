import { type Form, readForm, SCORINGS, type Scoring } from '../../src/rules/forms/form';
import { EDITION_IDS, type EditionId } from '../../src/rules/editions/clause';
import { readEditionId } from '../../src/rules/editions/edition-in-force';
import { limitWord } from '../../src/rules/forms/maximum-score';
import { DRAFT_KEYS, type DraftKey, NO_TERMS, type TermsDraft, termsDraftOf } from '../../src/workbook/terms-plan';
import { readFormWords } from '../../src/workbook/terms-values';
import type { SheetCells } from '../../src/workbook/sheet-cells';
import { sayForm } from '../../src/words/results';
import type { Language } from '../../src/words/say';

/** The Terms as they are chosen, and the new sheet that is wanted. */
export interface SheetState {
  readonly terms: TermsDraft;
  /** What the workbook said when the user began to change it, key by key: what is newer there is not overwritten. */
  readonly base: TermsDraft;
  /** "" until the user chooses: nothing is assumed. */
  readonly scoring: Scoring | '';
  readonly isFourBall: boolean;
  /** The maximum a hole, as formulas write it: "2par", "par+5", "10". */
  readonly limit: string;
  readonly edition: EditionId | '';
  readonly cards: string;
  readonly holes: 9 | 18;
  readonly hasTees: boolean;
}

export const NO_SHEET: SheetState = {
  terms: NO_TERMS,
  base: NO_TERMS,
  scoring: '',
  isFourBall: false,
  limit: '2par',
  edition: '',
  cards: '40',
  holes: 18,
  hasTees: false,
};

export type SheetEvent =
  | { readonly type: 'term'; readonly key: DraftKey; readonly text: string }
  | { readonly type: 'scoring'; readonly scoring: string }
  | { readonly type: 'sides'; readonly isFourBall: boolean }
  | { readonly type: 'limit'; readonly limit: string }
  | { readonly type: 'edition'; readonly edition: string }
  | { readonly type: 'cards'; readonly cards: string }
  | { readonly type: 'holes'; readonly holes: 9 | 18 }
  | { readonly type: 'tees' };

export function nextSheet(state: SheetState, event: SheetEvent): SheetState {
  switch (event.type) {
    case 'term':
      return { ...state, terms: { ...state.terms, [event.key]: event.text } };
    case 'scoring':
      return { ...state, scoring: SCORINGS.find((scoring) => scoring === event.scoring) ?? '' };
    case 'sides':
      return { ...state, isFourBall: event.isFourBall };
    case 'limit':
      return { ...state, limit: event.limit };
    case 'edition':
      return { ...state, edition: EDITION_IDS.find((id) => id === event.edition) ?? '' };
    case 'cards':
      return { ...state, cards: event.cards };
    case 'holes':
      return { ...state, holes: event.holes };
    case 'tees':
      return { ...state, hasTees: !state.hasTees };
  }
}

/** Takes in what the Terms sheet says; what the user has changed and not yet written stays as he has it. */
export function readSheet(state: SheetState, sheets: readonly SheetCells[]): SheetState {
  const now = termsDraftOf(sheets);
  const form = formIn(now.form);
  const edition = editionIn(now.edition);
  const isOwn: Readonly<Partial<Record<DraftKey, boolean>>> = {
    form: !isSame(formChosen(state), formIn(state.base.form)) && !isSame(formChosen(state), form),
    edition: state.edition !== editionIn(state.base.edition) && state.edition !== edition,
  };
  const own = new Set(
    DRAFT_KEYS.filter((key) => isOwn[key] ?? (state.terms[key] !== state.base[key] && state.terms[key] !== now[key])),
  );
  const kept = (held: TermsDraft): TermsDraft => {
    const draft = { ...now };
    for (const key of own) draft[key] = held[key];
    return draft;
  };
  return {
    ...state,
    terms: kept(state.terms),
    base: kept(state.base),
    ...(own.has('form')
      ? {}
      : { scoring: form?.scoring ?? '', isFourBall: form?.fourBall === true, limit: limitIn(form) ?? state.limit }),
    ...(own.has('edition') ? {} : { edition }),
  };
}

/** The user has seen that the sheet holds something newer: from now on what he typed goes before it. */
export const seeNewer = (state: SheetState, sheets: readonly SheetCells[]): SheetState => ({
  ...state,
  base: termsDraftOf(sheets),
});

function formIn(text: string): Form | null {
  const read = readFormWords(text);
  return read.ok ? read.value : null;
}

function editionIn(text: string): EditionId | '' {
  const read = readEditionId(text);
  return read.ok ? (read.value ?? '') : '';
}

const limitIn = (form: Form | null): string | null => (form?.limit ? limitWord(form.limit) : null);

const isSame = (one: Form | null, other: Form | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The form that is chosen; null while it is not. Maximum score has one ball a card. */
export function formChosen({ scoring, isFourBall, limit }: SheetState): Form | null {
  if (scoring === '') return null;
  if (scoring !== 'max') return { scoring, fourBall: isFourBall };
  const read = readForm(`max ${limit}`);
  return read.ok ? read.value : null;
}

/** The Terms to be written: what was typed, with the form and the edition that were chosen. */
export function termsChosen(state: SheetState, language: Language): TermsDraft | null {
  const form = formChosen(state);
  if (!form || state.edition === '') return null;
  const words = form.limit ? `max ${limitWord(form.limit)}` : sayForm(form, language);
  return {
    ...state.terms,
    // The club's own words stay where they say the same.
    form: isSame(formIn(state.terms.form), form) ? state.terms.form : words,
    edition: editionIn(state.terms.edition) === state.edition ? state.terms.edition : state.edition,
  };
}

/** How many cards the new sheet is for; null for what is no number from 1 to 400. */
export function cardsWanted({ cards }: SheetState): number | null {
  const count = Number(cards);
  return Number.isInteger(count) && count >= 1 && count <= 400 ? count : null;
}
