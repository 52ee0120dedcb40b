import { type Language, say, type Sentence, type Values } from './say';

/** What the workbook itself can find, besides the card checks and the refusals of the rules. Codes are stable. */
export type WorkbookFindingCode =
  | 'edition-not-stated'
  | 'terms-key-unknown'
  | 'no-division'
  | 'tee-without-lines'
  | 'prize-without-list'
  | 'play-off-column-missing'
  | 'rounds-to-come'
  | 'round-missing'
  | 'round-pars-differ'
  | 'member-names-differ'
  | 'match-to-come'
  | 'match-playing'
  | 'match-result-unread'
  | 'match-no-winner'
  | 'match-impossible'
  | 'match-side-missing'
  | 'match-one-team'
  | 'holes-unusual'
  | 'total-row-ignored'
  | 'note-row-ignored'
  | 'no-card'
  | 'name-missing'
  | 'handicap-missing'
  | 'handicap-differs'
  | 'signature-missing'
  | 'marker-is-player'
  | 'written-total'
  | 'partners-swapped'
  | 'player-twice'
  | 'card-twice'
  | 'side-incomplete'
  | 'side-rows-differ';

/** Whether a code's sentence is here, and not with the refusals or the card checks. */
export const isWorkbookFinding = (code: string): code is WorkbookFindingCode => code in FINDINGS;

/** @example sayFinding('no-card', 'en') //=> 'No score and no ruling yet: the card is not returned.' */
export function sayFinding(code: WorkbookFindingCode, language: Language, values: Values = {}): string {
  const proposed = values['proposed'];
  const isProposed = proposed !== undefined && proposed !== '';
  const who = WHO[String(values['who'])];
  return say(FINDINGS[code], language, {
    ...values,
    ...(who ? { who: who[language] } : {}),
    propose: isProposed ? say(PROPOSE, language, { proposed }) : '',
  }).trim();
}

/** What stands after a finding that the Committee accepted. */
export const sayAccepted = (reason: string, language: Language): string => say(ACCEPTED, language, { reason });

const ACCEPTED: Sentence = { en: 'Accepted: {reason}', fr: 'Accepté : {reason}' };

const WHO: Readonly<Record<string, Sentence>> = {
  player: { en: 'The player has not', fr: 'Le joueur n’a' },
  marker: { en: 'The marker has not', fr: 'Le marqueur n’a' },
  both: { en: 'Neither player nor marker has', fr: 'Ni le joueur ni le marqueur n’a' },
};

const PROPOSE: Sentence = {
  en: 'Proposed: {proposed}; it acts once it stands in the rulings cell.',
  fr: 'Proposé : {proposed} ; cela n’agit qu’une fois écrit dans la cellule des décisions.',
};

