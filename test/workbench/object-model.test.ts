import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAddIn } from '../../workbench/office/add-in-page';
import type { AddIn } from '../../workbench/office/add-in-page';
import { openBook } from '../../workbench/xlsx/workbook-files';
import type { OpenedBook } from '../../workbench/xlsx/open-book';
import { validationsIn, withValidations } from '../../workbench/xlsx/sheet-validations';
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

describe('data validation', () => {
  it("is read from the club's file", async () => {
    expect(
      await run(`const notes = workbook.worksheets.getItem("${NOTES}");
        const [whole, half, none] = ['B2:B3', 'B2:B9', 'A1'].map((address) => notes.getRange(address).dataValidation.load('type,rule'));
        await sync(); return [whole, half, none].map(({ type, rule }) => [type, rule]);`),
    ).toEqual([
      ['WholeNumber', { wholeNumber: { formula1: '=3', formula2: '=6', operator: 'Between' } }],
      ['Inconsistent', null],
      ['None', {}],
    ]);
  });

  it('is set, read back and taken off a part of a block', async () => {
    expect(
      await run(`const scores = sheet.getRange('H30:I33').dataValidation;
        scores.rule = { wholeNumber: { formula1: 1, operator: 'GreaterThan' } };
        scores.errorAlert = { title: 'Score', message: '1 & more', style: 'Warning', showAlert: true };
        sheet.getRange('J30').dataValidation.rule = { list: { inCellDropDown: true, source: 'gross,net' } };
        sheet.getRange('J31').dataValidation.rule = { custom: { formula: '=LEN(J31)<5' } };
        sheet.getRange('H31').dataValidation.clear();
        const read = ['H30:I30', 'H31', 'I31', 'H32:I33', 'H30:H32', 'J30', 'J31'].map((address) => sheet.getRange(address).dataValidation.load('type,rule,errorAlert'));
        await sync(); return [...read.map(({ type }) => type), read[0].rule, read[0].errorAlert, read[5].rule, read[6].rule];`),
    ).toEqual([
      ...['WholeNumber', 'None', 'WholeNumber', 'WholeNumber', 'Inconsistent', 'List', 'Custom'],
      { wholeNumber: { formula1: '=1', operator: 'GreaterThan' } },
      { title: 'Score', message: '1 & more', style: 'Warning', showAlert: true },
      { list: { inCellDropDown: true, source: 'gross,net' } },
      { custom: { formula: '=LEN(J31)<5' } },
    ]);
  });

  it('refuses a rule of no kind, of two kinds and without an operator', async () => {
    for (const rule of [
      '{}',
      '{ golf: {} }',
      '{ custom: { formula: "=1" }, list: { source: "a" } }',
      '{ decimal: { formula1: 1 } }',
    ])
      expect(await run(`sheet.getRange('J32').dataValidation.rule = ${rule}; await sync();`)).toEqual({
        refused: 'InvalidArgument',
      });
  });

  it('of a file keeps a prompt that allows anything', () => {
    const part =
      '<worksheet><sheetData/><dataValidations count="1"><dataValidation showInputMessage="1" prompt="Gross" sqref="A1 C1:C3"/></dataValidations></worksheet>';
    const [prompt] = validationsIn(part);
    expect(prompt).toMatchObject({ type: 'none', prompt: { message: 'Gross', isShown: true } });
    const more = { ...prompt!, areas: [{ row: 9, column: 0, rows: 1, columns: 1 }] };
    expect(withValidations(part, [prompt!, more])).toContain(
      '<dataValidation showInputMessage="1" prompt="Gross" sqref="A1 C1:C3"></dataValidation>',
    );
  });

  it("goes into the file, and leaves the other sheet's as it was", async () => {
    const first = partsOf(await clubWorkbook());
    const { parts, again } = await saved();
    const own = again.book.find('Scores')?.validations;
    expect(own?.map(({ type, formula1 }) => [type, formula1])).toEqual([
      ['whole', '1'],
      ['list', '"gross,net"'],
      ['custom', 'LEN(J31)<5'],
    ]);
    expect(own).toEqual(opened.book.find('Scores')?.validations);
    expect(parts['xl/worksheets/sheet2.xml']).toBe(first['xl/worksheets/sheet2.xml']);
    again.book.dispose();
  });
});

