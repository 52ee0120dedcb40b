import type { BookSeen } from '../src/workbook/book-seen';
import type { Language } from '../src/words/say';
import type { PaneState } from './pane-state';
import { readyOf, type RulingReady, type RulingState } from './states/ruling-state';

interface Tried {
  readonly seen: BookSeen | null;
  readonly language: Language;
  readonly ready: RulingReady | null;
}

/** States never change, so what a ruling would do is worked out once for each. */
const TRIED = new WeakMap<RulingState, Tried>();

/** The ruling that is ready to be applied, and what it would do; null while something is still to be said. */
export function readyRuling({ ruling, seen, language }: PaneState): RulingReady | null {
  const known = TRIED.get(ruling);
  if (known?.seen === seen && known.language === language) return known.ready;
  const ready = readyOf(ruling, seen, language);
  TRIED.set(ruling, { seen, language, ready });
  return ready;
}
