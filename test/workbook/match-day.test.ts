import fc from 'fast-check';
import { placesOfTeams, POINTS_OF_MATCHES, recordsOf, type TeamMatch } from '../../src/rules/games/team-matches';
import { CLOSING } from '../../src/workbook/closing';
import { compileBook } from '../../src/workbook/compile-book';
import { compileMatches, type MatchDayResult } from '../../src/workbook/match-day';
import { matchesCsv } from '../../src/workbook/match-day-csv';
import { planMatches } from '../../src/workbook/match-day-plan';
import { publishBook } from '../../src/workbook/publish';
import type { SheetCells } from '../../src/workbook/sheet-cells';
import { wordRefusals } from '../../src/workbook/word-finding';
import { INDEXES, numbers, PARS, sheet, terms } from './sheets';

const matches = (...rows: readonly (readonly unknown[])[]): SheetCells =>
  sheet('Matches', [['Match', 'Home', 'Away', 'Result'], ...rows]);

const termsOf = (...more: readonly (readonly unknown[])[]): SheetCells =>
  terms([['Competition', 'Spring Match'], ['Form of play', 'Match play'], ...more]);

function compiled(...sheets: readonly SheetCells[]): MatchDayResult {
  const day = compileMatches(sheets, undefined, 'en');
  if (!day.ok) throw new Error(wordRefusals(day.refusals, 'en'));
  return day.value;
}

function refusalFor(...sheets: readonly SheetCells[]): string {
  const day = compileMatches(sheets, undefined, 'en');
  return day.ok ? '' : wordRefusals(day.refusals, 'en');
}

const teams = ({ places }: MatchDayResult): unknown[] =>
  places.map(({ place, name, total, won, halved, lost, holes }) => [place, name, total, won, halved, lost, holes]);

const DAY = matches(
  [1, 'Ann', 'Ben', 'Home 3&2'],
  [2, 'Cy', 'Dee', 'AS'],
  [3, 'Eve', 'Flo', 'Away 1 up'],
  [4, 'Gus', 'Hal', 'Gus 5&4'],
  [5, 'Ida', 'Jo', ''],
);

