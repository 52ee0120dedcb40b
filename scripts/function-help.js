module.exports = class FunctionHelp {
  apply() {}
};
