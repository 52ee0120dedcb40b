import { CLASSIC, CLASSIC_CLAUSES } from '../../../src/rules/editions/classic/classic';
import { CLASSIC_TEXTS } from '../../../src/rules/editions/classic/texts';
import { type Clause, EDITION_IDS } from '../../../src/rules/editions/clause';
import { parseRulings } from '../../../src/rules/rulings/notation';
import { CLASSIC_AMOUNTS as AMOUNTS } from './classic-amounts';
import { inAWord } from './in-a-word';

// S0:n is line n of the French text of Rules 29 to 32, S1:n of Rules 18 and 19; [M] is the 2004 code from memory.

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
