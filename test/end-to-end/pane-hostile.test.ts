import { HOSTILE } from '../taskpane/hostile';
import { HostedPane } from '../taskpane/hosted-pane';

jest.setTimeout(120_000);

/** 200 hostile texts as names and reasons through every page of the built pane: nothing runs, nothing turns into a formula. */
let pane: HostedPane;
const PLAYERS = 40;
beforeAll(async () => {
  pane = await HostedPane.open('samples/stableford-day.xlsx');
});
afterAll(() => {
  pane.close();
});

const isHacked = (): boolean => Reflect.get(pane.addIn.page, 'hacked') !== undefined;

/** Formulas that stand in sheets that we wrote. */
function formulasOfOurs(): readonly string[] {
  return pane.opened.book.sheets
    .filter(({ name }) => /^(Results|Rulings log)/.test(name))
    .flatMap((sheet) => {
      const area = sheet.usedArea() ?? { rows: 0, columns: 0 };
      return Array.from({ length: area.rows * area.columns }, (_, at) =>
        sheet.formula(Math.floor(at / area.columns), at % area.columns),
      );
    })
    .filter((formula) => formula !== undefined);
}

describe.each([0, 1, 2, 3, 4])('forty hostile names, lot %i', (lot) => {
  const names = HOSTILE.slice(lot * PLAYERS, (lot + 1) * PLAYERS);
  beforeAll(async () => {
    const scores = pane.opened.book.find('Scores');
    names.forEach((name, at) => scores?.set(6 + at, 0, { value: name }));
    pane.tab('results');
    await pane.pressed('Write the results');
    // Said anew in the other language and back.
    pane.press('Français');
    pane.press('English');
  });

  it.each(['sheet', 'cards', 'rulings', 'results', 'rules'])('stay texts on page %s', (view) => {
    pane.tab(view);
    const root = pane.document.getElementById('pane');
    expect(root?.querySelectorAll('img, script, svg, iframe, a, style, object, embed')).toHaveLength(0);
    expect(isHacked()).toBe(false);
    const attributes = Array.from(root?.querySelectorAll('*') ?? []).flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  });

  it('stay texts in the results, and make no formula', () => {
    expect(formulasOfOurs()).toEqual([]);
    const results = pane.opened.book.find('Results');
    const area = results?.usedArea() ?? { rows: 0, columns: 0 };
    const written = new Set(
      Array.from({ length: area.rows * area.columns }, (_, at) =>
        results?.value(Math.floor(at / area.columns), at % area.columns),
      ),
    );
    const plain = names.filter((name) => /^[=+@]/.test(name));
    // Runs of spaces are one in a name.
    for (const name of plain) expect([name, written.has(name.replace(/\s+/g, ' '))]).toEqual([name, true]);
  });
});

it('reasons stay texts in the log', async () => {
  pane.tab('rulings');
  const reasons = HOSTILE.slice(0, 20);
  for (const reason of reasons) {
    pane.choose('ruling-card', '8');
    pane.press('Slow play');
    pane.type('ruling-reason', reason);
    if (!pane.document.querySelector('.effect .primary')) break;
    await pane.pressed('Apply the ruling');
    await pane.pressed('Undo R6-7');
    const log = pane.opened.book.find('Rulings log');
    const row = (log?.usedArea()?.rows ?? 2) - 2;
    expect(log?.formula(row, 8)).toBeUndefined();
    expect(log?.value(row, 8)).toBe(reason.trim().replace(/^'/, '’'));
  }
  expect(formulasOfOurs()).toEqual([]);
  expect(isHacked()).toBe(false);
});

it('a sheet may have any name that Excel allows', async () => {
  const scores = pane.opened.book.find('Scores');
  if (!scores) throw new Error('No Scores');
  scores.name = "=<b>'1&'";
  await pane.pressed('Show the Rulings log');
  pane.tab('sheet');
  pane.press('Show on the grid: Pars');
  await pane.pressed('Repair formulas');
  expect(pane.document.querySelector('.parts .where')?.textContent).toContain("=<b>'1&'");
  pane.tab('rulings');
  pane.choose('ruling-card', '8');
  pane.press('Slow play');
  expect(await pane.pressed('Apply the ruling')).toContain('R6-7 written');
});
