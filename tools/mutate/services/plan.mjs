import { appendFileSync, readFileSync } from 'node:fs';

/**
 * What the command tells the test run, as a file that MUTATE_PLAN names.
 * @typedef {object} Plan
 * @property {Record<string, string>} sources instrumented code by absolute path
 * @property {readonly string[]} mutants ids that the test file is run with, one after the other; the empty one changes nothing
 * @property {string} [atLoad] id that is switched on from the first module on
 * @property {string} results file that takes a line of JSON for each mutant
 */

/** @type {Plan | undefined} */
let plan;
export const readPlan = () => (plan ??= /** @type {Plan} */ (JSON.parse(readFileSync(String(process.env['MUTATE_PLAN']), 'utf8'))));
export const tell = (/** @type {object} */ result) => appendFileSync(readPlan().results, `${JSON.stringify(result)}\n`);
