import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../workbench/commands/main';

const OFFICE = ['/usr/bin/soffice', '/usr/bin/libreoffice'].find((path) => existsSync(path));
const root = join(__dirname, '..', '..');

/** Each sample compiled with its results written; LibreOffice must open the file and read the same results. */
const SAMPLES: readonly (readonly [string, 'en' | 'fr', string])[] = [
  ['samples/stableford-day.xlsx', 'en', 'Results · provisional, 3 decisions open'],
  ['samples/four-ball-day.xlsx', 'en', 'Results · provisional, 3 decisions open'],
  ['samples/fr/stableford-day.xlsx', 'fr', 'Résultats · provisoire, 3 décisions en attente'],
  ['samples/fr/four-ball-day.xlsx', 'fr', 'Résultats · provisoire, 3 décisions en attente'],
];

describe('a results workbook in LibreOffice', () => {
  it.each(SAMPLES)('%s', async (sample, language, heading) => {
    // Without it this suite proves nothing: apt-get install libreoffice-calc.
    expect(OFFICE).toBeDefined();
    const folder = mkdtempSync(join(tmpdir(), 'score-desk-'));
    try {
      let json = '';
      const terminal = {
        out: (text: string) => (json += text),
        err: () => undefined,
        input: () => Promise.resolve(undefined),
        cwd: root,
        root,
      };
      await run(
        ['compile', join(root, sample), '--json', '--lang', language, '--out', join(folder, 'day.xlsx')],
        terminal,
      );
      const { places } = JSON.parse(json) as { places: { place: string; name: string; total: number }[] };
      // Sheet -1 writes every sheet to a file of its own.
      const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
      execFileSync(
        OFFICE ?? 'soffice',
        ['--headless', '--convert-to', filter, '--outdir', folder, join(folder, 'day.xlsx')],
        {
          stdio: 'ignore',
        },
      );
      const sheet = language === 'fr' ? 'Résultats' : 'Results';
      const lines = readFileSync(join(folder, `day-${sheet}.csv`), 'utf8').split('\n');
      expect(lines[0]).toContain(heading);
      for (const { place, name, total } of places)
        expect(lines.find((line) => line.startsWith(`${place},${name},`))).toMatch(new RegExp(`,${total},`));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
