import { compileDay } from '../../src/workbook/compile-day';
import type { DayResult } from '../../src/workbook/day-result';
import { isNearName } from '../../src/workbook/near-names';
import {
  type MeritEvent,
  meritOf,
  type MeritRefusal,
  type MeritResult,
  type MeritTerms,
} from '../../src/workbook/order-of-merit';
import { meritCsv } from '../../src/workbook/order-of-merit-csv';
import { planMerit } from '../../src/workbook/order-of-merit-plan';
import { sayMeritRefusal } from '../../src/words/order-of-merit';
import { wordRefusals } from '../../src/workbook/word-finding';
import { INDEXES, numbers, PARS, sheet, terms } from './sheets';

/** A Stableford of eighteen par 4s, each player with so many birdies: 36 points and one more for each. */
function event(
  book: string,
  date: string,
  birdies: Readonly<Record<string, number | string>>,
): MeritEvent & { readonly day: DayResult } {
  const cards = Object.entries(birdies).map(([name, own]) => [
    name,
    0,
    ...PARS.map((_, at) => (typeof own === 'number' && at < own ? 3 : 4)),
    typeof own === 'string' ? own : '',
    name.startsWith('Ann') ? 'Ladies' : 'Men',
  ]);
  const day = compileDay(
    [
      terms([
        ['Competition', book],
        ['Date', date],
        ['Form of play', 'Stableford'],
        ['Rules edition', 'classic'],
        ['Divisions', 'Ladies; Men'],
        ['Ties', 'shared'],
      ]),
      sheet('Scores', [
        ['Player', 'PH', ...numbers(1, 18), 'Rulings', 'Division'],
        ['Par', '', ...PARS],
        ['SI', '', ...INDEXES],
        ...cards,
      ]),
    ],
    {},
    'en',
  );
  if (!day.ok) throw new Error(wordRefusals(day.refusals, 'en'));
  return { book: `${book}.xlsx`, day: day.value.result };
}

function merit(events: readonly MeritEvent[], asked: MeritTerms): MeritResult {
  const result = meritOf(events, asked, 'en');
  if (!result.ok) throw new Error(worded(result.refusals));
  return result.value;
}

const worded = (refusals: readonly MeritRefusal[]): string =>
  refusals.map(({ code, values }) => sayMeritRefusal(code, 'en', values)).join(' ');

function refusalFor(events: readonly MeritEvent[], asked: MeritTerms): string {
  const result = meritOf(events, asked, 'en');
  return result.ok ? '' : worded(result.refusals);
}

const shown = ({ lines }: MeritResult): unknown[] =>
  lines.map(({ place, name, total, events }) => [
    place,
    name,
    total,
    ...events.map((own) => own && (own.counts ? own.points : `(${own.points})`)),
  ]);

const APRIL = event('april', '2026-04-11', { Ann: 5, Ben: 3, Cy: 3, Dee: 0 });
const MAY = event('may', '2026-05-09', { ben: 9, Cy: 1, Ann: 1, Dee: 1 });
const JUNE = event('june', '2026-06-13', { Cy: 4, Ben: 2, Ann: 'DQ R6-6b' });
const POINTS = '25, 18, 15, 12';

