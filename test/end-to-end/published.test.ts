import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../workbench/commands/main';

const root = join(__dirname, '..', '..');
const out = mkdtempSync(join(tmpdir(), 'score-desk-published-'));
afterAll(() => rmSync(out, { recursive: true }));

async function command(...args: readonly string[]) {
  const said = { out: '', err: '' };
  const terminal = {
    out: (text: string) => (said.out += text),
    err: (text: string) => (said.err += text),
    input: () => Promise.resolve(undefined),
    cwd: root,
    root,
  };
  return { code: await run(args, terminal), ...said };
}

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

it('compiles many workbooks into folders, and one that cannot be read keeps none of the others back', async () => {
  const [medal, missing] = [join(root, 'samples/medal-day.xlsx'), join(out, 'none.xlsx')];
  const folder = join(out, 'all');
  const { code, err } = await command('compile', missing, medal, '--csv', folder, '--out', folder);
  expect([code, err]).toEqual([2, `There is no file ${missing}.\n`]);
  expect(['medal-day.csv', 'medal-day.xlsx'].map((name) => existsSync(join(folder, name)))).toEqual([true, true]);
  const twins = await command('compile', medal, join(root, 'samples/fr/medal-day.xlsx'), '--csv', folder);
  expect([twins.code, twins.err]).toEqual([2, expect.stringContaining('Another workbook has the name of')]);
}, 60_000);
