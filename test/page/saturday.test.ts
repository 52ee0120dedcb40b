import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { PageTest } from './browser';
import { cells, goTo, settled, startPageTest } from './browser';
import { PaneKeyboard } from './pane-keyboard';

jest.setTimeout(240_000);

/** A whole Saturday in the workbench, from a blank workbook to the results, the pane by the keyboard alone. */
let test: PageTest;
beforeAll(async () => {
  test = await startPageTest();
});
afterAll(() => test.close());

/** Nine holes, so that typing them stays short. */
const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5];
const INDEXES = [4, 6, 9, 2, 1, 7, 8, 5, 3];

const WORDS = {
  en: {
    new: 'New',
    competition: 'Competition',
    form: 'Stableford',
    make: 'Make the sheet',
    made: 'Sheet Scores is ready.',
    accept: 'Accept with a reason: ',
    acceptNow: 'Accept',
    accepted: 'Accepted and kept in the workbook.',
    clubs: '15 clubs',
    moreClubs: 'More than 14 clubs',
    apply: 'Apply the ruling',
    disqualify: 'Yes, disqualify',
    write: 'Write the results',
    written: 'Results written: 2 cards placed, 1 below the line.',
    results: 'Results',
    asCsv: 'As CSV',
    asHtml: 'As a web page',
    initials: 'Initials instead of names',
    copy: 'Copy',
    copied: 'Copied',
    save: 'Save as a file',
    file: 'results.html',
    openResults: 'Open the results sheet',
    log: 'Rulings log',
    counts: ['3 entered', '3 in', '2 checked', '1 open'],
  },
  fr: {
    new: 'Nouveau',
    competition: 'Épreuve',
    form: 'Stableford',
    make: 'Créer la feuille',
    made: 'La feuille Scores est prête.',
    accept: 'Accepter avec un motif : ',
    acceptNow: 'Accepter',
    accepted: 'Accepté et gardé dans le classeur.',
    clubs: '15 clubs',
    moreClubs: 'Plus de 14 clubs',
    apply: 'Appliquer la décision',
    disqualify: 'Oui, disqualifier',
    write: 'Écrire les résultats',
    written: 'Résultats écrits : 2 cartes classées, 1 sous la ligne.',
    results: 'Résultats',
    asCsv: 'En CSV',
    asHtml: 'En page web',
    initials: 'Initiales au lieu des noms',
    copy: 'Copier',
    copied: 'Copié',
    save: 'Enregistrer en fichier',
    file: 'resultats.html',
    openResults: 'Ouvrir la feuille des résultats',
    log: 'Journal des décisions',
    counts: ['3 inscrites', '3 rendues', '2 contrôlées', '1 en attente'],
  },
} as const;

/** Types a row of cells as a person does: value, Tab. */
async function typeRow(page: Page, address: string, row: readonly (string | number)[]): Promise<void> {
  await goTo(page, address);
  for (const value of row) {
    if (value !== '') await page.keyboard.type(String(value));
    await page.keyboard.press('Tab');
  }
}

