/** Our words for Rules 8 to 19 of 2019: what a clause covers, then what it costs. No rule book’s sentences. */
export const TEXTS_8_TO_19 = {
  '8.1': {
    en: 'improving lie, swing, line or place of relief: 2 strokes',
    fr: 'améliorer le lie, le swing, la ligne ou la zone de dégagement : 2 coups',
  },
  '8.2': {
    en: 'changing things on purpose for where the ball may come to rest or be played: 2 strokes',
    fr: 'modifier exprès ce qui touche la balle ou le prochain coup : 2 coups',
  },
  '8.3': {
    en: 'changing things on purpose for another player’s ball: 2 strokes',
    fr: 'modifier exprès ce qui touche la balle d’un autre : 2 coups',
  },
  '9.1': { en: 'ball played as it lies: no penalty', fr: 'balle jouée comme elle repose : pas de pénalité' },
  '9.2': {
    en: 'what made the ball move: decided by what is known or virtually certain',
    fr: 'cause du mouvement : selon ce qui est su ou quasi certain',
  },
  '9.3': {
    en: 'ball moved by wind, water or by itself: no penalty, play it from there',
    fr: 'balle déplacée par le vent, l’eau ou d’elle-même : sans pénalité, jouer de là',
  },
  '9.4': {
    en: 'own ball at rest lifted or moved: 1 stroke, replace it; none on the green or in search',
    fr: 'sa balle au repos relevée ou déplacée : 1 coup, replacer ; rien sur le green ou en recherche',
  },
  '9.5': {
    en: 'opponent moves the ball, in match play: 1 stroke to him, none in search',
    fr: 'balle déplacée par l’adversaire, en match play : 1 coup pour lui, aucun en recherche',
  },
  '9.6': {
    en: 'ball moved by someone or something else: no penalty, replace it',
    fr: 'balle déplacée par un tiers : sans pénalité, replacer',
  },
  '9.7': {
    en: 'ball-marker moved: no penalty by accident on the green or in measuring, put it back',
    fr: 'marque-balle déplacé : sans pénalité par accident sur le green ou en mesurant, remettre',
  },
  '9.7b': {
    en: 'own or another’s ball-marker lifted or moved: 1 stroke',
    fr: 'marque-balle relevé ou déplacé : 1 coup',
  },
  '10.1': {
    en: 'stroke not made fairly, anchored, or at a moving ball: 2 strokes',
    fr: 'coup non correct, ancré, ou sur balle en mouvement : 2 coups',
  },
  '10.2': { en: 'advice or help that is not allowed: 2 strokes', fr: 'conseil ou aide non permis : 2 coups' },
  '10.3a': {
    en: 'more than one caddie at a time: 2 strokes on each such hole, without a cap',
    fr: 'plus d’un cadet à la fois : 2 coups sur chaque trou concerné, sans plafond',
  },
  '10.3b': {
    en: 'caddie does what a caddie may not: 2 strokes',
    fr: 'le cadet fait ce qu’un cadet ne peut pas : 2 coups',
  },
  '11.1': {
    en: 'ball in motion hits a person, animal or thing by accident: no penalty',
    fr: 'balle en mouvement qui touche par accident une personne, un animal ou un objet : pas de pénalité',
  },
  '11.1a': {
    en: 'putt hits a ball at rest, both on the green before: 2 strokes; all else hit by accident is 11.1',
    fr: 'putt qui touche une balle au repos, toutes deux sur le green : 2 coups ; tout autre choc accidentel est 11.1',
  },
  '11.1b': {
    en: 'where a ball is played from after hitting something by accident: no penalty',
    fr: 'd’où jouer après un choc accidentel : pas de pénalité',
  },
  '11.2': {
    en: 'ball in motion deflected or stopped on purpose: 2 strokes',
    fr: 'balle en mouvement déviée ou arrêtée exprès : 2 coups',
  },
  '11.3': {
    en: 'moving things on purpose to affect a ball in motion: 2 strokes',
    fr: 'déplacer exprès un objet pour agir sur une balle en mouvement : 2 coups',
  },
  '12.2': {
    en: 'sand touched in the bunker before the stroke: 2 strokes',
    fr: 'sable touché dans le bunker avant le coup : 2 coups',
  },
  '12.2a': {
    en: 'loose impediments and movable obstructions in a bunker: may be removed, no penalty',
    fr: 'détritus et obstructions amovibles dans un bunker : peuvent être retirés, sans pénalité',
  },
  '13.1c': {
    en: 'green repaired, sand and loose soil removed: no penalty',
    fr: 'green réparé, sable et terre meuble retirés : pas de pénalité',
  },
  '13.1d': {
    en: 'ball or marker moved on the green by accident: no penalty, replace it',
    fr: 'balle ou marque déplacée sur le green par accident : sans pénalité, replacer',
  },
  '13.1e': { en: 'testing a green on purpose: 2 strokes', fr: 'tester exprès un green : 2 coups' },
  '13.1f': { en: 'playing from a wrong green: 2 strokes', fr: 'jouer d’un mauvais green : 2 coups' },
  '13.2': {
    en: 'flagstick moved or attended wrongly while the ball rolls: 2 strokes; left in and hit is no breach',
    fr: 'drapeau déplacé ou tenu à tort pendant que la balle roule : 2 coups ; laissé et touché, ce n’est pas une infraction',
  },
  '13.2c': { en: 'ball resting against the flagstick: no penalty', fr: 'balle appuyée au drapeau : pas de pénalité' },
  '13.3': {
    en: 'waiting too long for a ball that overhangs the hole: 1 stroke',
    fr: 'attendre trop une balle au bord du trou : 1 coup',
  },
  '14.1': {
    en: 'ball lifted without marking, or cleaned when not allowed: 1 stroke',
    fr: 'balle relevée sans la marquer, ou nettoyée à tort : 1 coup',
  },
  '14.2': {
    en: 'ball replaced in a wrong way and played: 1 stroke',
    fr: 'balle replacée de mauvaise façon et jouée : 1 coup',
  },
  '14.3': {
    en: 'ball dropped in a wrong way and played from the relief area: 1 stroke',
    fr: 'balle droppée de mauvaise façon et jouée de la zone : 1 coup',
  },
  '14.4': { en: 'ball in play: no penalty', fr: 'balle en jeu : pas de pénalité' },
  '14.5': {
    en: 'mistake put right before the ball is played: no penalty',
    fr: 'erreur corrigée avant de jouer la balle : pas de pénalité',
  },
  '14.6': { en: 'where the last stroke was made: no penalty', fr: 'endroit du dernier coup : pas de pénalité' },
  '14.7': {
    en: 'wrong place, a serious breach put right: 2 strokes; serious and not put right write DQ R14.7b',
    fr: 'mauvais endroit, infraction grave corrigée : 2 coups ; grave et non corrigée, DQ R14.7b',
  },
  '15.1': {
    en: 'loose impediment removed and the ball moves off the green: 1 stroke',
    fr: 'détritus retiré et balle déplacée hors du green : 1 coup',
  },
  '15.2': {
    en: 'movable obstruction: free relief, no penalty',
    fr: 'obstruction amovible : dégagement gratuit, sans pénalité',
  },
  '15.3': {
    en: 'ball lifted as helping or in the way, not marked or not asked: 1 stroke',
    fr: 'balle relevée comme aide ou gêne, sans marquer ou sans demande : 1 coup',
  },
  '15.3a': {
    en: 'ball left on the green by agreement to help: 2 strokes',
    fr: 'balle laissée par accord sur le green pour aider : 2 coups',
  },
  '16.1': {
    en: 'abnormal course condition: free relief, no penalty',
    fr: 'condition anormale du parcours : dégagement gratuit, sans pénalité',
  },
  '16.2': {
    en: 'dangerous animal: free relief, no penalty',
    fr: 'animal dangereux : dégagement gratuit, sans pénalité',
  },
  '16.3': { en: 'embedded ball: free relief, no penalty', fr: 'balle enfoncée : dégagement gratuit, sans pénalité' },
  '16.4': {
    en: 'ball lifted to see where it lies, not marked or without reason: 1 stroke',
    fr: 'balle relevée pour voir où elle repose, sans marquer ou sans raison : 1 coup',
  },
  '17.1': {
    en: 'penalty area, relief that was not counted: 1 stroke',
    fr: 'zone à pénalité, dégagement non compté : 1 coup',
  },
  '17.2': {
    en: 'out of a penalty area into trouble, relief that was not counted: 1 stroke',
    fr: 'après une zone à pénalité, dégagement non compté : 1 coup',
  },
  '17.3': {
    en: 'no relief under other Rules in a penalty area: no penalty',
    fr: 'pas d’autre dégagement dans une zone à pénalité : pas de pénalité',
  },
  '18.1': { en: 'stroke and distance that was not counted: 1 stroke', fr: 'coup et distance non comptés : 1 coup' },
  '18.2': {
    en: 'ball lost or out of bounds, not counted: 1 stroke',
    fr: 'balle perdue ou hors limites, non comptée : 1 coup',
  },
  '18.3': { en: 'provisional ball: no penalty', fr: 'balle provisoire : pas de pénalité' },
  '19.2': {
    en: 'unplayable ball, relief that was not counted: 1 stroke',
    fr: 'balle injouable, dégagement non compté : 1 coup',
  },
  '19.3b': {
    en: 'unplayable ball in a bunker, relief outside it that was not counted: 2 strokes',
    fr: 'balle injouable en bunker, dégagement hors du bunker non compté : 2 coups',
  },
} as const;
