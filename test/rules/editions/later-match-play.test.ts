import { CLAUSES_2008, EDITION_2008 } from '../../../src/rules/editions/2008/edition-2008';
import { CLAUSES_2012, EDITION_2012 } from '../../../src/rules/editions/2012/edition-2012';
import { CLAUSES_2016, EDITION_2016 } from '../../../src/rules/editions/2016/edition-2016';
import { CLAUSES_2019, EDITION_2019 } from '../../../src/rules/editions/2019/edition-2019';
import { CLAUSES_2023, EDITION_2023 } from '../../../src/rules/editions/2023/edition-2023';
import { CLASSIC, CLASSIC_CLAUSES } from '../../../src/rules/editions/classic/classic';
import type { Clause, Edition } from '../../../src/rules/editions/clause';
import { BEST_BALL, FOUR_BALL, type MatchForm, SINGLES, THREE_BALL } from '../../../src/rules/forms/match/match-form';
import { parseRulings } from '../../../src/rules/rulings/notation';
import { fours, soundOf } from '../play';
import { type MatchPlayed, matchesOf, matchOf, tryMatches } from '../forms/match/play-match';
import { inAMatchWord } from './in-a-word';
import { NUMBERS_2023 } from './later-amounts';

// Cn are the public pages that edition-2019.ts names; [M] is from memory.

/** Ids, what they cost in match play since 2019, and where that stands. */
const IN_MATCHES: readonly (readonly [string, string, string])[] = [
  ['4.1b', '-1/2', 'C25 a hole for each hole of breach, two at most'],
  ['5.6a', '+1, hole, DQ', 'C75'],
  ['5.3a', 'hole', 'C74 the general penalty, on the first hole'],
  ['6.3b 6.3c', 'hole', 'C6, C72 the general penalty'],
  [
    '4.3 5.5 6.2b 8.1 8.2 8.3 10.1 10.2 10.3a 10.3b',
    'hole',
    'C71, C77, C82, C85, C93 the general penalty, 8.3 and 10.3b [M]',
  ],
  ['11.2 11.3 12.2 13.1e 13.1f 13.2 14.7 19.3b 23.4', 'hole', 'C73, C82 the general penalty, 13.1f [M]'],
  ['22.3', 'hole', 'C5 foursomes, the general penalty'],
  ['3.2d', 'hole', '[M] wrong information'],
  ['23.8b(3)', 'hole', 'C5, C90 only for the hole'],
  ['9.4 9.5', '+1', 'C82, C84 moved by the player, by the opponent'],
  [
    '4.2c 5.7d 7.2 9.7b 13.3 14.1 14.2 14.3 15.1 15.3 16.4 17.1 17.2 18.1 18.2 19.2',
    '+1',
    'C80, C82, C83, C97, C98 one stroke, 5.7d and 14.3 [M]',
  ],
  ['1.2 1.3 4.1a 4.1c 4.2a 5.7b', 'DQ', 'C5, C90 in the list of 23.9b(1)'],
  ['3.2c', 'DQ', 'C5 in the same list, match play alone'],
  ['5.4 5.7a', 'DQ', 'C75, C90 in the list of 23.9b(2)'],
  ['23.8b 23.8b(2)', 'DQ', 'C5, C82, C90'],
  ['11.1 11.1a 11.1b', '0', 'C61: two balls on the green cost nothing in a match'],
  ['5.2a', '0', 'C70 practice before a match is allowed'],
  ['6.1b', '0', 'C82 the opponent may cancel the stroke'],
  ['1.2b 3.2 4.2b 5.6b 6.4 6.5 7.4 9.1 9.2 9.3 9.6 9.7 12.2a', '0', 'C66, C78, C82, C85, C87, 5.6b and 6.5 [M]'],
  ['13.1c 13.1d 13.2c 14.4 14.5 14.6 15.2 16.1 16.2 16.3 17.3 18.3', '0', 'C79, C82, C83, C85, 13.2c [M]'],
  ['20.1 20.2 20.3 21.4 22.1 22.2 23.1 23.2a 23.3 23.5 23.6 23.7 23.8', '0', 'C73, C82, 20.1, 20.2 and 21.4 [M]'],
  ['3.3b(1) 3.3b(2) 3.3b(3) 3.3b(4) 3.3c 5.2b 6.4b(1) 15.3a 23.2b', '', 'C3, C70, [M] stroke play'],
  ['21.1 21.1c(1) 21.1c 21.2 21.2c 21.3 21.3c(1) 21.3c', '', 'C1, C2, C7 no match'],
];

