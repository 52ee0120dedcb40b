import { join } from 'node:path';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import { type AddIn, openAddIn } from '../../workbench/office/add-in-page';
import type { FaultPlan } from '../../workbench/office/faults';
import { type OpenedBook } from '../../workbench/xlsx/open-book';
import { openBook } from '../../workbench/xlsx/workbook-files';

/** The built add-in on a workbook where things go wrong: what reaches it is what Excel would give. */
const root = join(__dirname, '..', '..');
const folder = join(root, 'dist/addin');
/** Every so many operations one is made to fail; a number without a rhythm of ours. */
const STEP = 23;
const UNFINISHED = /unfinished/i;
const FINISHED = 'Results · provisional, 3 decisions open';

let opened: OpenedBook;
let addIn: AddIn;
let before: string;
beforeAll(async () => {
  const functions = loadFunctions(openBuiltAddIn(folder), { language: 'en' });
  opened = await openBook(join(root, 'samples/stableford-day.xlsx'), { functions });
  addIn = await openAddIn({ book: opened.book, language: 'en', folder });
  // The pane checks the cards by itself when it starts.
  for (let tries = 0; tries < 200 && !paneText().includes('Findings'); tries++) await pause();
  before = clubCells();
});
afterAll(() => {
  addIn.close();
  opened.book.dispose();
});
afterEach(() => {
  addIn.host.faults.plan({});
  expect(clubCells()).toBe(before);
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 25));
/** The library gives back what a run held in requests of its own, a little later: those are no part of what is counted. */
async function untilQuiet(): Promise<void> {
  let seen = -1;
  while (seen !== addIn.requests.length) {
    seen = addIn.requests.length;
    await pause();
    await pause();
  }
}
const paneText = () => addIn.page.document.getElementById('pane')?.textContent ?? '';
const isOurs = (name: string): boolean => name.startsWith('Results');
const ourSheets = () => opened.book.sheets.filter(({ name }) => isOurs(name));
/** A1 of each sheet of ours. */
const headings = (): string[] =>
  ourSheets().map((sheet) => {
    const value = sheet.value(0, 0);
    return typeof value === 'string' ? value : '';
  });
const heading = (): string => headings()[0] ?? '';

/** Every value of the club's own sheets. */
const clubCells = (): string => cellsOf((name) => !isOurs(name));

const resultsCells = (): string => cellsOf(isOurs);

function cellsOf(isWanted: (sheet: string) => boolean): string {
  return JSON.stringify(
    opened.book.sheets
      .filter(({ name }) => isWanted(name))
      .map((sheet) => {
        const area = sheet.usedArea();
        return Array.from({ length: area?.rows ?? 0 }, (_, row) =>
          Array.from({ length: area?.columns ?? 0 }, (_, column) => sheet.value(row, column)),
        );
      }),
  );
}

function withoutResults(): void {
  for (const sheet of ourSheets()) opened.book.remove(sheet);
}

/** Compiles under a plan; what the door rejects with. */
async function compileUnder(plan: FaultPlan): Promise<{ readonly message: string; readonly code: unknown } | null> {
  await untilQuiet();
  addIn.host.faults.plan(plan);
  try {
    await addIn.door.compile({});
    return null;
  } catch (error) {
    const { message, cause } = error as { message: string; cause?: { code?: unknown } };
    return { message, code: cause?.code };
  }
}

describe('a fault reaches the add-in as Excel gives it', () => {
  // Codes of OfficeExtension.Error for what desktop Excel answers.
  const rows: readonly (readonly [string, FaultPlan, string])[] = [
    ['an operation that fails', { operation: 5 }, 'GeneralException'],
    ['a request that fails before anything is done', { request: 2 }, 'GeneralException'],
    ['a reply that is lost', { lostReply: 2 }, 'GeneralException'],
    ['a request too large', { mostBytes: 2_000 }, 'RequestPayloadSizeLimitExceeded'],
  ];
  it.each(rows)('%s', async (_, plan, code) => {
    withoutResults();
    const refused = await compileUnder(plan);
    expect(refused?.code).toBe(code);
    expect(refused?.message).not.toBe('');
  });

  it('a cell being edited: the add-in waits for the end of the edit, and then goes on', async () => {
    withoutResults();
    let isOver = false;
    const compiled = compileUnder({ isEditing: true }).then((refused) => {
      isOver = true;
      return refused;
    });
    while (addIn.host.faults.held === 0) await pause();
    await pause();
    expect(isOver).toBe(false);
    addIn.host.faults.finishEdit();
    expect(await compiled).toBeNull();
    expect(heading()).toBe(FINISHED);
  });

  it('a cell being edited: who does not wait is told so', async () => {
    addIn.host.faults.plan({ isEditing: true });
    const code: unknown = await addIn.page.eval(
      'Excel.run(async (context) => { context.workbook.worksheets.load("items"); await context.sync(); }).then(() => "", (error) => error.code)',
    );
    expect(code).toBe('InvalidOperationInCellEditMode');
  });

  it('a protected Results sheet: a sentence, and nothing written', async () => {
    withoutResults();
    expect(await compileUnder({})).toBeNull();
    const results = opened.book.find('Results');
    if (results) results.protection = { options: {}, password: '' };
    expect((await compileUnder({}))?.message).toBe(
      'Sheet Results is protected: nothing was written. Unprotect it in Excel (Review, Unprotect Sheet), then try again.',
    );
    expect(heading()).toBe(FINISHED);
  });
});

describe('compiling, cut off anywhere', () => {
  it('leaves no results, results marked unfinished, or whole ones; run again, it is whole', async () => {
    withoutResults();
    expect(await compileUnder({})).toBeNull();
    await untilQuiet();
    const { operations, requests } = addIn.host.faults.counted;
    const whole = resultsCells();
    const plans: FaultPlan[] = [
      ...Array.from({ length: Math.ceil(operations / STEP) }, (_, nth) => ({ operation: 1 + nth * STEP })),
      ...Array.from({ length: requests }, (_, nth) => ({ request: nth + 1 })),
      ...Array.from({ length: requests }, (_, nth) => ({ lostReply: nth + 1 })),
    ];
    for (const plan of plans) {
      withoutResults();
      const refused = await compileUnder(plan);
      const isUnfinished = headings().every((each) => each === '' || UNFINISHED.test(each) || each === FINISHED);
      // The fault may meet the last answer, or what the library tidies up behind it: then all of it stands.
      const isWhole = resultsCells() === whole;
      expect([plan, isUnfinished || isWhole, refused !== null || isWhole]).toEqual([plan, true, true]);
      expect(clubCells()).toBe(before);
    }
    expect(await compileUnder({})).toBeNull();
    expect(resultsCells()).toBe(whole);
    expect(heading()).toBe(FINISHED);
    expect(opened.book.sheets.map(({ name }) => name)).toEqual([
      'Scores',
      'Leaderboard',
      'Terms',
      'Results',
      'Results · Findings',
    ]);
  }, 120_000);
});
