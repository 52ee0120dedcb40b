import { join, resolve } from 'node:path';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import type { UniverBook } from '../../workbench/engine/univer-book';
import { openBook } from '../../workbench/xlsx/workbook-files';

jest.setTimeout(120_000);

/** A change calculates what hangs on it; that must come to the same as calculating the whole workbook. */
const root = resolve(__dirname, '../..');
const functions = loadFunctions(openBuiltAddIn(join(root, 'dist/addin')), { language: 'en' });
const EDITS = 30;
/** What somebody types into a score: numbers, blanks, words that are read, and slips. */
const TYPED: readonly (string | number | null)[] = [
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  9,
  12,
  null,
  'NR',
  'X',
  '-',
  'five',
  44,
  0,
  '4',
  ' ',
];

function valuesOf(book: UniverBook): ReadonlyMap<string, unknown> {
  return new Map(
    book.sheets.flatMap((sheet) => {
      const area = sheet.usedArea() ?? { rows: 0, columns: 0 };
      return Array.from({ length: area.rows * area.columns }, (_, at): [string, unknown] => {
        const [row, column] = [Math.floor(at / area.columns), at % area.columns];
        return [`${sheet.name} ${row} ${column}`, sheet.value(row, column) ?? ''];
      });
    }),
  );
}

/** Numbers between 0 and 1, the same on every machine (Park and Miller's minimal standard). */
function* luck(seed: number): Generator<number, never> {
  for (let state = seed; ; yield state / 2_147_483_647) state = (state * 48_271) % 2_147_483_647;
}

const SAMPLES: readonly (readonly [string, string])[] = [
  ['samples/stableford-day.xlsx', 'Scores'],
  ['samples/four-ball-day.xlsx', 'Scores'],
];

it.each(SAMPLES)('%s', async (sample, name) => {
  const { book } = await openBook(join(root, sample), { functions });
  const { book: other } = await openBook(join(root, sample), { functions });
  const random = luck(20_261_201);
  const pick = (count: number): number => Math.floor(random.next().value * count);
  const [scores, others] = [book.find(name), other.find(name)];
  if (!scores || !others) throw new Error(`No ${name}`);
  await book.recalculate();
  let formulas = 0;
  for (let edit = 1; edit <= EDITS; edit++) {
    const [row, column] = [6 + pick(30), 1 + pick(20)];
    if (scores.formula(row, column) !== undefined) {
      formulas += 1;
      continue;
    }
    const value = TYPED[pick(TYPED.length)] ?? null;
    scores.set(row, column, { value });
    others.set(row, column, { value });
    await book.recalculate();
    // The whole is slow: it is held against the parts now and then, and at the end.
    if (edit % 10 !== 0) continue;
    other.recalculateAll();
    await other.recalculate();
    expect([edit, valuesOf(book)]).toEqual([edit, valuesOf(other)]);
  }
  expect(formulas).toBeLessThan(EDITS / 2);
  book.dispose();
  other.dispose();
});
