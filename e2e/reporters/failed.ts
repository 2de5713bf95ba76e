import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lines of an error that tell what was expected and what was there. */
const LINES = 6;
// Colours are for terminals; what stands at the end of a log is read as text.
const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');

/** Names the journeys that failed once more, last of all: the end of a long log is what is read, and at times all that is kept. */
export default class FailedReporter implements Reporter {
  private readonly failed: string[] = [];

  onTestEnd(test: TestCase, { status, errors }: TestResult) {
    if (status === test.expectedStatus) return;
    const [, project = '', file = '', ...titles] = test.titlePath();
    const told = errors.map(({ message = '' }) =>
      message.replaceAll(COLOURS, '').split('\n').filter(Boolean).slice(0, LINES).join('\n    '),
    );
    this.failed.push([`✗ [${project}] ${file} › ${titles.join(' › ')}`, ...told].join('\n    '));
  }
  onEnd() {
    if (this.failed.length) console.log(`\nJourneys that failed (${this.failed.length}):\n${this.failed.join('\n')}`);
  }
  printsToStdio() {
    return false;
  }
}
