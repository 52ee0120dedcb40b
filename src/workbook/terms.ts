import { cellText, isBlank } from '../rules/cell-text';
import { readEditionId } from '../rules/editions/edition-in-force';
import type { EditionId } from '../rules/editions/clause';
import type { Form } from '../rules/forms/form';
import { type CommitteeTie, readCommitteeTies } from '../rules/ties/tie-break';
import type { Read } from '../rules/refusal';
import { found, type Found } from './finding';
import { isTermsSheet, plainWords } from './headings';
import { type Divisions, readDivisions } from './terms-divisions';
import { type PrizeTerms, readPrizes } from './terms-prizes';
import { type RoundsTerms, readRounds } from './terms-rounds';
import { readTeams, type TeamTerms } from './terms-teams';
import { allowanceText, readListedForm } from './terms-values';
import {
  cellRefused,
  type Recognised,
  recognised,
  type SheetRefusal,
  sheetRefusal,
  unrecognised,
} from './sheet-refusal';
import { address, cellOf, columnsOf, rowsOf, type SheetCells } from './sheet-cells';

export type TermsKey =
  | 'competition'
  | 'date'
  | 'course'
  | 'form'
  | 'edition'
  | 'allowance'
  | 'fixed'
  | 'ties'
  | 'divisions'
  | 'prizes'
  | 'rounds'
  | 'teams';

const KEYS: Readonly<Record<TermsKey, readonly string[]>> = {
  competition: ['competition', 'event', 'epreuve', 'nom de l epreuve', 'nom de lepreuve'],
  date: ['date', 'day', 'jour'],
  course: ['course', 'parcours'],
  form: ['form of play', 'form', 'format', 'formule', 'formule de jeu'],
  edition: ['rules edition', 'edition', 'edition of the rules', 'rules', 'edition des regles', 'regles'],
  allowance: ['allowance', 'handicap allowance', 'pourcentage de handicap', 'pourcentage'],
  fixed: ['fixed score', 'fixed scores', 'target', 'score fixe', 'scores fixes'],
  ties: ['ties', 'tie', 'tie break', 'tie breaks', 'countback', 'departage'],
  divisions: ['divisions', 'division', 'series', 'serie'],
  prizes: ['prizes', 'prize', 'prix'],
  teams: ['teams', 'team score', 'team', 'equipes', 'score d equipe', 'equipe'],
  rounds: ['rounds', 'number of rounds', 'tours', 'nombre de tours', 'manches'],
};

const KEY_OF = new Map(
  Object.entries(KEYS).flatMap(([key, words]) => words.map((word) => [word, key as TermsKey] as const)),
);

/** The key that a line of the Terms begins with, by its plain words. */
export const keyOfTerms = (words: string): TermsKey | undefined => KEY_OF.get(words);

/** What the user gives beside the sheet; it goes before what the sheet says. */
export interface TermsOptions {
  readonly form?: string | undefined;
  readonly edition?: string | number | undefined;
  /** Ways to part ties, joined by ">". */
  readonly ties?: string | undefined;
}

/** The line of fixed scores, one cell or a row, and where it begins; cells are read once the course is known. */
export interface FixedLine {
  readonly cell: string;
  readonly cells: readonly unknown[];
}

/** The Terms of the Competition. Texts are "" where nothing is said; `edition` is null then. */
export interface Terms {
  readonly competition: string;
  /** Serial of Excel or text. */
  readonly date: unknown;
  readonly course: string;
  readonly form: Form;
  /** The form asks for a list of gross results beside its own. */
  readonly isGrossListed: boolean;
  readonly edition: EditionId | null;
  readonly allowance: string;
  readonly fixed: FixedLine;
  readonly ties: readonly CommitteeTie[];
  /** null: one list for the whole field. */
  readonly divisions: Divisions | null;
  readonly prizes: PrizeTerms;
  /** Cell of the prizes, "" where there is none. */
  readonly prizesCell: string;
  /** null: one round. */
  readonly rounds: RoundsTerms | null;
  readonly roundsCell: string;
  /** null: no teams. */
  readonly teams: TeamTerms | null;
  readonly teamsCell: string;
  readonly findings: readonly Found[];
}

interface Entry {
  readonly key: TermsKey;
  readonly cell: string;
  readonly cells: readonly unknown[];
}

/**
 * Reads the sheet called Terms (Règlement): keys, each with its value to the right.
 *
 * @returns the Terms, or a sentence for each value that cannot be read, with its cell
 */
