import { render } from 'preact';
import { closingPart, missClosing } from '../src/workbook/closing-part';
import { languageOf } from '../src/words/say';
import { deskOf } from './desk';
import { keepLive } from './live';
import { openDoor } from './open-door';
import { Pane } from './pane';
import { AT_START, next, type PaneEvent, type PaneState } from './pane-state';
import { sentenceOf } from './sentence-of';
import { followTheme } from './theme';
import './taskpane.css';

/** Starts the pane: the door first, then the page. */
async function start(): Promise<void> {
  const root = document.getElementById('pane');
  if (!root) return;
  let state: PaneState = { ...AT_START, language: languageOf(navigator.language) };
  const tell = (event: PaneEvent): void => {
    state = next(state, event);
    render(<Pane state={state} actions={desk} />, root);
  };
  const store = { state: () => state, tell };
  const desk = deskOf(store);

  const info = await Office.onReady();
  // Outside Excel there is no workbook to open a door to.
  if (info.host !== Office.HostType.Excel) {
    document.documentElement.lang = state.language;
    tell({ type: 'outside' });
    return;
  }
  followTheme();
  desk.speak(languageOf(Office.context.displayLanguage));
  openDoor();
  // Without it the pane tells so when it is needed.
  closingPart().then(
    (closing) => {
      tell({ type: 'closing', closing });
    },
    () => undefined,
  );
  desk.readAgain();
  try {
    await keepLive(store);
  } catch (error) {
    tell({ type: 'told', notice: { kind: 'refused', sentence: sentenceOf(error, state.language) } });
  }
}

window.addEventListener('load', missClosing);
void start();
