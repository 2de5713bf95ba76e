import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const SHOWN = 20;
/** What a journey may take on a quiet machine. It is told, and fails nothing: a machine that is busy is no fault of the shop. */
const BUDGET_MS = 6_000;

/** Prints the slowest journeys with their times, and how many are over the budget. */
export default class SlowestReporter implements Reporter {
  private readonly times: { title: string; duration: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult) {
    const [, project = '', , ...titles] = test.titlePath();
    this.times.push({ title: `[${project}] ${titles.join(' › ')}`, duration });
  }
  onEnd() {
    const sorted = this.times.toSorted((a, b) => b.duration - a.duration);
    const over = sorted.filter(({ duration }) => duration > BUDGET_MS).length;
    console.log(`\nThe slowest of ${sorted.length} journeys; ${over} took more than ${BUDGET_MS / 1000} s:`);
    for (const { title, duration } of sorted.slice(0, SHOWN)) console.log(`${(duration / 1000).toFixed(1).padStart(7)} s  ${title}`);
  }
  printsToStdio() {
    return false;
  }
}
