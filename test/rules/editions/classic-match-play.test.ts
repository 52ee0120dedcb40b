import { CLASSIC, CLASSIC_CLAUSES } from '../../../src/rules/editions/classic/classic';
import { CLASSIC_MATCH_PLAY } from '../../../src/rules/editions/classic/match-play';
import { CLASSIC_IN_MATCHES as IN_MATCHES } from './classic-match-amounts';
import { inAMatchWord as inAWord } from './in-a-word';

// S0:n is line n of the French text of Rules 29 to 32, S1:n of Rules 18 and 19; [M] is the 2004 code from memory.

const { acts, only, inOneMatch, strokePlayParts, instead, out } = CLASSIC_MATCH_PLAY;
const CITATIONS = CLASSIC_CLAUSES.flatMap(({ id, parts = [] }) => [id, ...parts]);

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
