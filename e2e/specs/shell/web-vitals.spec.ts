import type { Page, Request } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';
import { watchShifts } from '../../flows/layout-shifts';

test.use({ pictures: true });

/** A phone of the middle: a processor four times slower, 150 ms and 1.6 Mbit/s. */
const MID_PHONE = { cpu: 4, network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 } };
const BUDGET = { lcp: 2_500, inp: 200, cls: 0.1, jsBytes: 170_000 };
/** Other work on the machine only adds to a time, never takes from it: the least of at most so many visits counts. */
const VISITS = 5;

/** Has the page keep its largest paint and its slowest answer to a tap. */
const watchVitals = (page: Page) =>
  page.addInitScript(() => {
    const vitals = { lcp: 0, inp: 0 };
    Object.assign(window, { vitals });
    const observe = (take: (entry: PerformanceEntry & { interactionId?: number }) => void, options: object) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ buffered: true, ...options });
    observe(({ startTime }) => (vitals.lcp = startTime), { type: 'largest-contentful-paint' });
    observe(({ interactionId, duration }) => void (interactionId && (vitals.inp = Math.max(vitals.inp, duration))), {
      type: 'event',
      durationThreshold: 16,
    });
  });
const vitalsOf = (page: Page) => page.evaluate(() => (window as unknown as { vitals: { lcp: number; inp: number } }).vitals);

test('QA-10 on a phone of the middle Main is painted within 2.5 s, answers a tap within 200 ms and moves by 0.1 at most; 170 KB of scripts come before the first touch @phone @quiet', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const visits: { lcp: number; inp: number }[] = [];
  const least = (figure: 'lcp' | 'inp') => Math.min(...visits.map((visit) => visit[figure]));
  const isWithin = () => least('lcp') <= BUDGET.lcp && least('inp') <= BUDGET.inp;
  while (visits.length < VISITS && !isWithin()) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
    const page = await context.newPage();
    const shifts = await watchShifts(page);
    await watchVitals(page);
    const device = await context.newCDPSession(page);
    await device.send('Network.enable');
    await device.send('Network.emulateNetworkConditions', MID_PHONE.network);
    await device.send('Emulation.setCPUThrottlingRate', { rate: MID_PHONE.cpu });
    const scripts: Promise<{ responseBodySize: number }>[] = [];
    const note = (request: Request) => /\.m?js$/.test(new URL(request.url()).pathname) && scripts.push(request.sizes());
    page.on('requestfinished', note);
    await page.goto('/');
    await ready(page);
    page.off('requestfinished', note);
    const jsBytes = (await Promise.all(scripts)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    await page.waitForLoadState('networkidle');
    const { cls } = await shifts.worst();
    const tab = page.locator('main [role=tab]:visible').last();
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect.poll(async () => (await vitalsOf(page)).inp).toBeGreaterThan(0);
    visits.push(await vitalsOf(page));
    expect(cls).toBeLessThanOrEqual(BUDGET.cls);
    expect(jsBytes).toBeGreaterThan(BUDGET.jsBytes / 4);
    expect(jsBytes).toBeLessThanOrEqual(BUDGET.jsBytes);
    await context.close();
  }
  expect(least('lcp')).toBeGreaterThan(0);
  expect(isWithin(), JSON.stringify(visits)).toBe(true);
});
