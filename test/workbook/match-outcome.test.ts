import { type OutcomeRead, readOutcome } from '../../src/workbook/match-outcome';

const SIDES = [
  ['a', 'home', 'ann smith', 'smith', 'old links'],
  ['b', 'away', 'ben jones', 'jones', 'new links'],
] as const;

/** "home 3 2", "away 1 0", "home 1 0 19", "halved", or what is wrong. */
function shown(read: OutcomeRead): string {
  if (read.kind !== 'over') return read.kind;
  const { winner, holes, left, extra } = read.outcome;
  if (winner === null) return 'halved';
  return [winner === 0 ? 'home' : 'away', holes, left, ...(extra === null ? [] : [extra])].join(' ');
}

// Rules 2-3 and 2-4 (since 2019, 3.2a): a match is won by being more holes up than are left, or it is halved.
it.each<[unknown, string]>([
  ['A 3&2', 'home 3 2'],
  ['B 1 up', 'away 1 0'],
  ['AS', 'halved'],
  ['A/S', 'halved'],
  ['Halved', 'halved'],
  ['all square', 'halved'],
  ['½', 'halved'],
  ['Égalité', 'halved'],
  ['partagé', 'halved'],
  ['home 2UP', 'home 2 0'],
  ['Away: 4 & 3', 'away 4 3'],
  ['Smith 3/2', 'home 3 2'],
  ['Jones 2 et 1', 'away 2 1'],
  ['Old Links 5 and 4', 'home 5 4'],
  ['Ann Smith 10&8', 'home 10 8'],
  ['B at the 19th', 'away 1 0 19'],
  ['A 20th', 'home 1 0 20'],
  ['Jones au 19e', 'away 1 0 19'],
  ['A wins (B: DQ R6-3)', 'home 0 0'],
  ['B won', 'away 0 0'],
  ['Home w/o', 'home 0 0'],
  // Where all eighteen are played out the margin is what it is.
  ['A 5 up', 'home 5 0'],
  // 2-1: two up with one left is over; so is three up with one, when a hole was lost by a ruling no more.
  ['A 2&1', 'home 2 1'],
  ['A 3&1', 'home 3 1'],
  ['', 'blank'],
  ['A 2 up after 7', 'playing'],
  ['AS after 17', 'playing'],
  ['3&2', 'no-winner'],
  ['1 up', 'no-winner'],
  ['A 3&4', 'impossible'],
  ['A 3&3', 'impossible'],
  ['A 5&2', 'impossible'],
  ['C 3&2', 'unread'],
  ['A lost', 'unread'],
  ['A 0 up', 'unread'],
  // 3/2 typed without an apostrophe is a date by now.
  [46_055, 'unread'],
  [0.5, 'unread'],
])('%s is %s', (cell, expected) => {
  expect(shown(readOutcome(cell, SIDES))).toBe(expected);
});

it.each([
  ['3&2', 'Smith', 'home 3 2'],
  ['1 up', 'away', 'away 1 0'],
  ['', 'halved', 'halved'],
  ['', 'B', 'away 0 0'],
  ['2&1', '', 'no-winner'],
  ['2&1', 'nobody', 'unread'],
])('%s won by %s is %s', (result, winner, expected) => {
  expect(shown(readOutcome(result, SIDES, winner))).toBe(expected);
});

it('means nobody by a name that both sides have', () => {
  expect(shown(readOutcome('Smith 3&2', [['smith'], ['smith']]))).toBe('unread');
});
