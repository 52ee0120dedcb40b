import type { ColumnRole } from '../src/workbook/headings';
import type { Part } from '../src/workbook/shown-parts';
import type { Language } from '../src/words/say';
import type { PaneEvent } from './pane-state';
import type { PublishedAs } from './states/results-state';

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
  readonly correct: () => void;
  readonly reopen: (key: string) => void;
  readonly rule: () => void;
  readonly undo: () => void;
  readonly showLog: () => void;
  readonly compile: () => void;
  readonly openResults: () => void;
  readonly publish: (as: PublishedAs) => void;
  readonly copyPublished: () => void;
  readonly savePublished: () => void;
  readonly putBack: () => void;
}
