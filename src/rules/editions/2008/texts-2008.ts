import { CLASSIC_TEXTS } from '../classic/texts';
import type { ClauseTexts } from '../clause-texts';
import { GONE_2008 } from './edition-2008';

const classic = (id: string): ClauseTexts[string] => CLASSIC_TEXTS[id] ?? { en: '', fr: '' };

/** The clauses of 2008 in our words: the classic ones, with what has changed and the parts that have moved. */
export const TEXTS_2008: ClauseTexts = {
  ...Object.fromEntries(Object.entries(CLASSIC_TEXTS).filter(([id]) => !GONE_2008.includes(id))),
  '4-1': {
    en: 'club that does not conform in the bag: amounts of 4-4 with a cap of its own; a stroke with it: DQ R4-1',
    fr: 'club non conforme dans le sac : montants de 4-4, plafond à part ; un coup joué avec lui : DQ R4-1',
  },
  '4-2': {
    en: 'club altered during the round in the bag: amounts of 4-4, one cap with 4-1; a stroke with it: DQ R4-2',
    fr: 'club modifié pendant le tour dans le sac : montants de 4-4, un plafond avec 4-1 ; un coup joué avec lui : DQ R4-2',
  },
  '18-2b': { en: 'ball moves once addressed: 1 stroke', fr: 'balle qui bouge une fois adressée : 1 coup' },
  '19-2': {
    en: 'ball deflected or stopped by player, partner, caddie or equipment: 1 stroke',
    fr: 'balle déviée ou arrêtée par joueur, partenaire, cadet ou équipement : 1 coup',
  },
  '30-3b': classic('30-3c'),
  '30-3c': {
    en: 'wrong ball: out for the hole, the partner plays on',
    fr: 'mauvaise balle : disqualifié pour le trou, le partenaire continue',
  },
  '30-3d': {
    en: 'penalty to the side for clubs or caddies: 1 hole off its match a hole, at most 2, as 4-4',
    fr: 'pénalité du camp pour clubs ou cadets : 1 trou de moins par trou, 2 au plus, comme 4-4',
  },
  '31-3': classic('31-4'),
  '31-4': classic('31-5'),
  '31-5': {
    en: 'wrong ball, put right: 2 strokes for the player alone; not put right: out for the hole',
    fr: 'mauvaise balle, corrigée : 2 coups au joueur seul ; non corrigée : disqualifié pour le trou',
  },
  '31-6': {
    en: 'penalty to the side for clubs or caddies: amounts of 4-4, and one cap with it',
    fr: 'pénalité du camp pour clubs ou cadets : montants de 4-4, un seul plafond',
  },
};
