import { AT_START, next, type PaneState } from '../../taskpane/pane-state';

const seen = { sheet: 'Scores', form: 'Stableford', edition: 'classic', holes: 18, entered: 40, returned: 38 };
const finding = {
  severity: 'decide',
  cell: 'Scores!B9',
  card: 'Ann',
  hole: null,
  code: 'handicap-missing',
  message: 'The Playing Handicap is missing.',
} as const;

describe('the pane from one state to the next', () => {
  const checked = next(AT_START, { type: 'checked', seen, findings: [finding] });

  const rows: readonly (readonly [string, PaneState, Partial<PaneState>])[] = [
    ['outside Excel nothing is under way', next(AT_START, { type: 'outside' }), { isOutside: true, busy: null }],
    ['checked cards show the sheet and the findings', checked, { busy: null, seen, findings: [finding] }],
    [
      'a new check keeps the sheet in sight and drops the old refusal',
      next(next(checked, { type: 'refused', sentence: 'No hole headers.' }), { type: 'begun', work: 'reading' }),
      { busy: 'reading', seen, refusal: null },
    ],
    [
      'a refusal ends the work and keeps what was seen',
      next(next(checked, { type: 'begun', work: 'compiling' }), {
        type: 'refused',
        sentence: 'Sheet Results is protected.',
      }),
      { busy: null, seen, refusal: 'Sheet Results is protected.' },
    ],
    [
      'compiled results bring their figures and findings',
      next(checked, { type: 'compiled', compiled: { placed: 36, below: 2, open: 1 }, findings: [] }),
      { busy: null, compiled: { placed: 36, below: 2, open: 1 }, findings: [] },
    ],
  ];
  it.each(rows)('%s', (_, state, wanted) => {
    expect(state).toMatchObject(wanted);
  });
});
