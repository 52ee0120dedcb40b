/** Takes the pictures of docs/pictures anew: npm run pictures. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildWhenStale, root } from './build-when-stale.mjs';

const PORT = 3917;
const FOLDER = join(root, 'docs', 'pictures');
const SIZE = { width: 1200, height: 700 };

const settled = async (page) => {
  await page.waitForFunction(() => window.workbench?.isOpen());
  await page.evaluate(() => window.workbench.settled());
  await page.waitForTimeout(1_500);
};

/** Each picture: its name, how the page is opened, and what is done before it is taken. */
const PICTURES = [
  ['workbench', { query: '' }, async () => undefined],
  ['workbench-fr', { query: '?lang=fr' }, async () => undefined],
  [
    'workbench-help',
    { query: '' },
    async (page) => {
      const box = page.locator('[data-u-comp=defined-name] input').first();
      await box.click();
      await box.fill('C50');
      await box.press('Enter');
      await page.waitForTimeout(500);
      await page.keyboard.type('=GOLF.STA', { delay: 40 });
    },
  ],
  [
    'workbench-results',
    { query: '', colorScheme: 'dark' },
    async (page) => {
      await page.locator('.ribbon button').nth(1).click();
      await page.waitForFunction(() => String(window.workbench.cell('Results!A1') ?? '') !== '');
    },
  ],
];

async function takePictures() {
  mkdirSync(FOLDER, { recursive: true });
  const paths = JSON.parse(readFileSync(join(root, 'scripts', 'chromium-paths.json'), 'utf8'));
  const executablePath = [process.env.CHROMIUM, ...paths].find((path) => path && existsSync(path));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const [name, { query, colorScheme = 'light' }, prepare] of PICTURES) {
    const page = await browser.newPage({ viewport: SIZE, colorScheme });
    await page.goto(`http://localhost:${PORT}/${query}`);
    await settled(page);
    await prepare(page);
    await page.waitForTimeout(1_500);
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    await page.close();
    process.stdout.write(`docs/pictures/${name}.png\n`);
  }
  await browser.close();
}

if (!buildWhenStale(['add-in', 'terminal', 'page'])) process.exit(2);
const server = spawn(
  process.execPath,
  [join(root, 'dist', 'terminal', 'score-desk.cjs'), 'start', '--port', String(PORT)],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
server.stdout.once('data', () => {
  takePictures().then(
    () => server.kill(),
    (fault) => {
      process.stderr.write(`${fault.stack ?? fault}\n`);
      process.exitCode = 1;
      server.kill();
    },
  );
});
