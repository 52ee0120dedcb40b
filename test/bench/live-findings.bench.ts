import { HostedPane } from '../taskpane/hosted-pane';

jest.setTimeout(300_000);

/** One score changed at 200 cards: how long until the findings show it, against the grid's own recalculation in the same run. */
const CARDS = 200;
const ROUNDS = 7;
const FIRST_CARD = 5;
const FIRST_HOLE = 2;
const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 5, 4, 4, 4, 3, 5, 4];
const INDEXES = [7, 11, 17, 3, 1, 13, 15, 9, 5, 8, 18, 4, 2, 12, 10, 16, 6, 14];

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

it('a changed score reaches the findings before the grid is recalculated', async () => {
  const pane = await HostedPane.open('samples/stableford-day.xlsx');
  pane.tab('sheet');
  pane.choose('terms-form', 'stableford');
  pane.type('new-cards', String(CARDS));
  await pane.pressed('Make the sheet');
  const { book } = pane.opened;
  const sheet = book.find('Scores 2');
  if (!sheet) throw new Error('No Scores 2');
  PARS.forEach((par, at) => sheet.set(3, FIRST_HOLE + at, { value: par }));
  INDEXES.forEach((index, at) => sheet.set(4, FIRST_HOLE + at, { value: index }));
  for (let card = 0; card < CARDS; card++) {
    sheet.set(FIRST_CARD + card, 0, { value: `Player ${card + 1}` });
    sheet.set(FIRST_CARD + card, 1, { value: card % 37 });
    PARS.forEach((par, at) =>
      sheet.set(FIRST_CARD + card, FIRST_HOLE + at, { value: par + ((card * 7 + at * 3) % 3) }),
    );
    sheet.set(FIRST_CARD + card, 25, { value: 'x' });
    sheet.set(FIRST_CARD + card, 26, { value: 'x' });
  }
  await book.recalculate();
  pane.tab('cards');
  pane.addIn.host.wrote({ sheet, area: { row: 3, column: 0, rows: CARDS + 2, columns: 27 } });
  pane.addIn.raiseEvents();
  await pane.until(() => pane.document.querySelectorAll('.cards li').length === CARDS);

  const live: number[] = [];
  const grid: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const row = FIRST_CARD + 20 + round;
    const text = `bad ${round}`;
    sheet.set(row, FIRST_HOLE, { value: text });
    const begun = performance.now();
    await book.recalculate();
    grid.push(performance.now() - begun);

    const told = new Promise<number>((resolve) => {
      const watch = new pane.addIn.page.MutationObserver(() => {
        if (!pane.text.includes(`“${text}”`)) return;
        watch.disconnect();
        resolve(performance.now());
      });
      watch.observe(pane.document.body, { subtree: true, childList: true, characterData: true });
    });
    const raised = performance.now();
    pane.addIn.host.wrote({ sheet, area: { row, column: FIRST_HOLE, rows: 1, columns: 1 } });
    pane.addIn.raiseEvents();
    live.push((await told) - raised);
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
  pane.close();
  process.stdout.write(
    `${CARDS} cards, one score changed: findings ${median(live).toFixed(0)} ms, the grid's recalculation ${median(grid).toFixed(0)} ms (medians of ${ROUNDS})\n`,
  );
  expect(median(live)).toBeLessThan(median(grid));
});
