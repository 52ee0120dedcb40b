import type { Kept } from '../src/workbook/kept';
import { keep } from '../src/workbook/office-kept';
import { Stopped, watching } from '../src/workbook/office-run';
import { readBook } from '../src/workbook/office-sheets';
import { PANE } from '../src/words/pane';
import type { Language } from '../src/words/say';
import type { Notice, PaneEvent, PaneState, Work } from './pane-state';
import { sentenceOf } from './sentence-of';
import { speaker } from './speaker';

/** Where the pane's state is kept. */
export interface Store {
  readonly state: () => PaneState;
  readonly tell: (event: PaneEvent) => void;
}

/** Work that the pane does, one piece at a time. Each reads the workbook again when it ends, whatever became of it. */
export class PaneWork {
  readonly #store: Store;
  #isStopped = false;

  constructor(store: Store) {
    this.#store = store;
  }

  get state(): PaneState {
    return this.#store.state();
  }

  get language(): Language {
    return this.state.language;
  }

  readonly tell = (event: PaneEvent): void => {
    this.#store.tell(event);
  };

  readonly stop = (): void => {
    this.#isStopped = true;
  };

  say(kind: Notice['kind'], sentence: string): void {
    this.tell({ type: 'told', notice: { kind, sentence } });
  }

  /** Changes what the workbook keeps, from what it holds now: somebody else may have kept something meanwhile. */
  keep(change: (kept: Kept) => Kept): Promise<boolean> {
    return this.work('writing', async () => {
      await keep(change((await readBook()).kept));
      return null;
    });
  }

  /** Something shown on the grid: nothing is read or written for it. */
  async show(show: () => Promise<void>): Promise<void> {
    try {
      await show();
    } catch (error) {
      this.say('refused', sentenceOf(error, this.language));
    }
  }

  /**
   * One piece of work at a time.
   *
   * @param work what it says when it is done; null for nothing
   * @returns whether it was done
   */
  async work(kind: Work, work: () => Promise<string | Notice | null>, canStop = false): Promise<boolean> {
    if (this.state.busy !== null && this.state.busy.work !== 'starting') return false;
    this.#isStopped = false;
    this.tell({ type: 'begun', work: kind, canStop });
    let notice: Notice | null = null;
    let isDone = true;
    try {
      const said = await watching(
        {
          goesOn: (exchange) => {
            this.tell({ type: 'step', step: exchange });
            return !this.#isStopped;
          },
        },
        work,
      );
      notice = typeof said === 'string' ? { kind: 'done', sentence: said } : said;
    } catch (error) {
      isDone = false;
      const sentence =
        error instanceof Stopped ? speaker(PANE, this.language)('stopped') : sentenceOf(error, this.language);
      notice = { kind: 'refused', sentence };
    }
    try {
      this.tell({ type: 'read', club: await readBook() });
    } catch (error) {
      notice ??= { kind: 'refused', sentence: sentenceOf(error, this.language) };
    }
    this.tell({ type: 'ended' });
    if (notice) this.tell({ type: 'told', notice });
    return isDone;
  }
}
