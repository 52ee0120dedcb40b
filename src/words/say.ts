/** The languages a user reads. */
export type Language = 'en' | 'fr';

/** One sentence in both languages; `{name}` stands for a value. */
export interface Sentence {
  readonly en: string;
  readonly fr: string;
}

export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills a sentence. A negative number shows a true minus sign, as golfers' results do.
 *
 * @example say({ en: 'Hole {hole}', fr: 'Trou {hole}' }, 'fr', { hole: 7 }) //=> 'Trou 7'
 */
export function say(sentence: Sentence, language: Language, values: Values = {}): string {
  return sentence[language].replace(/\{(\w+)\}/g, (_, name: string) => figure(values[name] ?? ''));
}

const figure = (value: string | number): string =>
  typeof value === 'number' && value < 0 ? `−${-value}` : String(value);

/** The language of an Office display language such as "fr-FR"; anything but French is English. */
export function languageOf(tag: unknown): Language {
  return typeof tag === 'string' && /^fr\b/i.test(tag.trim()) ? 'fr' : 'en';
}
