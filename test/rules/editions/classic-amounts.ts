// S0:n is line n of the French text of Rules 29 to 32, S1:n of Rules 18 and 19; Cn a public page that classic.ts
// names, [M] the 2004 code from memory.

const every = (word: string): readonly [string, string, string] => [word, word, word];
const BY_THE_HOLE = ['+2/4', '-2h/4', '-1h/2'] as const;
const NOT_HERE = every('');

/** By hand: citations, what they cost in stroke play, Stableford and par/bogey, and where that stands. */
export const CLASSIC_AMOUNTS: readonly (readonly [string, readonly [string, string, string], string])[] = [
  ['18', every('+2'), 'S1:83 two strokes, S1:86 in place of the stroke'],
  ['18-1 18-4 18-5 18-6', every('0'), 'S1:5, S1:66, S1:72, S1:77'],
  ['18-2 18-2a 18-2a(i) 18-2a(ii) 18-2b', every('+1'), 'S1:18, S1:43 one stroke'],
  ['18-3 18-3a 18-3b', NOT_HERE, 'S1:48 in match play'],
  ['19', every('+2'), 'S1:176 two strokes'],
  ['19-1 19-1a 19-1b 19-4 19-5b', every('0'), 'S1:91, S1:93, S1:95, S1:146, S1:167'],
  ['19-2 19-2b', every('+2'), 'S1:126 two strokes in stroke play'],
  ['19-2a 19-3', NOT_HERE, 'S1:117, S1:133 match play'],
  ['19-5 19-5a', every('+2'), 'S1:158-159 two strokes, both balls on the green'],
  ['31-1 31-2 31-5 31-8', every('0'), 'S0:129, S0:137, S0:158, S0:219'],
  ['31-3', BY_THE_HOLE, 'S0:143 as 4-4, S0:241, S0:277'],
  ['31-4 31-7 31-7a 31-7b 31-7b(i) 31-7b(ii)', every('DQ'), 'S0:149, S0:172, S0:203-207'],
  ['31-6', every('+2'), 'S0:163 two strokes'],
  ['31-7c', every('hole'), 'S0:213 only that hole'],
  ['32-1', ['', '0', '0'], 'S0:229 bogey, par, Stableford'],
  ['32-1a', ['', '', '0'], 'S0:232 bogey and par'],
  ['32-1b', ['', '0', ''], 'S0:248 Stableford'],
  ['32-2 32-2a', ['', 'DQ', 'DQ'], 'S0:292'],
  ['32-2b', ['', 'hole', 'hole'], 'S0:326 only that hole'],
  ['4-4 4-4a 4-4b', BY_THE_HOLE, 'S0:277 2 points, 4 at most; S0:241 as in match play: 1 hole, 2 at most; strokes [M]'],
  ['4-3 4-3a 4-3a(iii)', BY_THE_HOLE, 'S0:143 beside 4-4; [M]'],
  ['6-4', BY_THE_HOLE, 'S0:280 2 points, 4 at most; S0:243 as in match play; strokes [M]'],
  ['6-7', ['+2', '-2b', '-1b'], 'S0:283 two points, S0:245 one hole; strokes [M]'],
  ['6-6d', every('wrong'), 'S0:189, S0:312'],
  ['1-3 3-4 4-1 4-1a 4-1b 4-2 4-2a 4-2b 5-1 5-2', every('DQ'), 'S0:175-181, S0:295-301'],
  ['6-2 6-2b 6-3 6-3a 6-3b 6-6b', every('DQ'), 'S0:183-187, S0:205, S0:303-310'],
  ['6-8 6-8a 6-8b 7-1 7-1b 14-3 14-3a 14-3b 14-3c', every('DQ'), 'S0:193-205, S0:316-320'],
  ['3-2', ['DQ', 'hole', 'hole'], '[M]; S0:235, S0:257 no score entered'],
  ['4-3b 4-3c 4-4c 33-7', every('DQ'), 'C103 4-3b, [M]'],
  ['6-2a', NOT_HERE, 'S0:87 in the list of match play'],
  ['7-1a 15-3a 20-7b', NOT_HERE, 'C107 15-3a, [M] match play'],
  ['29-2', NOT_HERE, 'S0:9 match play'],
  ['29-1', every('0'), 'S0:6'],
  ['29-3', every('+2'), 'S0:17 two strokes'],
  ['30-1 30-2a 30-2b', NOT_HERE, 'S0:20 in match play'],
  ['30-3a 30-3b 30-3c 30-3d 30-3e 30-3e(i) 30-3e(ii) 30-3e(iii) 30-3f 30-3g', NOT_HERE, 'S0:48 in match play'],
  ['8-2 8-2a 8-2b', every('+2'), 'C105 the general penalty'],
  ['1-2 6-8d 7-2 15-2 15-3 15-3b 16-1f', every('+2'), 'C102, C106, C107 the general penalty, 6-8d, 7-2 and 16-1f [M]'],
  ['17-3 17-3a 17-3b 17-3c 20-7 20-7a 20-7c 22 22-1 22-2', every('+2'), 'C108, C109, C110 the general penalty'],
  ['6-8c 20-1 26-1 26-1a 26-1b 26-1c 27-1 28 28a 28b 28c', every('+1'), 'C104, C106, C111, C112 one stroke'],
  ['16-1c 20-3a 23-1 24-1 24-1a 24-1b', every('0'), 'S1:22-37 no penalty'],
  ['20-2a', every('0'), 'S1:128'],
  ['3-3 3-3a 3-3b 4-3a(i) 4-3a(ii) 6-6a 6-6c 20-5 34-1 34-1b', every('0'), '[M]'],
];
