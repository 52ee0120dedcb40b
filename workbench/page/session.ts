import type { Language } from '../addin/built-addin';
import type { FunctionsInRuntime } from '../addin/functions-in-runtime';
import type { BookOptions, UniverBook } from '../engine/univer-book';
import { Host } from '../office/host';
import { readSettings } from '../xlsx/add-in-settings';
import { createBook, openBytes } from '../xlsx/open-book';
import type { OpenedBook } from '../xlsx/open-book';
import { saveBook } from '../xlsx/save-book';
import type { SavedBook } from '../xlsx/save-book';
import type { Unseen } from '../xlsx/sheet-scene';
import { BookView } from './book-view';
import type { ViewEvents } from './book-view';
import { functionsFor } from './built-files';
import type { LoadedAddIn, Runtime } from './built-files';
import { equipWithGrid, gridConfig } from './grid-plugins';
import { openPane } from './pane-frame';
import type { PaneFrame } from './pane-frame';
import { showScenes } from './sheet-scenes';

/** Where a session is shown, and in which language. */
export interface SessionPlace {
  readonly grid: HTMLElement;
  readonly pane: HTMLElement;
  readonly language: Language;
  readonly isDark: boolean;
  readonly runtime: Runtime;
  readonly paneTitle: string;
}

/** What the session tells the page. */
export interface SessionEvents {
  /** Formulas are being calculated until the promise settles. */
  readonly onCalculating: (work: Promise<void>) => void;
  readonly onRefused: ViewEvents['onRefused'];
  readonly onNotKept: () => void;
  readonly onShowPane: () => void;
}

/** A file to open, or a name for a new book and its sheet. */
export type Wanted =
  { readonly bytes: Uint8Array; readonly name: string } | { readonly name: string; readonly sheet: string };

/** One workbook in the grid with the add-in at work in it. */
export class Session {
  readonly host: Host;
  readonly view: BookView;
  readonly pane: PaneFrame;
  isChanged = false;
  /** What of the file is kept and not shown. */
  unseen: readonly Unseen[] = [];
  /** Rules of the file for its cells that the grid cannot show; they are kept. */
  rulesNotShown = 0;
  #calculation: Promise<void> | undefined;
  #isAskedAgain = false;
  #isStopped = false;
  #isPressing = false;

  private constructor(
    readonly opened: OpenedBook,
    private readonly addIn: LoadedAddIn,
    private readonly inRuntime: FunctionsInRuntime | undefined,
    place: SessionPlace,
    private readonly events: SessionEvents,
    made: { host: Host; view: BookView },
  ) {
    this.host = made.host;
    this.view = made.view;
    const { source } = opened;
    for (const [key, value] of source ? readSettings(source.file, addIn.identity) : [])
      this.host.settings.set(key, value);
    this.host.onShowPane = events.onShowPane;
    this.host.onExchange = () => this.#afterRequest();
    this.pane = openPane(place.pane, this.host, place.language, place.paneTitle);
    inRuntime?.connect(this.pane.shim.callFunction);
  }

  /**
   * Opens a workbook in the grid and starts the add-in beside it.
   *
   * @param onBook given the book once its cells are there, while formulas are still calculated
   */
  static async open(
    wanted: Wanted,
    addIn: LoadedAddIn,
    place: SessionPlace,
    events: SessionEvents,
    onBook: (book: UniverBook) => void,
  ): Promise<Session> {
    const { functions, inRuntime } = functionsFor(addIn, place.runtime);
    const settings = { container: place.grid, language: place.language, isDark: place.isDark, help: addIn.help };
    const running: { session?: Session } = {};
    let made: { host: Host; view: BookView } | undefined;
    const loaded = (book: UniverBook): void => {
      const host = new Host(book);
      const view = new BookView(book, host, {
        onEdit: () => running.session?.edited(),
        onHappened: () => running.session?.pane.shim.raiseEvents(),
        onRefused: events.onRefused,
        onNotKept: events.onNotKept,
      });
      made = { host, view };
      onBook(book);
    };
    const options: BookOptions = {
      functions,
      shown: { config: gridConfig(settings), equip: (univer) => equipWithGrid(univer, settings), loaded },
    };
    const opened =
      'bytes' in wanted ? await openBytes(wanted.bytes, wanted.name, options) : await newBook(wanted, options);
    if (!made) loaded(opened.book);
    if (!made) throw new Error('The grid has no workbook.');
    const session = new Session(opened, addIn, inRuntime, place, events, made);
    running.session = session;
    if (opened.source) Object.assign(session, showScenes(opened.book, opened.source));
    session.view.refresh();
    if (inRuntime) session.#calculate();
    return session;
  }

  /** The user wrote to cells. */
  edited(): void {
    this.isChanged = true;
    this.#calculate();
  }

  /** Settles when every formula is up to date and shown. */
  async settled(): Promise<void> {
    while (this.#calculation) await this.#calculation;
  }

  /** The workbook as a file. */
  async save(): Promise<SavedBook> {
    await this.settled();
    const { identity } = this.addIn;
    return saveBook(this.opened, { settings: { addIn: identity, values: this.host.settings } });
  }

  /** Presses a button of the ribbon. */
  async press(action: string): Promise<void> {
    await this.pane.isUp;
    this.#isPressing = true;
    try {
      await this.pane.shim.fireCommand(action);
    } finally {
      this.#isPressing = false;
    }
    this.#calculate();
    await this.settled();
  }

  /** Gives up what is under way: the calculation, and what a button of the ribbon does. */
  stop(): void {
    this.#isStopped = true;
    this.opened.book.stop();
    // The add-in's next request fails, which it reports; at any other time that would hit work nobody wants stopped.
    if (this.#isPressing) this.host.faults.plan({ request: 1 });
  }

  close(): void {
    this.pane.frame.remove();
    this.view.dispose();
    this.opened.book.dispose();
  }

  #afterRequest(): void {
    if (this.opened.book.isStale) {
      this.isChanged = true;
      this.#calculate();
    } else this.view.refresh();
  }

  #calculate(): void {
    if (this.#calculation) {
      this.#isAskedAgain = true;
      return;
    }
    this.#calculation = this.#calculateAll().finally(() => {
      this.#calculation = undefined;
      if (!this.#isAskedAgain) return;
      this.#isAskedAgain = false;
      this.#calculate();
    });
    this.events.onCalculating(this.#calculation);
  }

  async #calculateAll(): Promise<void> {
    const { book } = this.opened;
    this.#isStopped = false;
    // The grid is in the middle of the edit that asked for this.
    await Promise.resolve();
    if (book.isStale) await book.recalculate();
    if (this.inRuntime) {
      await this.pane.isUp;
      while ((await this.inRuntime.settle()) && !this.#isStopped) {
        book.recalculateAll();
        await book.recalculate();
      }
    }
    this.view.refresh();
  }
}

async function newBook({ name, sheet }: { name: string; sheet: string }, options: BookOptions): Promise<OpenedBook> {
  const opened = createBook(sheet, options);
  opened.book.name = name;
  await opened.book.recalculate();
  return opened;
}
