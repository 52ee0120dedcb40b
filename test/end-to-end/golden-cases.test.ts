import { join } from 'node:path';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import { UniverBook } from '../../workbench/engine/univer-book';
import { CARDS } from './golden-cases/cards';
import { HANDICAPS_AND_GAMES } from './golden-cases/handicaps-and-games';
import { PENALTIES } from './golden-cases/penalties';
import { POINTS_AND_STROKES } from './golden-cases/points-and-strokes';
import { LINES } from './golden-cases/sheet';

const CASES = [...POINTS_AND_STROKES, ...PENALTIES, ...CARDS, ...HANDICAPS_AND_GAMES];

/** The worked examples, by number, and those that no formula of this test can hold. */
const NUMBERS = [
  '1 2 3 4 5 6 7 10 11 12 14 15 16 18 19 20 22 23 25 26 27 29 30 31 32',
  '35 37 38 39 41 42 44 46 48 50 51 52 53 55 56 57 58 60 61 63 64 65 67 68 70 71',
  '72 73 74 76 77 78 79 80 81 82 83 84 85 87 88 89 90 91 93 94 95 96 99 100 101 103 104 105 107 108 109 110 111',
  '112 115 118',
].flatMap((line) => line.split(' ').map((number) => `GT-${number.padStart(2, '0')}`));
const ELSEWHERE: Readonly<Record<string, string>> = {
  'GT-31': 'how far the ball lay is the Committee’s to judge',
  'GT-88': 'who signed where is read from the scoring sheet: test/workbook',
  'GT-89': 'initials for a signature likewise',
  'GT-90': 'the date of a card is no matter of the Rules',
  'GT-111': 'one partner’s signature: the sheet again, test/workbook/four-ball.test.ts',
};

describe(`${CASES.length} formulas for ${NUMBERS.length - Object.keys(ELSEWHERE).length} of ${NUMBERS.length} worked examples, in cells`, () => {
  const book = new UniverBook({
    functions: loadFunctions(openBuiltAddIn(join(__dirname, '../../dist/addin')), { language: 'en' }),
  });
  /** Column of the formulas, right of the cards; rows apart, room for what spills. */
  const COLUMN = 30;
  const rowOf = (nth: number): number => 100 + 6 * nth;
  beforeAll(async () => {
    const sheet = book.add('Sheet1');
    LINES.forEach((line, row) => line.forEach((value, column) => sheet.set(row, column, { value })));
    CASES.forEach(([, , formula], nth) => sheet.set(rowOf(nth), COLUMN, { formula }));
    await book.recalculate();
  });
  afterAll(() => book.dispose());

  it.each(CASES.map(([id, what, formula, wanted], nth) => [id, what, formula, wanted, nth] as const))(
    '%s %s: %s',
    (_, __, ___, wanted, nth) => {
      const rows: readonly (readonly unknown[])[] = Array.isArray(wanted) ? wanted : [[wanted]];
      const sheet = book.find('Sheet1');
      const shown = rows.map((row, y) => row.map((____, x) => sheet?.value(rowOf(nth) + y, COLUMN + x)));
      expect(shown).toEqual(rows);
    },
  );

  it('each worked example has its formula, or the reason why it has none', () => {
    const held = new Set([...CASES.map(([id]) => id), ...Object.keys(ELSEWHERE)]);
    expect(NUMBERS.filter((id) => !held.has(id))).toEqual(['GT-51', 'GT-70', 'GT-76']);
    // The cases of handicaps and games besides are named by their clause or where they are from.
    expect([...held].filter((id) => id.startsWith('GT-') && !NUMBERS.includes(id))).toEqual([]);
  });
});