export function readTerms(sheets: readonly SheetCells[], options: TermsOptions): Recognised<Terms> {
  const [sheet, second] = sheets.filter(({ name }) => isTermsSheet(name));
  if (sheet && second) return unrecognised(sheetRefusal('terms-twice', { sheet: sheet.name, other: second.name }));
  const refusals: SheetRefusal[] = [];
  const findings: Found[] = [];
  const entries = sheet ? readEntries(sheet, findings, refusals) : new Map<TermsKey, Entry>();

  const valueOf = (key: TermsKey): unknown => entries.get(key)?.cells[0] ?? '';
  const read = <T>(cell: string, value: Read<T>): T | null => {
    if (value.ok) return value.value;
    refusals.push(...cellRefused(cell, value.refusals));
    return null;
  };
  const cellOfKey = (key: TermsKey): string => entries.get(key)?.cell ?? '';
  const isGiven = (option: unknown): boolean => option !== undefined && !isBlank(option);

  const formText = isGiven(options.form) ? options.form : cellText(valueOf('form'));
  const formCell = isGiven(options.form) ? 'form' : cellOfKey('form');
  const form = formText ? read(formCell, readListedForm(formText)) : null;
  if (!formText) refusals.push(sheetRefusal('form-not-stated', { sheet: sheet?.name ?? '' }));

  const editionCell = isGiven(options.edition) ? 'edition' : cellOfKey('edition');
  const edition = read(editionCell, readEditionId(isGiven(options.edition) ? options.edition : valueOf('edition')));
  const tiesCell = isGiven(options.ties) ? 'ties' : cellOfKey('ties');
  const ties = read(tiesCell, readCommitteeTies(cellText(isGiven(options.ties) ? options.ties : valueOf('ties'))));
  const allowance = allowanceText(valueOf('allowance'));
  if (allowance === null)
    refusals.push(
      sheetRefusal('allowance-unknown', { cell: cellOfKey('allowance'), met: cellText(valueOf('allowance')) }),
    );

  const settle = <T>(value: Recognised<T>): T | null => {
    if (value.ok) return value.value;
    refusals.push(...value.refusals);
    return null;
  };
  const cellsOf = (key: TermsKey): readonly unknown[] => entries.get(key)?.cells ?? [];
  const divisions = settle(readDivisions(cellsOf('divisions'), cellOfKey('divisions')));
  const names = divisions?.kind === 'column' ? null : (divisions?.divisions ?? []).map(({ name }) => name);
  const rounds = settle(readRounds(valueOf('rounds'), cellOfKey('rounds')));
  const teams = settle(readTeams(valueOf('teams'), cellOfKey('teams')));
  const prizes = settle(readPrizes(cellsOf('prizes'), cellOfKey('prizes'), names));

  if (refusals.length > 0 || !form || !ties || !prizes) return unrecognised(...refusals);
  if (edition === null)
    findings.push(
      found('warn', 'edition-not-stated', cellOfKey('edition') || (sheet ? address(sheet.name, 0, 0) : '')),
    );
  return recognised({
    competition: cellText(valueOf('competition')),
    date: valueOf('date'),
    course: cellText(valueOf('course')),
    form: form.form,
    isGrossListed: form.isGrossListed,
    edition,
    allowance: allowance ?? '',
    fixed: { cell: cellOfKey('fixed'), cells: entries.get('fixed')?.cells ?? [] },
    ties,
    divisions,
    prizes,
    prizesCell: cellOfKey('prizes'),
    rounds,
    roundsCell: cellOfKey('rounds'),
    teams,
    teamsCell: cellOfKey('teams'),
    findings,
  });
}

function readEntries(sheet: SheetCells, findings: Found[], refusals: SheetRefusal[]): ReadonlyMap<TermsKey, Entry> {
  const entries = new Map<TermsKey, Entry>();
  for (const row of rowsOf(sheet)) {
    const filled = columnsOf(sheet).filter((column) => !isBlank(cellOf(sheet, row, column)));
    const [keyColumn, valueColumn] = filled;
    // A line of one cell is a title, or a key that the club left open.
    if (keyColumn === undefined || valueColumn === undefined) continue;
    const met = cellText(cellOf(sheet, row, keyColumn));
    const key = KEY_OF.get(plainWords(met));
    const isTableHead = ['key', 'cle', 'terms', 'reglement'].includes(plainWords(met));
    if (!key) {
      if (!isTableHead)
        findings.push(found('info', 'terms-key-unknown', address(sheet.name, row, keyColumn), { values: { met } }));
      continue;
    }
    const cell = address(sheet.name, row, valueColumn);
    const known = entries.get(key);
    if (known) refusals.push(sheetRefusal('terms-key-twice', { met, cell: known.cell, other: cell }));
    else entries.set(key, { key, cell, cells: filled.slice(1).map((column) => cellOf(sheet, row, column)) });
  }
  return entries;
}
