import { CLASSIC, CLASSIC_CLAUSES } from '../../../src/rules/editions/classic/classic';
import { CLASSIC_TEXTS } from '../../../src/rules/editions/classic/texts';
import { type Clause, EDITION_IDS } from '../../../src/rules/editions/clause';
import { parseRulings } from '../../../src/rules/rulings/notation';
import { inAWord } from './in-a-word';

// S0:n is line n of the French text of Rules 29 to 32, S1:n of Rules 18 and 19; [M] is the 2004 code from memory.

const every = (word: string): readonly [string, string, string] => [word, word, word];
const BY_THE_HOLE = ['+2/4', '-2h/4', '-1h/2'] as const;
const NOT_HERE = every('');

/** Citations, what they cost in stroke play, Stableford and par/bogey, and where that stands. */
const AMOUNTS: readonly (readonly [string, readonly [string, string, string], string])[] = [
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
  ['4-3b 4-3c 4-4c 33-7', every('DQ'), '[M]'],
  ['6-2a', NOT_HERE, 'S0:87 in the list of match play'],
  ['7-1a 15-3a 20-7b', NOT_HERE, '[M] match play'],
  ['29-2', NOT_HERE, 'S0:9 match play'],
  ['29-1', every('0'), 'S0:6'],
  ['29-3', every('+2'), 'S0:17 two strokes'],
  ['30-1 30-2a 30-2b', NOT_HERE, 'S0:20 in match play'],
  ['30-3a 30-3b 30-3c 30-3d 30-3e 30-3e(i) 30-3e(ii) 30-3e(iii) 30-3f 30-3g', NOT_HERE, 'S0:48 in match play'],
  ['8-2 8-2a 8-2b', every('+2'), '[M] the general penalty'],
  ['1-2 6-8d 7-2 15-2 15-3 15-3b 16-1f', every('+2'), '[M] the general penalty'],
  ['17-3 17-3a 17-3b 17-3c 20-7 20-7a 20-7c 22 22-1 22-2', every('+2'), '[M] the general penalty'],
  ['6-8c 20-1 26-1 26-1a 26-1b 26-1c 27-1 28 28a 28b 28c', every('+1'), '[M] one stroke'],
  ['16-1c 20-3a 23-1 24-1 24-1a 24-1b', every('0'), 'S1:22-37 no penalty'],
  ['20-2a', every('0'), 'S1:128'],
  ['3-3 3-3a 3-3b 4-3a(i) 4-3a(ii) 6-6a 6-6c 20-5 34-1 34-1b', every('0'), '[M]'],
];

const clauseOf = (citation: string): Clause => {
  const clause = CLASSIC.clauses.get(citation);
  if (clause === undefined) throw new Error(`${citation} is no clause`);
  return clause;
};
const CITATIONS = CLASSIC_CLAUSES.flatMap(({ id, parts = [] }) => [id, ...parts]);
const idsWhere = (holds: (clause: Clause) => boolean): readonly string[] =>
  CLASSIC_CLAUSES.filter(holds).map(({ id }) => id);

describe(`the classic edition: ${CLASSIC_CLAUSES.length} clauses, ${CITATIONS.length} citations`, () => {
  test('is one of the editions', () => {
    expect(EDITION_IDS).toContain(CLASSIC.id);
  });

  test('no citation stands twice', () => {
    expect(CITATIONS.filter((citation, i) => CITATIONS.indexOf(citation) !== i)).toEqual([]);
    expect(CLASSIC.clauses.size).toBe(CITATIONS.length);
  });

  test('every citation can be written in a ruling', () => {
    expect(CITATIONS.filter((citation) => !parseRulings(`R${citation}@1`).ok)).toEqual([]);
  });

  test('every clause says where it is known from', () => {
    const known = /^(S[01]:\d+|C\d+|\[M\])(, (S[01]:\d+|C\d+|\[M\]))*$/;
    expect(idsWhere(({ source }) => !known.test(source))).toEqual([]);
  });
});

