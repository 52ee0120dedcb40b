import * as fc from 'fast-check';
import { CLASSIC_MATCH_PLAY } from '../../../../src/rules/editions/classic/match-play';
import {
  BEST_BALL,
  FOUR_BALL,
  type MatchForm,
  SINGLES,
  THREE_BALL,
} from '../../../../src/rules/forms/match/match-form';
import type { HoleScore } from '../../../../src/rules/score';
import { fours } from '../../play';
import { matchesOf, matchOf, type MatchPlayed, tryMatches } from './play-match';

// S0:n is line n of the French text of Rules 29 to 32, S1:n of Rules 18 and 19; C and [M] as in the classic edition.

/** Six holes in fours for everyone, so that all is level until a ruling acts. */
const six = (but: Readonly<Record<number, HoleScore>> = {}): HoleScore[] => fours(but, 6);
const singles = (rulings: string, a = six(), b = six()): string => matchOf({ form: SINGLES, scores: [a, b], rulings });
const fourBall = (rulings: string, but: readonly Readonly<Record<number, HoleScore>>[] = []): string =>
  matchOf({ form: FOUR_BALL, scores: [0, 1, 2, 3].map((at) => six(but[at] ?? {})), rulings });
const threeBall = (rulings: string): string[] =>
  matchesOf({ form: THREE_BALL, scores: [six(), six(), six()], rulings });
const codesOf = (form: MatchForm, rulings: string, edition = ''): readonly string[] =>
  tryMatches({ form, scores: form.players.map(() => six()), rulings, edition }).flatMap((read) =>
    read.ok ? [] : read.refusals.map(({ code }) => code),
  );