/** 6.3b is one stroke in every form since 2023 (C6); 23.8 is new (C73, C89). */
const IN_2023: Readonly<Record<string, string>> = { '6.3b': '+1', '23.8': 'hole' };

describe.each([
  ['2019', EDITION_2019, CLAUSES_2019],
  ['2023', EDITION_2023, CLAUSES_2023],
] as const)('match play of %s', (id, edition, rows) => {
  const { acts, only, inOneMatch, instead, out, strokePlayParts } = edition.matchPlay;
  const ids = rows.map((row) => row.id);
  const in2019 = IN_MATCHES.flatMap(([named, word, source]) =>
    named.split(' ').map((each) => [each, word, source] as const),
  );
  const table =
    id === '2019'
      ? in2019
      : in2019
          .map(([each, word, source]) => [NUMBERS_2023[each] ?? each, word, source] as const)
          .concat([['23.8', 'hole', 'C73, C89']]);

  test.each(table)('%s: %j (%s)', (clause, word) => {
    if (!ids.includes(clause)) return;
    expect(inAMatchWord(acts.get(clause))).toBe((id === '2023' && IN_2023[clause]) || word);
  });

  test(`the table has ${rows.length} of ${rows.length} clauses`, () => {
    const named = table.map(([each]) => each);
    expect(ids.filter((each) => !named.includes(each))).toEqual([]);
    expect(named.filter((each, at) => named.indexOf(each) !== at)).toEqual([]);
  });

  test('what acts, is of one kind of match, in a list or cited instead is a clause', () => {
    for (const named of [acts.keys(), only.keys(), inOneMatch.values(), out.keys()])
      expect([...named].filter((each) => !ids.includes(each))).toEqual([]);
    expect([...strokePlayParts, ...instead.keys()].filter((each) => !edition.clauses.has(each))).toEqual([]);
    expect([...instead.values()].filter((each) => !acts.has(each))).toEqual([]);
  });

  test('23.9b, in 2019 23.8b: by any partner, by all of them (C5, C82, C90)', () => {
    const sides = id === '2019' ? '23.8b 23.8b(2)' : '23.9b 23.9b(2)';
    const listed = (who: string) => [...out].filter(([, each]) => each === who).map(([each]) => each);
    expect(listed('any')).toEqual(`1.2 1.3 3.2c 4.1a 4.1c 4.2a 4.3 5.6a 5.7b ${sides}`.split(' '));
    expect(listed('both')).toEqual(['5.3a', '5.4', '5.7a']);
  });
});

