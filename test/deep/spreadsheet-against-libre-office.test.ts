import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { storedFormula } from '../../workbench/engine/formula-text';
import { CHECKS, NAMES, PARS, POINTS, SCORES, TEAMS } from '../workbench/spreadsheet-checks';

const OFFICE = ['/usr/bin/soffice', '/usr/bin/libreoffice'].find((path) => existsSync(path));

/** Functions that LibreOffice has from a version on, or not at all yet. */
const SINCE: readonly (readonly [RegExp, number])[] = [
  [/\b(XLOOKUP|FILTER|SORTBY|UNIQUE|SEQUENCE|LET)\(/, 24.8],
  [/\b(TAKE|HSTACK|BYROW|LAMBDA)\(/, Infinity],
];

/** LibreOffice calculates a file on opening only where its profile says so; without it this proves nothing. */
const ALWAYS_CALCULATE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

describe('the spreadsheet checks in LibreOffice', () => {
  it('every check that this LibreOffice can calculate gives the same', async () => {
    // Without it this suite proves nothing: apt-get install libreoffice-calc.
    expect(OFFICE).toBeDefined();
    const version = Number(/(\d+\.\d+)/.exec(execFileSync(OFFICE ?? '', ['--version'], { encoding: 'utf8' }))?.[1]);
    const isAble = (formula: string): boolean =>
      SINCE.every(([name, since]) => !name.test(formula) || version >= since);
    const own = CHECKS.filter(([formula]) => !/GOLF\.|Field\[|Points\b|C:C/.test(formula));
    const able = own.filter(([formula]) => isAble(formula));
    // What this version cannot calculate is said, not passed over in silence.
    const left = own.filter(([formula]) => !isAble(formula)).map(([formula]) => formula);
    process.stdout.write(
      `LibreOffice ${version}: ${able.length} checks; not calculated: ${left.join('  ') || 'none'}\n`,
    );

    const folder = mkdtempSync(join(tmpdir(), 'score-desk-'));
    try {
      const rows: CellValue[][] = Array.from({ length: 10 }, (_, at) => [
        NAMES[at] ?? null,
        TEAMS[at] ?? null,
        POINTS[at] ?? null,
        null,
        ...([PARS, [1, 2, 3], SCORES, [3, 3, 3]][at] ?? []),
      ]);
      const cells = new Map(
        able.map(([formula, wanted], nth) => {
          const row = 100 + 20 * nth;
          const last = `${String.fromCharCode(74 + (wanted[0]?.length ?? 1) - 1)}${row + wanted.length}`;
          const cell = {
            value: null,
            formula: storedFormula(formula, []),
            formulaType: 'array',
            formulaRef: `J${row + 1}:${last}`,
          } as const;
          return [`${row},9`, cell];
        }),
      );
      const book = join(folder, 'checks.xlsx');
      writeFileSync(book, await writeXlsx({ sheets: [{ name: 'Sheet1', rows, cells }] }));
      const profile = join(folder, 'profile');
      execFileSync('mkdir', ['-p', join(profile, 'user')]);
      writeFileSync(join(profile, 'user', 'registrymodifications.xcu'), ALWAYS_CALCULATE);
      const args = [
        `-env:UserInstallation=file://${profile}`,
        '--headless',
        '--convert-to',
        'csv:Text - txt - csv (StarCalc):9,34,76',
        '--outdir',
        folder,
        book,
      ];
      execFileSync(OFFICE ?? '', args, { stdio: 'ignore' });
      const lines = readFileSync(join(folder, 'checks.csv'), 'utf8')
        .split('\n')
        .map((line) => line.split('\t'));
      const plain = (value: unknown): string => String(value);
      const shown = able.map(([formula, wanted], nth) => [
        formula,
        wanted.map((row, y) => row.map((_, x) => (lines[100 + 20 * nth + y]?.[9 + x] ?? '').replace(/^"|"$/g, ''))),
      ]);
      expect(shown).toEqual(able.map(([formula, wanted]) => [formula, wanted.map((row) => row.map(plain))]));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 120_000);
});
