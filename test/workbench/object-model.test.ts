import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAddIn } from '../../workbench/office/add-in-page';
import type { AddIn } from '../../workbench/office/add-in-page';
import { openBook } from '../../workbench/xlsx/open-book';
import type { OpenedBook } from '../../workbench/xlsx/open-book';
import { saveBook } from '../../workbench/xlsx/save-book';
import { clubWorkbook, partsOf } from './club-workbook';

/** The wider object model, asked through Microsoft's own library. Each expected value is what Office.js documents. */
const folder = join(__dirname, 'fixture/addin');

const NOTES = "Club's notes & more";

let files: string;
let opened: OpenedBook;
let addIn: AddIn;
beforeAll(async () => {
  files = mkdtempSync(join(tmpdir(), 'object-model-'));
  writeFileSync(join(files, 'club.xlsx'), await clubWorkbook());
  opened = await openBook(join(files, 'club.xlsx'));
  addIn = await openAddIn({ book: opened.book, language: 'en', folder });
});
afterAll(() => {
  addIn.close();
  opened.book.dispose();
  rmSync(files, { recursive: true });
});

/** The book saved as it is now: its parts, what was not kept, and the same file opened again. */
async function saved(): Promise<{ parts: Record<string, string>; notKept: readonly unknown[]; again: OpenedBook }> {
  const { bytes, notKept } = await saveBook(opened);
  writeFileSync(join(files, 'saved.xlsx'), bytes);
  return { parts: partsOf(bytes), notKept, again: await openBook(join(files, 'saved.xlsx')) };
}

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
    const terms = opened.book.find(NOTES)!;
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
      "'Club''s notes & more'!A5",
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

describe('borders', () => {
  it('are drawn round a block and inside, and read back; null where they differ', async () => {
    expect(
      await run(`const block = sheet.getRange('H10:I11'); const { borders } = block.format;
        borders.getItem('EdgeBottom').style = 'Double'; borders.getItem('EdgeTop').weight = 'Thick';
        const inside = borders.getItem('InsideVertical'); inside.style = 'Dash'; inside.color = '#ff8800';
        await sync();
        const read = ['EdgeTop', 'EdgeBottom', 'EdgeLeft', 'InsideVertical'].map((side) => borders.getItem(side).load('style,weight,color'));
        const mixed = sheet.getRange('H10:H11').format.borders.getItem('InsideHorizontal').load('style');
        const partly = sheet.getRange('H9:I10').format.borders.getItem('EdgeRight').load('style');
        borders.load('items/sideIndex'); await sync();
        return [...read.map(({ style, weight, color }) => [style, weight, color]), mixed.style, partly.style, borders.items.map(({ sideIndex }) => sideIndex)];`),
    ).toEqual([
      ['Continuous', 'Thick', '#000000'],
      ['Double', 'Thick', '#000000'],
      ['None', 'Thin', '#000000'],
      ['Dash', 'Thin', '#FF8800'],
      'None',
      'None',
      ['EdgeTop', 'EdgeBottom', 'EdgeLeft', 'EdgeRight', 'InsideVertical', 'InsideHorizontal'],
    ]);
  });

  it('are no diagonals here, and say so', async () => {
    expect(
      await run("sheet.getRange('H10').format.borders.getItem('DiagonalUp').style = 'Dash'; await sync();"),
    ).toEqual({ refused: 'ApiNotFound' });
    expect([...addIn.host.unsupported]).toEqual(['RangeBorder.DiagonalUp']);
    addIn.host.unsupported.clear();
  });

  it('go into the file and come out of it', async () => {
    const { again } = await saved();
    const style = again.book.find('Scores')?.style(9, 7);
    expect([style?.borderTop, style?.borderRight, style?.borderLeft]).toEqual([
      'thick #000000',
      'dashed #FF8800',
      undefined,
    ]);
    expect(again.book.find('Scores')?.style(10, 8).borderBottom).toBe('double #000000');
    again.book.dispose();
  });

  it('are gone from the file where the look was cleared', async () => {
    await run("sheet.getRange('H10').format.font.bold = true; await sync();");
    const before = (await saved()).again;
    expect(before.book.find('Scores')?.style(9, 7).bold).toBe(true);
    before.book.dispose();
    await run("sheet.getRange('E6').clear('Formats'); await sync();");
    const { again } = await saved();
    // E6 is the club's own date, of format 14.
    expect(again.book.find('Scores')?.style(5, 4).numberFormat).toBeUndefined();
    again.book.dispose();
  });
});

describe('protection', () => {
  it('lets only unlocked cells be written to, and formats only where they are allowed', async () => {
    expect(
      await run(`sheet.getRange('H20:H21').format.protection.locked = false; await sync();
        sheet.protection.protect({ allowFormatColumns: true }); sheet.protection.load('protected,options'); await sync();
        const { protected: isProtected, options } = sheet.protection;
        sheet.getRange('H20:H21').values = [[4], [5]]; sheet.getRange('H:H').format.columnWidth = 50; await sync();
        return [isProtected, options.allowFormatColumns, options.allowFormatCells, options.selectionMode];`),
    ).toEqual([true, true, false, 'Normal']);
  });

  it.each([
    ['a locked cell', "sheet.getRange('H19:H20').values = [[1], [2]]"],
    ['a locked cell cleared', "sheet.getRange('H19').clear()"],
    ['a fill', "sheet.getRange('H20').format.fill.color = '#ffffff'"],
    ['a number format', "sheet.getRange('H20').numberFormat = [['0']]"],
    ['a border', "sheet.getRange('H20').format.borders.getItem('EdgeTop').style = 'Continuous'"],
    ['a row height', "sheet.getRange('20:20').format.rowHeight = 30"],
    ['another lock', "sheet.getRange('H19').format.protection.locked = false"],
    ['protecting twice', 'sheet.protection.protect()'],
  ])('refuses %s', async (_, work) => {
    expect(await run(`${work}; await sync();`)).toEqual({ refused: 'AccessDenied' });
  });

  it('goes into the file with its locks and options', async () => {
    const { again, notKept } = await saved();
    const sheet = again.book.find('Scores');
    expect(sheet?.protection).toEqual({ options: { allowFormatColumns: true }, password: '' });
    expect([sheet?.style(19, 7).locked, sheet?.style(18, 7).locked]).toEqual([false, undefined]);
    expect(notKept).not.toContainEqual({ what: 'password', where: 'Scores' });
    again.book.dispose();
  });

  it('is taken off by its password alone, which no file of ours holds', async () => {
    await run("sheet.protection.unprotect(); await sync(); sheet.protection.protect(null, 'birdie'); await sync();");
    const { again, notKept } = await saved();
    expect(notKept).toContainEqual({ what: 'password', where: 'Scores' });
    again.book.dispose();
    expect(await run("sheet.protection.unprotect('bogey'); await sync();")).toEqual({ refused: 'AccessDenied' });
    expect(
      await run(
        "sheet.protection.unprotect('birdie'); sheet.protection.load('protected'); await sync(); return sheet.protection.protected;",
      ),
    ).toBe(false);
  });

  it('tells who listens', async () => {
    await run(
      'window.told = []; sheet.onProtectionChanged.add(async ({ isProtected }) => { window.told.push(isProtected); }); await sync(); sheet.protection.protect(); await sync(); sheet.protection.unprotect(); await sync();',
    );
    await aMoment();
    expect(JSON.parse(String(addIn.page.eval('JSON.stringify(window.told)')))).toEqual([true, false]);
  });
});
