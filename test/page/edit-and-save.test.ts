import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { cells, goTo, pressed, settled, startPageTest, typeInto } from './browser';
import type { PageTest } from './browser';

jest.setTimeout(180_000);

const sample = join(__dirname, '../../samples/stableford-day.xlsx');
const hash = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

let test: PageTest;
beforeAll(async () => {
  test = await startPageTest();
});
afterAll(() => test.close());

/** Alice Martin, who plays off 18: a stroke on every hole. Her score on the first hole, her points and her place. */
const ALICE = ['Scores!C7', 'Scores!X7', 'Scores!Y7'];
/** The sample gives her 38 points (its WANTED card, by hand), third behind 44 and 39. */
const BEFORE = [5, 38, 3];
/** A 2 on a par 4 with a stroke is net 1: 5 points instead of net 4's 2, so 41; only 44 is better. */
const AFTER = [2, 41, 2];

describe('a new user at the page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await test.open();
  });

  const pane = (): ReturnType<Page['frameLocator']> => page.frameLocator('aside.pane iframe');
  /** The findings follow the cells by themselves, a moment after them. */
  const waitForFinding = async (text: string, isThere: boolean): Promise<void> => {
    await pane().getByRole('tab', { name: 'Cards' }).click();
    await pane()
      .getByText(text)
      .first()
      .waitFor({ state: isThere ? 'visible' : 'detached' });
  };

  it('sees the sample, and the add-in in its pane', async () => {
    expect(await cells(page, ...ALICE)).toEqual(BEFORE);
    expect(await pane().getByText('Score Desk').first().innerText()).toBe('Score Desk');
    expect(await page.locator('aside.pane').evaluate((pane) => pane.clientWidth)).toBe(350);
  });

  it('types 2 and sees points, place and findings follow', async () => {
    // A 44 on the sixth is no score; a 4 is one, and the finding goes.
    await waitForFinding('44 strokes', true);
    await typeInto(page, 'C7', '2');
    expect(await cells(page, ...ALICE)).toEqual(AFTER);
    await typeInto(page, 'H24', '4');
    await waitForFinding('44 strokes', false);
  });

  it('takes both back with undo', async () => {
    await goTo(page, 'C7');
    await pressed(page, 'Control+z');
    await pressed(page, 'Control+z');
    expect(await cells(page, ...ALICE)).toEqual(BEFORE);
    await waitForFinding('44 strokes', true);
  });

  it('saves a copy, opens it, and finds the same', async () => {
    const original = hash(sample);
    await typeInto(page, 'C7', '2');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Save a copy').click()]);
    expect(download.suggestedFilename()).toBe('stableford-day.xlsx');
    const saved = await download.path();
    const places = await cells(page, 'Leaderboard!A4', 'Leaderboard!B4', 'Leaderboard!B5');
    await page.locator('input[type=file]').setInputFiles({
      name: 'saved.xlsx',
      mimeType: '',
      buffer: readFileSync(saved),
    });
    await page.waitForFunction(() => document.title.startsWith('saved.xlsx'));
    await settled(page);
    expect(await cells(page, ...ALICE)).toEqual(AFTER);
    expect(await cells(page, 'Leaderboard!A4', 'Leaderboard!B4', 'Leaderboard!B5')).toEqual(places);
    expect(hash(sample)).toBe(original);
  });

  it('compiles from the ribbon, on a sheet that the grid then shows', async () => {
    await page.getByRole('navigation').getByText('Compile results').click();
    await page.waitForFunction(() => String(window.workbench?.cell('Results!A1') ?? '').startsWith('Results'));
    await settled(page);
    expect(String((await cells(page, 'Results!A1'))[0])).toMatch(/^Results · provisional/);
    await expect(page.locator('[role=tablist]').innerText()).resolves.toContain('Results');
  });

  it('asked nobody but this computer for anything, and nothing failed', () => {
    const outside = test.requests.filter(
      (address) => !address.startsWith(test.origin) && !/^(data|blob):/.test(address),
    );
    expect(outside).toEqual([]);
    expect(test.requests.length).toBeGreaterThan(10);
    expect(test.faults).toEqual([]);
  });
});
