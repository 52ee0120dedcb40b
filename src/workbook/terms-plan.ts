import { cellText, isBlank } from '../rules/cell-text';
import { TERMS_WORDS } from '../words/terms-words';
import type { Language } from '../words/say';
import { isTermsSheet, plainWords } from './headings';
import { address, cellOf, columnsOf, rowsOf, type SheetCells, type Spot } from './sheet-cells';
import { keyOfTerms, type TermsKey } from './terms-lines';
import { allowanceText, dateText } from './terms-values';

/** The Terms as texts, key by key; "" where nothing is said. */
export type TermsDraft = Readonly<Record<DraftKey, string>>;

export const DRAFT_KEYS = [
  'competition',
  'date',
  'course',
  'form',
  'edition',
  'allowance',
  'fixed',
  'ties',
  'divisions',
  'prizes',
] as const satisfies readonly TermsKey[];

export type DraftKey = (typeof DRAFT_KEYS)[number];

export const NO_TERMS: TermsDraft = {
  competition: '',
  date: '',
  course: '',
  form: '',
  edition: '',
  allowance: '',
  fixed: '',
  ties: '',
  divisions: '',
  prizes: '',
};

/** A cell of the Terms sheet to be written; `held` is what it must still hold. */
export interface TermsCell extends Spot {
  readonly held: string;
  readonly text: string;
}

export interface TermsPlan {
  readonly sheet: string;
  readonly isNew: boolean;
  /** Only cells that change; none where the sheet says all of it already. */
  readonly cells: readonly TermsCell[];
  /** Cells that the draft would change and that hold something newer than its base. */
  readonly newer: readonly NewerCell[];
}

/** A cell of the Terms that somebody changed meanwhile. */
export interface NewerCell {
  readonly cell: string;
  readonly met: string;
  readonly expected: string;
}

/** What the Terms sheet says, as texts to be looked at and changed. */
export function termsDraftOf(sheets: readonly SheetCells[]): TermsDraft {
  const draft: Record<DraftKey, string> = { ...NO_TERMS };
  for (const { key, shown } of linesOf(sheets)) draft[key] = shown;
  return draft;
}

/**
 * Plans the Terms sheet: a key that stands there keeps its place, a new one is added below.
 *
 * @param base what the sheet said when the draft was begun: a key that the draft left as it was is not written
 */
export function planTerms(
  sheets: readonly SheetCells[],
  draft: TermsDraft,
  base: TermsDraft,
  language: Language,
): TermsPlan {
  const sheet = sheets.find(({ name }) => isTermsSheet(name));
  const name = sheet?.name ?? TERMS_WORDS.sheet[language];
  const lines = new Map(linesOf(sheets).map((line) => [line.key, line]));
  const cells: TermsCell[] = [];
  const newer: NewerCell[] = [];
  const column = [...lines.values()][0]?.keyColumn ?? (sheet ? sheet.firstColumn : 0);
  let next = sheet ? Math.max(0, ...rowsOf(sheet).map((row) => row + 1)) : 0;
  for (const key of DRAFT_KEYS) {
    const text = draft[key].trim();
    const line = lines.get(key);
    if (text === base[key] || text === line?.shown) continue;
    if (line && line.shown !== base[key])
      newer.push({ cell: address(name, line.row, line.valueColumn), met: line.shown, expected: base[key] });
    else if (line) cells.push({ row: line.row, column: line.valueColumn, held: line.held, text });
    else if (text !== '') {
      cells.push({ row: next, column, held: '', text: TERMS_WORDS[key][language] });
      cells.push({ row: next, column: column + 1, held: '', text });
      next += 1;
    }
  }
  return { sheet: name, isNew: !sheet, cells, newer };
}

interface TermsLine {
  readonly key: DraftKey;
  readonly row: number;
  readonly keyColumn: number;
  readonly valueColumn: number;
  readonly held: string;
  readonly shown: string;
}

function linesOf(sheets: readonly SheetCells[]): readonly TermsLine[] {
  const sheet = sheets.find(({ name }) => isTermsSheet(name));
  if (!sheet) return [];
  return rowsOf(sheet).flatMap((row): readonly TermsLine[] => {
    const [keyColumn, filled] = columnsOf(sheet).filter((column) => !isBlank(cellOf(sheet, row, column)));
    if (keyColumn === undefined) return [];
    const key = keyOfTerms(plainWords(cellOf(sheet, row, keyColumn)));
    const isDraftKey = DRAFT_KEYS.find((each) => each === key);
    if (!isDraftKey) return [];
    const valueColumn = filled ?? keyColumn + 1;
    const value = cellOf(sheet, row, valueColumn);
    return [{ key: isDraftKey, row, keyColumn, valueColumn, held: cellText(value), shown: shownOf(isDraftKey, value) }];
  });
}

const shownOf = (key: DraftKey, value: unknown): string =>
  key === 'date' ? dateText(value) : key === 'allowance' ? (allowanceText(value) ?? cellText(value)) : cellText(value);
