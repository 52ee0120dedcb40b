import { cellText, isBlank } from '../rules/cell-text';
import { readEditionId } from '../rules/editions/edition-in-force';
import type { EditionId } from '../rules/editions/clause';
import type { Form } from '../rules/forms/form';
import { type CommitteeTie, readCommitteeTies } from '../rules/ties/tie-break';
import type { Read } from '../rules/refusal';
import { found, type Found } from './finding';
import { type Divisions, readDivisions } from './terms-divisions';
import { type PrizeTerms, readPrizes } from './terms-prizes';
import { type RoundsTerms, readRounds } from './terms-rounds';
import { readTeams, type TeamTerms } from './terms-teams';
import { readTermsLines, type TermsKey } from './terms-lines';
import { allowanceText, readListedForm } from './terms-values';
import { cellRefused, type Recognised, recognised, sheetRefusal, unrecognised } from './sheet-refusal';
import { address, type SheetCells } from './sheet-cells';

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

/**
 * Reads the sheet called Terms (Règlement): keys, each with its value to the right.
 *
 * @returns the Terms, or a sentence for each value that cannot be read, with its cell
 */
export function readTerms(sheets: readonly SheetCells[], options: TermsOptions): Recognised<Terms> {
  const given = readTermsLines(sheets);
  if (!given.ok) return given;
  const { sheet, lines: entries } = given.value;
  const refusals = [...given.value.refusals];
  const findings = [...given.value.findings];

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
  if (!formText) refusals.push(sheetRefusal('form-not-stated', { sheet }));

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
      found('warn', 'edition-not-stated', cellOfKey('edition') || (sheet === '' ? '' : address(sheet, 0, 0))),
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
