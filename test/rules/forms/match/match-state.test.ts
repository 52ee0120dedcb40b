import * as fc from 'fast-check';
import { followMatch, type HoleMark, stateText } from '../../../../src/rules/forms/match/match-state';

const NAMES = ['A', 'B'] as const;
const MARKS: Readonly<Record<string, HoleMark>> = { W: 1, H: 0, L: -1, '.': null };
const marksOf = (text: string): HoleMark[] => Array.from(text).map((letter) => MARKS[letter] ?? null);
const textOf = (marks: string, holes?: number, adjusted: readonly number[] = []): string =>
  stateText(followMatch(marksOf(marks), adjusted, holes), NAMES);
const times = (letter: string, count: number): string => letter.repeat(count);

describe('results as golfers write them', () => {
  test.each([
    ['thirteen holes, 7 up and 5 to play', 'WWHLWWHWHWWHW', 'A 7&5'],
    ['ten straight wins', times('W', 10), 'A 10&8'],
    ['eighteen halves', times('H', 18), 'AS'],
    ['level but for the last', `${times('H', 17)}W`, 'A 1 up'],
    ['first and last', `W${times('H', 16)}L`, 'AS'],
    ['five wins and nine halves', times('W', 5) + times('H', 9), 'A 5&4'],
    ['eight wins, five losses, three halves', `${times('WL', 5)}WWWHHH`, 'A 3&2'],
    ['nine wins, nine losses', times('WL', 9), 'AS'],
    ['dormie is not won', `WWW${times('H', 12)}`, 'A 3 up after 15'],
    ['on the way', 'WWHHHHH', 'A 2 up after 7'],
    ['level on the way', 'WL', 'AS after 2'],
    ['won by two on the last', `W${times('H', 16)}W`, 'A 2 up'],
    ['the second side', `LL${times('H', 15)}`, 'B 2&1'],
    ['a hole not played', 'WW.LLL', 'A 2 up after 2'],
    ['nothing played', '', 'AS after 0'],
  ])('%s: %s is %s', (_, marks, expected) => {
    expect(textOf(marks)).toBe(expected);
  });

  test.each([
    ['W', 1, 'A 1 up'],
    ['WW', 3, 'A 2&1'],
    ['WHHHHHHHL', 9, 'AS'],
    [times('L', 19), 36, 'B 19&17'],
  ])('%s over %d holes is %s', (marks, holes, expected) => {
    expect(textOf(marks, holes)).toBe(expected);
  });
});

describe('the state adjusted for clubs or a caddie', () => {
  const at = (hole: number, holes: number): number[] => [...Array<number>(hole - 1).fill(0), holes];

  test('15 clubs on holes 1 to 3, found on the third that makes 3 up: 1 up', () => {
    expect(textOf('WWW', 18, at(3, -2))).toBe('A 1 up after 3');
  });

  test('1 up after 17, the opponent adjusted by one: 2 and 1', () => {
    expect(textOf(`W${times('H', 16)}`, 18, at(17, 1))).toBe('A 2&1');
  });

  test('on the hole that would decide, it counts before the match is decided', () => {
    expect(textOf(times('W', 10), 18, at(10, -2))).toBe('A 8 up after 10');
  });

  test('after the end, or on a hole not played, it changes nothing', () => {
    expect(textOf(times('W', 11), 18, at(11, -2))).toBe('A 10&8');
    expect(textOf('WW', 18, at(3, -2))).toBe('A 2 up after 2');
  });

  test('on the last hole it can make more than two up, or level', () => {
    expect(textOf(`W${times('H', 17)}`, 18, at(18, 2))).toBe('A 3 up');
    expect(textOf(`W${times('H', 17)}`, 18, at(18, -1))).toBe('AS');
  });
});

