import { CarefulDay } from '../end-to-end/careful-day';
import { everyCut, faultsOfCut, faultsOfSchedule, luck } from '../end-to-end/careful-write';

/** Every cut there is, from no results and over old ones; and many schedules of a second author. */
const SCHEDULES = 10_000;

let day: CarefulDay;
beforeAll(async () => {
  day = await CarefulDay.open();
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
  expect(points).toBeGreaterThanOrEqual(500);
}, 1_800_000);

it('ten thousand schedules of a second author', async () => {
  const random = luck(20_261_201) as Iterator<number, never>;
  for (let nth = 0; nth < SCHEDULES; nth++) expect([nth, await faultsOfSchedule(day, random)]).toEqual([nth, []]);
}, 3_600_000);
