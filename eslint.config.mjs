import officeAddins from 'eslint-plugin-office-addins';
import tseslint from 'typescript-eslint';

/** Which way imports may go (docs/architecture.md): one folder's files, and what they must not reach. */
const arrow = (files, forbidden, why, more = []) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: forbidden, message: why }, ...more.map((regex) => ({ regex, message: why }))] },
    ],
  },
});

const PACKAGE = '^[^.]';
const HOST_GLOBALS = ['Office', 'Excel', 'OfficeExtension', 'document', 'window', 'localStorage'];

export default tseslint.config(
  { ignores: ['dist/', 'out/', 'coverage/', 'node_modules/'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-eval': 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'taskpane/**/*.{ts,tsx}'],
    plugins: { 'office-addins': officeAddins },
    rules: {
      'office-addins/call-sync-after-load': 'error',
      'office-addins/call-sync-before-read': 'error',
      'office-addins/load-object-before-read': 'error',
      'office-addins/no-context-sync-in-loop': 'error',
      'office-addins/no-empty-load': 'error',
      'office-addins/no-office-initialize': 'error',
      'office-addins/test-for-null-using-isNullObject': 'error',
    },
  },
  arrow(['src/rules/**/*.ts'], PACKAGE, 'The rules stand alone.', ['/(words|functions|workbook|taskpane|workbench)/']),
  arrow(['src/words/**/*.ts'], PACKAGE, 'Words know the rules only.', ['/(functions|workbook|taskpane|workbench)/']),
  arrow(['src/functions/**/*.ts'], PACKAGE, 'Functions are thin over rules and words.', [
    '/(workbook|taskpane|workbench)/',
  ]),
  arrow(['src/workbook/**/*.ts'], PACKAGE, 'The workbook reads rules and words.', ['/(functions|taskpane|workbench)/']),
  arrow(['taskpane/**/*.{ts,tsx}'], '/workbench/', 'The pane never reaches the workbench.', ['/src/functions/']),
  arrow(
    ['workbench/**/*.{ts,tsx}'],
    '/(src|taskpane)/',
    'The workbench loads the built add-in and imports none of its modules.',
  ),
  {
    files: ['src/rules/**/*.ts', 'src/words/**/*.ts', 'src/functions/**/*.ts', 'src/workbook/**/*.ts'],
    ignores: ['src/workbook/office-*.ts', 'src/workbook/door.ts'],
    rules: {
      'no-restricted-globals': ['error', ...HOST_GLOBALS],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    // Excel wants its own error object thrown; it is no Error of the language.
    files: ['src/functions/**/*.ts'],
    rules: {
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', name: 'Error', package: 'custom-functions-runtime' }] },
      ],
    },
  },
  {
    files: ['src/rules/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...HOST_GLOBALS, 'Date', 'Intl', 'setTimeout', 'fetch'] },
  },
  {
    files: ['test/**/*.ts', 'test/**/*.tsx'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
);
