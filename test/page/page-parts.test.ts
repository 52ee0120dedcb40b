import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fieldFile } from '../bench/field';
import { cells, goTo, openBook, settled, startPageTest, typeInto } from './browser';
import type { PageTest } from './browser';

jest.setTimeout(240_000);

const sample = readFileSync(join(__dirname, '../../samples/four-ball-day.xlsx'));

let test: PageTest;
beforeAll(async () => {
  test = await startPageTest();
});
afterAll(() => test.close());

/** A file held over the page, or let go there. */
async function drag(page: Page, event: 'dragenter' | 'drop', name: string, bytes: Uint8Array, selector = 'body') {
  const data = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], called));
      return transfer;
    },
    [name, [...bytes]] as const,
  );
  await page.dispatchEvent(selector, event, { dataTransfer: data });
}

describe('the page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await test.open();
    page.on('dialog', (dialog) => void dialog.accept());
  });

  it('goes from grid to pane to ribbon by F6, and back by Shift+F6', async () => {
    const focused = (): Promise<string> =>
      page.evaluate(
        () => document.activeElement?.closest('nav, iframe, .grid')?.className || document.activeElement?.tagName || '',
      );
    await goTo(page, 'C7');
    const seen = [await focused()];
    for (const key of ['F6', 'F6', 'F6', 'Shift+F6', 'Shift+F6', 'Shift+F6']) {
      await page.keyboard.press(key);
      seen.push(await focused());
    }
    expect(seen).toEqual(['grid', 'IFRAME', 'ribbon', 'grid', 'ribbon', 'IFRAME', 'grid']);
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => window.workbench?.selection())).toBe('C8');
  });

  it('offers our functions as they are typed, with their help', async () => {
    await goTo(page, 'C50');
    await page.keyboard.type('=GOLF.STABLEFORDH', { delay: 20 });
    // The sentence of functions.json, which Excel shows as well.
    const { functions } = JSON.parse(readFileSync(join(__dirname, '../../dist/addin/functions.json'), 'utf8')) as {
      functions: { id: string; description: string }[];
    };
    const help = functions.find(({ id }) => id === 'STABLEFORDHOLES')?.description ?? 'no description';
    await page.getByText('GOLF.STABLEFORDHOLES').first().waitFor();
    await page.getByText(help).first().waitFor();
    await page.keyboard.type('OLES(', { delay: 20 });
    await page.getByText('indexes').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  it('opens a file that is dropped, over the pane too, and says what it does not open', async () => {
    await drag(page, 'dragenter', 'cards.txt', sample);
    await page.getByText('Drop the workbook to open it').waitFor();
    await drag(page, 'drop', 'cards.txt', sample);
    await page.getByText('cards.txt is no .xlsx or .xlsm workbook.').waitFor();
    await drag(page, 'drop', 'dropped.xlsx', sample);
    await page.waitForFunction(() => document.title.startsWith('dropped.xlsx'));
    await settled(page);
    const pane = page.frameLocator('aside.pane iframe');
    await pane.locator('body').evaluate((body) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([''], 'held.xlsx'));
      body.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer: transfer }));
    });
    await page.getByText('Drop the workbook to open it').waitFor();
    await drag(page, 'drop', 'again.xlsx', sample, '.drop');
    await page.waitForFunction(() => document.title.startsWith('again.xlsx'));
    await settled(page);
  });

  it('shows long work while it lasts, can be stopped, and calculates again after the next change', async () => {
    await page.goto(`${test.origin}/?runtime=office`);
    await settled(page);
    // A person as quick as can be: the button is pressed once it is there.
    await page.evaluate(() => {
      new MutationObserver((_changes, watch) => {
        const busy = document.querySelector('.busy');
        if (!busy?.querySelector('progress') || !busy.textContent?.startsWith('Calculating…')) return;
        watch.disconnect();
        busy.querySelector('button')?.click();
      }).observe(document.body, { subtree: true, childList: true });
    });
    await openBook(page, 'field.xlsx', Buffer.from(await fieldFile()), false);
    await page.getByText('Stopped.').waitFor();
    await settled(page);
    expect(await page.locator('.busy').isHidden()).toBe(true);
    // Card 1 off 0: a 5 on a par 4 is a point, a 2 on it four.
    await typeInto(page, 'C4', '5');
    const [before] = await cells(page, 'Scores!V4');
    await typeInto(page, 'C4', '2');
    expect(await cells(page, 'Scores!V4')).toEqual([Number(before) + 3]);
  });

  it('answers the same through the runtime of office.js', async () => {
    const wanted = ['U', 'X', 'Y'].flatMap((column) =>
      Array.from({ length: 40 }, (_, at) => `Scores!${column}${7 + at}`),
    );
    const direct = await test.open();
    const through = await test.open('?runtime=office');
    expect(await cells(through, ...wanted)).toEqual(await cells(direct, ...wanted));
    await typeInto(through, 'C7', '2');
    await typeInto(direct, 'C7', '2');
    expect(await cells(through, ...wanted)).toEqual(await cells(direct, ...wanted));
  });

  it('failed nowhere', () => {
    expect(test.faults).toEqual([]);
  });
});
