const QUIET_MS = 1_000;

/**
 * One first visit in a fresh browser context: what crossed the wire until the page was quiet.
 * `level` of a request is one more than that of whatever asked for it; the HTML is level 1.
 * The access log and other beacons draw nothing and are left out of the levels.
 */
export async function firstVisit(browser, url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR', ...options });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const requests = new Map();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const asked = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
    requests.set(requestId, { url: request.url, method: request.method, type, by: asked, bytes: 0 });
  });
  // Bodies as they crossed the wire; headers are not what a build can make smaller.
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  // The document's chunks are not told apart on its way through the decompressor: its whole length counts.
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request && request.bytes === 0) request.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const list = [...requests.values()];
  await context.close();
  return { requests: withLevels(list, url), ofType: (type) => list.filter((request) => request.type === type) };
}

/** First-screen requests: document, scripts, styles, fonts, and pictures and data the document itself asked for. */
function withLevels(list, pageUrl) {
  const levels = new Map([[pageUrl, 1]]);
  for (const request of list) {
    const from = request.by === undefined ? (request.url === pageUrl ? 0 : 1) : (levels.get(request.by) ?? 1);
    request.level = from + 1;
    if (!levels.has(request.url)) levels.set(request.url, request.level);
  }
  return list;
}

export const firstScreenLevels = (visit) =>
  Math.max(
    ...visit.requests
      .filter(({ type, method }) => method === 'GET' && ['Document', 'Script', 'Stylesheet'].includes(type))
      .map(({ level }) => level),
  );

export const sum = (requests) => requests.reduce((total, { bytes }) => total + bytes, 0);
