/** Excel's grammar of formulas, as far as telling a formula from a line that is none. */

const WHITE = /^[ \t\r\n\u00A0]+/;
const NUMBER = /^(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/;
const TEXT = /^"(?:[^"]|"")*"/;
const ERROR =
  /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!)/i;
/** A cell, a name or a function, with the sheet or book before it. */
const WORD = /^(?:'(?:[^']|'')+'!|\[[^\]]*\](?:[\p{L}\p{N}_.]+!)?)?[\p{L}\p{N}_\\$.?]+/u;
const QUOTED = /^'(?:[^']|'')+'!/;
const OPERATOR = /^(?:<>|<=|>=|[-+*/^&=<>:])/;
const CONSTANT =
  /^(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|"(?:[^"]|"")*"|TRUE|FALSE|#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A))$/i;

/** Numbers Excel cannot hold. */
const isTooLarge = (text: string): boolean => !Number.isFinite(Number(text));

/** Where a bracket opened by the text's first character closes: its length; 0 when it does not. */
function bracketed(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "'") at += 1;
    else if (text[at] === '[') depth += 1;
    else if (text[at] === ']' && --depth === 0) return at + 1;
  }
  return 0;
}

/** The length of an array constant at the text's start: rows of equal length, constants only; 0 when it is none. */
function arrayConstant(text: string): number {
  const inner = /^\{((?:"(?:[^"]|"")*"|[^"{}])*)\}/.exec(text);
  if (!inner) return 0;
  const parts = (whole: string, separator: string): string[] =>
    (whole.match(new RegExp(`(?:"(?:[^"]|"")*"|[^"${separator}])+|${separator}`, 'g')) ?? []).filter(
      (part) => part !== separator,
    );
  const count = (whole: string, separator: string): number =>
    whole.replace(/"(?:[^"]|"")*"/g, '').split(separator).length;
  const body = inner[1] ?? '';
  const rows = parts(body, ';');
  if (rows.length === 0 || rows.length !== count(body, ';')) return 0;
  const columns = count(rows[0] ?? '', ',');
  const isWhole = rows.every((row) => {
    const cells = parts(row, ',');
    return cells.length === columns && count(row, ',') === columns && cells.every((cell) => CONSTANT.test(cell.trim()));
  });
  return isWhole ? inner[0].length : 0;
}

/** What the reader is waiting for: something to reckon with, or what joins it to the next. */
type Waiting = 'operand' | 'operator';

/** One line being read, piece by piece. */
class Reader {
  #rest: string;
  #waiting: Waiting = 'operand';
  /** Brackets open: a function's, whose arguments may be left out, or plain ones. */
  readonly #open: ('call' | 'plain')[] = [];
  /** True right after something that may be called, or crossed with what follows a space. */
  #isReference = false;

  constructor(text: string) {
    this.#rest = text;
  }

  isFormula(): boolean {
    while (this.#rest !== '') if (!this.#step()) return false;
    return this.#waiting === 'operator' && this.#open.length === 0;
  }

  #take(length: number, waiting: Waiting, isReference = false): boolean {
    this.#rest = this.#rest.slice(length);
    this.#waiting = waiting;
    this.#isReference = isReference;
    return true;
  }

  #step(): boolean {
    const white = WHITE.exec(this.#rest)?.[0];
    if (white) return this.#space(white.length);
    return this.#waiting === 'operand' ? this.#operand() : this.#operator();
  }

  /** Between two references a space means what they share; elsewhere it means nothing. */
  #space(length: number): boolean {
    const next = this.#rest.slice(length);
    const isCrossing = this.#waiting === 'operator' && this.#isReference && /^[\p{L}_$'\\[(]/u.test(next);
    this.#rest = next;
    if (isCrossing) this.#waiting = 'operand';
    return true;
  }

  #operand(): boolean {
    const rest = this.#rest;
    const inCall = this.#open[this.#open.length - 1] === 'call';
    if (/^[-+@]/.test(rest)) return this.#take(1, 'operand');
    if (rest.startsWith('(')) return this.#open.push('plain') > 0 && this.#take(1, 'operand');
    if (inCall && rest.startsWith(',')) return this.#take(1, 'operand');
    if (inCall && rest.startsWith(')')) return this.#open.pop() !== undefined && this.#take(1, 'operator', true);
    const text = TEXT.exec(rest)?.[0] ?? ERROR.exec(rest)?.[0];
    if (text) return this.#take(text.length, 'operator', text.startsWith('#'));
    if (rest.startsWith('{')) {
      const length = arrayConstant(rest);
      return length > 0 && this.#take(length, 'operator');
    }
    return this.#numberOrWord(rest);
  }

  #numberOrWord(rest: string): boolean {
    const number = NUMBER.exec(rest)?.[0];
    const word = WORD.exec(rest)?.[0] ?? QUOTED.exec(rest)?.[0];
    // 3E4 is a number, 3abc nothing, and 10:12 rows.
    if (number && (!word || word.length <= number.length || /[eE]/.test(number)))
      return !isTooLarge(number) && this.#take(number.length, 'operator', true);
    if (!word || /^\d/.test(word)) return false;
    return this.#take(word.length, word.endsWith('!') ? 'operand' : 'operator', true);
  }

  #operator(): boolean {
    const rest = this.#rest;
    if (rest.startsWith('(')) return this.#isReference && this.#open.push('call') > 0 && this.#take(1, 'operand');
    if (rest.startsWith(')')) return this.#open.pop() !== undefined && this.#take(1, 'operator', true);
    if (rest.startsWith(',')) return this.#open.length > 0 && this.#take(1, 'operand');
    if (rest.startsWith('%')) return this.#take(1, 'operator');
    if (rest.startsWith('#') || rest.startsWith('!'))
      return this.#isReference && this.#take(1, rest.startsWith('!') ? 'operand' : 'operator', true);
    if (rest.startsWith('[')) {
      const length = bracketed(rest);
      return this.#isReference && length > 0 && this.#take(length, 'operator', true);
    }
    const operator = OPERATOR.exec(rest)?.[0];
    return operator !== undefined && this.#take(operator.length, 'operand');
  }
}

/**
 * True when Excel would take the line as a formula; whether its names and functions exist is another question.
 *
 * @example
 * isFormula('=SUM(A1:B2,{1,2;3,4})'); //=> true
 * isFormula('=SUM(1;2)'); //=> false
 */
export function isFormula(line: string): boolean {
  return line.startsWith('=') && line.length <= 8_192 && new Reader(line.slice(1)).isFormula();
}
