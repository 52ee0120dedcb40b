import { ValueObjectFactory } from '@univerjs/engine-formula';

/**
 * The engine cuts an array constant at every `;` and `,`, those inside its texts too: {"a;b"} becomes two rows. Inside
 * texts they go in as private marks and come out as themselves when the engine makes the text's value. The same door keeps
 * texts in quotes from being read as dates.
 */
const MARKS = new Map([
  [';', '\uE001'],
  [',', '\uE002'],
]);
const UNMARKED = new Map([...MARKS].map(([character, mark]) => [mark, character]));

/**
 * A formula whose array constants the engine can cut.
 *
 * @example markArrayConstants('=ROWS({"a;b";"c"})') //=> '=ROWS({"a\uE001b";"c"})'
 */
export function markArrayConstants(formula: string): string {
  let depth = 0;
  return formula.replace(/"(?:[^"]|"")*"|'(?:[^']|'')*'|[{}]/gs, (piece) => {
    if (piece === '{') depth++;
    else if (piece === '}') depth--;
    else if (depth > 0 && piece.startsWith('"'))
      return piece.replace(/[;,]/g, (character) => MARKS.get(character) ?? '');
    return piece;
  });
}

const unmarked = (value: string): string => value.replace(/[\uE001\uE002]/g, (mark) => UNMARKED.get(mark) ?? '');

let isTaught = false;

/** Teaches the engine to read the marks; once is enough for all books. */
export function readMarkedTexts(): void {
  if (isTaught) return;
  isTaught = true;
  const create = ValueObjectFactory.create.bind(ValueObjectFactory);
  ValueObjectFactory.create = (raw, isIgnoreNumberPattern) => {
    // The constant as a whole comes by first; only its texts are read back.
    const isText = typeof raw === 'string' && raw.trimStart().startsWith('"');
    // In Excel "4-4" and "1/2" in quotes are texts; the engine would make dates of them.
    return isText ? create(unmarked(raw), true) : create(raw, isIgnoreNumberPattern);
  };
}