describe('a day of matches', () => {
  it('is a point a match, a half for one halved, and the sum of the margins', () => {
    // Home: won 3&2 and 5&4, halved one, lost by one: 2 1/2 points, 3 + 5 - 1 = 7 holes.
    const result = compiled(DAY, termsOf(['Home team', 'Old Links'], ['Away team', 'New Links']));
    expect(teams(result)).toEqual([
      ['1', 'Old Links', '2 1/2', 2, 1, 1, 7],
      ['2', 'New Links', '1 1/2', 1, 1, 2, -7],
    ]);
    expect(result.matches.map(({ result: own, points }) => [own, ...points])).toEqual([
      ['3&2', '1', '0'],
      ['halved', '1/2', '1/2'],
      ['1 up', '0', '1'],
      ['5&4', '1', '0'],
      ['', '', ''],
    ]);
    expect(result.cards).toEqual({ entered: 5, returned: 4, placed: 4 });
    expect(result.findings.map(({ code, severity, cell }) => [code, severity, cell])).toEqual([
      ['match-to-come', 'info', 'Matches!D6'],
    ]);
    expect(result.open).toBe(0);
  });

  it.each<[unknown[], string, string]>([
    [['2; 1; 0'], '5', '3'],
    [['3', '1', '0'], '7', '4'],
    [[1, 0.5, 0], '2 1/2', '1 1/2'],
    [['1; ½; 0'], '2 1/2', '1 1/2'],
    [['1; 1/3; 0'], '2 1/3', '1 1/3'],
    [['2; 1; 1/2'], '5 1/2', '4'],
  ])('counts the points of the Committee, %j', (points, home, away) => {
    const { places } = compiled(DAY, termsOf(['Match points', ...points]));
    expect(places.map(({ total }) => total)).toEqual([home, away]);
  });

  it('parts level teams by the sum of the margins, or shares the place', () => {
    const level = matches([1, 'Ann', 'Ben', 'A 4&3'], [2, 'Cy', 'Dee', 'B 1 up']);
    const parted = compiled(level, termsOf());
    expect(parted.places.map(({ place, name, decidedBy }) => [place, name, decidedBy])).toEqual([
      ['1', 'Home', 'sum of the margins'],
      ['2', 'Away', 'sum of the margins'],
    ]);
    const shared = compiled(level, termsOf(['Ties', 'shared']));
    expect(shared.places.map(({ place, decidedBy }) => [place, decidedBy])).toEqual([
      ['T1', ''],
      ['T1', ''],
    ]);
  });

  it('has as many teams as the rows name', () => {
    const league = sheet('League', [
      ['Home team', 'Home', 'Away', 'Away team', 'Result'],
      ['Oak', 'Ann', 'Ben', 'Elm', 'Ann 2&1'],
      ['Elm', 'Cy', 'Dee', 'Ash', 'AS'],
      ['Ash', 'Eve', 'Flo', 'oak', 'B 3&2'],
    ]);
    expect(teams(compiled(league, termsOf()))).toEqual([
      ['1', 'Oak', '2', 2, 0, 0, 5],
      ['2', 'Elm', '1/2', 0, 1, 1, -2],
      ['3', 'Ash', '1/2', 0, 1, 1, -3],
    ]);
  });

  it('knows partners in one cell and in two, and either by his name', () => {
    const pairs = sheet('Foursomes', [
      ['Home 1', 'Home 2', 'Away', 'Winner', 'Result'],
      ['Ann Smith', 'Ben Jones', 'Cy Young / Dee Fox', 'Jones', '3&2'],
      ['Eve Long', 'Flo Short', 'Gus Hay & Hal Moon', 'Hal Moon', '1 up'],
    ]);
    const result = compiled(pairs);
    expect(result.matches.map(({ home, away, points }) => [home, away, ...points])).toEqual([
      ['Ann Smith / Ben Jones', 'Cy Young / Dee Fox', '1', '0'],
      ['Eve Long / Flo Short', 'Gus Hay / Hal Moon', '0', '1'],
    ]);
  });

  it('is provisional while a result is to be decided, and says with its cell what is wanted', () => {
    const result = compiled(
      matches(
        [1, 'Ann', 'Ben', '3&2'],
        [2, 'Cy', 'Dee', 'A 2 up after 7'],
        [3, 'Eve', 'Flo', 46_055],
        [4, 'Gus', 'Hal', 'A 3&4'],
        [5, '', 'Jo', 'B 1 up'],
      ),
      termsOf(),
    );
    expect(result.findings.map(({ severity, cell, message }) => [severity, cell, message])).toEqual([
      ['decide', 'Matches!D2', expect.stringMatching(/^“3&2” does not say who won/)],
      ['decide', 'Matches!D3', expect.stringMatching(/is a match on its way/)],
      ['decide', 'Matches!D4', expect.stringMatching(/^“46055” cannot be read as a result/)],
      ['decide', 'Matches!D5', expect.stringMatching(/^“A 3&4” cannot be/)],
      ['warn', 'Matches!B6', 'This side of the match has no name. Write who plays.'],
    ]);
    expect([result.open, result.cards.placed]).toEqual([4, 1]);
    expect(planMatches(result, 'en')[0]?.heading).toBe('Results · provisional, 4 decisions open');
  });

  it('names a player in two matches of one session, not one in two sessions', () => {
    const rows = [
      ['Foursomes', 'Ann', 'Ben', 'AS'],
      ['Singles', 'ANN', 'Cy', 'AS'],
      ['Singles', 'Dee', 'Cy', 'AS'],
    ];
    const result = compiled(sheet('Matches', [['Session', 'Home', 'Away', 'Result'], ...rows]), termsOf());
    expect(result.findings.map(({ code, cell }) => [code, cell])).toEqual([['player-twice', 'Matches!C4']]);
  });

  it('counts no match of a team against itself', () => {
    const rows = [['Oak', 'Ann', 'Ben', 'Oak', 'A 1 up']];
    const result = compiled(sheet('M', [['Home team', 'Home', 'Away', 'Away team', 'Result'], ...rows]), termsOf());
    expect([result.open, result.places[0]?.total]).toEqual([1, '0']);
  });

  it.each<[string, SheetCells[], RegExp]>([
    ['no headings', [sheet('M', [['Ann', 'Ben', 'A 1 up']])], /^No row with the headings Home, Away and Result on "M"/],
    ['two sheets of matches', [DAY, { ...DAY, name: 'More' }], /^Sheets Matches and More both hold matches/],
    [
      'two columns of results',
      [
        sheet('M', [
          ['Home', 'Away', 'Result', 'Score'],
          ['Ann', 'Ben', 'A 1 up', 'A 1 up'],
        ]),
      ],
      /^Sheet M has two columns of one kind, “Result” and “Score”/,
    ],
    ['points that are none', [DAY, termsOf(['Match points', '1; some; 0'])], /^Terms!B3: “1; some; 0” does not say/],
    ['two points of three', [DAY, termsOf(['Match points', '1; 0'])], /does not say what a match won, halved and lost/],
    ['another way to part teams', [DAY, termsOf(['Ties', 'countback'])], /^Terms!B3: “countback” does not part teams/],
  ])('refuses %s', (_, sheets, message) => {
    expect(refusalFor(...sheets)).toMatch(message);
  });

  it('is what the workbook is compiled as where it is named match play, or holds nothing but matches', () => {
    const kindOf = (...sheets: readonly SheetCells[]): string => {
      const book = compileBook(sheets, {}, CLOSING, 'en');
      return book.ok ? book.value.kind : wordRefusals(book.refusals, 'en');
    };
    const cards = sheet('Cards', [
      ['Player', 'PH', ...numbers(1, 18)],
      ['Par', '', ...PARS],
      ['SI', '', ...INDEXES],
      ['Ann', 0, ...PARS],
    ]);
    expect(kindOf(DAY)).toBe('matches');
    expect(kindOf(DAY, cards, termsOf())).toBe('matches');
    expect(kindOf(DAY, cards, terms([['Form of play', 'Stableford']]))).toBe('cards');
  });
});

