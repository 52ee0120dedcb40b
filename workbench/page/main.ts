import { LifecycleService, LifecycleStages } from '@univerjs/core';
import type { Language } from '../addin/built-addin';
import type { UniverBook } from '../engine/univer-book';
import { shownValue } from '../engine/values';
import { areaAddress, readAddress } from '../engine/address';
import { pageWordsOf } from '../page-words';
import { wordsOf } from '../words';
import { BadFile } from '../xlsx/package';
import { loadAddIn } from './built-files';
import type { LoadedAddIn, Runtime } from './built-files';
import { box, button } from './elements';
import { acceptFiles } from './file-drop';
import type { FileDrop } from './file-drop';
import { buttonsStop, listenToKeys, paneStop } from './page-keys';
import type { PageKeys } from './page-keys';
import { makeSplitter } from './pane-splitter';
import { Session } from './session';
import type { Wanted } from './session';
import { StatusStrip } from './status-strip';
import { makeTopBar } from './top-bar';
import type { SampleName } from './top-bar';
import './page.css';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const IS_WORKBOOK = /\.(xlsx|xlsm)$/i;

/** What a person or a test in the browser's console can ask the page. */
interface WorkbenchConsole {
  /** What a cell shows, `Scores!C7`. */
  readonly cell: (address: string) => number | string | boolean | undefined;
  /** Settles when the add-in is up and every formula is calculated and shown. */
  readonly settled: () => Promise<void>;
  /** Writes a number into a cell of the sheet shown, as the user does; settles when what follows is calculated. */
  readonly type: (row: number, column: number, value: number) => Promise<void>;
  /** True once a workbook is there. */
  readonly isOpen: () => boolean;
  /** The selected block of the sheet shown, `C7` or `A1:B2`. */
  readonly selection: () => string;
}

declare global {
  interface Window {
    workbench?: WorkbenchConsole;
  }
}

/** The page: a small Excel with the add-in's ribbon and pane. */
class WorkbenchPage {
  readonly #words;
  readonly #strip: StatusStrip;
  readonly #grid = box('div', 'grid');
  readonly #pane = box('aside', 'pane');
  readonly #paneBody = box('div', 'pane-body');
  readonly #name = box('span', 'name');
  readonly #ribbon = box('nav', 'ribbon');
  readonly #keys: PageKeys;
  readonly #drop: FileDrop;
  #addIn: LoadedAddIn | undefined;
  #session: Session | undefined;
  #opening: Promise<void> = Promise.resolve();

