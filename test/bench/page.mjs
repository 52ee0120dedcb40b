/**
 * 200 cards: until the page is ready and until one edit is settled, beside Univer's own page on the same workbook and
 * LibreOffice opening the same file, all in one run: npm run bench.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeXlsx } from 'hucre';
import { chromium } from 'playwright-core';
import { buildWhenStale, root } from '../../scripts/build-when-stale.mjs';

const CARDS = 200;
const ROUNDS = 3;
const EDITS = 5;
const PORT = 3918;
const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 4, 4, 5, 3, 4, 4, 5];
const INDEXES = [7, 11, 17, 3, 1, 13, 15, 9, 5, 8, 18, 4, 2, 12, 10, 16, 6, 14];
const FIRST = 3;

/** Every card's points and gross score, and the places of the field: what a club's sheet has. */
const formulas = (at) => {
  const row = at + FIRST + 1;
  return [
    `SUM(C${row}:T${row})`,
    `GOLF.STABLEFORD(C${row}:T${row},$C$2:$T$2,$C$3:$T$3,B${row})`,
    ...(at === 0
      ? [`GOLF.PLACES(C${row}:T${row + CARDS - 1},C2:T2,C3:T3,B${row}:B${row + CARDS - 1},"stableford")`]
      : []),
  ];
};
const score = (card, hole) => PARS[hole] + ((card * 7 + hole * 3) % 4);

function workbook() {
  const rows = [
    ['Player', 'PH', ...PARS.map((_, at) => at + 1), 'Gross', 'Points', 'Place'],
    ['Par', null, ...PARS],
    ['SI', null, ...INDEXES],
    ...Array.from({ length: CARDS }, (_, card) => [
      `Player ${card + 1}`,
      card % 30,
      ...PARS.map((_p, hole) => score(card, hole)),
    ]),
  ];
  const cells = new Map();
  for (let card = 0; card < CARDS; card++)
    formulas(card).forEach((formula, at) =>
      cells.set(`${card + FIRST},${20 + at}`, {
        value: null,
        formula: formula.replace(/GOLF\./g, '_xldudf_GOLF_'),
        ...(at === 0
          ? {}
          : { formulaType: 'array', formulaRef: `${at === 1 ? 'V' : 'W'}${card + FIRST + 1}`, formulaDynamic: true }),
      }),
    );
  const terms = [
    ['Form of play', 'Stableford'],
    ['Rules edition', 'classic'],
  ];
  return {
    rows,
    bytes: writeXlsx({
      sheets: [
        { name: 'Scores', rows, cells },
        { name: 'Terms', rows: terms },
      ],
    }),
  };
}

function snapshot(rows) {
  const cellData = {};
  rows.forEach((row, r) => {
    cellData[r] = {};
    row.forEach((v, c) => v !== null && (cellData[r][c] = { v, t: typeof v === 'number' ? 2 : 1 }));
  });
  for (let card = 0; card < CARDS; card++)
    formulas(card).forEach((f, at) => (cellData[card + FIRST][20 + at] = { f: `=${f}` }));
  const sheet = { id: 's1', name: 'Scores', rowCount: 1_000, columnCount: 100, cellData };
  return JSON.stringify({
    id: 'bare',
    name: '',
    appVersion: '',
    locale: 'enUS',
    styles: {},
    sheetOrder: ['s1'],
    sheets: { s1: sheet },
  });
}

/** A file of the bare page's build, by the address it is asked for under. */
const built = (url) => readFileSync(join(root, 'dist', 'bench', basename(new URL(url).pathname)));

const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];
const ms = (time) => `${String(Math.round(time)).padStart(6)} ms`;

/** Opens a page ROUNDS times: until `isReady` holds, and then EDITS edits one after the other. */
async function measure(browser, path, { routes = [], isReady, edit }) {
  const [ready, edits] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage({ viewport: { width: 1360, height: 800 } });
    page.on('pageerror', (fault) => process.stderr.write(`${fault.stack ?? fault}\n`));
    for (const [pattern, body] of routes)
      await page.route(pattern, (route) =>
        route.fulfill(typeof body === 'function' ? body({ url: route.request().url() }) : body),
      );
    const begun = performance.now();
    await page.goto(`http://localhost:${PORT}${path}`);
    await page.waitForFunction(isReady, undefined, { polling: 10 });
    ready.push(performance.now() - begun);
    await page.waitForTimeout(1_000);
    for (let at = 0; at < EDITS; at++) edits.push(await page.evaluate(edit, [FIRST, 2, 3 + (at % 4)]));
    await page.close();
  }
  return { ready: median(ready), edit: median(edits) };
}

