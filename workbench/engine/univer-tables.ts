import type { ISuperTableService } from '@univerjs/engine-formula';
import type { BookTable, NewTable } from './book';

/** The tables of a book, made known to the engine so that formulas can name them. */
export class UniverTables {
  readonly #tables: BookTable[] = [];
  #count = 0;

  constructor(
    private readonly engine: ISuperTableService,
    private readonly unit: string,
  ) {}

  get all(): readonly BookTable[] {
    return this.#tables;
  }

  add(given: NewTable): BookTable {
    this.#count += 1;
    const table = { ...given, id: String(this.#count) };
    this.#tables.push(table);
    this.#tellOf(table);
    return table;
  }

  change(id: string, change: Partial<Pick<BookTable, 'name' | 'area' | 'columns'>>): void {
    const at = this.#tables.findIndex((table) => table.id === id);
    const before = this.#tables[at];
    if (!before) return;
    const table = { ...before, ...change };
    this.#tables.splice(at, 1, table);
    this.engine.remove(this.unit, before.name);
    this.#tellOf(table);
  }

  remove(id: string): void {
    const at = this.#tables.findIndex((table) => table.id === id);
    for (const { name } of this.#tables.splice(at, at < 0 ? 0 : 1)) this.engine.remove(this.unit, name);
  }

  #tellOf({ name, sheet, area, columns }: BookTable): void {
    this.engine.registerTable(this.unit, name, {
      sheetId: sheet.id,
      titleMap: new Map(columns.map((title, at) => [title, at])),
      range: {
        startRow: area.row,
        startColumn: area.column,
        endRow: area.row + area.rows - 1,
        endColumn: area.column + area.columns - 1,
      },
    });
  }
}