describe('on a sheet', () => {
  const result = compiled(
    DAY,
    termsOf(['Home team', 'Old Links'], ['Away team', 'New Links'], ['Course', 'The Limes']),
  );
  const rowsOf = (language: 'en' | 'fr'): unknown[][] =>
    (planMatches(result, language)[0]?.rows ?? []).map((row) =>
      row.map((cell) => (typeof cell === 'string' ? cell : cell.number)),
    );

  it('stand the teams, then every match with both sides', () => {
    const rows = rowsOf('en');
    expect(rows).toContainEqual([1, '', 'Old Links: 2 1/2 points; won 2, halved 1, lost 1; holes up: 7', '', '', '']);
    expect(rows).toContainEqual(['Match', 'Old Links', 'Points', 'Points', 'New Links', 'Result']);
    expect(rows).toContainEqual([3, 'Eve', 0, 1, 'Flo', '1 up']);
    expect(rows).toContainEqual([2, 'Cy', '1/2', '1/2', 'Dee', 'halved']);
    expect(rowsOf('fr')).toContainEqual(['Match', 'Old Links', 'Points', 'Points', 'New Links', 'Résultat']);
  });

  it('as CSV and as a page, names by their initials if asked for', () => {
    expect(matchesCsv(result, 'en').split('\r\n')[1]).toBe("1,,Old Links,Ann,1,0,Ben,New Links,'3&2");
    const published = publishBook({ kind: 'matches', result, plans: planMatches(result, 'en') }, true, 'en');
    expect(published.csv).not.toMatch(/Ann|Flo/);
    expect(published.html).toMatch(/<td>G\.<\/td>/);
    expect(published.html).not.toMatch(/Ann|Flo|<script/);
  });
});

it('adds up whatever the order, and what one side wins the other loses', () => {
  const match = fc.record({
    teams: fc.constantFrom<readonly [number, number]>([0, 1], [1, 2], [2, 0], [1, 0]),
    winner: fc.constantFrom<0 | 1 | null>(0, 1, null),
    holes: fc.integer({ min: 1, max: 10 }),
  });
  fc.assert(
    fc.property(fc.array(match, { maxLength: 30 }), (all: readonly TeamMatch[]) => {
      const records = recordsOf(3, all, POINTS_OF_MATCHES);
      expect(
        recordsOf(3, [...all].reverse(), POINTS_OF_MATCHES).map(({ points, holes }) => [
          Number(points.over) / Number(points.under),
          holes,
        ]),
      ).toEqual(records.map(({ points, holes }) => [Number(points.over) / Number(points.under), holes]));
      // A point a match, however it ends.
      const sum = records.reduce((total, { points }) => total + (2 * Number(points.over)) / Number(points.under), 0);
      expect(sum).toBe(2 * all.length);
      expect(records.reduce((total, { holes }) => total + holes, 0)).toBe(0);
      const places = placesOfTeams(records, true);
      expect(Math.min(...places.map(({ place }) => place))).toBe(1);
    }),
  );
});