describe.each(['2019', '2023'])('matches of %s by hand', (edition) => {
  const six = fours({}, 6);
  const singles = (rulings: string, a = six, b = six) => matchOf({ form: SINGLES, scores: [a, b], rulings, edition });
  const fourBall = (rulings: string, scores: MatchPlayed['scores'] = [six, six, six, six]) =>
    matchOf({ form: FOUR_BALL, scores, rulings, edition });

  test.each([
    ['wrong ball: the hole', 'A:R6.3c@2', 'B 1 up after 6'],
    ['own ball moved: a stroke', 'A:R9.4b@2', 'B 1 up after 6'],
    ['the opponent moves it: his stroke', 'B:R9.5b@2', 'A 1 up after 6'],
    ['putt hits a ball: nothing', 'A:R11.1a@2', 'AS after 6'],
    ['15 clubs on three holes: two at most', 'A:R4.1b@1-3', 'B 2 up after 6'],
    ['late: the first hole', 'A:R5.3a', 'B 1 up after 6'],
    ['later still', 'A:DQ R5.3a', 'B wins (A: DQ R5.3a)'],
    ['delay: a stroke', 'A:R5.6a@2', 'B 1 up after 6'],
    ['delay again: the hole', 'A:R5.6a@2; A:R5.6a@4', 'B 2 up after 6'],
    ['delay, each his own', 'A:R5.6a@2; B:R5.6a@4', 'AS after 6'],
    ['a third delay', 'A:R5.6a@2-4', 'B wins (A: DQ R5.6a)'],
    ['a device, then again', 'A:R4.3@2; A:R4.3@5', 'B wins (A: DQ R4.3)'],
    ['handicap too high', 'A:R3.2c', 'B wins (A: DQ R3.2c)'],
    ['wrong information', 'A:R3.2d@2', 'B 1 up after 6'],
    ['foursomes, wrong order', 'A:R22.3@2', 'B 1 up after 6'],
    ['both lose one hole', 'A:R6.3c@2; B:R6.3c@2', 'AS after 6'],
    ['a substituted ball, a stroke or the hole', 'A:R6.3b@2', 'B 1 up after 6'],
    ['the Committee’s strokes', 'A:P1@2; A:P1@3', 'B 2 up after 6'],
  ])('singles, %s', (_, rulings, expected) => {
    expect(singles(rulings)).toBe(expected);
  });

  test('a substituted ball costs the hole in 2019, a stroke in 2023', () => {
    // A 3 against a 4: with a stroke it is halved.
    const three = fours({ 2: 3 }, 6);
    expect(singles('A:R6.3b@2', three)).toBe(edition === '2019' ? 'B 1 up after 6' : 'AS after 6');
  });

  test.each([
    ['wrong ball: the partner plays on', 'A:R6.3c@2', 'AS after 6'],
    ['it helped the partner', 'A:R8.1@2!helped', 'C-D 1 up after 6'],
    ['it harmed an opponent', 'A:R10.2b@2!harmed', 'C-D 1 up after 6'],
    ['both lose the right to the hole', 'A:R6.3c@2; B:R6.3c@2', 'C-D 1 up after 6'],
    ['clubs of both on one hole are one', 'A:R4.1b@2; B:R4.1b@2', 'C-D 1 up after 6'],
    ['a stroke on one of two', 'A:R9.4b@2', 'AS after 6'],
    ['one partner’s club: both are out', 'A:R4.1a', 'C-D wins (A-B: DQ R4.1a)'],
    ['one late: not on that hole', 'A:DQ R5.3a@1', 'AS after 6'],
    ['both late', 'A:DQ R5.3a; B:DQ R5.3a', 'C-D wins (A-B: DQ R5.3a)'],
    ['one plays on in a suspension: both are out', 'A:R5.7b', 'C-D wins (A-B: DQ R5.7b)'],
    ['one stops without a reason: not on that hole', 'A:R5.7a@1', 'AS after 6'],
    ['a disqualification that 23.9b does not list', 'A:DQ R8.1@2', 'AS after 6'],
    ['a third delay', 'A:R5.6a@2-4', 'C-D wins (A-B: DQ R5.6a)'],
  ])('four-ball, %s', (_, rulings, expected) => {
    expect(fourBall(rulings)).toBe(expected);
  });

  test('three-ball: 9.5 counts in one match (21.4)', () => {
    const scores = [six, six, six];
    expect(matchesOf({ form: THREE_BALL, scores, rulings: 'A:R9.5@2!vB', edition })).toEqual([
      'B 1 up after 6',
      'AS after 6',
      'AS after 6',
    ]);
  });

  test.each([
    ['R6.3c@2', SINGLES, 'ruling-needs-player'],
    ['A:R6.3c', SINGLES, 'ruling-needs-hole'],
    ['A:R3.3b(2)', SINGLES, 'clause-not-in-form'],
    ['A:R6.1b(2)@1', SINGLES, 'clause-not-in-form'],
    ['A:R21.1c@2', SINGLES, 'clause-not-in-form'],
    ['A:R22.3@2', FOUR_BALL, 'clause-not-in-form'],
    ['A:R23.8@2', SINGLES, 'clause-not-in-form'],
    ['A:R9.5@2', THREE_BALL, 'ruling-needs-opponent'],
  ] as const)('%s: %s', (rulings, form, code) => {
    const scores = form.players.map(() => six);
    const codes = tryMatches({ form, scores, rulings, edition }).flatMap((read) =>
      read.ok ? [] : read.refusals.map((refusal) => refusal.code),
    );
    expect(new Set(codes)).toEqual(new Set([code]));
  });
});

