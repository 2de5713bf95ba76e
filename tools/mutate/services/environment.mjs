import { TestEnvironment } from 'jest-environment-node';
import { readPlan, tell } from './plan.mjs';

/** A mutant that keeps a test waiting is noticed after this. */
const TEST_TIMEOUT_MS = 60_000;
/** A mutant that is passed more often goes round in circles. */
const HIT_LIMIT = 100_000;

/** Runs the tests of a file under one mutant after the other, and ends with each at the first test that notices it. */
export default class extends TestEnvironment {
  /** @type {string | null} */
  mutant = null;
  /** @type {string | null} */
  noticedBy = null;
  /** No expectation failed: a machine that is busy looks the same. */
  isDoubtful = false;

  /** @type {any} */
  stryker = { activeMutant: readPlan().atLoad };

  /** @override */
  async setup() {
    await super.setup();
    this.global.__mutants__ = readPlan().mutants;
    this.global.__stryker__ = this.stryker;
  }

  async handleTestEvent(/** @type {any} */ event) {
    const block = event.describeBlock;
    const isMutant = block?.parent?.name === 'ROOT_DESCRIBE_BLOCK';
    if (event.name === 'run_describe_start' && isMutant) {
      this.mutant = block.name === 'unchanged' ? '' : block.name;
      this.noticedBy = null;
      this.isDoubtful = false;
      tell({ begun: this.mutant });
      Object.assign(this.stryker, {
        activeMutant: this.mutant || readPlan().atLoad,
        currentTestId: 'test',
        hitCount: 0,
        hitLimit: HIT_LIMIT,
      });
    }
    if (event.name === 'test_start') {
      event.test.timeout ??= TEST_TIMEOUT_MS;
      if (this.noticedBy) event.test.mode = 'skip';
    }
    if (event.name === 'hook_failure') this.notice(event.hook.type, true);
    if (event.name === 'test_done' && event.test.errors.length > 0)
      this.notice(
        event.test.name,
        event.test.errors.flat().some((/** @type {unknown} */ error) => /Exceeded timeout/.test(String(error))),
      );
    if (event.name === 'run_describe_finish' && isMutant) {
      tell({
        mutant: this.mutant,
        noticedBy: this.noticedBy,
        isDoubtful: this.isDoubtful,
        ...(this.mutant === '' && {
          covered: Object.keys(this.stryker.mutantCoverage?.perTest.test ?? {}),
          loaded: Object.keys(this.stryker.mutantCoverage?.static ?? {}),
        }),
      });
      this.mutant = null;
    }
  }

  notice(/** @type {string} */ by, /** @type {boolean} */ isDoubtful) {
    if (this.noticedBy) return;
    this.noticedBy = by;
    this.isDoubtful = isDoubtful;
  }
}
