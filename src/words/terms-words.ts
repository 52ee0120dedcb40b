import type { Sentence } from './say';

/** Keys of the Terms sheet, as they are written in a new one. */
export const TERMS_WORDS = {
  sheet: { en: 'Terms', fr: 'Règlement' },
  competition: { en: 'Competition', fr: 'Épreuve' },
  date: { en: 'Date', fr: 'Date' },
  course: { en: 'Course', fr: 'Parcours' },
  form: { en: 'Form of play', fr: 'Formule' },
  edition: { en: 'Rules edition', fr: 'Édition des Règles' },
  allowance: { en: 'Allowance', fr: 'Pourcentage de handicap' },
  fixed: { en: 'Fixed score', fr: 'Score fixé' },
  ties: { en: 'Ties', fr: 'Départage' },
  divisions: { en: 'Divisions', fr: 'Séries' },
  prizes: { en: 'Prizes', fr: 'Prix' },
} as const satisfies Readonly<Record<string, Sentence>>;

/** The headings of a new scoring sheet. */
export const TEMPLATE_WORDS = {
  sheet: { en: 'Scores', fr: 'Scores' },
  unfinished: { en: 'Scores · unfinished', fr: 'Scores · inachevé' },
  title: { en: 'Competition', fr: 'Épreuve' },
  player: { en: 'Player', fr: 'Joueur' },
  side: { en: 'Side', fr: 'Camp' },
  tee: { en: 'Tee', fr: 'Départ' },
  handicap: { en: 'PH', fr: 'HJ' },
  par: { en: 'Par', fr: 'Par' },
  index: { en: 'SI', fr: 'Index' },
  out: { en: 'Out', fr: 'Aller' },
  in: { en: 'In', fr: 'Retour' },
  strokes: { en: 'Gross', fr: 'Brut' },
  points: { en: 'Points', fr: 'Points' },
  upDown: { en: 'Up/down', fr: 'Gagnés' },
  net: { en: 'Net', fr: 'Net' },
  rulings: { en: 'Rulings', fr: 'Décisions' },
  signed: { en: 'Signed', fr: 'Signée' },
  marker: { en: 'Marker', fr: 'Marqueur' },
  written: { en: 'Claimed', fr: 'Annoncé' },
} as const satisfies Readonly<Record<string, Sentence>>;
