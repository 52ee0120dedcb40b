import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { CLOSING } from '../../src/workbook/closing';
import { compileBook } from '../../src/workbook/compile-book';
import type { PlannedCell } from '../../src/workbook/results-page';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import type { Book, Sheet } from '../../workbench/engine/book';
import { type AddIn, openAddIn } from '../../workbench/office/add-in-page';
import type { FaultPlan } from '../../workbench/office/faults';
import type { OpenedBook } from '../../workbench/xlsx/open-book';
import { saveBook } from '../../workbench/xlsx/save-book';
import { openBook } from '../../workbench/xlsx/workbook-files';

const root = join(__dirname, '..', '..');
const folder = join(root, 'dist/addin');

export const UNFINISHED = /unfinished/;

/** A workbook to be compiled: its sheets, the sheets of ours that it makes, and what a second author may change in it. */
export interface CarefulBook {
  readonly sheets: readonly { readonly name: string; readonly rows: (string | number)[][] }[];
  readonly makes: readonly string[];
  readonly edits: readonly CarefulEdit[];
}

/** Cells of a sheet, rows and columns from and to, and the values that one of them may get. */
export interface CarefulEdit {
  readonly sheet: string;
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
  readonly values: readonly (number | string)[];
}

const NOTES = { name: 'Notes', rows: [['bring the flags in'], ['']] };
const NOTE: CarefulEdit = { sheet: 'Notes', rows: [1, 1], columns: [0, 0], values: ['a note', 'another', 'a third'] };
const COURSE = [
  ['Player', 'PH', 'Division', 1, 2, 3, 4, 5, 6, 7, 8, 9, 'Rulings'],
  ['Par', '', '', 4, 4, 3, 5, 4, 4, 3, 4, 5],
  ['SI', '', '', 1, 3, 5, 7, 9, 2, 4, 6, 8],
];
const cardsOn = (sheet: string): readonly CarefulEdit[] => [
  { sheet, rows: [3, 6], columns: [12, 12], values: ['', 'R6-7', 'WD'] },
  { sheet, rows: [3, 6], columns: [0, 0], values: ['Ann', 'Eve', 'Fay'] },
  { sheet, rows: [3, 6], columns: [3, 11], values: [3, 4, 5, 6, 7] },
  { sheet, rows: [3, 6], columns: [3, 11], values: [3, 4, 5, 6, 7] },
];

/** A small day with a division and a gross list, so that there are several sheets of ours. Hole 1 is in column D. */
export const SMALL_DAY: CarefulBook = {
  sheets: [
    {
      name: 'Scores',
      rows: [
        ...COURSE,
        ['Ann', 4, 'Ladies', 5, 4, 3, 6, 4, 5, 3, 4, 6],
        ['Bea', 6, 'Ladies', 5, 5, 3, 6, 4, 5, 3, 5, 6, 'R6-7'],
        ['Cy', 2, '', 4, 4, 4, 5, 4, 4, 3, 5, 5],
        ['Dan', 9, '', 6, 5, 4, 6, 5, 5, 4, 5, 6],
      ],
    },
    {
      name: 'Terms',
      rows: [
        ['Competition', 'Small Cup'],
        ['Form of play', 'Stableford'],
        ['Rules edition', 'classic'],
        ['Divisions', 'Ladies'],
        ['Prizes', 'Gross: Cup; Overall: 2'],
        ['Ties', 'countback'],
      ],
    },
    NOTES,
  ],
  makes: ['Results', 'Results · Gross', 'Results · Ladies', 'Results · Findings'],
  edits: [
    { sheet: 'Terms', rows: [5, 5], columns: [1, 1], values: ['countback', 'shared', 'holes-back'] },
    NOTE,
    ...cardsOn('Scores'),
  ],
};

/** Two rounds that make an eclectic. */
export const SMALL_ECLECTIC: CarefulBook = {
  sheets: [
    {
      name: 'May',
      rows: [
        ...COURSE,
        ['Ann', 4, '', 5, 4, 3, 6, 4, 5, 3, 4, 6],
        ['Bea', 6, '', 5, 5, 3, 6, 4, 5, 3, 5, 6],
        ['Cy', 2, '', 4, 4, 4, 5, 4, 4, 3, 5, 5],
        ['Dan', 9, '', 6, 5, 4, 6, 5, 5, 4, 5, 6],
      ],
    },
    {
      name: 'June',
      rows: [
        ...COURSE,
        ['Ann', 4, '', 4, 5, 3, 5, 4, 6, 3, 4, 5],
        ['Bea', 6, '', 4, 5, 4, 6, 4, 4, 3, 5, 6],
        ['Cy', 2, '', 5, 4, 3, 6, 4, 4, 4, 4, 5],
        ['Dan', 9, '', 5, 5, 4, 5, 5, 6, 3, 5, 7, 'R6-7'],
      ],
    },
    {
      name: 'Terms',
      rows: [
        ['Form of play', 'Stableford'],
        ['Rules edition', 'classic'],
        ['Rounds', 'eclectic'],
      ],
    },
    NOTES,
  ],
  makes: ['Results', 'Results · Eclectic'],
  edits: [
    { sheet: 'Terms', rows: [2, 2], columns: [1, 1], values: ['eclectic', 'sum', 'best 1 of 2'] },
    NOTE,
    ...cardsOn('May'),
    ...cardsOn('June'),
  ],
};

