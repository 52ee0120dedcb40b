import type { MatchPlay } from './match-play';

/** What a clause does to a card in one family of forms. Strokes, points and holes are whole. */
export type Act =
  /** Says how to proceed, or that there is no penalty. */
  | { readonly does: 'nothing' }
  /** Adds strokes on each hole named; with `perRound`, at most that many a round. */
  | { readonly does: 'strokes'; readonly strokes: number; readonly perRound?: number }
  /** Takes points or holes off the total: for each hole named, or once for each breach. */
  | {
      readonly does: 'deducts';
      readonly each: number;
      readonly per: 'hole' | 'breach';
      readonly perRound?: number;
    }
  /** The player has no score on the holes named: disqualified there for a breach, or without one. */
  | { readonly does: 'takesHole'; readonly inBreach: boolean }
  /** Puts out: of the competition where the form's list names the clause, else of the holes named. */
  | { readonly does: 'disqualifies' }
  /** A hole returned lower than taken: out, where the result of the hole changes. `unaware`: what it costs where only a penalty not known of was left out. */
  | { readonly does: 'wrongScore'; readonly unaware?: Act };

/** The families of forms that read a clause. A family left out: the clause is not of that form. */
export interface Acts {
  readonly stroke?: Act;
  readonly stableford?: Act;
  readonly par?: Act;
  /** Maximum score; left out, as in stroke play. */
  readonly max?: Act;
}

/** One clause of an edition. Its words stand in the edition's texts, under the same id. */
export interface Clause {
  /** As cited after the R: "4-4", "32-1b". */
  readonly id: string;
  /** Deeper citations that say the same: "4-4a". */
  readonly parts?: readonly string[];
  /** Whom it hits in a four-ball: the player named, or the side whoever is named. */
  readonly hits: 'player' | 'side';
  readonly acts: Acts;
  /** Clauses that share one cap a round; left out, the clause has its own. */
  readonly cap?: string;
  /** A second breach by the same player or side disqualifies; with `again`, the one after those does. */
  readonly repeatDisqualifies?: true;
  /** What the second breach does, and the next ones, where it is not what the first does. */
  readonly again?: readonly Acts[];
  /** Without a hole named, its strokes are on the first hole of the card. */
  readonly onFirstHole?: true;
  /** Clauses whose stroke for the same movement this one replaces, one for one (Rule 18's last paragraph). */
  readonly replaces?: readonly string[];
  /** Only in a four-ball, or only for a card of one ball. */
  readonly only?: 'four-ball' | 'one ball';
  /** The clause to cite instead in a form that does not have this one. */
  readonly instead?: string;
  /** Where the act is known from: a line of a source text (S0:277), a public source (C11), or [M] from memory. */
  readonly source: string;
}

/** Who must be in breach for the whole side to be out, by the clause breached (30-3e, 31-7, 32-2a). */
export type OutList = ReadonlyMap<string, 'any' | 'both'>;

/** One edition of the Rules, as the engine reads it. */
export interface Edition {
  readonly id: EditionId;
  /** Every citation, parts included, to its clause. */
  readonly clauses: ReadonlyMap<string, Clause>;
  /** Its clauses in match play. */
  readonly matchPlay: MatchPlay;
  /** Disqualification lists; what they do not name costs only the hole. Stroke play has no list: all put out. */
  readonly outOneBall: OutList;
  readonly outFourBall: OutList;
  /** The clause that puts a side out when both partners are disqualified on one hole. */
  readonly bothPartnersOut: string;
}

export const EDITION_IDS = ['classic', '2008', '2012', '2016', '2019', '2023'] as const;

export type EditionId = (typeof EDITION_IDS)[number];

/** Clauses by every way to cite them. */
export function byCitation(rows: readonly Clause[]): ReadonlyMap<string, Clause> {
  const clauses = new Map<string, Clause>();
  for (const row of rows) for (const citation of [row.id, ...(row.parts ?? [])]) clauses.set(citation, row);
  return clauses;
}

/** The same act in every form scored by strokes. */
export const always = (act: Act): Acts => ({ stroke: act, stableford: act, par: act });

export const NOTHING: Act = { does: 'nothing' };
export const DISQUALIFIES: Act = { does: 'disqualifies' };
export const TAKES_HOLE: Act = { does: 'takesHole', inBreach: true };
export const NO_SCORE: Act = { does: 'takesHole', inBreach: false };
export const strokes = (n: number, perRound?: number): Act =>
  perRound === undefined ? { does: 'strokes', strokes: n } : { does: 'strokes', strokes: n, perRound };
export const deducts = (each: number, per: 'hole' | 'breach', perRound?: number): Act =>
  perRound === undefined ? { does: 'deducts', each, per } : { does: 'deducts', each, per, perRound };
