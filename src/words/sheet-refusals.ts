import { type Language, say, type Sentence, type Values } from './say';

/** Why a workbook cannot be compiled at all. Codes are stable. */
export type SheetRefusalCode =
  | 'sheet-not-found'
  | 'no-hole-headers'
  | 'several-scoring-sheets'
  | 'two-header-rows'
  | 'hole-missing'
  | 'hole-twice'
  | 'column-twice'
  | 'no-name-column'
  | 'no-handicap-column'
  | 'no-par-row'
  | 'no-index-row'
  | 'line-twice'
  | 'line-short'
  | 'terms-twice'
  | 'terms-key-twice'
  | 'form-not-stated'
  | 'allowance-unknown'
  | 'inputs-changed'
  | 'excel-refused';

/** @example saySheetRefusal('no-par-row', 'en', { sheet: 'Scores' }) //=> 'No par row on sheet Scores. Write Par at the head of a row with the par under each hole number, there or on a sheet called Course.' */
export function saySheetRefusal(code: SheetRefusalCode, language: Language, values: Values): string {
  return say(SENTENCES[code], language, values);
}

const SENTENCES: Readonly<Record<SheetRefusalCode, Sentence>> = {
  'sheet-not-found': {
    en: 'There is no sheet called “{met}”. The sheets are {sheets}.',
    fr: 'Il n’y a pas de feuille nommée « {met} ». Les feuilles sont {sheets}.',
  },
  'no-hole-headers': {
    en: 'No row of hole numbers on {sheets}. A scoring sheet has a header row with 1, 2, 3 … or H1, Hole 1, over the scores.',
    fr: 'Pas de ligne de numéros de trous sur {sheets}. Une feuille de scores a une ligne d’en-têtes 1, 2, 3 … ou T1, Trou 1, au-dessus des scores.',
  },
  'several-scoring-sheets': {
    en: 'More than one sheet has hole numbers: {sheets}. Say which one is to be compiled.',
    fr: 'Plusieurs feuilles ont des numéros de trous : {sheets}. Dites laquelle est à traiter.',
  },
  'two-header-rows': {
    en: 'Sheet {sheet} has two rows of hole numbers, row {row} and row {other}. One header row, with the cards below it, can be read.',
    fr: 'La feuille {sheet} a deux lignes de numéros de trous, lignes {row} et {other}. Une seule ligne d’en-têtes, les cartes au-dessous, peut être lue.',
  },
  'hole-missing': {
    en: 'Hole {hole} is missing from the header row, row {row} of sheet {sheet}.',
    fr: 'Le trou {hole} manque dans la ligne d’en-têtes, ligne {row} de la feuille {sheet}.',
  },
  'hole-twice': {
    en: 'Hole {hole} is named twice, in {cell} and {other}.',
    fr: 'Le trou {hole} est nommé deux fois, en {cell} et en {other}.',
  },
  'column-twice': {
    en: '{cell} and {other} head two columns alike. Rename the one that is not to be read.',
    fr: '{cell} et {other} sont deux en-têtes pour la même chose. Renommez celui qui n’est pas à lire.',
  },
  'no-name-column': {
    en: 'No column of names: row {row} of sheet {sheet} has no heading such as Player, Name or Team.',
    fr: 'Pas de colonne de noms : la ligne {row} de la feuille {sheet} n’a pas d’en-tête tel que Joueur, Nom ou Équipe.',
  },
  'no-handicap-column': {
    en: 'No column of Playing Handicaps: row {row} of sheet {sheet} has no heading such as PH, Hcp or Handicap.',
    fr: 'Pas de colonne de handicaps de jeu : la ligne {row} de la feuille {sheet} n’a pas d’en-tête tel que Handicap de jeu, HJ ou Hcp.',
  },
  'no-par-row': {
    en: 'No par row on sheet {sheet}. Write Par at the head of a row with the par under each hole number, there or on a sheet called Course.',
    fr: 'Pas de ligne de pars sur la feuille {sheet}. Écrivez Par en tête d’une ligne avec le par sous chaque numéro de trou, là ou sur une feuille nommée Parcours.',
  },
  'no-index-row': {
    en: 'No stroke index row on sheet {sheet}. Write SI at the head of a row with the index under each hole number, there or on a sheet called Course.',
    fr: 'Pas de ligne d’index sur la feuille {sheet}. Écrivez Index en tête d’une ligne avec l’index sous chaque numéro de trou, là ou sur une feuille nommée Parcours.',
  },
  'line-twice': {
    en: 'There are two different {line} lines, at {cell} and {other}. Keep one.',
    fr: 'Il y a deux lignes {line} différentes, en {cell} et en {other}. N’en gardez qu’une.',
  },
  'line-short': {
    en: 'The {line} line on sheet {sheet} has no hole {hole}.',
    fr: 'La ligne {line} de la feuille {sheet} n’a pas de trou {hole}.',
  },
  'terms-twice': {
    en: 'Sheets {sheet} and {other} both hold Terms. Keep one.',
    fr: 'Les feuilles {sheet} et {other} contiennent toutes deux le règlement. N’en gardez qu’une.',
  },
  'terms-key-twice': {
    en: '“{met}” is stated twice in the Terms, in {cell} and {other}. Keep one.',
    fr: '« {met} » figure deux fois dans le règlement, en {cell} et en {other}. N’en gardez qu’une.',
  },
  'form-not-stated': {
    en: 'The form of play is not stated. On a sheet called Terms write Form of play and beside it stableford, par, bogey, net or gross, or one of them after fourball.',
    fr: 'La formule de jeu n’est pas indiquée. Sur une feuille nommée Règlement, écrivez Formule et à côté stableford, par, bogey, net ou brut, ou l’un d’eux après quatre balles.',
  },
  'allowance-unknown': {
    en: '{cell}: “{met}” is no handicap allowance. Write per cent, such as 95 %.',
    fr: '{cell} : « {met} » n’est pas un pourcentage de handicap. Écrivez par exemple 95 %.',
  },
  'inputs-changed': {
    en: 'The cards or the Terms changed while the results were written. Sheet {sheet} is marked unfinished; compile again.',
    fr: 'Les cartes ou le règlement ont changé pendant l’écriture des résultats. La feuille {sheet} est marquée inachevée ; recommencez.',
  },
  'excel-refused': {
    en: 'Excel refused to go on: {met}',
    fr: 'Excel a refusé de continuer : {met}',
  },
};
