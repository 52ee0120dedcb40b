import { isOmitted } from './argument';
import { cellText } from '../rules/cell-text';
import { type Language, languageOf } from '../words/say';

/** Excel's own display language; English where there is no Office around. */
export function displayLanguage(): Language {
  const office: unknown = (globalThis as { Office?: unknown }).Office;
  const context = property(office, 'context');
  return languageOf(property(context, 'displayLanguage'));
}

/** The language an argument asks for ("en", "fr", "français"), or Excel's when it was left out. */
export function languageAsked(argument: unknown): Language {
  if (isOmitted(argument)) return displayLanguage();
  const word = cellText(
    Array.isArray(argument) ? ((argument[0] as readonly unknown[] | undefined)?.[0] ?? '') : argument,
  );
  return /^fr/i.test(word) ? 'fr' : /^en/i.test(word) ? 'en' : displayLanguage();
}

const property = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined;
