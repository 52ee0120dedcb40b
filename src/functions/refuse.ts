import type { Read, Refusal } from '../rules/refusal';
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

/** What a door read, or the call is refused with the name of the argument. */
export const orRefuse = <T>(read: Read<T>, argument?: string): T =>
  read.ok ? read.value : refuseCall(read.refusals, { argument });

/** The error of one card of a field: every fault of the card, so that one visit mends it. */
export function cardError(refusals: readonly Refusal[], place: RefusedPlace): CellError {
  return valueError(refusals.map((refusal) => sayRefusal(refusal, displayLanguage(), place)).join(' '));
}

/** Refusals of one card, with the argument that they stand in. */
export interface CardFault {
  readonly argument: string;
  readonly refusals: readonly Refusal[];
}

/** The error of a card whose faults stand in several arguments. */
export function faultsError(faults: readonly CardFault[], card: number | undefined): CellError {
  const said = faults.map(({ argument, refusals }) => cardError(refusals, { argument, card }).message);
  return valueError(said.join(' '));
}

/** Fails the call with the sentences of all cards at fault, where one answer is made of every card. */
export function refuseAll(errors: readonly CellError[]): void {
  if (errors.length > 0) throw new CallRefused(errors.map(({ message }) => message).join(' '));
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
