import { MATCH_PLAY_2019 } from './match-play';
import { TEXTS_1_TO_7 } from './texts-1-to-7';
import { TEXTS_20_TO_23 } from './texts-20-to-23';
import { TEXTS_8_TO_19 } from './texts-8-to-19';

/** The general penalty is two strokes in a card and the hole in a match. */
const hole = { en: '2 strokes; match: the hole', fr: '2 coups\u00a0; match\u00a0: le trou' };

const withMatch = (id: string, text: { readonly en: string; readonly fr: string }): typeof text =>
  MATCH_PLAY_2019.acts.get(id)?.does === 'losesHole'
    ? { en: text.en.replace(/2 strokes$/, hole.en), fr: text.fr.replace(/2 coups$/, hole.fr) }
    : text;

/** The clauses of 2019 in our words, by row id. */
export const TEXTS_2019: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = Object.fromEntries(
  Object.entries({ ...TEXTS_1_TO_7, ...TEXTS_8_TO_19, ...TEXTS_20_TO_23 }).map(([id, text]) => [
    id,
    withMatch(id, text),
  ]),
);
