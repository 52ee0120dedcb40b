import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx } from 'hucre';
import { command, root } from './command-line';

const out = mkdtempSync(join(tmpdir(), 'score-desk-merit-'));
afterAll(() => rmSync(out, { recursive: true }));

const [medal, stableford] = [join(root, 'samples/medal-day.xlsx'), join(root, 'samples/stableford-day.xlsx')];
const order = (file: string, ...more: readonly string[]) =>
  command('compile', '--order-of-merit', file, '--points', '25,18,15', ...more);

async function placesIn(file: string): Promise<readonly (readonly unknown[])[]> {
  const { sheets } = await readXlsx(readFileSync(file));
  const [{ name, rows }] = sheets as [(typeof sheets)[0]];
  expect(name).toBe('Order of merit');
  return rows.filter(([place]) => typeof place === 'number' || /^T\d/.test(String(place)));
}

it('adds up the samples to a workbook of its own, the same bytes each time, and leaves theirs alone', async () => {
  const before = [medal, stableford].map((book) => readFileSync(book));
  const [file, csv, html] = ['merit.xlsx', 'merit.csv', 'merit.html'].map((name) => join(out, name)) as [
    string,
    string,
    string,
  ];
  const first = await order(file, '--csv', csv, '--html', html, '--initials', medal, stableford);
  // The Stableford sample has decisions open.
  expect([first.code, first.err]).toEqual([1, '']);
  const once = readFileSync(file);
  const places = await placesIn(file);
  // Two events of 25 + 18 + 15 points, whoever shares them.
  const points = places.map((row) => Number(row.findLast((cell) => cell !== null && cell !== '')));
  expect(points.reduce((sum, own) => sum + own, 0)).toBe(2 * (25 + 18 + 15));
  expect(readFileSync(csv, 'utf8')).toMatch(/^\ufeffPlace,Player,/);
  expect(readFileSync(html, 'utf8')).not.toMatch(/Aubry|<script/);

  expect((await order(file, stableford, medal)).code).toBe(1);
  expect(readFileSync(file).equals(once)).toBe(true);
  expect(
    [medal, stableford].map((book) => readFileSync(book).equals(before[book === medal ? 0 : 1] as Buffer)),
  ).toEqual([true, true]);
}, 120_000);

describe('writes nothing', () => {
  it.each<[string, () => readonly string[], RegExp]>([
    ['without points', () => ['--order-of-merit', join(out, 'no.xlsx'), medal], /^Say how many points each place/],
    [
      'of a workbook that cannot be compiled',
      () => ['--order-of-merit', join(out, 'no.xlsx'), '--points', '1', medal, join(root, 'samples/side-games.xlsx')],
      /samples\/side-games\.xlsx: /,
    ],
    [
      'of a workbook that is not there',
      () => ['--order-of-merit', join(out, 'no.xlsx'), '--points', '1', medal, 'none.xlsx'],
      /There is no file none\.xlsx/,
    ],
    [
      'of a workbook given twice',
      () => ['--order-of-merit', join(out, 'no.xlsx'), '--points', '1', medal, medal],
      /samples\/medal-day\.xlsx is given twice/,
    ],
    [
      'beside --out',
      () => ['--order-of-merit', join(out, 'no.xlsx'), '--out', out, medal],
      /--out and --order-of-merit do not go together/,
    ],
    [
      'to a file of another kind',
      () => ['--order-of-merit', join(out, 'no.csv'), '--points', '1', medal],
      /no\.csv must end in \.xlsx/,
    ],
  ])(
    '%s',
    async (_, args, message) => {
      const { code, err } = await command('compile', ...args());
      expect([code, err]).toEqual([2, expect.stringMatching(message)]);
      expect(existsSync(join(out, 'no.xlsx'))).toBe(false);
    },
    60_000,
  );

  it('over one of its workbooks, or over one that holds something else', async () => {
    const own = join(out, 'club.xlsx');
    copyFileSync(stableford, own);
    const before = readFileSync(own);
    const over = await order(own, medal, own);
    expect([over.code, over.err]).toEqual([2, expect.stringContaining('is the workbook itself')]);
    // Somebody forgot to name the order of merit, and the first event stands in its place.
    const other = await order(own, medal);
    expect([other.code, other.err]).toEqual([2, expect.stringMatching(/has a sheet .* that is not ours/)]);
    expect(readFileSync(own).equals(before)).toBe(true);
  }, 60_000);
});

it('has no use for its options alone', async () => {
  const { code, err } = await command('compile', medal, '--best', '2');
  expect([code, err]).toEqual([2, '--best goes with --order-of-merit only.\n']);
});