describe('tables of a file', () => {
  it('are found by name, by sheet and by place', async () => {
    expect(
      await run(`const table = workbook.tables.getItem('course'); table.load('name,showTotals,worksheet/name'); table.columns.load('items/name,items/index');
        const [all, head, body] = [table.getRange(), table.getHeaderRowRange(), table.columns.getItem('par').getDataBodyRange()].map((range) => range.load('address,values'));
        const here = sheet.tables.getCount(); const none = workbook.tables.getItemOrNullObject('Nope'); const first = workbook.tables.getItemAt(0).load('name');
        await sync();
        return [table.name, table.showTotals, table.worksheet.name, table.columns.items.map(({ name, index }) => [name, index]), all.address, head.address, body.values, here.value, none.isNullObject, first.name];`),
    ).toEqual([
      ...['Course', false, NOTES],
      [
        ['Hole', 0],
        ['Par', 1],
      ],
      "'Club''s notes & more'!A1:B3",
      "'Club''s notes & more'!A1:B1",
      [[4], [3]],
      ...[0, true, 'Course'],
    ]);
  });

  it.each([
    ['a table that is not there', "workbook.tables.getItem('Nope').load('name')", 'ItemNotFound'],
    [
      'totals that are not there',
      "workbook.tables.getItem('Course').getTotalRowRange().load('address')",
      'ItemNotFound',
    ],
    ['one without headings, which would move cells', "sheet.tables.add('H40:I42', false)", 'ApiNotFound'],
    ['one over another', `workbook.worksheets.getItem("${NOTES}").tables.add('B3:C4', true)`, 'InvalidArgument'],
    ['a name that is a cell', "workbook.tables.getItem('Course').name = 'AB12'", 'InvalidArgument'],
    ['a row that is not there', "workbook.tables.getItem('Course').rows.getItemAt(2).load('index')", 'InvalidArgument'],
  ])('refuse %s', async (_, work, code) => {
    expect(await run(`${work}; await sync();`)).toEqual({ refused: code });
    addIn.host.unsupported.clear();
  });
});

describe('tables of the add-in', () => {
  it('get headings, a name, rows and formulas that name them', async () => {
    expect(
      await run(`sheet.getRange('J40:L42').values = [['Player', '', 'player'], ['Ann', 1, 30], ['Ben', 2, 28]];
        const table = sheet.tables.add('J40:L42', true); table.load('name'); await sync(); const first = table.name;
        table.name = 'Field'; table.rows.add(null, [['Cy', 3, 25]]); sheet.getRange('N40').formulas = [['=SUM(Field[player2])']];
        const heads = table.getHeaderRowRange().load('values'); const count = table.rows.getCount(); const sum = sheet.getRange('N40').load('values');
        const last = table.rows.getItemAt(2).load('values'); await sync();
        return [first, heads.values, count.value, sum.values, last.values];`),
    ).toEqual(['Table1', [['Player', 'Column2', 'player2']], 3, [[83]], [['Cy', 3, 25]]]);
  });

  it('are in the file, beside the tables it had', async () => {
    const { parts, again } = await saved();
    expect(Object.keys(parts).filter((name) => name.startsWith('xl/tables/'))).toHaveLength(2);
    expect(again.book.tables.map(({ name, columns }) => [name, columns])).toEqual([
      ['Field', ['Player', 'Column2', 'player2']],
      ['Course', ['Hole', 'Par']],
    ]);
    expect(again.book.find('Scores')?.value(39, 13)).toBe(83);
    again.book.dispose();
  });

  it('are resized, renamed and taken apart, in the file too', async () => {
    expect(
      await run(`const course = workbook.tables.getItem('Course'); course.getHeaderRowRange().values = [['Hole', 'Par']]; course.resize('A1:C3'); course.name = 'Links';
        const field = workbook.tables.getItem('Field'); const left = field.convertToRange().load('address'); await sync();
        const range = course.getRange().load('address'); await sync(); return [left.address, range.address];`),
    ).toEqual(['Scores!J40:L43', "'Club''s notes & more'!A1:C3"]);
    const { parts, again } = await saved();
    expect(again.book.tables.map(({ name, columns }) => [name, columns])).toEqual([
      ['Links', ['Hole', 'Par', 'Column3']],
    ]);
    expect(Object.keys(parts).filter((name) => name.startsWith('xl/tables/'))).toHaveLength(1);
    expect(parts['xl/worksheets/sheet1.xml']).not.toContain('tablePart');
    again.book.dispose();
    await run("workbook.tables.getItem('Links').delete(); await sync();");
    const emptied = await saved();
    expect(emptied.again.book.tables).toEqual([]);
    expect(emptied.again.book.find(NOTES)?.value(1, 1)).toBeNull();
    emptied.again.book.dispose();
  });
});

