import { MAX_COLUMNS, MAX_ROWS, columnNumber } from './address';

/** Formulas as a file stores them, as a user reads them, and as the embedded engine wants them. */

/** One piece of a formula: a text, a quoted sheet name, a number, a word, or any other character. */
const PIECE =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?|[\p{L}_\\$][\p{L}\p{N}_.\\?$]*|./gsu;

function mapPieces(formula: string, change: (piece: string, before: string, after: string) => string): string {
  const pieces = formula.match(PIECE) ?? [];
  return pieces.map((piece, at) => change(piece, pieces[at - 1] ?? '', pieces[at + 1] ?? '')).join('');
}

const isQuoted = (piece: string): boolean => piece.startsWith('"') || piece.startsWith("'");

/** How the add-in's functions are named in formulas (`GOLF.STABLEFORD`) and in files (`_xldudf_GOLF_STABLEFORD`). */
export function storedFunctionName(name: string): string {
  return `_xldudf_${name.replace(/\./g, '_')}`.toUpperCase().replace('_XLDUDF_', '_xldudf_');
}

/**
 * A formula of a file as the user types it: without `_xldudf_`, `_xlfn.`, `_xlws.` and `_xlpm.`.
 *
 * @param stored with or without its leading `=`
 * @param names the add-in's functions, in full (`GOLF.STABLEFORD`)
 * @example
 * typedFormula('_xlfn._xlws.SORT(_xldudf_GOLF_TWOS(A1:B2,C1:D1))', ['GOLF.TWOS']); //=> '=SORT(GOLF.TWOS(A1:B2,C1:D1))'
 */
export function typedFormula(stored: string, names: readonly string[]): string {
  const known = new Map(names.map((name) => [storedFunctionName(name).toUpperCase(), name]));
  const body = mapPieces(stored.replace(/^=/, ''), (piece) => {
    if (isQuoted(piece)) return piece;
    if (/^_xldudf_/i.test(piece))
      return known.get(piece.toUpperCase()) ?? piece.replace(/^_xldudf_/i, '').replace('_', '.');
    return piece.replace(/^(_xlfn\.|_xlws\.|_xlpm\.|_xludf\.)+/i, '');
  });
  return `=${body}`;
}

/** Functions younger than the file format, which a file marks; the second group needs `_xlws.` too. */
const FUTURE =
  'ACOT ACOTH AGGREGATE ARABIC BASE BITAND BITLSHIFT BITOR BITRSHIFT BITXOR BYCOL BYROW CEILING.MATH CHOOSECOLS CHOOSEROWS COMBINA CONCAT COT COTH DAYS DECIMAL DROP EXPAND FLOOR.MATH FORMULATEXT HSTACK IFNA IFS IMAGE ISFORMULA ISO.CEILING ISOMITTED ISOWEEKNUM LAMBDA LET MAKEARRAY MAP MAXIFS MINIFS NUMBERVALUE PERCENTILE.EXC PERCENTILE.INC PERCENTRANK.EXC PERCENTRANK.INC QUARTILE.EXC QUARTILE.INC RANDARRAY RANK.AVG RANK.EQ REDUCE SCAN SEQUENCE SHEET SHEETS SORTBY STDEV.P STDEV.S SWITCH TAKE TEXTAFTER TEXTBEFORE TEXTJOIN TEXTSPLIT TOCOL TOROW UNICHAR UNICODE UNIQUE VALUETOTEXT VAR.P VAR.S VSTACK WRAPCOLS WRAPROWS XLOOKUP XMATCH XOR MODE.SNGL MODE.MULT ANCHORARRAY SINGLE'.split(
    ' ',
  );
const futureNames = new Set(FUTURE.filter((name) => name !== 'AGGREGATE'));
const worksheetNames = new Set(['FILTER', 'SORT']);

/** Names a LET or LAMBDA gives, which a file marks `_xlpm.`. */
function parametersOf(formula: string): Set<string> {
  const given = new Set<string>();
  const pieces = formula.match(PIECE) ?? [];
  const open: { word: string; argument: number; start: number }[] = [];
  const pieceBefore = (at: number): string => (pieces[at - 1] ?? '').toUpperCase();
  const close = (at: number, isLast: boolean): void => {
    const call = open[open.length - 1];
    const only = pieces
      .slice(call?.start ?? 0, at)
      .join('')
      .trim();
    const isName = /^[\p{L}_\\][\p{L}\p{N}_.\\?]*$/u.test(only);
    if (!call || !isName || isLast) return;
    if (call.word === 'LAMBDA' || (call.word === 'LET' && call.argument % 2 === 0)) given.add(only.toUpperCase());
  };
  pieces.forEach((piece, at) => {
    if (piece === '(' || piece === '{') open.push({ word: pieceBefore(at), argument: 0, start: at + 1 });
    else if (piece === ',') {
      close(at, false);
      const call = open[open.length - 1];
      if (call) Object.assign(call, { argument: call.argument + 1, start: at + 1 });
    } else if (piece === ')' || piece === '}') {
      close(at, true);
      open.pop();
    }
  });
  return given;
}

