import { bareWord, cellText } from '../cell-text';
import type { Form } from '../forms/form';
import { grossCounted, type Round } from '../forms/round';

/** No hole counts more than net double bogey; par + 5 before a player has an index (Rules of Handicapping 3.1). */
export const NET_DOUBLE_BOGEY: Form = { scoring: 'max', fourBall: false, limit: { kind: 'ndb' } };
export const WITHOUT_INDEX: Form = { scoring: 'max', fourBall: false, limit: { kind: 'over', n: 5 } };

/** Whether a handicap cell says that the player has no Handicap Index yet. A blank says nothing. */
export const saysNoIndex = (cell: unknown): boolean =>
  /^(NONE|NOINDEX|AUCUN|SANS(INDEX)?)$/.test(bareWord(cellText(cell)));

/** Whether a score cell says that the hole was not played at all: "np", in French "nj". A ball picked up was in play. */
export const saysNotPlayed = (cell: unknown): boolean => /^N[PJ]$/.test(bareWord(cellText(cell)));

/** On a hole not played net par counts (3.2), two strokes less than net double bogey. */
const NET_PAR_BELOW = 2;

/**
 * Adjusted gross score of a round played under one of the forms above.
 *
 * @param notPlayed how many of its holes were not played, and stand in the round without a score
 */
export const adjustedGross = (round: Round, notPlayed: number): number =>
  round.holes.reduce((sum, hole) => sum + (grossCounted(hole) ?? 0), 0) - NET_PAR_BELOW * notPlayed;
