import { expectReasonsInLog, expectSheetNames, REASONS, SHEET_NAMES } from '../end-to-end/hostile-in-pane';
import { HostedPane } from '../taskpane/hosted-pane';

/** Every hostile text as the reason of a ruling, and as the name of the scoring sheet. */
let pane: HostedPane;
beforeEach(async () => {
  pane = await HostedPane.open('samples/stableford-day.xlsx');
});
afterEach(() => {
  pane.close();
});

it('reasons stay texts in the log', async () => {
  expect(REASONS.length).toBeGreaterThan(190);
  await expectReasonsInLog(pane, REASONS);
});

it('the scoring sheet may have any name that Excel allows', async () => {
  expect(SHEET_NAMES.length).toBeGreaterThan(100);
  await expectSheetNames(pane, SHEET_NAMES);
});
