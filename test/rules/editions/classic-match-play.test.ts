import { CLASSIC, CLASSIC_CLAUSES } from '../../../src/rules/editions/classic/classic';
import { CLASSIC_MATCH_PLAY } from '../../../src/rules/editions/classic/match-play';
import { inAMatchWord as inAWord } from './in-a-word';

// S0:n is line n of the French text of Rules 29 to 32, S1:n of Rules 18 and 19; [M] is the 2004 code from memory.

const { acts, only, inOneMatch, strokePlayParts, instead, out } = CLASSIC_MATCH_PLAY;
const CITATIONS = CLASSIC_CLAUSES.flatMap(({ id, parts = [] }) => [id, ...parts]);

/** Citations, what they cost in match play, and where that stands. */
const IN_MATCHES: readonly (readonly [string, string, string])[] = [
  ['18 19', 'hole', 'S1:82, S1:175 loss of hole'],
  ['18-1 18-3a 18-5', '0', 'S1:5, S1:54, S1:72'],
  ['18-6', '0', 'S1:77'],
  ['18-2 18-2a 18-2a(i) 18-2a(ii) 18-2b', '+1', 'S1:18, S1:43'],
  ['18-3 18-3b', '+1', 'S1:60 the opponent'],
  ['18-4', '', 'S1:63 stroke play'],
  ['19-1 19-1a 19-1b 19-3', '0', 'S1:91-95, S1:136'],
  ['19-2 19-2a', 'hole', 'S1:120 he loses the hole'],
  ['19-2b 19-4', '', 'S1:123, S1:143 stroke play'],
  ['19-5 19-5a', '0', 'S1:157 no penalty in match play'],
  ['19-5b', '0', 'S1:167'],
  ['29-1', '0', 'S0:6'],
  ['29-2', 'hole', 'S0:12 the side loses the hole'],
  ['29-3', '', 'S0:15 stroke play'],
  ['30-1 30-3a 30-3c 30-3f 30-3g', '0', 'S0:26, S0:54, S0:66, S0:111, S0:119'],
  ['30-2a', '+1', 'S0:35 one stroke in one match'],
  ['30-2b', 'replay', 'S0:41'],
  ['30-3b', '-1/2', 'S0:60 as 4-4'],
  ['30-3d', 'hole', 'S0:72 disqualified for that hole'],
  ['30-3e 30-3e(i) 30-3e(ii)', 'DQ', 'S0:78, S0:96'],
  ['30-3e(iii)', 'hole', 'S0:105 only for that hole'],
  ['31-1 31-2 31-3 31-4 31-5 31-6 31-7 31-7a 31-7b 31-7b(i) 31-7b(ii) 31-7c 31-8', '', 'S0:121 stroke play'],
  ['32-1 32-1a 32-1b 32-2 32-2a 32-2b', '', 'S0:226 no match'],
  ['4-4 4-4a 4-4b', '-1/2', 'S0:241 as in match play; [M] one hole, two at most'],
  ['6-4', '-1/2', 'S0:243 as in match play; [M] one hole, two at most'],
  ['4-3 4-3a 4-3a(iii)', '-1/2', 'S0:60 beside 4-4; [M]'],
  ['1-3 4-1 4-1a 4-1b 4-2 4-2a 4-2b 5-1 5-2 6-2 6-2a', 'DQ', 'S0:81-87'],
  ['14-3 14-3a 14-3b 14-3c', 'DQ', 'S0:93'],
  ['6-3 6-3a 6-3b 6-8 6-8a 6-8b', 'DQ', 'S0:100, S0:102'],
  ['4-3b 4-3c 4-4c 33-7', 'DQ', '[M]'],
  ['6-7', 'hole', '[M] loss of hole; repeated S0:91'],
  ['1-2 6-8d 7-2 8-2 8-2a 8-2b 15-2 15-3 15-3a 16-1f', 'hole', '[M] the general penalty'],
  ['17-3 17-3a 17-3b 17-3c 20-7 20-7a 20-7b 22 22-1 22-2', 'hole', '[M] the general penalty'],
  ['6-8c 20-1 26-1 26-1a 26-1b 26-1c 27-1 28 28a 28b 28c', '+1', '[M] one stroke'],
  ['16-1c 20-3a 23-1 24-1 24-1a 24-1b', '0', 'S1:22-37 no penalty'],
  ['20-2a', '0', 'S1:128'],
  ['7-1 7-1a 4-3a(i) 4-3a(ii) 20-5 34-1', '0', '[M]'],
  ['3-2 3-3 3-3a 3-3b 3-4 6-2b 6-6a 6-6b 6-6c 6-6d 7-1b 15-3b 20-7c 34-1b', '', '[M] stroke play'],
];

