import { type BookChange, listen, readChanged } from '../src/workbook/office-events';
import { patchCells } from '../src/workbook/patch-cells';
import { readBook } from '../src/workbook/office-sheets';
import type { Store } from './pane-work';

/** After the last change, how long until formulas that hang on it have settled and all is read again, in milliseconds. */
const SETTLED = 400;

/**
 * Keeps the pane true to the workbook: a changed cell reaches the findings at once, by itself; what formulas make of
 * it, and whatever else happened, is read a moment later.
 */
export async function keepLive(store: Store): Promise<void> {
  const waiting: BookChange[] = [];
  let isAtWork = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readAll = async (): Promise<void> => {
    // Work under way reads the workbook itself when it ends.
    if (store.state().busy === null) store.tell({ type: 'read', club: await readBook() });
  };
  const readCells = async ({ sheet, address }: Extract<BookChange, { readonly kind: 'cells' }>): Promise<void> => {
    const { seen } = store.state();
    const changed = seen && (await readChanged(sheet, address));
    const isClubs = seen?.club.sheets.some(({ name }) => name === changed?.sheet) === true;
    // Whole rows and columns come without values.
    if (!changed || !isClubs || !Array.isArray(changed.values) || store.state().busy !== null) return;
    store.tell({ type: 'read', club: { ...seen.club, sheets: patchCells(seen.club.sheets, changed) } });
  };
  const work = async (): Promise<void> => {
    if (isAtWork) return;
    isAtWork = true;
    try {
      for (let change = waiting.shift(); change; change = waiting.shift())
        if (change.kind === 'cells' && store.state().busy === null) await readCells(change);
    } catch {
      // The sheet or the cell is gone by now; reading all again tells how things are.
    } finally {
      isAtWork = false;
    }
    clearTimeout(timer);
    timer = setTimeout(() => void readAll().catch(() => undefined), SETTLED);
  };
  await listen((change) => {
    waiting.push(change);
    void work();
  });
}
