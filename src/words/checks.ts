import type { Check, CheckCode } from '../rules/checks/card-check';
import { type Language, say, type Sentence } from './say';

/** A check as a sentence; in a side it names the partner. */
export function sayCheck(check: Check, language: Language, isSide = false): string {
  const partner = isSide && check.code !== 'hole-without-score' ? ` (${'AB'[check.ball] ?? ''})` : '';
  return say(CHECKS[check.code], language, { ...check.values, hole: check.hole ?? '', partner });
}

const CHECKS: Readonly<Record<CheckCode, Sentence>> = {
  'hole-without-score': {
    en: 'Hole {hole}: no score, so the card is NR.',
    fr: 'Trou {hole} : pas de score, la carte est donc NR.',
  },
  'score-unlikely-low': {
    en: 'Hole {hole}{partner}: {met} on a par {par} is rare. Was it meant?',
    fr: 'Trou {hole}{partner} : {met} sur un par {par} est rare. Est-ce voulu ?',
  },
  'score-unlikely-high': {
    en: 'Hole {hole}{partner}: {met} on a par {par} is high. Was it meant?',
    fr: 'Trou {hole}{partner} : {met} sur un par {par} est élevé. Est-ce voulu ?',
  },
  'points-unlikely': {
    en: '{met} points are rare. Are handicap, pars and indexes right?',
    fr: '{met} points sont rares. Handicap, pars et index sont-ils justes ?',
  },
  'net-unlikely': {
    en: 'Net {met} on par {par} is rare. Are handicap and scores right?',
    fr: 'Net {met} pour un par {par} est rare. Handicap et scores sont-ils justes ?',
  },
};
