import type { EditionId } from '../../src/rules/editions/clause';
import type { Form } from '../../src/rules/forms/form';
import { type Answer, type CaseId, type CaseReached, followCase } from '../../src/rules/rulings/cases';
import { parseRulings } from '../../src/rules/rulings/notation';
import type { Ruling } from '../../src/rules/rulings/ruling';
import type { BookSeen, CardSeen } from '../../src/workbook/book-seen';
import { previewRuling, type RulingPreview } from '../../src/workbook/ruling-preview';
import type { Language } from '../../src/words/say';

/** What is being ruled on: a case in plain words, a clause, penalty strokes of the Committee, or a notation proposed. */
export type Choice =
  | { readonly kind: 'case'; readonly id: CaseId }
  | { readonly kind: 'clause'; readonly clause: string }
  | { readonly kind: 'strokes' }
  | { readonly kind: 'proposed'; readonly notation: string };

/** A ruling being made, up to the moment it is applied. */
export interface RulingState {
  readonly query: string;
  readonly choice: Choice | null;
  readonly answers: readonly Answer[];
  /** The card, by its place on the sheet. */
  readonly card: number | null;
  /** The sheet of one of several rounds; "" for the last that he has a card in. */
  readonly round: string;
  /** Whom of a side: a row of the card, or the whole side. */
  readonly who: number | 'side';
  readonly holes: readonly number[];
  readonly times: number;
  /** Strokes really taken, as typed. */
  readonly taken: string;
  readonly strokes: number;
  readonly helped: boolean;
  readonly isOut: boolean;
  readonly reason: string;
  /** A disqualification waits for a second yes. */
  readonly isConfirming: boolean;
}

export const NO_RULING: RulingState = {
  query: '',
  choice: null,
  answers: [],
  card: null,
  round: '',
  who: 0,
  holes: [],
  times: 1,
  taken: '',
  strokes: 2,
  helped: false,
  isOut: false,
  reason: '',
  isConfirming: false,
};

export type RulingEvent =
  | { readonly type: 'query'; readonly query: string }
  | { readonly type: 'choose'; readonly choice: Choice | null }
  | { readonly type: 'answer'; readonly at: number; readonly answer: Answer }
  | { readonly type: 'card'; readonly card: number | null }
  | { readonly type: 'round'; readonly round: string }
  | { readonly type: 'who'; readonly who: number | 'side' }
  | { readonly type: 'hole'; readonly hole: number }
  | { readonly type: 'figure'; readonly name: 'times' | 'strokes'; readonly value: number }
  | { readonly type: 'taken'; readonly taken: string }
  | { readonly type: 'tick'; readonly name: 'helped' | 'isOut' }
  | { readonly type: 'reason'; readonly reason: string }
  | { readonly type: 'confirm'; readonly isConfirming: boolean }
  | { readonly type: 'begin'; readonly card: number; readonly round: string; readonly choice: Choice | null };

/** The next state of a ruling; anything changed takes a question back that waited for its yes. */
export function nextRuling(state: RulingState, event: RulingEvent): RulingState {
  const calm = { ...state, isConfirming: false };
  switch (event.type) {
    case 'query':
      return { ...calm, query: event.query };
    case 'choose':
      // The card stays: the next case is often on the same one.
      return {
        ...NO_RULING,
        query: event.choice === null ? state.query : '',
        choice: event.choice,
        card: state.card,
        round: state.round,
        who: state.who,
      };
    case 'answer':
      return { ...calm, answers: [...state.answers.slice(0, event.at), event.answer] };
    case 'card':
      return { ...calm, card: event.card, round: '', who: 0 };
    case 'round':
      return { ...calm, round: event.round };
    case 'who':
      return { ...calm, who: event.who };
    case 'hole':
      return {
        ...calm,
        holes: state.holes.includes(event.hole)
          ? state.holes.filter((hole) => hole !== event.hole)
          : [...state.holes, event.hole].sort((a, b) => a - b),
      };
    case 'figure':
      return { ...calm, [event.name]: event.value };
    case 'taken':
      return { ...calm, taken: event.taken };
    case 'tick':
      return { ...calm, [event.name]: !state[event.name] };
    case 'reason':
      return { ...calm, reason: event.reason };
    case 'confirm':
      return { ...state, isConfirming: event.isConfirming };
    case 'begin':
      return { ...NO_RULING, card: event.card, round: event.round, choice: event.choice };
  }
}

/** Where the case stands; null while nothing is chosen. */
export function reachedOf(
  { choice, answers, strokes, isOut }: RulingState,
  edition: EditionId,
  form: Form,
): CaseReached | null {
  switch (choice?.kind) {
    case 'case':
      return followCase(choice.id, answers, edition, form);
    case 'clause':
      return { ruling: `${isOut ? 'DQ ' : ''}R${choice.clause}` };
    case 'strokes':
      return { ruling: `P${strokes}` };
    case 'proposed':
      return { ruling: choice.notation };
    case undefined:
      return null;
  }
}

/** The row whose rulings cell takes the ruling. */
export const rowOf = (card: CardSeen, round: string, who: number | 'side') =>
  roundOf(card, round)?.rows[who === 'side' ? 0 : who];

/** The card in the round that is meant. */
export const roundOf = ({ rounds }: CardSeen, round: string) =>
  rounds.find(({ sheet }) => sheet === round) ?? rounds.at(-1);

/** The ruling as it would be written; null while something is still to be said. */
export function rulingOf(state: RulingState, reached: CaseReached | null, isFourBall: boolean): Ruling | null {
  if (!reached || !('ruling' in reached)) return null;
  const read = parseRulings(reached.ruling);
  const [bare] = read.ok ? read.value : [];
  if (!bare) return null;
  const taken = /^\d{1,2}$/.test(state.taken.trim()) ? Number(state.taken) : null;
  return {
    ...bare,
    // In a partner's own row the ruling is his without a letter.
    who: isFourBall && state.who === 'side' ? 'side' : null,
    holes: state.holes,
    times: state.holes.length > 0 ? state.times : 1,
    taken,
    flags: isFourBall && state.helped && state.who !== 'side' ? ['helped'] : [],
  };
}

/** The ruling in its cell and what it would do; null while something is still to be said. */
export interface RulingReady {
  readonly ruling: Ruling;
  readonly cell: string;
  readonly held: string;
  readonly name: string;
  readonly preview: RulingPreview;
}

export function readyOf(state: RulingState, seen: BookSeen | null, language: Language): RulingReady | null {
  const day = seen?.compiled?.day;
  const card = state.card === null ? undefined : seen?.cards[state.card];
  const row = card && rowOf(card, state.round, state.who);
  if (!seen || !day || !row || row.rulingsCell === '') return null;
  const ruling = rulingOf(state, reachedOf(state, day.edition, day.form), day.form.fourBall);
  if (!ruling) return null;
  return {
    ruling,
    cell: row.rulingsCell,
    held: row.rulings,
    name: state.who === 'side' || row.name === '' ? card.name : row.name,
    preview: previewRuling(seen, row.rulingsCell, row.rulings, ruling, language),
  };
}
