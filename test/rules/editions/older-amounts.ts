import type { CLASSIC_AMOUNTS } from './classic-amounts';

// By hand, from the public pages that the editions name; [M] is from memory.

const BY_THE_HOLE = ['+2/4', '-2h/4', '-1h/2'] as const;
const every = (word: string): readonly [string, string, string] => [word, word, word];

/** What 2008 changed of the classic text: citations, what they cost in stroke play, Stableford and par, and where that stands. */
export const AMOUNTS_2008: typeof CLASSIC_AMOUNTS = [
  ['19-2', every('+1'), 'C11, C22 one stroke in every form'],
  ['4-1 4-1a 4-1b 4-2 4-2a 4-2b', BY_THE_HOLE, 'C11 carried: as a club too many'],
  ['31-3', every('DQ'), 'C17 gross scores, not identified'],
  ['31-4', every('0'), 'C17 order of play'],
  ['31-5', every('+2'), 'C11, C17 wrong ball, in a hazard too'],
  ['31-6', BY_THE_HOLE, 'C17 penalty to the side'],
];
export const GONE_2008: readonly string[] = ['19-2a', '19-2b'];

/** What 2012 changed of 2008. */
export const AMOUNTS_2012: typeof CLASSIC_AMOUNTS = [
  ['6-3a', ['+2', '-2b', '-1b'], 'C59 at most five minutes late; C51 off the total'],
];

/** What 2016 changed of 2012. */
export const AMOUNTS_2016: typeof CLASSIC_AMOUNTS = [
  ['14-3 14-3a 14-3b 14-3c', every('+2'), '[M] the general penalty, then out'],
  ['14-1 14-1b', every('+2'), 'C50 two strokes each time'],
];
export const GONE_2016: readonly string[] = ['18-2a', '18-2a(i)', '18-2a(ii)', '18-2b'];
