/** Our words for Rules 20 to 23 of 2019: what a clause covers, then what it costs. No rule book’s sentences. */
export const TEXTS_20_TO_23 = {
  '20.1': {
    en: 'rulings during the round, two balls in doubt: no penalty',
    fr: 'décisions pendant le tour, deux balles en cas de doute : pas de pénalité',
  },
  '20.2': {
    en: 'rulings of referee and Committee: no penalty',
    fr: 'décisions de l’arbitre et du Comité : pas de pénalité',
  },
  '20.3': {
    en: 'what the Rules do not cover: the Committee decides what is fair',
    fr: 'cas non prévus par les Règles : le Comité décide équitablement',
  },
  '21.1': {
    en: 'Stableford: points against the fixed score, no score is 0',
    fr: 'Stableford : points contre le score fixé, sans score 0',
  },
  '21.1c(1)': {
    en: 'facts of a deduction not told before the card is returned: disqualified',
    fr: 'faits d’une déduction non signalés avant de rendre la carte : disqualifié',
  },
  '21.1c': {
    en: 'one of the four Rules that cost only the hole: no score there, 0 points',
    fr: 'une des quatre Règles qui ne coûtent que le trou : pas de score, 0 point',
  },
  '21.2': {
    en: 'maximum score: no hole counts more than the maximum',
    fr: 'score maximum : aucun trou ne compte plus que le maximum',
  },
  '21.2c': {
    en: 'one of the four Rules that cost only the hole: no score there, the maximum',
    fr: 'une des quatre Règles qui ne coûtent que le trou : pas de score, le maximum',
  },
  '21.3': {
    en: 'par and bogey: holes won, halved and lost against the fixed score',
    fr: 'contre par et bogey : trous gagnés, partagés, perdus contre le score fixé',
  },
  '21.3c(1)': {
    en: 'facts of a deduction not told before the card is returned: disqualified',
    fr: 'faits d’une déduction non signalés avant de rendre la carte : disqualifié',
  },
  '21.3c': {
    en: 'one of the four Rules that cost only the hole: no score there, hole lost',
    fr: 'une des quatre Règles qui ne coûtent que le trou : pas de score, trou perdu',
  },
  '21.4': {
    en: 'three-ball, three matches at once: a stroke for moving a ball (9.5) counts in one, written !vB',
    fr: 'trois balles, trois matchs à la fois : un coup pour balle déplacée (9.5) compte dans un seul, écrit !vB',
  },
  '22.1': { en: 'foursomes: one ball, played in turns', fr: 'foursome : une balle, jouée à tour de rôle' },
  '22.2': {
    en: 'either partner acts for the side: no penalty',
    fr: 'chaque partenaire agit pour le camp : pas de pénalité',
  },
  '22.3': {
    en: 'foursomes, stroke in the wrong order, put right: 2 strokes; not put right write DQ R22.3',
    fr: 'foursome, coup dans le mauvais ordre, corrigé : 2 coups ; non corrigé, DQ R22.3',
  },
  '23.1': {
    en: 'four-ball: the better ball of two partners',
    fr: 'quatre balles : la meilleure balle des deux partenaires',
  },
  '23.2a': {
    en: 'the lower score of the partners counts; one ball is enough',
    fr: 'le plus bas score des partenaires compte ; une balle suffit',
  },
  '23.2b': {
    en: 'hole score on the card not identified to a partner: side disqualified',
    fr: 'score d’un trou non attribué à un partenaire sur la carte : camp disqualifié',
  },
  '23.3': { en: 'when a hole starts and ends: no penalty', fr: 'début et fin d’un trou : pas de pénalité' },
  '23.4': {
    en: 'stroke on a hole that the partner may not join: 2 strokes',
    fr: 'coup sur un trou que le partenaire ne peut pas rejoindre : 2 coups',
  },
  '23.5': {
    en: 'a partner may act for the other, and answers for it: no penalty of its own',
    fr: 'un partenaire agit pour l’autre, qui en répond : pas de pénalité propre',
  },
  '23.6': {
    en: 'partners play in the order they like: no penalty',
    fr: 'les partenaires jouent dans l’ordre voulu : pas de pénalité',
  },
  '23.7': {
    en: 'partners may share clubs, 14 in all: no penalty',
    fr: 'clubs partagés entre partenaires, 14 en tout : pas de pénalité',
  },
  '23.8': {
    en: 'whom a penalty hits: the player; both for 4.1b, or where it helped, written !helped',
    fr: 'qui est touché : le joueur ; les deux pour 4.1b, ou si cela a aidé, écrit !helped',
  },
  '23.8b': { en: 'disqualification of the side: side disqualified', fr: 'disqualification du camp : camp disqualifié' },
  '23.8b(2)': {
    en: 'both partners disqualified, or both on one hole: side disqualified',
    fr: 'les deux partenaires disqualifiés, ou tous deux sur un trou : camp disqualifié',
  },
  '23.8b(3)': {
    en: 'any other disqualification: no score on the hole for that partner',
    fr: 'toute autre disqualification : pas de score sur le trou pour ce partenaire',
  },
} as const;
