import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

const CAP_MS = 60_000;

/** Follows a page's requests; the answer waits until none has been under way for `quietMs`. */
export function untilIdle(cdp: CDPSession): (quietMs?: number) => Promise<void> {
  const underWay = new Set<string>();
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId);
    last = Date.now();
  });
  const ended = ({ requestId }: { requestId: string }) => {
    underWay.delete(requestId);
    last = Date.now();
  };
  cdp.on('Network.loadingFinished', ended);
  cdp.on('Network.loadingFailed', ended);
  return async (quietMs = 1_500) => {
    const end = Date.now() + CAP_MS;
    while (Date.now() < end && (underWay.size > 0 || Date.now() - last <= quietMs)) await wait(50);
  };
}
