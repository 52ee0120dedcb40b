import { cellText, isBlank } from '../rules/cell-text';
import { found, type Found } from './finding';
import { isTermsSheet, plainWords } from './headings';
import { address, cellOf, columnsOf, rowsOf, type SheetCells } from './sheet-cells';
import { type Recognised, recognised, type SheetRefusal, sheetRefusal, unrecognised } from './sheet-refusal';

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
  | 'teams'
  | 'matchPoints'
  | 'homeTeam'
  | 'awayTeam';

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
  matchPoints: ['match points', 'points of a match', 'points par match', 'points des matchs', 'points du match'],
  homeTeam: ['home team', 'home', 'team a', 'equipe a', 'recevant', 'recevants', 'domicile', 'equipe recevante'],
  awayTeam: ['away team', 'away', 'visitors', 'team b', 'equipe b', 'visiteurs', 'visiteur', 'equipe visiteuse'],
  rounds: ['rounds', 'number of rounds', 'tours', 'nombre de tours', 'manches'],
};

const KEY_OF = new Map(
  Object.entries(KEYS).flatMap(([key, words]) => words.map((word) => [word, key as TermsKey] as const)),
);

/** The key that a line of the Terms begins with, by its plain words. */
export const keyOfTerms = (words: string): TermsKey | undefined => KEY_OF.get(words);

/** One line of the Terms: a key, and what stands right of it. */
export interface TermsLine {
  readonly key: TermsKey;
  readonly cell: string;
  readonly cells: readonly unknown[];
}

/** The lines of the sheet called Terms (Règlement); none where there is no such sheet. */
export interface TermsLines {
  /** Its name, "" where there is none. */
  readonly sheet: string;
  readonly lines: ReadonlyMap<TermsKey, TermsLine>;
  readonly findings: readonly Found[];
  /** Keys that stand there twice. */
  readonly refusals: readonly SheetRefusal[];
}

/** Reads what the Terms say line by line, before what it means. Two sheets of that name are refused. */
export function readTermsLines(sheets: readonly SheetCells[]): Recognised<TermsLines> {
  const [sheet, second] = sheets.filter(({ name }) => isTermsSheet(name));
  if (sheet && second) return unrecognised(sheetRefusal('terms-twice', { sheet: sheet.name, other: second.name }));
  const refusals: SheetRefusal[] = [];
  const findings: Found[] = [];
  const lines = sheet ? readEntries(sheet, findings, refusals) : new Map<TermsKey, TermsLine>();
  return recognised({ sheet: sheet?.name ?? '', lines, findings, refusals });
}

function readEntries(sheet: SheetCells, findings: Found[], refusals: SheetRefusal[]): ReadonlyMap<TermsKey, TermsLine> {
  const entries = new Map<TermsKey, TermsLine>();
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
