/** What a sample says in one language. */
export interface SampleWords {
  readonly scores: string;
  readonly terms: string;
  readonly leaderboard: string;
  readonly player: string;
  readonly side: string;
  readonly handicap: string;
  readonly par: string;
  readonly index: string;
  readonly out: string;
  readonly in: string;
  readonly total: string;
  readonly points: string;
  readonly place: string;
  readonly rulings: string;
  readonly signed: string;
  readonly marker: string;
  readonly written: string;
  readonly check: string;
  readonly yes: string;
  readonly board: readonly string[];
  readonly language: 'en' | 'fr';
}

export const ENGLISH: SampleWords = {
  scores: 'Scores',
  terms: 'Terms',
  leaderboard: 'Leaderboard',
  player: 'Player',
  side: 'Side',
  handicap: 'PH',
  par: 'Par',
  index: 'SI',
  out: 'Out',
  in: 'In',
  total: 'Total',
  points: 'Points',
  place: 'Place',
  rulings: 'Rulings',
  signed: 'Signed',
  marker: 'Marker',
  written: 'Claimed',
  check: 'Check',
  yes: 'yes',
  board: ['Place', 'Player', 'Points', 'What decided it'],
  language: 'en',
};

export const FRENCH: SampleWords = {
  scores: 'Scores',
  terms: 'Règlement',
  leaderboard: 'Classement',
  player: 'Joueur',
  side: 'Camp',
  handicap: 'HJ',
  par: 'Par',
  index: 'Index',
  out: 'Aller',
  in: 'Retour',
  total: 'Total',
  points: 'Points',
  place: 'Place',
  rulings: 'Décisions',
  signed: 'Signée',
  marker: 'Marqueur',
  written: 'Annoncé',
  check: 'Contrôle',
  yes: 'oui',
  board: ['Place', 'Joueur', 'Points', 'Départage'],
  language: 'fr',
};

/** A made-up course, par 72. */
export const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 5, 4, 4, 4, 3, 5, 4];
export const INDEXES = [7, 11, 17, 3, 1, 13, 15, 9, 5, 8, 18, 4, 2, 12, 10, 16, 6, 14];

/** What a hole of a sample holds: strokes, a club's mark for no score, or nothing. */
export type Written = number | string | null;

/** Strokes a player receives, worked the long way round: one a hole in order of index, again and again. */
export function strokesOn(handicap: number): number[] {
  const given = INDEXES.map(() => 0);
  const byIndex = INDEXES.map((index, at) => ({ index, at })).sort((a, b) => a.index - b.index);
  for (let nth = 0; nth < Math.abs(handicap); nth++) {
    const place = nth % byIndex.length;
    const hole = handicap > 0 ? byIndex[place] : byIndex[byIndex.length - 1 - place];
    if (hole) given[hole.at] = (given[hole.at] ?? 0) + Math.sign(handicap);
  }
  return given;
}

/** Gross scores that make these Stableford points off this handicap: for cards whose tie is wanted just so. */
export function cardOfPoints(handicap: number, points: readonly number[]): number[] {
  const strokes = strokesOn(handicap);
  return PARS.map((par, at) => 2 + par + (strokes[at] ?? 0) - (points[at] ?? 0));
}

/** Stableford points of a card, for the totals that players claim. */
export function claimedPoints(handicap: number, card: readonly Written[]): number {
  const strokes = strokesOn(handicap);
  return card.reduce<number>((sum, score, at) => {
    if (typeof score !== 'number') return sum;
    return sum + Math.max(0, 2 + (PARS[at] ?? 0) - (score - (strokes[at] ?? 0)));
  }, 0);
}

/** Cards that look played: the same ones every time, from a small linear congruence. */
export class Luck {
  #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** A whole number from 0 to n − 1. */
  below(n: number): number {
    this.#seed = (this.#seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((this.#seed / 2_147_483_648) * n);
  }

  card(handicap: number): number[] {
    const strokes = strokesOn(handicap);
    const around = [-1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2];
    return PARS.map((par, at) =>
      Math.max(par - 2, 2, par + (strokes[at] ?? 0) + (around[this.below(around.length)] ?? 0)),
    );
  }
}
