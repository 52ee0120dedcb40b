import { linkSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readXlsx } from 'hucre';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import { readSettings } from '../../workbench/xlsx/add-in-settings';
import { createBook } from '../../workbench/xlsx/open-book';
import { OverInput, isSameFile, openBook, recalculateFile, writeWhole } from '../../workbench/xlsx/workbook-files';
import type { OpenedBook } from '../../workbench/xlsx/open-book';
import { saveBook } from '../../workbench/xlsx/save-book';
import { OWN_PARTS, clubWorkbook, partsOf } from './club-workbook';

const functions = loadFunctions(openBuiltAddIn(join(__dirname, 'fixture/addin')), { language: 'en' });
const folder = mkdtempSync(join(tmpdir(), 'score-desk-'));
const club = join(folder, 'club.xlsx');
let original: Uint8Array;
let opened: OpenedBook;

beforeAll(async () => {
  original = await clubWorkbook();
  writeFileSync(club, original);
  opened = await openBook(club, { functions });
});
afterAll(() => {
  opened.book.dispose();
  rmSync(folder, { recursive: true });
});

describe("a club's workbook, opened", () => {
  it('has the sheets in order, hidden ones too', () => {
    expect(opened.book.sheets.map(({ name, visibility }) => [name, visibility])).toEqual([
      ['Scores', 'Visible'],
      ["Club's notes & more", 'Visible'],
      ['Secret', 'VeryHidden'],
    ]);
  });

  // Values stand in the sheet's own XML (club-workbook.ts); formulas are worked out by hand from them, Par being 3.
  it.each<[string, number, number, unknown]>([
    ['shared text', 0, 0, 'Pl'],
    ['text in runs, without its phonetic guide', 0, 1, 'Rich '],
    ['a boolean', 0, 2, true],
    ['an error', 0, 3, { error: '#N/A' }],
    ['an empty cell', 0, 4, null],
    ['a shared formula', 1, 2, 27],
    ['a shared formula further down', 2, 2, 27],
    ['a cell and a row without addresses', 3, 2, 9],
    ['text from a formula', 1, 3, '4 <x>'],
    ["a function of ours: the file's #NAME? is no answer", 4, 0, 21],
    ["a function nobody knows keeps the file's value", 4, 1, 77],
    ['an old-style formula of a range outside its rows', 4, 2, { error: '#VALUE!' }],
    ['a dynamic array', 5, 0, 1],
    ['its second cell', 6, 0, 4],
    ['a date is its number', 5, 4, 45000],
  ])('%s', (_, row, column, expected) => {
    expect(opened.book.find('Scores')?.value(row, column)).toEqual(expected);
  });

  it('reads formulas as they are typed', () => {
    const sheet = opened.book.find('Scores');
    expect(sheet?.formula(3, 2)).toBe('=SUM($A4:B4)*Par');
    expect(sheet?.formula(4, 0)).toBe('=GOLF.ADDUP(A2:B4)');
    expect(sheet?.formula(5, 0)).toBe('=SORT(A2:A4)');
    expect(sheet?.formula(6, 0)).toBeUndefined();
  });

  it('knows tables, names and formats', async () => {
    expect(await opened.book.evaluate('=SUM(Course[Par])')).toEqual([[7]]);
    expect(await opened.book.evaluate("=SUM('Club''s notes & more'!B2:B3)+par")).toEqual([[10]]);
    expect(opened.book.find('Scores')?.style(0, 0).numberFormat).toBe('@');
    expect(opened.book.find('Scores')?.style(5, 4).numberFormat).toBe('m/d/yyyy');
  });
});

