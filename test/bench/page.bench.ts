import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import paths from '../../scripts/chromium-paths.json';
import type {} from './bare-page';
import { CARDS, FIRST, fieldFile, fieldSnapshot } from './field';
import { serveBoth } from './page-server';

jest.setTimeout(600_000);

const root = join(__dirname, '..', '..');
const ROUNDS = 5;
const EDITS = 5;
/** A page on a busy machine is slow, not broken. */
const PATIENCE = 120_000;
/** The most that ours may take, in what bare Univer takes: a third on top. */
const MOST = 4 / 3;

/** What is waited for in a page, and how a number is typed into it. */
interface Subject {
  readonly path: string;
  readonly ready: (page: Page) => Promise<unknown>;
  readonly edit: (page: Page, value: number) => Promise<number>;
}

/** Milliseconds of one page: until it is ready, until the add-in is up as well, and of each edit. */
interface Times {
  readonly ready: number[];
  readonly up: number[];
  readonly edits: number[];
}

const BARE: Subject = {
  path: '/bench/bare.html',
  ready: (page) =>
    page.waitForFunction(() => window.bare?.isReady() === true, undefined, { polling: 10, timeout: PATIENCE }),
  edit: (page, value) =>
    page.evaluate(
      async ({ row, column, value: typed }) => {
        const begun = performance.now();
        await window.bare?.edit(row, column, typed);
        return performance.now() - begun;
      },
      { ...FIRST, value },
    ),
};

const OURS: Subject = {
  path: '/',
  ready: (page) =>
    page.waitForFunction(() => window.workbench?.isOpen() === true, undefined, { polling: 10, timeout: PATIENCE }),
  edit: (page, value) =>
    page.evaluate(
      async ({ row, column, value: typed }) => {
        const begun = performance.now();
        await window.workbench?.type(row, column, typed);
        return performance.now() - begun;
      },
      { ...FIRST, value },
    ),
};

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
const ms = (time: number): string => `${String(Math.round(time)).padStart(6)} ms`;

async function openOnce(browser: Browser, origin: string, { path, ready, edit }: Subject, times: Times): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1360, height: 800 } });
  const begun = performance.now();
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  await ready(page);
  times.ready.push(performance.now() - begun);
  await page.evaluate(() => window.workbench?.settled());
  times.up.push(performance.now() - begun);
  // Univer draws, and the pane reads the sheet, a while longer: edits are measured on a page at rest.
  await page.waitForTimeout(2_000);
  for (let at = 0; at < EDITS; at++) times.edits.push(await edit(page, 3 + (at % 4)));
  await page.close();
}

/** How long LibreOffice takes to open the file and write it anew, without its window; undefined where it is not there. */
function libreOffice(file: Uint8Array): number | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'score-desk-bench-'));
  try {
    const book = join(folder, 'day.xlsx');
    writeFileSync(book, file);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const convert = [profile, '--headless', '--convert-to', 'csv', '--outdir', folder, book];
    const times = Array.from({ length: ROUNDS + 1 }, () => {
      const begun = performance.now();
      return spawnSync('soffice', convert).status === 0 ? performance.now() - begun : undefined;
    });
    // The first start makes the profile.
    const counted = times.slice(1).filter((time) => time !== undefined);
    return counted.length === ROUNDS ? median(counted) : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('our page takes at most a third on top of bare Univer, to be ready and after an edit', async () => {
  const file = await fieldFile();
  const { server, origin } = await serveBoth(root, { file, snapshot: fieldSnapshot() });
  const executablePath = [process.env['CHROMIUM'], ...paths].find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) throw new Error('There is no Chromium; npm test says what to install.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const bare: Times = { ready: [], up: [], edits: [] };
  const ours: Times = { ready: [], up: [], edits: [] };
  try {
    // By turns, so that whatever else the machine does slows both.
    for (let round = 0; round < ROUNDS; round++) {
      await openOnce(browser, origin, BARE, bare);
      await openOnce(browser, origin, OURS, ours);
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  const office = libreOffice(file);
  const line = (what: string, base: number, own: number): string =>
    `${what}  bare Univer ${ms(base)}   ours ${ms(own)}   ${(own / base).toFixed(2)} times`;
  const ready = { bare: median(bare.ready), ours: median(ours.ready) };
  const edit = { bare: median(bare.edits), ours: median(ours.edits) };
  process.stdout.write(
    [
      `${CARDS} cards, medians of ${ROUNDS} pages and ${ROUNDS * EDITS} edits`,
      line('page ready       ', ready.bare, ready.ours),
      line('with the add-in  ', ready.bare, median(ours.up)),
      line('edit settled     ', edit.bare, edit.ours),
      office === undefined
        ? 'LibreOffice is not there'
        : `LibreOffice opens the file and writes it as CSV in ${ms(office).trim()}; it knows none of our functions`,
      '',
    ].join('\n'),
  );
  expect(ready.ours / ready.bare).toBeLessThanOrEqual(MOST);
  expect(edit.ours / edit.bare).toBeLessThanOrEqual(MOST);
});
