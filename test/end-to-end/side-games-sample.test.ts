import { join } from 'node:path';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import { openBook } from '../../workbench/xlsx/workbook-files';

const ROOT = join(__dirname, '..', '..');
const ADD_IN = openBuiltAddIn(join(ROOT, 'dist', 'addin'));

/** Cells by their place from 0, worked by hand from the figures on the sheets. */
const WANTED: Readonly<Record<'games' | 'handicaps' | 'season', readonly (readonly [number, number, unknown[]])[]>> = {
  games: [[6, 20, [1, 0, 1, 0]]],
  handicaps: [
    // 14.05, 22.77, −1.81 and 30.92 less 0.7, then 95 % of it; 90 % of the rounded, off the lowest.
    [3, 5, [13, 22, -3, 30]],
    [3, 6, [13, 21, -2, 29]],
    [3, 7, [15, 23, 0, 30]],
    [8, 1, [18]],
    [9, 1, [12.7]],
  ],
  season: [
    // Two share 18 + 15 in April, two 25 + 18 in May, and 50 + 30 of its pot.
    [3, 4, [64.5, 41.5, 53, 27]],
    [3, 5, [46.5, 41.5, 38, 27]],
    [3, 6, [40, '', 40, 20]],
  ],
};

describe.each([
  ['side-games.xlsx', 'en', { games: 'Games', handicaps: 'Handicaps', season: 'Season' }],
  ['fr/side-games.xlsx', 'fr', { games: 'Jeux', handicaps: 'Handicaps', season: 'Saison' }],
] as const)('samples/%s', (file, language, names) => {
  it('shows each formula’s answer, none of them an error', async () => {
    const opened = await openBook(join(ROOT, 'samples', file), { functions: loadFunctions(ADD_IN, { language }) });
    await opened.book.recalculate();
    for (const name of ['games', 'handicaps', 'season'] as const) {
      const sheet = opened.book.find(names[name]);
      for (const [row, column, cells] of WANTED[name])
        expect([names[name], row, column, cells.map((_, nth) => sheet?.value(row + nth, column) ?? '')]).toEqual([
          names[name],
          row,
          column,
          cells,
        ]);
      const all = Array.from({ length: 20 }, (_, row) =>
        Array.from({ length: 26 }, (__, column) => sheet?.value(row, column)),
      ).flat();
      expect(all.filter((value) => typeof value === 'string' && value.startsWith('#'))).toEqual([]);
    }
    opened.book.dispose();
  });
});
