import type { CellInput } from '../../workbench/engine/book';
import { HostedPane } from '../taskpane/hosted-pane';

/** The built pane on Microsoft's own office.js, over the English Stableford sample. */
let pane: HostedPane;
beforeAll(async () => {
  pane = await HostedPane.open('samples/stableford-day.xlsx');
}, 60_000);
afterAll(() => {
  pane.close();
});
/** Tests go on from one another, as a day does. */
afterEach(() => {
  expect([...pane.addIn.host.unsupported]).toEqual([]);
});

/** Where a player's row and the rulings are in the sample. */
const find = (name: string): number => {
  for (let row = 0; row < 60; row++) if (pane.cell('Scores', row, 0) === name) return row;
  throw new Error(`No ${name} on the sheet`);
};
const columnOf = (heading: string): number => {
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 40; column++) if (pane.cell('Scores', row, column) === heading) return column;
  throw new Error(`No column ${heading}`);
};

describe('the pane in its host', () => {
  it('shows by itself the cards, their counts and the findings', () => {
    expect(pane.document.documentElement.lang).toBe('en');
    const counts = Array.from(pane.document.querySelectorAll('.counts div')).map((each) => each.textContent);
    expect(counts).toEqual(['entered40', 'in40', 'checked37', 'open3', 'below the line4']);
    expect(pane.document.querySelector('h3.decide')?.textContent).toBe('To decide 3');
    expect(pane.document.querySelectorAll('.cards li')).toHaveLength(40);
  });

  it('goes to the cell of a finding', async () => {
    pane.press('Go to Scores!H24');
    await pane.until(() => pane.addIn.host.selected.area.row === 23);
    expect(pane.addIn.host.selected.area).toMatchObject({ row: 23, column: 7 });
  });

  it('hears of a changed score by itself', async () => {
    const row = find('Alice Martin');
    const before = pane.cell('Scores', row, 2);
    const sheet = pane.opened.book.find('Scores');
    if (!sheet) throw new Error('No Scores');
    sheet.set(row, 2, { value: 'five' });
    pane.addIn.host.wrote({ sheet, area: { row, column: 2, rows: 1, columns: 1 } });
    pane.addIn.raiseEvents();
    await pane.until(() => pane.text.includes('“five” is no score'));
    sheet.set(row, 2, { value: before as number });
    pane.addIn.host.wrote({ sheet, area: { row, column: 2, rows: 1, columns: 1 } });
    pane.addIn.raiseEvents();
    await pane.until(() => !pane.text.includes('“five” is no score'));
  });

  it('rules a case in plain words: shows the effect, writes the notation as text, and logs it', async () => {
    pane.tab('rulings');
    pane.choose('ruling-card', 'Iris Moreau');
    pane.type('find-case', '15 clubs');
    pane.press('More than 14 clubs');
    pane.tick('No');
    pane.tick('3', '.holes');
    expect(pane.document.querySelector('.notation')?.textContent).toBe('R4-4@3');
    // 32-1b, note 1: two points for each hole of breach.
    expect(pane.document.querySelector('.effect')?.textContent).toContain('−2 points from the round');
    pane.type('ruling-reason', 'Counted at the 4th tee');
    expect(await pane.pressed('Apply the ruling')).toBe(
      'R4-4@3 written for Iris Moreau, and logged on sheet Rulings log.',
    );
    const row = find('Iris Moreau');
    expect(pane.cell('Scores', row, columnOf('Rulings'))).toBe('R4-4@3');
    expect(pane.opened.book.find('Scores')?.style(row, columnOf('Rulings')).numberFormat).toBe('@');
    const line = Array.from({ length: 11 }, (_, column) => pane.cell('Rulings log', 2, column));
    expect(line.slice(1, 5)).toEqual(['Iris Moreau', 'R4-4@3', '4-4', '3']);
    expect(line[8]).toBe('Counted at the 4th tee');
    expect(line[10]).toBe('applied');
  });

  it('takes it back, and logs that too', async () => {
    expect(await pane.pressed('Undo R4-4@3')).toBe('R4-4@3 taken back for Iris Moreau, and logged.');
    expect(pane.cell('Scores', find('Iris Moreau'), columnOf('Rulings'))).toBe('');
    expect(pane.cell('Rulings log', 3, 10)).toBe('undone');
  });

  it('disqualifies only after a second yes', async () => {
    pane.choose('ruling-card', 'Iris Moreau');
    pane.press('Card not signed');
    pane.press('Apply the ruling');
    expect(pane.document.querySelector('.confirm')?.textContent).toContain('This disqualifies Iris Moreau. Apply it?');
    expect(pane.cell('Scores', find('Iris Moreau'), columnOf('Rulings'))).toBe('');
    expect(await pane.pressed('Yes, disqualify')).toContain('DQ R6-6b written for Iris Moreau');
    expect(pane.cell('Scores', find('Iris Moreau'), columnOf('Rulings'))).toBe('DQ R6-6b');
    await pane.pressed('Undo DQ R6-6b');
  });

  it('accepts a finding with a reason, and keeps it in the workbook', async () => {
    pane.tab('cards');
    const count = pane.document.querySelector('h3.decide .count')?.textContent;
    pane.press('Accept with a reason');
    expect(await pane.pressed('Accept')).toBe('Write the reason in a few words.');
    pane.type('accept-reason', 'Seen by the captain');
    const buttons = Array.from(pane.document.querySelectorAll<HTMLButtonElement>('button.primary'));
    buttons.find(({ textContent }) => textContent === 'Accept')?.click();
    await pane.until(() => pane.notice === 'Accepted and kept in the workbook.');
    expect(pane.text).toContain('Accepted: Seen by the captain');
    // The missing signature no longer waits for a decision.
    expect([count, pane.document.querySelector('h3.decide .count')?.textContent]).toEqual(['3', '2']);
    expect(pane.addIn.host.settings.get('scoreDeskKept')).toContain('Seen by the captain');
  });

  /** Rose Bennett's hole 6 holds 44 strokes, and the pane has heard of it. */
  const holds = async (input: CellInput): Promise<void> => {
    pane.tab('cards');
    const sheet = pane.opened.book.find('Scores');
    if (!sheet) throw new Error('No Scores');
    sheet.set(23, 7, input);
    await pane.opened.book.recalculate();
    pane.addIn.host.wrote({ sheet, area: { row: 23, column: 7, rows: 1, columns: 1 } });
    pane.addIn.raiseEvents();
    await pane.until(() => pane.text.includes('44 strokes are too many'));
  };
  const corrections: readonly (readonly [string, string, unknown, string, boolean])[] = [
    ['a number as a number', '4', 4, 'General', true],
    ['a word as it is', 'x', 'x', 'General', true],
    ['what Excel would take for a date as a text', '1/2', '1/2', '@', true],
    ['what would be a formula as a text', '=1+1', '=1+1', '@', true],
    ['blank empties the cell', '  ', '', 'General', true],
  ];
  it.each(corrections)('corrects the cell of a finding: %s', async (_, typed, wanted, format) => {
    pane.tab('cards');
    const scores = pane.opened.book.find('Scores');
    if (!scores) throw new Error('No Scores');
    scores.setStyle(23, 7, { numberFormat: 'General' });
    await holds({ value: 44 });
    pane.press('Correct Scores!H24');
    expect(Reflect.get(pane.document.getElementById('correct-text') ?? {}, 'value')).toBe('44');
    pane.type('correct-text', typed);
    expect(await pane.pressed('Write it')).toBe(`Scores!H24: “44” is now “${typed.trim()}”.`);
    expect(pane.cell('Scores', 23, 7)).toBe(wanted);
    expect(scores.formula(23, 7)).toBeUndefined();
    expect(scores.style(23, 7).numberFormat ?? 'General').toBe(format);
    expect(pane.document.getElementById('correct-text')).toBeNull();
  });

  it('does not correct a cell that somebody changed meanwhile, nor one that is calculated', async () => {
    const scores = pane.opened.book.find('Scores');
    if (!scores) throw new Error('No Scores');
    await holds({ value: 44 });
    pane.press('Correct Scores!H24');
    pane.type('correct-text', '4');
    scores.set(23, 7, { value: 45 });
    expect(await pane.pressed('Write it')).toContain('Scores!H24 holds “45” by now, not “44”');
    expect(pane.cell('Scores', 23, 7)).toBe(45);
    await holds({ formula: '=40+4', value: 44 });
    pane.press('Correct Scores!H24');
    expect(await pane.pressed('Write it')).toContain('Scores!H24 holds a formula: nothing was written');
    expect(scores.formula(23, 7)).toBe('=40+4');
    pane.press('Cancel');
    await holds({ value: 44 });
  });

  it('tries another way to part ties without writing', () => {
    pane.tab('results');
    pane.choose('try-ties', 'shared');
    expect(pane.text).toContain('What would change');
    expect(pane.document.querySelectorAll('.changes li').length).toBeGreaterThan(0);
    expect(pane.opened.book.find('Results')).toBeUndefined();
    pane.choose('try-ties', '');
  });

  it('compiles the results on the button', async () => {
    expect(await pane.pressed('Write the results')).toContain('34 cards placed');
    expect(String(pane.cell('Results', 0, 0))).toMatch(/^Results · /);
  });

  it('publishes them as a text to be copied, by initials where wanted', async () => {
    pane.press('As CSV');
    await pane.until(() => pane.document.getElementById('published') !== null);
    const published = () => String(Reflect.get(pane.document.getElementById('published') ?? {}, 'value'));
    expect(published()).toContain('Antoine Girard');
    pane.tick('Initials instead of names');
    expect(pane.document.getElementById('published')).toBeNull();
    pane.press('As a web page');
    await pane.until(() => pane.document.getElementById('published') !== null);
    expect(published()).toContain('<html');
    expect(published()).not.toContain('Girard');
    expect(pane.document.querySelector('.page html, .page table table')).toBeNull();
  });

  it('compiles them again from the ribbon, on the same sheet', async () => {
    await pane.addIn.fireCommand('compileResults');
    expect(pane.opened.book.sheets.map(({ name }) => name)).toEqual([
      'Scores',
      'Leaderboard',
      'Terms',
      'Rulings log',
      'Results',
      'Results · Findings',
    ]);
  });

  it('looks a clause up in any edition', () => {
    pane.tab('rules');
    pane.choose('rules-edition', '2019');
    pane.type('rules-find', '21.1c');
    expect(pane.document.querySelector('.choices')?.textContent).toContain('21.1c');
  });

  it('speaks French when asked', () => {
    pane.press('Français');
    expect(pane.document.getElementById('tab-cards')?.textContent).toBe('Cartes');
    pane.press('English');
  });
});

