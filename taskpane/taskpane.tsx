import { render } from 'preact';
import { goTo } from '../src/workbook/door';
import { languageOf } from '../src/words/say';
import { checkDay, compileDay } from './day-actions';
import { openDoor } from './open-door';
import { Pane, type PaneActions } from './pane';
import { AT_START, next, type PaneEvent, type PaneState } from './pane-state';
import './taskpane.css';

/** Starts the pane: the door first, then the page. */
async function start(): Promise<void> {
  const root = document.getElementById('pane');
  if (!root) return;
  let state: PaneState = AT_START;
  let language = languageOf(navigator.language);
  const show = (event: PaneEvent): void => {
    state = next(state, event);
    render(<Pane state={state} language={language} actions={actions} />, root);
  };
  const run = async (work: 'reading' | 'compiling', action: () => Promise<PaneEvent>): Promise<void> => {
    show({ type: 'begun', work });
    try {
      show(await action());
    } catch (error) {
      show({ type: 'refused', sentence: sentenceOf(error) });
    }
  };
  const actions: PaneActions = {
    check: () => void run('reading', checkDay),
    compile: () => void run('compiling', compileDay),
    goTo: (cell) =>
      void goTo(cell).catch((error: unknown) => {
        show({ type: 'refused', sentence: sentenceOf(error) });
      }),
  };

  const info = await Office.onReady();
  // Outside Excel there is no workbook to open a door to.
  if (info.host !== Office.HostType.Excel) {
    show({ type: 'outside' });
    return;
  }
  language = languageOf(Office.context.displayLanguage);
  document.documentElement.lang = language;
  openDoor();
  actions.check();
}

/** Our own refusals are sentences already; what Excel says is passed on as it is. */
const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

void start();
