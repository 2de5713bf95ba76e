import { setTimeout as wait } from 'node:timers/promises';
import { SLOW_CPU } from './device';
import { pageScript } from './page-script';
import { withPhone } from './phone';

/** A reader's flick, and the pause after it. */
const STEP_PX = 300;
const PAUSE_MS = 150;

/** Scrolls a page that has come to rest from its top to its end, CPU ÷ 4: the longest task meanwhile in ms (0: none over 50), and CLS. */
export const scrollBy = (url: string): Promise<{ longestTask: number; cls: number }> =>
  withPhone(async ({ page, idle, slowDown }) => {
    await page.addInitScript(pageScript('vitals'));
    await slowDown({ cpu: SLOW_CPU });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await idle();
    const began = await page.evaluate(() => performance.now());
    for (let isEnd = false; !isEnd;) {
      isEnd = await page.evaluate((step) => {
        window.scrollBy(0, step);
        return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      }, STEP_PX);
      await wait(PAUSE_MS);
    }
    await idle();
    const { longTasks, cls } = await page.evaluate(() => window.benchVitals);
    return { cls, longestTask: Math.max(0, ...longTasks.filter(({ startTime }) => startTime > began).map(({ duration }) => duration)) };
  });
