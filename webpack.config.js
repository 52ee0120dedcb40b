const fs = require('node:fs');
const path = require('node:path');
const CopyWebpackPlugin = require('copy-webpack-plugin');
const CustomFunctionsMetadataPlugin = require('custom-functions-metadata-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const BundleSizes = require('./scripts/bundle-sizes.js');
const FunctionHelp = require('./scripts/function-help.js');

const at = (...parts) => path.resolve(__dirname, ...parts);

const typescript = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: 'preact' } },
      },
    },
  },
};

/** Where the clauses are known from is for readers, not for the add-in. */
const clauseRows = {
  test: /[\\/]src[\\/]rules[\\/]editions[\\/]/,
  enforce: 'pre',
  use: at('scripts/without-sources.js'),
};

const resolve = { extensions: ['.ts', '.tsx', '.js'] };

/** Every family of custom functions; the metadata generator reads one file at a time. */
const functionFamilies = fs
  .readdirSync(at('src/functions'))
  .map((name) => `./src/functions/${name}`)
  .filter((file) => file.endsWith('.ts') && /@customfunction\b/.test(fs.readFileSync(at(file), 'utf8')));

/**
 * One module that imports every family, so that webpack joins them: modules of their own would each carry their imports.
 * Its text names the module: no folder of this machine stands in it, so that every clone builds the same bytes.
 */
const functionsEntry = `data:text/javascript,${encodeURIComponent(
  functionFamilies.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
)}`;

/** One page, one runtime: the texts come first, then the functions, then the pane. */
const addIn = {
  name: 'add-in',
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  entry: {
    functions: functionsEntry,
    // The pane shares the rules that the functions have loaded.
    taskpane: { import: [at('taskpane/taskpane.tsx'), at('taskpane/commands.ts')], dependOn: 'functions' },
    // What only closing a day needs comes behind the pane, which is there the sooner.
    closing: { import: at('taskpane/closing.ts'), dependOn: 'taskpane' },
    // An order of merit is made by the command line alone: the pane never loads it.
    season: { import: at('taskpane/season.ts'), dependOn: 'closing' },
  },
  output: { path: at('dist/addin'), filename: '[name].js', clean: true },
  module: { rules: [typescript, clauseRows, { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  resolve,
  optimization: {
    runtimeChunk: false,
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        texts: {
          // The rule book is data, its clauses and allowances as much as their words; why a figure stands is told in
          // lines, and an effect in words begins with its ruling as it is written. What only the pane says stays there.
          test: /[\\/]src[\\/](words|rules[\\/](editions|explanation|rulings[\\/]notation|handicaps[\\/]allowance))[\\/.]/,
          name: 'texts',
          chunks: ({ name }) => name === 'functions',
          enforce: true,
        },
      },
    },
  },
  performance: { hints: false },
  plugins: [
    new CustomFunctionsMetadataPlugin({ output: 'functions.json', input: functionFamilies.map((file) => at(file)) }),
    new FunctionHelp(),
    new MiniCssExtractPlugin({ filename: '[name].css' }),
    new HtmlWebpackPlugin({
      template: at('taskpane/taskpane.html'),
      filename: 'taskpane.html',
      chunks: ['texts', 'functions', 'taskpane', 'closing'],
      chunksSortMode: 'manual',
      scriptLoading: 'defer',
      minify: false,
    }),
    new CopyWebpackPlugin({
      patterns: [
        { from: at('manifest.xml'), to: 'manifest.xml' },
        { from: at('assets'), to: 'assets' },
      ],
    }),
    new BundleSizes({ 'functions.js': 20_000, 'texts.js': 25_000, pane: 70_000, 'closing.js': 10_000 }),
  ],
};

/** The workbench's command line: our files bundled, the libraries left where npm put them. */
const terminal = {
  name: 'terminal',
  mode: 'production',
  devtool: false,
  target: 'node20',
  entry: {
    'score-desk': at('workbench/commands/main.ts'),
    samples: at('scripts/samples/main.ts'),
    marked: at('scripts/marked/main.ts'),
  },
  output: { path: at('dist/terminal'), filename: '[name].cjs', library: { type: 'commonjs2' } },
  module: { rules: [typescript] },
  resolve,
  externalsType: 'commonjs',
  externals: [
    ({ request }, callback) =>
      /^[@a-z]/i.test(request) && !path.isAbsolute(request) ? callback(null, request) : callback(),
  ],
  node: { __dirname: false },
  optimization: { minimize: false },
  performance: { hints: false },
};

/** The workbench's page: what a browser needs to show a workbook beside the built add-in. Only npm start builds it. */
const page = {
  name: 'page',
  mode: 'production',
  devtool: false,
  target: ['web', 'es2021'],
  entry: { page: at('workbench/page/main.ts') },
  output: { path: at('dist/page'), filename: '[name].js', clean: true },
  module: { rules: [typescript, { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  resolve,
  // It is served from this very machine: a build of seconds is worth more than small files.
  optimization: { minimize: false },
  performance: { hints: false },
  cache: { type: 'filesystem', name: 'page' },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css' }),
    new HtmlWebpackPlugin({
      template: at('workbench/page/index.html'),
      filename: 'index.html',
      publicPath: '/page/',
      scriptLoading: 'defer',
      minify: false,
    }),
  ],
};

/** Univer's own page, which npm run bench measures ours against. */
const bench = {
  ...page,
  name: 'bench',
  entry: { bare: at('test/bench/bare-page.ts') },
  output: { path: at('dist/bench'), filename: '[name].js', clean: true },
  cache: { type: 'filesystem', name: 'bench' },
  plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
};

module.exports = [addIn, terminal, page, bench];
