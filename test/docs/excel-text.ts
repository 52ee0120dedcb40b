/** An answer as `eval --json` prints it. */
export type Answer = number | string | boolean | (number | string | boolean)[][] | { error: string; message: string };

/** Changes the characters of a text that stand outside quotes. */
function mapOutsideQuotes(text: string, change: (character: string, isInArray: boolean) => string): string {
  let isQuoted = false;
  let isInArray = false;
  return text.replace(/[^]/g, (character) => {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) return character;
    if (character === '{') isInArray = true;
    if (character === '}') isInArray = false;
    return change(character, isInArray);
  });
}

/**
 * What a French Excel takes and shows, as every Excel stores it: `;` between arguments and `.` between columns become
 * `,`, and `#VALEUR!` is `#VALUE!`. The sentence of an error is left as it is.
 *
 * @example fromFrench('=GOLF.NET({5.4;4.4};2)') //=> '=GOLF.NET({5,4;4,4},2)'
 */
export function fromFrench(text: string): string {
  const [stored = '', sentence] = text.split('#VALEUR!');
  const formula = mapOutsideQuotes(stored, (character, isInArray) =>
    isInArray ? (character === '.' ? ',' : character) : character === ';' ? ',' : character,
  );
  return sentence === undefined ? formula : `${formula}#VALUE!${sentence}`;
}

/**
 * An answer as the pages write it: a constant, or `#VALUE! sentence`.
 *
 * @example readAnswer('{1,"Ann";2,"Ben"}') //=> [[1, 'Ann'], [2, 'Ben']]
 */
export function readAnswer(text: string): Answer {
  const error = /^(#[A-Z/0-9]+[!?]?)\s+(.*)$/s.exec(text);
  if (error) return { error: error[1]!, message: error[2]! };
  if (!text.startsWith('{')) return JSON.parse(text) as number | string | boolean;
  const rows = mapOutsideQuotes(text, (character) => ({ '{': '[[', '}': ']]', ';': '],[' })[character] ?? character);
  return JSON.parse(rows) as (number | string | boolean)[][];
}
