// Hand tables. Cn are the public pages that edition-2019.ts names; [M] is from memory.

/** What a clause costs in each family of forms, in a word of `inAWord`. */
export type Four = readonly [stroke: string, stableford: string, par: string, max: string];
const every = (word: string): Four => [word, word, word, word];

/** Ids, what they cost in stroke play, Stableford, par/bogey and maximum score in 2019, and where that stands. */
export const AMOUNTS_2019: readonly (readonly [string, Four, string])[] = [
  [
    '1.2 1.3 3.3b(2) 3.3b(4) 4.1a 4.1c 4.2a 5.4 5.7a 5.7b 23.2b 23.8b 23.8b(2)',
    every('DQ'),
    'C3, C5, C75, C76, C82, C86, C90',
  ],
  ['3.3b(3)', every('wrong'), 'C1, C3'],
  ['3.3c', ['DQ', 'hole', 'hole', 'hole'], 'C2, C3, C7: a form against a score need not hole out'],
  ['4.1b', ['+2/4', '-2h/4', '-1h/2', '+2/4'], 'C25 strokes, C8 holes, C88 points; max has no exception'],
  ['5.3a', ['+2', '-2b', '-1b', '+2'], 'C74 general penalty, C7 off the total, C88 points, holes [M]'],
  ['5.6a', ['+1', '-1b', '-1b', '+1'], 'C75, C91 one stroke first, C7 off the total, C88 points, holes [M]'],
  ['4.3 5.2b 5.5 6.1b 6.2b 6.3b 6.3c 6.4b(1)', every('+2'), 'C70, C72, C77, C82, C87, C93 the general penalty'],
  [
    '8.1 8.2 8.3 10.1 10.2 10.3a 10.3b 11.1a 11.2 11.3 12.2',
    every('+2'),
    'C61, C71, C82, C85, C94, C95 the general penalty, 8.3 and 10.3b [M]',
  ],
  ['13.1e 13.1f 13.2 14.7 15.3a 19.3b 22.3 23.4', every('+2'), 'C5, C73, C82, C96 the general penalty, 13.1f [M]'],
  [
    '4.2c 5.7d 7.2 9.4 9.7b 13.3 14.1 14.2 14.3 15.1 15.3 16.4',
    every('+1'),
    'C82, C83, C97 one stroke, 5.7d and 14.3 [M]',
  ],
  ['17.1 17.2 18.1 18.2 19.2', every('+1'), 'C80, C82, C98 relief not counted'],
  ['1.2b 3.3b(1) 4.2b 5.6b 6.4 6.5 7.4 9.1 9.2 9.3 9.6 9.7', every('0'), 'C66, C82, C83, C85, C87, [M]'],
  ['11.1 11.1b 12.2a 13.1c 13.1d 13.2c 14.4 14.5 14.6 15.2', every('0'), 'C61, C78, C79, C82, C83, C85, 13.2c [M]'],
  ['16.1 16.2 16.3 17.3 18.3 20.1 20.2 20.3 22.1 22.2', every('0'), 'C82, 20.1 and 20.2 [M]'],
  ['23.1 23.2a 23.3 23.5 23.6 23.7 23.8', every('0'), 'C73, C82'],
  ['21.1', ['', '0', '', ''], 'C7'],
  ['21.1c(1)', ['', 'DQ', '', ''], 'C7: not reported, disqualified'],
  ['21.1c', ['', 'hole', '', ''], 'C7: zero points'],
  ['21.2', ['', '', '', '0'], 'C2'],
  ['21.2c', ['', '', '', 'hole'], 'C99, as C2'],
  ['21.3', ['', '', '0', ''], 'C8'],
  ['21.3c(1)', ['', '', 'DQ', ''], 'C8'],
  ['21.3c', ['', '', 'hole', ''], 'C8'],
  ['23.8b(3)', every('hole'), 'C5, C90'],
  ['3.2 3.2c 3.2d 5.2a 9.5 21.4', every(''), 'match play'],
];

/** What 2023 makes different: rules.md 2.2 and 2.3, C1, C2, C5, C6. */
export const AMOUNTS_2023: Readonly<Record<string, Four>> = {
  '3.3b(4)': every('0'),
  '4.1b': every('+2/4'),
  '5.3a': every('+2'),
  '5.6a': every('+1'),
  '6.3b': every('+1'),
};
/** Clauses under another number since 2023: 2019 has them under 23.8 (C82), 2023 under 23.9 (C4). */
export const NUMBERS_2023: Readonly<Record<string, string>> = {
  '23.8': '23.9',
  '23.8b': '23.9b',
  '23.8b(2)': '23.9b(2)',
  '23.8b(3)': '23.9b(3)',
};

/** What 2023 has anew: standing behind the partner's line was under 10.2 in 2019 (C89). */
export const NEW_2023: readonly (readonly [string, Four, string])[] = [['23.8', every('+2'), 'C73, C89']];

/** Clauses of 2019 that 2023 no longer has. */
export const GONE = ['21.1c(1)', '21.3c(1)'];
