import { type ResultsWord, sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { MatchDayResult } from './match-day';
import { csvText, type Field, placeField } from './publish-csv';

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
        ...[placeField(match), session, homeTeam, home],
        ...points.map(pointsField),
        ...[away, awayTeam, result],
      ]),
      ...places.map(({ place, name, total, holes }): readonly Field[] => [
        ...[placeField(place), say('teams'), name, ''],
        ...[pointsField(total), '', '', ''],
        sayResults(holes < 0 ? 'holesDown' : 'holesUp', language, { holes: Math.abs(holes) }),
      ]),
    ],
    language,
  );
}

const pointsField = (points: string): Field => (/^\d+$/.test(points) ? Number(points) : points);
