import { createHash } from 'node:crypto';
import swcJest from '@swc/jest';
import { readPlan } from './plan.mjs';

/** Races run on PostgreSQL alone and take long: what they guard is proven by their own twins. */
const withoutRaces = (/** @type {string} */ source) => source.replace(/^(\s*)describePostgres\(/gm, '$1describe.skip(');
/** The tests of a file once for each mutant, in one process: its modules are loaded once. */
const repeated = (/** @type {string} */ code) => `
const tests = () => {
${code}
};
for (const id of globalThis.__mutants__) describe(id || 'unchanged', tests);`;
const isTest = (/** @type {string} */ file) => file.endsWith('.test.ts');
const sourceOf = (/** @type {string} */ source, /** @type {string} */ file) =>
  isTest(file) ? withoutRaces(source) : (readPlan().sources[file] ?? source);

/** The workspace's transform, over code that has all mutants in it. */
export default {
  createTransformer(/** @type {object} */ options) {
    const swc = swcJest.createTransformer(options);
    return {
      ...swc,
      process(/** @type {string} */ source, /** @type {string} */ file, /** @type {any} */ jest) {
        const result = swc.process?.(sourceOf(source, file), file, jest);
        return isTest(file) && result ? { code: repeated(/** @type {{ code: string }} */ (result).code) } : result;
      },
      processAsync: undefined,
      getCacheKey: (/** @type {string} */ source, /** @type {string} */ file, /** @type {any[]} */ ...rest) =>
        createHash('sha1')
          .update(String(swc.getCacheKey?.(sourceOf(source, file), file, .../** @type {[any]} */ (rest))))
          .update(repeated(''))
          .digest('hex'),
    };
  },
};
