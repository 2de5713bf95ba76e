import type { CDPSession } from '@playwright/test';
import { withVisit } from './visit';

const ROUND_TRIPS = 20;
const PRODUCTS = 4;

/** Bytes the JS heap has grown by between the first product and the one after twenty round trips, garbage collected before each look. */
export const heapGrowth = (origin: string): Promise<number> =>
  withVisit(origin, {}, async ({ cdp, idle, tapProduct, back }) => {
    await tapProduct(0);
    const before = await usedHeap(cdp);
    for (let trip = 1; trip <= ROUND_TRIPS; trip += 1) {
      await back();
      await tapProduct(trip % PRODUCTS);
    }
    await idle(800);
    return Math.max(0, (await usedHeap(cdp)) - before);
  });

async function usedHeap(cdp: CDPSession) {
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
