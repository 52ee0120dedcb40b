import type { Language } from './addin/built-addin';
import type { Unseen } from './xlsx/sheet-scene';

/** Every sentence of the workbench's page, in one language. */
export interface PageWords {
  readonly title: string;
  readonly newBook: string;
  readonly newSheet: string;
  readonly newName: string;
  readonly open: string;
  readonly openTip: string;
  readonly save: string;
  readonly saveTip: string;
  readonly samples: string;
  readonly sample: Readonly<
    Record<'stableford-day' | 'four-ball-day' | 'medal-day' | 'match-day' | 'side-games', string>
  >;
  readonly pane: string;
  readonly paneWidth: string;
  readonly closePane: string;
  readonly stop: string;
  readonly close: string;
  readonly drop: string;
  readonly opening: (name: string) => string;
  readonly saving: string;
  readonly calculating: string;
  readonly running: (label: string) => string;
  readonly starting: string;
  readonly stopped: string;
  readonly saved: (name: string) => string;
  readonly notXlsx: (name: string) => string;
  readonly refusedEdit: string;
  readonly locked: (sheet: string) => string;
  readonly notKeptEdit: string;
  readonly unseen: Readonly<Record<Unseen, string>>;
  readonly notShown: (what: readonly string[]) => string;
  readonly rules: (count: number) => string;
  readonly leave: string;
  readonly failed: (why: string) => string;
  readonly runtime: string;
}

const en: PageWords = {
  title: 'Score Desk workbench',
  newBook: 'New',
  newSheet: 'Sheet1',
  newName: 'Book1.xlsx',
  open: 'Open',
  openTip: 'Open a workbook of this computer (.xlsx, .xlsm); it is only read. You can also drop it on the page.',
  save: 'Save a copy',
  saveTip: 'Download the workbook as it is now; the file you opened is left as it was.',
  samples: 'Samples',
  sample: {
    'stableford-day': 'A Stableford day',
    'four-ball-day': 'A four-ball day',
    'medal-day': 'A medal with divisions',
    'match-day': 'Matches of two clubs',
    'side-games': 'Handicaps, teams, side games',
  },
  pane: 'Score Desk pane',
  paneWidth: 'Width of the pane',
  closePane: 'Close the pane',
  stop: 'Stop',
  close: 'Close',
  drop: 'Drop the workbook to open it',
  opening: (name) => `Opening ${name}…`,
  saving: 'Saving…',
  calculating: 'Calculating…',
  running: (label) => `${label}…`,
  starting: 'Starting Score Desk…',
  stopped: 'Stopped. Formulas may show older values until the next change.',
  saved: (name) => `${name} is in your downloads.`,
  notXlsx: (name) => `${name} is no .xlsx or .xlsm workbook.`,
  refusedEdit:
    'Rows and columns are not inserted, deleted or moved here; nothing was changed. Type a late entry in the row below the last card and fill the formulas down, or insert the row in Excel.',
  locked: (sheet) => `The cell is locked: ${sheet} is protected.`,
  notKeptEdit: 'This can be seen here but is not kept in the saved workbook; do it in Excel.',
  unseen: {
    charts: 'charts',
    pictures: 'pictures',
    pivots: 'pivot tables',
    macros: 'macros',
    chartSheets: 'chart sheets',
    threads: 'comments',
    sparklines: 'sparklines',
    filters: 'filters',
  },
  notShown: (what) => `Kept in the workbook, but not shown here: ${what.join(', ')}.`,
  rules: (count) => (count === 1 ? 'one rule for cells' : `${count} rules for cells`),
  leave: 'The workbook has changes that are not saved. Leave them?',
  failed: (why) => `That did not work. ${why}`,
  runtime: 'Every formula of ours goes through the runtime of office.js, as in Excel: answers take half a second.',
};

const fr: PageWords = {
  title: "Banc d'essai Score Desk",
  newBook: 'Nouveau',
  newSheet: 'Feuil1',
  newName: 'Classeur1.xlsx',
  open: 'Ouvrir',
  openTip:
    'Ouvrir un classeur de cet ordinateur (.xlsx, .xlsm) ; il est seulement lu. On peut aussi le déposer sur la page.',
  save: 'Enregistrer une copie',
  saveTip: "Télécharger le classeur tel qu'il est ; le fichier ouvert reste comme il était.",
  samples: 'Exemples',
  sample: {
    'stableford-day': 'Une journée en stableford',
    'four-ball-day': 'Une journée en quatre balles',
    'medal-day': 'Une médaille par séries',
    'match-day': 'Une rencontre de deux clubs',
    'side-games': 'Handicaps, équipes, jeux annexes',
  },
  pane: 'Volet Score Desk',
  paneWidth: 'Largeur du volet',
  closePane: 'Fermer le volet',
  stop: 'Arrêter',
  close: 'Fermer',
  drop: "Déposez le classeur pour l'ouvrir",
  opening: (name) => `Ouverture de ${name}…`,
  saving: 'Enregistrement…',
  calculating: 'Calcul en cours…',
  running: (label) => `${label}…`,
  starting: 'Démarrage de Score Desk…',
  stopped: "Arrêté. Les formules peuvent montrer d'anciennes valeurs jusqu'à la prochaine modification.",
  saved: (name) => `${name} est dans vos téléchargements.`,
  notXlsx: (name) => `${name} n'est pas un classeur .xlsx ou .xlsm.`,
  refusedEdit:
    "Ici, on n'insère, ne supprime ni ne déplace lignes et colonnes ; rien n'a changé. Saisissez un inscrit tardif dans la ligne sous la dernière carte et recopiez les formules vers le bas, ou insérez la ligne dans Excel.",
  locked: (sheet) => `La cellule est verrouillée : ${sheet} est protégée.`,
  notKeptEdit: "Cela se voit ici mais n'est pas gardé dans le classeur enregistré ; faites-le dans Excel.",
  unseen: {
    charts: 'les graphiques',
    pictures: 'les images',
    pivots: 'les tableaux croisés',
    macros: 'les macros',
    chartSheets: 'les feuilles de graphique',
    threads: 'les commentaires',
    sparklines: 'les sparklines',
    filters: 'les filtres',
  },
  notShown: (what) => `Gardé dans le classeur, mais pas montré ici : ${what.join(', ')}.`,
  rules: (count) => (count === 1 ? 'une règle sur des cellules' : `${count} règles sur des cellules`),
  leave: 'Le classeur a des modifications non enregistrées. Les abandonner ?',
  failed: (why) => `Cela n'a pas marché. ${why}`,
  runtime:
    'Chaque formule de Score Desk passe par le moteur de office.js, comme dans Excel : une réponse prend une demi-seconde.',
};

/** The page's sentences in one language; those of the add-in come from the add-in. */
export const pageWordsOf = (language: Language): PageWords => ({ en, fr })[language];
