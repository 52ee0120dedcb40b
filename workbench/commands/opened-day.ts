import { appendFileSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { openBuiltAddIn } from '../addin/addin-folder';
import type { Language } from '../addin/built-addin';
import { loadFunctions } from '../addin/functions-in-vm';
import { PageFailed, openAddIn } from '../office/add-in-page';
import type { AddIn } from '../office/add-in-page';
import { wordsOf } from '../words';
import { readSettings } from '../xlsx/add-in-settings';
import type { AddInIdentity } from '../xlsx/add-in-settings';
import { isSameFile, openBook, writeWhole } from '../xlsx/workbook-files';
import type { OpenedBook } from '../xlsx/open-book';
import { saveBook } from '../xlsx/save-book';
import { BadInput, shownPath, userPath } from './terminal';
import type { Terminal } from './terminal';

/** What the user may say beside the workbook; passed on to the add-in's door. */
export interface DayOptions {
  readonly language: Language;
  readonly form?: string;
  readonly edition?: string;
  readonly sheet?: string;
}

/** A workbook with the add-in at work in it. */
export interface OpenedDay {
  readonly opened: OpenedBook;
  readonly addIn: AddIn;
  readonly identity: AddInIdentity;
  readonly path: string;
}

/**
 * Opens a workbook and boots the add-in in it.
 *
 * @param open how the workbook comes to be, if it is not read from its file
 */
export async function openDay(
  path: string,
  { language }: DayOptions,
  terminal: Terminal,
  open: typeof openBook = openBook,
): Promise<OpenedDay> {
  const words = wordsOf(language);
  const built = openBuiltAddIn(join(terminal.root, 'dist', 'addin'));
  const functions = loadFunctions(built, {
    language,
    onFault: (name, fault) => terminal.err(`${words.functionFailed(name, String(fault))}\n`),
  });
  const opened = await open(path, { functions });
  const settings = opened.source ? readSettings(opened.source.file, built.identity) : new Map<string, string>();
  try {
    const addIn = await openAddIn({ book: opened.book, language, folder: built.folder, settings });
    recordExchanges(addIn, language, terminal);
    return { opened, addIn, identity: built.identity, path };
  } catch (fault) {
    opened.book.dispose();
    throw fault instanceof PageFailed ? new BadInput(words.pageFailed(fault.message)) : fault;
  }
}

/** Where every request and answer of the add-in is to be written down, a JSON object a line; said aloud when it is. */
const RECORD = 'SCORE_DESK_RECORD';

function recordExchanges(addIn: AddIn, language: Language, terminal: Terminal): void {
  const file = process.env[RECORD];
  if (file === undefined || file === '') return;
  const path = userPath(terminal, file);
  writeFileSync(path, '');
  terminal.err(`${wordsOf(language).recording(shownPath(terminal, path))}\n`);
  addIn.host.onExchange = (request, answer) => appendFileSync(path, `${JSON.stringify({ request, answer })}\n`);
}

export function closeDay({ addIn, opened }: OpenedDay): void {
  addIn.close();
  opened.book.dispose();
}

/** Calls the add-in's door. What it refuses is a sentence already, in the language asked for. */
export async function atDoor(
  day: OpenedDay,
  ask: 'check' | 'compile' | 'publish' | 'orderOfMerit' | 'resultsAlone',
  { form, edition, sheet }: DayOptions,
  more: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const options = { form, edition, sheet, ...more };
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  try {
    return await day.addIn.door[ask]?.(given);
  } catch (fault) {
    const message =
      typeof fault === 'object' && fault !== null && 'message' in fault ? String(fault.message) : String(fault);
    throw new BadInput(message);
  }
}

/**
 * Refuses a place to write to that is the workbook itself, or where a workbook cannot be.
 *
 * @param ending that of the file; left out, as the workbook's own
 */
export function checkOutput(
  input: string,
  output: string,
  language: Language,
  terminal: Terminal,
  ending = extname(input).toLowerCase(),
): void {
  const words = wordsOf(language);
  const shown = shownPath(terminal, output);
  if (isSameFile(input, output)) throw new BadInput(words.overInput(shown));
  if (existsSync(output) && statSync(output).isDirectory()) throw new BadInput(words.file.folder(shown));
  if (extname(output).toLowerCase() !== ending) throw new BadInput(words.otherEnding(shown, ending));
}

/** Writes the whole workbook, and says what of it could not be kept. */
export async function writeDay(
  { opened, addIn, identity, path }: OpenedDay,
  output: string,
  language: Language,
  terminal: Terminal,
): Promise<void> {
  const words = wordsOf(language);
  const { bytes, notKept } = await saveBook(opened, { settings: { addIn: identity, values: addIn.host.settings } });
  try {
    // An order of merit is written over the one that was opened.
    writeWhole(output, bytes, path === output ? undefined : path);
  } catch (fault) {
    throw new BadInput(
      words.notWritable(shownPath(terminal, output), fault instanceof Error ? fault.message : String(fault)),
    );
  }
  for (const lost of notKept) terminal.err(`${words.notKept(lost)}\n`);
}