describe('amounts', () => {
  test.each(AMOUNTS)('%s: %j (%s)', (citations, [stroke, stableford, par]) => {
    for (const citation of citations.split(' ')) {
      const { acts } = clauseOf(citation);
      const told = [inAWord(acts.stroke), inAWord(acts.stableford), inAWord(acts.par)];
      expect([citation, ...told]).toEqual([citation, stroke, stableford, par]);
    }
  });

  test('the table names every citation once', () => {
    const named = AMOUNTS.flatMap(([citations]) => citations.split(' '));
    expect([...named].sort()).toEqual([...CITATIONS].sort());
  });

  test.each(['6-6', '18-7', '19-6', '31-9', '32-3', '4-5', '19-2c', ''])('%s is no clause', (citation) => {
    // 6-6 cited alone could mean 6-6b or 6-6d
    expect(CLASSIC.clauses.has(citation)).toBe(false);
  });
});

describe('parts', () => {
  test.each([
    ['4-4a', '4-4'],
    ['4-3', '4-3a(iii)'],
    ['6-3b', '6-3'],
    ['7-1b', '7-1'],
    ['15-3b', '15-3'],
    ['22-1', '22'],
    ['34-1', '34-1b'],
    ['18-2a(ii)', '18-2a(ii)'],
    ['31-7b(ii)', '31-7b(ii)'],
  ])('%s is read as %s', (citation, id) => {
    expect(clauseOf(citation).id).toBe(id);
  });
});

describe('whom, where and how often', () => {
  test('4-4, 4-3a(iii), 30-3b and 31-3 hit the side and share one cap (S0:143); 6-4 has its own', () => {
    expect(idsWhere(({ cap }) => cap === '4-4')).toEqual(['4-3a(iii)', '4-4', '30-3b', '31-3']);
    expect(['4-3a(iii)', '4-4', '30-3b', '31-3'].map((id) => clauseOf(id).hits)).toEqual(Array(4).fill('side'));
    expect(idsWhere(({ cap }) => cap !== undefined && cap !== '4-4')).toEqual([]);
    expect(clauseOf('6-4').hits).toBe('player');
  });

  test('only a second 6-7 disqualifies of itself (S0:191, S0:314)', () => {
    expect(idsWhere(({ repeatDisqualifies }) => repeatDisqualifies === true)).toEqual(['6-7']);
  });

  test('Rule 31 is of the four-ball, Rule 29 of one ball, the rest of both', () => {
    const ruleOf = (id: string): string => id.split('-')[0] ?? id;
    expect(idsWhere(({ id, only }) => (only === 'four-ball') !== (ruleOf(id) === '31'))).toEqual([]);
    expect(idsWhere(({ id, only }) => (only === 'one ball') !== (ruleOf(id) === '29'))).toEqual([]);
  });

  test.each([
    ['18-2a', 'player', 'S1:18 the player incurs it'],
    ['19-2b', 'player', 'S1:126 the competitor'],
    ['31-6', 'player', 'S0:163 no penalty for the partner'],
    ['31-7c', 'player', 'S0:213 the competitor'],
    ['31-4', 'side', 'S0:149 the side'],
    ['31-7a', 'side', 'S0:172 the side'],
    ['31-7b(ii)', 'side', 'S0:203 the side'],
  ])('%s hits the %s (%s)', (id, hits) => {
    expect(clauseOf(id).hits).toBe(hits);
  });
});

