import { cellText } from '../rules/cell-text';
import { type Form, readForm } from '../rules/forms/form';
import { refusal } from '../rules/refusal';
import { cellOf, isOmitted } from './argument';
import { refuseCall } from './refuse';

/** The form of play an argument names; it is never assumed. */
export function formAsked(cell: unknown): Form {
  if (isOmitted(cell)) refuseCall([refusal('argument-missing')], { argument: 'form' });
  const read = readForm(cellText(cellOf(cell)));
  return read.ok ? read.value : refuseCall(read.refusals, { argument: 'form' });
}