  constructor(
    root: HTMLElement,
    private readonly language: Language,
    private readonly runtime: Runtime,
  ) {
    this.#words = pageWordsOf(language);
    this.#strip = new StatusStrip(this.#words);
    document.documentElement.lang = language;
    const bar = makeTopBar(this.#words, this.#name, this.#strip.busy, {
      onNew: () => void this.#open({ name: this.#words.newName, sheet: this.#words.newSheet }),
      onFile: (file) => void this.#openFile(file),
      onSample: (name) => void this.#openSample(name),
      onSave: () => void this.#save(),
    });
    root.replaceChildren(bar, this.#ribbon, this.#strip.notices, this.#work());
    this.#keys = this.#pageKeys();
    this.#drop = acceptFiles(this.#words.drop, (file) => void this.#openFile(file));
    listenToKeys(window, this.#keys);
    addEventListener('beforeunload', (event) => {
      if (this.#session?.isChanged) event.preventDefault();
    });
    window.workbench = {
      cell: (address) => this.#cell(address),
      settled: () => this.#settled(),
      type: async (row, column, value) => {
        this.#session?.view.type(row, column, value);
        await this.#session?.settled();
      },
      isOpen: () => this.#session !== undefined,
      selection: () => (this.#session ? areaAddress(this.#session.host.selected.area) : ''),
    };
  }

  async start(): Promise<void> {
    // A canvas does not wait for the fonts it draws with.
    await Promise.all(['Calibri', 'Aptos Narrow'].map((name) => document.fonts.load(`11pt "${name}"`).catch(() => [])));
    this.#addIn = await this.#strip.during(this.#words.starting, () => loadAddIn(this.language, this.runtime));
    this.#showRibbon(this.#addIn);
    if (this.runtime === 'office') this.#strip.say(this.#words.runtime, false);
    await this.#openSample('stableford-day');
  }

  #work(): HTMLElement {
    const { pane, paneWidth, closePane } = this.#words;
    const close = button('×', () => this.#showPane(false), closePane);
    close.setAttribute('aria-label', closePane);
    this.#pane.setAttribute('aria-label', pane);
    this.#pane.append(box('div', 'pane-head', box('span', 'title', 'Score Desk'), close), this.#paneBody);
    return box('main', 'work', this.#grid, makeSplitter(this.#pane, paneWidth), this.#pane);
  }

  #showPane(isShown: boolean): void {
    document.body.classList.toggle('without-pane', !isShown);
  }

  #showRibbon({ ribbon }: LoadedAddIn): void {
    const made = ribbon.buttons.map(({ label, tip, icon, action }) => {
      const one = button(
        label,
        () => (action === undefined ? this.#showPane(true) : void this.#press(label, action)),
        tip,
      );
      const image = document.createElement('img');
      image.src = icon;
      image.alt = '';
      one.prepend(image);
      return one;
    });
    const group = box('div', 'group', box('div', 'buttons', ...made), box('div', 'group-label', ribbon.label));
    this.#ribbon.replaceChildren(group);
  }

  #pageKeys(): PageKeys {
    return {
      onSave: () => void this.#save(),
      stops: () => [
        { hasFocus: () => this.#grid.contains(document.activeElement), enter: () => this.#session?.view.focus() },
        ...(document.body.classList.contains('without-pane') ? [] : [paneStop(() => this.#session?.pane.frame)]),
        buttonsStop(this.#ribbon),
      ],
    };
  }

  /** What is pressed or dropped in the pane's frame does not reach the page's own window. */
  async #listenInPane({ pane: { frame, isUp } }: Session): Promise<void> {
    await isUp;
    if (!frame.contentWindow) return;
    listenToKeys(frame.contentWindow, this.#keys);
    this.#drop.listenIn(frame.contentWindow);
  }

  async #openSample(name: SampleName): Promise<void> {
    const path = this.language === 'fr' ? `/samples/fr/${name}.xlsx` : `/samples/${name}.xlsx`;
    const answer = await fetch(path);
    await this.#open({ bytes: new Uint8Array(await answer.arrayBuffer()), name: `${name}.xlsx` });
  }

  async #openFile(file: File): Promise<void> {
    if (!IS_WORKBOOK.test(file.name)) {
      this.#strip.say(this.#words.notXlsx(file.name), true);
      return;
    }
    await this.#open({ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name });
  }

  async #open(wanted: Wanted): Promise<void> {
    if (this.#session?.isChanged && !confirm(this.#words.leave)) return;
    const opening = this.#guarded(() => this.#replace(wanted));
    this.#opening = opening;
    await opening;
  }

  async #replace(wanted: Wanted): Promise<void> {
    const addIn = this.#addIn;
    if (!addIn) return;
    const grid = box('div', 'univer');
    let book: UniverBook | undefined;
    const place = {
      grid,
      pane: this.#paneBody,
      language: this.language,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      runtime: this.runtime,
      paneTitle: this.#words.pane,
    };
    const events = {
      onCalculating: (work: Promise<void>) =>
        void this.#guarded(() =>
          this.#strip.during(
            this.#words.calculating,
            () => work,
            () => this.#stop(),
          ),
        ),
      onRefused: (sheet: string | undefined) =>
        this.#strip.say(sheet === undefined ? this.#words.refusedEdit : this.#words.locked(sheet), false),
      onNotKept: () => this.#strip.say(this.#words.notKeptEdit, false),
      onShowPane: () => this.#showPane(true),
    };
    const before = this.#session;
    const old = [...this.#grid.children];
    this.#grid.append(grid);
    const stop = (): void => book?.stop();
    try {
      this.#session = await this.#strip.during(
        this.#words.opening(wanted.name),
        () => Session.open(wanted, addIn, place, events, (one) => (book = one)),
        stop,
        true,
      );
    } catch (fault) {
      grid.remove();
      throw fault;
    }
    void this.#guarded(() => (this.#session ? this.#listenInPane(this.#session) : Promise.resolve()));
    this.#strip.clear();
    before?.close();
    for (const one of old) one.remove();
    this.#name.textContent = wanted.name;
    this.#sayUnseen(this.#session);
    document.title = `${wanted.name} - ${this.#words.title}`;
  }

  #sayUnseen({ unseen, rulesNotShown }: Session): void {
    const what = unseen.map((one) => this.#words.unseen[one]);
    if (rulesNotShown > 0) what.push(this.#words.rules(rulesNotShown));
    if (what.length > 0) this.#strip.say(this.#words.notShown(what), true);
  }

  async #press(label: string, action: string): Promise<void> {
    const session = this.#session;
    if (session)
      await this.#guarded(() =>
        this.#strip.during(
          this.#words.running(label),
          () => session.press(action),
          () => this.#stop(),
        ),
      );
  }

  #stop(): void {
    this.#session?.stop();
    this.#strip.say(this.#words.stopped, false);
  }

  async #save(): Promise<void> {
    const session = this.#session;
    if (!session) return;
    await this.#guarded(async () => {
      const { bytes, notKept } = await this.#strip.during(this.#words.saving, () => session.save());
      const { name } = session.opened.book;
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([bytes.slice()], { type: XLSX }));
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
      session.isChanged = false;
      this.#strip.say(this.#words.saved(name), false);
      for (const lost of notKept) this.#strip.say(wordsOf(this.language).notKept(lost), true);
    });
  }

  /** Whatever goes wrong is said; nothing is lost in the console. */
  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : String(fault);
      const sentence =
        fault instanceof BadFile ? wordsOf(this.language).file[fault.fault](fault.path) : this.#words.failed(why);
      this.#strip.say(sentence, true);
    }
  }

  #cell(address: string): number | string | boolean | undefined {
    const book = this.#session?.opened.book;
    const place = readAddress(address);
    const sheet = book && (place?.sheet === undefined ? book.active : book.find(place.sheet));
    return sheet && place ? shownValue(sheet.value(place.area.row, place.area.column)) : undefined;
  }

  async #settled(): Promise<void> {
    await this.#opening;
    const session = this.#session;
    if (!session) return;
    await session.pane.isUp;
    await session.settled();
    const lifecycle = session.opened.book.engine.services.get(LifecycleService);
    await lifecycle.onStage(LifecycleStages.Rendered);
  }
}

const asked = new URLSearchParams(location.search);
const root = document.getElementById('page');
if (root)
  void new WorkbenchPage(
    root,
    asked.get('lang') === 'fr' ? 'fr' : 'en',
    asked.get('runtime') === 'office' ? 'office' : 'direct',
  ).start();
