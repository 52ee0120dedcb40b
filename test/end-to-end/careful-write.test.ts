import { CarefulDay, SMALL_DAY, SMALL_ECLECTIC, SMALL_MATCHES, UNFINISHED } from './careful-day';
import { everyCut, faultsOfCut, faultsOfSchedule, luck } from './careful-write';

/** A part of what npm run test:deep does in full. */
const EVERY = 29;
const SCHEDULES = 60;

const BOOKS = [
  ['a day of cards', SMALL_DAY],
  ['an eclectic', SMALL_ECLECTIC],
  ['a day of matches', SMALL_MATCHES],
] as const;

describe.each(BOOKS)('%s', (_, careful) => {
  let day: CarefulDay;
  beforeAll(async () => {
    day = await CarefulDay.open(careful);
  }, 60_000);
  afterAll(() => day.close());

  it('writes what the plain computation makes, a sheet a list, and the same bytes again', async () => {
    expect(await day.compile()).toBeNull();
    expect(day.results).toEqual(day.wanted);
    expect(Object.keys(day.results)).toEqual(day.careful.makes);
    const first = await day.bytes();
    expect(await day.compile()).toBeNull();
    expect((await day.bytes()).equals(first)).toBe(true);
  }, 60_000);

  it('cut off at any point it leaves old results, new ones, or what says unfinished; run again, it is whole', async () => {
    const cuts = await everyCut(day);
    const sample = cuts.filter((_, nth) => nth % EVERY === 0);
    expect(sample.length).toBeGreaterThan(10);
    for (const [nth, plan] of sample.entries()) {
      if (nth % 2 === 0) day.removeOurs();
      expect([plan, await faultsOfCut(day, plan, day.results)]).toEqual([plan, []]);
      expect(await day.compile()).toBeNull();
      expect(day.results).toEqual(day.wanted);
      await day.untilQuiet();
    }
  }, 120_000);

  it('loses no edit of a second author, and finishes no results of mixed inputs', async () => {
    const random = luck(7) as Iterator<number, never>;
    for (let nth = 0; nth < SCHEDULES; nth++) expect([nth, await faultsOfSchedule(day, random)]).toEqual([nth, []]);
  }, 120_000);
});

it('empties a list that the Terms no longer have, and puts back what was before', async () => {
  const day = await CarefulDay.open();
  expect(await day.compile()).toBeNull();
  const before = day.results;
  const terms = day.book.find('Terms');
  const divisions = terms?.value(3, 1) ?? null;
  terms?.set(3, 1, { value: null });
  expect(await day.compile()).toBeNull();
  expect(day.headings[2]).toBe('Results · this list is no longer made');
  expect(day.headings.some((heading) => UNFINISHED.test(heading))).toBe(false);
  await day.addIn.page.eval('ScoreDesk.putBack({})');
  expect(day.results).toEqual(before);
  terms?.set(3, 1, { value: divisions });
  day.close();
}, 60_000);