/** Decided by asking, hole by hole, whether the side behind would still lose if it won every hole left. */
function byHindsight(letters: string, holes: number): string {
  const lead = (text: string): number => text.split('W').length - text.split('L').length;
  for (let played = 1; played < holes; played++) {
    const stands = lead(letters.slice(0, played));
    const behind = stands > 0 ? 'L' : 'W';
    const atBest = lead(letters.slice(0, played) + behind.repeat(holes - played));
    if (stands !== 0 && Math.sign(atBest) === Math.sign(stands))
      return `${stands > 0 ? 'A' : 'B'} ${Math.abs(stands)}&${holes - played}`;
  }
  const last = lead(letters);
  return last === 0 ? 'AS' : `${last > 0 ? 'A' : 'B'} ${Math.abs(last)} up`;
}

/** How many of all matches end in each result: ways to lead by so much, hole by hole, the holes left being anything. */
function countByLead(holes: number): Record<string, number> {
  const counts: Record<string, number> = {};
  let ways = new Map([[0, 1]]);
  for (let left = holes - 1; left >= 0; left--) {
    const next = new Map<number, number>();
    for (const [lead, count] of ways)
      for (const mark of [1, 0, -1]) next.set(lead + mark, (next.get(lead + mark) ?? 0) + count);
    ways = new Map();
    for (const [lead, count] of next) {
      const name = lead > 0 ? 'A' : 'B';
      if (Math.abs(lead) <= left) ways.set(lead, count);
      else {
        const result = left > 0 ? `${name} ${Math.abs(lead)}&${left}` : `${name} ${Math.abs(lead)} up`;
        counts[result] = (counts[result] ?? 0) + count * 3 ** left;
      }
    }
  }
  counts['AS'] = ways.get(0) ?? 0;
  return counts;
}

describe('every match of W, H and L over nine holes', () => {
  const HOLES = 9;
  const matches = Array.from({ length: 3 ** HOLES }, (_, n) =>
    n
      .toString(3)
      .padStart(HOLES, '0')
      .replace(/[012]/g, (digit) => 'WHL'[Number(digit)] ?? ''),
  );
  const results = matches.map((letters) => textOf(letters, HOLES));

  test(`${matches.length} of 19683 end as hindsight says`, () => {
    expect(matches).toHaveLength(19_683);
    expect(matches.filter((letters, n) => results[n] !== byHindsight(letters, HOLES))).toEqual([]);
  });

  test('each result as often as counted by leads alone', () => {
    const counts: Record<string, number> = {};
    for (const result of results) counts[result] = (counts[result] ?? 0) + 1;
    expect(counts).toEqual(countByLead(HOLES));
  });
});

describe('properties', () => {
  const mark = fc.constantFrom<HoleMark>(1, 1, 0, -1, -1, null);
  const marks = fc.array(mark, { maxLength: 20 });
  const adjusted = fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 20 });
  const holes = fc.integer({ min: 1, max: 20 });
  const opposite = (value: number): number => (value === 0 ? 0 : -value);

  test('swapping the sides mirrors the result', () => {
    fc.assert(
      fc.property(marks, adjusted, holes, (played, changes, of) => {
        const mirrored = followMatch(
          played.map((each) => (each === null ? null : (opposite(each) as HoleMark))),
          changes.map(opposite),
          of,
        );
        expect(stateText(mirrored, ['B', 'A'])).toBe(stateText(followMatch(played, changes, of), NAMES));
      }),
    );
  });

  test('a match decided stays decided, whatever stands after', () => {
    fc.assert(
      fc.property(marks, adjusted, holes, marks, adjusted, (played, changes, of, more, later) => {
        const state = followMatch(played, changes, of);
        fc.pre(state.isOver);
        const { after } = state;
        const changed = Array.from({ length: after }, (_, at) => changes[at] ?? 0);
        expect(followMatch([...played.slice(0, after), ...more], [...changed, ...later], of)).toEqual(state);
      }),
    );
  });

  test('one hole more for a side never makes its state worse', () => {
    fc.assert(
      fc.property(marks, holes, fc.nat(19), (played, of, at) => {
        fc.pre(played[at] === 0 || played[at] === -1);
        const better = followMatch(
          played.map((each, nth) => (nth === at ? 1 : each)),
          [],
          of,
        );
        const before = followMatch(played, [], of);
        fc.pre(!better.isOver && !before.isOver);
        expect(better.lead).toBeGreaterThanOrEqual(before.lead);
      }),
    );
  });
});
