import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBook } from '../../workbench/xlsx/workbook-files';
import { HostedPane } from '../taskpane/hosted-pane';
import { command } from './command-line';

/** Two clubs' matches, in the terminal and in the pane. */
const out = mkdtempSync(join(tmpdir(), 'score-desk-matches-'));
afterAll(() => rmSync(out, { recursive: true }));

it.each([
  ['en', 'samples/match-day.xlsx', 'The Limes', 'Results', 'Bay Golf Club'],
  ['fr', 'samples/fr/match-day.xlsx', 'Les Tilleuls', 'Résultats', 'Golf de la Baie'],
])(
  'compiles the sample, %s',
  async (language, sample, home, name, away) => {
    const [book, csv] = [join(out, `${language}.xlsx`), join(out, `${language}.csv`)];
    const { code, out: said } = await command('compile', sample, '--lang', language, '--out', book, '--csv', csv);
    expect(code).toBe(0);
    // By hand: foursomes 3&2, halved, 1 down, 5&4; singles 2&1 down, 1 up, halved, 4&3 down, 2 up, 6&5 down, 3&1, halved.
    // Home won 5, halved 3, lost 4: 6 1/2 points; 3 - 1 + 5 - 2 + 1 - 4 + 2 - 6 + 3 = 1 hole.
    expect(said).toMatch(new RegExp(`1 +${home} +6 1/2`));
    expect(said).toMatch(new RegExp(`2 +${away} +5 1/2`));
    const opened = await openBook(book);
    const results = opened.book.find(name);
    // Row 7: the leader, his line over the columns that are joined.
    expect([results?.value(6, 0), results?.value(6, 2)]).toEqual([
      1,
      expect.stringMatching(`^${home} ?: 6 1/2 points`),
    ]);
    expect(results?.value(0, 0)).toMatch(/^R[eé]sult/);
    opened.book.dispose();
    expect(readFileSync(csv, 'utf8').split('\r\n')[0]).toMatch(/^\ufeffMatch/);
    expect(existsSync(book)).toBe(true);
  },
  60_000,
);

it('refuses to add a day of matches to an order of merit', async () => {
  const merit = join(out, 'merit.xlsx');
  const { code, err } = await command(
    ...['compile', '--order-of-merit', merit, '--points', '1', 'samples/medal-day.xlsx', 'samples/match-day.xlsx'],
  );
  expect([code, err]).toEqual([2, expect.stringMatching(/^match-day\.xlsx is a day of matches/)]);
}, 60_000);

describe('in the pane', () => {
  let pane: HostedPane;
  beforeAll(async () => {
    pane = await HostedPane.open('samples/match-day.xlsx');
  }, 60_000);
  afterAll(() => {
    pane.close();
  });

  it('stand the teams and every match, without a word on cards', async () => {
    await pane.until(() => pane.text.includes('Matches'));
    expect(pane.text).toContain('The Limes6 1/2 points; won 5, halved 3, lost 4; holes up: 1');
    expect(pane.document.querySelector('.refusal')).toBeNull();
    expect(pane.document.querySelectorAll('section[aria-labelledby=matches] tr')).toHaveLength(12);
  });

  it('a result that is changed changes them at once, and one that cannot be read is to be decided', async () => {
    const sheet = pane.opened.book.find('Matches');
    if (!sheet) throw new Error('no sheet of matches');
    const enter = (value: string): void => {
      sheet.set(4, 4, { value });
      pane.addIn.host.wrote({ sheet, area: { row: 4, column: 4, rows: 1, columns: 1 } });
      pane.addIn.raiseEvents();
    };
    enter('3&2');
    await pane.until(() => pane.text.includes('does not say who won'));
    expect(pane.text).toContain('Provisional: 1 decision open.');
    enter('Away 3&2');
    await pane.until(() => pane.text.includes('Bay Golf Club6 1/2 points; won 5'));
  });

  it('are written, and published', async () => {
    expect(await pane.pressed('Write the results')).toBe('Results written: 12 matches counted.');
    expect(pane.cell('Results', 1, 0)).toBe('Spring Match, 2026-04-18');
    pane.press('As CSV');
    await pane.until(() => pane.document.querySelector('textarea') !== null);
    expect(pane.document.querySelector('textarea')?.value).toContain('Damien Faure / Edith Warren');
  });
});
