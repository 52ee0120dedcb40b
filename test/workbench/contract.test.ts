import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UniverBook } from '../../workbench/engine/univer-book';
import { type AddIn, openAddIn } from '../../workbench/office/add-in-page';
import { FILL, FONT, FORMAT } from '../../workbench/office/model/format';
import { NAMED_ITEM, NAMES } from '../../workbench/office/model/names';
import { COMMENT, COMMENTS, COMMENT_REPLIES, COMMENT_REPLY } from '../../workbench/office/model/comments';
import { BORDER, BORDERS } from '../../workbench/office/model/borders';
import { FORMAT_PROTECTION, PROTECTION } from '../../workbench/office/model/protection';
import { RANGE } from '../../workbench/office/model/range';
import { CUSTOM_XML_PART, CUSTOM_XML_PARTS, SCOPED_CUSTOM_XML_PARTS } from '../../workbench/office/model/custom-xml';
import { PAGE_LAYOUT } from '../../workbench/office/model/page-layout';
import { TABLE_COLUMN, TABLE_COLUMNS, TABLE_ROW, TABLE_ROWS } from '../../workbench/office/model/table-parts';
import { TABLE, TABLES } from '../../workbench/office/model/tables';
import { DATA_VALIDATION } from '../../workbench/office/model/validation';
import { APPLICATION, SETTING, SETTINGS, WORKBOOK } from '../../workbench/office/model/workbook';
import { FREEZE_PANES, WORKSHEET, WORKSHEETS } from '../../workbench/office/model/worksheet';

/** What the workbench leans on in Microsoft's own library. When a new version of it changes one of these, it says so here. */
const library = join(__dirname, '../../node_modules/@microsoft/office-js/dist');

let book: UniverBook;
let addIn: AddIn;
beforeAll(async () => {
  book = new UniverBook();
  book.add('Sheet1');
  addIn = await openAddIn({ book, language: 'en', folder: join(__dirname, 'fixture/addin') });
});
afterAll(() => {
  addIn.close();
  book.dispose();
});

