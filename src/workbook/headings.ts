import { cellText } from '../rules/cell-text';

/** What a column of a scoring sheet holds, besides the holes. */
export type ColumnRole =
  | 'name'
  | 'firstName'
  | 'side'
  | 'handicap'
  | 'courseHandicap'
  | 'handicapIndex'
  | 'rulings'
  | 'signedByPlayer'
  | 'signedByMarker'
  | 'division'
  | 'tee'
  | 'written'
  | 'playOff'
  | 'member';

/**
 * Headings by role, English and French, as `plainWords` leaves them. A role's later lists count only where no
 * column carries a word of an earlier one: "PH" beside "Handicap" is the Playing Handicap.
 */
const HEADINGS: Readonly<Record<ColumnRole, readonly (readonly string[])[]>> = {
  name: [
    ['player', 'players', 'player name', 'players name', 'joueur', 'joueurs', 'joueuse', 'nom du joueur'],
    ['name', 'full name', 'surname', 'last name', 'competitor', 'nom', 'noms', 'nom prenom', 'nom et prenom'],
    ['competiteur', 'competitrice'],
  ],
  firstName: [['first name', 'forename', 'prenom']],
  side: [['side', 'team', 'pair', 'team name', 'camp', 'equipe', 'paire']],
  handicap: [
    ['ph', 'playing handicap', 'playing hcp', 'playing hdcp', 'handicap de jeu', 'hcp de jeu', 'hj', 'coups recus'],
    ['handicap', 'hcp', 'hdcp', 'hcap', 'h cap', 'hp'],
  ],
  courseHandicap: [['course handicap', 'course hcp', 'ch', 'handicap de parcours', 'hcp de parcours']],
  handicapIndex: [['index', 'hi', 'handicap index', 'hcp index', 'exact handicap', 'exact hcp', 'idx']],
  rulings: [['rulings', 'ruling', 'penalties', 'penalty', 'decisions', 'decision', 'penalites', 'penalite']],
  signedByPlayer: [
    ['signed', 'signed by player', 'player signed', 'player signature', 'signature', 'signed player'],
    ['signee', 'signe', 'signee par le joueur', 'signature joueur', 'signature du joueur', 'signee joueur'],
  ],
  signedByMarker: [
    [
      'marker',
      'certified',
      'signed by marker',
      'marker signed',
      'marker signature',
      'certified by marker',
      'marked by',
    ],
    ['marqueur', 'certifiee', 'signee par le marqueur', 'signature marqueur', 'signature du marqueur'],
  ],
  division: [['division', 'div', 'flight', 'serie', 'category', 'categorie']],
  tee: [['tee', 'tees', 'depart', 'departs', 'repere', 'reperes']],
  written: [
    ['written', 'claimed', 'written total', 'claimed total', 'total written', 'total claimed', 'points claimed'],
    ['annonce', 'total annonce', 'points annonces', 'resultat annonce'],
  ],
  playOff: [['play off', 'playoff', 'barrage']],
  member: [
    [
      'member no',
      'member number',
      'membership no',
      'membership number',
      'cdh',
      'cdh id',
      'cdh number',
      'ghin',
      'whs id',
    ],
    ['licence', 'license', 'no licence', 'n licence', 'numero de licence', 'licence no', 'licence number'],
  ],
};

const PAR_LABELS = new Set(['par', 'pars']);

const INDEX_LABELS = new Set(
  [
    ['si', 's i', 'stroke index', 'stroke indexes', 'index', 'idx', 'hole index', 'hcp', 'hdcp', 'handicap'],
    ['coups', 'index de coups', 'index des coups', 'index trou', 'index trous', 'index du trou'],
  ].flat(),
);

/** Words that may stand before the name of a tee; "Handicap" and "Hcp" may not, they head columns of players. */
const TEE_LINE_LABELS = {
  par: PAR_LABELS,
  index: new Set(['si', 's i', 'stroke index', 'index', 'idx', 'coups', 'index trou', 'index des coups']),
};

const HOLE_LABELS = new Set(['hole', 'holes', 'hole no', 'hole n', 'trou', 'trous', 'trou n', 'trou no']);

const TOTAL_LABELS = new Set(
  [
    ['total', 'totals', 'sum', 'average', 'averages', 'mean', 'field average', 'course average', 'best', 'worst'],
    ['totaux', 'somme', 'moyenne', 'moyennes', 'moyenne du champ', 'meilleur', 'count', 'nombre', 'grand total'],
  ].flat(),
);

const HOLE_NUMBER = /^(?:(?:hole|trou|h|t) ?(?:no |nr |n )?)?0?(\d{1,2})$/;

/**
 * A heading without what does not count: case, accents, punctuation, line breaks, the dot or colon at its end.
 *
 * @example plainWords('S.I.') //=> 'si'
 * @example plainWords('Équipe :') //=> 'equipe'
 */
export function plainWords(cell: unknown): string {
  return cellText(cell)
    .replace(/[œŒ]/g, 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f.:'’°]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The hole that a heading names, 1 to 18, or null.
 *
 * @example holeOfHeading('Trou n° 7') //=> 7
 */
export function holeOfHeading(cell: unknown): number | null {
  const number = typeof cell === 'number' ? cell : Number(HOLE_NUMBER.exec(plainWords(cell))?.[1]);
  return Number.isInteger(number) && number >= 1 && number <= 18 ? number : null;
}

/** Whether a heading says that its number is a hole: "H1", "Trou 1", not a bare 1. */
export const isWordedHole = (cell: unknown): boolean =>
  holeOfHeading(cell) !== null && /^\p{L}/u.test(plainWords(cell));

/** Whether a row or column is headed as the pars or stroke indexes of one tee: "Par red", "SI dames". */
export const isLineOfTee = (cell: unknown, line: 'par' | 'index', tee: string): boolean => {
  const words = typeof cell === 'string' ? plainWords(cell) : '';
  return words.endsWith(` ${tee}`) && TEE_LINE_LABELS[line].has(words.slice(0, -tee.length - 1));
};

/** The role of a heading and how exact its word is, 0 the most; null for a heading that means nothing to us. */
export function roleOfHeading(cell: unknown): { readonly role: ColumnRole; readonly rank: number } | null {
  return typeof cell === 'string' ? (ROLES.get(plainWords(cell)) ?? null) : null;
}

const ROLES = new Map(
  Object.entries(HEADINGS).flatMap(([role, lists]) =>
    lists.flatMap((words, rank) => words.map((word) => [word, { role: role as ColumnRole, rank }] as const)),
  ),
);

/** Scores are many and labels few: a number is not looked at twice. */
const isIn = (labels: ReadonlySet<string>, cell: unknown): boolean =>
  typeof cell === 'string' && labels.has(plainWords(cell));

export const isParLabel = (cell: unknown): boolean => isIn(PAR_LABELS, cell);
export const isIndexLabel = (cell: unknown): boolean => isIn(INDEX_LABELS, cell);
export const isHoleLabel = (cell: unknown): boolean => isIn(HOLE_LABELS, cell);
export const isTotalLabel = (cell: unknown): boolean => isIn(TOTAL_LABELS, cell);

/** Names of sheets that hold the course, and the Terms of the Competition. */
export const isCourseSheet = (name: string): boolean => /^(course|parcours)\b/.test(plainWords(name));
export const isTermsSheet = (name: string): boolean =>
  /^(terms|terms of (the )?competition|reglement|reglement de l ?epreuve)$/.test(plainWords(name));
