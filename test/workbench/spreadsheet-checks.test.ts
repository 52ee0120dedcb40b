import { join } from 'node:path';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import type { CellValue } from '../../workbench/engine/values';
import { UniverBook } from '../../workbench/engine/univer-book';
import { CHECKS, NAMES, PARS, POINTS, SCORES, TEAMS } from './spreadsheet-checks';

/** The embedded spreadsheet against plain arithmetic: what club sheets are made of, in cells, in one book. */
const addIn = openBuiltAddIn(join(__dirname, '../../dist/addin'));

/** Column of the formulas, right of everything they read. */
const SPILL = 9;

describe(`${CHECKS.length} checks of the embedded spreadsheet`, () => {
  const book = new UniverBook({ functions: loadFunctions(addIn, { language: 'en' }) });
  beforeAll(async () => {
    const sheet = book.add('Sheet1');
    const put = (row: number, at: number, value: CellValue) => sheet.set(row, at, { value });
    NAMES.forEach((name, row) => put(row, 0, name));
    TEAMS.forEach((team, row) => put(row, 1, team));
    POINTS.forEach((points, row) => put(row, 2, points));
    // The second card, threes off 1: net 2, 3, 3 against 4, 4, 3 are 4, 3 and 2 points.
    [PARS, [1, 2, 3], SCORES, [3, 3, 3]].forEach((line, row) => line.forEach((value, at) => put(row, 4 + at, value)));
    book.setName({ name: 'Points', refersTo: 'Sheet1!$C$1:$C$10' });
    // The same points again as a table of its own, under its heading in C50.
    book.addTable({
      ...{ name: 'Field', sheet, area: { row: 49, column: 2, rows: 11, columns: 1 } },
      ...{ columns: ['Total'], hasTotals: false },
    });
    POINTS.forEach((points, row) => put(50 + row, 2, points));
    // Each formula in a cell of its own, room for its spill beside it.
    CHECKS.forEach(([formula], nth) => sheet.set(100 + 20 * nth, SPILL, { formula }));
    await book.recalculate();
  });
  afterAll(() => {
    book.dispose();
  });

  it.each(CHECKS.map(([formula, wanted], nth) => [formula, wanted, nth] as const))('%s', (_, wanted, nth) => {
    const sheet = book.find('Sheet1');
    const shown = wanted.map((row, y) => row.map((__, x) => sheet?.value(100 + 20 * nth + y, SPILL + x)));
    expect(shown).toEqual(wanted);
  });
});
