import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAddIn } from '../../workbench/office/add-in-page';
import { openBook } from '../../workbench/xlsx/workbook-files';

const root = join(__dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'score-desk-closing-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['en', 'A part of the add-in did not load. Close the pane and open it again.'],
  ['fr', 'Une partie du complément n’a pas été chargée. Fermez le volet et rouvrez-le.'],
] as const)(
  'a part that did not load is told of when it is needed, and nothing is written (%s)',
  async (language, told) => {
    cpSync(join(root, 'dist/addin'), folder, { recursive: true });
    rmSync(join(folder, 'closing.js'));
    const opened = await openBook(join(root, 'samples/match-day.xlsx'));
    const addIn = await openAddIn({ book: opened.book, language, folder });
    await expect(addIn.door.compile({})).rejects.toMatchObject({ message: told });
    expect(opened.book.sheets.map(({ name }) => name)).toEqual(['Matches', 'Terms']);
    addIn.close();
    opened.book.dispose();
  },
  60_000,
);
