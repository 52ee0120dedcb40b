import type { OutList } from '../clause';

/**
 * 32-2a: out of a Stableford, par or bogey competition; any other disqualification costs only the hole (32-2b).
 * 6-2 can mean only 6-2b there. 33-7, the Committee's own disqualification, is not listed in the text: [M].
 */
const ONE_BALL = [
  ['1-3', '3-4', '4-1', '4-2', '5-1', '5-2', '6-2', '6-2b', '6-3', '6-4', '6-6b', '6-6d', '6-7', '6-8', '7-1', '14-3'],
  ['32-2', '32-2a'],
  ['33-7'],
].flat();

/** 31-7a: one partner's breach puts the side out. In a four-ball against a fixed score 32-2a says the same of the side. */
const EITHER_PARTNER = [
  ['1-3', '3-4', '4-1', '4-2', '5-1', '5-2', '6-2', '6-2b', '6-4', '6-6b', '6-6d', '6-7', '7-1', '14-3', '31-4'],
  // Cited themselves, they already say that the side is out.
  ['31-7', '31-7a', '31-7b', '31-7b(i)', '31-7b(ii)', '32-2', '32-2a'],
  ['33-7'],
].flat();

/** 31-7b(i), 30-3e(ii): the side is out only if all partners are in breach of the same Rule. */
const BOTH_PARTNERS = ['6-3', '6-8'];

/** What puts a card of one ball out of the competition. */
export const OUT_ONE_BALL: OutList = new Map(ONE_BALL.map((id) => [id, 'any']));

/** What puts a four-ball side out of the competition; everything else costs the player the hole (31-7c). */
export const OUT_FOUR_BALL: OutList = new Map([
  ...EITHER_PARTNER.map((id) => [id, 'any'] as const),
  ...BOTH_PARTNERS.map((id) => [id, 'both'] as const),
]);

/** 30-3e(i): any partner's breach puts the side out of the match. 6-2 can mean only 6-2a there; 33-7 is [M] again. */
const ANY_PARTNER = [
  ['1-3', '4-1', '4-2', '5-1', '5-2', '6-2', '6-2a', '6-4', '6-7', '14-3'],
  // Cited themselves, they already say that the side is out.
  ['30-3e', '30-3e(i)', '30-3e(ii)'],
  ['33-7'],
].flat();

/** What puts partners out of a match; everything else costs the player the hole (30-3e). 6-3 and 6-8 want all of them. */
export const OUT_MATCH: OutList = new Map([
  ...ANY_PARTNER.map((id) => [id, 'any'] as const),
  ...BOTH_PARTNERS.map((id) => [id, 'both'] as const),
]);
