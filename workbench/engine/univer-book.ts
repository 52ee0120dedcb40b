import { LogLevel, Univer, UniverInstanceType } from '@univerjs/core';
import type { IUniverConfig, Injector, Workbook, Worksheet } from '@univerjs/core';
import {
  BaseReferenceObject,
  BaseValueObject,
  CalculateFormulaService,
  ICalculateFormulaService,
  IDefinedNamesService,
  IFormulaCurrentConfigService,
  IFormulaRuntimeService,
  IFunctionService,
  ISuperTableService,
  Interpreter,
  LexerTreeBuilder,
  UniverFormulaEnginePlugin,
} from '@univerjs/engine-formula';
import type { Area } from './address';
import { NO_FORMULA, sheetNameFault } from './book';
import type { Book, BookTable, DefinedName, NewTable, Sheet } from './book';
import type { Blanks, CustomFunction } from './custom-function';
import { MANY_CELLS, calculated } from './calculation';
import type { DirtyCell, FormulaData } from './calculation';
import { markArrayConstants, readMarkedTexts } from './array-constants';
import { isFormula } from './formula-syntax';
import { resultsOf } from './results-of';
import { engineNames } from './engine-names';
import { engineFormula, farthestCell } from './formula-text';
import {
  anchorArrayFunction,
  arrayConstantFunction,
  guardFunctions,
  guardInterpreter,
  indexFunction,
  singleFunction,
} from './excel-functions';
import { cellRowsOf, univerFunction } from './univer-function';
import { UniverTables } from './univer-tables';
import { UniverSheet } from './univer-sheet';
import type { Result } from './univer-sheet';
import type { CellValue } from './values';

/** Formulas are remembered by book across the whole process, so no two books may share an id. */
let books = 0;

/** A sheet's id in the form Excel gives them. */
const sheetId = (number: number): string => `{${String(number).padStart(8, '0')}-0000-0000-0000-000000000000}`;

/** A new sheet's grid, until something is written beyond it. */
const GRID = { rowCount: 1_000, columnCount: 100 };

/** Where a formula that is in no cell is calculated. */
const NOWHERE = { row: 0, column: 0 };

/** What a book may be told when it is made. */
export interface BookOptions {
  readonly functions?: readonly CustomFunction[];
  /** How blank cells reach the add-in's functions; null unless said otherwise. */
  readonly blanks?: Blanks;
  /** The page that shows the book; left out, nobody sees it. */
  readonly shown?: Shown;
}

/** A page's share in the engine that it shows. */
export interface Shown {
  readonly config: Partial<IUniverConfig>;
  /** Adds the plugins of the page. */
  readonly equip: (univer: Univer) => void;
  /** Called when a file's cells are in place, before they are calculated. */
  readonly loaded?: (book: UniverBook) => void;
}

/** The book behind the workbench: Univer's workbook and formula engine, without a page. */
export class UniverBook implements Book {
  name = 'Book1.xlsx';
  readonly #univer: Univer;
  readonly #services: ReturnType<Univer['__getInjector']>;
  readonly #workbook: Workbook;
  readonly #id = `book-${++books}`;
  readonly #sheets = new Map<string, UniverSheet>();
  readonly #names: DefinedName[] = [];
  readonly customXml = new Map<string, string>();
  readonly #tables: UniverTables;
  #isStale = false;
  /** Cells written to since the last calculation, or undefined where everything is to be calculated. */
  #dirty: DirtyCell[] | undefined;
  readonly #isShown: boolean;
  #hasRefusedSpill = false;
  #isLoaded = false;
  #sheetCount = 0;
  #work: Promise<void> = Promise.resolve();

