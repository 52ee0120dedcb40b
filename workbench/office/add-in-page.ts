import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import type { DOMWindow } from 'jsdom';
import { officeLanguage } from '../addin/built-addin';
import type { Language } from '../addin/built-addin';
import type { Book } from '../engine/book';
import { Host } from './host';
import { OFFICE, SHIM, servedPage } from './served-page';
import { makeShim } from './shim';
import type { Shim } from './shim';

const ORIGIN = 'https://localhost:3000';
/** How long the add-in may take to come up before it is given up, in milliseconds. */
const PATIENCE = 20_000;

/** What the page offers to whoever is no pane. */
export interface Door {
  readonly check: (options: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly compile: (options: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** The results as texts, where the add-in offers it. */
  readonly publish?: (options: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Writes an order of merit of what `compile` answered in several workbooks, where the add-in offers it. */
  readonly orderOfMerit?: (options: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Writes results to a workbook of their own, where the add-in offers it. */
  readonly resultsAlone?: (options: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

/** The add-in at work in a book. */
export interface AddIn {
  readonly page: DOMWindow;
  readonly door: Door;
  readonly host: Host;
  /** Presses a ribbon button by its action in the manifest. */
  readonly fireCommand: Shim['fireCommand'];
  readonly callFunction: Shim['callFunction'];
  readonly raiseEvents: Shim['raiseEvents'];
  readonly requests: Shim['requests'];
  /** Loads a further script of the built add-in, by the name of its file. */
  readonly load: (file: string) => Promise<void>;
  readonly close: () => void;
}

export interface AddInOptions {
  readonly book: Book;
  readonly language: Language;
  /** Folder of the built add-in. */
  readonly folder: string;
  /** The add-in's settings the document has, as JSON by key. */
  readonly settings?: ReadonlyMap<string, string>;
}

/** The add-in's page did not come up. */
export class PageFailed extends Error {}

/** Microsoft's office.js where npm put it. Not by require.resolve: in the bundle that is the bundler's own. */
function officeFolder(from: string): string {
  const folder = join(from, 'node_modules', '@microsoft', 'office-js', 'dist');
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new PageFailed('@microsoft/office-js is missing. Run npm ci.');
  return officeFolder(dirname(from));
}

class Files extends ResourceLoader {
  readonly #folder: string;
  readonly #office = officeFolder(__dirname);

  constructor(folder: string) {
    super({ strictSSL: false });
    this.#folder = folder;
  }

  override fetch(url: string): ReturnType<ResourceLoader['fetch']> {
    const { origin, pathname } = new URL(url);
    // The workbench is for places without a network: nothing is fetched from outside.
    if (origin !== ORIGIN) return null;
    if (pathname === SHIM) return done(Buffer.from('window.installWorkbench();'));
    const file = pathname.startsWith(OFFICE)
      ? join(this.#office, normalize(pathname.slice(OFFICE.length)))
      : join(this.#folder, normalize(pathname));
    try {
      return done(readFileSync(file));
    } catch (fault) {
      return failed(fault);
    }
  }
}

type Fetched = NonNullable<ReturnType<ResourceLoader['fetch']>>;

const done = (bytes: Buffer): Fetched => Object.assign(Promise.resolve(bytes), { abort: () => undefined });

function failed(fault: unknown): Fetched {
  const promise = Promise.reject(fault instanceof Error ? fault : new Error(String(fault)));
  return Object.assign(promise, { abort: () => undefined });
}

/** Boots the built add-in with Microsoft's own office.js, in a page nobody sees, on the given book. */
export async function openAddIn({ book, language, folder, settings }: AddInOptions): Promise<AddIn> {
  const host = new Host(book);
  for (const [key, value] of settings ?? []) host.settings.set(key, value);
  const shim = makeShim(host, officeLanguage(language));
  const faults: string[] = [];
  const dom = new JSDOM(servedPage(readFileSync(join(folder, 'taskpane.html'), 'utf8')), {
    url: `${ORIGIN}/taskpane.html`,
    runScripts: 'dangerously',
    resources: new Files(folder),
    pretendToBeVisual: true,
    virtualConsole: quietConsole(faults),
    beforeParse: (page) => prepare(page, shim),
  });
  const page = dom.window;
  const close = (): void => page.close();
  try {
    const door = await doorOf(page, faults);
    return {
      page,
      door,
      host,
      close,
      load: (file) => loadScript(page, file),
      fireCommand: shim.fireCommand,
      callFunction: shim.callFunction,
      raiseEvents: shim.raiseEvents,
      requests: shim.requests,
    };
  } catch (fault) {
    close();
    throw fault;
  }
}

function loadScript({ document }: DOMWindow, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `/${file}`;
    script.onload = () => resolve();
    script.onerror = () => reject(new PageFailed(`${file} could not be loaded.`));
    document.head.append(script);
  });
}

/** Errors of the page are kept for the message; what it logs is nobody's business here. */
function quietConsole(faults: string[]): VirtualConsole {
  const console = new VirtualConsole();
  console.on('jsdomError', (fault) => {
    const cause: unknown = Reflect.get(fault, 'cause') ?? Reflect.get(fault, 'detail');
    faults.push(cause instanceof Object && 'message' in cause ? String(cause.message) : fault.message);
  });
  console.on('error', (...parts: unknown[]) => faults.push(parts.map(String).join(' ')));
  return console;
}

function prepare(page: DOMWindow, shim: Shim): void {
  const define = (name: string, value: unknown): void =>
    void Object.defineProperty(page, name, { configurable: true, writable: true, value });
  define('installWorkbench', () => define('external', shim.external));
  // What every browser that runs Excel has, and jsdom has not.
  define('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  define('structuredClone', structuredClone);
  define('TextEncoder', TextEncoder);
  define('TextDecoder', TextDecoder);
}

const isDoor = (value: unknown): value is Door =>
  typeof value === 'object' && value !== null && 'check' in value && 'compile' in value;

async function doorOf(page: DOMWindow, faults: readonly string[]): Promise<Door> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const door: unknown = Reflect.get(page, 'ScoreDesk');
    if (isDoor(door)) return door;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new PageFailed(`The add-in's page did not come up. ${faults.join(' · ')}`);
}
