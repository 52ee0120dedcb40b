import { cellText, isBlank } from '../rules/cell-text';
import { plainWords } from './headings';
import { scoringSheets } from './recognise';
import { type Recognised, recognised, type SheetRefusal, sheetRefusal, unrecognised } from './sheet-refusal';
import { cellOf, columnsOf, rowsOf, type SheetCells } from './sheet-cells';

/** What a column of a sheet of matches holds. A side of partners may have two columns of names. */
export type MatchRole = 'match' | 'session' | 'home' | 'away' | 'homeTeam' | 'awayTeam' | 'result' | 'winner';

/** A sheet of matches: its heading row and the columns of each role, in the order of the sheet. */
export interface MatchSheet {
  readonly sheet: SheetCells;
  readonly headingRow: number;
  readonly columns: Readonly<Record<MatchRole, readonly number[]>>;
}

const HEADINGS: Readonly<Record<MatchRole, readonly string[]>> = {
  match: ['match', 'match no', 'no', 'n', 'partie', 'match n', 'order', 'ordre'],
  session: ['session', 'format', 'form', 'formule', 'type', 'series', 'tour', 'round'],
  home: [
    ...[
      'home',
      'home player',
      'home players',
      'home side',
      'home 1',
      'home 2',
      'home partner',
      'player a',
      'side a',
      'a',
    ],
    ...['domicile', 'recevant', 'recevants', 'joueur a', 'camp a', 'recevant 1', 'recevant 2'],
  ],
  away: [
    ...[
      'away',
      'away player',
      'away players',
      'away side',
      'away 1',
      'away 2',
      'away partner',
      'player b',
      'side b',
      'b',
    ],
    ...['visitor', 'visitors', 'exterieur', 'visiteur', 'visiteurs', 'joueur b', 'camp b', 'visiteur 1', 'visiteur 2'],
  ],
  homeTeam: ['home team', 'team a', 'home club', 'equipe a', 'equipe recevante', 'club recevant'],
  awayTeam: ['away team', 'team b', 'away club', 'visiting team', 'equipe b', 'equipe visiteuse', 'club visiteur'],
  result: ['result', 'results', 'score', 'match result', 'resultat', 'resultats', 'resultat du match'],
  winner: ['winner', 'won by', 'vainqueur', 'gagnant'],
};

const ROLE_OF = new Map(
  Object.entries(HEADINGS).flatMap(([role, words]) => words.map((word) => [word, role as MatchRole] as const)),
);

/** How far down a heading row may stand. */
const HEADING_WITHIN = 30;

/** The sheet's heading row with both sides and a result; null where it has none. */
export function matchSheetOf(sheet: SheetCells): MatchSheet | null {
  for (const row of rowsOf(sheet).slice(0, HEADING_WITHIN)) {
    const columns: Record<MatchRole, number[]> = {
      ...{ match: [], session: [], home: [], away: [], homeTeam: [], awayTeam: [], result: [], winner: [] },
    };
    for (const column of columnsOf(sheet)) {
      const role = ROLE_OF.get(plainWords(cellOf(sheet, row, column)));
      if (role) columns[role].push(column);
    }
    if (columns.home.length > 0 && columns.away.length > 0 && columns.result.length > 0)
      return { sheet, headingRow: row, columns };
  }
  return null;
}

/** Whether the workbook holds matches between teams, and no cards: that the Terms name match play says so too. */
export const holdsMatches = (sheets: readonly SheetCells[], form: string): boolean =>
  /\bmatch(?:es|s|play)?\b/.test(plainWords(form)) ||
  (form.trim() === '' && scoringSheets(sheets).length === 0 && sheets.some((sheet) => matchSheetOf(sheet) !== null));

/**
 * Finds the sheet of matches.
 *
 * @param wanted its name, where the user says it; letter case and accents do not count
 */
export function recogniseMatches(sheets: readonly SheetCells[], wanted: string | undefined): Recognised<MatchSheet> {
  const names = (all: readonly SheetCells[]): string => all.map(({ name }) => `"${name}"`).join(', ');
  const asked = (wanted ?? '').trim();
  const chosen = asked === '' ? sheets : sheets.filter(({ name }) => plainWords(name) === plainWords(asked));
  if (chosen.length === 0) return unrecognised(sheetRefusal('sheet-not-found', { met: asked, sheets: names(sheets) }));
  const [only, another] = chosen.flatMap((sheet) => matchSheetOf(sheet) ?? []);
  if (!only) return unrecognised(sheetRefusal('no-match-headings', { sheets: names(chosen) }));
  if (another)
    return unrecognised(sheetRefusal('several-match-sheets', { sheet: only.sheet.name, other: another.sheet.name }));
  const refusals = (['match', 'session', 'homeTeam', 'awayTeam', 'result', 'winner'] as const).flatMap(
    (role): readonly SheetRefusal[] => {
      const [first, second] = only.columns[role];
      if (first === undefined || second === undefined) return [];
      const head = (column: number): string => cellText(cellOf(only.sheet, only.headingRow, column));
      return [sheetRefusal('match-column-twice', { sheet: only.sheet.name, met: head(first), other: head(second) })];
    },
  );
  return refusals.length > 0 ? unrecognised(...refusals) : recognised(only);
}

/** One row of a sheet of matches, as it stands. */
export interface MatchRow {
  readonly row: number;
  readonly match: string;
  readonly session: string;
  /** Partners are two. */
  readonly home: readonly string[];
  readonly away: readonly string[];
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly result: unknown;
  readonly winner: unknown;
}

/** The rows below the headings that name a side or have a result. */
export function matchRows({ sheet, headingRow, columns }: MatchSheet): readonly MatchRow[] {
  return rowsOf(sheet)
    .filter((row) => row > headingRow)
    .map((row): MatchRow => {
      const texts = (role: MatchRole): readonly string[] =>
        columns[role].map((column) => cellText(cellOf(sheet, row, column))).filter((text) => text !== '');
      const one = (role: MatchRole): unknown => cellOf(sheet, row, columns[role][0] ?? -1);
      return {
        row,
        match: cellText(one('match')),
        session: cellText(one('session')),
        home: texts('home').flatMap(partnersOf),
        away: texts('away').flatMap(partnersOf),
        homeTeam: cellText(one('homeTeam')),
        awayTeam: cellText(one('awayTeam')),
        result: one('result'),
        winner: columns.winner.length === 0 ? '' : one('winner'),
      };
    })
    .filter(({ home, away, result }) => home.length > 0 || away.length > 0 || !isBlank(result));
}

/** Partners in one cell: "Smith / Jones", "Smith & Jones". */
const partnersOf = (names: string): readonly string[] =>
  names
    .split(/\s*[/&]\s*/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
