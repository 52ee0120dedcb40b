import { writeFileSync } from 'node:fs';
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
  const textOf = (kind: 'csv' | 'html'): string => {
    const text: unknown =
      typeof published === 'object' && published !== null ? Reflect.get(published, kind) : undefined;
    return typeof text === 'string' ? text : '';
  };
  const written: string[] = [];
  for (const [kind, path] of [['csv', csv] as const, ['html', html] as const]) {
    if (path === undefined) continue;
    const file = userPath(terminal, path);
    if (isSameFile(day.path, file)) throw new BadInput(wordsOf(language).overInput(shownPath(terminal, file)));
    try {
      writeFileSync(file, textOf(kind));
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : String(fault);
      throw new BadInput(wordsOf(language).notWritable(shownPath(terminal, file), why));
    }
    written.push(path);
  }
  return written;
}