describe('setting up the sheet', () => {
  it('shows a part on the grid', async () => {
    pane.tab('sheet');
    pane.press('Show on the grid: Pars');
    await pane.until(() => pane.addIn.host.selected.area.columns === 18 || pane.addIn.host.selected.area.columns > 17);
    expect(pane.cell('Scores', pane.addIn.host.selected.area.row, 0)).toBe('Par');
  });

  it('takes the selection for a part, refuses one that cannot be it, and forgets it again', async () => {
    const sheet = pane.opened.book.find('Scores');
    if (!sheet) throw new Error('No Scores');
    pane.addIn.host.select({ sheet, area: { row: 8, column: 3, rows: 1, columns: 1 } });
    expect(await pane.pressed('Use selection for: Written totals')).toContain('holds the scores of hole');
    pane.addIn.host.select({ sheet, area: { row: 8, column: columnOf('Total'), rows: 1, columns: 1 } });
    expect(await pane.pressed('Use selection for: Written totals')).toBe('Written totals: kept in the workbook.');
    expect(pane.addIn.host.settings.get('scoreDeskKept')).toContain('Total');
    expect(await pane.pressed('Forget the correction: Written totals')).toBe('Written totals: kept in the workbook.');
  });

  it('writes the Terms that changed, and nothing else', async () => {
    pane.type('terms-competition', '=1+1');
    pane.tick('2023: in force today; every penalty is strokes on the hole');
    const said = await pane.pressed('Write the Terms');
    expect(said).toBe('Written on sheet Terms: 2 cells.');
    const terms = Array.from({ length: 14 }, (_, row) => [pane.cell('Terms', row, 0), pane.cell('Terms', row, 1)]);
    expect(terms).toContainEqual(['Competition', '=1+1']);
    expect(terms).toContainEqual(['Rules edition', '2023']);
  });

  it('makes a new sheet that it recognises, with the result live beside the cards', async () => {
    pane.choose('terms-form', 'stableford');
    pane.type('new-cards', '3');
    expect(await pane.pressed('Make the sheet')).toBe('Sheet Scores 2 is ready. Fill in Par and SI, then the names.');
    expect(pane.cell('Scores 2', 0, 0)).toBe('=1+1');
    expect(pane.opened.book.find('Scores 2')?.formula(0, 0) ?? null).toBeNull();
  });
});
