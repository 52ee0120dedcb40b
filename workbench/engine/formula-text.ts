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
    const only = pieces.slice(call?.start ?? 0, at).join('').trim();
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
 * A typed formula as the embedded engine wants it. It reads `1e3` as a text, `A1#` not at all, and takes a sheet that
 * is not there for the formula's own: those become what Excel would make of them.
 *
 * @param hasSheet tells whether the book has a sheet of that name
 */
export function engineFormula(typed: string, hasSheet: (name: string) => boolean): string {
  const spills = typed.replace(
    /((?:(?:'(?:[^']|'')*'|[\p{L}_][\p{L}\p{N}_.]*)!)?\$?[A-Za-z]{1,3}\$?\d+)#(?![\p{L}/])/gu,
    'ANCHORARRAY($1)',
  );
  const numbers = mapPieces(spills, (piece, before, after) => {
    if (/^[\d.].*e/i.test(piece)) return decimal(piece);
    if (piece === '@' && (before === '=' || /[(,+\-*/&<>^]$/.test(before))) return '';
    if (after !== '!' || before === ']' || piece === '#REF') return piece;
    const name = piece.startsWith("'") ? piece.slice(1, -1).replace(/''/g, "'") : piece;
    return hasSheet(name) || name.includes('[') ? piece : MISSING;
  });
  return numbers.replace(new RegExp(`${MISSING}!(\\$?[A-Za-z]{1,3}\\$?\\d*|\\$?\\d+)(:\\$?[A-Za-z]{0,3}\\$?\\d*)?`, 'g'), '#REF!');
}

const MISSING = '\uE000';

function decimal(text: string): string {
  const value = Number(text);
  const plain = value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 17, maximumFractionDigits: 20 });
  return Number(plain) === value ? plain : String(BigInt(Math.round(value)));
}
