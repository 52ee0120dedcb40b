import type { EditionId } from '../rules/editions/clause';
import type { Form } from '../rules/forms/form';
import type { Placing } from '../rules/standings/places';
import type { Found } from './finding';
import type { JudgedCard } from './judge-card';
import type { EnteredCard } from './read-cards';
import type { Recognition } from './recognise';
import type { Terms } from './terms';

/** A card with its place, the leader first. */
export interface PlacedCard {
  readonly judged: JudgedCard;
  readonly placing: Placing;
}

/** A day's cards, judged and placed, before any sentence is made of them. */
export interface Day {
  readonly terms: Terms;
  readonly form: Form;
  readonly edition: EditionId;
  readonly recognition: Recognition;
  /** All that were entered, in the sheet's order; those not returned are among them. */
  readonly entered: readonly EnteredCard[];
  readonly placed: readonly PlacedCard[];
  /** Returned without a place: out, no return, or not to be ranked until a decision is made. */
  readonly below: readonly JudgedCard[];
  readonly findings: readonly Found[];
}