describe.each(['en', 'fr'] as const)('a Saturday (%s)', (language) => {
  const word = WORDS[language];
  let page: Page;
  let pane: PaneKeyboard;
  beforeAll(async () => {
    page = await test.open(`?lang=${language}`);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: word.new }).click();
    await page.waitForFunction(() => window.workbench?.cell('Scores!A1') === undefined);
    await settled(page);
    pane = await PaneKeyboard.of(page);
  });

  it('begins with a blank workbook: the pane offers to set it up', async () => {
    expect(await pane.text('[aria-selected=true]')).toBe(language === 'fr' ? 'Feuille' : 'Sheet');
  });

  it('makes the sheet: form and edition are asked for', async () => {
    await pane.enter();
    await pane.type('terms-competition', 'Saturday Cup');
    await pane.press(word.make);
    expect(await pane.text('.notice.refused p')).not.toBe('');
    await pane.enter();
    await pane.choose('terms-form', word.form);
    await pane.dot('terms-edition', 0);
    await pane.type('new-cards', '3');
    await pane.choose('new-holes', '9');
    await pane.press(word.make);
    expect(await pane.notice()).toContain(word.made);
    expect(await cells(page, 'Scores!A1')).toEqual(['Saturday Cup']);
  });

  it('takes the course and the cards as they are typed', async () => {
    await typeRow(page, 'C4', PARS);
    await typeRow(page, 'C5', INDEXES);
    // Net par is 2 points (21.1b). Ann off 9 receives a stroke on each hole; Dan off 0 is a stroke over on each.
    await typeRow(page, 'A6', ['Ann', 9, ...PARS.map((par) => par + 1)]);
    await typeRow(page, 'A7', ['Cat', 0, ...PARS]);
    await typeRow(page, 'A8', ['Dan', 0, ...PARS.map((par) => par + 1)]);
    // Signed and marker: after Gross, Points and Rulings. Cat has not signed.
    await typeRow(page, 'O6', ['x', 'B']);
    await typeRow(page, 'P7', ['D']);
    await typeRow(page, 'O8', ['x', 'C']);
    await settled(page);
    expect(await cells(page, 'Scores!M6', 'Scores!M7', 'Scores!M8')).toEqual([18, 18, 9]);
  });

  it('checks the cards by itself: one is not signed', async () => {
    await pane.tab('cards');
    await pane.frame.waitForFunction(
      (wanted) => document.querySelector('.counts div:nth-child(4)')?.textContent?.includes(wanted) === true,
      '1',
    );
    const counts = await pane.frame.$$eval('.counts div', (all) =>
      all.map((each) => `${each.querySelector('dd')?.textContent} ${each.querySelector('dt')?.textContent}`),
    );
    expect(counts.slice(0, 4)).toEqual(word.counts);
  });

  it('accepts it with a reason', async () => {
    await pane.enter();
    await pane.press(word.accept);
    await pane.type('accept-reason', 'Signed in the office');
    await pane.press(word.acceptNow);
    expect(await pane.notice()).toBe(word.accepted);
  });

  it('rules a case found in plain words, and sees the effect first', async () => {
    await pane.tab('rulings');
    await pane.choose('ruling-card', 'Cat');
    await pane.type('find-case', word.clubs);
    await pane.press(word.moreClubs);
    await pane.dot('question-keptInPlay', 1);
    await pane.tick('1');
    // 4.1b in 2023: two strokes on the hole. The par 4 in 4 + 2 off 0 makes no point: 18 − 2.
    expect(await pane.text('.effect')).toContain('16 points');
    await pane.type('ruling-reason', 'Told at the turn');
    await pane.press(word.apply);
    expect(await pane.notice()).toContain(word.log);
    expect(await cells(page, 'Scores!N7')).toEqual(['R4.1b@1']);
  });

  it('disqualifies after a second yes only', async () => {
    await pane.enter();
    await pane.choose('ruling-card', 'Dan');
    await pane.type('find-case', '3.3b(2)');
    await pane.press('3.3b(2)');
    await pane.tick(language === 'fr' ? 'Disqualifier selon' : 'Disqualify under');
    await pane.press(word.apply);
    expect(await cells(page, 'Scores!N8')).toEqual(['']);
    await pane.press(word.disqualify);
    await pane.settled();
    expect(await cells(page, 'Scores!N8')).toEqual(['DQ R3.3b(2)']);
  });

  it('writes the results', async () => {
    await pane.tab('results');
    await pane.press(word.write);
    expect(await pane.notice()).toContain(word.written);
    await settled(page);
    expect(String((await cells(page, `${word.results}!A1`))[0])).toContain(word.results);
  });

  it('opens them', async () => {
    await pane.press(word.openResults);
    await settled(page);
    expect(await pane.frame.$('.notice.refused')).toBeNull();
    expect(await page.evaluate(() => window.workbench?.selection())).not.toBe('');
  });

  it('publishes them: a CSV text copied, a web page saved, by initials', async () => {
    await pane.tab('results');
    await pane.press(word.asCsv);
    await pane.frame.waitForSelector('#published');
    await pane.reach(word.copy);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('Enter');
    await pane.frame.waitForFunction(
      (wanted) => document.querySelector('.notice p')?.textContent?.startsWith(wanted) === true,
      word.copied,
    );
    const copied = await pane.frame.evaluate(() => navigator.clipboard.readText());
    // Ann is 18 points off nine strokes; Cat's 18 are 16 by the ruling; Dan is below the line.
    const [heads = '', ...lines] = copied.trim().split('\r\n');
    const separator = language === 'fr' ? ';' : ',';
    const place = (name: string): string | undefined => lines.find((line) => line.split(separator)[2] === name);
    expect(heads.charCodeAt(0)).not.toBe(0xfeff);
    expect(lines).toHaveLength(3);
    expect(place('Ann')?.split(separator)).toEqual(expect.arrayContaining(['1', '18']));
    expect(place('Cat')?.split(separator)).toEqual(expect.arrayContaining(['2', '16', 'R4.1b@1']));
    expect(place('Dan')?.split(separator)).toContain('DQ R3.3b(2)');

    await pane.enter();
    await pane.tick(word.initials);
    await pane.press(word.asHtml);
    await pane.frame.waitForSelector('#published');
    await pane.reach(word.save);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe(word.file);
    const html = await readFile(await download.path(), 'utf8');
    expect(html).toMatch(/^<!doctype html>/i);
    expect(html).not.toMatch(/\b(Ann|Cat|Dan)\b/);
  });
});

it('asked nobody but this computer, and nothing failed', () => {
  expect(test.requests.filter((address) => !address.startsWith(test.origin) && !/^(data|blob):/.test(address))).toEqual(
    [],
  );
  expect(test.faults).toEqual([]);
});
