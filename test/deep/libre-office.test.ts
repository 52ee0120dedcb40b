import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { readCourse } from '../../src/rules/course';
import { CLASSIC } from '../../src/rules/editions/classic/classic';
import { playRound } from '../../src/rules/forms/round';
import type { HoleScore } from '../../src/rules/score';

const OFFICE = ['/usr/bin/soffice', '/usr/bin/libreoffice', '/opt/libreoffice/program/soffice'].find((path) =>
  existsSync(path),
);
const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 5, 4, 4, 4, 3, 5, 4];
const INDEXES = [7, 11, 17, 3, 1, 13, 15, 9, 5, 8, 18, 4, 2, 12, 10, 16, 6, 14];
const CARDS = 200_000;
const PER_SHEET = 50_000;

/** Cards from a linear congruence: handicap −10 to 54, a hole in eight without a score. */
function cardsOf(count: number): { readonly handicap: number; readonly scores: readonly HoleScore[] }[] {
  let seed = 7;
  const below = (n: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * n);
  };
  return Array.from({ length: count }, () => ({
    handicap: below(65) - 10,
    scores: PARS.map((par) => (below(8) === 0 ? null : Math.max(1, par - 2 + below(8)))),
  }));
}

describe('against a spreadsheet that knows nothing of us', () => {
  it('LibreOffice is here', () => {
    // Without it this suite proves nothing: apt-get install libreoffice-calc.
    expect(OFFICE).toBeDefined();
  });

  it(`${CARDS} Stableford cards equal a native SUMPRODUCT in LibreOffice`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'score-desk-'));
    try {
      const course = readCourse(PARS, INDEXES);
      if (!course.ok) throw new Error('The course of this test cannot be read.');
      const cards = cardsOf(CARDS);
      let disagreements = 0;
      for (let first = 0; first < CARDS; first += PER_SHEET) {
        const some = cards.slice(first, first + PER_SHEET);
        const cells = new Map<string, { value: null; formula: string }>();
        some.forEach((_, nth) => {
          const row = nth + 3;
          const scores = `B${row}:S${row}`;
          const points = `(2+$B$1:$S$1+INT(($A${row}-$B$2:$S$2)/18)+1-${scores})`;
          cells.set(`${row - 1},19`, { value: null, formula: `SUMPRODUCT((${scores}<>"")*(${points}>0)*${points})` });
        });
        const rows = [
          [null, ...PARS],
          [null, ...INDEXES],
          ...some.map(({ handicap, scores }) => [handicap, ...scores]),
        ];
        const book = join(folder, 'cards.xlsx');
        writeFileSync(book, await writeXlsx({ sheets: [{ name: 'Cards', rows, cells }] }));
        execFileSync(OFFICE ?? 'soffice', ['--headless', '--convert-to', 'csv', '--outdir', folder, book], {
          stdio: 'ignore',
        });
        const native = readFileSync(join(folder, 'cards.csv'), 'utf8').trim().split('\n').slice(2);
        some.forEach(({ handicap, scores }, nth) => {
          const card = { balls: [{ scores, handicap }], rulings: [] };
          const round = playRound(course.value, PARS, { scoring: 'stableford', fourBall: false }, card, CLASSIC);
          const points = Number(native[nth]?.split(',').at(-1));
          if (!round.ok || round.value.total !== points) disagreements++;
        });
      }
      expect(disagreements).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
