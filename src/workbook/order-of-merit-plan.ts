import { type MeritWord, sayMerit } from '../words/order-of-merit';
import { type ResultsWord, sayResults } from '../words/results';
import type { Language } from '../words/say';
import { planFindings } from './findings-plan';
import type { MeritLine, MeritResult } from './order-of-merit';
import { PLAIN, placeCell } from './places-table';
import { CHARACTER, PAGE_WIDTH, type PlannedCell, ResultsPage, type ResultsPlan } from './results-page';
import { openHeading, sheetName } from './results-titles';

const PLACE = 44;
const TOTAL = 52;
const EVENT = { least: 40, most: 80 } as const;
const NAME = { least: 120, most: 190 } as const;

/** The order of merit as a sheet of ours, and its findings as another. */
export function planMerit(result: MeritResult, language: Language): readonly ResultsPlan[] {
  const order = planOrder(result, language);
  return result.findings.length === 0
    ? [order]
    : [
        order,
        planFindings(
          result.findings,
          { heading: order.heading, title: sayMerit('merit', language), of: sayMerit('merit', language), card: 'name' },
          language,
        ),
      ];
}

function planOrder(result: MeritResult, language: Language): ResultsPlan {
  const say = (word: ResultsWord): string => sayResults(word, language);
  const merit = (word: MeritWord, values = {}): string => sayMerit(word, language, values);
  const { events, lines, open } = result;
  const page = new ResultsPage(widthsOf(result));
  const heading = openHeading(open, language);
  page.addBold(heading);
  page.addBold([merit('merit'), result.list].filter((part) => part !== '').join(' · '));
  page.addSentence(say('points'), '', pointsLine(result, language));
  page.addTable(null, [
    say('place'),
    say('name'),
    ...events.map((_, at) => merit('eventHead', { nth: at + 1 })),
    say('points'),
  ]);
  const from = page.length - 1;
  for (const { place, name, total, events: own } of lines)
    page.add(placeCell(place), name, ...own.map(eventCell), pointsCell(total, PLAIN));
  const count = page.length - from;
  page.addTable(merit('events'));
  events.forEach(({ competition, date, book }, at) =>
    page.addSentence(
      '',
      merit('eventHead', { nth: at + 1 }),
      [competition, date, book].filter((part) => part !== '').join(', '),
    ),
  );
  if (result.withoutPoints > 0) {
    page.add();
    page.addSentence('', '', merit('withoutPoints', { count: result.withoutPoints }));
  }
  return page.plan({
    sheet: sheetName([merit('merit'), result.list].filter((part) => part !== '').join(' · ')),
    unfinished: say('unfinished'),
    heading,
    places: { from, count },
    figures: { from: 2, count: events.length + 1 },
  });
}

/** As wide as the page; many events make it wider, and the print smaller. */
function widthsOf({ events, lines }: MeritResult): readonly number[] {
  const longest = Math.max(0, ...lines.map(({ name }) => name.length));
  const rest = PAGE_WIDTH - PLACE - TOTAL;
  const wanted = Math.min(NAME.most, Math.max(NAME.least, Math.ceil((longest + 1) * CHARACTER)));
  const event = Math.min(EVENT.most, Math.max(EVENT.least, Math.floor((rest - wanted) / events.length)));
  return [PLACE, Math.max(wanted, rest - event * events.length), ...events.map(() => event), TOTAL];
}

/** "25, 18, 15; the best 3 events of each count; …" */
function pointsLine({ points, best, events }: MeritResult, language: Language): string {
  const counting =
    best === null
      ? sayMerit('meritAll', language, { count: events.length })
      : sayMerit('meritBest', language, { best, count: events.length });
  return sayMerit('meritLine', language, { points: points.join(language === 'fr' ? ' ; ' : ', '), counting });
}

/** What does not count stands in brackets; whole points are numbers. */
function eventCell(event: MeritLine['events'][number]): PlannedCell {
  return event === null ? '' : pointsCell(event.points, event.counts ? PLAIN : `(${PLAIN})`, event.counts);
}

const pointsCell = (points: string, format: string, counts = true): PlannedCell =>
  /^\d+$/.test(points) ? { number: Number(points), format } : counts ? points : `(${points})`;
