import { CustomCommandExecutionError, ICommandService } from '@univerjs/core';
import type { ICommandInfo, IExecutionOptions, Injector, IRange } from '@univerjs/core';
import { IActiveDirtyManagerService } from '@univerjs/engine-formula';
import { IRenderManagerService } from '@univerjs/engine-render';
import {
  SetFrozenMutation,
  SetRangeValuesCommand,
  SetSelectionsOperation,
  SetWorksheetActiveOperation,
  SetWorksheetNameMutation,
  SheetsSelectionsService,
} from '@univerjs/sheets';
import { ScrollToRangeOperation, SheetSkeletonManagerService } from '@univerjs/sheets-ui';
import { ILayoutService } from '@univerjs/ui';
import type { UniverBook } from '../engine/univer-book';
import type { Host, SheetArea } from '../office/host';
import { GridEdits, REFUSED_EDITS, isNotKept } from './grid-edits';
import { areaOf, freezeOf, rangeOf, showLook } from './sheet-looks';

/** What the view tells the page. */
export interface ViewEvents {
  /** The user wrote to cells: formulas are to be calculated. */
  readonly onEdit: () => void;
  /** Something happened that the add-in may have asked to hear of. */
  readonly onHappened: () => void;
  /** The user wanted something that was not done: moving rows and columns, or writing to a protected sheet. */
  readonly onRefused: (lockedSheet: string | undefined) => void;
  /** The user did something that a saved file will not have. */
  readonly onNotKept: () => void;
}

/** The book in the grid: what the user does there goes into the book, and what the add-in does to the book is shown. */
export class BookView {
  readonly #services: Injector;
  readonly #commands: ICommandService;
  readonly #edits: GridEdits;
  #shownSelection = '';
  #shownActive = '';
  #shownTabs = '';
  #isShowing = false;
  readonly #listening: { dispose(): void }[] = [];

  constructor(
    readonly book: UniverBook,
    private readonly host: Host,
    private readonly events: ViewEvents,
  ) {
    this.#services = book.engine.services;
    this.#commands = this.#services.get(ICommandService);
    this.#edits = new GridEdits(book, host);
    // The book calculates itself; the engine's own triggers would do it a second time.
    this.#services.get(IActiveDirtyManagerService).get = () => undefined;
    for (const sheet of book.sheets) showLook(sheet);
    this.#shownTabs = this.#tabs();
    this.#shownActive = book.active.id;
    this.#shownSelection = selectionKey(host.selected);
    this.#listen();
  }

  dispose(): void {
    for (const one of this.#listening) one.dispose();
  }

  /** Shows what the add-in or a calculation did. */
  refresh(): void {
    const { id } = this.book.engine;
    this.#isShowing = true;
    try {
      for (const sheet of this.book.sheets) {
        const { isFrozenOtherwise } = showLook(sheet);
        if (isFrozenOtherwise)
          this.#run(SetFrozenMutation.id, { unitId: id, subUnitId: sheet.id, ...freezeOf(sheet), resetScroll: false });
      }
      this.#showTabs();
      this.#showSelection();
      this.#redraw();
    } finally {
      this.#isShowing = false;
    }
  }

  /** Writes a number as the user does, with undo. */
  type(row: number, column: number, value: number): void {
    const range = rangeOf({ row, column, rows: 1, columns: 1 });
    const target = { unitId: this.book.engine.id, subUnitId: this.book.active.id };
    this.#commands.syncExecuteCommand(SetRangeValuesCommand.id, { ...target, range, value: { v: value } });
  }

  /** Gives the grid the keyboard. */
  focus(): void {
    this.#services.get(ILayoutService).focus();
  }

  #run(command: string, params: object): void {
    this.#commands.syncExecuteCommand(command, params, { onlyLocal: true });
  }

  #redraw(): void {
    const render = this.#services.get(IRenderManagerService).getRenderById(this.book.engine.id);
    if (!render) return;
    const skeletons = render.with(SheetSkeletonManagerService);
    for (const { id } of this.book.sheets) skeletons.makeDirty({ sheetId: id }, true);
    skeletons.reCalculate();
    render.mainComponent?.makeForceDirty(true);
  }

  #tabs(): string {
    return this.book.sheets
      .map(({ id, name, visibility, look }) => `${id} ${name} ${visibility} ${look.tabColor}`)
      .join('\n');
  }

  #showTabs(): void {
    const { active } = this.book;
    const { id } = this.book.engine;
    const tabs = this.#tabs();
    if (tabs !== this.#shownTabs)
      this.#run(SetWorksheetNameMutation.id, { unitId: id, subUnitId: active.id, name: active.name });
    this.#shownTabs = tabs;
    if (active.id !== this.#shownActive)
      this.#run(SetWorksheetActiveOperation.id, { unitId: id, subUnitId: active.id });
    this.#shownActive = active.id;
  }

  #showSelection(): void {
    const { sheet, area } = this.host.selected;
    const key = selectionKey(this.host.selected);
    if (key === this.#shownSelection) return;
    this.#shownSelection = key;
    const range: IRange = rangeOf(area);
    const target = { unitId: this.book.engine.id, subUnitId: sheet.id };
    const primary = {
      ...range,
      actualRow: area.row,
      actualColumn: area.column,
      isMerged: false,
      isMergedMainCell: false,
    };
    this.#run(SetSelectionsOperation.id, { ...target, selections: [{ range, primary, style: null }] });
    this.#run(ScrollToRangeOperation.id, { ...target, range });
  }

  #listen(): void {
    const before = this.#commands.beforeCommandExecuted((command: ICommandInfo, options?: IExecutionOptions) => {
      if (this.#isShowing || options?.fromFormula) return;
      const locked = this.#edits.lockedBy(command)?.name;
      if (!REFUSED_EDITS.has(command.id) && locked === undefined) return;
      this.events.onRefused(locked);
      throw new CustomCommandExecutionError(command.id);
    });
    const after = this.#commands.onCommandExecuted((command: ICommandInfo, options?: IExecutionOptions) => {
      if (!this.#isShowing) this.#notice(command, options);
    });
    const selected = this.#services.get(SheetsSelectionsService).selectionChanged$.subscribe((selections) => {
      const range = selections?.at(-1)?.range;
      const sheet = this.book.active;
      if (!range || this.#isShowing) return;
      const area = areaOf(range);
      this.#shownSelection = selectionKey({ sheet, area });
      this.host.select({ sheet, area });
      this.events.onHappened();
    });
    this.#listening.push(before, after, { dispose: () => selected.unsubscribe() });
  }

  #noticeActive(): void {
    const sheet = this.book.active;
    const from = this.book.find(this.#shownActive);
    if (sheet.id === this.#shownActive) return;
    this.#shownActive = sheet.id;
    this.#shownSelection = selectionKey(this.host.selected);
    if (from) this.host.happened.push({ name: 'Deactivated', sheet: from });
    this.host.happened.push({ name: 'Activated', sheet });
    this.events.onHappened();
  }

  #notice(command: ICommandInfo, options: IExecutionOptions | undefined): void {
    if (options?.fromFormula) return;
    if (command.id === SetWorksheetActiveOperation.id) this.#noticeActive();
    if (!options?.onlyLocal && isNotKept(command)) this.events.onNotKept();
    const change = this.#edits.take(command);
    if (change === 'sheets') this.#shownTabs = this.#tabs();
    if (change === 'cells' || change === 'sheets') {
      this.events.onEdit();
      this.events.onHappened();
    }
  }
}

const selectionKey = ({ sheet, area }: SheetArea): string => `${sheet.id} ${JSON.stringify(area)}`;
