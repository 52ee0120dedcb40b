import type { Answer, CaseId, Question } from '../rules/rulings/cases';
import type { Sentence } from './say';

/** A case as it is listed, and the words by which people look for it, in either language; accents do not count. */
export interface CaseWords {
  readonly title: Sentence;
  readonly words: string;
}

export const CASE_WORDS: Readonly<Record<CaseId, CaseWords>> = {
  ballMoved: {
    title: { en: 'Ball at rest moved', fr: 'Balle au repos déplacée' },
    words: 'ball moved touched lifted picked up kicked stepped on caused to move balle bougé déplacée touchée relevée',
  },
  ballDeflected: {
    title: { en: 'Ball in motion hit somebody or something', fr: 'Balle en mouvement déviée ou arrêtée' },
    words:
      'hit his partner hit himself hit caddie hit bag hit trolley cart struck deflected stopped hit another ball balle touche partenaire touché lui-même cadet chariot sac déviée arrêtée touche une autre balle',
  },
  excessClubs: {
    title: { en: 'More than 14 clubs', fr: 'Plus de 14 clubs' },
    words: '15 clubs 16 clubs fifteen sixteen too many clubs extra club excess quinze seize clubs en trop',
  },
  twoCaddies: {
    title: { en: 'Two caddies', fr: 'Deux cadets' },
    words: 'two caddies 2 caddies second caddie deux cadets 2 cadets caddies',
  },
  slowPlay: {
    title: { en: 'Slow play', fr: 'Jeu lent' },
    words: 'slow play undue delay unreasonable delay pace lost time jeu lent retard indu lenteur cadence',
  },
  lateStart: {
    title: { en: 'Late on the tee', fr: 'En retard au départ' },
    words: 'late start starting time missed tee time early wrong group retard départ heure de départ en avance groupe',
  },
  wrongBall: {
    title: { en: 'Wrong ball', fr: 'Mauvaise balle' },
    words: 'wrong ball played another ball partner’s ball mauvaise balle balle d’un autre fausse balle',
  },
  wrongPlace: {
    title: { en: 'Played from a wrong place', fr: 'Joué d’un mauvais endroit' },
    words: 'wrong place wrong spot dropped in wrong place marker not replaced mauvais endroit mal replacée mal droppée',
  },
  substituted: {
    title: { en: 'Ball substituted without right', fr: 'Balle substituée à tort' },
    words: 'substituted ball changed ball replaced ball with another substituée changée changement de balle',
  },
  wrongOrder: {
    title: { en: 'Played out of turn', fr: 'Joué hors de son tour' },
    words: 'played out of turn wrong order partner should have played foursomes hors de son tour mauvais ordre',
  },
  notSigned: {
    title: { en: 'Card not signed', fr: 'Carte non signée' },
    words: 'not signed no signature unsigned marker missing certified non signée signature manque marqueur certifiée',
  },
  lowerScore: {
    title: { en: 'Hole returned lower than taken', fr: 'Trou rendu plus bas que joué' },
    words: 'wrong score lower score score too low forgot penalty wrote 4 took 5 score inférieur faux score trop bas',
  },
  handicapWrong: {
    title: { en: 'Handicap on the card wrong or missing', fr: 'Handicap faux ou absent sur la carte' },
    words: 'handicap wrong missing too high too low no handicap faux handicap absent trop haut trop bas',
  },
  notHoledOut: {
    title: { en: 'Did not hole out', fr: 'Trou non terminé' },
    words: 'not holed out did not finish the hole picked up pas terminé n’a pas fini le trou balle relevée',
  },
  practice: {
    title: { en: 'Practice when not allowed', fr: 'Entraînement interdit' },
    words: 'practice practised on the course practice stroke putting green entraînement coup d’essai',
  },
  device: {
    title: { en: 'Artificial device', fr: 'Dispositif artificiel' },
    words: 'device rangefinder slope artificial aid gps télémètre dispositif appareil',
  },
  advice: {
    title: { en: 'Advice asked or given', fr: 'Conseil demandé ou donné' },
    words: 'advice asked which club told the line conseil demandé quel club',
  },
  flagstick: {
    title: { en: 'Flagstick', fr: 'Drapeau' },
    words: 'flagstick flag hit the pin attended drapeau touché tenu',
  },
  lostOrOut: {
    title: { en: 'Lost or out of bounds: stroke not counted', fr: 'Perdue ou hors limites : coup non compté' },
    words: 'lost ball out of bounds provisional ob stroke and distance perdue hors limites provisoire',
  },
  waterHazard: {
    title: { en: 'Water: stroke not counted', fr: 'Eau : coup non compté' },
    words: 'water hazard penalty area pond ditch drop eau obstacle d’eau zone à pénalité mare',
  },
  unplayable: {
    title: { en: 'Unplayable: stroke not counted', fr: 'Injouable : coup non compté' },
    words: 'unplayable bush tree injouable buisson arbre',
  },
  nonconforming: {
    title: { en: 'Club or ball that does not conform', fr: 'Club ou balle non conforme' },
    words: 'nonconforming illegal club driver ball not conforming non conforme club interdit balle',
  },
  agreement: {
    title: { en: 'Agreed to leave a Rule out', fr: 'Accord pour écarter une Règle' },
    words: 'agreed to waive gimme conceded putt ignore rule accord putt donné concédé',
  },
  misconduct: {
    title: { en: 'Serious misconduct', fr: 'Faute grave de comportement' },
    words: 'misconduct behaviour etiquette cheating threw club comportement étiquette tricherie',
  },
  cardUnclear: {
    title: { en: 'Partner not identifiable on the card', fr: 'Partenaire non identifiable sur la carte' },
    words: 'whose score partner not identified columns swapped carte partenaire non identifié colonnes inversées',
  },
  discontinued: {
    title: { en: 'Stopped play without reason', fr: 'Arrêt du jeu sans raison' },
    words: 'stopped play discontinued left the course suspension lightning arrêt du jeu quitté le parcours orage',
  },
  gone: {
    title: { en: 'Withdrew, no return, did not start', fr: 'Abandon, carte non rendue, non partant' },
    words: 'withdrew wd no return nr did not start ns walked in retired injured abandon abd non rendue non partant np',
  },
};

