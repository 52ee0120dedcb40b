import { join } from 'node:path';
import { UniverBook } from '../../workbench/engine/univer-book';
import { openAddIn } from '../../workbench/office/add-in-page';
import type { AddIn } from '../../workbench/office/add-in-page';

/** The wider object model, asked through Microsoft's own library. Each expected value is what Office.js documents. */
const folder = join(__dirname, 'fixture/addin');

let book: UniverBook;
let addIn: AddIn;
beforeAll(async () => {
  book = new UniverBook();
  book.add('Scores');
  book.add('Terms');
  addIn = await openAddIn({ book, language: 'en', folder });
});
afterAll(() => {
  addIn.close();
  book.dispose();
});

/** Runs work in the page, with `workbook` and `sheet` (Scores) at hand and a last sync; its answer comes through JSON. */
async function run(work: string): Promise<unknown> {
  const answer: unknown = await addIn.page.eval(
    `Excel.run(async (context) => { const workbook = context.workbook; const sheet = workbook.worksheets.getItem('Scores');
       const sync = () => context.sync(); ${work} }).then((value) => JSON.stringify(value ?? null), (error) => JSON.stringify({ refused: error.code }))`,
  );
  return JSON.parse(String(answer));
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('events of sheets and of the selection', () => {
  const heard = async (): Promise<unknown> => {
    await aMoment();
    return JSON.parse(String(addIn.page.eval('JSON.stringify(window.told.splice(0))')));
  };

  beforeAll(async () => {
    await run(`window.told = []; const tell = (what) => async (event) => { window.told.push([what, event.address || '', event.source || '']); };
      const all = workbook.worksheets;
      all.onActivated.add(tell('activated')); all.onDeactivated.add(tell('deactivated')); all.onAdded.add(tell('added'));
      all.onDeleted.add(tell('deleted')); all.onSelectionChanged.add(tell('selected')); sheet.onSelectionChanged.add(tell('selected here'));
      workbook.onSelectionChanged.add(async () => { window.told.push(['selection', '', '']); }); await sync();`);
  });

  it('tell of what the add-in selects, on the sheet and on all', async () => {
    await run('sheet.getRange("B2:C3").select(); await sync();');
    expect(await heard()).toEqual(
      expect.arrayContaining([
        ['selected', 'B2:C3', ''],
        ['selected here', 'B2:C3', ''],
        ['selection', '', ''],
      ]),
    );
  });

  it('tell of what the user selects and shows', async () => {
    const terms = book.find('Terms')!;
    addIn.host.select({ sheet: terms, area: { row: 4, column: 0, rows: 1, columns: 1 } });
    addIn.raiseEvents();
    const told = await heard();
    expect(told).toEqual(
      expect.arrayContaining([
        ['deactivated', '', ''],
        ['activated', '', ''],
        ['selected', 'A5', ''],
        ['selection', '', ''],
      ]),
    );
    expect(told).not.toContainEqual(expect.arrayContaining(['selected here']));
    expect(await run('const r = workbook.getSelectedRange(); r.load("address"); await sync(); return r.address;')).toBe(
      'Terms!A5',
    );
  });

  it('tell of a sheet added and deleted', async () => {
    await run(
      'workbook.worksheets.add("Draft"); await sync(); workbook.worksheets.getItem("Draft").delete(); await sync();',
    );
    expect(await heard()).toEqual([
      ['added', '', 'Local'],
      ['deleted', '', 'Local'],
    ]);
  });

  it('are refused where the workbench would never raise them', async () => {
    expect(await run('sheet.onCalculated.add(async () => {}); await sync();')).toEqual({ refused: 'ApiNotFound' });
    expect([...addIn.host.unsupported]).toEqual(['Worksheet._RegisterCalculatedEvent']);
    addIn.host.unsupported.clear();
  });
});