function libreOffice(bytes) {
  const folder = mkdtempSync(join(tmpdir(), 'score-desk-bench-'));
  try {
    const file = join(folder, 'day.xlsx');
    writeFileSync(file, bytes);
    const times = Array.from({ length: ROUNDS }, () => {
      const begun = performance.now();
      const run = spawnSync('soffice', [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'csv',
        '--outdir',
        folder,
        file,
      ]);
      return run.status === 0 ? performance.now() - begun : NaN;
    });
    // The first start makes the profile.
    return median(times.slice(1));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bench() {
  const { rows, bytes: writing } = workbook();
  const bytes = Buffer.from(await writing);
  const paths = JSON.parse(readFileSync(join(root, 'scripts', 'chromium-paths.json'), 'utf8'));
  const executablePath = [process.env.CHROMIUM, ...paths].find((path) => path && existsSync(path));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const bare = await measure(browser, '/bench/bare.html', {
    routes: [
      [
        '**/bench/bare.html',
        {
          body: '<!doctype html><title>bare</title><link rel="stylesheet" href="/bench/bare.css"><body><script src="/bench/bare.js"></script>',
          contentType: 'text/html',
        },
      ],
      ['**/bench/*.js', ({ url }) => ({ body: built(url), contentType: 'text/javascript; charset=utf-8' })],
      ['**/bench/*.css', ({ url }) => ({ body: built(url), contentType: 'text/css; charset=utf-8' })],
      ['**/bench/snapshot.json', { body: snapshot(rows), contentType: 'application/json' }],
    ],
    isReady: () => window.bare?.isReady() === true,
    edit: async ([row, column, value]) => {
      const begun = performance.now();
      await window.bare.edit(row, column, value);
      return performance.now() - begun;
    },
  });
  const sample = ['**/samples/stableford-day.xlsx', { body: bytes, contentType: 'application/octet-stream' }];
  const ours = await measure(browser, '/', {
    routes: [sample],
    isReady: () => window.workbench?.isOpen() === true,
    edit: async ([row, column, value]) => {
      const begun = performance.now();
      await window.workbench.type(row, column, value);
      return performance.now() - begun;
    },
  });
  await browser.close();
  const office = libreOffice(bytes);
  const share = (own, base) => `${own > base ? '+' : ''}${Math.round(((own - base) / base) * 100)} %`;
  process.stdout.write(
    [
      `${CARDS} cards, medians of ${ROUNDS} pages and ${ROUNDS * EDITS} edits`,
      `page ready    bare Univer ${ms(bare.ready)}   ours ${ms(ours.ready)}   ${share(ours.ready, bare.ready)}`,
      `edit settled  bare Univer ${ms(bare.edit)}   ours ${ms(ours.edit)}   ${share(ours.edit, bare.edit)}`,
      Number.isNaN(office)
        ? 'LibreOffice is not there'
        : `LibreOffice opens and calculates the same file in ${ms(office).trim()}`,
      '',
    ].join('\n'),
  );
  const most = 4 / 3;
  if (ours.ready > bare.ready * most || ours.edit > bare.edit * most) {
    process.stderr.write('Ours is more than a third on top of bare Univer.\n');
    process.exitCode = 1;
  }
}

if (!buildWhenStale(['add-in', 'terminal', 'page', 'bench'])) process.exit(2);
const server = spawn(
  process.execPath,
  [join(root, 'dist', 'terminal', 'score-desk.cjs'), 'start', '--port', String(PORT)],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
server.stdout.once('data', () => {
  bench().then(
    () => server.kill(),
    (fault) => {
      process.stderr.write(`${fault.stack ?? fault}\n`);
      server.kill();
      process.exit(1);
    },
  );
});
