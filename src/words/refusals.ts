import type { Refusal, RefusalCode } from '../rules/refusal';
import { GAME_REFUSALS } from './game-refusals';
import { HANDICAP_REFUSALS } from './handicap-refusals';
import { type Language, say, type Sentence } from './say';

/** Where a refused cell stands: the argument of a formula and which card of the field, counted from 1. */
export interface RefusedPlace {
  readonly argument?: string | undefined;
  readonly card?: number | undefined;
}

/**
 * A refusal as a person reads it: where, what was met, what is wanted.
 *
 * @example sayRefusal({ code: 'score-out-of-range', hole: 7, values: { met: 40 } }, 'en', { argument: 'scores', card: 3 })
 * //=> 'scores, card 3, hole 7: 40 strokes are too many. Whole strokes from 1 to 30 are read.'
 */
export function sayRefusal(refusal: Refusal, language: Language, place: RefusedPlace = {}): string {
  const where = [
    place.argument,
    place.card === undefined ? undefined : say(CARD, language, { card: place.card }),
    refusal.hole === null ? undefined : say(HOLE, language, { hole: refusal.hole }),
  ].filter((part) => part !== undefined);
  const values: Record<string, string | number> = { ...refusal.values };
  // A clause without a counterpart leaves its half of the sentence out.
  const instead = refusal.values['instead'];
  values['cite'] = instead === undefined || instead === '' ? '' : say(CITE, language, { instead });
  const sentence = say(REFUSALS[refusal.code], language, values).trim();
  if (where.length === 0) return sentence;
  const at = where.join(', ');
  // An argument keeps its own name; a card or hole begins a sentence.
  const begin = place.argument === undefined ? at.charAt(0).toUpperCase() + at.slice(1) : at;
  return `${begin}${language === 'fr' ? ' : ' : ': '}${sentence}`;
}

const CARD: Sentence = { en: 'card {card}', fr: 'carte {card}' };
const HOLE: Sentence = { en: 'hole {hole}', fr: 'trou {hole}' };
const CITE: Sentence = { en: 'Write R{instead}.', fr: 'Écrivez R{instead}.' };

