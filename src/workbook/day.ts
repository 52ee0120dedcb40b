import type { EditionId } from '../rules/editions/clause';
import type { Form } from '../rules/forms/form';
import type { Round } from '../rules/forms/round';
import type { Placing } from '../rules/standings/places';
import type { CardFacts } from './entrants';
import type { Found } from './finding';
import type { JudgedCard } from './judge-card';
import type { EnteredCard } from './read-cards';
import type { Recognition } from './recognise';
import type { PrizeTerm } from './terms-prizes';
import type { Award } from '../rules/standings/prizes';
import type { Terms } from './terms';
import type { TeamOfDay } from './teams';
import type { TwosOfDay } from './twos';

/** A card with its place, the leader first. */
export interface PlacedCard {
  readonly judged: JudgedCard;
  readonly placing: Placing;
}

/** A list of results: of the whole field or a division, in the form of the day or its gross. */
export interface DayList {
  /** null: the whole field. */
  readonly division: { readonly name: string; readonly asks: string } | null;
  readonly isGross: boolean;
  readonly form: Form;
  readonly placed: readonly PlacedCard[];
  readonly below: readonly JudgedCard[];
  readonly cards: { readonly entered: number; readonly returned: number; readonly placed: number };
}

/** What one card won on one list. */
export interface PrizeWon {
  readonly list: DayList;
  readonly entered: EnteredCard;
  readonly term: Extract<PrizeTerm, { kind: 'list' }>;
  readonly award: Award;
}

/** One player's card in one round of several. */
export interface SeriesRound {
  readonly sheet: string;
  readonly recognition: Recognition;
  /** null: he is not on that sheet. */
  readonly entered: EnteredCard | null;
  /** null: no card was returned. */
  readonly judged: JudgedCard | null;
}

/**
 * The total of each round, null where there is none, and the positions of those that count; of an eclectic, of those
 * that a hole comes from.
 */
export interface SeriesSum {
  readonly totals: readonly (number | null)[];
  readonly counted: readonly number[];
  /** Of an eclectic, the position of the round that each hole comes from. */
  readonly holesFrom?: readonly number[];
}

/** A competition over several rounds: which sheets they are, and what each player did in them. */
export interface Series {
  readonly sheets: readonly string[];
  readonly roundsOf: ReadonlyMap<EnteredCard, readonly SeriesRound[]>;
  /** What was added up, by the round that stands for them all; on a gross list that is another round. */
  readonly sums: ReadonlyMap<Round, SeriesSum>;
}

/** A day's cards, judged and placed, before any sentence is made of them. */
export interface Day {
  readonly terms: Terms;
  readonly form: Form;
  readonly edition: EditionId;
  /** Of several rounds, that of the last sheet. */
  readonly recognition: Recognition;
  /** Of the sheet that a card stands on. */
  readonly recognitionOf: (entered: EnteredCard) => Recognition;
  readonly factsOf: (entered: EnteredCard) => CardFacts;
  /** All that were entered, in the sheet's order; those not returned are among them. */
  readonly entered: readonly EnteredCard[];
  readonly placed: readonly PlacedCard[];
  /** Returned without a place: out, no return, or not to be ranked until a decision is made. */
  readonly below: readonly JudgedCard[];
  /** Every list, that of the whole field first. */
  readonly lists: readonly DayList[];
  readonly won: readonly PrizeWon[];
  readonly twos: TwosOfDay;
  /** The teams, placed; none where the Terms score none. */
  readonly teams: readonly TeamOfDay[];
  /** null: one round. */
  readonly series: Series | null;
  readonly findings: readonly Found[];
}
