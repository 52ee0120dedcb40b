import { TEXTS_2008 } from '../rules/editions/2008/texts-2008';
import { TEXTS_2012 } from '../rules/editions/2012/texts-2012';
import { TEXTS_2016 } from '../rules/editions/2016/texts-2016';
import { TEXTS_2019 } from '../rules/editions/2019/texts-2019';
import { TEXTS_2023 } from '../rules/editions/2023/texts-2023';
import { CLASSIC_TEXTS } from '../rules/editions/classic/texts';
import type { EditionId } from '../rules/editions/clause';
import type { Language, Sentence } from './say';

const TEXTS: Readonly<Record<EditionId, Readonly<Record<string, Sentence>>>> = {
  classic: CLASSIC_TEXTS,
  '2008': TEXTS_2008,
  '2012': TEXTS_2012,
  '2016': TEXTS_2016,
  '2019': TEXTS_2019,
  '2023': TEXTS_2023,
};

/** What a clause covers and costs, in our words; "" for a clause that has none. Left out, the edition is the one it is written in. */
export function clauseText(
  clause: string,
  language: Language,
  edition: EditionId = clause.includes('.') ? '2023' : 'classic',
): string {
  for (let id = clause; id !== ''; id = parentOf(id)) {
    const text = TEXTS[edition][id];
    if (text) return text[language];
  }
  return '';
}

/**
 * What a clause is about without what it costs, which stands after the colon: an effect has said that already.
 * An edition of the same notation may give a number to another matter, so it is asked for.
 */
export const topicOf = (clause: string, language: Language, edition?: EditionId): string =>
  clauseText(clause, language, edition).split(':')[0]?.trim() ?? '';

/** "31-7b(ii)" stands in "31-7b", that in "31-7", that in "31". */
const parentOf = (clause: string): string => clause.replace(/(\([^)]*\)|[a-z]|[-.]\d+|\d+)$/, '');