describe(`the classic edition in match play: ${acts.size} of ${CLASSIC_CLAUSES.length} clauses act there`, () => {
  test.each(IN_MATCHES)('%s: %j (%s)', (citations, word) => {
    for (const citation of citations.split(' ')) {
      const id = CLASSIC.clauses.get(citation)?.id ?? '';
      expect([citation, strokePlayParts.has(citation) ? '' : inAWord(acts.get(id))]).toEqual([citation, word]);
    }
  });

  test('the table names every citation once', () => {
    const named = IN_MATCHES.flatMap(([citations]) => citations.split(' '));
    expect([...named].sort()).toEqual([...CITATIONS].sort());
  });

  test('what acts, stands in one kind of match, or counts in one match is a row', () => {
    const rows = CLASSIC_CLAUSES.map(({ id }) => id);
    for (const ids of [acts.keys(), only.keys(), inOneMatch.values(), out.keys()])
      expect([...ids].filter((id) => !rows.includes(id))).toEqual([]);
    expect([...strokePlayParts].filter((part) => rows.includes(part) && part !== '34-1b')).toEqual([]);
  });

  test('Rule 29 is of one ball a side, 30-2 of three-balls, 30-3 of partners (S0:6, S0:29, S0:48)', () => {
    expect([...only.keys()].filter((id) => !/^(29-[12]|30-[23])/.test(id))).toEqual([]);
    for (const [id, kind] of only)
      expect([id, kind]).toEqual([
        id,
        id.startsWith('29') ? 'singles' : id.startsWith('30-2') ? 'three-ball' : 'partners',
      ]);
  });
});

describe('sent from stroke play to match play', () => {
  test.each([
    ['6-2b', '6-2a', 'S0:87'],
    ['7-1b', '7-1a', '[M]'],
    ['15-3b', '15-3a', '[M]'],
    ['18-4', '18-3', 'S1:48'],
    ['19-2b', '19-2a', 'S1:117'],
    ['19-4', '19-3', 'S1:133'],
    ['20-7c', '20-7b', '[M]'],
    ['29-3', '29-2', 'S0:9'],
    ['31-2', '30-3a', 'S0:51'],
    ['31-3', '30-3b', 'S0:57'],
    ['31-5', '30-3c', 'S0:63'],
    ['31-6', '30-3d', 'S0:69'],
    ['31-7a', '30-3e(i)', 'S0:78'],
    ['31-7b(i)', '30-3e(ii)', 'S0:96'],
    ['31-7c', '30-3e(iii)', 'S0:105'],
    ['31-8', '30-3f', 'S0:108'],
  ])('%s to %s (%s)', (citation, other) => {
    expect(instead.get(citation)).toBe(other);
  });

  test('what is cited instead acts in match play', () => {
    expect([...instead.values()].filter((id) => !acts.has(id))).toEqual([]);
    expect([...instead.keys()].filter((citation) => !CLASSIC.clauses.has(citation))).toEqual([]);
  });
});

describe('the list of 30-3e', () => {
  const LISTED: readonly (readonly [string, 'any' | 'both', string])[] = [
    ['1-3', 'any', 'S0:81'],
    ['4-1', 'any', 'S0:83'],
    ['4-2', 'any', 'S0:83'],
    ['5-1', 'any', 'S0:85'],
    ['5-2', 'any', 'S0:85'],
    ['6-2a', 'any', 'S0:87'],
    ['6-4', 'any', 'S0:89'],
    ['6-7', 'any', 'S0:91'],
    ['14-3', 'any', 'S0:93'],
    ['6-3', 'both', 'S0:100'],
    ['6-8', 'both', 'S0:102'],
    ['6-2', 'any', 'can mean only 6-2a'],
    ['33-7', 'any', '[M]'],
    ['30-3e', 'any', 'S0:75'],
    ['30-3e(i)', 'any', 'S0:78'],
    ['30-3e(ii)', 'any', 'S0:96 says that all were'],
  ];

  test.each(LISTED)('%s: %s (%s)', (id, who) => {
    expect(out.get(id)).toBe(who);
  });

  test('names nothing else', () => {
    expect([...out.keys()].sort()).toEqual(LISTED.map(([id]) => id).sort());
  });
});
