import type { Round } from '../rules/forms/round';
import { statusText } from '../rules/rulings/ruling';

/** The figure of a card, or its status as text. */
export const totalOf = (round: Round): number | string =>
  round.status ? statusText(round.status) : (round.total ?? 'NR');

/** What each hole makes; a hole without a score in stroke play is NR. */
export const holeResults = (round: Round): readonly (number | string)[] =>
  round.holes.map(({ result }) => result ?? 'NR');

/** Which partner counts on each hole: "A", "B", "=" both, "" none. */
export const countingPartners = (round: Round): readonly string[] => round.holes.map(({ counts }) => counts);
