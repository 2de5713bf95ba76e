import type { Page } from '@playwright/test';

/** Shifts within this long belong together, as in CLS. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

/** Watches what moves in the page by itself, also under a finger. To be called before the page is opened. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { at: number; value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
        shifts.push({
          at: entry.startTime,
          value: entry.value,
          what: entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 20) ?? '').join(' | '),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const all = () => page.evaluate(() => (window as unknown as { shifts: { at: number; value: number; what: string }[] }).shifts);
  return {
    forget: () => page.evaluate(() => void (window as unknown as { shifts: unknown[] }).shifts.splice(0)),
    /** Everything that moved, added up. */
    total: async () => (await all()).reduce((sum, { value }) => sum + value, 0),
    /** The worst window of shifts as in CLS, except that a touch excuses none; and what moved. */
    async worst() {
      const shifts = await all();
      const sums = shifts.map((first, n) => {
        const next = shifts.slice(n + 1).findIndex(({ at }, m) => at - (shifts[n + m]?.at ?? 0) > GAP_MS || at - first.at > WINDOW_MS);
        const window = shifts.slice(n, next < 0 ? undefined : n + 1 + next);
        return window.reduce((sum, { value }) => sum + value, 0);
      });
      return { cls: Math.max(0, ...sums), shifts };
    },
  };
}
