import { TEXTS_2008 } from '../2008/texts-2008';
import { CLASSIC_TEXTS } from '../classic/texts';
import type { ClauseTexts } from '../clause-texts';

/** The clauses of 2012 in our words: those of 2008, with what has changed. */
export const TEXTS_2012: ClauseTexts = {
  ...TEXTS_2008,
  '6-3': {
    en: 'wrong group: disqualified; in a four-ball the side if both partners are in breach',
    fr: 'mauvais groupe : disqualifié ; en quatre balles, le camp si les deux sont en infraction',
  },
  '6-3a': {
    en: 'at most 5 minutes late: 2 strokes on the first hole, from the total 2 points or 1 hole; later write DQ R6-3a',
    fr: 'au plus 5 minutes de retard : 2 coups au premier trou, sur le total 2 points ou 1 trou ; au-delà, DQ R6-3a',
  },
  '18-2b': CLASSIC_TEXTS['18-2b'] ?? { en: '', fr: '' },
};