describe('singles', () => {
  test.each([
    ['ball hits his own trolley', 'A:R19-2@4', 'B 1 up after 6', 'S1:120 he loses the hole'],
    ['the same at full depth', 'A:R19-2a@4', 'B 1 up after 6', 'S1:120'],
    ['a putt hits a ball on the green', 'A:R19-5a@4', 'AS after 6', 'S1:157 no penalty in match play'],
    ['the opponent moves the ball in search', 'B:R18-3a@4', 'AS after 6', 'S1:54'],
    ['the opponent moves it otherwise', 'B:R18-3b@4', 'A 1 up after 6', 'S1:60 one stroke to the opponent'],
    ['his own ball moved', 'A:R18-2a@4', 'B 1 up after 6', 'S1:18 one stroke'],
    ['moved twice there, once elsewhere', 'A:R18-2a@4x2; A:R18-2a@5', 'B 2 up after 6', 'S1:18'],
    ['moved and not replaced', 'A:R18-2a@4; A:R18@4', 'B 1 up after 6', 'S1:82 the hole, S1:86 nothing more'],
    ['deflected by the opponent', 'A:R19-3@4', 'AS after 6', 'S1:136 no penalty'],
    ['wrong ball', 'A:R15-3@4', 'B 1 up after 6', '[M]'],
    ['undue delay', 'A:R6-7@4', 'B 1 up after 6', '[M] loss of hole'],
    ['undue delay twice', 'A:R6-7@4; A:R6-7@5', 'B wins (A: DQ R6-7)', 'S0:91 repeated'],
    ['undue delay by each', 'A:R6-7@4; B:R6-7@5', 'AS after 6', '[M] each his own first'],
    ['15 clubs on one hole', 'A:R4-4@1', 'B 1 up after 6', '[M] one hole'],
    ['15 clubs on three holes', 'A:R4-4@1-3', 'B 2 up after 6', '[M] two at most'],
    ['clubs in two rulings', 'A:R4-4@1,2; A:R4-4@2,3', 'B 2 up after 6', '[M] two at most a round'],
    ['4-3a(iii) shares the cap', 'A:R4-4@1,2; A:R4-3a(iii)@4', 'B 2 up after 6', 'S0:60 together with 4-4'],
    ['6-4 has its own', 'A:R4-4@1,2; A:R6-4@3', 'B 3 up after 6', '[M] two at most a Rule'],
    ['two clubs too many by both', 'A:R4-4@1; B:R4-4@1,2', 'A 1 up after 6', '[M] each his own'],
    ['the Committee’s strokes', 'A:P2@4', 'B 1 up after 6', 'the notation'],
    ['late', 'A:R6-3', 'B wins (A: DQ R6-3)', '[M] disqualification'],
    ['handicap too high', 'B:R6-2a', 'A wins (B: DQ R6-2a)', '[M] disqualification'],
    ['did not start', 'A:NS', 'B wins (A: NS)', 'the notation'],
    ['disqualified without a clause', 'B:DQ', 'A wins (B: DQ)', 'the notation'],
    ['both waive a Rule', 'A:R1-3; B:R1-3', 'No side wins (A: DQ R1-3; B: DQ R1-3)', '[M] all concerned'],
    ['of two reasons the first', 'A:DQ R14-3; A:R1-3', 'B wins (A: DQ R14-3)', 'design: the first in the cell'],
    ['practice before the match', 'A:R7-1', 'AS after 6', '[M] allowed on the day of a match'],
    ['practice on the hole', 'A:R7-2@4', 'B 1 up after 6', '[M] loss of hole'],
    ['foursome wrong order', 'A:R29-2@4', 'B 1 up after 6', 'S0:12'],
  ])('%s: %s is %s (%s)', (_, rulings, expected) => {
    expect(singles(rulings)).toBe(expected);
  });

  test('a hole lost by a ruling is played, though nobody has a score there', () => {
    expect(singles('A:R19-2@4', six({ 4: null }), six({ 4: null }))).toBe('B 1 up after 6');
    expect(singles('', six({ 4: null }), six({ 4: null }))).toBe('AS after 3');
  });

  test('both lose a hole by rulings: it is halved', () => {
    expect(singles('A:R15-3@4; B:R15-3@4')).toBe('AS after 6');
  });

  test('one blank loses the hole', () => {
    expect(singles('', six({ 4: null }))).toBe('B 1 up after 6');
  });

  test('a match won 10&8 stays so, whatever stands later', () => {
    const scores = [fours(), numbersOf(18, (hole) => (hole <= 10 ? 5 : 1))];
    const played = (rulings: string): string => matchOf({ form: SINGLES, scores, rulings });
    expect(played('')).toBe('A 10&8');
    expect(played('A:R19-2@11; A:R4-4@11,12; B:R18-2a@18')).toBe('A 10&8');
    // On the tenth hole itself the state is adjusted first: 8 up with 8 to play, and B wins them all.
    expect(played('A:R4-4@9,10')).toBe('AS');
    expect(played('A:R6-7@1,2')).toBe('B wins (A: DQ R6-7)');
  });

  const numbersOf = (length: number, score: (hole: number) => number): number[] =>
    Array.from({ length }, (_, at) => score(at + 1));

  test('the adjustment ends the match: 1 up after 17 becomes 2&1', () => {
    const scores = [fours({ 1: 3 }), fours()];
    expect(matchOf({ form: SINGLES, scores, rulings: 'B:R4-4@17' })).toBe('A 2&1');
    // It acts at the end of the last hole named, not before.
    expect(matchOf({ form: SINGLES, scores: [fours({ 1: 3 }, 4), fours({}, 4)], rulings: 'B:R4-4@3-5' })).toBe(
      'A 1 up after 4',
    );
  });
});