export const QUESTIONS: Readonly<Record<Question, Sentence>> = {
  mover: { en: 'What moved the ball?', fr: 'Qu’est-ce qui a déplacé la balle ?' },
  allowed: {
    en: 'By accident while he searched, measured, marked, or did something else that the Rules allow?',
    fr: 'Par accident en cherchant, mesurant, marquant, ou en faisant ce que les Règles permettent ?',
  },
  replaced: {
    en: 'Was the ball put back before the next stroke?',
    fr: 'La balle a-t-elle été replacée avant le coup suivant ?',
  },
  deflector: { en: 'What did it hit?', fr: 'Qu’a-t-elle touché ?' },
  bothOnGreen: {
    en: 'Did both balls lie on the green before the stroke?',
    fr: 'Les deux balles étaient-elles sur le green avant le coup ?',
  },
  deliberate: { en: 'Was it stopped or turned on purpose?', fr: 'A-t-elle été arrêtée ou déviée exprès ?' },
  keptInPlay: {
    en: 'Did he keep the club in play after he had noticed?',
    fr: 'A-t-il gardé le club en jeu après l’avoir constaté ?',
  },
  dismissed: { en: 'Was one caddie sent away at once?', fr: 'Un cadet a-t-il été renvoyé aussitôt ?' },
  lateBy: { en: 'How late?', fr: 'Quel retard ?' },
  inHazard: {
    en: 'Was the wrong ball played in a hazard only?',
    fr: 'La mauvaise balle n’a-t-elle été jouée que dans un obstacle ?',
  },
  corrected: {
    en: 'Was it put right before he teed off on the next hole?',
    fr: 'L’erreur a-t-elle été corrigée avant le départ du trou suivant ?',
  },
  orderOf: { en: 'What is being played?', fr: 'Que joue-t-on ?' },
  handicapFault: { en: 'What is wrong with the handicap?', fr: 'Qu’y a-t-il de faux dans le handicap ?' },
  practiceWhen: { en: 'When?', fr: 'Quand ?' },
  serious: {
    en: 'A serious breach, not put right?',
    fr: 'Une infraction grave, non corrigée ?',
  },
  gone: { en: 'Which one?', fr: 'Lequel ?' },
};

export const ANSWERS: Readonly<Record<Answer, Sentence>> = {
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  own: {
    en: 'Himself, his partner, a caddie, their equipment',
    fr: 'Lui-même, son partenaire, un cadet, leur équipement',
  },
  other: { en: 'Somebody or something else', fr: 'Quelqu’un ou quelque chose d’autre' },
  ball: { en: 'Another ball', fr: 'Une autre balle' },
  fiveMinutes: { en: '5 minutes at most', fr: '5 minutes au plus' },
  later: { en: 'More', fr: 'Davantage' },
  foursomes: { en: 'Foursomes: the partner should have played', fr: 'Foursome : c’était au partenaire' },
  strokePlay: { en: 'Each his own ball', fr: 'Chacun sa balle' },
  missing: { en: 'It is missing', fr: 'Il manque' },
  high: { en: 'Too high, with more strokes', fr: 'Trop haut, avec plus de coups' },
  low: { en: 'Too low', fr: 'Trop bas' },
  beforeRound: { en: 'Before the round', fr: 'Avant le tour' },
  duringRound: { en: 'During the round', fr: 'Pendant le tour' },
  withdrew: { en: 'Withdrew', fr: 'Abandon' },
  noReturn: { en: 'No return', fr: 'Carte non rendue' },
  noStart: { en: 'Did not start', fr: 'Non partant' },
};
