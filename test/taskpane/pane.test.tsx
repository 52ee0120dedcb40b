/** @jest-environment jsdom */
import { render } from 'preact';
import { Pane } from '../../taskpane/pane';
import type { PaneActions } from '../../taskpane/pane-actions';
import { AT_START, next, type PaneEvent, type PaneState, VIEWS } from '../../taskpane/pane-state';
import { NOTHING_KEPT } from '../../src/workbook/kept';
import { INDEXES, numbers, PARS, sheet, STABLEFORD, times } from '../workbook/sheets';

const hostile = '<img src=x onerror="alert(1)">';
const HEADINGS = ['Player', 'PH', ...numbers(1, 18), 'Rulings', 'Signed', 'Marker'];
const club = {
  kept: NOTHING_KEPT,
  sheets: [
    sheet('Scores', [
      HEADINGS,
      ['Par', '', ...PARS],
      ['SI', '', ...INDEXES],
      [hostile, '', ...times(18, 4), '', 'x', 'Bob'],
      ['Bob', 9, ...times(18, 5), 'R6-7', 'x', 'Ann'],
    ]),
    STABLEFORD,
  ],
};

/** Every action noted by its name. */
function noting(told: unknown[][]): PaneActions {
  return new Proxy({} as PaneActions, {
    get:
      (_, name) =>
      (...args: unknown[]) => {
        told.push([name, ...args]);
      },
  });
}

function shown(state: PaneState, told: unknown[][] = []): HTMLElement {
  const root = document.createElement('div');
  render(<Pane state={state} actions={noting(told)} />, root);
  return root;
}

const after = (...events: readonly PaneEvent[]): PaneState => events.reduce(next, AT_START);
const read = after({ type: 'read', club }, { type: 'ended' });

describe('the pane', () => {
  it('says outside Excel where to open it, in either language', () => {
    expect(shown(after({ type: 'outside' })).textContent).toContain('Open it inside Excel');
    const french = after({ type: 'language', language: 'fr' }, { type: 'outside' });
    expect(shown(french).textContent).toContain('Ouvrez-la dans Excel');
  });

  it.each(VIEWS)('shows names as text, whatever they hold, on page %s', (view) => {
    const page = shown(next(read, { type: 'view', view }));
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelector('[role=tabpanel]')?.id).toBe(`panel-${view}`);
  });

  it('goes from tab to tab by the arrow keys', () => {
    const told: unknown[][] = [];
    const page = shown(read, told);
    const press = (key: string) =>
      page.querySelector('[role=tablist]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('ArrowRight');
    press('ArrowLeft');
    press('End');
    press('x');
    expect(told).toEqual([
      ['tell', { type: 'view', view: 'rulings' }],
      ['tell', { type: 'view', view: 'sheet' }],
      ['tell', { type: 'view', view: 'rules' }],
    ]);
    expect(page.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
  });

  it('says what is under way, and lets it be stopped where it can be', () => {
    const told: unknown[][] = [];
    const page = shown(next(read, { type: 'begun', work: 'compiling', canStop: true }), told);
    expect(page.querySelector('[role=status]')?.textContent).toBe('Writing the results…');
    Array.from(page.querySelectorAll('button'))
      .find(({ textContent }) => textContent === 'Stop')
      ?.click();
    expect(told).toEqual([['stop']]);
  });

  it('reads a refusal aloud, and a workbook that cannot be read with the way to put it right', () => {
    const refused = next(read, { type: 'told', notice: { kind: 'refused', sentence: 'Sheet Scores is protected.' } });
    expect(shown(refused).querySelector('[role=alert]')?.textContent).toContain('Sheet Scores is protected.');
    const bare = after({ type: 'read', club: { kept: NOTHING_KEPT, sheets: [sheet('Notes', [['hello']])] } });
    expect(bare.view).toBe('sheet');
    const page = shown(next(bare, { type: 'view', view: 'cards' }));
    expect(page.querySelector('.refusal')?.textContent).toContain('No row of hole numbers');
    expect(page.querySelector('.refusal .primary')?.textContent).toBe('Set up the sheet');
  });

  it('offers the ruling that a finding leads to', () => {
    const told: unknown[][] = [];
    const page = shown(read, told);
    Array.from(page.querySelectorAll('button'))
      .find(({ textContent }) => textContent === 'Rule: DQ R6-2b…')
      ?.click();
    expect(told[0]).toEqual([
      'tell',
      {
        type: 'ruling',
        event: { type: 'begin', card: 0, round: 'Scores', choice: { kind: 'proposed', notation: 'DQ R6-2b' } },
      },
    ]);
  });
});
