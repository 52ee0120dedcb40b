import { TEXTS_1_TO_7 } from './texts-1-to-7';
import { TEXTS_14_TO_34 } from './texts-14-to-34';
import { TEXTS_18_19_31_32 } from './texts-18-19-31-32';
import { TEXTS_30 } from './texts-30';

/**
 * The clauses of the classic edition in our words, by row id: what each covers and what it costs, to read after "Rule 4-4: ".
 *
 * @example CLASSIC_TEXTS['31-7b']?.en //=> 'breach by both partners: side disqualified'
 */
export const CLASSIC_TEXTS: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = {
  ...TEXTS_1_TO_7,
  ...TEXTS_14_TO_34,
  ...TEXTS_18_19_31_32,
  ...TEXTS_30,
};
