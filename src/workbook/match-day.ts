import { cellText } from '../rules/cell-text';
import { placesOfTeams, recordsOf, type TeamMatch } from '../rules/games/team-matches';
import { asMixed } from '../rules/rational';
import { type Language } from '../words/say';
import { sayMargin, sayResults } from '../words/results';
import type { CardCounts } from './day-result';
import { type Finding, found, type Found } from './finding';
import { fingerprint } from './fingerprint';
import { plainWords } from './headings';
import { type MatchOutcome, type OutcomeRead, readOutcome } from './match-outcome';
import { type MatchRow, matchRows, type MatchSheet, recogniseMatches } from './match-sheet';
import { address, cellOf, type SheetCells } from './sheet-cells';
import { type Recognised, recognised, unrecognised } from './sheet-refusal';
import { type MatchTerms, readMatchTerms } from './terms-matches';
import { dateText } from './terms-values';
import { wordFinding } from './word-finding';

/** A team's place in a day of matches. */
export interface MatchTeamLine {
  /** "1", or "T1" for a place that is shared. */
  readonly place: string;
  readonly name: string;
  /** Its points as golfers write them: "6 1/2". */
  readonly total: string;
  /** What parted it from a team on as many points; "" where there is none. */
  readonly decidedBy: string;
  readonly won: number;
  readonly halved: number;
  readonly lost: number;
  /** The sum of its margins: holes up less holes down. */
  readonly holes: number;
}

/** One match. */
export interface MatchLine {
  readonly match: string;
  readonly session: string;
  readonly home: string;
  readonly away: string;
  readonly homeTeam: string;
  readonly awayTeam: string;
  /** "3&2", "1 up", "halved"; "" while there is no result, "?" for one that is to be decided. */
  readonly result: string;
  /** Points of either side; "" without a result. */
  readonly points: readonly [string, string];
}

/** What `compile` answers of a day of matches. */
export interface MatchDayResult {
  readonly competition: string;
  readonly date: string;
  readonly course: string;
  readonly form: string;
  readonly edition: '';
  /** The teams, the leader first. */
  readonly places: readonly MatchTeamLine[];
  readonly below: readonly [];
  readonly lists: readonly [];
  readonly matches: readonly MatchLine[];
  /** What a match won, halved and lost is worth. */
  readonly points: readonly [string, string, string];
  readonly isHolesCounted: boolean;
  readonly findings: readonly Finding[];
  /** Matches: all, those with a result, those counted. */
  readonly cards: CardCounts;
  readonly provisional: boolean;
  readonly open: number;
  readonly stamp: string;
}

/** A match as read: its row, how it ended, and its teams by their positions. */
interface ReadMatch {
  readonly row: MatchRow;
  readonly outcome: OutcomeRead;
  readonly teams: readonly [number, number];
}

/**
 * Compiles a day of matches between teams. Pure.
 *
 * @param sheet the sheet of matches, if the workbook has several
 */