describe('comments', () => {
  it('are said about a cell, answered, settled, found by cell and by reply', async () => {
    expect(
      await run(`const comment = workbook.comments.add('Scores!H2', 'Is this a 4 & not a 9?'); const reply = comment.replies.add('A 4.'); await sync();
        comment.resolved = true; comment.replies.add('Thanks'); reply.load('id'); await sync();
        const found = workbook.comments.getItemByReplyId(reply.id).load('content,resolved,authorName,creationDate,replies/content');
        const here = sheet.comments.getItemByCell('H2').getLocation().load('address'); const count = sheet.comments.getCount(); await sync();
        return [found.content, found.resolved, found.creationDate instanceof Date, found.replies.items.map(({ content }) => content), here.address, count.value];`),
    ).toEqual(['Is this a 4 & not a 9?', true, true, ['A 4.', 'Thanks'], 'Scores!H2', 1]);
  });

  it('are in the file, beside a note that is no conversation', async () => {
    await run(`workbook.worksheets.getItem("${NOTES}").comments.add('C3', 'Par 3?'); await sync();`);
    const { parts, again } = await saved();
    const said = (sheet: string) => again.book.find(sheet)?.comments.map(({ text, replies }) => [text, replies.length]);
    expect([said('Scores'), said(NOTES)]).toEqual([[['Is this a 4 & not a 9?', 2]], [['Par 3?', 0]]]);
    const notes = Object.entries(parts).filter(([name]) => /^xl\/comments\d/.test(name));
    expect(notes).toHaveLength(2);
    const [, ofNotes = ''] = notes.find(([, text]) => text.includes('the first hole')) ?? [];
    expect(ofNotes).toContain('[Threaded comment]');
    // One shape a note: the secretary's own in A1, and the one of the conversation in C3.
    const shapes = Object.entries(parts).filter(([name]) => name.endsWith('.vml'));
    expect(shapes.map(([, text]) => text.match(/<v:shape /g)?.length).sort()).toEqual([1, 2]);
    again.book.dispose();
  });

  it("are taken back, and the secretary's own note stays", async () => {
    await run(
      `workbook.worksheets.getItem("${NOTES}").comments.getItemAt(0).delete(); sheet.comments.getItemByCell('H2').delete(); await sync();`,
    );
    const { parts, again } = await saved();
    expect(again.book.sheets.flatMap(({ comments }) => comments)).toEqual([]);
    expect(Object.keys(parts).filter((name) => name.includes('threaded'))).toEqual([]);
    expect(Object.values(parts).join('')).toContain('the first hole');
    again.book.dispose();
  });

  it.each([
    [
      'a second one on a cell',
      "workbook.comments.add('Scores!H2', 'one'); workbook.comments.add('Scores!H2', 'two')",
      'InvalidOperation',
    ],
    ['one on several cells', "workbook.comments.add('Scores!H2:H3', 'one')", 'InvalidArgument'],
    ['nothing said', "workbook.comments.add('Scores!H3', '')", 'InvalidArgument'],
    ['a cell without one', "workbook.comments.getItemByCell('Scores!H9').load('content')", 'ItemNotFound'],
  ])('refuse %s', async (_, work, code) => {
    expect(await run(`${work}; await sync();`)).toEqual({ refused: code });
  });
});

