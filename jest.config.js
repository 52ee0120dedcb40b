/** Univer, hucre and what they stand on are ESM inside: jest gets them through swc like our own files. */
const esmInside =
  'hucre|lodash-es|rbush|quickselect|kdbush|cjk-regex|regexp-util|unicode-regex|franc-min|trigram-utils|n-gram|collapse-white-space|nanoid|uuid|opentype.js|preact';

module.exports = {
  testEnvironment: 'node',
  // The small machines that run this have two cores, and nothing else to do.
  maxWorkers: 2,
  roots: ['<rootDir>/test'],
  setupFiles: ['<rootDir>/test/fixed-seed.ts'],
  // Booting the add-in takes seconds where several tests share a core.
  testTimeout: 30_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/test/deep/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2021',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: 'preact' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmInside})/)`],
  reporters: ['default', '<rootDir>/scripts/count-reporter.js'],
};
