import { type ResultsWord, sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { MeritResult } from './order-of-merit';
import { csvText, type Field, wholeField } from './publish-csv';

/** The order of merit as a CSV file: a column an event; what does not count stands in brackets. */
export function meritCsv({ lines, events }: MeritResult, language: Language): string {
  const say = (word: ResultsWord): string => sayResults(word, language);
  const heads = [
    say('place'),
    say('name'),
    ...events.map(({ competition, date, book }) =>
      [competition || book, date].filter((part) => part !== '').join(', '),
    ),
    say('points'),
  ];
  return csvText(
    [
      heads,
      ...lines.map(({ place, name, total, events: own }): readonly Field[] => [
        wholeField(place),
        name,
        ...own.map((event) => (event === null ? '' : event.counts ? wholeField(event.points) : `(${event.points})`)),
        wholeField(total),
      ]),
    ],
    language,
  );
}
