import { CLAUSES_2008, EDITION_2008 } from '../../../src/rules/editions/2008/edition-2008';
import { TEXTS_2008 } from '../../../src/rules/editions/2008/texts-2008';
import { CLAUSES_2012, EDITION_2012 } from '../../../src/rules/editions/2012/edition-2012';
import { TEXTS_2012 } from '../../../src/rules/editions/2012/texts-2012';
import { CLAUSES_2016, EDITION_2016 } from '../../../src/rules/editions/2016/edition-2016';
import { TEXTS_2016 } from '../../../src/rules/editions/2016/texts-2016';
import { CLASSIC } from '../../../src/rules/editions/classic/classic';
import type { Acts } from '../../../src/rules/editions/clause';
import { editionInForce } from '../../../src/rules/editions/edition-in-force';
import { FOUR_BALL, SINGLES } from '../../../src/rules/forms/match/match-form';
import { parseRulings } from '../../../src/rules/rulings/notation';
import { matchOf } from '../forms/match/play-match';
import { answerOf, codesOf, fours, play, soundOf, tryToPlay } from '../play';
import { CLASSIC_AMOUNTS } from './classic-amounts';
import { inAMatchWord, inAWord } from './in-a-word';
import { AMOUNTS_2008, AMOUNTS_2012, AMOUNTS_2016, GONE_2008, GONE_2016 } from './older-amounts';

type Amounts = ReadonlyMap<string, readonly [string, string, string]>;
const amounts = (before: Amounts, changes: typeof CLASSIC_AMOUNTS, gone: readonly string[]): Amounts =>
  new Map(
    [...before, ...changes.flatMap(([ids, three]) => ids.split(' ').map((id) => [id, three] as const))].filter(
      ([id]) => !gone.includes(id),
    ),
  );
const IN_CLASSIC = amounts(new Map(), CLASSIC_AMOUNTS, []);
const IN_2008 = amounts(IN_CLASSIC, AMOUNTS_2008, GONE_2008);
const IN_2012 = amounts(IN_2008, AMOUNTS_2012, []);
const IN_2016 = amounts(IN_2012, AMOUNTS_2016, GONE_2016);

