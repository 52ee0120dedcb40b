import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';
import { HOSTILE } from '../taskpane/hostile';
import type { PageTest } from './browser';
import { settled, startPageTest } from './browser';
import { hostileBook, hostileMatches } from './hostile-book';
import { PaneKeyboard } from './pane-keyboard';

jest.setTimeout(240_000);

/** Every page of the pane in every theme, in both languages, 320 px wide, with hostile names: axe-core finds nothing. */
let test: PageTest;
beforeAll(async () => {
  test = await startPageTest();
});
afterAll(() => test.close());

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const VIEWS = ['sheet', 'cards', 'rulings', 'results', 'rules'] as const;
const THEMES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** What axe-core finds, and parts that stick out of the pane at the side. */
async function faultsOf(frame: Frame): Promise<readonly string[]> {
  await frame.evaluate(axe);
  return frame.evaluate(async () => {
    const run: unknown = Reflect.get(window, 'axe');
    const { violations } = await (
      run as { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    ).run();
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' | ')}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px of ${clientWidth}`] : []),
    ];
  });
}

/** A form or a text that comes up on the page when a button is pressed. */
async function openForm(frame: Frame, labels: readonly string[], wanted: string): Promise<void> {
  await frame.evaluate((beginnings) => {
    const button = Array.from(document.querySelectorAll('button')).find((each) =>
      beginnings.some((text) => (each.getAttribute('aria-label') ?? each.textContent ?? '').startsWith(text)),
    );
    button?.click();
  }, labels);
  await frame.waitForSelector(wanted);
  expect(await faultsOf(frame)).toEqual([]);
}

describe.each(['en', 'fr'] as const)('the pane (%s)', (language) => {
  let page: Page;
  let pane: PaneKeyboard;
  beforeAll(async () => {
    page = await test.open(`?lang=${language}`);
    page.on('dialog', (dialog) => void dialog.accept());
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'hostile.xlsx', mimeType: '', buffer: await hostileBook(HOSTILE) });
    await page.waitForFunction(() => document.title.startsWith('hostile.xlsx'));
    await settled(page);
    await page.locator('aside.pane').evaluate((element) => {
      element.style.width = '320px';
    });
    pane = await PaneKeyboard.of(page);
  });

  describe.each(THEMES)('$colorScheme, forced colours $forcedColors', (theme) => {
    it.each(VIEWS)('page %s', async (view) => {
      await page.emulateMedia(theme);
      await pane.tab(view);
      expect(await faultsOf(pane.frame)).toEqual([]);
      if (view === 'cards') {
        await openForm(pane.frame, ['Correct ', 'Corriger '], '#correct-text');
        await openForm(pane.frame, ['Accept with', 'Accepter avec'], '#accept-reason');
      }
      if (view === 'results') await openForm(pane.frame, ['As a web page', 'En page web'], '#published');
      if (view !== 'rulings') return;
      await pane.frame.selectOption('#ruling-card', { index: 3 });
      await pane.frame.fill('#find-case', 'ball');
      expect(await faultsOf(pane.frame)).toEqual([]);
      await pane.frame.click('.choices button');
      expect(await faultsOf(pane.frame)).toEqual([]);
      await pane.frame.evaluate(() => {
        const back = Array.from(document.querySelectorAll('button')).find(({ textContent }) =>
          ['Another case', 'Un autre cas'].includes(textContent ?? ''),
        );
        back?.click();
      });
    });
  });

  describe('with the other names', () => {
    it.each([1, 2, 3, 4])('nothing is wider than 320 px, lot %i', async (lot) => {
      const name = `hostile-${lot}.xlsx`;
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: '', buffer: await hostileBook(HOSTILE.slice(lot * 40, (lot + 1) * 40)) });
      await page.waitForFunction((wanted) => document.title.startsWith(wanted), name);
      await settled(page);
      pane = await PaneKeyboard.of(page);
      for (const view of VIEWS) {
        await pane.tab(view);
        const width = await pane.frame.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
        expect([view, width[0]]).toEqual([view, width[1]]);
        expect(width[1]).toBeLessThanOrEqual(320);
        expect(await pane.frame.$$('.page img, .page script, .page svg, .page iframe, .page a')).toHaveLength(0);
      }
    });

    it('ran nothing that a name asked for', async () => {
      expect(await pane.frame.evaluate(() => Reflect.get(window, 'hacked') === undefined)).toBe(true);
      expect(test.faults).toEqual([]);
    });
  });
});

it.each(['en', 'fr'] as const)('a day of matches (%s)', async (language) => {
  const page = await test.open(`?lang=${language}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'matches.xlsx', mimeType: '', buffer: await hostileMatches(HOSTILE) });
  await page.waitForFunction(() => document.title.startsWith('matches.xlsx'));
  await settled(page);
  await page.locator('aside.pane').evaluate((element) => {
    element.style.width = '320px';
  });
  const { frame } = await PaneKeyboard.of(page);
  await frame.waitForSelector('section[aria-labelledby=matches]');
  expect(await frame.locator('ul.findings.decide li').count()).toBe(2);
  for (const theme of THEMES) {
    await page.emulateMedia(theme);
    expect(await faultsOf(frame)).toEqual([]);
  }
  await page.close();
});
