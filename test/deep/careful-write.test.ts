import { CarefulDay, SMALL_DAY, SMALL_ECLECTIC, SMALL_MATCHES } from '../end-to-end/careful-day';
import { everyCut, faultsOfCut, faultsOfSchedule, luck } from '../end-to-end/careful-write';

/** Every cut there is, from no results and over old ones; and many schedules of a second author. */
const BOOKS = [
  ['a day of cards', SMALL_DAY, 500, 10_000],
  ['an eclectic', SMALL_ECLECTIC, 200, 2_000],
  ['a day of matches', SMALL_MATCHES, 200, 2_000],
] as const;

describe.each(BOOKS)('%s', (_, careful, leastPoints, schedules) => {
  let day: CarefulDay;
  beforeAll(async () => {
    day = await CarefulDay.open(careful);
  });
  afterAll(() => day.close());

  it('cut off at every operation, request and answer', async () => {
    const cuts = await everyCut(day);
    let points = 0;
    for (const isFirst of [true, false])
      for (const plan of cuts) {
        if (isFirst) day.removeOurs();
        expect([plan, await faultsOfCut(day, plan, day.results)]).toEqual([plan, []]);
        points += 1;
        expect(await day.compile()).toBeNull();
        expect(day.results).toEqual(day.wanted);
        await day.untilQuiet();
      }
    process.stdout.write(`${points} points\n`);
    expect(points).toBeGreaterThanOrEqual(leastPoints);
  }, 1_800_000);

  it(`${schedules} schedules of a second author`, async () => {
    const random = luck(20_261_201) as Iterator<number, never>;
    for (let nth = 0; nth < schedules; nth++) expect([nth, await faultsOfSchedule(day, random)]).toEqual([nth, []]);
  }, 3_600_000);
});