export function compileMatches(
  sheets: readonly SheetCells[],
  sheet: string | undefined,
  language: Language,
): Recognised<MatchDayResult> {
  const seen = recogniseMatches(sheets, sheet);
  const terms = readMatchTerms(sheets);
  if (!seen.ok || !terms.ok)
    return unrecognised(...(seen.ok ? [] : seen.refusals), ...(terms.ok ? [] : terms.refusals));
  const rows = matchRows(seen.value);
  const names = new TeamNames();
  const matches = rows.map((row) => readMatch(row, terms.value, seen.value, names, language));
  const over = matches.flatMap(({ outcome, teams }): readonly TeamMatch[] =>
    outcome.kind === 'over' && teams[0] !== teams[1]
      ? [{ teams, winner: outcome.outcome.winner, holes: outcome.outcome.holes }]
      : [],
  );
  const findings = [
    ...terms.value.findings,
    ...matchFindings(seen.value, matches),
    ...playersTwice(seen.value, rows),
  ].map((finding) => wordFinding(finding, language, false));
  const open = findings.filter(({ severity }) => severity === 'decide').length;
  const { points, isHolesCounted } = terms.value;
  return recognised({
    competition: terms.value.competition,
    date: dateText(terms.value.date),
    course: terms.value.course,
    form: 'match play',
    edition: '',
    places: teamLines(names.all, over, terms.value, language),
    below: [],
    lists: [],
    matches: matches.map((match, nth) => matchLine(match, nth, names.all, terms.value, language)),
    points: [asMixed(points.won), asMixed(points.halved), asMixed(points.lost)],
    isHolesCounted,
    findings,
    cards: {
      entered: matches.length,
      returned: matches.filter(({ outcome }) => outcome.kind !== 'blank').length,
      placed: over.length,
    },
    provisional: open > 0,
    open,
    stamp: fingerprint(
      JSON.stringify([rows, terms.value], (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
    ),
  });
}

/** The teams by name, in the order that the sheet names them. */
class TeamNames {
  readonly all: string[] = [];
  readonly #positions = new Map<string, number>();

  positionOf(name: string): number {
    const key = plainWords(name);
    const known = this.#positions.get(key);
    if (known !== undefined) return known;
    this.#positions.set(key, this.all.length);
    return this.all.push(name) - 1;
  }
}

/** Words for either side that need no name: those of our formulas, and home and away. */
const SIDE_WORDS: readonly [readonly string[], readonly string[]] = [
  ['a', 'a b', 'a b c', 'home', 'h', 'home team', 'domicile', 'recevant', 'recevants'],
  ['b', 'c d', 'd', 'away', 'visitor', 'visitors', 'away team', 'exterieur', 'visiteur', 'visiteurs'],
];

function readMatch(
  row: MatchRow,
  terms: MatchTerms,
  { sheet, headingRow, columns }: MatchSheet,
  names: TeamNames,
  language: Language,
): ReadMatch {
  const headOf = (column: number | undefined): string =>
    column === undefined ? '' : cellText(cellOf(sheet, headingRow, column));
  const home = row.homeTeam || terms.homeTeam || sayResults('homeTeam', language);
  const away = row.awayTeam || terms.awayTeam || sayResults('awayTeam', language);
  const words = (side: 0 | 1, team: string, players: readonly string[], head: string): readonly string[] => [
    ...SIDE_WORDS[side],
    ...[team, head, ...players, players.join(' ')].map(plainWords),
    // A player is often called by his last name alone.
    ...players.map((name) => plainWords(name).split(' ').at(-1) ?? ''),
  ];
  return {
    row,
    outcome: readOutcome(
      row.result,
      [words(0, home, row.home, headOf(columns.home[0])), words(1, away, row.away, headOf(columns.away[0]))],
      row.winner,
    ),
    teams: [names.positionOf(home), names.positionOf(away)],
  };
}

function teamLines(
  names: readonly string[],
  matches: readonly TeamMatch[],
  { points, isHolesCounted }: MatchTerms,
  language: Language,
): readonly MatchTeamLine[] {
  const records = recordsOf(names.length, matches, points);
  const places = placesOfTeams(records, isHolesCounted);
  return names
    .flatMap((name, at) => {
      const [record, place] = [records[at], places[at]];
      return record && place ? [{ name, record, place }] : [];
    })
    .sort((a, b) => a.place.place - b.place.place || (a.name < b.name ? -1 : 1))
    .map(({ name, record, place }): MatchTeamLine => ({
      place: `${place.isShared ? 'T' : ''}${place.place}`,
      name,
      total: asMixed(record.points),
      decidedBy: place.isByHoles ? sayResults('byMargins', language) : '',
      won: record.won,
      halved: record.halved,
      lost: record.lost,
      holes: record.holes,
    }));
}

function matchLine(
  { row, outcome, teams }: ReadMatch,
  nth: number,
  names: readonly string[],
  { points }: MatchTerms,
  language: Language,
): MatchLine {
  const ended = outcome.kind === 'over' ? outcome.outcome : null;
  return {
    match: row.match || String(nth + 1),
    session: row.session,
    home: row.home.join(' / '),
    away: row.away.join(' / '),
    homeTeam: names[teams[0]] ?? '',
    awayTeam: names[teams[1]] ?? '',
    result: ended ? resultText(ended, language) : outcome.kind === 'blank' ? '' : '?',
    points: ended
      ? (([0, 1] as const).map((side) =>
          asMixed(points[ended.winner === null ? 'halved' : ended.winner === side ? 'won' : 'lost']),
        ) as [string, string])
      : ['', ''],
  };
}

const resultText = ({ winner, holes, left, extra }: MatchOutcome, language: Language): string =>
  winner === null ? sayResults('halvedMatch', language) : sayMargin({ holes, left, extra }, language);

/** What a result lacks, each with its cell. A blank one is a match to come. */
const OUTCOME_FINDINGS = {
  playing: 'match-playing',
  unread: 'match-result-unread',
  'no-winner': 'match-no-winner',
  impossible: 'match-impossible',
} as const;

function matchFindings({ sheet, columns }: MatchSheet, matches: readonly ReadMatch[]): readonly Found[] {
  return matches.flatMap(({ row, outcome, teams }): readonly Found[] => {
    const at = (column: number | undefined): string => address(sheet.name, row.row, column ?? 0);
    const card = [row.home.join(' / '), row.away.join(' / ')].filter((name) => name !== '').join(' – ');
    const own: Found[] = [];
    if (outcome.kind === 'blank') own.push(found('info', 'match-to-come', at(columns.result[0]), { card }));
    else if (outcome.kind !== 'over')
      own.push(
        found('decide', OUTCOME_FINDINGS[outcome.kind], at(columns.result[0]), {
          card,
          values: { met: cellText(row.result) || cellText(row.winner) },
        }),
      );
    if (row.home.length === 0) own.push(found('warn', 'match-side-missing', at(columns.home[0]), { card }));
    if (row.away.length === 0) own.push(found('warn', 'match-side-missing', at(columns.away[0]), { card }));
    if (teams[0] === teams[1])
      own.push(found('decide', 'match-one-team', at(columns.homeTeam[0] ?? columns.home[0]), { card }));
    return own;
  });
}

/** A player in two matches of one session; without sessions he may play in the morning and in the afternoon. */
function playersTwice({ sheet, columns }: MatchSheet, rows: readonly MatchRow[]): readonly Found[] {
  if (columns.session.length === 0) return [];
  const known = new Map<string, string>();
  return rows.flatMap((row) =>
    [
      ...row.home.map((name) => ({ name, column: columns.home[0] })),
      ...row.away.map((name) => ({ name, column: columns.away[0] })),
    ].flatMap(({ name, column }): readonly Found[] => {
      const cell = address(sheet.name, row.row, column ?? 0);
      const key = `${plainWords(row.session)} ${plainWords(name)}`;
      const other = known.get(key);
      if (other === undefined) {
        known.set(key, cell);
        return [];
      }
      return [found('warn', 'player-twice', cell, { card: name, values: { met: name, other } })];
    }),
  );
}