describe('strokes received', () => {
  const played = (how: Omit<MatchPlayed, 'form'>, form: MatchForm = SINGLES): string[] => matchesOf({ form, ...how });

  test('handicaps 40 and 23: seventeen strokes, on every hole but index 18', () => {
    // Level gross: the seventeen holes with a stroke are won until the match is, the tenth decides.
    expect(played({ scores: [fours(), fours()], handicaps: [40, 23] })).toEqual(['A 10&8']);
    const losing = numbers18((hole) => (hole === 18 ? 4 : 5));
    expect(played({ scores: [losing, fours()], handicaps: [40, 23] })).toEqual(['AS']);
  });

  const numbers18 = (score: (hole: number) => number): number[] => Array.from({ length: 18 }, (_, at) => score(at + 1));

  test('a plus player plays off 0, the other receives the whole difference', () => {
    // −2 and 1: three strokes, index 1 to 3.
    expect(played({ scores: [six(), six()], handicaps: [-2, 1] })).toEqual(['B 3 up after 6']);
  });

  test('four players off the lowest: 8, 9, 10, 11 receive 0, 1, 2, 3', () => {
    // D alone has a stroke on index 3, C and D on 2, B, C and D on 1.
    const scores = [six(), six(), six(), six()];
    expect(played({ scores, handicaps: [8, 9, 10, 11] }, FOUR_BALL)).toEqual(['C-D 2 up after 6']);
    expect(played({ scores, handicaps: [8, 9, 10, 11] }, BEST_BALL)).toEqual(['D 1 up after 6']);
  });

  test('three-ball: the difference of the two in each match', () => {
    const scores = [six(), six(), six()];
    expect(played({ scores, handicaps: [0, 2, 5] }, THREE_BALL)).toEqual([
      'B 2 up after 6',
      'C 5 up after 6',
      'C 3 up after 6',
    ]);
  });
});

describe('four-ball', () => {
  type Holes = Readonly<Record<number, HoleScore>>;
  const NOBODY: readonly Holes[] = [{ 1: null }, { 1: null }, { 1: null }, { 1: null }];
  test.each<[string, string, readonly Holes[], string, string]>([
    ['the better ball counts', '', [{ 1: 5 }, { 1: 6 }, { 1: 4 }, { 1: null }], 'C-D 1 up after 6', 'S0:129'],
    ['neither partner has a score', '', [{ 1: null }, { 1: null }], 'C-D 1 up after 6', 'design: one blank loses'],
    ['A plays his partner’s ball', 'A:R30-3d@1', [], 'AS after 6', 'S0:72 the partner has no penalty'],
    ['and the partner has no score', 'A:R30-3d@1', [{}, { 1: null }], 'C-D 1 up after 6', 'S0:72'],
    ['his hole lost is his alone', 'A:R19-2@1', [{}, { 1: 5 }], 'C-D 1 up after 6', 'S0:113'],
    ['both lose the right to the hole', 'A:R30-3d@1; B:R19-2@1', [], 'C-D 1 up after 6', 'S0:113'],
    ['even where nobody scored', 'A:R15-3@1; B:R15-3@1', NOBODY, 'C-D 1 up after 6', 'S0:113'],
    ['the line touched, on A’s line too', 'A:R8-2b@1!helped', [], 'C-D 1 up after 6', 'S0:111, C19'],
    ['it harmed an opponent', 'A:R19-2@1!harmed', [], 'C-D 1 up after 6', 'S0:111'],
    ['a stroke that helped', 'A:R18-2a@1!helped', [], 'C-D 1 up after 6', 'S0:111'],
    ['a stroke that did not', 'A:R18-2a@1', [], 'AS after 6', 'S0:113'],
    ['a shared caddie moves A’s ball', 'C:R18-3b@1; D:R18-3b@1', [], 'A-B 1 up after 6', 'C19 both'],
    ['a putt hits the partner’s ball', 'A:R19-5a@1', [], 'AS after 6', 'S1:157'],
    ['clubs of both on one hole', 'A:R4-4@1; B:R4-4@1', [], 'C-D 1 up after 6', 'S0:60 one hole for the side'],
    ['clubs of both, capped', 'A:R4-4@1; B:R30-3b@2,3', [], 'C-D 2 up after 6', 'S0:60 two at most'],
    ['his second caddie', 'A:R6-4@1', [], 'C-D 1 up after 6', 'the state is the side’s'],
    ['both wrong, each side', 'A:R15-3@1; B:R15-3@1; C:R15-3@1; D:R15-3@1', [], 'AS after 6', 'order unknown: halved'],
    ['one late', 'A:R6-3@1', [{ 1: 3 }], 'AS after 6', 'S0:96 not all partners'],
    ['both late', 'A:R6-3@1; B:R6-3@1', [], 'C-D wins (A-B: DQ R6-3)', 'S0:96'],
    ['one late, one gone', 'A:R6-3@1; B:R6-8@6', [], 'AS after 6', 'S0:96 the same Rule'],
    ['repeated delay', 'A:R6-7@1; A:R6-7@2', [], 'C-D wins (A-B: DQ R6-7)', 'S0:91'],
    ['delay by each partner', 'A:R6-7@1; B:R6-7@2', [], 'AS after 6', 'not repeated by one'],
    ['a ball that does not conform', 'D:R5-1', [], 'A-B wins (C-D: DQ R5-1)', 'S0:85'],
    ['another disqualification', 'A:DQ R15-3@1', [], 'AS after 6', 'S0:105 for that hole'],
    ['by the residual clause itself', 'A:R30-3e(iii)@1', [{}, { 1: 5 }], 'C-D 1 up after 6', 'S0:105'],
    ['the side, as the Committee decided', 'A:DQ R30-3e(i)', [], 'C-D wins (A-B: DQ R30-3e(i))', 'S0:78'],
    ['one withdraws', 'A:WD', [], 'AS after 6', 'S0:54'],
    ['both withdraw', 'A:WD; B:WD', [], 'C-D wins (A-B: WD)', 'S0:54'],
    ['A and C play each other’s ball', 'A:R15-3@1; C:R15-3@1', NOBODY, 'AS after 6', 'C23 tied'],
  ])('%s: %s (%j) is %s (%s)', (_, rulings, but, expected) => {
    expect(fourBall(rulings, but)).toBe(expected);
  });
});

