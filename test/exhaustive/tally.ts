/** How far a suite goes: a sample in every run, or all there is. */
export type Depth = 'sample' | 'deep';

/** Counts what was compared. A suite of millions cannot have an expectation for each. */
export class Tally {
  cells = 0;
  different = 0;
  /** Where the first few differed. */
  readonly where: string[] = [];

  /** One cell: what the product answers and what a second computation does. */
  compare(answer: unknown, second: unknown, where: () => string): void {
    this.cells += 1;
    if (answer === second) return;
    this.different += 1;
    if (this.where.length < 5) this.where.push(`${where()}: ${String(answer)}, not ${String(second)}`);
  }
}

/** Every cell of some grid, each compared with a computation written in another way. */
export interface Suite {
  readonly name: string;
  readonly run: (depth: Depth, tally: Tally) => void;
}

export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
