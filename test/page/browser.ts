import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import paths from '../../scripts/chromium-paths.json';
import { serve } from '../../workbench/commands/start';

/** The project's folder, whose built page is served. */
const root = join(__dirname, '..', '..');

/** A browser at the workbench's page, and what it asked for. */
export interface PageTest {
  readonly browser: Browser;
  readonly origin: string;
  /** Every address asked for since the start. */
  readonly requests: string[];
  /** What went wrong in pages: errors, failed loads. */
  readonly faults: string[];
  open(query?: string): Promise<Page>;
  close(): Promise<void>;
}

export async function startBrowser(): Promise<Browser> {
  const executablePath = [process.env['CHROMIUM'], ...paths].find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) throw new Error('There is no Chromium; npm test says what to install.');
  return await chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

export async function startPageTest(): Promise<PageTest> {
  const server: Server = await serve(root, 0);
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const browser = await startBrowser();
  const requests: string[] = [];
  const faults: string[] = [];
  return {
    browser,
    origin,
    requests,
    faults,
    async open(query = '') {
      const context = await browser.newContext({ viewport: { width: 1360, height: 800 }, acceptDownloads: true });
      const page = await context.newPage();
      page.on('request', (request) => requests.push(request.url()));
      page.on('pageerror', (fault) => faults.push(fault.stack ?? fault.message));
      page.on('response', (answer) => {
        if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
      });
      await page.goto(`${origin}/${query}`);
      await page.waitForFunction(() => window.workbench !== undefined);
      await settled(page);
      return page;
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Waits until the add-in is up and every formula is calculated and shown. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => window.workbench?.isOpen() === true, undefined, { timeout: 60_000 });
  await page.evaluate(() => window.workbench?.settled());
}

/** Opens a workbook by the page's own button. `isAwaited` false leaves while it is still calculated. */
export async function openBook(page: Page, name: string, buffer: Buffer, isAwaited = true): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
  await page.waitForFunction((wanted) => document.title.startsWith(wanted), name);
  if (isAwaited) await settled(page);
}

/** What cells show, `Scores!C7`. */
export const cells = (page: Page, ...addresses: string[]): Promise<unknown[]> =>
  page.evaluate((wanted) => wanted.map((address) => window.workbench?.cell(address)), addresses);

/** Goes to a cell through the name box, as a user does. */
export async function goTo(page: Page, address: string): Promise<void> {
  const box = page.locator('[data-u-comp=defined-name] input').first();
  await box.click();
  await box.fill(address);
  await box.press('Enter');
  await page.waitForFunction((wanted) => window.workbench?.selection() === wanted, address);
}

/** Types into a cell and waits for what follows from it. */
export async function typeInto(page: Page, address: string, text: string): Promise<void> {
  await goTo(page, address);
  await page.keyboard.type(text);
  await pressed(page, 'Enter');
}

/** Presses a key in the grid and waits for what follows from it. */
export async function pressed(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(150);
  await settled(page);
}
