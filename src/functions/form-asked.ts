import { cellText } from '../rules/cell-text';
import { type Form, readForm } from '../rules/forms/form';
import { requiredCell } from './lines';
import { orRefuse } from './refuse';

/** The form of play an argument names; it is never assumed. */
export function formAsked(cell: unknown): Form {
  return orRefuse(readForm(cellText(requiredCell(cell, 'form'))), 'form');
}
