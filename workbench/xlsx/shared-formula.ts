import { MAX_COLUMNS, MAX_ROWS, columnName, columnNumber } from '../engine/address';

const REFERENCE =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'!?|\[[^\]]*\]|[\p{L}_\\][\p{L}\p{N}_.\\]*[(!]|(\$?)([A-Za-z]{1,3})(\$?)(\d{1,7})(?![\p{L}\p{N}_.(!])|(\$?)([A-Za-z]{1,3}):(\$?)([A-Za-z]{1,3})(?![\p{L}\p{N}_(!])|(?<![\p{L}\p{N}.$])(\$?)(\d{1,7}):(\$?)(\d{1,7})(?![\d.\p{L}])|[\p{L}_\\$][\p{L}\p{N}_.\\?$]*/gu;

/**
 * A shared formula as it reads in another of its cells: what is not held by `$` moves along.
 *
 * @param formula the first cell's, without `=`
 * @param rows how far down the other cell is
 * @param columns how far right
 * @example
 * shiftFormula('SUM($A1:B$2)+Par', 1, 1); //=> 'SUM($A2:C$2)+Par'
 */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  const column = (held: string, name: string): string => {
    if (held === '$') return `$${name}`;
    const moved = columnNumber(name) + columns;
    return moved < 0 || moved >= MAX_COLUMNS ? '#REF!' : columnName(moved);
  };
  const row = (held: string, number: string): string => {
    if (held === '$') return `$${number}`;
    const moved = Number(number) + rows;
    return moved < 1 || moved > MAX_ROWS ? '#REF!' : String(moved);
  };
  const whole = (text: string): string => (text.includes('#REF!') ? '#REF!' : text);
  return formula.replace(REFERENCE, (match, ...found: (string | undefined)[]) => {
    const [c1 = '', cName, r1 = '', rName, a1 = '', aFrom, a2 = '', aTo, b1 = '', bFrom, b2 = '', bTo] = found;
    if (cName !== undefined && rName !== undefined) return whole(column(c1, cName) + row(r1, rName));
    if (aFrom !== undefined && aTo !== undefined) return whole(`${column(a1, aFrom)}:${column(a2, aTo)}`);
    if (bFrom !== undefined && bTo !== undefined) return whole(`${row(b1, bFrom)}:${row(b2, bTo)}`);
    return match;
  });
}
