import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBook } from '../../workbench/xlsx/workbook-files';
import { command, root } from './command-line';

const out = mkdtempSync(join(tmpdir(), 'score-desk-published-'));
afterAll(() => rmSync(out, { recursive: true }));

it('writes the medal as CSV and as a page by initials, and leaves the workbook alone', async () => {
  const book = join(root, 'samples/medal-day.xlsx');
  const before = readFileSync(book);
  const [csv, html] = [join(out, 'medal.csv'), join(out, 'medal.html')];
  expect((await command('compile', book, '--csv', csv, '--html', html, '--initials')).code).toBe(0);
  // The Cup goes to the lowest gross, and nobody has two prizes.
  expect(readFileSync(csv, 'utf8')).toMatch(/\r\nGross,1,J\. A\.,-1,41,37,,,78,,Cup,\r\n/);
  expect(readFileSync(html, 'utf8')).not.toMatch(/Aubry|<script/);
  expect(readFileSync(book).equals(before)).toBe(true);
}, 60_000);

it('writes the results alone as a workbook of values: no card, no formula, no finding, the same bytes again', async () => {
  const book = join(root, 'samples/medal-day.xlsx');
  const before = readFileSync(book);
  const file = join(out, 'values.xlsx');
  expect((await command('compile', book, '--values', file)).code).toBe(0);
  const once = readFileSync(file);
  const opened = await openBook(file);
  const { sheets } = opened.book;
  expect(sheets.map(({ name }) => name)).toEqual([
    'Results',
    'Results · Gross',
    'Results · 1st division',
    'Results · 2nd division',
    'Results · Ladies',
    'Results · Seniors',
  ]);
  expect(sheets.flatMap((sheet) => [...sheet.formulas()])).toEqual([]);
  expect(opened.book.find('Results · Gross')?.value(6, 1)).toBe('Jules Aubry');
  opened.book.dispose();
  expect((await command('compile', book, '--values', file)).code).toBe(0);
  expect(readFileSync(file).equals(once)).toBe(true);
  expect(readFileSync(book).equals(before)).toBe(true);
  // Never over a workbook of the club's, this one or another.
  const over = await command('compile', book, '--values', book);
  expect([over.code, over.err]).toEqual([2, expect.stringContaining('is the workbook itself')]);
  const club = join(out, 'club.xlsx');
  copyFileSync(join(root, 'samples/stableford-day.xlsx'), club);
  const other = await command('compile', book, '--values', club);
  expect([other.code, other.err]).toEqual([2, expect.stringMatching(/has a sheet .* that is not ours/)]);
}, 60_000);

it('compiles many workbooks into folders, and one that cannot be read keeps none of the others back', async () => {
  const [medal, missing] = [join(root, 'samples/medal-day.xlsx'), join(out, 'none.xlsx')];
  const folder = join(out, 'all');
  const { code, err } = await command('compile', missing, medal, '--csv', folder, '--out', folder);
  expect([code, err]).toEqual([2, `There is no file ${missing}.\n`]);
  expect(['medal-day.csv', 'medal-day.xlsx'].map((name) => existsSync(join(folder, name)))).toEqual([true, true]);
  const twins = await command('compile', medal, join(root, 'samples/fr/medal-day.xlsx'), '--csv', folder);
  expect([twins.code, twins.err]).toEqual([2, expect.stringContaining('Another workbook has the name of')]);
}, 60_000);