describe('match-play clauses', () => {
  test.each([
    ['18-3', '18-4', 'S1:63'],
    ['18-3a', '18-4', 'S1:63'],
    ['18-3b', '18-4', 'S1:63'],
    ['19-2a', '19-2b', 'S1:123'],
    ['19-3', '19-4', 'S1:143'],
    ['6-2a', '6-2b', 'S0:183'],
    ['29-2', '29-3', 'S0:15'],
    ['7-1a', '7-1', '[M]'],
    ['15-3a', '15-3', '[M]'],
    ['20-7b', '20-7', '[M]'],
    ['30-1', '31-1', 'S0:131'],
    ['30-2a', '18-4', 'S1:66'],
    ['30-2b', '19-4', 'S1:146'],
    ['30-3a', '31-2', 'S0:137'],
    ['30-3b', '31-3', 'S0:143'],
    ['30-3c', '31-5', 'S0:158'],
    ['30-3d', '31-6', 'S0:163'],
    ['30-3e', '31-7', 'S0:168'],
    ['30-3e(i)', '31-7a', 'S0:172'],
    ['30-3e(ii)', '31-7b(i)', 'S0:205'],
    ['30-3e(iii)', '31-7c', 'S0:213'],
    ['30-3f', '31-8', 'S0:219'],
  ])('%s sends to %s (%s)', (id, instead) => {
    expect(clauseOf(id).instead).toBe(instead);
  });

  test('a clause of no stroke-play form, and no other, names the one to cite instead', () => {
    expect(idsWhere(({ acts, instead }) => (Object.keys(acts).length === 0) !== (instead !== undefined))).toEqual([]);
  });

  test('the one to cite instead is a clause that acts', () => {
    for (const { instead } of CLASSIC_CLAUSES)
      if (instead !== undefined) expect(Object.keys(clauseOf(instead).acts)).not.toEqual([]);
  });
});

describe('disqualification lists', () => {
  /** The Rules that the texts list: line in 31-7a or 31-7b(i), line in 32-2a. */
  const LISTED: readonly (readonly [string, 'any' | 'both' | undefined, string, 'any' | undefined, string])[] = [
    ['1-3', 'any', 'S0:175', 'any', 'S0:295'],
    ['3-4', 'any', 'S0:177', 'any', 'S0:297'],
    ['4-1', 'any', 'S0:179', 'any', 'S0:299'],
    ['4-2', 'any', 'S0:179', 'any', 'S0:299'],
    ['5-1', 'any', 'S0:181', 'any', 'S0:301'],
    ['5-2', 'any', 'S0:181', 'any', 'S0:301'],
    ['6-2b', 'any', 'S0:183', 'any', 'S0:303'],
    ['6-3', 'both', 'S0:205', 'any', 'S0:306'],
    ['6-4', 'any', 'S0:185', 'any', 'S0:308'],
    ['6-6b', 'any', 'S0:187', 'any', 'S0:310'],
    ['6-6d', 'any', 'S0:189', 'any', 'S0:312'],
    ['6-7', 'any', 'S0:191', 'any', 'S0:314'],
    ['6-8', 'both', 'S0:205', 'any', 'S0:316'],
    ['7-1', 'any', 'S0:193', 'any', 'S0:318'],
    ['14-3', 'any', 'S0:195', 'any', 'S0:320'],
    ['31-4', 'any', 'S0:197', undefined, 'not in 32-2a'],
    // by another name
    ['6-2', 'any', 'can mean only 6-2b', 'any', 'can mean only 6-2b'],
    ['33-7', 'any', '[M]', 'any', '[M]'],
    // the listing clauses, cited themselves
    ['31-7', 'any', 'S0:168', undefined, 'four-ball'],
    ['31-7a', 'any', 'S0:172', undefined, 'four-ball'],
    ['31-7b', 'any', 'S0:203', undefined, 'four-ball'],
    ['31-7b(i)', 'any', 'S0:205 says that both were', undefined, 'four-ball'],
    ['31-7b(ii)', 'any', 'S0:207 says that both were', undefined, 'four-ball'],
    ['32-2', 'any', 'S0:286', 'any', 'S0:286'],
    ['32-2a', 'any', 'S0:292', 'any', 'S0:292'],
  ];

  test.each(LISTED)('%s: four-ball %s (%s), one ball %s (%s)', (id, fourBall, _, oneBall) => {
    expect([CLASSIC.outFourBall.get(id), CLASSIC.outOneBall.get(id)]).toEqual([fourBall, oneBall]);
  });

  test('the lists name nothing else', () => {
    const named = LISTED.map(([id]) => id);
    expect([...CLASSIC.outFourBall.keys(), ...CLASSIC.outOneBall.keys()].filter((id) => !named.includes(id))).toEqual(
      [],
    );
  });

  test('every entry is the id of a clause that can be played there', () => {
    expect(
      [...CLASSIC.outFourBall.keys()].filter((id) => clauseOf(id).id !== id || clauseOf(id).only === 'one ball'),
    ).toEqual([]);
    expect(
      [...CLASSIC.outOneBall.keys()].filter((id) => clauseOf(id).id !== id || clauseOf(id).only === 'four-ball'),
    ).toEqual([]);
  });

  test.each(['3-2', '15-3', '29-3', '20-7', '4-4', '4-4c', '31-6', '31-7c', '32-2b'])(
    '%s costs the hole only (31-7c S0:213, 32-2b S0:326)',
    (id) => {
      expect(CLASSIC.outFourBall.has(id) || CLASSIC.outOneBall.has(id)).toBe(false);
    },
  );
});

