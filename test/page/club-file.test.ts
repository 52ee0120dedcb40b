import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { cells, goTo, openBook, pressed, startPageTest, typeInto } from './browser';
import type { PageTest } from './browser';
import { clubSheet, DIVISIONS, NOTE } from './club-sheet';

jest.setTimeout(180_000);

let test: PageTest;
let page: Page;
const dialogs: string[] = [];
beforeAll(async () => {
  test = await startPageTest();
  page = await test.open();
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  });
  await openBook(page, 'club.xlsx', await clubSheet());
});
afterAll(() => test.close());

/** Where things are drawn, from the grid's own corner: in the fill of A1, in B4, on the arrow of D4's list, on A4. */
const AT = {
  title: [380, 100],
  low: [222, 168],
  high: [305, 188],
  list: [407, 168],
  noted: [100, 167],
  row: [15, 187],
} as const;

async function onPage([x, y]: readonly [number, number]): Promise<readonly [number, number]> {
  const box = await page.locator('.grid').boundingBox();
  return [x + (box?.x ?? 0), y + (box?.y ?? 0)];
}

/** The colour drawn at a place of the grid, as red, green, blue. */
async function drawn(at: readonly [number, number]): Promise<number[]> {
  const [x, y] = await onPage(at);
  return page.evaluate(
    ([left, top]) => {
      const canvas = [...document.querySelectorAll('canvas')].sort(
        (a, b) => b.width * b.height - a.width * a.height,
      )[0];
      const box = canvas?.getBoundingClientRect();
      const pixel = canvas?.getContext('2d')?.getImageData(left - (box?.x ?? 0), top - (box?.y ?? 0), 1, 1).data;
      return [...(pixel ?? [])].slice(0, 3);
    },
    [x, y] as const,
  );
}

const notices = (): Promise<string> => page.locator('.notices').innerText();

/** The workbook as it would be saved now. */
async function saved(): Promise<Record<string, Uint8Array>> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Save a copy').click()]);
  return unzipSync(readFileSync(await download.path()));
}

describe("a club's own workbook", () => {
  it('shows colours of its theme, and those that values bring', async () => {
    // Accent 6 of the palette, #70AD47, a quarter darker is #548235 in Excel's own list; two of 255 are let pass.
    const [red = 0, green = 0, blue = 0] = await drawn(AT.title);
    expect(Math.max(Math.abs(red - 0x54), Math.abs(green - 0x82), Math.abs(blue - 0x35))).toBeLessThanOrEqual(2);
    expect(await drawn(AT.low)).toEqual([0xc6, 0xef, 0xce]);
    expect(await drawn(AT.high)).not.toEqual([0xc6, 0xef, 0xce]);
  });

  it('passes over its hidden rows', async () => {
    await goTo(page, 'A5');
    await pressed(page, 'ArrowDown');
    expect(await page.evaluate(() => window.workbench?.selection())).toBe('A8');
  });

  it('shows a note where the mouse rests', async () => {
    await page.mouse.move(...(await onPage(AT.noted)));
    await page.locator('textarea').waitFor();
    expect(await page.locator('textarea').inputValue()).toBe(NOTE);
  });

  it('offers its list', async () => {
    await page.mouse.click(...(await onPage(AT.list)));
    for (const division of DIVISIONS) await page.getByText(division, { exact: true }).first().waitFor();
    await page.getByText('Juniors', { exact: true }).first().click();
    await page.waitForFunction(() => window.workbench?.cell('Club!D4') === 'Juniors');
    await page.keyboard.press('Escape');
  });

  it('says that a cell is locked, without a dialog, and takes what may be written', async () => {
    await typeInto(page, 'A4', 'Zed');
    expect(await notices()).toContain('The cell is locked: Club is protected.');
    await typeInto(page, 'B4', '7');
    expect(await cells(page, 'Club!A4', 'Club!B4')).toEqual(['Ann', 7]);
    expect(dialogs).toEqual([]);
    await page.locator('.notice button').click();
  });

  it('says that rows are not inserted here, what to do, and leaves all as it was', async () => {
    const before = await cells(page, 'Club!A4', 'Club!A5', 'Club!A8', 'Club!A9');
    await page.mouse.click(...(await onPage(AT.row)));
    await page.mouse.click(...(await onPage(AT.row)), { button: 'right' });
    await page.getByText('Delete Selected Row').click();
    await page.locator('.notice').waitFor();
    expect(await notices()).toContain('the row below the last card');
    expect(await cells(page, 'Club!A4', 'Club!A5', 'Club!A8', 'Club!A9')).toEqual(before);
    await page.keyboard.press('Escape');
  });

  it('keeps all of it in the saved file, theme colours as such', async () => {
    const file = await saved();
    const part = (name: string): string => strFromU8(file[name] ?? new Uint8Array());
    const sheet = part('xl/worksheets/sheet1.xml');
    for (const kept of ['<sheetProtection', '<conditionalFormatting', '<dataValidation ', 'hidden="1"', '<mergeCell '])
      expect(sheet).toContain(kept);
    expect(part('xl/styles.xml')).toContain('theme="9"');
    expect(part('xl/styles.xml')).toContain('<strike/>');
    expect(test.faults).toEqual([]);
  });
});