describe('best-ball: three partners against one', () => {
  const bestBall = (rulings: string, d = six()): string =>
    matchOf({ form: BEST_BALL, scores: [six(), six(), six(), d], rulings });
  test.each([
    ['A:R19-2@1; B:R19-2@1', 'AS after 6', 'C’s ball still counts'],
    ['A:R19-2@1!helped', 'D 1 up after 6', 'S0:111 the partners too'],
    ['D:R19-2@1', 'A-B-C 1 up after 6', 'S1:120 he has no partner'],
    ['A:R6-8@6; B:R6-8@6', 'AS after 6', 'S0:96 not all partners'],
    ['A:R6-8; B:R6-8@6; C:R6-8@6', 'D wins (A-B-C: DQ R6-8)', 'S0:96 all partners'],
    ['D:R6-3', 'A-B-C wins (D: DQ R6-3)', 'all of his side'],
  ])('%s is %s (%s)', (rulings, expected) => {
    expect(bestBall(rulings)).toBe(expected);
  });
});

describe('three-ball: a score for each match', () => {
  test.each([
    ['A moves B’s ball, not searching', 'A:R30-2a@3!vB', ['B 1 up after 6', 'AS after 6', 'AS after 6'], 'S0:35'],
    ['the same cited as 18-3b', 'A:R18-3b@3!vB', ['B 1 up after 6', 'AS after 6', 'AS after 6'], 'S0:35'],
    ['C moves B’s ball', 'C:R30-2a@3!vB', ['AS after 6', 'AS after 6', 'B 1 up after 6'], 'S0:35'],
    ['deflected by B, played anew in 6', 'A:R30-2b@5=6!vB', ['B 1 up after 6', 'AS after 6', 'AS after 6'], 'S0:41'],
    ['deflected by B, played as it lies', 'A:R30-2b@5!vB', ['AS after 6', 'AS after 6', 'AS after 6'], 'S0:41'],
    ['his own trolley', 'A:R19-2@3', ['B 1 up after 6', 'C 1 up after 6', 'AS after 6'], 'S1:120'],
    ['15 clubs', 'B:R4-4@1,2', ['A 2 up after 6', 'AS after 6', 'C 2 up after 6'], '[M]'],
    ['out', 'C:DQ R5-1', ['AS after 6', 'A wins (C: DQ R5-1)', 'B wins (C: DQ R5-1)'], '[M]'],
    ['two opponents named', 'A:R18-3b@3!vB!vC', ['B 1 up after 6', 'C 1 up after 6', 'AS after 6'], 'S0:35'],
  ])('%s: %s is %j (%s)', (_, rulings, expected) => {
    expect(threeBall(rulings)).toEqual(expected);
  });
});

