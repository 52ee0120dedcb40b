import { type ResultsWord, sayHoles, sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { MatchDayResult } from './match-day';
import { csvText, type Field, wholeField } from './publish-csv';

const HEADS: readonly ResultsWord[] = [
  'match',
  'session',
  'team',
  'homeTeam',
  'points',
  'points',
  'awayTeam',
  'team',
  'result',
];

/** A day of matches as a CSV file: a line a match, then a line a team with its place, points and holes. */
export function matchesCsv({ matches, places }: MatchDayResult, language: Language): string {
  const say = (word: ResultsWord): string => sayResults(word, language);
  return csvText(
    [
      HEADS.map(say),
      ...matches.map(({ match, session, homeTeam, home, points, away, awayTeam, result }): readonly Field[] => [
        ...[wholeField(match), session, homeTeam, home],
        ...points.map(wholeField),
        ...[away, awayTeam, result],
      ]),
      ...places.map(({ place, name, total, holes }): readonly Field[] => [
        ...[wholeField(place), say('teams'), name, ''],
        ...[wholeField(total), '', '', ''],
        sayHoles(holes, language),
      ]),
    ],
    language,
  );
}
