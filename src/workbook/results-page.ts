/** A cell to be written: text as text, or a number with its format. */
export type PlannedCell = string | { readonly number: number; readonly format: string };

/** What one of our sheets will hold, row by row from A1, all rows of the same width. Row 0 is its heading. */
export interface ResultsPlan {
  /** Name of the sheet; where a sheet of the club has it, a number is added. */
  readonly sheet: string;
  /** Stands in A1 until everything else is written. */
  readonly unfinished: string;
  readonly heading: string;
  readonly rows: readonly (readonly PlannedCell[])[];
  /** Rows in bold, of which the first two are larger. */
  readonly bold: readonly number[];
  /** The heads and lines of the table of places. */
  readonly places: { readonly from: number; readonly count: number };
  /** Columns of figures in that table: they stand in the middle. */
  readonly figures: { readonly from: number; readonly count: number };
  /** Rows whose sentence in `SENTENCE_COLUMN` runs on over the columns right of it, wrapped. */
  readonly sentences: readonly number[];
  /** Height of every row in points, so that wrapped text shows whole wherever the sheet is opened. */
  readonly heights: readonly number[];
  /** Widths in points, together as wide as A4 upright; many rounds make it wider, and the print smaller. */
  readonly widths: readonly number[];
}

/** Where sentences begin: on effects, findings and what keeps a card below the line. */
export const SENTENCE_COLUMN = 2;

/** Points between the margins of A4 upright. */
export const PAGE_WIDTH = 494;
const LINE_HEIGHT = 15;
export const TITLE_HEIGHT = 21;
/** Points that a character of the default font takes, on the safe side. */
export const CHARACTER = 5.2;

/** A sheet of ours while it is filled from the top. */
export class ResultsPage {
  readonly #rows: PlannedCell[][] = [];
  readonly #bold: number[] = [];
  readonly #sentences: number[] = [];

  /** @param widths of the columns, in points */
  constructor(private readonly widths: readonly number[]) {}

  /** Rows so far. */
  get length(): number {
    return this.#rows.length;
  }

  add(...cells: readonly PlannedCell[]): void {
    const blanks = Array.from({ length: this.widths.length - cells.length }, () => '');
    this.#rows.push([...cells, ...blanks].map(sheltered));
  }

  addBold(...cells: readonly PlannedCell[]): void {
    this.#bold.push(this.#rows.length);
    this.add(...cells);
  }

  /** A row of two cells and a sentence that has the rest of its width. */
  addSentence(first: PlannedCell, second: string, sentence: string): void {
    this.#sentences.push(this.#rows.length);
    this.add(first, second, sentence);
  }

  /** An empty row, a title and heads. */
  addTable(title: string | null, heads: readonly string[] = []): void {
    this.add();
    if (title !== null) this.addBold(title);
    // The last of fewer heads than columns stands over sentences, and has their room.
    if (heads.length === SENTENCE_COLUMN + 1 && heads.length < this.widths.length) this.#sentences.push(this.length);
    if (heads.length > 0) this.addBold(...heads);
  }

  plan(about: Pick<ResultsPlan, 'sheet' | 'unfinished' | 'heading' | 'places' | 'figures'>): ResultsPlan {
    return {
      ...about,
      rows: this.#rows,
      bold: this.#bold,
      sentences: this.#sentences,
      heights: this.#rows.map((row, at) => (at < 2 ? TITLE_HEIGHT : LINE_HEIGHT * this.#linesOf(row, at))),
      widths: this.widths,
    };
  }

  /** The first cell of a sentence's row has two columns where the second is empty. */
  static isLabelled(row: readonly PlannedCell[]): boolean {
    return row[0] !== '' && row[1] === '';
  }

  /** How many lines a row's longest text takes in its column. A title runs on over empty cells. */
  #linesOf(row: readonly PlannedCell[], at: number): number {
    const isSentence = this.#sentences.includes(at);
    if (!isSentence && row.slice(1).every((cell) => cell === '')) return 1;
    const room = (column: number): number => {
      const own = this.widths[column] ?? 0;
      if (!isSentence) return own;
      if (column === SENTENCE_COLUMN) return this.widths.slice(column).reduce((sum, width) => sum + width, 0);
      return column === 0 && ResultsPage.isLabelled(row) ? own + (this.widths[1] ?? 0) : own;
    };
    const lines = row.map((cell, column) => (typeof cell === 'string' ? linesIn(cell, room(column)) : 1));
    return Math.max(1, ...lines);
  }
}

/** Lines that a text takes when its words are wrapped; a word wider than the column is broken. */
function linesIn(text: string, width: number): number {
  const most = Math.max(1, Math.floor(width / CHARACTER));
  let lines = 1;
  let filled = 0;
  for (const word of text.split(' ')) {
    const needed = filled === 0 ? word.length : filled + 1 + word.length;
    if (needed <= most) {
      filled = needed;
      continue;
    }
    if (filled > 0) lines += 1;
    lines += Math.ceil(word.length / most) - 1;
    filled = word.length % most || most;
  }
  return lines;
}

/** Excel takes a leading apostrophe for its mark of a text and swallows it: a name keeps his as a typographic one. */
const sheltered = (cell: PlannedCell): PlannedCell =>
  typeof cell === 'string' && cell.startsWith("'") ? `’${cell.slice(1)}` : cell;
