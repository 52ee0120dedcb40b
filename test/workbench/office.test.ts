import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import { UniverBook } from '../../workbench/engine/univer-book';
import { openAddIn } from '../../workbench/office/add-in-page';
import { servedPage } from '../../workbench/office/served-page';
import type { AddIn } from '../../workbench/office/add-in-page';

const folder = join(__dirname, 'fixture/addin');

/** What the fixture page puts on its global: Microsoft's own library, to be driven from here. */
interface Fixture {
  run<T>(work: (context: Excel.RequestContext) => Promise<T>): Promise<T>;
  readonly office: typeof Office;
  readonly extension: typeof OfficeExtension;
}

const isFixture = (value: unknown): value is Fixture => typeof value === 'object' && value !== null && 'run' in value;

describe('the add-in in a page of its own', () => {
  let book: UniverBook;
  let addIn: AddIn;
  let excel: Fixture;

  beforeAll(async () => {
    book = new UniverBook({ functions: loadFunctions(openBuiltAddIn(folder), { language: 'fr' }) });
    book.add('Sheet1');
    addIn = await openAddIn({ book, language: 'fr', folder });
    const fixture: unknown = Reflect.get(addIn.page, 'fixture');
    if (!isFixture(fixture)) throw new Error('The fixture page did not start.');
    excel = fixture;
  });
  afterAll(async () => {
    // The library gives its references back a moment after a run.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(addIn.host.references.size).toBe(0);
    addIn.close();
    book.dispose();
  });

  it('is in Excel, in French', () => {
    expect(addIn.page.document.getElementById('pane')?.textContent).toBe('Excel PC fr-FR');
    expect(excel.office.context.requirements.isSetSupported('ExcelApi', '1.15')).toBe(true);
    expect(excel.office.context.requirements.isSetSupported('ExcelApi', '1.16')).toBe(false);
  });

  it('writes and reads a block', async () => {
    await excel.run(async (context) => {
      const sheet = context.workbook.worksheets.add('Data');
      const range = sheet.getRange('A1:C3');
      range.values = [
        ['Qty', 'Price', 'Total'],
        [2, 10.5, '=A2*B2'],
        ['', true, '=GOLF.ADDUP(A2:B2)'],
      ];
      range.load(['values', 'formulas', 'text', 'valueTypes', 'address', 'rowCount', 'columnCount']);
      const used = sheet.getUsedRange();
      used.load('address');
      await context.sync();
      // 2 × 10.5 = 21; 2 + 10.5 = 12.5
      expect(range.values).toEqual([
        ['Qty', 'Price', 'Total'],
        [2, 10.5, 21],
        ['', true, 12.5],
      ]);
      expect(range.formulas[1]).toEqual([2, 10.5, '=A2*B2']);
      expect(range.text[2]).toEqual(['', 'TRUE', '12.5']);
      expect(range.valueTypes[2]).toEqual(['Empty', 'Boolean', 'Double']);
      expect([range.address, range.rowCount, range.columnCount, used.address]).toEqual([
        'Data!A1:C3',
        3,
        3,
        'Data!A1:C3',
      ]);
    });
  });

  // Excel's own reading of typed text; the year of a date without one is the running year.
  it.each<[string, unknown, unknown, string]>([
    ['5', 'General', 5, 'General'],
    ['+2', 'General', 2, 'General'],
    ['5%', 'General', 0.05, '0%'],
    ['TRUE', 'General', true, 'General'],
    ['R6-7', 'General', 'R6-7', 'General'],
    ['#N/A', 'General', '#N/A', 'General'],
    ["'=1", 'General', '=1', 'General'],
    ['=1+1', 'General', 2, 'General'],
    ['=1+1', '@', '=1+1', '@'],
    ['5', '@', '5', '@'],
    ['6-7', '@', '6-7', '@'],
    ['1/2/2026', 'General', 46024, 'm/d/yyyy'],
  ])('takes %s in a cell formatted %s', async (typed, format, expected, after) => {
    await excel.run(async (context) => {
      const cell = context.workbook.worksheets.getItem('Data').getRange('F1');
      cell.clear();
      cell.numberFormat = [[format]];
      cell.values = [[typed]];
      cell.load(['values', 'numberFormat']);
      await context.sync();
      expect(cell.values).toEqual([[expected]]);
      expect(cell.numberFormat).toEqual([[after]]);
    });
  });

  it('makes 6-7 a date of this year', async () => {
    await excel.run(async (context) => {
      const cell = context.workbook.worksheets.getItem('Data').getRange('F2');
      cell.values = [['6-7']];
      cell.load(['text', 'valueTypes']);
      await context.sync();
      expect(cell.text).toEqual([['7-Jun']]);
      expect(cell.valueTypes).toEqual([['Double']]);
    });
  });

  it('reads spills, names, sheets and formats', async () => {
    await excel.run(async (context) => {
      const { worksheets, names } = context.workbook;
      const sheet = worksheets.add("Club's");
      sheet.getRange('A1').formulas = [['=SORT({3;1;2})']];
      const used = sheet.getUsedRangeOrNullObject(true);
      used.load(['address', 'values', 'formulas']);
      names.add('Best', sheet.getRange('A1:A3'));
      const named = names.getItemOrNullObject('best').getRangeOrNullObject();
      named.load('address');
      const none = names.getItemOrNullObject('nothing');
      none.load('name');
      sheet.getRange('A1:B1').format.fill.color = '#ddeeff';
      sheet.getRange('A1').format.font.bold = true;
      sheet.getRange('B:B').format.columnWidth = 100;
      sheet.freezePanes.freezeRows(1);
      const look = sheet.getRange('A1');
      look.load(['format/fill/color', 'format/font/bold', 'format/font/size']);
      worksheets.load('items/name,items/visibility');
      await context.sync();
      expect(used.address).toBe("'Club''s'!A1:A3");
      expect(used.values).toEqual([[1], [2], [3]]);
      expect(named.address).toBe("'Club''s'!A1:A3");
      expect(none.isNullObject).toBe(true);
      expect([look.format.fill.color, look.format.font.bold, look.format.font.size]).toEqual(['#DDEEFF', true, 11]);
      expect(worksheets.items.map(({ name }) => name)).toEqual(['Sheet1', 'Data', "Club's"]);
      expect(book.find("Club's")?.look.frozenRows).toBe(1);
    });
  });

  const failing: [string, string, (context: Excel.RequestContext) => unknown][] = [
    [
      'a sheet that is not there',
      'ItemNotFound',
      ({ workbook }) => workbook.worksheets.getItem('Missing').load('name'),
    ],
    [
      'rows of another shape',
      'InvalidArgument',
      ({ workbook }) => (workbook.worksheets.getItem('Data').getRange('A1:B2').values = [[1, 2]]),
    ],
    [
      'an address that is none',
      'InvalidArgument',
      ({ workbook }) => workbook.worksheets.getItem('Data').getRange('nonsense!').load('values'),
    ],
    ['a name twice', 'ItemAlreadyExists', ({ workbook }) => workbook.worksheets.add('Data')],
    ['a sheet name Excel has no use for', 'InvalidArgument', ({ workbook }) => workbook.worksheets.add('a/b')],
    ['what the workbench has not', 'ApiNotFound', ({ workbook }) => workbook.pivotTables.load('items')],
  ];
  it.each(failing)('refuses %s', async (_, code, work) => {
    const attempt = excel.run(async (context) => {
      work(context);
      await context.sync();
    });
    await expect(attempt).rejects.toMatchObject({ code });
    await expect(attempt).rejects.toBeInstanceOf(excel.extension.Error);
  });

  it('counts what it has not', () => {
    expect([...addIn.host.unsupported]).toEqual(['Workbook.PivotTables']);
    addIn.host.unsupported.clear();
  });

  it('refuses to read what was not loaded', async () => {
    const attempt = excel.run((context) =>
      Promise.resolve().then(() => context.workbook.worksheets.getItem('Data').name),
    );
    await expect(attempt).rejects.toMatchObject({ code: 'PropertyNotLoaded' });
  });

  it('lets nobody write on a protected sheet', async () => {
    const sheet = book.find('Data');
    if (sheet) sheet.protection = { options: {}, password: '' };
    const attempt = excel.run(async (context) => {
      const found = context.workbook.worksheets.getItem('Data');
      found.protection.load('protected');
      await context.sync();
      expect(found.protection.protected).toBe(true);
      found.getRange('A1').values = [[1]];
      await context.sync();
    });
    await expect(attempt).rejects.toMatchObject({ code: 'AccessDenied' });
    if (sheet) sheet.protection = undefined;
  });

  it('tells who listens of a change', async () => {
    const heard: string[] = [];
    await excel.run(async (context) => {
      context.workbook.worksheets.onChanged.add(async (event) => {
        await excel.run(async (own) => {
          const range = event.getRange(own);
          range.load('address');
          await own.sync();
          heard.push(`${event.changeType} ${range.address}`);
        });
      });
      await context.sync();
      context.workbook.worksheets.getItem('Data').getRange('H1:H2').values = [[1], [2]];
      await context.sync();
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual(['RangeEdited Data!H1:H2']);
  });

  it('keeps settings of the document and of the workbook in one place', async () => {
    await excel.run(async (context) => {
      context.workbook.settings.add('layout', { sheet: 'Scores', par: 3 });
      await context.sync();
    });
    expect(addIn.host.settings.get('layout')).toBe('{"sheet":"Scores","par":3}');
    await new Promise<void>((resolve) => {
      excel.office.context.document.settings.set('asked', true);
      excel.office.context.document.settings.saveAsync(() => resolve());
    });
    expect(addIn.host.settings.get('asked')).toBe('true');
  });

  it('runs a ribbon button', async () => {
    book.active = book.find('Sheet1') ?? book.active;
    await addIn.fireCommand('markSheet');
    expect(book.find('Sheet1')?.value(0, 0)).toBe('pressed');
  });

  it("calls a function through Microsoft's own runtime", async () => {
    const good = await addIn.callFunction('ADDUP', [[[1, 2]], null], 'Sheet1!B2');
    expect(good).toMatchObject({ failed: false, value: [[3]] });
    const bad = await addIn.callFunction('ADDUP', [[['abc']], null], 'Sheet1!B2');
    expect(bad).toMatchObject({
      failed: true,
      errorCode: 7,
      value: "Le bloc contient « abc », qui n'est pas un nombre.",
    });
  });

  it('writes 200 cards of 18 holes in well under a second', async () => {
    const start = Date.now();
    await excel.run(async (context) => {
      const range = context.workbook.worksheets.getItem('Data').getRangeByIndexes(20, 0, 200, 18);
      range.values = Array.from({ length: 200 }, (_, card) =>
        Array.from({ length: 18 }, (_unused, hole) => 3 + ((card + hole) % 4)),
      );
      await context.sync();
    });
    expect(Date.now() - start).toBeLessThan(1_000);
  });

  it('takes in its door', async () => {
    expect(await addIn.door.check({})).toEqual({ findings: [expect.objectContaining({ code: 'score.high' })] });
    await expect(addIn.door.check({ form: 'hopscotch' })).rejects.toMatchObject({
      message: 'No form of play is called hopscotch.',
    });
  });
});

describe('the page as it is served', () => {
  it('has the shim first, office.js from node_modules, and no other change', () => {
    const html = readFileSync(join(folder, 'taskpane.html'), 'utf8');
    const served = servedPage(html);
    expect(served.indexOf('<script src="/workbench/shim.js"></script>')).toBe(served.indexOf('<script'));
    const back = served
      .replace('<script src="/workbench/shim.js"></script>', '')
      .replace('/office-js/', 'https://appsforoffice.microsoft.com/lib/1/hosted/');
    expect(back).toBe(html);
  });
});
