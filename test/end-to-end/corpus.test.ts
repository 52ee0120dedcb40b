import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readXlsx } from 'hucre';
import { run } from '../../workbench/commands/main';
import { CORPUS } from '../workbench/corpus';

jest.setTimeout(60_000);

const root = resolve(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'score-desk-corpus-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Compiled {
  readonly places: readonly { readonly place: string; readonly name: string; readonly total: string | number }[];
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function command(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    input: () => Promise.resolve(undefined),
    cwd: folder,
    root,
  });
  return { code, out, err };
}

/** What another library reads in the sheets: their values, blank rows and cells at the end left out. */
async function valuesOf(bytes: Uint8Array): Promise<Map<string, string>> {
  const { sheets } = await readXlsx(bytes);
  const trimmed = (row: readonly unknown[]): string => JSON.stringify(row).replace(/(,null|,"")+\]$/, ']');
  return new Map(sheets.map(({ name, rows }) => [name, rows.map(trimmed).join('\n').trimEnd()]));
}

describe('workbooks of all sorts', () => {
  it('are thirty and more', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(30);
  });

  it.each(CORPUS.filter(({ refused }) => refused === undefined))(
    '$name: compiles, and the rest is as it was',
    async (one) => {
      const ending = one.ending ?? 'xlsx';
      const [file, out] = [join(folder, `in.${ending}`), join(folder, `out.${ending}`)];
      const bytes = await one.make();
      writeFileSync(file, bytes);
      const { code, out: json, err } = await command('compile', file, '--json', '--out', out);
      expect({ code, err }).toMatchObject({ code: 0 });
      // By hand: 18 pars off 0 are 36 points, 18 bogeys 18; the three are level on every hole.
      const { places } = JSON.parse(json) as Compiled;
      expect(places.map(({ place, name, total }) => [place, name.trim(), Number(total)])).toEqual([
        ['1', 'Ann', 36],
        ['T2', 'Ben', 18],
        ['T2', 'Cleo', 18],
        ['T2', 'Dan', 18],
      ]);
      expect(hash(readFileSync(file))).toBe(hash(bytes));
      const [before, after] = [await valuesOf(bytes), await valuesOf(readFileSync(out))];
      for (const [sheet, values] of before) expect([sheet, after.get(sheet)]).toEqual([sheet, values]);
      // Ours and no other: the results, and what the cards gave to look at.
      const added = [...after.keys()].filter((sheet) => !before.has(sheet));
      expect(added[0]).toMatch(/^R[eé]sult/);
      expect(added.filter((sheet) => !/^R[eé]sult/.test(sheet))).toEqual([]);
    },
  );

  it.each(CORPUS.filter(({ refused }) => refused !== undefined))('$name: is refused with a sentence', async (one) => {
    const file = join(folder, `refused.${one.ending ?? 'xlsx'}`);
    const bytes = await one.make();
    writeFileSync(file, bytes);
    const { code, out, err } = await command('compile', file, '--json');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(one.refused ?? /./);
    expect(err.trim()).toMatch(/^[^\n]+[.?]$/);
    expect(hash(readFileSync(file))).toBe(hash(bytes));
  });
});
