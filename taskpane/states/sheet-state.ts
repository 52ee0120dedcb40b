import { type Form, readForm, SCORINGS, type Scoring } from '../../src/rules/forms/form';
import { EDITION_IDS, type EditionId } from '../../src/rules/editions/clause';
import { readEditionId } from '../../src/rules/editions/edition-in-force';
import { limitWord } from '../../src/rules/forms/maximum-score';
import { type DraftKey, NO_TERMS, type TermsDraft, termsDraftOf } from '../../src/workbook/terms-plan';
import { readFormWords } from '../../src/workbook/terms-values';
import type { SheetCells } from '../../src/workbook/sheet-cells';
import { sayForm } from '../../src/words/results';
import type { Language } from '../../src/words/say';

/** The Terms as they are chosen, and the new sheet that is wanted. */
export interface SheetState {
  readonly terms: TermsDraft;
  /** "" until the user chooses: nothing is assumed. */
  readonly scoring: Scoring | '';
  readonly isFourBall: boolean;
  /** The maximum a hole, as formulas write it: "2par", "par+5", "10". */
  readonly limit: string;
  readonly edition: EditionId | '';
  /** Whether the user changed anything since the workbook was read; what he types is not overwritten by a reading. */
  readonly isTouched: boolean;
  readonly cards: string;
  readonly holes: 9 | 18;
  readonly hasTees: boolean;
}

export const NO_SHEET: SheetState = {
  terms: NO_TERMS,
  scoring: '',
  isFourBall: false,
  limit: '2par',
  edition: '',
  isTouched: false,
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
  const touched = { ...state, isTouched: true };
  switch (event.type) {
    case 'term':
      return { ...touched, terms: { ...state.terms, [event.key]: event.text } };
    case 'scoring':
      return { ...touched, scoring: SCORINGS.find((scoring) => scoring === event.scoring) ?? '' };
    case 'sides':
      return { ...touched, isFourBall: event.isFourBall };
    case 'limit':
      return { ...touched, limit: event.limit };
    case 'edition':
      return { ...touched, edition: EDITION_IDS.find((id) => id === event.edition) ?? '' };
    case 'cards':
      return { ...state, cards: event.cards };
    case 'holes':
      return { ...state, holes: event.holes };
    case 'tees':
      return { ...state, hasTees: !state.hasTees };
  }
}

/** Takes in what the Terms sheet says, unless the user is changing it. */
export function readSheet(state: SheetState, sheets: readonly SheetCells[]): SheetState {
  if (state.isTouched) return state;
  const terms = termsDraftOf(sheets);
  const form = readFormWords(terms.form);
  const edition = readEditionId(terms.edition);
  return {
    ...state,
    terms,
    scoring: form.ok ? form.value.scoring : '',
    isFourBall: form.ok && form.value.fourBall,
    limit: form.ok && form.value.limit ? limitWord(form.value.limit) : state.limit,
    edition: edition.ok ? (edition.value ?? '') : '',
  };
}

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
  const held = readFormWords(state.terms.form);
  // The club's own words for the form stay where they say the same.
  const isSame = held.ok && JSON.stringify(held.value) === JSON.stringify(form);
  const words = form.limit ? `max ${limitWord(form.limit)}` : sayForm(form, language);
  return { ...state.terms, form: isSame ? state.terms.form : words, edition: editionText(state) };
}

function editionText({ terms, edition }: SheetState): string {
  const held = readEditionId(terms.edition);
  return held.ok && held.value === edition ? terms.edition : edition;
}

/** How many cards the new sheet is for; null for what is no number from 1 to 400. */
export function cardsWanted({ cards }: SheetState): number | null {
  const count = Number(cards);
  return Number.isInteger(count) && count >= 1 && count <= 400 ? count : null;
}
