import { numfmt } from '@univerjs/core';
import type { CellInput } from '../engine/book';
import { EXCEL_ERRORS } from '../engine/values';
import type { CellValue } from '../engine/values';

/** What Excel makes of a value given to a cell: its content, and the number format it takes on with it. */
export interface Typed {
  readonly input: CellInput;
  readonly numberFormat?: string;
}

const TEXT_FORMAT = '@';
const DATE_FORMATS: Readonly<Record<string, string>> = { 'm/d': 'd-mmm', 'm-d': 'd-mmm', 'yyyy-mm-dd': 'm/d/yyyy' };

/**
 * Reads a value as Excel does when an add-in sets `values` or `formulas`: text that begins with `=` is a formula, `1/2` a date
 * and `5` a number, unless the cell is formatted as Text. English (United States), as Office.js always writes.
 *
 * @param format the cell's number format
 * @example
 * readTyped('6-7', 'General'); //=> { input: { value: 46180 }, numberFormat: 'd-mmm' } in 2026
 * readTyped('6-7', '@'); //=> { input: { value: '6-7' } }
 */
export function readTyped(value: unknown, format: string): Typed {
  if (format === TEXT_FORMAT) return { input: { value: asText(value) } };
  if (typeof value === 'number' || typeof value === 'boolean') return { input: { value } };
  const text = String(value);
  if (text === '') return { input: { value: null } };
  if (text.startsWith("'")) return { input: { value: text.slice(1) } };
  if (/^=./s.test(text)) return { input: { formula: text } };
  // A sign before anything but a number begins a formula, as in +A1.
  if (/^[+-][A-Za-z(]/.test(text)) return { input: { formula: `=${text}` } };
  if (EXCEL_ERRORS.has(text.toUpperCase())) return { input: { value: { error: text.toUpperCase() } } };
  const found = /\d|^true$|^false$/i.test(text.trim()) ? numfmt.parseValue(text.trim()) : null;
  if (!found || (typeof found.v !== 'number' && typeof found.v !== 'boolean')) return { input: { value: text } };
  if (typeof found.v === 'boolean' || !found.z || format !== 'General') return { input: { value: found.v } };
  return { input: { value: found.v }, numberFormat: DATE_FORMATS[found.z] ?? found.z };
}

function asText(value: unknown): CellValue {
  if (value === '' || value === null) return null;
  if (typeof value === 'boolean') return String(value).toUpperCase();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** What a cell shows: its value in its number format. */
export function displayText(value: CellValue, format: string): string {
  if (value === null) return '';
  if (typeof value === 'object') return value.error;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  try {
    const shown: unknown = numfmt.format(format === '' ? 'General' : format, value);
    return String(shown);
  } catch {
    return String(value);
  }
}
