/** Our words for Rules 1 to 8: what a clause covers and what it costs, read after "Rule 4-4: ". No rule book’s sentences. */
export const TEXTS_1_TO_7 = {
  '1-2': {
    en: 'acting on a ball in play to change where it goes: 2 strokes for whoever did it; match: the hole',
    fr: 'agir sur une balle en jeu pour changer sa course : 2 coups pour l’auteur ; match : le trou',
  },
  '1-3': {
    en: 'players agree to leave a Rule or a penalty out: disqualified, in a four-ball the side',
    fr: 'joueurs d’accord pour écarter une Règle ou une pénalité : disqualifiés, en quatre balles le camp',
  },
  '3-2': {
    en: 'hole not finished, not put right: out in one-ball stroke play, else no score on the hole',
    fr: 'trou non terminé, non corrigé : disqualifié en stroke play à une balle, sinon pas de score sur le trou',
  },
  '3-3': {
    en: 'two balls played in doubt: no penalty, the Committee says which one counts',
    fr: 'deux balles jouées dans le doute : sans pénalité, le Comité dit laquelle compte',
  },
  '3-4': {
    en: 'refusing to apply a Rule: disqualified, in a four-ball the side',
    fr: 'refus d’appliquer une Règle : disqualifié, en quatre balles le camp',
  },
  '4-1': {
    en: 'club that does not conform in the bag: disqualified, in a four-ball the side',
    fr: 'club non conforme dans le sac : disqualifié, en quatre balles le camp',
  },
  '4-2': {
    en: 'club altered or its face coated during the round: disqualified, in a four-ball the side',
    fr: 'club modifié ou face enduite pendant le tour : disqualifié, en quatre balles le camp',
  },
  '4-3a(iii)': {
    en: 'damaged club replaced when not allowed: amounts of 4-4, and one cap with it',
    fr: 'club endommagé remplacé à tort : montants de 4-4, avec un seul plafond pour les deux',
  },
  '4-3a(i)': {
    en: 'club damaged in normal play: may be used as it is or repaired without delay, no penalty',
    fr: 'club endommagé en jouant normalement : utilisable tel quel ou réparé sans retard, sans pénalité',
  },
  '4-3b': {
    en: 'club damaged otherwise, then used or replaced wrongly: out in one-ball stroke play, else for the hole',
    fr: 'club endommagé autrement, utilisé ou remplacé à tort : disqualifié en stroke play à une balle, sinon pour le trou',
  },
  '4-4': {
    en: 'more than 14 clubs: a hole 2 strokes (4 at most), Stableford 2 points (4 at most), par/bogey/match 1 hole (2 at most)',
    fr: 'plus de 14 clubs : par trou 2 coups (4 au plus), Stableford 2 points (4 au plus), par/bogey/match 1 trou (2 au plus)',
  },
  '4-4c': {
    en: 'excess club kept in play once noticed: out in one-ball stroke play, else no score on the hole',
    fr: 'club en trop gardé en jeu une fois constaté : disqualifié en stroke play à une balle, sinon pour le trou',
  },
  '5-1': {
    en: 'ball that does not conform: disqualified, in a four-ball the side',
    fr: 'balle non conforme : disqualifié, en quatre balles le camp',
  },
  '5-2': {
    en: 'ball coated to change how it plays: disqualified, in a four-ball the side',
    fr: 'balle enduite pour changer son comportement : disqualifié, en quatre balles le camp',
  },
  '6-2': {
    en: 'handicap on the card, as 6-2b: missing, or so high that it gives more strokes: disqualified',
    fr: 'handicap sur la carte, voir 6-2b : absent, ou trop haut et donnant plus de coups : disqualifié',
  },
  '6-2a': {
    en: 'match play, handicap declared too high so that it changes strokes: disqualified; on a card it is 6-2b',
    fr: 'match play, handicap annoncé trop haut et changeant les coups : disqualifié ; sur une carte, c’est 6-2b',
  },
  '6-2b': {
    en: 'handicap missing, or so high that it gives more strokes: disqualified; too low stands',
    fr: 'handicap absent, ou trop haut et donnant plus de coups : disqualifié ; trop bas, il est maintenu',
  },
  '6-3': {
    en: 'late start or wrong group: disqualified; in a four-ball the side if both partners are in breach',
    fr: 'retard au départ ou mauvais groupe : disqualifié ; en quatre balles, le camp si les deux sont en infraction',
  },
  '6-4': {
    en: 'two caddies at once: amounts of 4-4 with a cap of its own; not put right at once: disqualified',
    fr: 'deux cadets à la fois : montants de 4-4, plafond à part ; si ce n’est pas corrigé aussitôt, disqualifié',
  },
  '6-6a': { en: 'how the marker keeps the card: no penalty', fr: 'tenue de la carte par le marqueur : sans pénalité' },
  '6-6b': {
    en: 'card not signed by marker and player, or not returned: disqualified; one partner may sign for the side',
    fr: 'carte non signée (marqueur, joueur) ou non rendue : disqualifié ; un seul partenaire suffit pour le camp',
  },
  '6-6c': {
    en: 'a returned card is not altered any more: no penalty of its own',
    fr: 'carte rendue, plus de modification : pas de pénalité propre',
  },
  '6-6d': {
    en: 'hole returned too low: disqualified, in Stableford, par and bogey only if the hole’s result changes',
    fr: 'score d’un trou rendu trop bas : disqualifié ; en Stableford, contre par et bogey si le résultat du trou change',
  },
  '6-7': {
    en: 'undue delay: 2 strokes, match the hole; off the total Stableford 2 points, par/bogey 1 hole; again: disqualified',
    fr: 'retard indu : 2 coups, match le trou ; sur le total, Stableford 2 points, par/bogey 1 trou ; récidive : disqualifié',
  },
  '6-8': {
    en: 'play stopped for no good reason or not reported: disqualified; in a four-ball the side if both did',
    fr: 'jeu arrêté sans bonne raison ou sans le signaler : disqualifié ; en quatre balles, le camp si les deux l’ont fait',
  },
  '6-8c': {
    en: 'ball lifted at a stop of play with no reason, no mark or no report: 1 stroke',
    fr: 'balle relevée à l’arrêt du jeu sans raison, sans marque ou sans le signaler : 1 coup',
  },
  '6-8d': {
    en: 'play resumed from the wrong place or the wrong way: 2 strokes; match: the hole',
    fr: 'jeu repris au mauvais endroit ou de la mauvaise façon : 2 coups ; match : le trou',
  },
  '7-1': {
    en: 'practice on the course before a round or between two: disqualified, in a four-ball the side',
    fr: 'entraînement sur le parcours avant un tour ou entre deux : disqualifié, en quatre balles le camp',
  },
  '7-1a': {
    en: 'practice before a match: no penalty; in stroke-play forms it is 7-1',
    fr: 'entraînement avant un match : sans pénalité ; dans les formules par coups, c’est 7-1',
  },
  '7-2': {
    en: 'practice stroke during the round: 2 strokes on the hole; match: the hole',
    fr: 'coup d’entraînement pendant le tour : 2 coups sur le trou ; match : le trou',
  },
  '8-2': {
    en: 'line of play shown or touched when not allowed: 2 strokes; match: the hole',
    fr: 'ligne de jeu indiquée ou touchée à tort : 2 coups ; match : le trou',
  },
};
