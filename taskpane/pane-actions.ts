import type { ColumnRole } from '../src/workbook/headings';
import type { Part } from '../src/workbook/shown-parts';
import type { Language } from '../src/words/say';
import type { PaneEvent } from './pane-state';

/** What a person can ask the pane for. Whatever only changes what is shown is told as an event. */
export interface PaneActions {
  readonly tell: (event: PaneEvent) => void;
  readonly speak: (language: Language) => void;
  readonly readAgain: () => void;
  readonly stop: () => void;
  readonly goTo: (cell: string) => void;
  readonly showPart: (part: Part) => void;
  readonly useSelection: (part: Part) => void;
  readonly sayNone: (role: ColumnRole) => void;
  readonly forget: (part: Part) => void;
  readonly formatRulings: () => void;
  readonly addRulings: () => void;
  readonly writeTerms: () => void;
  readonly makeSheet: () => void;
  readonly repair: () => void;
  readonly accept: () => void;
  readonly reopen: (key: string) => void;
  readonly rule: () => void;
  readonly undo: () => void;
  readonly showLog: () => void;
  readonly compile: () => void;
  readonly openResults: () => void;
  readonly publish: (as: 'csv' | 'html') => void;
  readonly putBack: () => void;
}
