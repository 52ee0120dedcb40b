import type { EditionId } from '../rules/editions/clause';
import type { Sentence } from './say';

/** The words of the pane's Sheet page. */
export const SHEET = {
  seen: { en: 'What was recognised', fr: 'Ce qui est reconnu' },
  how: {
    en: 'Show selects a part on the grid. Is it not the right one? Select the right cells, then press Use selection.',
    fr: '« Montrer » sélectionne une partie sur la grille. Ce n’est pas la bonne ? Sélectionnez les bonnes cellules, puis « Prendre la sélection ».',
  },
  sheet: { en: 'Scoring sheet', fr: 'Feuille de scores' },
  holes: { en: 'Hole numbers', fr: 'Numéros des trous' },
  pars: { en: 'Pars', fr: 'Pars' },
  indexes: { en: 'Stroke indexes', fr: 'Index de coups' },
  name: { en: 'Players', fr: 'Joueurs' },
  firstName: { en: 'First names', fr: 'Prénoms' },
  side: { en: 'Sides', fr: 'Camps' },
  handicap: { en: 'Playing Handicaps', fr: 'Handicaps de jeu' },
  courseHandicap: { en: 'Course Handicaps', fr: 'Handicaps de parcours' },
  handicapIndex: { en: 'Handicap Indexes', fr: 'Index' },
  rulings: { en: 'Rulings', fr: 'Décisions' },
  signedByPlayer: { en: 'Signed by the player', fr: 'Signée par le joueur' },
  signedByMarker: { en: 'Signed by the marker', fr: 'Signée par le marqueur' },
  division: { en: 'Divisions', fr: 'Séries' },
  tee: { en: 'Tees', fr: 'Départs' },
  written: { en: 'Written totals', fr: 'Totaux annoncés' },
  playOff: { en: 'Play-off', fr: 'Barrage' },
  absent: { en: 'none', fr: 'aucune' },
  corrected: { en: 'shown by you', fr: 'montré par vous' },
  show: { en: 'Show', fr: 'Montrer' },
  showPart: { en: 'Show on the grid: {part}', fr: 'Montrer sur la grille : {part}' },
  use: { en: 'Use selection', fr: 'Prendre la sélection' },
  useFor: { en: 'Use selection for: {part}', fr: 'Prendre la sélection pour : {part}' },
  none: { en: 'There is none', fr: 'Il n’y en a pas' },
  noneFor: { en: 'There is none: {part}', fr: 'Il n’y en a pas : {part}' },
  forget: { en: 'Forget', fr: 'Oublier' },
  forgetFor: { en: 'Forget the correction: {part}', fr: 'Oublier la correction : {part}' },
  kept: { en: '{part}: kept in the workbook.', fr: '{part} : gardé dans le classeur.' },
  more: { en: 'The other columns', fr: 'Les autres colonnes' },
  asText: { en: 'Format the rulings column as Text', fr: 'Mettre la colonne des décisions au format Texte' },
  asTextWhy: {
    en: 'Else Excel makes a date of a ruling such as 6-7.',
    fr: 'Sinon Excel fait une date d’une décision comme 6-7.',
  },
  asTextDone: { en: 'The rulings column is formatted as Text.', fr: 'La colonne des décisions est au format Texte.' },
  addRulings: { en: 'Add a column of rulings', fr: 'Ajouter une colonne de décisions' },
  rulingsHeading: { en: 'Rulings', fr: 'Décisions' },
  addedRulings: { en: 'A column of rulings was added.', fr: 'Une colonne de décisions est ajoutée.' },
  terms: { en: 'Terms of the Competition', fr: 'Règlement de l’épreuve' },
  competition: { en: 'Competition', fr: 'Épreuve' },
  date: { en: 'Date', fr: 'Date' },
  course: { en: 'Course', fr: 'Parcours' },
  form: { en: 'Form of play', fr: 'Formule de jeu' },
  choose: { en: 'Choose', fr: 'Choisissez' },
  sides: { en: 'Sides', fr: 'Camps' },
  singles: { en: 'Each player his own card', fr: 'Chaque joueur sa carte' },
  fourBall: {
    en: 'Four-ball: two partners, the better ball',
    fr: 'Quatre balles : deux partenaires, la meilleure balle',
  },
  maximum: { en: 'Most strokes a hole', fr: 'Maximum de coups par trou' },
  edition: { en: 'Rules edition', fr: 'Édition des Règles' },
  editionWhy: {
    en: 'Penalties differ from one edition to the next. It is never assumed: choose one.',
    fr: 'Les pénalités changent d’une édition à l’autre. Rien n’est supposé : choisissez.',
  },
  allowance: { en: 'Handicap allowance, per cent', fr: 'Pourcentage de handicap' },
  fixed: { en: 'Fixed score: par, bogey', fr: 'Score fixé : par, bogey' },
  ties: { en: 'Ties', fr: 'Départage' },
  divisions: { en: 'Divisions', fr: 'Séries' },
  prizes: { en: 'Prizes', fr: 'Prix' },
  saveTerms: { en: 'Write the Terms', fr: 'Écrire le règlement' },
  quoted: { en: '“{heading}”', fr: '« {heading} »' },
  termsWritten: {
    en: 'Written on sheet {sheet}: {count} cells.',
    fr: 'Écrit sur la feuille {sheet} : {count} cellules.',
  },
  termsSame: { en: 'The sheet {sheet} says that already.', fr: 'La feuille {sheet} le dit déjà.' },
  choiceWanted: {
    en: 'Choose the form of play and the Rules edition first.',
    fr: 'Choisissez d’abord la formule de jeu et l’édition des Règles.',
  },
  cardsWanted: { en: 'A sheet holds 1 to 400 cards.', fr: 'Une feuille contient de 1 à 400 cartes.' },
  newSheet: { en: 'A new competition sheet', fr: 'Une nouvelle feuille d’épreuve' },
  newSheetWhy: {
    en: 'Makes a sheet with the columns that Score Desk reads, ready for names and scores, and the Terms above. Par and SI are yours to fill in.',
    fr: 'Crée une feuille avec les colonnes que Score Desk lit, prête pour les noms et les scores, et le règlement ci-dessus. À vous de remplir Par et Index.',
  },
  cards: { en: 'Cards', fr: 'Cartes' },
  holesCount: { en: 'Holes', fr: 'Trous' },
  tees: { en: 'Tees, if more than one', fr: 'Départs, s’il y en a plusieurs' },
  make: { en: 'Make the sheet', fr: 'Créer la feuille' },
  made: {
    en: 'Sheet {sheet} is ready. Fill in Par and SI, then the names.',
    fr: 'La feuille {sheet} est prête. Remplissez Par et Index, puis les noms.',
  },
  formulas: { en: 'Formulas', fr: 'Formules' },
  formulasWhy: {
    en: 'Do cells show #NAME? The add-in came up after the sheet: write its formulas anew.',
    fr: 'Des cellules affichent #NOM? : le complément s’est ouvert après la feuille ; réécrivez ses formules.',
  },
  repair: { en: 'Repair formulas and recalculate', fr: 'Réparer les formules et recalculer' },
  repaired: {
    en: '{count} formulas written anew; everything is recalculated.',
    fr: '{count} formules réécrites ; tout est recalculé.',
  },
  repairedBut: {
    en: '{count} formulas written anew. Protected, and left as they are: {sheets}.',
    fr: '{count} formules réécrites. Protégées, donc laissées telles quelles : {sheets}.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

/** Each edition in one line, for whoever must choose. */
export const EDITION_LINES: Readonly<Record<EditionId, Sentence>> = {
  '2023': {
    en: '2023: in force today; every penalty is strokes on the hole',
    fr: '2023 : en vigueur ; toute pénalité est en coups sur le trou',
  },
  '2019': {
    en: '2019: the Rules as modernised; clubs and delay still come off the total against a fixed score',
    fr: '2019 : les Règles modernisées ; clubs et retard encore déduits du total contre un score fixé',
  },
  '2016': {
    en: '2016: clauses with a hyphen; a score lowered by an unknown penalty no longer disqualifies',
    fr: '2016 : clauses avec un tiret ; une pénalité ignorée ne disqualifie plus pour un score trop bas',
  },
  '2012': {
    en: '2012: clauses with a hyphen; a ball moved by the wind costs nothing',
    fr: '2012 : clauses avec un tiret ; une balle déplacée par le vent ne coûte rien',
  },
  '2008': {
    en: '2008: clauses with a hyphen; a ball that strikes its player costs one stroke',
    fr: '2008 : clauses avec un tiret ; une balle qui touche son joueur coûte un coup',
  },
  classic: {
    en: 'Classic: the Rules before 2019, clauses with a hyphen (4-4)',
    fr: 'Classic : les Règles d’avant 2019, clauses avec un tiret (4-4)',
  },
};
