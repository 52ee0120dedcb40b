import { HOSTILE } from '../taskpane/hostile';
import type { HostedPane } from '../taskpane/hosted-pane';

/** A field of one line takes no line feeds, and spaces at the ends are dropped. */
export const REASONS = HOSTILE.map((text) => text.replace(/[\n\t]/g, '').trim()).filter((text) => text !== '');

/** What Excel allows as the name of a sheet: 31 characters, none of these, no apostrophe at either end. */
const asSheetName = (text: string): string =>
  text
    .replace(/[[\]:*?/\\\n\t]/g, ' ')
    .slice(0, 31)
    .replace(/^'+|'+$/g, '')
    .trim();

/** The hostile texts that are left when what Excel refuses is taken out, each once. */
export const SHEET_NAMES = [...new Set(HOSTILE.map(asSheetName))].filter((name) => name !== '');

const isHacked = (pane: HostedPane): boolean => Reflect.get(pane.addIn.page, 'hacked') !== undefined;

const expectTextsOnly = (pane: HostedPane): void => {
  expect(pane.document.querySelectorAll('.page img, .page script, .page svg, .page iframe, .page a')).toHaveLength(0);
  expect(isHacked(pane)).toBe(false);
};

/** Each as the reason of a ruling that is applied and taken back: the log holds the text, and no formula. */
export async function expectReasonsInLog(pane: HostedPane, reasons: readonly string[]): Promise<void> {
  pane.tab('rulings');
  for (const reason of reasons) {
    pane.choose('ruling-card', '8');
    pane.press('Slow play');
    pane.type('ruling-reason', reason);
    expect([reason, await pane.pressed('Apply the ruling')]).toEqual([reason, expect.stringContaining('R6-7 written')]);
    const log = pane.opened.book.find('Rulings log');
    const row = (log?.usedArea()?.rows ?? 1) - 1;
    expect(log?.formula(row, 8)).toBeUndefined();
    // Excel swallows an apostrophe at the beginning: a typographic one is written.
    expect(log?.value(row, 8)).toBe(reason.replace(/^'/, '’'));
    await pane.pressed('Undo R6-7');
  }
  expectTextsOnly(pane);
}

/** Each as the reason why a finding is accepted, shown in the list. */
export async function expectReasonsAccepted(pane: HostedPane, reasons: readonly string[]): Promise<void> {
  pane.tab('cards');
  for (const reason of reasons) {
    pane.press('Accept with a reason');
    pane.type('accept-reason', reason);
    pane.pressExactly('Accept');
    await pane.until(() => pane.text.includes('Accepted and kept'));
    const shown = Array.from(pane.document.querySelectorAll('.findings p')).map(({ textContent }) => textContent);
    expect([reason, shown.filter((text) => text?.includes(reason)).length > 0]).toEqual([reason, true]);
    expectTextsOnly(pane);
    pane.press('Open again');
    await pane.until(() => pane.text.includes('Opened again'));
  }
}

/** Each as the name of the scoring sheet: it is read, shown and written to, page by page. */
export async function expectSheetNames(pane: HostedPane, names: readonly string[]): Promise<void> {
  const scores = pane.opened.book.find('Scores');
  if (!scores) throw new Error('No Scores');
  for (const name of names) {
    scores.name = name;
    pane.tab('sheet');
    await pane.pressed('Repair formulas');
    expect(pane.document.querySelector('.parts .where')?.textContent).toContain(name);
    pane.press('Show on the grid: Pars');
    pane.tab('rulings');
    pane.choose('ruling-card', '8');
    pane.press('Slow play');
    expect([name, await pane.pressed('Apply the ruling')]).toEqual([name, expect.stringContaining('R6-7 written')]);
    expect([name, await pane.pressed('Undo R6-7')]).toEqual([name, expect.stringContaining('taken back')]);
    for (const view of ['sheet', 'cards', 'results']) {
      pane.tab(view);
      expectTextsOnly(pane);
    }
  }
}