/** Runs an expression in the page, where the library is; its answer comes back through JSON. */
async function inPage(expression: string): Promise<unknown> {
  const answer: unknown = await addIn.page.eval(
    `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
  );
  return JSON.parse(String(answer));
}

/** What Excel.run rejects with: code, whether it is the library's own error, and the statement it blames. */
const rejection = (work: string): Promise<unknown> =>
  inPage(
    `Excel.run(async (context) => { ${work} }).then(() => 'resolved', (error) => ({ code: error.code, isOwn: error instanceof OfficeExtension.Error, statement: error.debugInfo && error.debugInfo.statement }))`,
  );

const result = (work: string): Promise<unknown> => inPage(`Excel.run(async (context) => { ${work} })`);

describe('the served files are the ones that were tried', () => {
  it.each([
    ['office.js', 'f259e3047218ef0b71f58e7d9485bad88906841827a121768340a29e422c0b62'],
    ['excel-win32-16.01.js', 'ba15219657ad550f8fa9298536f6219a0b7221e00dcf2f475f2ec05fcde19ca9'],
    ['en-us/office_strings.js', '5b6d3f98f8a755878f226b38fdb1f7c31e67b456221f253b70f95aa331668594'],
  ])('%s', (name, sha256) => {
    expect(
      createHash('sha256')
        .update(readFileSync(join(library, name)))
        .digest('hex'),
    ).toBe(sha256);
  });
});

describe("every name of the model is one of the library's", () => {
  const tables: readonly (readonly [
    string,
    { readonly scalars?: object; readonly navigations?: object; readonly methods?: object },
  ])[] = [
    ['Workbook', WORKBOOK],
    ['Application', APPLICATION],
    ['WorksheetCollection', WORKSHEETS],
    ['Worksheet', WORKSHEET],
    ['WorksheetProtection', PROTECTION],
    ['WorksheetFreezePanes', FREEZE_PANES],
    ['PageLayout', PAGE_LAYOUT],
    ['Range', RANGE],
    ['RangeFormat', FORMAT],
    ['RangeFill', FILL],
    ['RangeFont', FONT],
    ['RangeBorderCollection', BORDERS],
    ['RangeBorder', BORDER],
    ['FormatProtection', FORMAT_PROTECTION],
    ['DataValidation', DATA_VALIDATION],
    ['CommentCollection', COMMENTS],
    ['Comment', COMMENT],
    ['CommentReplyCollection', COMMENT_REPLIES],
    ['CommentReply', COMMENT_REPLY],
    ['TableCollection', TABLES],
    ['Table', TABLE],
    ['TableColumnCollection', TABLE_COLUMNS],
    ['TableColumn', TABLE_COLUMN],
    ['TableRowCollection', TABLE_ROWS],
    ['TableRow', TABLE_ROW],
    ['CustomXmlPartCollection', CUSTOM_XML_PARTS],
    ['CustomXmlPartScopedCollection', SCOPED_CUSTOM_XML_PARTS],
    ['CustomXmlPart', CUSTOM_XML_PART],
    ['NamedItem', NAMED_ITEM],
    ['NamedItemCollection', NAMES],
    ['Setting', SETTING],
    ['SettingCollection', SETTINGS],
  ];
  it.each(tables)('%s', async (type, { scalars = {}, navigations = {}, methods = {} }) => {
    const known = (await inPage(
      `(() => { const p = Excel.${type}.prototype, d = Object.getOwnPropertyNames(p); return { scalars: p._scalarPropertyOriginalNames || [], members: d }; })()`,
    )) as { scalars: string[]; members: string[] };
    const members = new Set(known.members.map((name) => name.toLowerCase()));
    const isKnown = (name: string): boolean => name.startsWith('_') || members.has(name.toLowerCase());
    expect(Object.keys(scalars).filter((name) => !known.scalars.includes(name) && !isKnown(name))).toEqual([]);
    expect([...Object.keys(navigations), ...Object.keys(methods)].filter((name) => !isKnown(name))).toEqual([]);
  });
});

describe('what the library does on its own', () => {
  const refusals: readonly (readonly [string, string, object])[] = [
    [
      'an unread property',
      'context.workbook.worksheets.getActiveWorksheet().name.length',
      { code: 'PropertyNotLoaded', isOwn: true },
    ],
    ['an unread collection', 'context.workbook.worksheets.items.length', { code: 'PropertyNotLoaded' }],
    [
      'a missing sheet, with its statement',
      'context.workbook.worksheets.getItem("Nope").load("name"); await context.sync();',
      { code: 'ItemNotFound', isOwn: true, statement: 'var worksheet = worksheets.getItem(...);' },
    ],
    [
      'a wrong shape',
      'context.workbook.worksheets.getActiveWorksheet().getRange("A1:B2").values = [[1]]; await context.sync();',
      { code: 'InvalidArgument', isOwn: true },
    ],
    [
      'a property that is none',
      'context.workbook.worksheets.getActiveWorksheet().set({ nonsense: 1 })',
      { code: 'InvalidArgument' },
    ],
    [
      'a proxy of another context',
      'const other = await new Promise((go) => Excel.run(async (c) => { go(c.workbook.worksheets.getActiveWorksheet().getRange("A1")); })); context.workbook.worksheets.getActiveWorksheet().getRange("A1").getBoundingRect(other); await context.sync();',
      { code: 'InvalidRequestContext' },
    ],
    [
      'what the workbench has not',
      'context.workbook.worksheets.getActiveWorksheet().charts.load("items"); await context.sync();',
      { code: 'ApiNotFound' },
    ],
    [
      'a method of a null object',
      'const sheet = context.workbook.worksheets.getItemOrNullObject("Nope"); await context.sync(); sheet.getRange("A1").values = [[1]]; await context.sync();',
      { isOwn: true },
    ],
  ];
  it.each(refusals)('refuses %s', async (_, work, wanted) => {
    expect(await rejection(work)).toMatchObject(wanted);
    addIn.host.unsupported.clear();
  });

  it('wants a promise from a run', async () => {
    expect(
      await inPage(
        'new Promise((go) => { try { Excel.run(() => 1).catch((error) => go(error.code)); } catch (error) { go(error.code); } })',
      ),
    ).toBe('RunMustReturnPromise');
  });

  it('turns a request down while a cell is edited, and waits where it was asked to', async () => {
    addIn.host.faults.plan({ isEditing: true });
    expect(await rejection('context.workbook.load("name"); await context.sync();')).toMatchObject({
      code: 'InvalidOperationInCellEditMode',
    });
    const waiting = inPage(
      'Excel.run({ delayForCellEdit: true }, async (context) => { context.workbook.load("name"); await context.sync(); return context.workbook.name; })',
    );
    addIn.host.faults.finishEdit();
    expect(await waiting).toBe(book.name);
  });
});

describe('what goes through it and comes back', () => {
  const rows: readonly (readonly [string, string, unknown])[] = [
    [
      'a null object for a sheet that is not there',
      'const s = context.workbook.worksheets.getItemOrNullObject("Nope"); await context.sync(); return s.isNullObject;',
      true,
    ],
    [
      'one value for a whole block',
      'const r = context.workbook.worksheets.getActiveWorksheet().getRange("J1:K2"); r.values = 7; r.load("values"); await context.sync(); return r.values;',
      [
        [7, 7],
        [7, 7],
      ],
    ],
    [
      'a formula and its value in one sync',
      'const r = context.workbook.worksheets.getActiveWorksheet().getRange("M1:N1"); r.formulas = [[2, "=M1*3"]]; r.load("values,formulas"); await context.sync(); return [r.values, r.formulas];',
      [[[2, 6]], [[2, '=M1*3']]],
    ],
    [
      'text that stays text',
      'const r = context.workbook.worksheets.getActiveWorksheet().getRange("P1"); r.numberFormat = [["@"]]; r.values = [["=1+1"]]; r.load("values,valueTypes,text"); await context.sync(); return [r.values, r.valueTypes, r.text];',
      [[['=1+1']], [['String']], [['=1+1']]],
    ],
    [
      'digits that become a number',
      'const r = context.workbook.worksheets.getActiveWorksheet().getRange("Q1"); r.values = [["5"]]; r.load("values"); await context.sync(); return r.values;',
      [[5]],
    ],
    [
      'blanks as empty text',
      'const r = context.workbook.worksheets.getActiveWorksheet().getRange("Z99"); r.load("values,valueTypes"); await context.sync(); return [r.values, r.valueTypes];',
      [[['']], [['Empty']]],
    ],
    [
      'an address with its sheet',
      'const r = context.workbook.worksheets.getActiveWorksheet().getRangeByIndexes(2, 3, 2, 2); r.load("address"); await context.sync(); return r.address;',
      'Sheet1!D3:E4',
    ],
    [
      'a proxy read again after it changed',
      'const r = context.workbook.worksheets.getActiveWorksheet().getRange("S1"); r.values = [[1]]; r.load("values"); await context.sync(); const first = r.values; r.values = [[2]]; r.load("values"); await context.sync(); return [first, r.values];',
      [[[1]], [[2]]],
    ],
    [
      'nothing of an empty sheet',
      'const s = context.workbook.worksheets.add("Empty"); const r = s.getUsedRangeOrNullObject(true); await context.sync(); return r.isNullObject;',
      true,
    ],
    [
      'a sheet deleted',
      'context.workbook.worksheets.getItem("Empty").delete(); const c = context.workbook.worksheets.getCount(); await context.sync(); return c.value;',
      1,
    ],
  ];
  it.each(rows)('%s', async (_, work, wanted) => {
    expect(await result(work)).toEqual(wanted);
  });

  it('400 rows, which the library sends in pieces, whole', async () => {
    addIn.host.faults.plan({});
    const sum = await result(
      'const r = context.workbook.worksheets.getActiveWorksheet().getRange("A1001:J1400"); r.values = Array.from({ length: 400 }, (_, y) => Array.from({ length: 10 }, (_, x) => y * 10 + x)); r.load("values"); await context.sync(); return r.values.flat().reduce((a, b) => a + b, 0);',
    );
    // 0 + 1 + … + 3999
    expect(sum).toBe((3999 * 4000) / 2);
    const written = addIn.requests
      .flatMap(({ Actions }) => Actions)
      .filter(({ Name, ArgumentInfo }) => {
        const [block] = ArgumentInfo?.Arguments ?? [];
        return Name === 'Values' && Array.isArray(block) && block.length > 2;
      });
    expect(written.length).toBeGreaterThan(1);
  });

  it('one event for one change, and none after the handler is gone', async () => {
    const heard = await inPage(
      'Excel.run(async (context) => { const told = []; const sheet = context.workbook.worksheets.getActiveWorksheet(); const handler = sheet.onChanged.add(async (event) => { told.push(event.address); }); await context.sync(); sheet.getRange("U1").values = [[1]]; await context.sync(); await new Promise((go) => setTimeout(go, 60)); handler.remove(); await context.sync(); sheet.getRange("U2").values = [[1]]; await context.sync(); await new Promise((go) => setTimeout(go, 60)); return told; })',
    );
    expect(heard).toEqual(['U1']);
  });

  it('two runs at once, one request after the other', async () => {
    const write = (value: number, read: string): string =>
      `Excel.run(async (context) => { const s = context.workbook.worksheets.getActiveWorksheet(); s.getRange("W1").values = [[${value}]]; ${read} await context.sync(); return r.values; })`;
    const both = await inPage(
      `Promise.all([${write(1, 'const r = s.getRange("X1:Y1"); r.formulas = [["=W1", "=X1*10"]]; r.load("values");')}, ${write(5, 'const r = s.getRange("X1:Y1"); r.load("values");')}])`,
    );
    expect(both).toEqual([[[1, 10]], [[5, 50]]]);
  });

  it('and no object held when all is done', async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(addIn.host.references.size).toBe(0);
  });
});