describe('an order of merit', () => {
  it('shares the points of the places that are shared, exactly, and adds the best of each player', () => {
    // April: Ann 25; Ben and Cy share 18 + 15; Dee 12. May: Ben 25; three share 18 + 15 + 12 = 15 each.
    // June: Cy 25, Ben 18. Best two: Ben 25 + 18, Cy 25 + 16 1/2, Ann 25 + 15, Dee 12 + 15.
    expect(shown(merit([APRIL, MAY, JUNE], { points: POINTS, best: '2' }))).toEqual([
      ['1', 'Ben', '43', '(16 1/2)', '25', '18'],
      ['2', 'Cy', '41 1/2', '16 1/2', '(15)', '25'],
      ['3', 'Ann', '40', '25', '15', null],
      ['4', 'Dee', '27', '12', '15', null],
    ]);
  });

  it('has thirds as thirds', () => {
    // Places 2 to 4 of May over 20, 10, 5, 2: 17 / 3 each.
    expect(shown(merit([MAY], { points: '20 10 5 2' }))).toEqual([
      ['1', 'ben', '20', '20'],
      ['T2', 'Ann', '5 2/3', '5 2/3'],
      ['T2', 'Cy', '5 2/3', '5 2/3'],
      ['T2', 'Dee', '5 2/3', '5 2/3'],
    ]);
  });

  it('is the same in whatever order the workbooks come: that of their dates', () => {
    const asked = { points: POINTS };
    const once = merit([APRIL, MAY, JUNE], asked);
    expect(merit([JUNE, APRIL, MAY], asked)).toEqual(once);
    expect(once.events.map(({ book }) => book)).toEqual(['april.xlsx', 'may.xlsx', 'june.xlsx']);
  });

  it('counts the list that is asked for', () => {
    // Ladies: Ann first in April and May; in June she is disqualified.
    expect(shown(merit([APRIL, MAY, JUNE], { points: '25 18', list: 'ladies' }))).toEqual([
      ['1', 'Ann', '50', '25', '25', null],
    ]);
  });

  it('leaves out who has no points, and says how many', () => {
    const result = merit([APRIL], { points: '10' });
    expect(shown(result)).toEqual([['1', 'Ann', '10', '10']]);
    expect(result.withoutPoints).toBe(3);
  });

  it('names players who may be one, unless they met, and counts them apart', () => {
    const march = event('march', '2026-03-07', { 'Smith Ann': 4, 'A. Smith': 3, 'Ben Jonas': 2 });
    const july = event('july', '2026-07-11', { 'Ann Smith': 4, 'Ben Jones': 3 });
    const { lines, findings } = merit([march, july], { points: '5 4 3' });
    expect(lines.map(({ name }) => name).sort()).toEqual([
      'A. Smith',
      'Ann Smith',
      'Ben Jonas',
      'Ben Jones',
      'Smith Ann',
    ]);
    expect(findings.map(({ severity, message }) => [severity, message.split(' are counted')[0]])).toEqual([
      ['warn', '“A. Smith” and “Ann Smith”'],
      ['warn', '“Ann Smith” and “Smith Ann”'],
      ['warn', '“Ben Jonas” and “Ben Jones”'],
    ]);
  });

  it('goes by member numbers where there are any, and never prints them', () => {
    const numbered = (book: string, date: string, rows: readonly (readonly [string, string])[]): MeritEvent => {
      const own = event(book, date, Object.fromEntries(rows.map((_, at) => [`P${at}`, rows.length - at])));
      const lists = own.day.lists.map((list) => ({
        ...list,
        places: list.places.map((line, at) => ({ ...line, name: rows[at]?.[0] ?? '', member: rows[at]?.[1] ?? '' })),
      }));
      return { book: own.book, day: { ...own.day, lists } };
    };
    const events = [
      numbered('april', '2026-04-11', [
        ['John Smith', '1'],
        ['John Smith', '2'],
        ['Eve', '3'],
      ]),
      numbered('may', '2026-05-09', [
        ['John Smith', '2'],
        ['Eve', '4'],
        ['J. Smith', '1'],
      ]),
    ];
    const result = merit(events, { points: '10 6 3' });
    expect(shown(result)).toEqual([
      ['1', 'John Smith', '16', '6', '10'],
      ['2', 'J. Smith', '13', '10', '3'],
      ['3', 'Eve', '6', null, '6'],
      ['4', 'Eve', '3', '3', null],
    ]);
    expect(result.findings.map(({ message }) => message.split(' are counted')[0])).toEqual(['“Eve (3)” and “Eve (4)”']);
    expect(JSON.stringify(planMerit({ ...result, findings: [] }, 'en'))).not.toContain('(3)');
  });

  it('is provisional while a decision is open in one of its events', () => {
    const open = event('open', '2026-08-01', { Ann: 1, Ben: 'R99' });
    const result = merit([APRIL, open], { points: POINTS });
    expect(result.open).toBe(open.day.open);
    expect(result.findings.map(({ severity, message }) => [severity, message])).toEqual([
      ['decide', expect.stringMatching(/^open\.xlsx: decisions are open there/)],
    ]);
    expect(planMerit(result, 'en')[0]?.heading).toMatch(/^Results · provisional/);
  });

  const twice: DayResult = {
    ...APRIL.day,
    lists: APRIL.day.lists.map((list) => ({ ...list, places: [...list.places, ...list.places] })),
  };
  it.each<[string, readonly MeritEvent[], MeritTerms, RegExp]>([
    ['points that nobody said', [APRIL], {}, /^Say how many points each place is worth/],
    ['points that are none', [APRIL], { points: '25,eighteen' }, /^“eighteen” says no points of a place/],
    ['points below nothing', [APRIL], { points: '25 -1' }, /^“-1” says no points/],
    ['points of nothing at all', [APRIL], { points: '0' }, /^“0” says no points/],
    ['no event counting', [APRIL], { points: '1', best: '0' }, /^“0” does not say how many events count/],
    ['half an event', [APRIL], { points: '1', best: '2.5' }, /^“2\.5” does not say how many/],
    [
      'a list that is not there',
      [APRIL],
      { points: '1', list: 'Juniors' },
      /april\.xlsx has no list called “Juniors”.*“Ladies”, “Men”/,
    ],
    [
      'one event twice',
      [APRIL, { ...APRIL, book: 'copy.xlsx' }],
      { points: '1' },
      /copy\.xlsx holds the same cards and Terms as april\.xlsx/,
    ],
    [
      'one name twice in an event',
      [{ book: 'april.xlsx', day: twice }],
      { points: '1' },
      /^april\.xlsx: Ann is there twice/,
    ],
  ])('refuses %s', (_, events, asked, message) => {
    expect(refusalFor(events, asked)).toMatch(message);
  });

  it.each([
    ['25,18,15', ['25', '18', '15']],
    ['25, 18, 15', ['25', '18', '15']],
    ['25;18,5;15', ['25', '18 1/2', '15']],
    ['12.5,10', ['12 1/2', '10']],
  ])('reads the points %s', (points, read) => {
    expect(merit([APRIL], { points }).points).toEqual(read);
  });

  it('has a column an event on a sheet as wide as A4, and wider only for many events', () => {
    const result = merit([APRIL, MAY, JUNE], { points: POINTS, best: '2' });
    const [plan] = planMerit(result, 'fr');
    const rows = (plan?.rows ?? []).map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.number)));
    expect(rows).toContainEqual(['Place', 'Joueur', 'É1', 'É2', 'É3', 'Points']);
    expect(rows).toContainEqual([1, 'Ben', '(16 1/2)', 25, 18, 43]);
    expect(rows).toContainEqual(['', 'É1', 'april, 2026-04-11, april.xlsx', '', '', '']);
    expect(plan?.widths.reduce((sum, width) => sum + width, 0)).toBe(494);
  });

  it('is a CSV whose fractions stay texts', () => {
    const result = merit([APRIL, JUNE], { points: POINTS });
    expect(meritCsv(result, 'fr').split('\r\n').slice(0, 3)).toEqual([
      '\ufeffPlace;Joueur;"april, 2026-04-11";"june, 2026-06-13";Points',
      "1;Cy;'16 1/2;25;'41 1/2",
      "2;Ben;'16 1/2;18;'34 1/2",
    ]);
  });
});

it.each([
  ['Ann Smith', 'SMITH Ann', true],
  ['Ann Smith', 'Ann Smyth', true],
  ['Ann Smith', 'Anne Smith', true],
  ['Ann Smiht', 'Ann Smith', true],
  ['A. Smith', 'Ann Smith', true],
  ['J-P Roux', 'Jean-Paul Roux', true],
  // The same but for case and accents is one name already.
  ['José Pérez', 'JOSE PEREZ', false],
  ['Ann Smith', 'Ann Jones', false],
  ['A. Smith', 'Ben Smith', false],
  ['Li', 'Lu', false],
])('%s and %s are near: %s', (a, b, isNear) => {
  expect([isNearName(a, b), isNearName(b, a)]).toEqual([isNear, isNear]);
});
