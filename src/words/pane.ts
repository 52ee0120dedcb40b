import type { Sentence } from './say';

/** What the task pane says by itself; findings and results bring their own sentences. */
export const PANE = {
  title: { en: 'Score Desk', fr: 'Score Desk' },
  outside: {
    en: 'This page is the Score Desk pane. Open it inside Excel: Home tab, Score Desk.',
    fr: 'Cette page est le volet de Score Desk. Ouvrez-la dans Excel : onglet Accueil, Score Desk.',
  },
  starting: { en: 'Opening…', fr: 'Ouverture…' },
  reading: { en: 'Reading the sheet…', fr: 'Lecture de la feuille…' },
  compiling: { en: 'Compiling the results…', fr: 'Établissement des résultats…' },
  sheetHeading: { en: 'Scoring sheet', fr: 'Feuille de scores' },
  sheet: { en: 'Sheet', fr: 'Feuille' },
  form: { en: 'Form of play', fr: 'Formule de jeu' },
  edition: { en: 'Rules edition', fr: 'Édition des Règles' },
  holes: { en: 'Holes', fr: 'Trous' },
  cards: { en: 'Cards', fr: 'Cartes' },
  cardCounts: { en: '{entered} entered, {returned} returned', fr: '{entered} inscrites, {returned} rendues' },
  noSheet: {
    en: 'No scoring sheet is seen yet. What is missing:',
    fr: 'Aucune feuille de scores n’est reconnue. Ce qui manque :',
  },
  check: { en: 'Check cards', fr: 'Contrôler les cartes' },
  compile: { en: 'Compile results', fr: 'Établir les résultats' },
  findings: { en: 'Findings', fr: 'Constats' },
  decide: { en: 'To decide', fr: 'À décider' },
  warn: { en: 'To look at', fr: 'À regarder' },
  info: { en: 'To know', fr: 'À savoir' },
  nothing: {
    en: 'Nothing to look at: every card is in order.',
    fr: 'Rien à signaler : toutes les cartes sont en ordre.',
  },
  checked: { en: '{count} findings.', fr: '{count} constats.' },
  compiled: {
    en: 'Results written: {placed} cards placed, {below} below the line.',
    fr: 'Résultats écrits : {placed} cartes classées, {below} sous la ligne.',
  },
  provisional: {
    en: 'Provisional: {open} decisions open.',
    fr: 'Provisoire : {open} décisions en attente.',
  },
  goTo: { en: 'Go to {cell}', fr: 'Aller en {cell}' },
} as const satisfies Readonly<Record<string, Sentence>>;
