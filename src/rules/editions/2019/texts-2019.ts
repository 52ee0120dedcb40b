import { TEXTS_1_TO_7 } from './texts-1-to-7';
import { TEXTS_20_TO_23 } from './texts-20-to-23';
import { TEXTS_8_TO_19 } from './texts-8-to-19';

/** The clauses of 2019 in our words, by row id. */
export const TEXTS_2019: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = {
  ...TEXTS_1_TO_7,
  ...TEXTS_8_TO_19,
  ...TEXTS_20_TO_23,
};
