import { familyOf } from '../rules/forms/form';
import { type ResultsWord, sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { Day, Series } from './day';
import type { DayResult } from './day-result';
import { PLAIN, placeCell, totalWord, UP_OR_DOWN } from './places-table';
import { PAGE_WIDTH, type PlannedCell, ResultsPage, type ResultsPlan } from './results-page';
import { headingOf, sheetName, titleOf } from './results-titles';

const PLACE = 44;
const TOTAL = 38;
const HOLE = 18;

/** Every player's best of each hole, and below it the round that it comes from. */
export function planEclectic(day: Day, result: DayResult, series: Series, language: Language): ResultsPlan {
  const say = (word: ResultsWord): string => sayResults(word, language);
  const { holes } = day.recognition;
  const page = new ResultsPage([
    PLACE,
    PAGE_WIDTH - PLACE - TOTAL - HOLE * holes.length,
    ...holes.map(() => HOLE),
    TOTAL,
  ]);
  const heading = headingOf(result, language);
  page.addBold(heading);
  page.addBold(`${titleOf(day, result, language)} · ${say('eclectic')}`);
  page.addTable(null, [
    say('place'),
    say(day.form.fourBall ? 'side' : 'name'),
    ...holes.map(({ hole }) => String(hole)),
    say(totalWord(day.form)),
  ]);
  const from = page.length - 1;
  const format = familyOf(day.form) === 'par' ? UP_OR_DOWN : PLAIN;
  const figure = (number: number | null | undefined): PlannedCell => (number == null ? '' : { number, format });
  day.placed.forEach(({ judged: { round } }, nth) => {
    const line = result.places[nth];
    if (!round || !line) return;
    const { holesFrom = [] } = series.sums.get(round) ?? {};
    page.add(
      placeCell(line.place),
      line.name,
      ...round.holes.map(({ result: own }) => figure(own)),
      figure(round.total),
    );
    page.add('', say('fromRound'), ...holesFrom.map((at) => ({ number: at + 1, format: PLAIN })));
  });
  return page.plan({
    sheet: sheetName(`${say('sheet')} · ${say('eclectic')}`),
    unfinished: say('unfinished'),
    heading,
    places: { from, count: page.length - from },
    figures: { from: 2, count: holes.length + 1 },
  });
}
