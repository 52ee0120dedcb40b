import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { wordsOf } from '../words';
import type { Words } from '../words';
import { isSameFile } from '../xlsx/workbook-files';
import type { CompileOptions } from './compile';
import { findingsReport, meritReport, needsDecision, readMerit } from './day-report';
import { atDoor, checkOutput, closeDay, openDay } from './opened-day';
import type { OpenedDay } from './opened-day';
import { writeText } from './publish';
import { OWN_ENDING, writeOwnBook } from './workbook-of-ours';
import { BadInput, EXIT, shownPath, userPath } from './terminal';
import type { Terminal } from './terminal';

export interface MeritOptions extends CompileOptions {
  /** The workbook to write the order of merit to: a new one, or one that holds nothing else. */
  readonly orderOfMerit: string;
  readonly points?: string;
  readonly best?: string;
  readonly list?: string;
}

/**
 * `compile --order-of-merit`: compiles every workbook, adds up the points of the places and writes the order to a
 * workbook of its own. A workbook that cannot be compiled keeps all from being written: without it the order is wrong.
 *
 * @returns 0 done, 1 when a decision is open in one of the workbooks
 */
export async function compileOrderOfMerit(
  books: readonly string[],
  options: MeritOptions,
  terminal: Terminal,
): Promise<number> {
  const { language, points, best, list, initials, csv, html } = options;
  const words = wordsOf(language);
  const inputs = books.map((book) => userPath(terminal, book));
  const output = userPath(terminal, options.orderOfMerit);
  for (const input of inputs) checkOutput(input, output, language, terminal, OWN_ENDING);
  const twin = inputs.find((input, at) => inputs.slice(0, at).some((other) => isSameFile(input, other)));
  if (twin !== undefined) throw new BadInput(words.givenTwice(shownPath(terminal, twin)));

  const events: unknown[] = [];
  const marks: string[] = [];
  for (const input of inputs) {
    if (existsSync(input)) marks.push(markOf(input));
    const day = await openDay(input, options, terminal);
    try {
      events.push({ book: basename(input), day: await compiledIn(day, input, options, terminal) });
    } finally {
      closeDay(day);
    }
  }

  const asked = given({ events, points, best, list, initials });
  const answer = await writeOwnBook(output, 'orderOfMerit', asked, { language }, terminal, () => {
    const changed = inputs.find((input, at) => !existsSync(input) || markOf(input) !== marks[at]);
    if (changed !== undefined) throw new BadInput(words.changedMeanwhile(shownPath(terminal, changed)));
  });
  const written = [['csv', csv] as const, ['html', html] as const].flatMap(([kind, path]) => {
    if (path === undefined) return [];
    writeText(path, answer, kind, [...inputs, output], language, terminal);
    return [path];
  });
  return report(answer, [options.orderOfMerit, ...written], options, terminal, words);
}

/** What is refused of one workbook of many names it. */
async function compiledIn(day: OpenedDay, input: string, options: MeritOptions, terminal: Terminal): Promise<unknown> {
  try {
    return await atDoor(day, 'compile', options);
  } catch (fault) {
    if (fault instanceof BadInput) throw new BadInput(`${shownPath(terminal, input)}: ${fault.message}`);
    throw fault;
  }
}

function report(
  answer: unknown,
  written: readonly string[],
  { json }: MeritOptions,
  terminal: Terminal,
  words: Words,
): number {
  const merit = readMerit(answer);
  const lines = [
    ...meritReport(merit, words),
    ...findingsReport(merit.findings, words),
    '',
    ...written.map((path) => words.written(path)),
  ];
  terminal.out(`${json ? JSON.stringify(merit.whole) : lines.join('\n')}\n`);
  return needsDecision(merit.findings) ? EXIT.decide : EXIT.done;
}

const markOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

const given = (options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
