import { existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { wordsOf } from '../words';
import { compileWorkbook } from './compile';
import type { CompileOptions } from './compile';
import { BadInput, EXIT, shownPath, userPath } from './terminal';
import type { Terminal } from './terminal';

/**
 * `compile` for one workbook or many. With many, `--out`, `--csv`, `--html` and `--values` name folders, and each workbook's files
 * have its name; one that cannot be read is told of and does not keep the others from being compiled.
 *
 * @returns the gravest: 0 all done, 1 cards need a decision, 2 a workbook could not be compiled
 */
export async function compileWorkbooks(
  books: readonly string[],
  options: CompileOptions,
  terminal: Terminal,
  sentenceOf: (fault: unknown) => string,
): Promise<number> {
  const [only, another] = books;
  if (only === undefined) return EXIT.badInput;
  if (another === undefined) return compileWorkbook(only, options, terminal);
  refuseTwins(books, options, terminal);
  let exit: number = EXIT.done;
  for (const book of books) {
    if (!options.json) terminal.out(`${exit === EXIT.done && book === only ? '' : '\n'}${book}\n`);
    try {
      const own = { ...options, ...filesOf(book, options, terminal) };
      exit = Math.max(exit, await compileWorkbook(book, own, terminal));
    } catch (fault) {
      terminal.err(`${sentenceOf(fault)}\n`);
      exit = EXIT.badInput;
    }
  }
  return exit;
}

/** Two workbooks of one name would write over one another. */
function refuseTwins(
  books: readonly string[],
  { out, csv, html, values, language }: CompileOptions,
  terminal: Terminal,
): void {
  if ([out, csv, html, values].every((path) => path === undefined)) return;
  const names = books.map((book) => basename(book, extname(book)).toLowerCase());
  const twin = books.find((_, at) => names.indexOf(names[at] ?? '') !== at);
  if (twin !== undefined) throw new BadInput(wordsOf(language).sameName(shownPath(terminal, userPath(terminal, twin))));
}

function filesOf(
  book: string,
  { out, csv, html, values, language }: CompileOptions,
  terminal: Terminal,
): Pick<CompileOptions, 'out' | 'csv' | 'html' | 'values'> {
  const name = basename(book, extname(book));
  const inFolder = (folder: string, file: string): string => {
    const path = userPath(terminal, folder);
    if (existsSync(path) && !statSync(path).isDirectory())
      throw new BadInput(wordsOf(language).folderWanted(shownPath(terminal, path)));
    mkdirSync(path, { recursive: true });
    return join(folder, file);
  };
  return {
    ...(out === undefined ? {} : { out: inFolder(out, basename(book)) }),
    ...(csv === undefined ? {} : { csv: inFolder(csv, `${name}.csv`) }),
    ...(html === undefined ? {} : { html: inFolder(html, `${name}.html`) }),
    ...(values === undefined ? {} : { values: inFolder(values, `${name}.xlsx`) }),
  };
}