describe('texts', () => {
  const LANGUAGES = ['en', 'fr'] as const;
  const sentences = Object.entries(CLASSIC_TEXTS).flatMap(([id, text]) =>
    LANGUAGES.map((language) => ({ id, language, words: text[language] })),
  );

  test('every clause has a text and no text is without a clause', () => {
    expect(Object.keys(CLASSIC_TEXTS).sort()).toEqual(CLASSIC_CLAUSES.map(({ id }) => id).sort());
  });

  test('each is one short line in each language, to read on after "Rule 4-4: "', () => {
    expect(sentences.filter(({ words }) => words === '' || words.length > 120 || words !== words.trim())).toEqual([]);
    expect(sentences.filter(({ words }) => /\.$|\s{2}|'|\n/.test(words))).toEqual([]);
  });

  test('French has a no-break space before : and ; English has none', () => {
    const plainSpace = /(^|[^\u00a0])[:;?]/;
    expect(sentences.filter(({ language, words }) => language === 'fr' && plainSpace.test(words))).toEqual([]);
    expect(sentences.filter(({ language, words }) => language === 'en' && words.includes('\u00a0'))).toEqual([]);
  });

  test('a clause that says a number of strokes, or a disqualification, says what it does', () => {
    const wanted: Readonly<Record<string, RegExp>> = {
      '+1': /1 (stroke|coup)\b/,
      '+2': /2 (strokes|coups)\b/,
      DQ: /disqualifi|\bout\b|hors/,
      hole: /no score|pas de score/,
    };
    const inMatch: Readonly<Record<string, RegExp>> = {
      losesHole: /hole|trou/,
      strokes: /1 (stroke|coup)\b/,
      adjusts: /1 (hole|trou)|4-4/,
      disqualifies: /disqualifi|\bout\b|hors/,
    };
    const silent = sentences.filter(({ id, words }) => {
      const said = wanted[inAWord(clauseOf(id).acts.stroke ?? clauseOf(id).acts.par)];
      const ofMatch = inMatch[CLASSIC.matchPlay?.acts.get(id)?.does ?? ''];
      return (said !== undefined && !said.test(words)) || (ofMatch !== undefined && !ofMatch.test(words));
    });
    expect(silent).toEqual([]);
  });

  test('a clause that they send to is a clause', () => {
    const others = sentences.flatMap(({ words }) => words.match(/\b\d{1,2}-\d[a-z]?(?:\([iv]+\))?/g) ?? []);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((id) => !CLASSIC.clauses.has(id))).toEqual([]);
  });
});
