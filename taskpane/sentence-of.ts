import { inWords } from '../src/workbook/door';
import type { Language } from '../src/words/say';

/** Our own refusals are sentences already; what Excel says is passed on in one. */
export function sentenceOf(error: unknown, language: Language): string {
  const said = inWords(error, language);
  return said instanceof Error ? said.message : String(said);
}
