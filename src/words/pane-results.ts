import type { Sentence } from './say';

/** The words of the pane's Results and Rules pages. */
export const OUTCOME = {
  standing: { en: 'As it stands', fr: 'En l’état' },
  provisional: { en: 'Provisional: {open} decisions open.', fr: 'Provisoire : {open} décisions en attente.' },
  settled: { en: 'No decision is open.', fr: 'Aucune décision en attente.' },
  top: { en: 'First places', fr: 'Premières places' },
  compile: { en: 'Write the results', fr: 'Écrire les résultats' },
  written: {
    en: 'Results written: {placed} cards placed, {below} below the line.',
    fr: 'Résultats écrits : {placed} cartes classées, {below} sous la ligne.',
  },
  whatIf: { en: 'What if', fr: 'Et si' },
  whatIfWhy: { en: 'Tries it on a copy. Nothing is written.', fr: 'Essayé sur une copie. Rien n’est écrit.' },
  ties: { en: 'Ties parted by', fr: 'Départage par' },
  asTerms: { en: 'as in the Terms', fr: 'comme au règlement' },
  allowance: { en: 'Allowance, per cent of the Course Handicap', fr: 'Pourcentage du handicap de parcours' },
  noCourseHandicap: {
    en: 'An allowance can be tried where the sheet has a column of Course Handicaps.',
    fr: 'Un pourcentage s’essaie si la feuille a une colonne de handicaps de parcours.',
  },
  allowanceWanted: { en: 'Write per cent, such as 95.', fr: 'Écrivez un pourcentage, par exemple 95.' },
  ruling: { en: 'One ruling', fr: 'Une décision' },
  onCard: { en: 'on the card of', fr: 'sur la carte de' },
  nobody: { en: 'nobody', fr: 'personne' },
  changes: { en: 'What would change', fr: 'Ce qui changerait' },
  noChange: { en: 'No place and no total would change.', fr: 'Aucune place, aucun total ne changerait.' },
  change: { en: '{name}: {before} → {after}', fr: '{name} : {before} → {after}' },
  publish: { en: 'Publish as values', fr: 'Publier en valeurs' },
  openSheet: { en: 'Open the results sheet', fr: 'Ouvrir la feuille des résultats' },
  noResults: { en: 'No results were written yet.', fr: 'Aucun résultat n’est encore écrit.' },
  find: { en: 'Look up words or a clause', fr: 'Chercher des mots ou une clause' },
  edition: { en: 'Edition', fr: 'Édition' },
  counterpart: { en: 'In the other notation: {clause}', fr: 'Dans l’autre notation : {clause}' },
  clausesFound: { en: '{count} clauses', fr: '{count} clauses' },
  ours: {
    en: 'In our own words. What counts is the text of the Rules.',
    fr: 'Dans nos propres mots. Seul le texte des Règles fait foi.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;
