/** Our words for Rules 18, 19, 31 and 32, read after "Rule 19-2: ". */
export const TEXTS_18_19_31_32 = {
  '18': {
    en: 'ball at rest moved and not replaced: 2 strokes in all; match: the hole',
    fr: 'balle au repos déplacée et non replacée : 2 coups en tout ; match : le trou',
  },
  '18-1': {
    en: 'ball at rest moved by an outside agency: no penalty, replace it',
    fr: 'balle au repos déplacée par un élément extérieur : sans pénalité, la replacer',
  },
  '18-2': {
    en: 'ball in play moved by its player or his side: 1 stroke',
    fr: 'balle en jeu déplacée par son joueur ou son camp : 1 coup',
  },
  '18-2a': {
    en: 'ball in play lifted, touched or moved by player, partner, caddie or equipment: 1 stroke',
    fr: 'balle en jeu relevée, touchée ou déplacée par joueur, partenaire, cadet ou équipement : 1 coup',
  },
  '18-2a(i)': {
    en: 'ball in play lifted, touched or moved by player, partner or caddie: 1 stroke for its owner',
    fr: 'balle en jeu relevée, touchée ou déplacée par joueur, partenaire ou cadet : 1 coup au propriétaire',
  },
  '18-2a(ii)': {
    en: 'ball in play moved by equipment of the player or partner: 1 stroke',
    fr: 'balle en jeu déplacée par l’équipement du joueur ou du partenaire : 1 coup',
  },
  '18-2b': {
    en: 'ball moves once addressed: 1 stroke, none if surely not the player’s doing',
    fr: 'balle qui bouge une fois adressée : 1 coup, aucun si le joueur n’y est sûrement pour rien',
  },
  '18-3': {
    en: 'ball moved by an opponent, match play: 1 stroke to him, none in search; in stroke-play forms it is 18-4',
    fr: 'balle déplacée par un adversaire, match play : 1 coup pour lui, aucun en recherche ; par coups, c’est 18-4',
  },
  '18-3a': {
    en: 'ball moved by an opponent in search, match play: no penalty; in stroke-play forms it is 18-4',
    fr: 'balle déplacée par un adversaire qui cherche, match play : sans pénalité ; par coups, c’est 18-4',
  },
  '18-3b': {
    en: 'ball moved by an opponent not searching, match play: 1 stroke to him; in stroke-play forms it is 18-4',
    fr: 'balle déplacée par un adversaire hors recherche, match play : 1 coup pour lui ; par coups, c’est 18-4',
  },
  '18-4': {
    en: 'ball at rest moved by a fellow-competitor: no penalty to anyone, replace it',
    fr: 'balle au repos déplacée par un co-compétiteur : sans pénalité pour personne, la replacer',
  },
  '18-5': {
    en: 'ball at rest moved by another ball: no penalty, replace it',
    fr: 'balle au repos déplacée par une autre balle : sans pénalité, la replacer',
  },
  '18-6': {
    en: 'ball moved by the act of measuring: no penalty, replace it; moved otherwise: cite 18-2a',
    fr: 'balle déplacée par la mesure même : sans pénalité, la replacer ; sinon, citer 18-2a',
  },
  '19': {
    en: 'ball deflected or stopped, then not dropped, placed or replayed as it must be: 2 strokes; match: the hole',
    fr: 'balle déviée ou arrêtée, puis non droppée, placée ou rejouée comme il faut : 2 coups ; match : le trou',
  },
  '19-1': {
    en: 'moving ball deflected by an outside agency: no penalty, as it lies',
    fr: 'balle déviée par un élément extérieur : sans pénalité, jouée où elle repose',
  },
  '19-1a': {
    en: 'ball at rest in a moving outside agency, not from a putt: drop or place, no penalty',
    fr: 'balle restée dans un élément extérieur mobile, hors putt : dropper ou placer, sans pénalité',
  },
  '19-1b': {
    en: 'stroke on the green deflected by a moving outside agency: it does not count, play again',
    fr: 'coup joué du green, dévié par un élément extérieur mobile : il ne compte pas, rejouer',
  },
  '19-2': {
    en: 'ball deflected or stopped by player, partner, caddie or equipment: 2 strokes; match: the hole',
    fr: 'balle déviée ou arrêtée par joueur, partenaire, cadet ou équipement : 2 coups ; match : le trou',
  },
  '19-2a': {
    en: 'ball deflected by one’s own side in match play: loss of the hole; in stroke-play forms it is 19-2b',
    fr: 'balle déviée par son propre camp en match play : perte du trou ; dans les formules par coups, c’est 19-2b',
  },
  '19-2b': {
    en: 'ball deflected or stopped by player, partner, caddie or equipment: 2 strokes',
    fr: 'balle déviée ou arrêtée par joueur, partenaire, cadet ou équipement : 2 coups',
  },
  '19-3': {
    en: 'ball deflected by an opponent in match play: no penalty, may be played again; in stroke-play forms it is 19-4',
    fr: 'balle déviée par un adversaire en match play : sans pénalité, peut être rejouée ; par coups, c’est 19-4',
  },
  '19-4': {
    en: 'ball deflected by a fellow-competitor: as by an outside agency, no penalty to anyone',
    fr: 'balle déviée par un co-compétiteur : comme par un élément extérieur, aucune pénalité',
  },
  '19-5': {
    en: 'putt that hits a ball at rest, both on the green before it: 2 strokes',
    fr: 'putt qui touche une balle au repos, les deux étant sur le green : 2 coups',
  },
  '19-5a': {
    en: 'putt that hits a ball at rest, both on the green before it: 2 strokes',
    fr: 'putt qui touche une balle au repos, les deux étant sur le green : 2 coups',
  },
  '19-5b': {
    en: 'two moving balls meet: no penalty, as they lie; a breach of 16-1f is cited as such',
    fr: 'deux balles en mouvement se touchent : sans pénalité ; une infraction à 16-1f se cite à part',
  },
  '31-1': {
    en: 'four-ball: the better ball of the partners is the side’s score; one may stop on a hole, no penalty',
    fr: 'quatre balles : la meilleure balle fait le score du camp ; un partenaire peut relever, sans pénalité',
  },
  '31-2': {
    en: 'four-ball: a partner may be absent and join between holes, no penalty',
    fr: 'quatre balles : un partenaire peut manquer et arriver entre deux trous, sans pénalité',
  },
  '31-3': {
    en: 'clubs of either partner are the side’s: amounts of 4-4, and one cap with it',
    fr: 'clubs de l’un ou l’autre, affaire du camp : montants de 4-4, un seul plafond',
  },
  '31-4': {
    en: 'counting score that cannot be given to one partner: side disqualified',
    fr: 'score compté qu’on ne peut attribuer à un partenaire : camp disqualifié',
  },
  '31-5': {
    en: 'partners choose who of them plays first: no penalty',
    fr: 'les partenaires choisissent qui joue : sans pénalité',
  },
  '31-6': {
    en: 'wrong ball outside a hazard, put right: 2 strokes for the player alone; not put right: out for the hole',
    fr: 'mauvaise balle hors obstacle, corrigée : 2 coups au joueur seul ; non corrigée : disqualifié pour le trou',
  },
  '31-7': {
    en: 'four-ball disqualification, as the Committee decided: side out',
    fr: 'disqualification en quatre balles, décidée par le Comité : camp hors de la compétition',
  },
  '31-7a': {
    en: 'breach by one partner of a Rule that puts the side out: side disqualified',
    fr: 'infraction d’un partenaire à une Règle qui met le camp hors compétition : camp disqualifié',
  },
  '31-7b': {
    en: 'breach by both partners: side disqualified',
    fr: 'infraction des deux partenaires : camp disqualifié',
  },
  '31-7b(i)': {
    en: 'both partners late or in the wrong group, or both stopped play: side disqualified',
    fr: 'deux partenaires en retard ou mal groupés, ou ayant tous deux arrêté le jeu : camp disqualifié',
  },
  '31-7b(ii)': {
    en: 'both partners disqualified on one hole: side disqualified',
    fr: 'les deux partenaires disqualifiés sur un même trou : camp disqualifié',
  },
  '31-7c': {
    en: 'any other disqualification of a partner: no score on that hole, the side stays in',
    fr: 'autre disqualification d’un partenaire : pas de score sur ce trou, le camp reste en course',
  },
  '31-8': {
    en: 'breach that helped the partner: he gets the same penalty (add !helped)',
    fr: 'infraction qui a aidé le partenaire : même pénalité pour lui (ajouter !helped)',
  },
  '32-1': {
    en: 'play against a fixed score on each hole: no penalty',
    fr: 'jeu contre un score fixé sur chaque trou : sans pénalité',
  },
  '32-1a': {
    en: 'par and bogey: holes won and lost against the fixed score, no score loses the hole',
    fr: 'contre par et contre bogey : trous gagnés ou perdus sur le score fixé, sans score, trou perdu',
  },
  '32-1b': {
    en: 'Stableford: 2 points for the fixed score, 1 more a stroke under, 1 for one over, then 0',
    fr: 'Stableford : 2 points au score fixé, 1 de plus par coup en dessous, 1 pour un coup au-dessus, puis 0',
  },
  '32-2': {
    en: 'disqualification in Stableford, par and bogey, as the Committee decided: out of the competition',
    fr: 'disqualification en Stableford, contre par et bogey, décidée par le Comité : joueur hors compétition',
  },
  '32-2a': {
    en: 'breach of a Rule that puts out of Stableford, par and bogey: disqualified',
    fr: 'infraction à une Règle qui met hors compétition en Stableford, contre par et bogey : disqualifié',
  },
  '32-2b': {
    en: 'any other disqualification: no score on that hole',
    fr: 'autre disqualification : pas de score sur ce trou',
  },
};
