module.exports = {
  ...require('./jest.config.js'),
  testMatch: ['<rootDir>/test/deep/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 600_000,
};
