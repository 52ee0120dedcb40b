import { SUITES } from '../exhaustive/suites';
import { Tally } from '../exhaustive/tally';

/** What the suites promise together. */
const LEAST_SUITES = 10;
const LEAST_CELLS = 100_000_000;

const print = (cells: number, what: string): void => {
  process.stdout.write(`${cells.toLocaleString('en').padStart(13)}  ${what}\n`);
};

describe('every cell agrees with a second computation', () => {
  const counts = new Map<string, number>();

  it.each(SUITES.map((suite) => [suite.name, suite] as const))('%s', (name, suite) => {
    const tally = new Tally();
    suite.run('deep', tally);
    counts.set(name, tally.cells);
    print(tally.cells, name);
    expect(tally.where).toEqual([]);
    expect(tally.different).toBe(0);
  });

  it('the cells are as many as promised', () => {
    const all = [...counts.values()].reduce((sum, cells) => sum + cells, 0);
    const lines = [...counts, [`${counts.size} suites`, all] as const];
    process.stdout.write(
      lines.map(([name, cells]) => `${cells.toLocaleString('en').padStart(13)}  ${name}\n`).join(''),
    );
    expect(counts.size).toBeGreaterThanOrEqual(LEAST_SUITES);
    expect(all).toBeGreaterThanOrEqual(LEAST_CELLS);
  });
});
