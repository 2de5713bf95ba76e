const SHOWN = 20;

/** Jest reporter: prints the slowest tests of the run with their times. */
export default class SlowestTests {
  /** @type {{ title: string, duration: number }[]} */
  times = [];

  /**
   * @param {{ context: { config: { displayName?: { name: string } } } }} test
   * @param {{ testResults: readonly { fullName: string, duration?: number | null }[] }} result
   */
  onTestResult({ context }, { testResults }) {
    const project = context.config.displayName?.name ?? '';
    for (const { fullName, duration } of testResults) this.times.push({ title: `[${project}] ${fullName}`, duration: duration ?? 0 });
  }
  onRunComplete() {
    const sorted = this.times.toSorted((a, b) => b.duration - a.duration);
    console.log(`\nThe slowest of ${sorted.length} tests:`);
    for (const { title, duration } of sorted.slice(0, SHOWN)) console.log(`${(duration / 1000).toFixed(1).padStart(7)} s  ${title}`);
  }
}
