import { type ResultsWord, sayResults, sayTeamRecord } from '../words/results';
import type { Language } from '../words/say';
import { planFindings } from './findings-plan';
import type { MatchDayResult, MatchLine } from './match-day';
import { placeCell } from './places-table';
import { PAGE_WIDTH, type PlannedCell, ResultsPage, type ResultsPlan } from './results-page';
import { openHeading } from './results-titles';

const NUMBER = 44;
const SESSION = 70;
const POINTS = 40;
const RESULT = 62;

/** A day of matches as a sheet of ours: the teams, then every match; the findings are another. */
export function planMatches(result: MatchDayResult, language: Language): readonly ResultsPlan[] {
  const matches = planDay(result, language);
  return result.findings.length === 0
    ? [matches]
    : [
        matches,
        planFindings(
          result.findings,
          {
            heading: matches.heading,
            title: result.competition || sayResults('untitled', language),
            of: sayResults('sheet', language),
            card: 'match',
          },
          language,
        ),
      ];
}

interface MatchColumn {
  readonly head: ResultsWord;
  readonly width: number;
  readonly cell: (line: MatchLine) => PlannedCell;
}

const SESSION_COLUMN: MatchColumn = { head: 'session', width: SESSION, cell: ({ session }) => session };

function planDay(result: MatchDayResult, language: Language): ResultsPlan {
  const say = (word: ResultsWord, values = {}): string => sayResults(word, language, values);
  const { matches } = result;
  const hasSessions = matches.some(({ session }) => session !== '');
  // Of two teams each has its side of the sheet; of more, every match names its own.
  const isTeamNamed = result.places.length > 2;
  const side = Math.floor((PAGE_WIDTH - NUMBER - 2 * POINTS - RESULT - (hasSessions ? SESSION : 0)) / 2);
  const named = (name: string, team: string): string => (isTeamNamed && name !== '' ? `${name} (${team})` : name);
  const columns: readonly MatchColumn[] = [
    { head: 'match', width: NUMBER, cell: ({ match }) => placeCell(match) },
    ...(hasSessions ? [SESSION_COLUMN] : []),
    { head: 'homeTeam', width: side, cell: ({ home, homeTeam }) => named(home, homeTeam) },
    { head: 'points', width: POINTS, cell: ({ points: [home] }) => placeCell(home) },
    { head: 'points', width: POINTS, cell: ({ points: [, away] }) => placeCell(away) },
    { head: 'awayTeam', width: side, cell: ({ away, awayTeam }) => named(away, awayTeam) },
    { head: 'result', width: RESULT, cell: ({ result: own }) => own },
  ];
  const headOf = (head: ResultsWord): string => {
    const [first] = matches;
    if (first && !isTeamNamed && head === 'homeTeam') return first.homeTeam;
    return first && !isTeamNamed && head === 'awayTeam' ? first.awayTeam : say(head);
  };

  const page = new ResultsPage(columns.map(({ width }) => width));
  const heading = openHeading(result.open, language);
  page.addBold(heading);
  page.addBold([result.competition || say('untitled'), result.date].filter((part) => part !== '').join(', '));
  if (result.course !== '') page.addSentence(say('course'), '', result.course);
  const [won, halved, lost] = result.points;
  const parted = say(result.isHolesCounted ? 'byMargins' : 'sharedPlaces');
  page.addSentence(say('terms'), '', say('matchTerms', { won, halved, lost, parted }));
  page.addTable(say('teams'));
  for (const team of result.places)
    page.addSentence(
      placeCell(team.place),
      '',
      say('teamLine', { name: team.name, record: sayTeamRecord(team, language) }),
    );
  page.addTable(
    null,
    columns.map(({ head }) => headOf(head)),
  );
  const from = page.length - 1;
  for (const line of matches) page.add(...columns.map(({ cell }) => cell(line)));
  const count = page.length - from;
  page.add();
  page.addSentence(
    say('matches'),
    '',
    say('matchCounts', { ...result.cards, missing: matches.length - result.cards.placed }),
  );
  page.addSentence(say('stampHead'), '', say('stamp', { stamp: result.stamp }));
  return page.plan({
    sheet: say('sheet'),
    unfinished: say('unfinished'),
    heading,
    places: { from, count },
    figures: { from: hasSessions ? 3 : 2, count: 2 },
  });
}
