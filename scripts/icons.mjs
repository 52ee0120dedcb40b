/** Draws assets/icon-*.png from assets/icon.svg. Run by hand when the drawing changes: node scripts/icons.mjs */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const assets = join(dirname(fileURLToPath(import.meta.url)), '..', 'assets');
const svg = readFileSync(join(assets, 'icon.svg'), 'utf8');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
for (const size of [16, 32, 64, 80]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(assets, `icon-${size}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
