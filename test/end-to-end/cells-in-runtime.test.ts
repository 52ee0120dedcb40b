import { join } from 'node:path';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { FunctionsInRuntime } from '../../workbench/addin/functions-in-runtime';
import type { CellValue } from '../../workbench/engine/values';
import { type AddIn, openAddIn } from '../../workbench/office/add-in-page';
import { createBook, type OpenedBook } from '../../workbench/xlsx/open-book';

/** Formulas in cells whose functions run in Microsoft's own runtime: what a cell shows while it waits, and after. */
const folder = join(__dirname, '..', '..', 'dist/addin');

let runtime: FunctionsInRuntime;
let opened: OpenedBook;
let page: OpenedBook;
let addIn: AddIn;
beforeAll(async () => {
  runtime = new FunctionsInRuntime(openBuiltAddIn(folder));
  page = createBook('Page');
  addIn = await openAddIn({ book: page.book, language: 'en', folder });
  runtime.connect(addIn.callFunction);
  opened = createBook('Card', { functions: runtime.functions });
});
afterAll(() => {
  addIn.close();
  page.book.dispose();
  opened.book.dispose();
});

/** Columns A to D of a card of three holes: 5, 4 and a blank on par 4, 4, 3, indexes 1 to 3, handicap 1. */
const CARD = [
  [5, 4, 1],
  [4, 4, 2],
  [null, 3, 3],
];

function at(row: number, column = 5): unknown {
  const value = opened.book.active.value(row, column);
  return typeof value === 'object' && value !== null ? value.error : value;
}

async function settled(): Promise<void> {
  await opened.book.recalculate();
  while (await runtime.settle()) await opened.book.recalculate();
}

it('a cell is #BUSY! until the runtime has answered, and so is what hangs on it', async () => {
  const sheet = opened.book.active;
  CARD.forEach((line, row) => line.forEach((value, column) => sheet.set(row, column, { value: value as CellValue })));
  sheet.set(0, 5, { formula: '=GOLF.STABLEFORD(A1:A3,B1:B3,C1:C3,1)' });
  sheet.set(1, 5, { formula: '=F1*2' });
  await opened.book.recalculate();
  expect([at(0), at(1)]).toEqual(['#BUSY!', '#BUSY!']);
  await settled();
  // A five with a stroke on a par 4 is 2 points, a four without one 2; no score, no points.
  expect([at(0), at(1)]).toEqual([4, 8]);
});

it('a field spills, is #SPILL! where a cell is in its way, and spills again when that is gone', async () => {
  const sheet = opened.book.active;
  sheet.set(0, 7, { formula: '=GOLF.STABLEFORDHOLES(A1:A3,B1:B3,C1:C3,1)' });
  sheet.set(1, 7, { value: 'in the way' });
  await settled();
  expect(at(0, 7)).toBe('#SPILL!');
  sheet.set(1, 7, { value: null });
  await settled();
  expect([at(0, 7), at(1, 7), at(2, 7)]).toEqual([2, 2, 0]);
});

it('an unknown name is #NAME? at once, an error among the arguments reaches the function, an error inside an array is its own', async () => {
  const sheet = opened.book.active;
  sheet.set(4, 5, { formula: '=GOLF.NOSUCH(A1)' });
  sheet.set(5, 5, { formula: '=GOLF.GROSS(NA())' });
  sheet.set(6, 5, { formula: '=GOLF.GROSS({5,4;5,"four"})' });
  await opened.book.recalculate();
  expect(at(4)).toBe('#NAME?');
  await settled();
  expect([at(4), at(5), at(6), at(7)]).toEqual(['#NAME?', '#VALUE!', 9, '#VALUE!']);
  expect(opened.book.active.value(5, 5)).toEqual({
    error: '#VALUE!',
    message: expect.stringContaining('holds an error, #N/A') as string,
  });
});

it('a changed score is asked for anew', async () => {
  opened.book.active.set(2, 0, { value: 3 });
  await opened.book.recalculate();
  expect(at(0)).toBe('#BUSY!');
  await settled();
  // A par on the third hole: 2 points more.
  expect([at(0), at(1), at(2, 7)]).toEqual([6, 12, 2]);
});

describe.each(['null', 'zero'] as const)('a blank handicap as %s', (blanks) => {
  it('reaches the function as that Excel sends it', async () => {
    const book = createBook('Card', { functions: runtime.functions, blanks });
    book.book.active.set(0, 0, { formula: '=GOLF.NET({5,4},B1)' });
    await book.book.recalculate();
    while (await runtime.settle()) await book.book.recalculate();
    const value = book.book.active.value(0, 0);
    // Where the host tells a blank from 0 it is refused; where it does not, it is a handicap of 0 (design of the formulas).
    expect(typeof value === 'object' && value !== null ? value.error : value).toBe(blanks === 'null' ? '#VALUE!' : 9);
    book.book.dispose();
  });
});