/**
 * A typed formula as Excel stores it in a file, without the leading `=`.
 *
 * @example
 * storedFormula('=SORT(GOLF.TWOS(A1:B2,C1:D1))', ['GOLF.TWOS']); //=> '_xlfn._xlws.SORT(_xldudf_GOLF_TWOS(A1:B2,C1:D1))'
 */
export function storedFormula(typed: string, names: readonly string[]): string {
  const known = new Map(names.map((name) => [name.toUpperCase(), storedFunctionName(name)]));
  const given = parametersOf(typed);
  return mapPieces(typed.replace(/^=/, ''), (piece, _before, after) => {
    if (isQuoted(piece)) return piece;
    const word = piece.toUpperCase();
    if (given.has(word)) return `_xlpm.${piece}`;
    if (after !== '(') return piece;
    if (worksheetNames.has(word)) return `_xlfn._xlws.${word}`;
    return known.get(word) ?? (futureNames.has(word) ? `_xlfn.${word}` : piece);
  });
}

/** True when Excel would keep the formula as a dynamic array: it may spill, or it computes arrays inside. */
export function calculatesArrays(typed: string, names: readonly string[]): boolean {
  const own = new Set(names.map((name) => name.toUpperCase()));
  const words = new Set((typed.match(PIECE) ?? []).map((piece) => piece.toUpperCase()));
  return [...words].some((word) => futureNames.has(word) || worksheetNames.has(word) || own.has(word));
}

/**
 * A typed formula as the embedded engine wants it. It reads `1.50`, `1e3` and `-0` as texts, `2*{1,2}` and `A1#` not at all, and takes a
 * sheet that is not there for the formula's own: those become what Excel makes of them.
 *
 * @param hasSheet tells whether the book has a sheet of that name
 */
export function engineFormula(typed: string, hasSheet: (name: string) => boolean): string {
  let braces = 0;
  let isWrapped = false;
  const changed = mapPieces(withAnchors(typed), (piece, before, after) => {
    if (piece === '{') {
      braces += 1;
      isWrapped = before !== '(' && before !== ',';
      return isWrapped ? `${ARRAY_CONSTANT}({` : '{';
    }
    if (piece === '}') {
      braces -= 1;
      return isWrapped ? '})' : '}';
    }
    if (/^[\d.]/.test(piece)) return engineNumber(piece, before, braces > 0);
    if (piece === '-' && braces > 0 && /^[\d.]/.test(after) && Number(after) === 0) return '';
    if (piece === '@' && (before === '=' || /[(,+\-*/&<>^]$/.test(before))) return '';
    if (after !== '!' || before === ']' || piece === '#REF') return piece;
    const name = piece.startsWith("'") ? piece.slice(1, -1).replace(/''/g, "'") : piece;
    return hasSheet(name) || name.includes('[') ? piece : MISSING;
  });
  return changed.replace(MISSING_REFERENCE, '#REF!');
}

/** The farthest cell a formula names, counted from 0; sheets grow to hold it. */
export function farthestCell(typed: string): { row: number; column: number } {
  const farthest = { row: 0, column: 0 };
  mapPieces(typed, (piece, _before, after) => {
    const found = after === '(' || after === '!' ? null : CELL.exec(piece);
    const column = found ? columnNumber(found[1] ?? '') : 0;
    const row = found ? Number(found[2]) - 1 : 0;
    if (column < MAX_COLUMNS && row < MAX_ROWS) {
      farthest.row = Math.max(farthest.row, row);
      farthest.column = Math.max(farthest.column, column);
    }
    return piece;
  });
  return farthest;
}

/** Answers its argument. An array constant after an operator is lost on the engine unless a function holds it. */
export const ARRAY_CONSTANT = 'ARRAYCONSTANT';

const CELL = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/;

/** Stands for a sheet that is not there, until the reference on it is whole. */
const MISSING = '\uE000';
const MISSING_REFERENCE = new RegExp(
  `${MISSING}!(\\$?[A-Za-z]{1,3}\\$?\\d*|\\$?\\d+)(:\\$?[A-Za-z]{0,3}\\$?\\d*)?`,
  'g',
);

/** The engine knows a number by its shortest form only, and no zero with a sign. */
function engineNumber(text: string, before: string, isConstant: boolean): string {
  const value = Number(text);
  const isSigned = before === '-' || before === '+';
  return value === 0 && isSigned && !isConstant ? '(0)' : String(value);
}

const ANCHOR = /((?:(?:'(?:[^']|'')*'|[\p{L}_][\p{L}\p{N}_.]*)!)?\$?[A-Za-z]{1,3}\$?\d+)#(?!['\p{L}/])/gu;

/** `A1#` in words, outside of texts. */
const withAnchors = (formula: string): string =>
  formula
    .split(/("(?:[^"]|"")*")/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(ANCHOR, 'ANCHORARRAY($1)')))
    .join('');
