/**
 * One request of a visit, `bytes` of its body.
 * @typedef {{ url: string, method: string, type: string | undefined, by: string | undefined, sentAt: number, headers: number, bytes: number }} Sent
 * @typedef {Sent & { level: number }} Request
 */

const QUIET_MS = 1_000;

/**
 * One first visit in a fresh browser context: what crossed the wire until the page was quiet.
 * `level` of a request is one more than that of whatever asked for it; the HTML is level 1.
 * The access log and other beacons draw nothing and are left out of the levels.
 */
export async function firstVisit(/** @type {import('@playwright/test').Browser} */ browser, /** @type {string} */ url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR', ...options });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  /** @type {Map<string, Sent>} */
  const requests = new Map();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, wallTime }) => {
    const asked = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
    requests.set(requestId, { url: request.url, method: request.method, type, by: asked, sentAt: wallTime * 1000, headers: 0, bytes: 0 });
  });
  // Bodies as they crossed the wire: headers are not what a build can make smaller.
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.headers = response.encodedDataLength;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = Math.max(0, encodedDataLength - request.headers);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const hydratedAt = await page.evaluate(() => performance.timeOrigin + (performance.getEntriesByName('hydrated')[0]?.startTime ?? NaN));
  const list = withLevels([...requests.values()], url);
  await context.close();
  return { requests: list, hydratedAt, ofType: (/** @type {string} */ type) => list.filter((request) => request.type === type) };
}

/**
 * First-screen requests: document, scripts, styles, fonts, and pictures and data the document itself asked for.
 * @param {readonly Sent[]} list
 * @param {string} pageUrl
 * @returns {Request[]}
 */
function withLevels(list, pageUrl) {
  const levels = new Map([[pageUrl, 1]]);
  return list.map((request) => {
    const from = request.by === undefined ? (request.url === pageUrl ? 0 : 1) : (levels.get(request.by) ?? 1);
    const level = from + 1;
    if (!levels.has(request.url)) levels.set(request.url, level);
    return { ...request, level };
  });
}

/**
 * Levels of what the first screen needs to show and to answer; what is asked for later is no part of it.
 * @param {{ requests: readonly Request[], hydratedAt: number }} visit
 */
export const firstScreenLevels = ({ requests, hydratedAt }) =>
  Math.max(
    ...requests
      .filter(
        ({ type = '', method, sentAt }) => method === 'GET' && ['Document', 'Script', 'Stylesheet'].includes(type) && sentAt <= hydratedAt,
      )
      .map(({ level }) => level),
  );

/** Bytes of all together. */
export const sum = (/** @type {readonly Sent[]} */ requests) => requests.reduce((total, { bytes }) => total + bytes, 0);
