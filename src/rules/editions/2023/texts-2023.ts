import { TEXTS_2019 } from '../2019/texts-2019';
import { renumbered } from './renumbered';

/** The clauses of 2023 in our words: those of 2019, with what has changed. */
export const TEXTS_2023: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = {
  ...Object.fromEntries(Object.entries(TEXTS_2019).map(([id, text]) => [renumbered(id), text])),
  '3.3b(4)': {
    en: 'handicap on the card: no penalty, the Committee works it out',
    fr: 'handicap sur la carte : pas de pénalité, le Comité le calcule',
  },
  '4.1b': {
    en: 'more than 14 clubs: 2 strokes on each of the first two holes of breach, in every form',
    fr: 'plus de 14 clubs, par trou : 2 coups sur chacun des deux premiers trous en infraction',
  },
  '5.3a': {
    en: 'at most 5 minutes late or early: 2 strokes on the first hole; later write DQ R5.3a',
    fr: 'départ à 5 minutes près au plus : 2 coups au premier trou ; au-delà, DQ R5.3a',
  },
  '5.6a': {
    en: 'unreasonable delay: 1 stroke, then 2 strokes, then disqualified',
    fr: 'retard déraisonnable : 1 coup, puis 2 coups, puis disqualifié',
  },
  '6.3b': {
    en: 'stroke at a ball substituted without right: 1 stroke',
    fr: 'coup joué sur une balle substituée à tort : 1 coup',
  },
  '23.8': {
    en: 'standing behind the partner’s line: 2 strokes; match: the hole',
    fr: 'se tenir derrière la ligne du partenaire : 2 coups ; match : le trou',
  },
  '21.1c': {
    en: 'one of the five Rules that cost only the hole: no score there, 0 points',
    fr: 'une des cinq Règles qui ne coûtent que le trou : pas de score, 0 point',
  },
  '21.2c': {
    en: 'one of the five Rules that cost only the hole: no score there, the maximum',
    fr: 'une des cinq Règles qui ne coûtent que le trou : pas de score, le maximum',
  },
  '21.3c': {
    en: 'one of the five Rules that cost only the hole: no score there, hole lost',
    fr: 'une des cinq Règles qui ne coûtent que le trou : pas de score, trou perdu',
  },
};
