/** @jest-environment jsdom */
import { render } from 'preact';
import { Pane, type PaneActions } from '../../taskpane/pane';
import { AT_START, next, type PaneState } from '../../taskpane/pane-state';
import type { Language } from '../../src/words/say';

const seen = { sheet: 'Scores', form: 'fourball net', edition: 'classic', holes: 18, entered: 40, returned: 38 };
const hostile = '<img src=x onerror="alert(1)">';
const finding = {
  severity: 'decide',
  cell: 'Scores!B9',
  card: hostile,
  hole: null,
  code: 'handicap-missing',
  message: 'The Playing Handicap is missing.',
} as const;

function shown(state: PaneState, language: Language = 'en', actions: Partial<PaneActions> = {}): HTMLElement {
  const root = document.createElement('div');
  const nothing = (): void => undefined;
  render(
    <Pane
      state={state}
      language={language}
      actions={{ check: nothing, compile: nothing, goTo: nothing, ...actions }}
    />,
    root,
  );
  return root;
}

describe('the pane', () => {
  const checked = next(AT_START, { type: 'checked', seen, findings: [finding] });

  it('says outside Excel where to open it, in either language', () => {
    const outside = next(AT_START, { type: 'outside' });
    expect(shown(outside).textContent).toContain('Open it inside Excel');
    expect(shown(outside, 'fr').textContent).toContain('Ouvrez-la dans Excel');
    expect(shown(outside).querySelector('button')).toBeNull();
  });

  it('shows the sheet it sees and the findings by gravity', () => {
    const page = shown(checked);
    expect(page.querySelector('dl')?.textContent).toContain('40 entered, 38 returned');
    expect(page.querySelector('dl')?.textContent).toContain('Four-ball stroke play, net');
    expect(page.querySelector('h3.decide')?.textContent).toBe('To decide 1');
    expect(page.querySelectorAll('li')).toHaveLength(1);
  });

  it('shows names as text, whatever they hold', () => {
    const page = shown(checked);
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelector('li strong')?.textContent).toBe(hostile);
  });

  it('goes to the cell of a finding', () => {
    const cells: string[] = [];
    const page = shown(checked, 'en', { goTo: (cell) => cells.push(cell) });
    page.querySelector<HTMLButtonElement>('button.cell')?.click();
    expect(cells).toEqual(['Scores!B9']);
  });

  it('keeps its buttons still while it works, and says what it does', () => {
    const page = shown(next(checked, { type: 'begun', work: 'compiling' }), 'fr');
    expect(page.querySelector('[role=status]')?.textContent).toBe('Établissement des résultats…');
    expect([...page.querySelectorAll<HTMLButtonElement>('.actions button')].every((button) => button.disabled)).toBe(
      true,
    );
  });

  it('reads a refusal aloud', () => {
    const page = shown(next(AT_START, { type: 'refused', sentence: 'Sheet "Scores" has two header rows.' }));
    expect(page.querySelector('[role=alert]')?.textContent).toContain('two header rows');
  });
});
