import { CLASSIC } from '../../../src/rules/editions/classic/classic';
import { CLASSIC_TEXTS } from '../../../src/rules/editions/classic/texts';
import { CLASSIC_AMOUNTS } from './classic-amounts';
import { CLASSIC_IN_MATCHES } from './classic-match-amounts';

/**
 * What the two source texts say, clause by clause, and the citation that says it here. Exceptions, notes and penalty
 * statements have no number of their own: they stand with the clause that they qualify, or that they send to.
 */
const OF_THE_TEXTS: readonly (readonly [string, string])[] = [
  ['18-1', '18-1'],
  ['18-2a (i)', '18-2a(i)'],
  ['18-2a (ii)', '18-2a(ii)'],
  ['18-2a, replacing the ball', '18'],
  // An accident while searching is no ruling: the clause that it is exempt from stands for it.
  ['18-2a, searching', '18-2a(i)'],
  ['18-2a, repairing a hole plug', '16-1c'],
  ['18-2a, measuring', '18-6'],
  ['18-2a, lifting', '20-1'],
  ['18-2a, placing', '20-3a'],
  ['18-2a, loose impediments on the green', '23-1'],
  ['18-2a, movable obstructions', '24-1'],
  ['18-2b', '18-2b'],
  ['18-3a', '18-3a'],
  ['18-3b', '18-3b'],
  ['18-4', '18-4'],
  ['18-5', '18-5'],
  ['18-6', '18-6'],
  ['18, penalty', '18'],
  ['18, penalty, substituted ball', '15-2'],
  ['19-1', '19-1'],
  ['19-1a', '19-1a'],
  ['19-1b', '19-1b'],
  ['19-1, exception, flagstick', '17-3b'],
  ['19-1, note, played again', '27-1'],
  ['19-1, note, a fellow-competitor', '1-2'],
  ['19-2a', '19-2a'],
  ['19-2b', '19-2b'],
  ['19-2, exception, dropped ball', '20-2a'],
  ['19-2, deliberately', '1-2'],
  ['19-3', '19-3'],
  ['19-4', '19-4'],
  ['19-4, wrong ball', '15-3'],
  ['19-5a', '19-5a'],
  ['19-5b', '19-5b'],
  ['19-5b, while another ball moves', '16-1f'],
  ['19, penalty', '19'],
  ['29-1', '29-1'],
  ['29-2', '29-2'],
  ['29-3', '29-3'],
  ['29-3, where to play', '20-5'],
  ['30-1', '30-1'],
  ['30-2a', '30-2a'],
  ['30-2b', '30-2b'],
  ...['a', 'b', 'c', 'd', 'e', 'e(i)', 'e(ii)', 'e(iii)', 'f', 'g'].map(
    (part) => [`30-3${part}`, `30-3${part}`] as const,
  ),
  ...['1', '2', '3', '4', '5', '6', '7', '7a', '7b', '7b(i)', '7b(ii)', '7c', '8'].map(
    (part) => [`31-${part}`, `31-${part}`] as const,
  ),
  ...['1', '1a', '1b', '2', '2a', '2b'].map((part) => [`32-${part}`, `32-${part}`] as const),
  ['32-1, clubs', '4-4'],
  ['32-1, caddie', '6-4'],
  ['32-1, undue delay', '6-7'],
  ...[
    '1-3',
    '3-4',
    '4-1',
    '4-2',
    '4-3a(iii)',
    '5-1',
    '5-2',
    '6-2a',
    '6-2b',
    '6-3',
    '6-6b',
    '6-6d',
    '6-8',
    '7-1',
    '14-3',
  ].map((rule) => [`the lists, ${rule}`, rule] as const),
  // Named by their amounts where the texts only refer to them.
  ...[
    '3-2',
    '3-3',
    '4-4c',
    '6-6a',
    '6-6c',
    '6-8c',
    '6-8d',
    '7-2',
    '17-3a',
    '17-3c',
    '20-7',
    '22',
    '26-1',
    '28',
    '33-7',
    '34-1b',
  ].map((rule) => [`referred to, ${rule}`, rule] as const),
];

const namedIn = (tables: readonly (readonly [string, ...unknown[]])[]): ReadonlySet<string> =>
  new Set(tables.flatMap(([citations]) => citations.split(' ')));
const inCards = namedIn(CLASSIC_AMOUNTS);
const inMatches = namedIn(CLASSIC_IN_MATCHES);
const present = OF_THE_TEXTS.filter(([, citation]) => CLASSIC.clauses.has(citation));

test(`${present.length} of ${OF_THE_TEXTS.length} clauses of the texts are present`, () => {
  expect(OF_THE_TEXTS.filter((each) => !present.includes(each))).toEqual([]);
});

test('each has a hand-written expectation in cards and in matches, and a text', () => {
  const lacking = OF_THE_TEXTS.filter(([, citation]) => {
    const id = CLASSIC.clauses.get(citation)?.id ?? '';
    return !inCards.has(citation) || !inMatches.has(citation) || CLASSIC_TEXTS[id] === undefined;
  });
  expect(lacking).toEqual([]);
});
