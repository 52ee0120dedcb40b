import type { Sentence } from './say';

/** What the task pane says by itself, whatever is shown in it. */
export const PANE = {
  title: { en: 'Score Desk', fr: 'Score Desk' },
  outside: {
    en: 'This page is the Score Desk pane. Open it inside Excel: Home tab, Score Desk.',
    fr: 'Cette page est le volet de Score Desk. Ouvrez-la dans Excel : onglet Accueil, Score Desk.',
  },
  outsideWhat: {
    en: 'It checks the cards of a golf competition, helps the Committee rule, and writes the results, in your own workbook. Nothing leaves it.',
    fr: 'Il contrôle les cartes d’une épreuve de golf, aide le Comité à décider et écrit les résultats, dans votre classeur. Rien n’en sort.',
  },
  views: { en: 'Pages', fr: 'Pages' },
  sheet: { en: 'Sheet', fr: 'Feuille' },
  cards: { en: 'Cards', fr: 'Cartes' },
  rulings: { en: 'Rulings', fr: 'Décisions' },
  results: { en: 'Results', fr: 'Résultats' },
  rules: { en: 'Rules', fr: 'Règles' },
  language: { en: 'Français', fr: 'English' },
  starting: { en: 'Opening…', fr: 'Ouverture…' },
  reading: { en: 'Reading the workbook…', fr: 'Lecture du classeur…' },
  writing: { en: 'Writing…', fr: 'Écriture…' },
  compiling: { en: 'Writing the results…', fr: 'Écriture des résultats…' },
  step: { en: 'Step {step}', fr: 'Étape {step}' },
  stop: { en: 'Stop', fr: 'Arrêter' },
  stopped: {
    en: 'Stopped. What was not finished is marked unfinished; do it again when you are ready.',
    fr: 'Arrêté. Ce qui n’est pas terminé est marqué inachevé ; recommencez quand vous voulez.',
  },
  close: { en: 'Close this message', fr: 'Fermer ce message' },
  noSheet: {
    en: 'The day cannot be read yet:',
    fr: 'La journée ne peut pas encore être lue :',
  },
  goToSheet: { en: 'Set up the sheet', fr: 'Préparer la feuille' },
  readAgain: { en: 'Read again', fr: 'Relire' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  goTo: { en: 'Go to {cell}', fr: 'Aller en {cell}' },
  points: { en: '{total} points', fr: '{total} points' },
  strokes: { en: '{total} strokes', fr: '{total} coups' },
  holesUp: { en: '{total} up', fr: '+{total}' },
  holesDown: { en: '{total} down', fr: '−{total}' },
  level: { en: 'level', fr: 'à égalité' },
  place: { en: 'place {place}', fr: 'place {place}' },
  noCard: { en: 'no card yet', fr: 'pas encore de carte' },
  toDecide: { en: 'to be decided', fr: 'à décider' },
} as const satisfies Readonly<Record<string, Sentence>>;