/** Four matches of two teams. */
export const SMALL_MATCHES: CarefulBook = {
  sheets: [
    {
      name: 'Matches',
      rows: [
        ['Home', 'Away', 'Result'],
        ['Ann', 'Bea', 'A 3&2'],
        ['Cy', 'Dan', 'AS'],
        ['Eve', 'Fay', 'B 1 up'],
        ['Gus', 'Hal', ''],
      ],
    },
    {
      name: 'Terms',
      rows: [
        ['Form of play', 'Match play'],
        ['Match points', '1; 1/2; 0'],
      ],
    },
    NOTES,
  ],
  makes: ['Results', 'Results · Findings'],
  edits: [
    { sheet: 'Terms', rows: [1, 1], columns: [1, 1], values: ['1; 1/2; 0', '2; 1; 0', '3; 1; 0'] },
    NOTE,
    { sheet: 'Matches', rows: [1, 4], columns: [2, 2], values: ['A 2&1', 'B 5&4', 'AS', '3&2', ''] },
    { sheet: 'Matches', rows: [1, 4], columns: [0, 1], values: ['Ida', 'Jo', 'Kit'] },
  ],
};

/** The built add-in at work in a small workbook. */
export class CarefulDay {
  /** Requests and operations of the last compilation. */
  counted = { requests: 0, operations: 0 };

  private constructor(
    readonly opened: OpenedBook,
    readonly addIn: AddIn,
    private readonly drafts: string,
    readonly careful: CarefulBook,
  ) {}

  static async open(careful: CarefulBook = SMALL_DAY): Promise<CarefulDay> {
    const drafts = mkdtempSync(join(tmpdir(), 'score-desk-careful-'));
    const file = join(drafts, 'day.xlsx');
    writeFileSync(file, await writeXlsx({ sheets: careful.sheets.map(({ name, rows }) => ({ name, rows })) }));
    const functions = loadFunctions(openBuiltAddIn(folder), { language: 'en' });
    const opened = await openBook(file, { functions });
    const addIn = await openAddIn({ book: opened.book, language: 'en', folder });
    const day = new CarefulDay(opened, addIn, drafts, careful);
    await day.untilQuiet();
    return day;
  }

  close(): void {
    this.addIn.close();
    this.opened.book.dispose();
    rmSync(this.drafts, { recursive: true });
  }

  get book(): Book {
    return this.opened.book;
  }

  /** The library gives back what a run held in requests of its own, a little later: those are not counted with the next. */
  async untilQuiet(): Promise<void> {
    let seen = -1;
    while (seen !== this.addIn.requests.length) {
      seen = this.addIn.requests.length;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  get ours(): readonly Sheet[] {
    return this.book.sheets.filter(({ name }) => name.startsWith('Results'));
  }

  /** A1 of each sheet of ours. */
  get headings(): readonly string[] {
    return this.ours.map((sheet) => {
      const value = sheet.value(0, 0);
      return typeof value === 'string' ? value : '';
    });
  }

  /** Values of the club's sheets. */
  get club(): string {
    return JSON.stringify(this.book.sheets.filter((sheet) => !this.ours.includes(sheet)).map(cellsOf));
  }

  /** Values of our sheets by name. */
  get results(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.ours.map((sheet) => [sheet.name, JSON.stringify(cellsOf(sheet))]));
  }

  /** What the workbook as it is now should make, by the plain computation without any host. */
  get wanted(): Readonly<Record<string, string>> {
    const sheets = this.book.sheets
      .filter((sheet) => !this.ours.includes(sheet))
      .map((sheet) => ({
        name: sheet.name,
        firstRow: 0,
        firstColumn: 0,
        values: cellsOf(sheet).map((row) => row.map((cell) => cell ?? '')),
      }));
    const day = compileBook(sheets, {}, CLOSING, 'en');
    if (!day.ok) return {};
    const shown = (cell: PlannedCell): unknown =>
      typeof cell === 'string' ? (cell === '' ? null : cell) : cell.number;
    return Object.fromEntries(
      day.value.plans.map(({ sheet, rows }) => [sheet, JSON.stringify(rows.map((row) => row.map(shown)))]),
    );
  }

  /** Compiles under a plan; the sentence that the door rejects with, or null. */
  async compile(plan: FaultPlan = {}): Promise<string | null> {
    this.addIn.host.faults.plan(plan);
    try {
      await this.addIn.door.compile({});
      return null;
    } catch (error) {
      return error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error)
        ? String(error.message)
        : String(error);
    } finally {
      this.counted = this.addIn.host.faults.counted;
      this.addIn.host.faults.plan({});
    }
  }

  /** The workbook as a file. */
  async bytes(): Promise<Buffer> {
    const identity = openBuiltAddIn(folder).identity;
    const { bytes } = await saveBook(this.opened, {
      settings: { addIn: identity, values: this.addIn.host.settings },
    });
    return Buffer.from(bytes);
  }

  removeOurs(): void {
    for (const sheet of this.ours) this.book.remove(sheet);
    this.addIn.host.settings.clear();
  }
}

export function cellsOf(sheet: Sheet): unknown[][] {
  const area = sheet.usedArea();
  return Array.from({ length: (area?.row ?? 0) + (area?.rows ?? 0) }, (_, row) =>
    Array.from({ length: (area?.column ?? 0) + (area?.columns ?? 0) }, (_, column) => sheet.value(row, column)),
  );
}
