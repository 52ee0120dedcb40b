import type { Refusal } from '../rules/refusal';
import { type RefusedPlace, sayRefusal } from '../words/refusals';
import { displayLanguage } from './language';

/** A fault that fails the whole call: a wrong shape, impossible pars or indexes. */
export class CallRefused extends Error {}

/** The error value that a cell shows, with its sentence. Excel lets only #VALUE! and #N/A carry one. */
export type CellError = CustomFunctions.Error;

/** @returns never; throws the first refusal, said with the name of its argument */
export function refuseCall(refusals: readonly Refusal[], place: RefusedPlace = {}): never {
  const said = refusals.map((refusal) => sayRefusal(refusal, displayLanguage(), place));
  throw new CallRefused(said.join(' '));
}

/** The error of one card of a field: every fault of the card, so that one visit mends it. */
export function cardError(refusals: readonly Refusal[], place: RefusedPlace): CellError {
  return valueError(refusals.map((refusal) => sayRefusal(refusal, displayLanguage(), place)).join(' '));
}

export function valueError(sentence: string): CellError {
  return new CustomFunctions.Error(CustomFunctions.ErrorCode.invalidValue, sentence);
}

/** Runs a function's body; what it refuses becomes the #VALUE! and sentence that Excel shows. */
export function answer<T>(body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof CallRefused) throw valueError(error.message);
    throw error;
  }
}
