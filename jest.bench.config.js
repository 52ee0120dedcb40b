const base = require('./jest.config.js');

/** Measurements, by `npm run bench`: each compares two things in the same run, since machines differ. */
module.exports = {
  ...base,
  // One after the other: two at once would measure each other.
  maxWorkers: 1,
  testMatch: ['**/test/bench/**/*.bench.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
