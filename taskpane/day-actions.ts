import { check, compile } from '../src/workbook/door';
import type { PaneEvent, SheetSeen } from './pane-state';

/** Checks the workbook's cards for the pane. */
export async function checkDay(): Promise<PaneEvent> {
  const { findings, cards, ...about } = await check();
  const seen: SheetSeen = { ...about, entered: cards.entered, returned: cards.returned };
  return { type: 'checked', seen, findings };
}

/** Compiles the day and tells the pane its figures. */
export async function compileDay(): Promise<PaneEvent> {
  const { findings, places, below, open } = await compile();
  return { type: 'compiled', compiled: { placed: places.length, below: below.length, open }, findings };
}