describe('every clause in every kind of match', () => {
  const EDITIONS: readonly (readonly [Edition, readonly Clause[]])[] = [
    [CLASSIC, CLASSIC_CLAUSES],
    [EDITION_2008, CLAUSES_2008],
    [EDITION_2012, CLAUSES_2012],
    [EDITION_2016, CLAUSES_2016],
    [EDITION_2019, CLAUSES_2019],
    [EDITION_2023, CLAUSES_2023],
  ];
  const FORMS: readonly (readonly [string, MatchForm])[] = [
    ['singles or foursomes', SINGLES],
    ['three-ball', THREE_BALL],
    ['best-ball', BEST_BALL],
    ['four-ball', FOUR_BALL],
  ];
  /** Why a clause is not of a kind of match; null when it is. */
  const notApplicable = ({ matchPlay }: Edition, { id }: Clause, { kind }: MatchForm): string | null =>
    !matchPlay.acts.has(id) || matchPlay.strokePlayParts.has(id)
      ? 'stroke play only'
      : (matchPlay.only.get(id) ?? kind) === kind
        ? null
        : `${matchPlay.only.get(id)} only`;

  const cells = EDITIONS.flatMap(([edition, rows]) =>
    rows.flatMap((row) =>
      FORMS.map(([name, form]) => ({ edition, row, name, form, why: notApplicable(edition, row, form) })),
    ),
  );
  const acting = cells.filter(({ why }) => why === null);

  test(`${cells.length} cells: ${acting.length} act, the others say why`, () => {
    const wrong = cells.flatMap(({ edition, row, name, form, why }) => {
      const against = edition.matchPlay.inOneMatch.has(row.id) && form.kind === 'three-ball' ? '!vB' : '';
      const rulings = `A:R${row.id}@2${against}`;
      soundOf(parseRulings(rulings));
      const scores = form.players.map(() => fours({}, 6));
      const [first] = tryMatches({ form, scores, rulings, edition: edition.id });
      const cell = `${edition.id} ${row.id}, ${name}`;
      if (why !== null) {
        const refused = first?.ok === false && first.refusals.some(({ code }) => code === 'clause-not-in-form');
        return refused ? [] : [`${cell}: ${why}, not refused`];
      }
      if (!first?.ok) return [`${cell}: refused`];
      const word = inAMatchWord(edition.matchPlay.acts.get(row.id));
      const isAlone = form.kind !== 'partners';
      // All square in fours: a stroke or a hole is one down, unless a partner's ball stands for the side.
      const expected: Readonly<Record<string, RegExp>> = {
        '0': /^AS/,
        replay: /^AS/,
        '+1': isAlone ? /^B 1 up/ : /^AS/,
        '+1, hole, DQ': isAlone ? /^B 1 up/ : /^AS/,
        hole: isAlone ? /^B 1 up/ : /^AS/,
        '-1/2': /^(B|D|C-D) 1 up/,
        // Of a list that wants all partners, and of the hole alone, the side plays on.
        DQ: isAlone || edition.matchPlay.out.get(row.id) === 'any' ? /wins/ : /^AS/,
      };
      return expected[word]?.test(first.value) ? [] : [`${cell}: ${first.value}`];
    });
    expect(wrong).toEqual([]);
  });
});