const REFUSALS: Readonly<Record<RefusalCode, Sentence>> = {
  'score-not-whole': {
    en: '“{met}” is no score. Write whole strokes from 1 to 30; blank, X, - or NR is no score on the hole.',
    fr: '« {met} » n’est pas un score. Écrivez un nombre entier de coups de 1 à 30 ; vide, X, - ou NR : pas de score sur le trou.',
  },
  'score-out-of-range': {
    en: '{met} strokes are too many. Whole strokes from 1 to 30 are read.',
    fr: '{met} coups, c’est trop. Un nombre entier de coups de 1 à 30 est attendu.',
  },
  'pars-missing': { en: 'The pars are missing.', fr: 'Les pars manquent.' },
  'par-impossible': {
    en: '“{met}” is no par. A par is 3, 4, 5 or 6.',
    fr: '« {met} » n’est pas un par. Un par est 3, 4, 5 ou 6.',
  },
  'index-impossible': {
    en: '“{met}” is no stroke index. Stroke indexes are whole numbers from 1 to 18, each once.',
    fr: '« {met} » n’est pas un index de coups. Les index sont des nombres entiers de 1 à 18, une fois chacun.',
  },
  'index-twice': {
    en: 'Stroke index {met} stands on hole {other} too. Each index is used once.',
    fr: 'L’index {met} figure aussi au trou {other}. Chaque index ne sert qu’une fois.',
  },
  'index-count': {
    en: '{met} stroke indexes for {wanted} pars. One is wanted for each hole.',
    fr: '{met} index de coups pour {wanted} pars. Il en faut un par trou.',
  },
  'too-many-holes': {
    en: '{met} holes. A card has at most {most}.',
    fr: '{met} trous. Une carte en a {most} au plus.',
  },
  'handicap-missing': {
    en: 'The Playing Handicap is missing. Write 0 for a scratch player.',
    fr: 'Le handicap de jeu manque. Écrivez 0 pour un joueur scratch.',
  },
  'handicap-not-whole': {
    en: '“{met}” is no Playing Handicap. Write whole strokes, such as 13, or +2 for a plus player.',
    fr: '« {met} » n’est pas un handicap de jeu. Écrivez un nombre entier de coups, comme 13, ou +2 pour un joueur « plus ».',
  },
  'handicap-out-of-range': {
    en: 'A Playing Handicap of {met} cannot be right. From {least} to {most} is read.',
    fr: 'Un handicap de jeu de {met} est impossible. De {least} à {most} est attendu.',
  },
  'target-unknown': {
    en: '“{met}” is no fixed score. Write par, bogey, or a row with one score a hole.',
    fr: '« {met} » n’est pas un score fixé. Écrivez par, bogey, ou une ligne avec un score par trou.',
  },
  'target-impossible': {
    en: '“{met}” is no fixed score. Whole strokes from 1 to 30 are read.',
    fr: '« {met} » n’est pas un score fixé. Un nombre entier de coups de 1 à 30 est attendu.',
  },
  'limit-unknown': {
    en: '“{met}” is no maximum. Write 2par, par+5, ndb (net double bogey) or a number of strokes from 1 to 30.',
    fr: '« {met} » n’est pas un maximum. Écrivez 2par, par+5, ndb (double bogey net) ou un nombre de coups de 1 à 30.',
  },
  'line-length': {
    en: '{met} cells for {wanted} holes. One is wanted for each hole.',
    fr: '{met} cellules pour {wanted} trous. Il en faut une par trou.',
  },
  'line-count': {
    en: '{met} given for {wanted} cards. One for all, or one for each card, is wanted.',
    fr: '{met} pour {wanted} cartes. Il en faut un pour toutes, ou un par carte.',
  },
  'ruling-count': {
    en: '{met} cells of rulings for {wanted} cards. One is wanted for each card.',
    fr: '{met} cellules de décisions pour {wanted} cartes. Il en faut une par carte.',
  },
  'sides-courses-differ': {
    en: 'Partners on different pars or stroke indexes are not scored together yet. Give both lines of the side the same.',
    fr: 'Des partenaires sur des pars ou index différents ne sont pas encore comptés ensemble. Donnez les mêmes aux deux lignes du camp.',
  },
  'form-unknown': {
    en: '“{met}” is no form of play. Write stableford, par, bogey, net or gross, one of them after fourball, or max 2par.',
    fr: '« {met} » n’est pas une formule de jeu. Écrivez stableford, par, bogey, net ou brut, l’un d’eux après quatre balles, ou max 2par.',
  },
  'scoring-unknown': {
    en: '“{met}” is no way to score a four-ball. Write stableford, net, gross, par or bogey.',
    fr: '« {met} » n’est pas un décompte de quatre balles. Écrivez stableford, net, brut, par ou bogey.',
  },
  'edition-unknown': {
    en: '“{met}” is no edition of the Rules. Write classic, 2008, 2012, 2016, 2019 or 2023.',
    fr: '« {met} » n’est pas une édition des Règles. Écrivez classic, 2008, 2012, 2016, 2019 ou 2023.',
  },
  'ties-unknown': {
    en: '“{met}” parts no ties. Write countback, countback-gross, countback-index, front, holes-back, hardest, lowest-handicap or shared, joined by >.',
    fr: '« {met} » ne départage pas. Écrivez countback, countback-gross, countback-index, front, holes-back, hardest, lowest-handicap ou shared, reliés par >.',
  },
  'argument-missing': { en: 'This argument is missing.', fr: 'Cet argument manque.' },
  'cell-error': {
    en: 'The cell holds an error, {met}. Mend it first.',
    fr: 'La cellule contient une erreur, {met}. Corrigez-la d’abord.',
  },
  'sides-uneven': {
    en: '{met} lines do not make sides of two. Give two lines a side, partner A then partner B.',
    fr: '{met} lignes ne font pas des camps de deux. Donnez deux lignes par camp, le partenaire A puis le partenaire B.',
  },
  'one-card-only': {
    en: '{met} cards are given. One card, or one side, is explained at a time.',
    fr: '{met} cartes sont données. Une seule carte, ou un seul camp, est expliqué à la fois.',
  },
  'ruling-is-number': {
    en: '“{met}” is a number or a date, not a ruling: Excel makes a date of 6-7. Format the cell as Text and write R6-7.',
    fr: '« {met} » est un nombre ou une date, pas une décision : Excel fait une date de 6-7. Mettez la cellule au format Texte et écrivez R6-7.',
  },
  'ruling-not-read': {
    en: '“{met}” is no ruling. Write it like R4-4@1,2, B:R31-6@5, P2@7 or DQ R6-6b, with ; between two.',
    fr: '« {met} » n’est pas une décision. Écrivez-la comme R4-4@1,2, B:R31-6@5, P2@7 ou DQ R6-6b, avec ; entre deux.',
  },
  'ruling-hole-not-on-card': {
    en: '{ruling}: hole {met} is not on this card.',
    fr: '{ruling} : le trou {met} n’est pas sur cette carte.',
  },
  'ruling-hole-twice': {
    en: '{ruling}: hole {met} is named twice. For twice on one hole write @{met}x2.',
    fr: '{ruling} : le trou {met} est cité deux fois. Pour deux fois sur un trou, écrivez @{met}x2.',
  },
  'ruling-partner-absent': {
    en: '{ruling}: there is no {met} on this card.',
    fr: '{ruling} : il n’y a pas de {met} sur cette carte.',
  },
  'ruling-needs-hole': {
    en: '{ruling}: say on which hole, like @7.',
    fr: '{ruling} : dites sur quel trou, comme @7.',
  },
  'ruling-needs-partner': {
    en: '{ruling}: say which partner, A: or B: before the ruling.',
    fr: '{ruling} : dites quel partenaire, A: ou B: devant la décision.',
  },
  'ruling-needs-strokes-taken': {
    en: '{ruling}: say what was really taken, like =5.',
    fr: '{ruling} : dites le score réellement joué, comme =5.',
  },
  'ruling-strokes-out-of-place': {
    en: '{ruling}: =strokes is read with 6-6d and 3.3b(3) only.',
    fr: '{ruling} : =coups n’est lu qu’avec 6-6d et 3.3b(3).',
  },
  'ruling-flag-match-only': {
    en: '{ruling}: !{met} is for match play.',
    fr: '{ruling} : !{met} est réservé au match play.',
  },
  'ruling-needs-player': {
    en: '{ruling}: in a match say which player, like A: before the ruling.',
    fr: '{ruling} : dans un match, dites quel joueur, comme A: devant la décision.',
  },
  'ruling-needs-opponent': {
    en: '{ruling}: say in the match against whom, like !vB.',
    fr: '{ruling} : dites dans le match contre qui, comme !vB.',
  },
  'ruling-player-absent': {
    en: '{ruling}: there is no player {met} to name there in this match.',
    fr: '{ruling} : il n’y a pas de joueur {met} à nommer là dans ce match.',
  },
  'ruling-flag-three-ball-only': {
    en: '{ruling}: !{met} is for three-ball matches.',
    fr: '{ruling} : !{met} est réservé aux matchs à trois balles.',
  },
  'ruling-flag-partners-only': {
    en: '{ruling}: !{met} is for a player with partners.',
    fr: '{ruling} : !{met} est réservé à un joueur qui a des partenaires.',
  },
  'ruling-strokes-three-ball-only': {
    en: '{ruling}: in a match =strokes is read with 30-2b only.',
    fr: '{ruling} : dans un match, =coups n’est lu qu’avec 30-2b.',
  },
  'match-handicaps': {
    en: '{met} handicaps for {wanted} players. One for all, or one for each player, a line a match, is wanted.',
    fr: '{met} handicaps pour {wanted} joueurs. Il en faut un pour tous, ou un par joueur, une ligne par match.',
  },
  'match-mark-unknown': {
    en: '“{met}” is no mark. Write W where A won the hole, L where A lost it, H where it was halved; blank is not played.',
    fr: '« {met} » n’est pas une marque. Écrivez W si A a gagné le trou, L si A l’a perdu, H s’il est partagé ; vide : non joué.',
  },
  'match-holes-impossible': {
    en: 'A match is not played over “{met}” holes. From 1 to {most} is read, or 18+ with extra holes.',
    fr: 'Un match ne se joue pas sur « {met} » trous. De 1 à {most} est attendu, ou 18+ avec des trous supplémentaires.',
  },
  'clause-unknown': {
    en: 'There is no clause {met} in the {edition} edition.',
    fr: 'Il n’y a pas de clause {met} dans l’édition {edition}.',
  },
  'clause-of-other-edition': {
    en: 'Clause {met} is not written as in the {edition} edition. {cite}',
    fr: 'La clause {met} n’est pas écrite comme dans l’édition {edition}. {cite}',
  },
  'clauses-of-two-editions': {
    en: '{one} and {other} belong to two editions. Cite the clauses of one.',
    fr: '{one} et {other} sont de deux éditions. Citez les clauses d’une seule.',
  },
  'clause-not-in-form': {
    en: '{ruling}: clause {met} is not of this form of play. {cite}',
    fr: '{ruling} : la clause {met} ne concerne pas cette formule de jeu. {cite}',
  },
  ...HANDICAP_REFUSALS,
  ...GAME_REFUSALS,
};
