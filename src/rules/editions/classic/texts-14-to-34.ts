/** Our words for Rules 14 to 34 but 18, 19, 31 and 32, read after "Rule 15-3: ". */
export const TEXTS_14_TO_34 = {
  '14-3': {
    en: 'device or unusual equipment used as help: disqualified, in a four-ball the side',
    fr: 'appareil ou équipement inhabituel utilisé comme aide : disqualifié, en quatre balles le camp',
  },
  '15-2': {
    en: 'another ball put into play when not allowed: 2 strokes; match: the hole',
    fr: 'autre balle mise en jeu à tort : 2 coups ; match : le trou',
  },
  '15-3': {
    en: 'wrong ball, put right: 2 strokes; not put right: out in one-ball stroke play, else for the hole',
    fr: 'mauvaise balle, corrigée : 2 coups ; non corrigée : disqualifié en stroke play à une balle, sinon pour le trou',
  },
  '15-3a': {
    en: 'wrong ball in match play: loss of the hole; in stroke-play forms it is 15-3',
    fr: 'mauvaise balle en match play : perte du trou ; dans les formules par coups, c’est 15-3',
  },
  '16-1c': {
    en: 'ball moved by accident while a hole plug or ball mark is repaired: no penalty',
    fr: 'balle déplacée par accident en réparant un impact ou un bouchon de trou : sans pénalité',
  },
  '16-1f': {
    en: 'stroke made while another ball rolls after a putt: 2 strokes, none for the player whose turn it was; match: the hole',
    fr: 'coup joué pendant qu’une autre balle roule après un putt : 2 coups, aucun si c’était son tour ; match : le trou',
  },
  '17-3': {
    en: 'ball hits the flagstick or the person who tends it: 2 strokes, as it lies; match: the hole',
    fr: 'balle qui touche le drapeau ou la personne qui le tient : 2 coups, jouée où elle repose ; match : le trou',
  },
  '17-3a': {
    en: 'ball hits a flagstick attended, removed or held up: 2 strokes; match: the hole',
    fr: 'balle qui touche un drapeau pris en charge, retiré ou levé : 2 coups ; match : le trou',
  },
  '17-3b': {
    en: 'ball hits whoever tends the flagstick or what he carries: 2 strokes; match: the hole',
    fr: 'balle qui touche la personne au drapeau ou ce qu’elle porte : 2 coups ; match : le trou',
  },
  '17-3c': {
    en: 'putt from the green hits the flagstick left in the hole: 2 strokes; match: the hole',
    fr: 'putt joué du green qui touche le drapeau resté dans le trou : 2 coups ; match : le trou',
  },
  '20-1': {
    en: 'ball lifted without marking it: 1 stroke; moved by accident while marking: no penalty',
    fr: 'balle relevée sans la marquer : 1 coup ; déplacée par accident en la marquant : sans pénalité',
  },
  '20-2a': {
    en: 'dropped ball touches someone or his equipment: drop again, no penalty',
    fr: 'balle droppée qui touche quelqu’un ou son équipement : redropper, sans pénalité',
  },
  '20-3a': {
    en: 'ball moved by accident while placing or replacing it: no penalty',
    fr: 'balle déplacée par accident en la plaçant ou replaçant : sans pénalité',
  },
  '20-5': { en: 'where the next stroke is played again from: no penalty', fr: 'd’où rejouer le coup : sans pénalité' },
  '20-7': {
    en: 'played from a wrong place: 2 strokes; serious, not put right: out in one-ball stroke play, else for the hole',
    fr: 'mauvais endroit : 2 coups ; grave, non corrigé : disqualifié en stroke play à une balle, sinon pour le trou',
  },
  '20-7b': {
    en: 'wrong place in match play: loss of the hole; in stroke-play forms it is 20-7',
    fr: 'mauvais endroit en match play : perte du trou ; dans les formules par coups, c’est 20-7',
  },
  '22': {
    en: 'ball left as help, or not lifted when asked: 2 strokes; match: the hole',
    fr: 'balle laissée comme aide, ou non relevée sur demande : 2 coups ; match : le trou',
  },
  '23-1': {
    en: 'ball moved by removing a loose impediment on the green: no penalty; elsewhere cite 18-2a',
    fr: 'balle déplacée en ôtant un détritus sur le green : sans pénalité ; ailleurs, citer 18-2a',
  },
  '24-1': {
    en: 'ball moved by removing a movable obstruction: no penalty',
    fr: 'balle déplacée en ôtant une obstruction amovible : sans pénalité',
  },
  '26-1': {
    en: 'relief from a water hazard: 1 stroke, to cite only if the gross leaves it out',
    fr: 'dégagement d’un obstacle d’eau : 1 coup, à citer seulement s’il manque au brut',
  },
  '27-1': {
    en: 'ball lost or out of bounds: 1 stroke, to cite only if the gross leaves it out',
    fr: 'balle perdue ou hors limites : 1 coup, à citer seulement s’il manque au brut',
  },
  '28': {
    en: 'ball declared unplayable: 1 stroke, to cite only if the gross leaves it out',
    fr: 'balle déclarée injouable : 1 coup, à citer seulement s’il manque au brut',
  },
  '29-1': {
    en: 'foursome partners play in turn: no penalty of its own',
    fr: 'partenaires de foursome jouant à tour de rôle : pas de pénalité propre',
  },
  '29-2': {
    en: 'foursome wrong order in match play: loss of the hole; in stroke-play forms it is 29-3',
    fr: 'mauvais ordre en foursome, match play : perte du trou ; dans les formules par coups, c’est 29-3',
  },
  '29-3': {
    en: 'foursome wrong order, put right: 2 strokes; not put right: out in stroke play, in other forms for the hole',
    fr: 'mauvais ordre en foursome, corrigé : 2 coups ; non corrigé : disqualifié en stroke play, sinon pour le trou',
  },
  '33-7': { en: 'disqualified by the Committee', fr: 'disqualifié par le Comité' },
  '34-1b': {
    en: 'penalties after the competition has closed: no penalty of its own',
    fr: 'pénalités après la clôture de la compétition : pas de pénalité propre',
  },
};
