import { writeFileSync } from 'node:fs';
import type { Language } from '../addin/built-addin';
import { wordsOf } from '../words';
import { isSameFile } from '../xlsx/workbook-files';
import type { CompileOptions } from './compile';
import { atDoor, checkOutput } from './opened-day';
import type { OpenedDay } from './opened-day';
import { OWN_ENDING, writeOwnBook } from './workbook-of-ours';
import { BadInput, shownPath, userPath } from './terminal';
import type { Terminal } from './terminal';

/**
 * Writes the results as CSV, as an HTML page and as a workbook of values, where the user asks for them.
 *
 * @returns the paths written, as the user gave them
 */
export async function writePublished(
  day: OpenedDay,
  options: CompileOptions,
  terminal: Terminal,
): Promise<readonly string[]> {
  const { csv, html, values, initials, language } = options;
  if (csv === undefined && html === undefined && values === undefined) return [];
  const published = await atDoor(day, 'publish', options, { initials: initials === true });
  const written: string[] = [];
  for (const [kind, path] of [['csv', csv] as const, ['html', html] as const]) {
    if (path === undefined) continue;
    writeText(path, published, kind, [day.path], language, terminal);
    written.push(path);
  }
  if (values !== undefined) {
    const file = userPath(terminal, values);
    checkOutput(day.path, file, language, terminal, OWN_ENDING);
    const plans: unknown = typeof published === 'object' && published !== null ? Reflect.get(published, 'plans') : [];
    await writeOwnBook(file, 'resultsAlone', { plans }, { language }, terminal);
    written.push(values);
  }
  return written;
}

/**
 * Writes one of the texts in an answer of the door.
 *
 * @param kept files that it may not be written over
 */
export function writeText(
  path: string,
  answer: unknown,
  kind: 'csv' | 'html',
  kept: readonly string[],
  language: Language,
  terminal: Terminal,
): void {
  const file = userPath(terminal, path);
  const text: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, kind) : undefined;
  if (kept.some((other) => isSameFile(other, file)))
    throw new BadInput(wordsOf(language).overInput(shownPath(terminal, file)));
  try {
    writeFileSync(file, typeof text === 'string' ? text : '');
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault);
    throw new BadInput(wordsOf(language).notWritable(shownPath(terminal, file), why));
  }
}
