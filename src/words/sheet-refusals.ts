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
  | 'division-unknown'
  | 'division-twice'
  | 'teams-unknown'
  | 'no-team-column'
  | 'teams-of-sides'
  | 'rounds-unknown'
  | 'rounds-differ'
  | 'round-forms-differ'
  | 'round-holes-differ'
  | 'prize-unknown'
  | 'no-match-headings'
  | 'several-match-sheets'
  | 'match-column-twice'
  | 'match-points-unknown'
  | 'match-ties-unknown'
  | 'inputs-changed'
  | 'column-gone'
  | 'selection-not-read'
  | 'selection-other-sheet'
  | 'selection-no-holes'
  | 'selection-no-line'
  | 'selection-columns'
  | 'selection-is-hole'
  | 'sheet-protected'
  | 'sheet-gone'
  | 'cell-changed'
  | 'cell-calculated'
  | 'nothing-to-undo'
  | 'no-rulings-column'
  | 'nothing-to-put-back'
  | 'part-missing'
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
    en: 'More than one sheet has hole numbers: {sheets}. Say which one is to be compiled, or write Rounds: sum in the Terms if they are rounds of one competition.',
    fr: 'Plusieurs feuilles ont des numéros de trous : {sheets}. Dites laquelle est à traiter, ou écrivez Tours : somme au Règlement si ce sont les tours d’une même épreuve.',
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
  'division-unknown': {
    en: '{cell}: “{met}” is no division. Write 1st: PH 0-12, or 1st: Index 0-15.4, or Ladies for a word of the Division column, with ; between them.',
    fr: '{cell} : « {met} » n’est pas une série. Écrivez 1re : HJ 0-12, ou 1re : Index 0-15,4, ou Dames pour un mot de la colonne Série, séparées par ;.',
  },
  'teams-unknown': {
    en: '{cell}: “{met}” does not say how teams are scored. Write best 3, best 2 per hole, or sum.',
    fr: '{cell} : « {met} » ne dit pas comment comptent les équipes. Écrivez meilleurs 3, meilleurs 2 par trou, ou somme.',
  },
  'no-team-column': {
    en: '{cell} scores teams, and sheet {sheet} has no Team column beside the names. Add one, or leave Teams blank.',
    fr: '{cell} compte des équipes, et la feuille {sheet} n’a pas de colonne Équipe à côté des noms. Ajoutez-la, ou laissez Équipes vide.',
  },
  'teams-of-sides': {
    en: '{cell}: teams are made of players with cards of their own; here two play as a side, or several rounds count by the hole. Leave Teams blank, or write best 3 for cards.',
    fr: '{cell} : une équipe se fait de joueurs ayant chacun sa carte ; ici deux jouent en camp, ou plusieurs tours comptent par trou. Laissez Équipes vide, ou écrivez meilleurs 3 pour des cartes.',
  },
  'rounds-unknown': {
    en: '{cell}: “{met}” says no number of rounds. Write sum, best 2 of 3, or eclectic.',
    fr: '{cell} : « {met} » ne dit pas combien de tours comptent. Écrivez somme, meilleurs 2 sur 3, ou éclectique.',
  },
  'rounds-differ': {
    en: '{cell}: {wanted} rounds are said to be played, and {met} sheets hold cards: {sheets}. Write how many there are, or say which one is to be compiled.',
    fr: '{cell} : {wanted} tours sont annoncés, et {met} feuilles portent des cartes : {sheets}. Écrivez combien il y en a, ou dites laquelle est à traiter.',
  },
  'round-forms-differ': {
    en: 'Sheets {sheet} and {other} have not as many holes, and the rounds of one competition do. Take Rounds out of the Terms, and say which sheet is to be compiled.',
    fr: 'Les feuilles {sheet} et {other} n’ont pas le même nombre de trous, et les tours d’une épreuve l’ont. Ôtez Tours du règlement et dites quelle feuille est à traiter.',
  },
  'round-holes-differ': {
    en: 'Sheets {sheet} and {other} have not the same holes, and an eclectic is the best of each hole. Write Rounds: sum, or say which sheet is to be compiled.',
    fr: 'Les feuilles {sheet} et {other} n’ont pas les mêmes trous, et un éclectique est le meilleur de chaque trou. Écrivez Tours : somme, ou dites quelle feuille est à traiter.',
  },
  'division-twice': {
    en: '{cell}: the division “{met}” is there twice.',
    fr: '{cell} : la série « {met} » figure deux fois.',
  },
  'prize-unknown': {
    en: '{cell}: “{met}” cannot be read as prizes. Write Gross: Cup; Overall: 3; Each division: pot 100 = 50/30/20; Twos: pot 40. The list is overall, gross, each division or the name of one.',
    fr: '{cell} : « {met} » n’est pas lisible comme prix. Écrivez Brut : Coupe ; Général : 3 ; Chaque série : cagnotte 100 = 50/30/20 ; Twos : cagnotte 40. La liste est général, brut, chaque série ou le nom d’une série.',
  },
  'no-match-headings': {
    en: 'No row with the headings Home, Away and Result on {sheets}. A sheet of matches has them over a match a row.',
    fr: 'Pas de ligne d’en-têtes Recevant, Visiteur et Résultat sur {sheets}. Une feuille de matchs les a au-dessus d’un match par ligne.',
  },
  'several-match-sheets': {
    en: 'Sheets {sheet} and {other} both hold matches. Say which one is to be compiled.',
    fr: 'Les feuilles {sheet} et {other} portent toutes deux des matchs. Dites laquelle est à traiter.',
  },
  'match-column-twice': {
    en: 'Sheet {sheet} has two columns of one kind, “{met}” and “{other}”. Rename one.',
    fr: 'La feuille {sheet} a deux colonnes d’une même sorte, « {met} » et « {other} ». Renommez-en une.',
  },
  'match-points-unknown': {
    en: '{cell}: “{met}” does not say what a match won, halved and lost is worth. Write 1; 1/2; 0, or 2; 1; 0.',
    fr: '{cell} : « {met} » ne dit pas ce que vaut un match gagné, partagé, perdu. Écrivez 1; 1/2; 0, ou 2; 1; 0.',
  },
  'match-ties-unknown': {
    en: '{cell}: “{met}” does not part teams. Write margins, or shared.',
    fr: '{cell} : « {met} » ne départage pas des équipes. Écrivez marges, ou ex aequo.',
  },
  'inputs-changed': {
    en: 'The cards or the Terms changed while the results were written. Sheet {sheet} is marked unfinished; compile again.',
    fr: 'Les cartes ou le règlement ont changé pendant l’écriture des résultats. La feuille {sheet} est marquée inachevée ; recommencez.',
  },
  'column-gone': {
    en: '{cell} was headed “{heading}” when you showed that column; now “{met}” stands there. Show the column again.',
    fr: '{cell} était intitulé « {heading} » quand vous avez montré cette colonne ; on y lit maintenant « {met} ». Montrez-la de nouveau.',
  },
  'selection-not-read': {
    en: 'Sheet {sheet} is one that Score Desk wrote, or is gone. Select cells of the scoring sheet.',
    fr: 'La feuille {sheet} est une de celles que Score Desk a écrites, ou n’existe plus. Sélectionnez des cellules de la feuille de scores.',
  },
  'selection-other-sheet': {
    en: 'The selection is on sheet {met}; the scoring sheet is {sheet}.',
    fr: 'La sélection est sur la feuille {met} ; la feuille de scores est {sheet}.',
  },
  'selection-no-holes': {
    en: 'Row {row} of sheet {sheet} names no holes. Select the one row with 1, 2, 3 … over the scores.',
    fr: 'La ligne {row} de la feuille {sheet} ne nomme aucun trou. Sélectionnez la ligne 1, 2, 3 … au-dessus des scores.',
  },
  'selection-no-line': {
    en: 'Select a row of the scoring sheet, or {count} cells in a line: one a hole.',
    fr: 'Sélectionnez une ligne de la feuille de scores, ou {count} cellules en ligne : une par trou.',
  },
  'selection-columns': {
    en: '{count} columns are selected. Select cells of one column.',
    fr: '{count} colonnes sont sélectionnées. Sélectionnez des cellules d’une seule colonne.',
  },
  'selection-is-hole': {
    en: 'The selected column holds the scores of hole {hole}.',
    fr: 'La colonne sélectionnée contient les scores du trou {hole}.',
  },
  'sheet-protected': {
    en: 'Sheet {sheet} is protected: nothing was written. Unprotect it in Excel (Review, Unprotect Sheet), then try again.',
    fr: 'La feuille {sheet} est protégée : rien n’a été écrit. Ôtez la protection dans Excel (Révision, Ôter la protection), puis recommencez.',
  },
  'sheet-gone': {
    en: 'Sheet {sheet} is no longer in the workbook: nothing was written.',
    fr: 'La feuille {sheet} n’est plus dans le classeur : rien n’a été écrit.',
  },
  'cell-changed': {
    en: '{cell} holds “{met}” by now, not “{expected}”: nothing was written. Look at it again.',
    fr: '{cell} contient maintenant « {met} » et non « {expected} » : rien n’a été écrit. Vérifiez.',
  },
  'cell-calculated': {
    en: '{cell} holds a formula: nothing was written. Correct the cells that it is calculated from.',
    fr: '{cell} contient une formule : rien n’a été écrit. Corrigez les cellules dont elle dépend.',
  },
  'nothing-to-undo': {
    en: 'There is no ruling to undo.',
    fr: 'Il n’y a pas de décision à annuler.',
  },
  'no-rulings-column': {
    en: 'Sheet {sheet} has no column of rulings. Add one on the Sheet page, or show the one that is meant.',
    fr: 'La feuille {sheet} n’a pas de colonne de décisions. Ajoutez-en une à la page Feuille, ou montrez celle qui convient.',
  },
  'nothing-to-put-back': {
    en: 'There are no earlier results to put back.',
    fr: 'Il n’y a pas de résultats antérieurs à remettre.',
  },
  'part-missing': {
    en: 'A part of the add-in did not load. Close the pane and open it again.',
    fr: 'Une partie du complément n’a pas été chargée. Fermez le volet et rouvrez-le.',
  },
  'excel-refused': {
    en: 'Excel refused to go on: {met}',
    fr: 'Excel a refusé de continuer : {met}',
  },
};
