import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { compileDay } from '../../src/workbook/compile-day';
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

/** A small day with a division and a gross list, so that there are several sheets of ours. Hole 1 is in column D. */
const SHEETS = [
  {
    name: 'Scores',
    rows: [
      ['Player', 'PH', 'Division', 1, 2, 3, 4, 5, 6, 7, 8, 9, 'Rulings'],
      ['Par', '', '', 4, 4, 3, 5, 4, 4, 3, 4, 5],
      ['SI', '', '', 1, 3, 5, 7, 9, 2, 4, 6, 8],
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
  { name: 'Notes', rows: [['bring the flags in'], ['']] },
];

/** The built add-in at work in the small day. */
export class CarefulDay {
  /** Requests and operations of the last compilation. */
  counted = { requests: 0, operations: 0 };

  private constructor(
    readonly opened: OpenedBook,
    readonly addIn: AddIn,
    private readonly drafts: string,
  ) {}

  static async open(): Promise<CarefulDay> {
    const drafts = mkdtempSync(join(tmpdir(), 'score-desk-careful-'));
    const file = join(drafts, 'day.xlsx');
    writeFileSync(file, await writeXlsx({ sheets: SHEETS }));
    const functions = loadFunctions(openBuiltAddIn(folder), { language: 'en' });
    const opened = await openBook(file, { functions });
    const addIn = await openAddIn({ book: opened.book, language: 'en', folder });
    const day = new CarefulDay(opened, addIn, drafts);
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
    const day = compileDay(sheets, {}, 'en');
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