describe("a club's workbook, saved", () => {
  it('is the same in every part when nothing was changed but what had no value', async () => {
    const parts = partsOf((await saveBook(opened)).bytes);
    const before = partsOf(original);
    const changed = Object.keys({ ...before, ...parts }).filter((name) => parts[name] !== before[name]);
    expect(changed.sort()).toEqual(['xl/workbook.xml', 'xl/worksheets/sheet1.xml']);
    expect(parts['xl/workbook.xml']).toBe(before['xl/workbook.xml']?.replace(' fullCalcOnLoad="1"', ''));
    expect(parts['xl/worksheets/sheet1.xml']).toBe(
      before['xl/worksheets/sheet1.xml']?.replace(
        '<c r="A5" t="e"><f>_xldudf_GOLF_ADDUP(A2:B4)</f><v>#NAME?</v></c>',
        '<c r="A5"><f>_xldudf_GOLF_ADDUP(A2:B4)</f><v>21</v></c>',
      ),
    );
  });

  it('names what it could not calculate', async () => {
    expect((await saveBook(opened)).notKept).toEqual([{ what: 'value', where: 'Scores!B5' }]);
  });

  it('gets our sheet and keeps the rest', async () => {
    const mine = await openBook(club, { functions });
    const results = mine.book.add('Results');
    results.set(0, 0, { value: '=not a formula <&>' });
    results.set(0, 1, { value: 2.5 });
    results.set(2, 0, { formula: '=GOLF.EACH({1,"a";"b",4})' });
    results.setStyle(0, 0, { bold: true, fill: '#DDEEFF', numberFormat: '@' });
    results.look.columnWidths.set(1, 20);
    results.look.merges.push({ row: 0, column: 0, rows: 1, columns: 1 });
    const scores = mine.book.find('Scores');
    scores?.set(1, 0, { value: 7 });
    scores?.set(9, 2, { value: 'R6-7' });
    scores?.setStyle(5, 4, { numberFormat: '0.0' });
    mine.book.setName({ name: 'Best', refersTo: 'Results!$B$1' });
    const { bytes } = await saveBook(mine);
    const [parts, before] = [partsOf(bytes), partsOf(original)];
    const changed = Object.keys(before).filter((name) => parts[name] !== before[name]);
    expect(changed.sort()).toEqual([
      '[Content_Types].xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    for (const [name, text] of Object.entries(OWN_PARTS)) expect(parts[name]).toBe(text);
    const added = Object.keys(parts).filter((name) => before[name] === undefined);
    expect(added.sort()).toEqual(['xl/metadata.xml', 'xl/worksheets/sheet4.xml']);
    expect(parts['xl/workbook.xml']).toContain(
      '<definedName name="_xldudf_GOLF_ADDUP" hidden="1">#NAME?</definedName>',
    );
    expect(parts['xl/workbook.xml']).not.toContain('fullCalcOnLoad');
    const sheet = parts['xl/worksheets/sheet4.xml'] ?? '';
    expect(sheet).toContain('<is><t>=not a formula &lt;&amp;&gt;</t></is>');
    expect(sheet).toMatch(/<c r="A3" cm="1"><f t="array" ref="A3:B4">_xldudf_GOLF_EACH\(\{1,"?/);
    expect(sheet).toContain('<c r="B3" t="e"><v>#VALUE!</v></c>');
    // 7 for 4: the sum is 12 for 9, times Par 3 is 36; the text follows, and the sorted scores are 1, 6, 7.
    const text = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(text).toContain('si="0">SUM($A2:B2)*Par</f><v>36</v></c><c r="D2" t="str">');
    expect(text).toContain('<v>7 &lt;x&gt;</v>');
    expect(text).toContain('<c r="A7"><v>6</v></c></row><row r="8"><c r="A8"><v>7</v></c></row>');
    expect(text).toContain('<row r="10"><c r="C10" t="inlineStr"><is><t>R6-7</t></is></c></row>');
    // Another library, as an independent reader.
    const read = await readXlsx(bytes, { readStyles: true });
    expect(read.sheets.map(({ name }) => name)).toEqual(['Scores', "Club's notes & more", 'Secret', 'Results']);
    expect(read.sheets[3]?.rows[0]).toEqual(['=not a formula <&>', 2.5]);
    expect(read.sheets[3]?.cells?.get('0,0')?.style?.font?.bold).toBe(true);
    expect(read.sheets[0]?.cells?.get('5,4')?.style).toMatchObject({ numFmt: '0.0', protection: { locked: false } });
    expect(read.sheets[1]?.dataValidations).toHaveLength(1);
    mine.book.dispose();
  });

  it('keeps a removed sheet out and names in place', async () => {
    const mine = await openBook(club, { functions });
    const first = mine.book.find('Scores');
    if (first) mine.book.remove(first);
    const parts = partsOf((await saveBook(mine)).bytes);
    expect(parts['xl/worksheets/sheet1.xml']).toBeUndefined();
    expect(parts['[Content_Types].xml']).not.toContain('sheet1.xml"');
    expect(parts['xl/workbook.xml']).toContain('<definedName name="_xlnm.Print_Area" localSheetId="0">');
    mine.book.dispose();
  });

  it('reads back what it wrote', async () => {
    const again = join(folder, 'again.xlsx');
    await recalculateFile(club, again, { functions });
    const { book } = await openBook(again, { functions });
    for (const [row, column] of [
      [1, 2],
      [4, 0],
      [5, 0],
      [7, 0],
      [0, 1],
    ] as const)
      expect(book.find('Scores')?.value(row, column)).toEqual(opened.book.find('Scores')?.value(row, column));
    book.dispose();
  });
});

describe('the look of a sheet', () => {
  it('is changed in place when the sheet is written again', async () => {
    const first = await openBook(club, { functions });
    const results = first.book.add('Results');
    results.set(0, 0, { value: 'Results' });
    results.set(1, 0, { value: 'Sentence' });
    results.look.columnWidths.set(0, 12);
    results.look.merges.push({ row: 0, column: 0, rows: 1, columns: 3 });
    results.look.isA4 = true;
    results.look.fitWide = 1;
    const path = join(folder, 'looks.xlsx');
    writeFileSync(path, (await saveBook(first)).bytes);
    first.book.dispose();

    const second = await openBook(path, { functions });
    const again = second.book.find('Results');
    expect(again?.look).toMatchObject({ isA4: true, fitWide: 1, fitTall: 0, frozenRows: 0 });
    expect(partsOf((await saveBook(second)).bytes)).toEqual(partsOf(readFileSync(path)));
    again?.look.columnWidths.set(1, 30);
    again?.look.merges.splice(0, 1, { row: 1, column: 0, rows: 1, columns: 2 });
    again?.look.rowHeights.set(1, 31.5);
    if (again) again.look.frozenRows = 1;
    const saved = await saveBook(second);
    const changed = join(folder, 'looks-again.xlsx');
    writeFileSync(changed, saved.bytes);
    const third = await openBook(changed, { functions });
    expect(saved.notKept.filter(({ what }) => what === 'look')).toEqual([]);
    expect(third.book.find('Results')?.look).toEqual(again?.look);
    const read = await readXlsx(saved.bytes);
    expect(read.sheets[3]?.merges).toEqual([{ startRow: 1, startCol: 0, endRow: 1, endCol: 1 }]);
    for (const { book } of [second, third]) book.dispose();
  });
});

describe("the add-in's settings", () => {
  const addIn = { id: '11111111-2222-3333-4444-555555555555', version: '1.2.3.0' };
  it('stay in the file, beside those of other add-ins', async () => {
    const path = join(folder, 'settings.xlsx');
    const values = new Map([['sheets', '["Results"]']]);
    writeFileSync(path, (await saveBook(opened, { settings: { addIn, values } })).bytes);
    const again = await openBook(path, { functions });
    const file = again.source?.file;
    expect(file && readSettings(file, addIn)).toEqual(values);
    expect(file?.text('xl/webextensions/webextension1.xml')).toBe(OWN_PARTS['xl/webextensions/webextension1.xml']);
    // Changed, they change in place; unchanged, nothing does.
    const parts = partsOf((await saveBook(again, { settings: { addIn, values } })).bytes);
    expect(parts).toEqual(partsOf(readFileSync(path)));
    const other = new Map([['sheets', '["Results 2"]']]);
    const changed = partsOf((await saveBook(again, { settings: { addIn, values: other } })).bytes);
    expect(Object.keys(changed).filter((name) => changed[name] !== parts[name])).toEqual([
      'xl/webextensions/webextension2.xml',
    ]);
    again.book.dispose();
  });
});

describe('a file written by other programs', () => {
  it('may put a prefix on every name and absolute paths in its relationships', async () => {
    const parts = unzipSync(original);
    const rewrite = (name: string, change: (text: string) => string): void => {
      parts[name] = strToU8(change(strFromU8(parts[name] ?? new Uint8Array())));
    };
    const prefixed = (text: string): string =>
      text
        .replace(/<(\/?)(?=[a-zA-Z])(?!\w+:)/g, '<$1x:')
        .replace(
          'xmlns="http://schemas.openxmlformats.org/spreadsheetml',
          'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml',
        );
    for (const name of ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml', 'xl/sharedStrings.xml'])
      rewrite(name, prefixed);
    rewrite('xl/_rels/workbook.xml.rels', (text) => text.replace(/Target="(?!\/)/g, 'Target="/xl/'));
    const path = join(folder, 'prefixed.xlsx');
    writeFileSync(path, zipSync(parts));
    const mine = await openBook(path, { functions });
    expect(mine.book.find('Scores')?.value(2, 2)).toBe(27);
    mine.book.find('Scores')?.set(9, 9, { value: 'new' });
    const text = partsOf((await saveBook(mine)).bytes)['xl/worksheets/sheet1.xml'];
    expect(text).toContain(
      '<x:row r="10"><x:c r="J10" t="inlineStr"><x:is><x:t>new</x:t></x:is></x:c></x:row></x:sheetData>',
    );
    mine.book.dispose();
  });
});

describe('a new workbook', () => {
  it('carries values for all its formulas, and the same bytes each time', async () => {
    const make = async (): Promise<Uint8Array> => {
      const made = createBook('Scores', { functions });
      const sheet = made.book.active;
      sheet.set(0, 0, { value: 'Total' });
      sheet.set(0, 1, { formula: '=GOLF.ADDUP(D1:E1)' });
      sheet.set(0, 3, { value: 4 });
      sheet.set(0, 4, { value: 5 });
      sheet.set(1, 1, { formula: '=UPPER(A1)' });
      sheet.set(2, 1, { formula: '=LET(x,B1,x*2)' });
      made.book.add('Hidden one').visibility = 'Hidden';
      const { bytes } = await saveBook(made);
      made.book.dispose();
      return bytes;
    };
    const bytes = await make();
    expect(Buffer.from(await make()).equals(Buffer.from(bytes))).toBe(true);
    const parts = partsOf(bytes);
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('>_xldudf_GOLF_ADDUP(D1:E1)</f><v>9</v>');
    expect(sheet).toContain('<c r="B2" t="str"><f>UPPER(A1)</f><v>TOTAL</v></c>');
    expect(sheet).toContain('_xlfn.LET(_xlpm.x,B1,_xlpm.x*2)</f><v>18</v>');
    expect(parts['xl/workbook.xml']).toContain('name="Hidden one" sheetId="2"');
    expect(parts['xl/workbook.xml']).toContain('state="hidden"');
    expect(parts['xl/workbook.xml']).not.toContain('fullCalcOnLoad');
  });
});

describe('files that are no workbook', () => {
  const file = (name: string, bytes: Uint8Array | string): string => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  it.each<[string, () => string]>([
    ['missing', () => join(folder, 'nowhere.xlsx')],
    ['folder', () => folder],
    ['empty', () => file('empty.xlsx', '')],
    ['notZip', () => file('text.xlsx', 'Player;Score')],
    ['oldExcel', () => file('old.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]))],
    [
      'encrypted',
      () =>
        file(
          'locked.xlsx',
          Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
        ),
    ],
    ['broken', () => file('cut.xlsx', original.slice(0, original.length - 40))],
    ['noWorkbook', () => file('other.xlsx', zipSync({ 'word/document.xml': strToU8('<a/>') }))],
    ['tooBig', () => file('bomb.xlsx', zipSync({ 'xl/workbook.xml': new Uint8Array(65 * 1024 * 1024) }))],
  ])('%s', async (fault, path) => {
    await expect(openBook(path())).rejects.toMatchObject({ fault });
  });
});

describe('the file that was read', () => {
  it('is never written over, by any way', () => {
    const linked = join(folder, 'symlink.xlsx');
    const hard = join(folder, 'hardlink.xlsx');
    symlinkSync(club, linked);
    linkSync(club, hard);
    for (const path of [club, linked, hard, join(folder, 'x', '..', 'club.xlsx')]) {
      expect(isSameFile(path, club)).toBe(true);
      expect(() => writeWhole(path, new Uint8Array(1), club)).toThrow(OverInput);
    }
    expect(Buffer.from(readFileSync(club)).equals(Buffer.from(original))).toBe(true);
    expect(isSameFile(join(folder, 'other.xlsx'), club)).toBe(false);
  });
});
