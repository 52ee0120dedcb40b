import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre';
import type { CellValue, WriteOptions, WriteSheet } from 'hucre';
import { clubWorkbook } from './club-workbook';

/** A workbook somebody may open, and what is to become of it. */
export interface Specimen {
  readonly name: string;
  readonly make: () => Promise<Uint8Array>;
  /** `xlsx` unless said otherwise. */
  readonly ending?: 'xlsx' | 'xlsm';
  /** The sentence of a workbook that is refused has this in it. */
  readonly refused?: RegExp;
}

type Row = CellValue[];

const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 4, 4, 5, 3, 4, 4, 5];
const INDEXES = [7, 11, 17, 3, 1, 13, 15, 9, 5, 8, 18, 4, 2, 12, 10, 16, 6, 14];
const HOLES = PARS.map((_, at) => at + 1);

/** Ann plays every hole in par off 0: 36 points. The others are one over on each: 18. */
const PLAYERS: readonly (readonly [name: string, over: number])[] = [
  ['Ann', 0],
  ['Ben', 1],
  ['Cleo', 1],
  ['Dan', 1],
];
const cards = (): Row[] => PLAYERS.map(([name, over]) => [name, 0, ...PARS.map((par) => par + over), '', 'x', 'x']);

const TERMS: Row[] = [
  ['Competition', 'A day'],
  ['Form of play', 'Stableford'],
  ['Rules edition', 'classic'],
];
const terms: WriteSheet = { name: 'Terms', rows: TERMS };

const HEAD: Row = ['Player', 'PH', ...HOLES, 'Rulings', 'Signed', 'Marker'];
const plain = (): Row[] => [HEAD, ['Par', null, ...PARS], ['SI', null, ...INDEXES], ...cards()];

/** A day's workbook: the scoring sheet with changes, and its Terms. */
const day = (sheet: Partial<WriteSheet> = {}, options: Partial<WriteOptions> = {}): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'Scores', rows: plain(), ...sheet }, terms], ...options });

/** The same with its parts changed as text. */
async function edited(change: (part: string, text: string) => string, from = day()): Promise<Uint8Array> {
  const parts = unzipSync(await from);
  const changed = Object.entries(parts).map(([name, bytes]): [string, Uint8Array] => [
    name,
    name.endsWith('.xml') || name.endsWith('.rels') ? strToU8(change(name, strFromU8(bytes))) : bytes,
  ]);
  return zipSync(Object.fromEntries(changed));
}

const inSheet =
  (from: string | RegExp, to: string) =>
  (part: string, text: string): string =>
    part === 'xl/worksheets/sheet1.xml' ? text.replace(from, to) : text;

const shifted = (rows: Row[], down: number, right: number): Row[] => [
  ...Array.from({ length: down }, (): Row => []),
  ...rows.map((row) => [...Array.from({ length: right }, () => null), ...row]),
];

const withTotals = (row: Row, out: CellValue, back: CellValue, total: CellValue): Row => [
  ...row.slice(0, 11),
  out,
  ...row.slice(11, 20),
  back,
  total,
  ...row.slice(20),
];

const nothing = (kind: 'chart' | 'image' | 'pivot'): Partial<WriteSheet> =>
  kind === 'chart'
    ? {
        charts: [
          {
            type: 'column',
            title: 'Points',
            series: [{ name: 'Hole 1', values: 'Scores!$C$4:$C$7', categories: 'Scores!$A$4:$A$7' }],
            anchor: { from: { row: 20, col: 0 }, to: { row: 34, col: 8 } },
          },
        ],
      }
    : {};

