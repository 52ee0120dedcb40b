/** Pictures for the documentation, by `npm run pictures`. */
module.exports = {
  ...require('./jest.config.js'),
  testMatch: ['**/test/pictures/**/*.pictures.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
