const vm = require('node:vm');

/** What an `import()` does is told with the compilation, and belongs to one test file. */
const IMPORTS = /\bimport\s*\(/;
/** Compiled by this worker, by file: text, and the function's parameters. */
const compiled = new Map();
let isPatched = false;

/**
 * Lets Jest compile a module once in each of its workers instead of once in each test file: the compiled text is run in the context of every
 * test file anew, so nothing but machine code is shared. Has to be called by an environment, before Jest loads the first module.
 */
exports.compileOnce = function compileOnce() {
  if (isPatched) return;
  isPatched = true;
  const { compileFunction } = vm;
  /** @type {typeof vm.compileFunction} */
  vm.compileFunction = (text, parameters = [], options = {}) => {
    if (!options.parsingContext || !options.filename || IMPORTS.test(text)) return compileFunction(text, parameters, options);
    const head = `(function (${parameters.join(',')}) {`;
    let known = compiled.get(options.filename);
    if (known?.text !== text || known.head !== head) {
      // Rows and columns of stack traces stay those of the file.
      const script = new vm.Script(`${head}${text}\n})`, { filename: options.filename, columnOffset: -head.length });
      known = { text, head, script };
      compiled.set(options.filename, known);
    }
    return known.script.runInContext(options.parsingContext);
  };
};
