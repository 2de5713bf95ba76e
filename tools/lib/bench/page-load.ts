import { setTimeout as wait } from 'node:timers/promises';
import { blockingTime, type LongTask } from './blocking-time';
import { onlyLatency, SLOW_CPU, SLOW_NETWORK, type Conditions } from './device';
import { withPhone } from './phone';
import { pageScript } from './page-script';

/** What the page itself saw while it opened; times from its navigation's start. */
export interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  /** The slowest answer to a tap so far, from its event to the painted frame: INP, as long as there are fewer than fifty. */
  inp: number;
  longTasks: LongTask[];
}

declare global {
  interface Window {
    benchVitals: Vitals;
  }
}

const LATENCY_STEP_MS = 1_000;

/** Milliseconds from navigation to the first and the largest paint, and the main thread's blocking time after the first. */
export interface PageLoad {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Opens a page in a cold phone and waits until it has been quiet for 1.5 s; CPU ÷ 4, 150 ms and 1.6 Mbit/s unless told otherwise. */
export const pageLoad = (url: string, conditions: Conditions = { network: SLOW_NETWORK, cpu: SLOW_CPU }, before = ''): Promise<PageLoad> =>
  withPhone(async ({ page, idle, slowDown }) => {
    await page.addInitScript(pageScript('vitals'));
    if (before) await page.addInitScript(before);
    await slowDown(conditions);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await idle();
    await wait(300);
    const { longTasks, fcp, lcp, cls } = await page.evaluate(() => window.benchVitals);
    return { fcp, lcp, cls, tbt: blockingTime(longTasks, fcp) };
  });

/** Request levels really paid until the largest paint: how much later it comes, in latencies, when each costs a second more. */
export async function levelsToLcp(url: string): Promise<number> {
  const fast = await pageLoad(url, { network: onlyLatency(0) });
  const slow = await pageLoad(url, { network: onlyLatency(LATENCY_STEP_MS) });
  return (slow.lcp - fast.lcp) / LATENCY_STEP_MS;
}
