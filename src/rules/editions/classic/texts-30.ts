/** Our words for Rule 30, read after "Rule 30-3d: ". */
export const TEXTS_30 = {
  '30-1': {
    en: 'other Rules apply unless Rule 30 says otherwise: no penalty',
    fr: 'les autres Règles s’appliquent, sauf si la Règle 30 dit autre chose : sans pénalité',
  },
  '30-2a': {
    en: 'three-ball, opponent moves the ball, not searching: 1 stroke in that match alone (!vB)',
    fr: 'trois balles, l’adversaire déplace la balle hors recherche : 1 coup dans ce seul match (!vB)',
  },
  '30-2b': {
    en: 'three-ball, ball deflected by an opponent: no penalty; played again, =6!vB is the score in that match',
    fr: 'trois balles, balle déviée par un adversaire : sans pénalité ; rejouée, =6!vB est le score de ce match',
  },
  '30-3a': {
    en: 'one partner may play for the side and the others join between holes: no penalty',
    fr: 'un partenaire peut jouer pour le camp, les autres rejoindre entre deux trous : sans pénalité',
  },
  '30-3b': {
    en: 'excess or replaced club of a partner: 1 hole off the side’s match a hole, at most 2, as 4-4',
    fr: 'club en trop ou remplacé d’un partenaire : 1 trou de moins au camp par trou, 2 au plus, comme 4-4',
  },
  '30-3c': {
    en: 'partners choose who of them plays first: no penalty',
    fr: 'les partenaires choisissent qui joue : sans pénalité',
  },
  '30-3d': {
    en: 'wrong ball outside a hazard: out for the hole, the partner plays on',
    fr: 'mauvaise balle hors obstacle : disqualifié pour le trou, le partenaire continue',
  },
  '30-3e': {
    en: 'disqualification in a match with partners, as the Committee decided: side out of the match',
    fr: 'disqualification en match avec partenaires, décidée par le Comité : camp hors du match',
  },
  '30-3e(i)': {
    en: 'breach by any partner of a Rule that puts the side out: side disqualified',
    fr: 'infraction d’un partenaire à une Règle qui met le camp hors du match : camp disqualifié',
  },
  '30-3e(ii)': {
    en: 'all partners late or in the wrong group, or all stopped play: side disqualified',
    fr: 'tous les partenaires en retard ou mal groupés, ou ayant tous arrêté le jeu : camp disqualifié',
  },
  '30-3e(iii)': {
    en: 'any other disqualification of a partner: out for that hole alone',
    fr: 'autre disqualification d’un partenaire : disqualifié pour ce seul trou',
  },
  '30-3f': {
    en: 'breach that helped the partner or harmed an opponent: he gets it too (!helped, !harmed); else the player alone',
    fr: 'infraction aidant le partenaire ou gênant un adversaire : pour lui aussi (!helped, !harmed) ; sinon le joueur seul',
  },
  '30-3g': {
    en: 'another match played at the same time: these Rules apply, no penalty',
    fr: 'autre match joué en même temps : ces Règles s’appliquent, sans pénalité',
  },
};
