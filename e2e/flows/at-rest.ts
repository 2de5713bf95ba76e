import type { Page, Request } from '@playwright/test';

/** Without a request for this long a page asks for nothing more; `networkidle` would wait for 500 ms. */
const QUIET_MS = 150;

/**
 * Watches what the page asks for, from before its first navigation on.
 * @returns waits until every request is answered, the answers are drawn and the page asks for nothing more
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const change = () => (changedAt = Date.now());
  page.on('request', (request) => {
    // What the page before has left behind, such as its beacons, may never end.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
    change();
  });
  const end = (request: Request) => {
    open.delete(request);
    change();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isQuiet = () => open.size === 0 && Date.now() - changedAt >= QUIET_MS;
  return async () => {
    do {
      while (!isQuiet()) await page.waitForTimeout(25);
      await page.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => done())));
    } while (!isQuiet());
  };
}
