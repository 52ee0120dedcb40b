const zlib = require('node:zlib');

const PLUGIN = 'BundleSizes';

/** Fails the build when a bundle outgrows its budget, in bytes after brotli: a club house's line is slow. */
module.exports = class BundleSizes {
  /** @param budgets bytes by file name; `pane` is the pane's script and style together */
  constructor(budgets) {
    this.budgets = budgets;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        const size = (name) => (assets[name] ? zlib.brotliCompressSync(assets[name].buffer()).length : 0);
        for (const [name, budget] of Object.entries(this.budgets)) {
          const bytes = name === 'pane' ? size('taskpane.js') + size('taskpane.css') : size(name);
          compilation.getLogger(PLUGIN).log(`${name}: ${bytes} of ${budget} bytes`);
          if (bytes > budget)
            compilation.errors.push(
              new compiler.webpack.WebpackError(`${name} has ${bytes} bytes after brotli, its budget is ${budget}.`),
            );
        }
      });
    });
  }
};
