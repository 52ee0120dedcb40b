import { TEXTS_2012 } from '../2012/texts-2012';
import type { ClauseTexts } from '../clause-texts';
import { GONE_2016 } from './edition-2016';

/** 18-2 has no parts any more. */
const withoutParts = (words: string): string => words.replace(/18-2a/g, '18-2');

/** The clauses of 2016 in our words: those of 2012, with what has changed. */
export const TEXTS_2016: ClauseTexts = {
  ...Object.fromEntries(
    Object.entries(TEXTS_2012)
      .filter(([id]) => !GONE_2016.includes(id))
      .map(([id, { en, fr }]) => [id, { en: withoutParts(en), fr: withoutParts(fr) }]),
  ),
  '6-6d': {
    en: 'hole returned too low: disqualified where its result changes; without =n, a penalty not known of: 2 strokes more',
    fr: 'score d’un trou rendu trop bas : disqualifié si le résultat change ; sans =n, pénalité ignorée : 2 coups de plus',
  },
  '14-1': {
    en: 'club anchored, or ball not fairly struck: 2 strokes; match: the hole',
    fr: 'club ancré, ou balle non frappée franchement : 2 coups ; match : le trou',
  },
  '14-3': {
    en: 'device or unusual equipment used as help: 2 strokes, a second time disqualified; match: the hole, then out',
    fr: 'appareil ou équipement inhabituel utilisé comme aide : 2 coups, la seconde fois disqualifié ; match : le trou',
  },
};
