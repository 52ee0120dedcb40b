import type { Area } from '../engine/address';
import type { Book, Sheet } from '../engine/book';
import type { SheetEvent } from './events';
import { Faults } from './faults';

/** A block of one sheet. */
export interface SheetArea {
  readonly sheet: Sheet;
  readonly area: Area;
}

const EVENTS_KEPT = 100;

/** What Excel is besides its workbook: selection, settings, events, and what the add-in holds on to. */
export class Host {
  /** Blocks the add-in keeps references to, by reference. */
  readonly references = new Map<string, SheetArea>();
  /** Blocks of events the add-in was told of; only the latest, since nobody gives these back. */
  readonly #told = new Map<string, SheetArea>();
  /** The add-in's settings in the document, as JSON by key. */
  readonly settings = new Map<string, string>();
  /** Events asked for, as `type|target`. */
  readonly events = new Set<string>();
  /** Members asked for that are not there, as `Range.sort`: a test wants none. */
  readonly unsupported = new Set<string>();
  /** What happened since events were last raised, in order. */
  readonly happened: SheetEvent[] = [];
  /** Hears every request of the add-in and its answer, as they went over the wire. */
  onExchange: ((request: unknown, answer: unknown) => void) | undefined;
  /** The add-in asks for its pane to be shown. */
  onShowPane: (() => void) | undefined;
  /** What goes wrong on demand; nothing, until a test plans it. */
  readonly faults = new Faults();
  #selection: SheetArea | undefined;
  #references = 0;

  constructor(readonly book: Book) {}

  keep(block: SheetArea): string {
    const reference = this.#newReference();
    this.references.set(reference, block);
    return reference;
  }

  /** A reference for an event's message. */
  keepForEvent(block: SheetArea): string {
    const reference = this.#newReference();
    this.#told.set(reference, block);
    for (const old of this.#told.keys()) if (this.#told.size > EVENTS_KEPT) this.#told.delete(old);
    return reference;
  }

  /** The block of a reference of either kind. */
  referenced(reference: string): SheetArea | undefined {
    return this.references.get(reference) ?? this.#told.get(reference);
  }

  #newReference(): string {
    this.#references += 1;
    return `Ref${this.#references}`;
  }

  get selected(): SheetArea {
    const selection = this.#selection;
    if (selection && selection.sheet.id === this.book.active.id) return selection;
    return { sheet: this.book.active, area: { row: 0, column: 0, rows: 1, columns: 1 } };
  }

  /** Selects a block and shows its sheet, whoever asks for it: the add-in or the user. */
  select(block: SheetArea): void {
    this.activate(block.sheet);
    this.#selection = block;
    this.happened.push({ name: 'SelectionChanged', sheet: block.sheet, block });
  }

  /** Shows a sheet. */
  activate(sheet: Sheet): void {
    const before = this.book.active;
    if (before.id === sheet.id) return;
    this.book.active = sheet;
    this.happened.push({ name: 'Deactivated', sheet: before }, { name: 'Activated', sheet });
  }

  /** Takes a sheet away; the next one is shown where it was the one shown. */
  remove(sheet: Sheet): void {
    const wasActive = this.book.active.id === sheet.id;
    this.book.remove(sheet);
    this.happened.push({ name: 'Deleted', sheet });
    if (wasActive) this.happened.push({ name: 'Activated', sheet: this.book.active });
  }

  /** Notes that cells of a block were written to. */
  wrote(block: SheetArea): void {
    this.happened.push({ name: 'DataChanged', sheet: block.sheet, block });
  }
}
