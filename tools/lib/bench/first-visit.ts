import type { Browser } from '@playwright/test';
import { PHONE } from './device';
import { untilIdle } from './until-idle';

/** One request of a visit, `bytes` of its body. */
interface Sent {
  url: string;
  method: string;
  type: string | undefined;
  by: string | undefined;
  sentAt: number;
  headers: number;
  bytes: number;
}

interface Request extends Sent {
  level: number;
}

export interface FirstVisit {
  requests: readonly Request[];
  hydratedAt: number;
  ofType(type: string): Request[];
}

/**
 * One first visit of a phone in a context of its own, not scrolled: what crossed the wire until no request was under way for 1.5 s.
 * `level` of a request is one more than that of whatever asked for it; the HTML is level 1.
 */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({ ...PHONE, locale: 'ko-KR' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const sent = new Map<string, Sent>();
  await cdp.send('Network.enable');
  const idle = untilIdle(cdp);
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, wallTime }) => {
    const asked = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
    sent.set(requestId, { url: request.url, method: request.method, type, by: asked, sentAt: wallTime * 1000, headers: 0, bytes: 0 });
  });
  // Bodies as they crossed the wire: headers are not what a build can make smaller.
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = sent.get(requestId);
    if (request) request.headers = response.encodedDataLength;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = Math.max(0, encodedDataLength - request.headers);
  });
  await page.goto(url, { waitUntil: 'load' });
  await idle();
  const hydratedAt = await page.evaluate(() => performance.timeOrigin + (performance.getEntriesByName('hydrated')[0]?.startTime ?? NaN));
  const requests = withLevels([...sent.values()], url);
  await context.close();
  return { requests, hydratedAt, ofType: (type) => requests.filter((request) => request.type === type) };
}

function withLevels(list: readonly Sent[], pageUrl: string): Request[] {
  const levels = new Map([[pageUrl, 1]]);
  return list.map((request) => {
    const from = request.by === undefined ? (request.url === pageUrl ? 0 : 1) : (levels.get(request.by) ?? 1);
    const level = from + 1;
    if (!levels.has(request.url)) levels.set(request.url, level);
    return { ...request, level };
  });
}

const OF_FIRST_SCREEN = ['Document', 'Script', 'Stylesheet'];

/** Levels of what the first screen needs to show and to answer; what is asked for later, and the access log, is no part of it. */
export const firstScreenLevels = ({ requests, hydratedAt }: FirstVisit): number =>
  Math.max(
    ...requests
      .filter(({ type = '', method, sentAt }) => method === 'GET' && OF_FIRST_SCREEN.includes(type) && sentAt <= hydratedAt)
      .map(({ level }) => level),
  );

/** Bytes of all together. */
export const sum = (requests: readonly Sent[]): number => requests.reduce((total, { bytes }) => total + bytes, 0);
