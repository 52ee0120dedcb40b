import { SUITES } from './suites';
import { Tally } from './tally';

describe('a sample of each exhaustive suite agrees with its second computation', () => {
  it.each(SUITES.map((suite) => [suite.name, suite] as const))('%s', (_, suite) => {
    const tally = new Tally();
    suite.run('sample', tally);
    expect(tally.where).toEqual([]);
    expect(tally.different).toBe(0);
    expect(tally.cells).toBeGreaterThan(1000);
  });
});