  constructor({ functions = [], blanks = 'null', shown }: BookOptions = {}) {
    readMarkedTexts();
    this.#isShown = shown !== undefined;
    this.#univer = new Univer({ logLevel: LogLevel.SILENT, ...shown?.config });
    this.#services = this.#univer.__getInjector();
    const own = functions.map((custom): [ReturnType<typeof univerFunction>, string] => [
      univerFunction(custom, blanks),
      custom.name.toUpperCase(),
    ]);
    this.#univer.registerPlugin(UniverFormulaEnginePlugin, {
      function: [
        ...own,
        indexFunction(),
        singleFunction(),
        arrayConstantFunction(),
        anchorArrayFunction((cell) => this.#spillOf(cell)),
      ],
    });
    shown?.equip(this.#univer);
    this.#workbook = this.#univer.createUnit(UniverInstanceType.UNIVER_SHEET, {
      id: this.#id,
      sheetOrder: [sheetId(1)],
      sheets: { [sheetId(1)]: { id: sheetId(1), name: '', ...GRID } },
    });
    this.#tables = new UniverTables(this.#services.get(ISuperTableService), this.#id);
    // Functions are there once there is a workbook.
    guardFunctions(this.#services.get(IFunctionService).getExecutors().values());
    guardInterpreter(this.#services.get(Interpreter));
  }

  get sheets(): readonly UniverSheet[] {
    return this.#workbook.getSheetOrders().flatMap((id) => this.#sheets.get(id) ?? []);
  }

  get active(): UniverSheet {
    const id = this.#workbook.getActiveSheet(true)?.getSheetId();
    const active = (id === undefined ? undefined : this.#sheets.get(id)) ?? this.sheets[0];
    if (!active) throw new Error('The book has no sheet.');
    return active;
  }

  set active(sheet: Sheet) {
    const own = this.#sheets.get(sheet.id);
    if (own) this.#workbook.setActiveSheet(own.worksheet);
  }

  get isStale(): boolean {
    return this.#isStale;
  }

  get tables(): readonly BookTable[] {
    return this.#tables.all;
  }

  get names(): readonly DefinedName[] {
    return this.#names;
  }

  find(nameOrId: string): UniverSheet | undefined {
    const wanted = nameOrId.toLowerCase();
    return this.#sheets.get(nameOrId) ?? this.sheets.find((sheet) => sheet.name.toLowerCase() === wanted);
  }

  add(name: string, position = this.#sheets.size): UniverSheet {
    const fault = sheetNameFault(name) ?? (this.find(name) ? `A sheet named ${name} is already there.` : undefined);
    if (fault) throw new RangeError(fault);
    return this.load(name, position);
  }

  /** Adds a sheet a file has, whatever its name. */
  load(name: string, position = this.#sheets.size): UniverSheet {
    this.#sheetCount += 1;
    const id = sheetId(this.#sheetCount);
    // The engine will not do without a sheet: the first one is there already.
    if (this.#sheetCount > 1) this.#workbook.addWorksheet(id, position, { id, name, ...GRID, cellData: {} });
    const worksheet = this.#workbook.getSheetBySheetId(id);
    if (!worksheet) throw new Error(`The engine did not add the sheet ${name}.`);
    worksheet.getConfig().name = name;
    return this.#adopt(worksheet);
  }

  #adopt(worksheet: Worksheet): UniverSheet {
    const sheetId = worksheet.getSheetId();
    const sheet = new UniverSheet(worksheet, (row, column) =>
      this.#touch(row === undefined || column === undefined ? undefined : { sheetId, row, column }),
    );
    this.#sheets.set(sheetId, sheet);
    this.#touch();
    return sheet;
  }

  /** Takes in sheets that the user added, took away or named in the grid that shows the book. */
  noticeSheets(): void {
    for (const worksheet of this.#workbook.getSheets())
      if (!this.#sheets.has(worksheet.getSheetId())) this.#adopt(worksheet);
    this.#touch();
  }

  /** What a page that shows the book reaches the engine by. */
  get engine(): { readonly services: Injector; readonly workbook: Workbook; readonly id: string } {
    return { services: this.#services, workbook: this.#workbook, id: this.#id };
  }

  /** Gives up a calculation under way: formulas keep the values they had. */
  stop(): void {
    this.#services.get(ICalculateFormulaService).stopFormulaExecution();
  }

  remove(sheet: Sheet): void {
    this.#workbook.removeSheet(sheet.id);
    this.#sheets.delete(sheet.id);
    const isLeft = (owner: string | undefined): boolean => owner !== sheet.id;
    for (const table of [...this.tables]) if (!isLeft(table.sheet.id)) this.removeTable(table.id);
    this.#names.splice(0, Infinity, ...this.#names.filter(({ sheetId }) => isLeft(sheetId)));
    this.#shareNames();
  }

  move(sheet: Sheet, position: number): void {
    const order = this.#workbook.getConfig().sheetOrder;
    order.splice(order.indexOf(sheet.id), 1);
    order.splice(position, 0, sheet.id);
  }

  setName(name: DefinedName): void {
    this.removeName(name.name, name.sheetId);
    this.#names.push(name);
    this.#shareNames();
  }

  removeName(name: string, sheetId?: string): void {
    const at = this.#names.findIndex((one) => isSameName(one, name, sheetId));
    if (at < 0) return;
    this.#names.splice(at, 1);
    this.#shareNames();
  }

  addTable(table: NewTable): BookTable {
    this.#touch();
    return this.#tables.add(table);
  }

  changeTable(id: string, change: Partial<Pick<BookTable, 'name' | 'area' | 'columns'>>): void {
    this.#touch();
    this.#tables.change(id, change);
  }

  removeTable(id: string): void {
    this.#touch();
    this.#tables.remove(id);
  }

  /** Lets the next calculation be one of the whole book, where functions answer otherwise than before. */
  recalculateAll(): void {
    this.#touch();
  }

  recalculate(): Promise<void> {
    // One at a time: the engine keeps its state in services that a second run would reset.
    this.#work = this.#work.then(() => this.#calculate());
    return this.#work;
  }

  async evaluate(formula: string): Promise<CellValue[][] | typeof NO_FORMULA> {
    if (!isFormula(formula)) return NO_FORMULA;
    if (this.#isStale) await this.recalculate();
    await this.#work;
    const runtime = this.#services.get(IFormulaRuntimeService);
    const wanted = this.#engineFormula(formula);
    if (!this.#isLoaded) this.#services.get(IFormulaCurrentConfigService).loadDataLite();
    this.#isLoaded = true;
    this.#forgetSyntax();
    runtime.reset();
    const { rowCount, columnCount } = this.active.worksheet.getConfig();
    runtime.setCurrent(NOWHERE.row, NOWHERE.column, rowCount, columnCount, this.active.id, this.#id);
    try {
      const calculator = this.#services.get(ICalculateFormulaService);
      // Only the class says that its answer is to be waited for.
      return calculator instanceof CalculateFormulaService
        ? readAnswer(await calculator.calculate(wanted))
        : NO_FORMULA;
    } catch {
      // A function of the engine fell over its arguments; in a cell the engine answers the same.
      return [[{ error: '#VALUE!' }]];
    }
  }

  dispose(): void {
    this.#univer.dispose();
  }

  /** Where the formula in a cell spills, while the book is being calculated and after. */
  #spillOf({ sheetId, row, column }: { sheetId: string; row: number; column: number }): Area | undefined {
    const running = this.#services.get(IFormulaRuntimeService).getUnitArrayFormula()[this.#id]?.[sheetId]?.[row]?.[
      column
    ];
    if (!running) return this.#sheets.get(sheetId)?.spill(row, column);
    return { row, column, rows: running.endRow - row + 1, columns: running.endColumn - column + 1 };
  }

  /** The engine remembers how a formula reads for the whole process, names filled in, whatever the book. */
  #forgetSyntax(): void {
    this.#services.get(LexerTreeBuilder).dispose();
  }

  #touch(cell?: DirtyCell): void {
    this.#isStale = true;
    this.#isLoaded = false;
    if (cell && !this.#hasRefusedSpill) this.#dirty?.push(cell);
    else this.#dirty = undefined;
    if ((this.#dirty?.length ?? 0) > MANY_CELLS) this.#dirty = undefined;
  }

  #engineFormula(formula: string): string {
    const { row, column } = farthestCell(formula);
    // What the engine has loaded knows the smaller sheet.
    for (const sheet of this.sheets) if (sheet.growTo(row, column)) this.#isLoaded = false;
    return markArrayConstants(engineFormula(formula, (name) => this.find(name) !== undefined));
  }

  #cellFormula(sheet: UniverSheet, row: number, column: number, formula: string): string {
    const wanted = this.#engineFormula(formula);
    return sheet.isSingle(row, column) ? `=SINGLE(${wanted.slice(1)})` : wanted;
  }

  #shareNames(): void {
    const service = this.#services.get(IDefinedNamesService);
    service.removeUnitDefinedName(this.#id);
    for (const param of engineNames(this.#names)) service.registerDefinedName(this.#id, param);
    // Formulas read before stand for what the name was.
    this.#services.get(IFunctionService).deleteFormulaAstCacheKey(this.#id);
    this.#touch();
  }

  async #calculate(): Promise<void> {
    const dirty = this.#dirty;
    this.#isStale = false;
    this.#isLoaded = false;
    // A page calculates what an edit changes; without one there is only ever the whole book.
    this.#dirty = this.#isShown ? [] : undefined;
    let results = await this.#run(dirty);
    // A formula that answered #SPILL! may only have wanted more room than the sheet was made with.
    if (results && this.#growFor(results)) results = await this.#run(undefined);
    if (!results) {
      this.#touch();
      return;
    }
    for (const sheet of this.sheets) sheet.apply(results.get(sheet.id) ?? [], dirty !== undefined);
    this.#hasRefusedSpill = [...results.values()].flat().some(({ refused }) => refused !== undefined);
  }

  #growFor(results: ReadonlyMap<string, readonly Result[]>): boolean {
    let hasGrown = false;
    for (const sheet of this.sheets)
      for (const { refused } of results.get(sheet.id) ?? [])
        if (refused && sheet.growTo(refused.row + refused.rows - 1, refused.column + refused.columns - 1))
          hasGrown = true;
    return hasGrown;
  }

  /** Calculates the whole book, or what depends on some cells; undefined when it was stopped. */
  async #run(dirty: readonly DirtyCell[] | undefined): Promise<Map<string, Result[]> | undefined> {
    if (!dirty) this.#forgetSyntax();
    const data = await calculated(this.#services, { bookId: this.#id, formulas: this.#formulaData(), dirty });
    return (
      data && new Map(this.sheets.map((sheet) => [sheet.id, resultsOf(sheet, this.#id, data, dirty !== undefined)]))
    );
  }

  #formulaData(): FormulaData {
    const data: FormulaData = {};
    for (const sheet of this.sheets) {
      const rows: Record<number, Record<number, { f: string }>> = {};
      for (const { row, column, formula } of sheet.formulas())
        (rows[row] ??= {})[column] = { f: this.#cellFormula(sheet, row, column, formula) };
      data[sheet.id] = rows;
    }
    return data;
  }
}

const isSameName = (one: DefinedName, name: string, sheetId: string | undefined): boolean =>
  one.name.toLowerCase() === name.toLowerCase() && one.sheetId === sheetId;

function readAnswer(answer: unknown): CellValue[][] | typeof NO_FORMULA {
  if (answer === undefined || answer === null) return NO_FORMULA;
  if (answer instanceof BaseReferenceObject) return cellRowsOf(answer.toArrayValueObject());
  return answer instanceof BaseValueObject ? cellRowsOf(answer) : NO_FORMULA;
}