describe('what cannot act is refused', () => {
  test.each([
    ['no player', SINGLES, 'R19-2@4', 'ruling-needs-player'],
    ['the side', FOUR_BALL, 'side:R4-4@1', 'ruling-needs-player'],
    ['no such player', SINGLES, 'C:R19-2@4', 'ruling-player-absent'],
    ['no hole', SINGLES, 'A:R19-2', 'ruling-needs-hole'],
    ['no hole for clubs', SINGLES, 'A:R4-4', 'ruling-needs-hole'],
    ['no hole where the hole is what it costs', FOUR_BALL, 'A:DQ R15-3', 'ruling-needs-hole'],
    ['helped nobody', SINGLES, 'A:R19-2@4!helped', 'ruling-flag-partners-only'],
    ['harmed without partners', BEST_BALL, 'D:R19-2@4!harmed', 'ruling-flag-partners-only'],
    ['one match of a single one', SINGLES, 'A:R18-3b@4!vB', 'ruling-flag-three-ball-only'],
    ['against himself', THREE_BALL, 'A:R18-3b@4!vA', 'ruling-player-absent'],
    ['against nobody there', THREE_BALL, 'A:R18-3b@4!vD', 'ruling-player-absent'],
    ['in which match', THREE_BALL, 'A:R30-2a@4', 'ruling-needs-opponent'],
    ['in which match, as 18-3b', THREE_BALL, 'A:R18-3b@4', 'ruling-needs-opponent'],
    ['strokes taken', SINGLES, 'A:R19-3@4=5', 'ruling-strokes-three-ball-only'],
    ['a clause of cards', SINGLES, 'A:R6-6b', 'clause-not-in-form'],
    ['a clause of four-ball stroke play', FOUR_BALL, 'A:R31-6@4', 'clause-not-in-form'],
    ['a clause of partners', SINGLES, 'A:R30-3d@4', 'clause-not-in-form'],
    ['a clause of three-balls', FOUR_BALL, 'A:R30-2b@4', 'clause-not-in-form'],
    ['a clause of foursomes', FOUR_BALL, 'A:R29-2@4', 'clause-not-in-form'],
    ['a stroke-play part', SINGLES, 'A:R15-3b@4', 'clause-not-in-form'],
    ['no clause', SINGLES, 'A:R99-9@4', 'clause-unknown'],
  ])('%s: %s', (_, form, rulings, code) => {
    const codes = codesOf(form, rulings);
    expect(new Set(codes)).toEqual(new Set([code]));
    expect(codes).toHaveLength(form.matches.length);
  });
});