describe.each([
  ['2008', EDITION_2008, CLAUSES_2008, TEXTS_2008, IN_2008],
  ['2012', EDITION_2012, CLAUSES_2012, TEXTS_2012, IN_2012],
  ['2016', EDITION_2016, CLAUSES_2016, TEXTS_2016, IN_2016],
] as const)('the %s edition', (_, edition, rows, texts, table) => {
  const citations = rows.flatMap(({ id, parts = [] }) => [id, ...parts]);

  test(`${table.size} of ${citations.length} citations cost what the hand table says`, () => {
    expect([...table.keys()].sort()).toEqual([...citations].sort());
    const wrong = [...table].filter(([citation, three]) => {
      const acts: Acts = edition.clauses.get(citation)?.acts ?? {};
      return [inAWord(acts.stroke), inAWord(acts.stableford), inAWord(acts.par)].join() !== three.join();
    });
    expect(wrong).toEqual([]);
  });

  test('no citation stands twice, and each says where it is known from', () => {
    expect(edition.clauses.size).toBe(citations.length);
    expect(rows.filter(({ source }) => !/S[01]:\d|C\d|\[M\]/.test(source)).map(({ id }) => id)).toEqual([]);
  });

  test('every clause has a short text in both languages, none is without a clause, and what it names is one', () => {
    expect(Object.keys(texts).sort()).toEqual(rows.map(({ id }) => id).sort());
    const bad = Object.entries(texts).filter(([, { en, fr }]) =>
      [en, fr].some((words) => words.length < 8 || words.length > 125 || /\.$|\s{2}|'|\n/.test(words)),
    );
    expect(bad).toEqual([]);
    expect(Object.values(texts).filter(({ fr }) => /(^|[^\u00a0])[:;?]/.test(fr))).toEqual([]);
    const named = Object.values(texts).flatMap(
      ({ en, fr }) => `${en} ${fr}`.match(/\b\d{1,2}-\d[a-z]?(?:\([iv]+\))?/g) ?? [],
    );
    expect(named.filter((id) => !edition.clauses.has(id))).toEqual([]);
  });

  test('lists, matches and what to cite instead name its clauses', () => {
    const { acts, only, inOneMatch, out, instead } = edition.matchPlay;
    const ids = rows.map(({ id }) => id);
    const lists = [
      edition.outFourBall.keys(),
      edition.outOneBall.keys(),
      acts.keys(),
      only.keys(),
      inOneMatch.values(),
    ];
    for (const named of [...lists, out.keys()]) expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
    expect([...instead.keys(), ...instead.values()].filter((id) => !edition.clauses.has(id))).toEqual([]);
    expect(rows.filter((row) => row.instead !== undefined && !edition.clauses.has(row.instead))).toEqual([]);
  });

  test('a clause with a dot is refused, its counterpart under this numbering named', () => {
    const inForce = editionInForce(soundOf(parseRulings('R23.2b')), edition.id);
    expect(inForce.ok ? [] : inForce.refusals.map(({ values }) => values)).toEqual([
      { met: '23.2b', edition: edition.id, instead: '31-3' },
    ]);
  });
});

describe('match play of 2008, 2012, 2016', () => {
  const EDITIONS = [CLASSIC, EDITION_2008, EDITION_2012, EDITION_2016];
  test.each([
    ['19-2', 'hole +1 +1 +1', 'C11, C22'],
    ['19-2a', 'hole - - -', 'one Rule since 2008'],
    ['4-1', 'DQ -1/2 -1/2 -1/2', 'C11 carried'],
    ['30-3b', '-1/2 0 0 0', '[M] now the order of play'],
    ['30-3c', '0 hole hole hole', 'C11 now the wrong ball'],
    ['30-3d', 'hole -1/2 -1/2 -1/2', '[M] now the penalty to the side'],
    ['6-3', 'DQ DQ DQ DQ', 'S0:100'],
    ['6-3a', '- - hole hole', 'C59 a row of its own since 2012'],
    ['14-3', 'DQ DQ DQ hole', '[M] the first time'],
    ['14-1', '- - - hole', 'C50'],
    ['18-2', '+1 +1 +1 +1', 'S1:18'],
    ['18-2b', '+1 +1 +1 -', '[M] gone in 2016'],
  ])('%s: %s (%s)', (id, words) => {
    expect(EDITIONS.map(({ matchPlay }) => inAMatchWord(matchPlay.acts.get(id)) || '-').join(' ')).toBe(words);
  });

  const six = fours({}, 6);
  test.each([
    ['own bag', SINGLES, 'A:R19-2@2', '2008', 'B 1 up after 6'],
    ['late', SINGLES, 'A:R6-3a', '2012', 'B 1 up after 6'],
    ['later', SINGLES, 'A:DQ R6-3a', '2016', 'B wins (A: DQ R6-3a)'],
    ['devices', SINGLES, 'A:R14-3@2; A:R14-3@4', '2016', 'B wins (A: DQ R14-3)'],
    ['wrong ball, four-ball', FOUR_BALL, 'A:R30-3c@2; B:R30-3c@2', '2012', 'C-D 1 up after 6'],
    ['side, four-ball', FOUR_BALL, 'A:R30-3d@1; B:R4-4@2,3', '2012', 'C-D 2 up after 6'],
    ['both late, four-ball', FOUR_BALL, 'A:DQ R6-3a; B:DQ R6-3a', '2012', 'C-D wins (A-B: DQ R6-3a)'],
    ['a stroke with the club', FOUR_BALL, 'A:DQ R4-1', '2008', 'C-D wins (A-B: DQ R4-1)'],
  ] as const)('%s: %s', (_, form, rulings, edition, expected) => {
    expect(matchOf({ form, scores: form.players.map(() => six), rulings, edition })).toBe(expected);
  });
});

describe('cards of 2008, 2012, 2016 by hand: fours on par 4s', () => {
  const answer = (form: string, rulings: string, edition: string) =>
    answerOf(play({ form, balls: form.startsWith('fourball') ? [fours(), fours()] : [fours()], rulings, edition }));

  test.each([
    ['a club that does not conform, carried on three holes', 'net', 'R4-1@1-3', '2008', 76],
    ['… and another altered: one cap', 'net', 'R4-1@1; R4-2@2,3', '2008', 76],
    ['… and one too many: two caps', 'net', 'R4-1@1-3; R4-4@1-3', '2008', 80],
    ['a stroke with it', 'net', 'DQ R4-1', '2008', 'DQ R4-1'],
    ['… in Stableford', 'stableford', 'DQ R4-2', '2012', 'DQ R4-2'],
    ['not told whose', 'fourball net', 'R31-3', '2012', 'DQ R31-3'],
    ['wrong ball', 'fourball net', 'A:R31-5@3; B:R31-5@3', '2012', 74],
    ['the side’s clubs', 'fourball stableford', 'A:R31-6@3', '2016', 34],
    ['caddies are the side’s', 'fourball stableford', 'A:R6-4@3', '2012', 34],
    ['late, classic', 'net', 'R6-3a', 'classic', 'DQ R6-3a'],
    ['late, 2008', 'net', 'R6-3a', '2008', 'DQ R6-3a'],
    ['late, 2012', 'net', 'R6-3a', '2012', 74],
    ['late, Stableford', 'stableford', 'R6-3a', '2012', 34],
    ['late, par', 'par', 'R6-3a', '2016', -1],
    ['later', 'stableford', 'DQ R6-3a', '2012', 'DQ R6-3a'],
    ['one partner later still', 'fourball net', 'A:DQ R6-3a@1', '2012', 72],
    ['wrong group', 'net', 'R6-3', '2012', 'DQ R6-3'],
    ['a device', 'net', 'R14-3@3', '2016', 74],
    ['… again', 'net', 'R14-3@3; R14-3a@9', '2016', 'DQ R14-3a'],
    ['a penalty not known of: its stroke and two', 'net', 'R18-2@7; R6-6d@7', '2016', 75],
    ['… off the total', 'stableford', 'R18-2@7; R6-6d@7', '2016', 33],
    ['… a hole', 'par', 'R6-6d@7', '2016', -1],
    ['too low otherwise', 'net', 'R6-6d@7=5', '2016', 'DQ R6-6d'],
  ])('%s: %s, %s', (_, form, rulings, edition, expected) => {
    expect(answer(form, rulings, edition)).toBe(expected);
  });

  test('before 2016, 6-6d wants what was taken', () => {
    const read = tryToPlay({ form: 'net', balls: [fours()], rulings: 'R6-6d@7', edition: '2012' });
    expect(codesOf(read)).toEqual(['ruling-needs-strokes-taken']);
  });
});
