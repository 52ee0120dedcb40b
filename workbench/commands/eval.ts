import { join } from 'node:path';
import { openBuiltAddIn } from '../addin/addin-folder';
import type { Language } from '../addin/built-addin';
import { loadFunctions } from '../addin/functions-in-vm';
import type { CustomFunction } from '../engine/custom-function';
import { NO_FORMULA } from '../engine/book';
import { UniverBook } from '../engine/univer-book';
import { isCellError } from '../engine/values';
import type { CellValue } from '../engine/values';
import { wordsOf } from '../words';
import { BadInput, EXIT, userPath } from './terminal';
import type { Terminal } from './terminal';

export interface EvalOptions {
  readonly language: Language;
  readonly json: boolean;
  /** `office` sends every call of our functions through office.js's own runtime. */
  readonly runtime?: 'direct' | 'office';
  readonly book?: string;
}

type Answer = CellValue[][] | { readonly noFormula: string };

/** One value as JSON: a number, a text, true or false, or `{"error","message"}`; a blank is empty text. */
function jsonValue(value: CellValue): unknown {
  if (value === null) return '';
  return isCellError(value) ? { error: value.error, message: value.message ?? '' } : value;
}

function jsonAnswer(answer: Answer): string {
  if ('noFormula' in answer) return JSON.stringify({ error: '#NAME?', message: answer.noFormula });
  const rows = answer.map((row) => row.map(jsonValue));
  // A formula that refers to one blank cell shows 0, as in any cell.
  if (isSingle(answer)) return JSON.stringify(answer[0]?.[0] === null ? 0 : rows[0]?.[0]);
  return JSON.stringify(rows);
}

const isSingle = (rows: CellValue[][]): boolean => rows.length === 1 && rows[0]?.length === 1;

function plainValue(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (!isCellError(value)) return String(value);
  return value.message ? `${value.error} ${value.message}` : value.error;
}

function plainAnswer(answer: Answer): string {
  if ('noFormula' in answer) return '#NAME?';
  if (isSingle(answer) && answer[0]?.[0] === null) return '0';
  return answer.map((row) => row.map(plainValue).join('\t')).join('\n');
}

/** The lines of standard input; the last line's end is not one more line. */
const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);

/**
 * `eval`: what one formula answers, or many, a line each, in order. Formulas stand in no cell, so that none of them can be
 * in another's way.
 *
 * @returns 0 whatever the formulas answer, errors included; 2 when a line is no formula
 */
export async function evaluateFormulas(
  formula: string | undefined,
  options: EvalOptions,
  terminal: Terminal,
): Promise<number> {
  const words = wordsOf(options.language);
  const input = formula ?? (await terminal.input());
  if (input === undefined || (formula === undefined && input.trim() === ''))
    throw new BadInput(words.nothingToEvaluate);
  const formulas = (formula === undefined ? linesOf(input) : [input]).map((line) => line.trim());
  const { book, found, close } = await (options.runtime === 'office' ? inRuntime : directly)(
    formulas,
    options,
    terminal,
  );
  let exit: number = EXIT.done;
  const lines: string[] = [];
  for (const [at, values] of found.entries()) {
    const answer: Answer = values === NO_FORMULA ? { noFormula: words.noFormula(at + 1, formulas[at] ?? '') } : values;
    if ('noFormula' in answer) {
      exit = EXIT.badInput;
      terminal.err(`${answer.noFormula}\n`);
    }
    lines.push(options.json ? jsonAnswer(answer) : plainAnswer(answer));
  }
  terminal.out(`${lines.join('\n')}\n`);
  close();
  book.dispose();
  return exit;
}

/** Formulas evaluated in a book. */
interface Evaluated {
  readonly book: UniverBook;
  readonly found: readonly (CellValue[][] | typeof NO_FORMULA)[];
  readonly close: () => void;
}

async function evaluateAll(book: UniverBook, formulas: readonly string[]): Promise<Evaluated['found']> {
  const found: (CellValue[][] | typeof NO_FORMULA)[] = [];
  for (const formula of formulas) found.push(await book.evaluate(formula));
  return found;
}

async function directly(formulas: readonly string[], options: EvalOptions, terminal: Terminal): Promise<Evaluated> {
  const addIn = openBuiltAddIn(join(terminal.root, 'dist', 'addin'));
  const functions = loadFunctions(addIn, {
    language: options.language,
    onFault: (name, fault) => terminal.err(`${wordsOf(options.language).functionFailed(name, String(fault))}\n`),
  });
  const book = await openedBook(functions, options, terminal);
  return { book, found: await evaluateAll(book, formulas), close: () => undefined };
}

/** Every call through office.js's own runtime, in windows of half a second: calculated again until nothing is #BUSY!. */
async function inRuntime(formulas: readonly string[], options: EvalOptions, terminal: Terminal): Promise<Evaluated> {
  const addIn = openBuiltAddIn(join(terminal.root, 'dist', 'addin'));
  const { FunctionsInRuntime } = await import(/* webpackMode: "eager" */ '../addin/functions-in-runtime');
  const { openAddIn } = await import(/* webpackMode: "eager" */ '../office/add-in-page');
  const runtime = new FunctionsInRuntime(addIn);
  const pageBook = new UniverBook();
  pageBook.add('Sheet1');
  const page = await openAddIn({ book: pageBook, language: options.language, folder: addIn.folder });
  runtime.connect(page.callFunction);
  const book = await openedBook(runtime.functions, options, terminal);
  let found = await evaluateAll(book, formulas);
  while (await runtime.settle()) {
    await book.recalculate();
    found = await evaluateAll(book, formulas);
  }
  const close = (): void => {
    page.close();
    pageBook.dispose();
  };
  return { book, found, close };
}

async function openedBook(
  functions: readonly CustomFunction[],
  options: EvalOptions,
  terminal: Terminal,
): Promise<UniverBook> {
  if (options.book === undefined) {
    const book = new UniverBook({ functions });
    book.add('Sheet1');
    return book;
  }
  const { openBook } = await import(/* webpackMode: "eager" */ '../xlsx/workbook-files');
  return (await openBook(userPath(terminal, options.book), { functions })).book;
}