describe('properties', () => {
  const score = fc.constantFrom<HoleScore>(3, 4, 4, 5, 6, null);
  const line = fc.array(score, { minLength: 18, maxLength: 18 });
  const handicap = fc.integer({ min: -4, max: 40 });
  const forms = fc.constantFrom(SINGLES, FOUR_BALL, THREE_BALL);
  const clause = fc.constantFrom(...[...CLASSIC_MATCH_PLAY.acts.keys()].filter((id) => !/^(29|30|34)/.test(id)));
  const ruling = (players: readonly string[], isThreeBall: boolean): fc.Arbitrary<string> =>
    fc.tuple(fc.constantFrom(...players), clause, fc.integer({ min: 1, max: 18 })).map(([who, id, hole]) => {
      const opponent = players.find((player) => player !== who) ?? '';
      return `${who}:R${id}@${hole}${isThreeBall ? `!v${opponent}` : ''}`;
    });
  const played = forms.chain((form) =>
    fc.record({
      form: fc.constant(form),
      scores: fc.array(line, { minLength: form.players.length, maxLength: form.players.length }),
      handicaps: fc.array(handicap, { minLength: form.players.length, maxLength: form.players.length }),
      rulings: fc.array(ruling(form.players, form === THREE_BALL), { maxLength: 4 }),
    }),
  );
  const swapped = (text: string, change: Readonly<Record<string, string>>): string =>
    text.replace(/\b[A-D](?=[:\s-])|(?<=!v|-)[A-D]/g, (player) => change[player] ?? player);

  test('swapping the sides mirrors the result', () => {
    fc.assert(
      fc.property(
        fc.record({
          scores: fc.tuple(line, line),
          handicaps: fc.tuple(handicap, handicap),
          rulings: fc.array(ruling(['A', 'B'], false), { maxLength: 4 }),
        }),
        ({ scores, handicaps, rulings }) => {
          const text = rulings.join('; ');
          const change = { A: 'B', B: 'A' };
          const straight = matchOf({ form: SINGLES, scores, handicaps, rulings: text });
          const mirrored = matchOf({
            form: SINGLES,
            scores: [scores[1], scores[0]],
            handicaps: [handicaps[1], handicaps[0]],
            rulings: swapped(text, change),
          });
          // Two sides that are out are named in the order of the sides.
          fc.pre(!straight.startsWith('No side'));
          expect(mirrored).toBe(swapped(straight, change));
        },
      ),
    );
  });

  test('rulings commute, but for which reason of several is named', () => {
    fc.assert(
      fc.property(played, ({ form, scores, handicaps, rulings }) => {
        const answers = (order: readonly string[]): string[] =>
          matchesOf({ form, scores, handicaps, rulings: order.join('; ') }).map((text) =>
            text.replace(/DQ R[^);]*/g, 'DQ'),
          );
        expect(answers([...rulings].reverse())).toEqual(answers(rulings));
      }),
    );
  });

  test('a match decided stays decided, whatever is played after', () => {
    fc.assert(
      fc.property(played, line, ({ form, scores, handicaps, rulings }, more) => {
        const text = rulings.join('; ');
        const before = matchesOf({ form, scores, handicaps, rulings: text });
        before.forEach((result, at) => {
          const left = Number(/&(\d+)$/.exec(result)?.[1] ?? 0);
          const changed = scores.map((own) => [...own.slice(0, 18 - left), ...more.slice(18 - left)]);
          expect(matchesOf({ form, scores: changed, handicaps, rulings: text })[at]).toBe(result);
        });
      }),
    );
  });

  test('a three-ball without rulings is three singles', () => {
    fc.assert(
      fc.property(fc.tuple(line, line, line), fc.tuple(handicap, handicap, handicap), (scores, handicaps) => {
        const pair = (a: 0 | 1 | 2, b: 0 | 1 | 2): string =>
          matchOf({ form: SINGLES, scores: [scores[a], scores[b]], handicaps: [handicaps[a], handicaps[b]] });
        const [ab, ac, bc] = matchesOf({ form: THREE_BALL, scores, handicaps });
        expect(ab).toBe(pair(0, 1));
        expect(ac).toBe(swapped(pair(0, 2), { B: 'C' }));
        expect(bc).toBe(swapped(swapped(pair(1, 2), { B: 'C' }), { A: 'B' }));
      }),
    );
  });
});
