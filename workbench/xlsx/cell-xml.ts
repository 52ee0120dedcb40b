import { areaAddress } from '../engine/address';
import type { Area } from '../engine/address';
import { isCellError } from '../engine/values';
import type { CellValue } from '../engine/values';
import { escapeCellText, escapeXml } from './xml';

/** What a cell of a file is to hold. */
export interface CellContent {
  readonly value: CellValue;
  /** As stored, without `=`. */
  readonly formula?: string;
  /** The block of a dynamic array formula, and its number in the metadata part. */
  readonly array?: { readonly area: Area; readonly metadata: number };
}

/** A change of one cell: its format, its content, or only the value its formula last had. */
export interface CellChange {
  readonly style?: number;
  readonly content?: CellContent;
  readonly cached?: { readonly value: CellValue; readonly arrayArea?: Area };
}

/** The attribute that tells a value's kind, with its leading space; empty for numbers and blanks. */
export function typeAttribute(value: CellValue, isFormula: boolean): string {
  if (typeof value === 'string') return isFormula ? ' t="str"' : ' t="inlineStr"';
  if (typeof value === 'boolean') return ' t="b"';
  return isCellError(value) ? ' t="e"' : '';
}

const needsSpace = (text: string): boolean => /^\s|\s$|[\n\r\t]/.test(text);

/** The children that hold a value; a formula's text stands in `<v>`, a typed one in `<is>`. */
export function valueXml(prefix: string, value: CellValue, isFormula: boolean): string {
  const v = (text: string): string => `<${prefix}v>${text}</${prefix}v>`;
  if (value === null) return '';
  if (typeof value === 'number') return v(String(value));
  if (typeof value === 'boolean') return v(value ? '1' : '0');
  if (isCellError(value)) return v(escapeXml(value.error));
  const text = escapeCellText(value);
  if (isFormula) return v(text);
  const space = needsSpace(value) ? ' xml:space="preserve"' : '';
  return `<${prefix}is><${prefix}t${space}>${text}</${prefix}t></${prefix}is>`;
}

/** A whole cell. */
export function cellXml(prefix: string, row: number, column: number, style: number, content: CellContent): string {
  const { value, formula, array } = content;
  const address = areaAddress({ row, column, rows: 1, columns: 1 });
  const attributes = `${style === 0 ? '' : ` s="${style}"`}${typeAttribute(value, formula !== undefined)}${array && array.metadata > 0 ? ` cm="${array.metadata}"` : ''}`;
  const kind = array ? ` t="array" ref="${areaAddress(array.area)}"` : '';
  const inner =
    (formula === undefined ? '' : `<${prefix}f${kind}>${escapeXml(formula)}</${prefix}f>`) +
    valueXml(prefix, value, formula !== undefined);
  const open = `<${prefix}c r="${address}"${attributes}`;
  return inner === '' ? `${open}/>` : `${open}>${inner}</${prefix}c>`;
}