describe('custom XML parts', () => {
  it('are added, found by namespace, changed, deleted, and kept in the file', async () => {
    const read = `const club = workbook.customXmlParts.getByNamespace('urn:club'); const only = club.getOnlyItemOrNullObject(); only.load('id,namespaceUri');
        const count = workbook.customXmlParts.getCount(); await sync(); const xml = only.isNullObject ? null : only.getXml(); await sync();
        return [count.value, only.isNullObject ? null : only.namespaceUri, xml && xml.value];`;
    expect(
      await run(`const parts = workbook.customXmlParts; parts.add('<club xmlns="urn:club"><par>3</par></club>');
        const other = parts.add('<x:a xmlns:x="urn:other"/>'); const gone = parts.add('<b/>'); await sync();
        other.setXml('<x:a xmlns:x="urn:other">&amp;</x:a>'); gone.delete(); await sync(); ${read}`),
    ).toEqual([2, 'urn:club', '<club xmlns="urn:club"><par>3</par></club>']);
    const { again, parts } = await saved();
    expect([...again.book.customXml]).toEqual([...opened.book.customXml]);
    // A part nobody lists is none of ours to touch.
    expect(parts['customXml/item1.xml']).toBe('<club xmlns="urn:club">kept</club>');
    again.book.dispose();
  });

  it('refuse what is no XML', async () => {
    expect(await run("workbook.customXmlParts.add('club'); await sync();")).toEqual({ refused: 'InvalidArgument' });
  });
});

describe('the printed page', () => {
  it('repeats rows and columns, prints an area, and keeps both in the file', async () => {
    expect(
      await run(`const { pageLayout } = sheet; pageLayout.setPrintArea('A1:H8'); pageLayout.setPrintTitleColumns('A:B'); pageLayout.setPrintTitleRows('$1:$2');
        await sync(); const [rows, columns] = [pageLayout.getPrintTitleRows(), pageLayout.getPrintTitleColumnsOrNullObject()].map((range) => range.load('address'));
        const none = workbook.worksheets.getItem("${NOTES}").pageLayout.getPrintTitleRowsOrNullObject(); await sync();
        return [rows.address, columns.address, none.isNullObject];`),
    ).toEqual(['Scores!1:2', 'Scores!A:B', true]);
    const { parts, again } = await saved();
    // Columns come first (ECMA-376 part 1, 18.2.5).
    expect(parts['xl/workbook.xml']).toContain(
      '<definedName name="_xlnm.Print_Titles" localSheetId="0">Scores!$A:$B,Scores!$1:$2</definedName>',
    );
    expect(parts['xl/workbook.xml']).toContain(
      '<definedName name="_xlnm.Print_Area" localSheetId="0">Scores!$A$1:$H$8</definedName>',
    );
    again.book.dispose();
  });

  it('takes rows only for rows, and nothing of another sheet', async () => {
    for (const work of ["setPrintTitleRows('A:B')", "setPrintArea(workbook.worksheets.getItem(NOTES).getRange('A1'))"])
      expect(await run(`const NOTES = "${NOTES}"; sheet.pageLayout.${work}; await sync();`)).toEqual({
        refused: 'InvalidArgument',
      });
  });

  it('loses its names with its sheet', async () => {
    await run(
      "const gone = workbook.worksheets.add('Gone'); gone.pageLayout.setPrintTitleRows('1:1'); await sync(); gone.delete(); await sync();",
    );
    const { parts, again } = await saved();
    expect(parts['xl/workbook.xml']).not.toMatch(/localSheetId="-1"|Gone/);
    again.book.dispose();
  });
});

it('nothing else was asked for that is not there, and nothing is held', async () => {
  await aMoment();
  expect([...addIn.host.unsupported]).toEqual([]);
  expect(addIn.host.references.size).toBe(0);
});
