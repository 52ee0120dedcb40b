import { writeFileSync } from 'node:fs';
import type { Language } from '../addin/built-addin';
import { wordsOf } from '../words';
import { isSameFile } from '../xlsx/workbook-files';
import type { CompileOptions } from './compile';
import { atDoor } from './opened-day';
import type { OpenedDay } from './opened-day';
import { BadInput, shownPath, userPath } from './terminal';
import type { Terminal } from './terminal';

/**
 * Writes the results as CSV and as an HTML page, where the user asks for them.
 *
 * @returns the paths written, as the user gave them
 */
export async function writePublished(
  day: OpenedDay,
  options: CompileOptions,
  terminal: Terminal,
): Promise<readonly string[]> {
  const { csv, html, initials, language } = options;
  if (csv === undefined && html === undefined) return [];
  const published = await atDoor(day, 'publish', options, { initials: initials === true });
  const written: string[] = [];
  for (const [kind, path] of [['csv', csv] as const, ['html', html] as const]) {
    if (path === undefined) continue;
    writeText(path, published, kind, [day.path], language, terminal);
    written.push(path);
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