const FINDINGS: Readonly<Record<WorkbookFindingCode, Sentence>> = {
  'edition-not-stated': {
    en: 'The Terms name no Rules edition. Rulings are read as they are written: a hyphen (4-4) is classic, a dot (4.1b) is 2023, anything else is classic.',
    fr: 'Le règlement ne nomme pas l’édition des Règles. Les décisions sont lues comme écrites : un tiret (4-4) est classic, un point (4.1b) est 2023, le reste est classic.',
  },
  'terms-key-unknown': {
    en: '“{met}” is no line of the Terms that we know; it is not used.',
    fr: '« {met} » n’est pas une ligne connue du règlement ; elle n’est pas utilisée.',
  },
  'tee-without-lines': {
    en: 'Tee “{met}” has no par and stroke index rows of its own: those without a tee’s name count. If it has others, head them Par {met} and SI {met}.',
    fr: 'Le départ « {met} » n’a pas de lignes Par et Index à lui : celles sans nom de départ comptent. S’il en a d’autres, intitulez-les Par {met} et Index {met}.',
  },
  'no-division': {
    en: 'The card is in no division of the Terms: it stands in the list of all only.',
    fr: 'La carte n’est dans aucune série du règlement : elle ne figure qu’au classement général.',
  },
  'prize-without-list': {
    en: 'Prizes for “{met}”: no card is in such a division.',
    fr: 'Prix pour « {met} » : aucune carte n’est dans une telle série.',
  },
  'play-off-column-missing': {
    en: 'Ties are parted by play-off, and no column headed Play-off holds its places, 1 for the winner.',
    fr: 'Le départage se fait par barrage, et aucune colonne Barrage n’en donne les places, 1 pour le vainqueur.',
  },
  'rounds-to-come': {
    en: '{met} of {wanted} rounds are in the workbook: these are the results so far.',
    fr: '{met} tours sur {wanted} sont dans le classeur : ce sont les résultats à ce jour.',
  },
  'round-missing': {
    en: 'No card of this name in {sheet}. If it is there, write the name as it is written here.',
    fr: 'Aucune carte à ce nom dans {sheet}. Si elle y est, écrivez le nom comme ici.',
  },
  'round-pars-differ': {
    en: 'Hole {hole} is a par {par} in {sheet} and a par {otherPar} in {other}. An eclectic wants the same holes in every round: correct the par row, or write Rounds: sum.',
    fr: 'Le trou {hole} est un par {par} dans {sheet} et un par {otherPar} dans {other}. Un éclectique veut les mêmes trous à chaque tour : corrigez la ligne Par, ou écrivez Tours : somme.',
  },
  'match-to-come': {
    en: 'No result yet: the match counts for neither team.',
    fr: 'Pas encore de résultat : le match ne compte pour aucune équipe.',
  },
  'match-playing': {
    en: '“{met}” is a match on its way. It counts once it is over.',
    fr: '« {met} » est un match en cours. Il compte une fois terminé.',
  },
  'match-result-unread': {
    en: '“{met}” cannot be read as a result. Write who won and by how much, as text: Home 3&2, Away 1 up, or AS.',
    fr: '« {met} » ne se lit pas comme un résultat. Écrivez qui a gagné et de combien, en texte : Recevants 3&2, Visiteurs 1 up, ou AS.',
  },
  'match-no-winner': {
    en: '“{met}” does not say who won. Write Home {met}, Away {met}, or the name of a side before it.',
    fr: '« {met} » ne dit pas qui a gagné. Écrivez Recevants {met}, Visiteurs {met}, ou le nom d’un camp devant.',
  },
  'match-impossible': {
    en: '“{met}” cannot be: a match ends one or two holes up on the holes that are left, such as 3&2 or 4&2.',
    fr: '« {met} » ne peut être : un match s’arrête avec un ou deux trous d’avance de plus qu’il n’en reste, comme 3&2 ou 4&2.',
  },
  'match-side-missing': {
    en: 'This side of the match has no name. Write who plays.',
    fr: 'Ce camp du match n’a pas de nom. Écrivez qui joue.',
  },
  'match-one-team': {
    en: 'Both sides are of one team: the match counts for neither. Correct the team of one side.',
    fr: 'Les deux camps sont d’une même équipe : le match ne compte pour personne. Corrigez l’équipe d’un camp.',
  },
  'member-names-differ': {
    en: 'Number {member} is also that of “{other}”: counted as one player. If they are two, correct the number.',
    fr: 'Le numéro {member} est aussi celui de « {other} » : compté pour un seul joueur. S’ils sont deux, corrigez le numéro.',
  },
  'holes-unusual': {
    en: '{count} holes are played, {first} to {last}.',
    fr: '{count} trous sont joués, de {first} à {last}.',
  },
  'total-row-ignored': {
    en: 'This row is headed “{met}”: it is taken for a total, not for a card.',
    fr: 'Cette ligne est intitulée « {met} » : elle est prise pour un total, pas pour une carte.',
  },
  'note-row-ignored': {
    en: '“{met}” stands alone in its row: it is taken for a note, not for a card.',
    fr: '« {met} » est seul sur sa ligne : il est pris pour une note, pas pour une carte.',
  },
  'no-card': {
    en: 'No score and no ruling yet: the card is not returned.',
    fr: 'Ni score ni décision : la carte n’est pas rendue.',
  },
  'name-missing': {
    en: 'Scores without a name. The card takes no place until the player is named.',
    fr: 'Des scores sans nom. La carte n’est pas classée tant que le joueur n’est pas nommé.',
  },
  'handicap-missing': {
    en: 'The Playing Handicap is missing; the card takes no place without it. Write 0 for a scratch player. {propose}',
    fr: 'Le handicap de jeu manque ; sans lui la carte n’est pas classée. Écrivez 0 pour un joueur scratch. {propose}',
  },
  'handicap-differs': {
    en: 'The Playing Handicap is {met}; {allowance} of the Course Handicap {course} makes {computed}.',
    fr: 'Le handicap de jeu est {met} ; {allowance} du handicap de parcours {course} donnent {computed}.',
  },
  'signature-missing': {
    en: '{who} signed. {propose}',
    fr: '{who} pas signé. {propose}',
  },
  'marker-is-player': {
    en: 'The marker has the name of the player: nobody marks his own card.',
    fr: 'Le marqueur porte le nom du joueur : nul ne marque sa propre carte.',
  },
  'written-total': {
    en: '{written} is written on the card; its holes make {computed}. {computed} counts, without penalty.',
    fr: '{written} est écrit sur la carte ; ses trous donnent {computed}. {computed} compte, sans pénalité.',
  },
  'partners-swapped': {
    en: 'With the partners’ rows exchanged, the total is the written {written}. Are the rows swapped?',
    fr: 'En échangeant les lignes des partenaires, on trouve le total écrit, {written}. Les lignes sont-elles inversées ?',
  },
  'player-twice': {
    en: '{met} stands in {other} too.',
    fr: '{met} figure aussi en {other}.',
  },
  'card-twice': {
    en: 'The same scores, hole by hole, as from {other} on.',
    fr: 'Les mêmes scores, trou par trou, qu’à partir de {other}.',
  },
  'side-incomplete': {
    en: 'Row {row} has no partner’s row next to it. A side is two rows, one under the other.',
    fr: 'La ligne {row} n’a pas de ligne de partenaire à côté. Un camp est fait de deux lignes, l’une sous l’autre.',
  },
  'side-rows-differ': {
    en: 'Row {row} is of side “{side}”, the next of “{other}”. The two rows of a side stand one under the other.',
    fr: 'La ligne {row} est du camp « {side} », la suivante de « {other} ». Les deux lignes d’un camp se suivent.',
  },
};
