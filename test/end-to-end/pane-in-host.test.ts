import { join } from 'node:path';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import { type AddIn, openAddIn } from '../../workbench/office/add-in-page';
import { type OpenedBook } from '../../workbench/xlsx/open-book';
import { openBook } from '../../workbench/xlsx/workbook-files';

/** The built pane on Microsoft's own office.js, over the English Stableford sample. */
const root = join(__dirname, '..', '..');
const folder = join(root, 'dist/addin');

let opened: OpenedBook;
let addIn: AddIn;
beforeAll(async () => {
  const functions = loadFunctions(openBuiltAddIn(folder), { language: 'en' });
  opened = await openBook(join(root, 'samples/stableford-day.xlsx'), { functions });
  addIn = await openAddIn({ book: opened.book, language: 'en', folder });
  await until(() => paneText().includes('Findings'));
});
afterAll(() => {
  addIn.close();
  opened.book.dispose();
});

const pane = () => addIn.page.document.getElementById('pane');
const paneText = () => pane()?.textContent ?? '';

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isSo(); tries++) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(isSo()).toBe(true);
}

const press = (label: string) =>
  [...addIn.page.document.querySelectorAll('button')].find((button) => button.textContent === label)?.click();

describe('the pane in its host', () => {
  it('says by itself what sheet it sees, and lists the findings', () => {
    expect(paneText()).toContain('40 entered, 40 returned');
    expect(paneText()).toContain('SheetScores');
    expect(addIn.page.document.querySelector('h3.decide')?.textContent).toBe('To decide 3');
    expect(addIn.page.document.documentElement.lang).toBe('en');
  });

  it('goes to the cell of a finding', async () => {
    press('Scores!H24');
    await until(() => addIn.host.selected.area.row === 23);
    expect(addIn.host.selected.area).toMatchObject({ row: 23, column: 7 });
  });

  it('compiles the results on the button', async () => {
    press('Compile results');
    await until(() => paneText().includes('34 cards placed'));
    expect(opened.book.find('Results')?.value(0, 0)).toBe('Results · provisional, 3 decisions open');
  });

  it('compiles them again from the ribbon, on the same sheet', async () => {
    await addIn.fireCommand('compileResults');
    expect(opened.book.sheets.map(({ name }) => name)).toEqual(['Scores', 'Leaderboard', 'Terms', 'Results']);
  });

  it('asks nothing of Excel that the host does not know', () => {
    expect([...addIn.host.unsupported]).toEqual([]);
  });
});
