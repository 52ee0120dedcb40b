import type { Severity } from '../rules/checks/card-check';
import { type ResultsWord, sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { MatchDayResult, MatchLine, MatchTeamLine } from './match-day';
import { PLAIN, placeCell } from './places-table';
import { type PlannedCell, ResultsPage, type ResultsPlan } from './results-page';
import { openHeading, sheetName } from './results-titles';

const PAGE_WIDTH = 494;
const NUMBER = 44;
const SESSION = 70;
const POINTS = 40;
const RESULT = 62;
const BY_URGENCY: readonly Severity[] = ['decide', 'warn', 'info'];
const FINDING_WIDTHS = [56, 122, 316];

/** A day of matches as a sheet of ours: the teams, then every match; the findings are another. */
export function planMatches(result: MatchDayResult, language: Language): readonly ResultsPlan[] {
  const matches = planDay(result, language);
  return result.findings.length === 0 ? [matches] : [matches, planMatchFindings(result, matches.heading, language)];
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
    { head: 'points', width: POINTS, cell: ({ points: [home] }) => pointsCell(home) },
    { head: 'points', width: POINTS, cell: ({ points: [, away] }) => pointsCell(away) },
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
    page.addSentence(placeCell(team.place), '', say('teamLine', { name: team.name, record: teamText(team, language) }));
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

const pointsCell = (points: string): PlannedCell =>
  /^\d+$/.test(points) ? { number: Number(points), format: PLAIN } : points;

/** "6 1/2 points; won 6, halved 1, lost 3; holes up: 12". */
export function teamText(team: MatchTeamLine, language: Language): string {
  const { total, won, halved, lost, holes } = team;
  const margins = sayResults(holes < 0 ? 'holesDown' : 'holesUp', language, { holes: Math.abs(holes) });
  const record = sayResults('teamRecord', language, { total, won, halved, lost, margins });
  return team.decidedBy === '' ? record : `${record} · ${team.decidedBy}`;
}

function planMatchFindings(result: MatchDayResult, heading: string, language: Language): ResultsPlan {
  const say = (word: ResultsWord): string => sayResults(word, language);
  const page = new ResultsPage(FINDING_WIDTHS);
  page.addBold(heading);
  page.addBold(`${result.competition || say('untitled')} · ${say('findings')}`);
  page.addTable(null, [say('status'), say('match'), say('findings')]);
  const from = page.length - 1;
  for (const severity of BY_URGENCY)
    for (const { card, cell, message } of result.findings.filter((each) => each.severity === severity))
      page.addSentence(say(severity), card, [cell, message].filter((part) => part !== '').join(': '));
  return page.plan({
    sheet: sheetName(`${say('sheet')} · ${say('findings')}`),
    unfinished: say('unfinished'),
    heading,
    places: { from, count: result.findings.length + 1 },
    figures: { from: 0, count: 1 },
  });
}
