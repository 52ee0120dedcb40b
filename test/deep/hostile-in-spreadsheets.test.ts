import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeXlsx } from 'hucre/xlsx';
import { run } from '../../workbench/commands/main';
import { hostileTexts } from '../workbook/hostile-texts';
import { startBrowser } from '../page/browser';

/**
 * Ten thousand hostile texts as names, compiled by the command line: the workbook and the CSV file as LibreOffice opens
 * them, formulas and special numbers looked for, and the page in a browser that runs scripts.
 */
const COUNT = 10_000;
const root = resolve(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'score-desk-hostile-'));
const at = (name: string): string => join(folder, name);
const texts = hostileTexts(COUNT);

/** Comma, quotes, UTF-8, from line 1; English, no quoted field as text, special numbers and formulas looked for. */
const CSV = 'CSV:44,34,76,1,,1033,false,true,false,false,false,-1,true';

/** A cell as a flat OpenDocument file has it. */
interface OpenedCell {
  readonly type: string;
  readonly formula: string | null;
  readonly text: string;
}

/** The rows of a sheet, cells that are repeated written out. */
function rowsOf(file: string, sheet: string): OpenedCell[][] {
  const xml = readFileSync(at(file), 'utf8');
  const start = xml.indexOf(`<table:table table:name="${sheet}"`);
  const table = xml.slice(start, xml.indexOf('</table:table>', start));
  return Array.from(table.matchAll(/<table:table-row\b[^>]*>(.*?)<\/table:table-row>/gs), ([, row = '']) =>
    Array.from(
      row.matchAll(/<table:(?:covered-)?table-cell\b([^>]*?)(?:\/>|>(.*?)<\/table:(?:covered-)?table-cell>)/gs),
      ([, attributes = '', inner = '']) => {
        const cell = {
          type: /office:value-type="(\w+)"/.exec(attributes)?.[1] ?? '',
          formula: /table:formula="([^"]*)"/.exec(attributes)?.[1] ?? null,
          text: plainOf(inner),
        };
        const times = Math.min(50, Number(/table:number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1));
        return Array.from({ length: times }, () => cell);
      },
    ).flat(),
  );
}

/** The text of a cell: paragraphs, runs of spaces and tabs, entities. */
function plainOf(inner: string): string {
  const paragraphs = Array.from(inner.matchAll(/<text:p\b[^>]*?(?:\/>|>(.*?)<\/text:p>)/gs), ([, text = '']) => text);
  const spaced = paragraphs
    .join('\n')
    .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count: string | undefined) => ' '.repeat(Number(count ?? 1)))
    .replace(/<text:tab\/>/g, '\t')
    .replace(/<[^>]+>/g, '');
  return spaced
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}

beforeAll(async () => {
  const rows = [
    ['Player', 'PH', 1, 2, 3],
    ['Par', '', 4, 4, 4],
    ['SI', '', 1, 2, 3],
    ...texts.map((text) => [text, 0, 4, 4, 4]),
  ];
  const terms = [
    ['Form of play', 'Stableford'],
    ['Rules edition', 'classic'],
    ['Ties', 'shared'],
  ];
  writeFileSync(
    at('day.xlsx'),
    await writeXlsx({
      sheets: [
        { name: 'Scores', rows },
        { name: 'Terms', rows: terms },
      ],
    }),
  );
  const said: string[] = [];
  const code = await run(
    ['compile', at('day.xlsx'), '--out', at('out.xlsx'), '--csv', at('out.csv'), '--html', at('out.html'), '--json'],
    {
      out: () => undefined,
      err: (text) => said.push(text),
      input: () => Promise.resolve(undefined),
      cwd: folder,
      root,
    },
  );
  if (code === 2) throw new Error(said.join(''));
  const quiet = { stdio: 'ignore', timeout: 900_000 } as const;
  const open = (file: string, ...more: readonly string[]): Buffer =>
    execFileSync(
      'soffice',
      ['--headless', '--convert-to', 'fods', ...more, '--outdir', at(`${file}.d`), at(file)],
      quiet,
    );
  open('out.xlsx');
  open('out.csv', `--infilter=${CSV}`);
}, 1_800_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** A leading apostrophe is Excel's own mark and is kept as a typographic one. */
const shown = (text: string): string => text.replace(/^'/, '’');

it('are texts in the workbook, and no formula stands in its results', () => {
  const rows = rowsOf('out.xlsx.d/out.fods', 'Results');
  const cells = rows.flat();
  expect(cells.filter(({ formula }) => formula !== null)).toEqual([]);
  const names = rows.filter(([place]) => place?.text === `T1`).map(([, name]) => name);
  expect(names.map((name) => name?.type)).toEqual(texts.map(() => 'string'));
  expect(new Set(names.map((name) => name?.text))).toEqual(new Set(texts.map(shown)));
});

it('are texts in the CSV file, which has no formula either', () => {
  const rows = rowsOf('out.csv.d/out.fods', 'out');
  expect(rows.flat().filter(({ formula }) => formula !== null)).toEqual([]);
  const names = rows.slice(1).map((row) => row[2]);
  expect(names.map((name) => name?.type)).toEqual(texts.map(() => 'string'));
  const known = new Set(texts);
  expect(names.filter((name) => !known.has(name?.text ?? '') && !known.has((name?.text ?? '').slice(1)))).toEqual([]);
});

it('are texts on the page: nothing runs and nothing is fetched', async () => {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const happened: string[] = [];
    page.on('dialog', (dialog) => {
      happened.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => happened.push(request.url()));
    page.on('console', (message) => happened.push(message.text()));
    const url = pathToFileURL(at('out.html')).href;
    await page.goto(url);
    const names = await page.locator('.wide table').first().locator('tbody tr td:nth-child(2)').allTextContents();
    expect(new Set(names)).toEqual(new Set(texts.map(shown)));
    expect(await page.locator('script, img, svg, iframe, object, a, form').count()).toBe(0);
    expect(happened).toEqual([url]);
  } finally {
    await browser.close();
  }
}, 300_000);
