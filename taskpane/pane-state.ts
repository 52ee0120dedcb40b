import type { Finding } from '../src/workbook/finding';

/** What the pane shows of the sheet it sees. */
export interface SheetSeen {
  readonly sheet: string;
  readonly form: string;
  readonly edition: string;
  readonly holes: number;
  readonly entered: number;
  readonly returned: number;
}

/** The outcome of the last compile, in figures. */
export interface Compiled {
  readonly placed: number;
  readonly below: number;
  readonly open: number;
}

/** Everything the pane shows. `busy` names the long work under way. */
export interface PaneState {
  readonly isOutside: boolean;
  readonly busy: 'starting' | 'reading' | 'compiling' | null;
  readonly seen: SheetSeen | null;
  /** null until the cards were checked. */
  readonly findings: readonly Finding[] | null;
  readonly compiled: Compiled | null;
  /** Why the sheet or the last action was refused: whole sentences. */
  readonly refusal: string | null;
}

export type PaneEvent =
  | { readonly type: 'outside' }
  | { readonly type: 'begun'; readonly work: 'reading' | 'compiling' }
  | { readonly type: 'checked'; readonly seen: SheetSeen; readonly findings: readonly Finding[] }
  | { readonly type: 'compiled'; readonly compiled: Compiled; readonly findings: readonly Finding[] }
  | { readonly type: 'refused'; readonly sentence: string };

export const AT_START: PaneState = {
  isOutside: false,
  busy: 'starting',
  seen: null,
  findings: null,
  compiled: null,
  refusal: null,
};

/** The pane's next state; pure, so that every step is tested without a page. */
export function next(state: PaneState, event: PaneEvent): PaneState {
  switch (event.type) {
    case 'outside':
      return { ...AT_START, busy: null, isOutside: true };
    case 'begun':
      return { ...state, busy: event.work, refusal: null, compiled: null };
    case 'checked':
      return { ...state, busy: null, seen: event.seen, findings: event.findings };
    case 'compiled':
      return { ...state, busy: null, compiled: event.compiled, findings: event.findings };
    case 'refused':
      return { ...state, busy: null, refusal: event.sentence };
  }
}
