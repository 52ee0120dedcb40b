/** Our words for Rules 1 to 7 of 2019: what a clause covers, then what it costs. No rule book’s sentences. */
export const TEXTS_1_TO_7 = {
  '1.2': {
    en: 'serious misconduct: disqualified, in a four-ball the side',
    fr: 'mauvaise conduite grave : disqualifié, en quatre balles le camp',
  },
  '1.2b': {
    en: 'code of conduct of the Committee: the penalty it sets, written P2@7',
    fr: 'code de conduite du Comité : la pénalité qu’il prévoit, écrite P2@7',
  },
  '1.3': {
    en: 'agreeing to leave out a Rule or a known penalty: disqualified, in a four-ball the side',
    fr: 's’entendre pour écarter une Règle ou une pénalité connue : disqualifié, en quatre balles le camp',
  },
  '3.2': { en: 'match play: how a hole and the match are won', fr: 'match play : comment gagner un trou et le match' },
  '3.2c': {
    en: 'handicap declared too high in a match, and it matters: disqualified; too low, it is used',
    fr: 'handicap annoncé trop haut dans un match, avec effet : disqualifié ; trop bas, il est utilisé',
  },
  '3.2d': {
    en: 'wrong number of strokes or a penalty not told to the opponent: loss of the hole',
    fr: 'nombre de coups faux ou pénalité non dits à l’adversaire : perte du trou',
  },
  '3.3b(1)': {
    en: 'marker enters and certifies the hole scores: no penalty to the player',
    fr: 'le marqueur inscrit et certifie les scores des trous : pas de pénalité pour le joueur',
  },
  '3.3b(2)': {
    en: 'card not certified or not returned promptly: disqualified; in a four-ball one partner is enough',
    fr: 'carte non certifiée ou non rendue sans délai : disqualifié ; en quatre balles un partenaire suffit',
  },
  '3.3b(3)': {
    en: 'hole returned lower than taken: out where the result of the hole changes; higher stands',
    fr: 'trou rendu plus bas que joué : disqualifié si le résultat du trou change ; plus haut, il compte',
  },
  '3.3b(4)': {
    en: 'handicap on the card: missing, or too high and it matters, disqualified',
    fr: 'handicap sur la carte : absent, ou trop haut avec effet, disqualifié',
  },
  '3.3c': {
    en: 'hole not finished, not put right: out in one-ball stroke play, else no score on the hole',
    fr: 'trou non terminé, non corrigé : disqualifié en stroke play à une balle, sinon pas de score sur le trou',
  },
  '4.1a': {
    en: 'stroke with a club that does not conform: disqualified, in a four-ball the side',
    fr: 'coup joué avec un club non conforme : disqualifié, en quatre balles le camp',
  },
  '4.1b': {
    en: 'more than 14 clubs: per hole 2 strokes (at most 4), Stableford 2 points (at most 4), par/bogey 1 hole (at most 2)',
    fr: 'plus de 14 clubs, par trou : 2 coups (4 au plus), Stableford 2 points (4 au plus), par/bogey 1 trou (2 au plus)',
  },
  '4.1c': {
    en: 'stroke with a club taken out of play: disqualified, in a four-ball the side',
    fr: 'coup joué avec un club retiré du jeu : disqualifié, en quatre balles le camp',
  },
  '4.2a': {
    en: 'ball that does not conform: disqualified, in a four-ball the side',
    fr: 'balle non conforme : disqualifié, en quatre balles le camp',
  },
  '4.2b': {
    en: 'ball that breaks into pieces: no penalty, the stroke is played again',
    fr: 'balle qui se brise : sans pénalité, le coup est rejoué',
  },
  '4.2c': {
    en: 'lifting a ball to see whether it is cut, not marked or without reason: 1 stroke',
    fr: 'balle relevée pour voir si elle est coupée, sans la marquer ou sans raison : 1 coup',
  },
  '4.3': {
    en: 'equipment used in a way that helps unduly: 2 strokes, a second time disqualified',
    fr: 'équipement utilisé pour une aide interdite : 2 coups, la seconde fois disqualifié',
  },
  '5.2b': {
    en: 'practice on the course before or between rounds: 2 strokes on the first hole, a second time disqualified',
    fr: 'entraînement sur le parcours avant le tour ou entre deux tours : 2 coups au premier trou, la seconde fois disqualifié',
  },
  '5.2a': { en: 'practice before a match', fr: 'entraînement avant un match' },
  '5.3a': {
    en: 'at most 5 minutes late or early: 2 strokes on the first hole, from the total 2 points or 1 hole; later write DQ R5.3a',
    fr: 'départ à 5 minutes près au plus : 2 coups au premier trou, sur le total 2 points ou 1 trou ; au-delà, DQ R5.3a',
  },
  '5.4': {
    en: 'leaving or changing the group set: disqualified, in a four-ball if both do',
    fr: 'quitter ou changer le groupe fixé : disqualifié, en quatre balles si les deux le font',
  },
  '5.5': { en: 'practice stroke during the round: 2 strokes', fr: 'coup d’entraînement pendant le tour : 2 coups' },
  '5.6a': {
    en: 'unreasonable delay: 1 stroke, then 2 strokes, then disqualified; from the total 1 point then 2, or 1 hole each',
    fr: 'retard déraisonnable : 1 coup, puis 2 coups, puis disqualifié ; sur le total 1 point puis 2, ou 1 trou chaque fois',
  },
  '5.6b': {
    en: 'pace of play: the penalty that the Committee sets, written P2@7',
    fr: 'cadence de jeu : la pénalité que prévoit le Comité, écrite P2@7',
  },
  '5.7a': {
    en: 'stopping play without a reason allowed, or not resuming: disqualified, in a four-ball if both do',
    fr: 'arrêter le jeu sans raison permise, ou ne pas le reprendre : disqualifié, en quatre balles si les deux le font',
  },
  '5.7b': {
    en: 'not stopping when the Committee suspends play: disqualified, in a four-ball the side',
    fr: 'ne pas s’arrêter quand le Comité suspend le jeu : disqualifié, en quatre balles le camp',
  },
  '5.7d': {
    en: 'ball lifted when play stops, without marking: 1 stroke',
    fr: 'balle relevée à l’arrêt du jeu, sans la marquer : 1 coup',
  },
  '6.1b': {
    en: 'tee shot from outside the teeing area, put right: 2 strokes; not put right write DQ R6.1b',
    fr: 'départ joué hors de l’aire de départ, corrigé : 2 coups ; non corrigé, DQ R6.1b',
  },
  '6.2b': {
    en: 'tee-marker moved for an advantage before the tee shot: 2 strokes',
    fr: 'repère de départ déplacé pour un avantage avant le départ : 2 coups',
  },
  '6.3b': {
    en: 'stroke at a ball substituted without right: 2 strokes',
    fr: 'coup joué sur une balle substituée à tort : 2 coups',
  },
  '6.3c': {
    en: 'wrong ball, mistake corrected: 2 strokes; not corrected write DQ R6.3c',
    fr: 'mauvaise balle, erreur corrigée : 2 coups ; non corrigée, DQ R6.3c',
  },
  '6.4': { en: 'order of play: no penalty in stroke play', fr: 'ordre de jeu : pas de pénalité en stroke play' },
  '6.4b(1)': {
    en: 'playing out of turn by agreement for an advantage: 2 strokes',
    fr: 'jouer hors de son tour par accord pour un avantage : 2 coups',
  },
  '6.5': { en: 'end of the hole: no penalty', fr: 'fin du trou : pas de pénalité' },
  '7.2': {
    en: 'ball lifted to identify it, not marked or without reason: 1 stroke',
    fr: 'balle relevée pour l’identifier, sans la marquer ou sans raison : 1 coup',
  },
  '7.4': {
    en: 'ball moved by accident in search: no penalty, replace it',
    fr: 'balle déplacée par accident pendant la recherche : sans pénalité, replacer',
  },
} as const;
