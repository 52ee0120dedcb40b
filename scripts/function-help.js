const fs = require('node:fs');
const path = require('node:path');
const { functionFaults } = require('./check-functions.js');

const PLUGIN = 'FunctionHelp';
const METADATA = 'functions.json';
const FRENCH_METADATA = 'functions-fr.json';

const at = (...parts) => path.join(__dirname, '..', ...parts);
const FRENCH = at('scripts/function-help.fr.json');
const SIGNATURES = at('test/functions-metadata/signatures.json');
const FUNCTIONS = at('src/functions');

/**
 * Completes what Excel is told of our functions: the same in French, and errors in cells handed to us, so that our
 * sentence says where they are. Fails the build on anything Excel would take without a word and serve wrong.
 */
module.exports = class FunctionHelp {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const asset = compilation.getAsset(METADATA);
        // The generator has said why there is none.
        if (!asset) return;
        [FRENCH, SIGNATURES].forEach((file) => compilation.fileDependencies.add(file));
        const metadata = JSON.parse(asset.source.source().toString());
        const french = readJson(FRENCH);
        const { functions } = metadata;
        for (const fault of functionFaults({ functions, sources: sources(), signatures: readJson(SIGNATURES), french }))
          compilation.errors.push(new compiler.webpack.WebpackError(fault));

        const told = { ...metadata, allowErrorForDataTypeAny: true };
        const write = (value) => new compiler.webpack.sources.RawSource(`${JSON.stringify(value, null, 2)}\n`);
        compilation.updateAsset(METADATA, write(told));
        compilation.emitAsset(
          FRENCH_METADATA,
          write({ ...told, functions: functions.map((one) => inFrench(one, french)) }),
        );
      });
    });
  }
};

/** Descriptions only: a localised name would break formulas that the add-in writes. */
const inFrench = (one, french) => ({
  ...one,
  description: french[one.description],
  parameters: one.parameters.map((parameter) => ({ ...parameter, description: french[parameter.description] })),
});

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

const sources = () =>
  fs
    .readdirSync(FUNCTIONS)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => fs.readFileSync(path.join(FUNCTIONS, name), 'utf8'));
