import { setTimeout as wait } from 'node:timers/promises';
import { SLOW_CPU, type Conditions } from './device';
import { pageScript } from './page-script';
import { withPhone } from './phone';

/** What is tapped on a page: what answers in the page itself, as tabs do. */
export const TABS = 'main [role=tab]:visible';
const TAPS = 6;

/**
 * Interaction to Next Paint of a visit: the page comes to rest on a cold phone, CPU ÷ 4 unless told otherwise, then the first
 * elements of `selector` are tapped one after the other. Fewer than fifty taps, so the slowest of them counts.
 */
export const slowestTap = (url: string, selector: string, conditions: Conditions = { cpu: SLOW_CPU }): Promise<number> =>
  withPhone(async ({ page, idle, slowDown }) => {
    await page.addInitScript(pageScript('vitals'));
    await slowDown(conditions);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await idle();
    const targets = page.locator(selector);
    const count = Math.min(TAPS, await targets.count());
    if (count === 0) throw new Error(`There is no ${selector} on ${url}.`);
    for (let at = 0; at < count; at += 1) {
      await targets.nth(at).tap();
      await idle(300);
    }
    await wait(300);
    return page.evaluate(() => window.benchVitals.inp);
  });
