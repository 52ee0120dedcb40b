import { HOSTILE } from '../taskpane/hostile';
import { HostedPane } from '../taskpane/hosted-pane';
import { expectReasonsAccepted, expectReasonsInLog, expectSheetNames, REASONS, SHEET_NAMES } from './hostile-in-pane';

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

it('twenty reasons stay texts in the log; test:deep takes them all', async () => {
  await expectReasonsInLog(pane, REASONS.slice(0, 20));
});

it('every reason stays a text on the page of a finding that is accepted', async () => {
  await expectReasonsAccepted(pane, REASONS);
}, 120_000);

it('a sheet may have any of twenty names that Excel allows; test:deep takes them all', async () => {
  await expectSheetNames(pane, SHEET_NAMES.slice(0, 20));
});
