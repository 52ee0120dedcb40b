import { goTo } from '../src/workbook/door';
import { cardActions } from './card-actions';
import type { PaneActions } from './pane-actions';
import { PaneWork, type Store } from './pane-work';
import { resultsActions } from './results-actions';
import { rulingActions } from './ruling-actions';
import { sheetActions } from './sheet-actions';

/** What the pane's buttons do, page by page. */
export function deskOf(store: Store): PaneActions {
  const pane = new PaneWork(store);
  return {
    tell: pane.tell,
    stop: pane.stop,
    speak: (language) => {
      document.documentElement.lang = language;
      pane.tell({ type: 'language', language });
    },
    readAgain: () => void pane.work('reading', () => Promise.resolve(null)),
    goTo: (cell) => void pane.show(() => goTo(cell)),
    ...sheetActions(pane),
    ...cardActions(pane),
    ...rulingActions(pane),
    ...resultsActions(pane),
  };
}
