import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../../workbench/commands/main';
import { CORPUS } from '../workbench/corpus';

/**
 * Every workbook of the corpus and our samples, as they are and as LibreOffice saves them: the file that compiling saves
 * is opened by LibreOffice, with the same values and the same looks on every sheet of the club's.
 */
const root = resolve(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'score-desk-corpus-'));
const at = (...parts: string[]): string => join(folder, ...parts);

interface Book {
  readonly name: string;
  readonly base: string;
  readonly ending: 'xlsx' | 'xlsm';
  readonly make: () => Promise<Uint8Array>;
  /** By hand, 18 pars off 0 are 36 points, 18 bogeys 18; our samples have their results elsewhere. */
  readonly isCorpus: boolean;
}

const SAMPLES = [
  'stableford-day',
  'four-ball-day',
  'medal-day',
  'fr/stableford-day',
  'fr/four-ball-day',
  'fr/medal-day',
  'match-day',
  'fr/match-day',
];

const BOOKS: readonly Book[] = [
  ...CORPUS.filter(({ refused }) => refused === undefined).map(({ name, make, ending }, nth) => ({
    name,
    base: `book${nth}`,
    ending: ending ?? ('xlsx' as const),
    make,
    isCorpus: true,
  })),
  ...SAMPLES.map((name, nth) => ({
    name,
    base: `sample${nth}`,
    ending: 'xlsx' as const,
    make: () => Promise.resolve(new Uint8Array(readFileSync(join(root, 'samples', `${name}.xlsx`)))),
    isCorpus: false,
  })),
];

const SOURCES = ['made', 'resaved'] as const;
/** LibreOffice saves what it opens as .xlsx. */
const fileOf = ({ base, ending }: Book, source: string): string =>
  source.startsWith('made') ? `${base}.${ending}` : `${base}.xlsx`;

const quiet = { stdio: 'ignore', timeout: 500_000 } as const;

function convert(to: string, from: string, outdir: string): void {
  const files = BOOKS.map((book) => at(from, fileOf(book, from)));
  mkdirSync(at(outdir), { recursive: true });
  execFileSync('soffice', ['--headless', '--convert-to', to, '--outdir', at(outdir), ...files], quiet);
}

/** Sheet -1 writes every sheet to a file of its own; values as they are shown. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';

const placesOf = new Map<string, unknown>();

beforeAll(async () => {
  mkdirSync(at('made'));
  for (const book of BOOKS) writeFileSync(at('made', fileOf(book, 'made')), await book.make());
  convert('xlsx:Calc MS Excel 2007 XML', 'made', 'resaved');
  for (const source of SOURCES) {
    mkdirSync(at(`${source}-compiled`));
    for (const book of BOOKS) {
      const [file, out] = [at(source, fileOf(book, source)), at(`${source}-compiled`, fileOf(book, source))];
      let json = '';
      const code = await run(['compile', file, '--json', '--out', out], {
        out: (text) => (json += text),
        err: (text) => (json += text),
        input: () => Promise.resolve(undefined),
        cwd: folder,
        root,
      });
      // 1: something is left to decide.
      placesOf.set(`${source} ${book.base}`, code < 2 ? (JSON.parse(json) as { places: unknown }).places : json);
    }
    for (const when of [source, `${source}-compiled`]) {
      convert(CSV, when, `${when}/csv`);
      convert('pdf', when, `${when}/pdf`);
    }
  }
}, 1_200_000);
afterAll(() => rmSync(folder, { recursive: true }));

const sheetsOf = (when: string, base: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(at(when, 'csv'))
      .filter((name) => name.startsWith(`${base}-`))
      .map((name) => [name, readFileSync(at(when, 'csv', name), 'utf8')]),
  );

/** Values without the fields that were #NAME? in others: LibreOffice does not know our functions, we calculate them. */
const withoutNames = (values: string, others: string): string => {
  const lines = others.split('\n').map((line) => line.split(','));
  return values
    .split('\n')
    .map((line, row) =>
      line
        .split(',')
        .map((field, column) => (lines[row]?.[column] === '#NAME?' ? '' : field))
        .join(','),
    )
    .join('\n');
};

/** Each page as a picture. */
function pagesOf(when: string, base: string): readonly Buffer[] {
  const pages = at(when, 'pages', base);
  mkdirSync(pages, { recursive: true });
  execFileSync('pdftoppm', ['-r', '40', '-png', at(when, 'pdf', `${base}.pdf`), join(pages, 'page')], quiet);
  return readdirSync(pages)
    .sort()
    .map((name) => readFileSync(join(pages, name)));
}

describe.each(SOURCES)('%s', (source) => {
  describe.each(BOOKS)('$name', ({ base, isCorpus }) => {
    const compiled = `${source}-compiled`;

    it('compiles', () => {
      const places = placesOf.get(`${source} ${base}`);
      const lines = Array.isArray(places)
        ? (places as { name: string; total: unknown }[]).map(({ name, total }) => [name.trim(), Number(total)])
        : places;
      if (!isCorpus) expect(lines).toEqual(expect.arrayContaining([expect.anything()]));
      else
        expect(lines).toEqual([
          ['Ann', 36],
          ['Ben', 18],
          ['Cleo', 18],
          ['Dan', 18],
        ]);
    });

    it('has the same values', () => {
      const [before, after] = [sheetsOf(source, base), sheetsOf(compiled, base)];
      expect(before.size).toBeGreaterThan(0);
      for (const [sheet, values] of before)
        expect([sheet, withoutNames(after.get(sheet) ?? '', values)]).toEqual([sheet, withoutNames(values, values)]);
      expect(after.size).toBeGreaterThan(before.size);
    });

    it('looks the same', () => {
      const [before, after] = [pagesOf(source, base), pagesOf(compiled, base)];
      expect(before.length).toBeGreaterThan(0);
      // Our sheets come after the club's. A formula of ours that LibreOffice saved as #NAME? is calculated again.
      const isRecalculated = [...sheetsOf(source, base).values()].some((values) => values.includes('#NAME?'));
      const differ = before.flatMap((page, nth) => (after[nth]?.equals(page) === true ? [] : [nth + 1]));
      if (isRecalculated)
        process.stdout.write(
          `${source} ${base}: ${differ.length} of ${before.length} pages differ, by formulas calculated again\n`,
        );
      else expect(differ).toEqual([]);
      expect(after.length).toBeGreaterThan(before.length);
    });
  });
});