/** Thirty and more workbooks of all sorts: ours, another library's, hand-written XML, and files that are none. */
export const CORPUS: readonly Specimen[] = [
  { name: 'plain', make: () => day() },
  { name: 'hand-written XML without scores', make: clubWorkbook, refused: /./ },
  {
    name: 'merged title and notes above',
    make: () =>
      day({
        rows: [['Monthly medal'], ['Sunday'], [], ...plain()],
        merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 10 }],
      }),
  },
  { name: 'starts at D5', make: () => day({ rows: shifted(plain(), 4, 3) }) },
  {
    name: 'French headings',
    make: () =>
      writeXlsx({
        sheets: [
          {
            name: 'Cartes',
            rows: [
              ['Joueur', 'Handicap de jeu', ...HOLES.map((hole) => `Trou ${hole}`), 'Décisions', 'Signée', 'Marqueur'],
              ['Par', null, ...PARS],
              ['Index', null, ...INDEXES],
              ...cards(),
            ],
          },
          {
            name: 'Règlement',
            rows: [
              ['Épreuve', 'La journée'],
              ['Formule', 'Stableford'],
              ['Édition des Règles', 'classic'],
            ],
          },
        ],
      }),
  },
  {
    name: 'H1 to H18',
    make: () =>
      day({
        rows: [['Name', 'Hcp', ...HOLES.map((hole) => `H${hole}`), 'Rulings', 'Signed', 'Marker'], ...plain().slice(1)],
      }),
  },
  {
    name: 'Out, In and Total between',
    make: () =>
      day({
        rows: plain().map((row, at) =>
          at === 0 ? withTotals(row, 'Out', 'In', 'Total') : withTotals(row, 36, 36, 72),
        ),
      }),
  },
  {
    name: 'totals as formulas',
    make: () =>
      day({
        cells: new Map(
          PLAYERS.map((_, at) => [
            `${at + 3},24`,
            { formula: `SUM(C${at + 4}:T${at + 4})`, formulaResult: 72 + (at > 0 ? 18 : 0) },
          ]),
        ),
      }),
  },
  {
    name: 'shared strings as inline texts',
    make: () => day({}, { stringMode: 'inline' }),
  },
  {
    name: 'a table',
    make: () =>
      day({ tables: [{ name: 'Cards', range: 'A1:W7', columns: HEAD.map((name) => ({ name: String(name) })) }] }),
  },
  {
    name: 'dates',
    make: () =>
      writeXlsx({
        sheets: [
          { name: 'Scores', rows: plain() },
          { name: 'Terms', rows: [...TERMS, ['Date', new Date(Date.UTC(2026, 5, 7))]] },
        ],
      }),
  },
  {
    name: 'dates since 1904',
    make: () =>
      writeXlsx({
        sheets: [
          { name: 'Scores', rows: plain() },
          { name: 'Terms', rows: [...TERMS, ['Date', new Date(Date.UTC(2026, 5, 7))]] },
        ],
        dateSystem: '1904',
      }),
  },
  {
    name: 'hidden rows',
    make: () =>
      day({
        rowDefs: new Map([
          [4, { hidden: true }],
          [5, { height: 30 }],
        ]),
      }),
  },
  { name: 'hidden columns', make: () => day({ columns: [{ width: 20 }, { hidden: true }, { width: 4 }] }) },
  { name: 'a protected sheet', make: () => day({ protection: { sheet: true } }) },
  { name: 'a protected workbook', make: () => day({}, { workbookProtection: { lockStructure: true } }) },
  { name: 'a chart', make: () => day(nothing('chart')) },
  { name: 'frozen panes', make: () => day({ freezePane: { rows: 3, columns: 2 } }) },
  {
    name: 'print set-up',
    make: () =>
      day({
        pageSetup: { paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
        headerFooter: { oddHeader: '&CMedal' },
        rowBreaks: [20],
      }),
  },
  {
    name: 'lists to choose from',
    make: () =>
      day({
        dataValidations: [
          { type: 'list', values: ['x', 'no'], range: 'V4:W7', allowBlank: true, showErrorMessage: true },
          { type: 'whole', operator: 'between', formula1: '1', formula2: '15', range: 'C4:T7', allowBlank: true },
        ],
      }),
  },
  {
    name: 'conditional formats',
    make: () =>
      day({
        conditionalRules: [
          {
            type: 'cellIs',
            operator: 'lessThan',
            formula: '3',
            priority: 1,
            range: 'C4:T7',
            style: {
              font: { bold: true, color: { rgb: 'C00000' } },
              fill: { type: 'pattern', pattern: 'solid', bgColor: { rgb: 'FFF2CC' } },
            },
          },
          {
            type: 'colorScale',
            priority: 2,
            range: 'C4:T7',
            colorScale: { cfvo: [{ type: 'min' }, { type: 'max' }], colors: ['FFFFFFFF', 'FF63BE7B'] },
          },
          { type: 'expression', formula: '$B4>20', priority: 3, range: 'A4:A7' },
        ],
      }),
  },
  {
    name: 'notes',
    make: () =>
      day({
        cells: new Map([['3,0', { value: 'Ann', comment: { text: 'Plays from the front tees', author: 'Sec' } }]]),
      }),
  },
  { name: 'macros', ending: 'xlsm', make: () => day({}, { vbaProject: new Uint8Array([1, 2, 3, 4]) }) },
  {
    name: 'names',
    make: () =>
      day(
        {},
        {
          namedRanges: [
            { name: 'Par', range: 'Scores!$C$2:$T$2' },
            { name: 'SI', range: 'Scores!$C$3:$T$3' },
          ],
        },
      ),
  },
  {
    name: 'a very hidden sheet',
    make: () =>
      writeXlsx({
        sheets: [{ name: 'Scores', rows: plain() }, terms, { name: 'Lists', rows: [['a']], veryHidden: true }],
      }),
  },
  { name: 'a filter', make: () => day({ autoFilter: { range: 'A1:W7' } }) },
  {
    name: 'numbers kept as texts',
    make: () =>
      day({
        rows: plain().map((row, at) =>
          at < 3 ? row : row.map((cell) => (typeof cell === 'number' ? String(cell) : cell)),
        ),
      }),
  },
  {
    name: 'spaces in names and scores',
    make: () =>
      day({
        rows: plain().map((row, at) =>
          at < 3 ? row : row.map((cell, to) => (to === 0 || to === 2 ? ` ${String(cell)}\u00A0` : cell)),
        ),
      }),
  },
  {
    name: 'columns as cards',
    refused: /./,
    make: () => {
      const rows = plain();
      return day({ rows: HEAD.map((_, column) => rows.map((row) => row[column] ?? null)) });
    },
  },
  {
    name: '50,000 empty rows',
    make: () =>
      edited(
        inSheet(
          '</sheetData>',
          `${Array.from({ length: 50_000 }, (_, at) => `<row r="${at + 100}"/>`).join('')}</sheetData>`,
        ),
      ),
  },
  {
    name: 'a format down the whole column',
    make: () =>
      edited(
        inSheet(
          '</sheetData>',
          `${Array.from({ length: 3_000 }, (_, at) => `<row r="${at + 100}"><c r="C${at + 100}" s="0"/></row>`).join('')}</sheetData>`,
        ),
      ),
  },
  {
    name: 'cells without addresses',
    make: () =>
      edited(
        (part, text) => (part === 'xl/worksheets/sheet1.xml' ? text.replace(/<c r="[A-Z]+\d+"/g, '<c') : text),
        day({ rows: plain().map((row) => row.map((cell) => cell ?? '')) }),
      ),
  },
  { name: 'a byte order mark in every part', make: () => edited((_, text) => `\uFEFF${text}`) },
  {
    name: 'the strict form of the format',
    make: () =>
      edited((_, text) =>
        text
          .replace(
            /http:\/\/schemas\.openxmlformats\.org\/officeDocument\/2006\/relationships/g,
            'http://purl.oclc.org/ooxml/officeDocument/relationships',
          )
          .replace(
            /http:\/\/schemas\.openxmlformats\.org\/spreadsheetml\/2006\/main/g,
            'http://purl.oclc.org/ooxml/spreadsheetml/main',
          ),
      ),
  },
  {
    name: 'two scoring sheets',
    refused: /./,
    make: () => writeXlsx({ sheets: [{ name: 'Saturday', rows: plain() }, { name: 'Sunday', rows: plain() }, terms] }),
  },
  {
    name: 'a sheet of something else',
    refused: /./,
    make: () =>
      writeXlsx({
        sheets: [
          {
            name: 'Bar',
            rows: [
              ['Beer', 3.5],
              ['Tea', 2],
            ],
          },
        ],
      }),
  },
  { name: 'an empty sheet', refused: /./, make: () => writeXlsx({ sheets: [{ name: 'Sheet1', rows: [] }] }) },
  { name: 'no file at all', refused: /empty/, make: () => Promise.resolve(new Uint8Array()) },
  { name: 'a text', refused: /no Excel workbook/, make: () => Promise.resolve(strToU8('Player;1;2;3')) },
  {
    name: 'an old Excel',
    refused: /old Excel/,
    make: () => Promise.resolve(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])),
  },
  { name: 'cut off', refused: /damaged/, make: async () => (await day()).slice(0, 900) },
  {
    name: 'a zip of something else',
    refused: /no Excel workbook/,
    make: () => Promise.resolve(zipSync({ 'readme.txt': strToU8('hello') })),
  },
];
