import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startPageTest } from '../page/browser';
import { PaneKeyboard } from '../page/pane-keyboard';

jest.setTimeout(240_000);

/** Pictures of the pane's pages for the documentation, by `npm run pictures`; they are looked at before they are kept. */
const folder = join(__dirname, '../../docs/pictures');

const RULED = {
  en: { card: 'Iris Moreau', find: '15 clubs', case: 'More than 14 clubs' },
  fr: { card: 'Iris Moreau', find: '15 clubs', case: 'Plus de 14 clubs' },
} as const;

it.each([
  ['en', 'light'],
  ['en', 'dark'],
  ['fr', 'light'],
] as const)('pages of the pane, %s, %s', async (language, colorScheme) => {
  mkdirSync(folder, { recursive: true });
  const test = await startPageTest();
  try {
    const page = await test.open(`?lang=${language}`);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1360, height: 920 });
    const pane = await PaneKeyboard.of(page);
    const suffix = `${language}${colorScheme === 'dark' ? '-dark' : ''}`;
    for (const view of ['sheet', 'cards', 'rulings', 'results', 'rules'] as const) {
      await pane.tab(view);
      if (view === 'rulings') {
        const words = RULED[language];
        await pane.choose('ruling-card', words.card);
        await pane.type('find-case', words.find);
        await pane.press(words.case);
        await pane.dot('question-keptInPlay', 1);
        await pane.tick('3');
        await pane.frame.evaluate(() => {
          scrollTo(0, document.body.scrollHeight);
        });
      }
      await page.locator('aside.pane').screenshot({ path: join(folder, `pane-${view}-${suffix}.png`) });
    }
  } finally {
    await test.close();
  }
});
