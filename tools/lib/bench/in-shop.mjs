const LIST = '/category/C01';
const ROUND_TRIPS = 20;
const productLink = (/** @type {import('@playwright/test').Page} */ page) => page.locator('main a[href^="/product/"]:visible').first();

/** Milliseconds from click to the product's heading, both screens warm, CPU slowed four times. */
export const screenChange = (/** @type {import('@playwright/test').Browser} */ browser, /** @type {string} */ origin) =>
  onWarmList(browser, origin, async (/** @type {import('@playwright/test').Page} */ page) =>
    median(
      await repeat(5, async () => {
        const ms = await timeTo(
          page,
          () => productLink(page).evaluate((/** @type {HTMLElement} */ link) => link.click()),
          () => document.querySelector('h1')?.checkVisibility() && location.pathname.startsWith('/product/'),
        );
        await page.goBack();
        await page.waitForURL(`**${LIST}`);
        await productLink(page).waitFor();
        return ms;
      }),
    ),
  );

/** Milliseconds from Back to the kept list, CPU slowed four times. */
export const keptReturn = (/** @type {import('@playwright/test').Browser} */ browser, /** @type {string} */ origin) =>
  onWarmList(browser, origin, async (/** @type {import('@playwright/test').Page} */ page) =>
    median(
      await repeat(5, async () => {
        await productLink(page).evaluate((/** @type {HTMLElement} */ link) => link.click());
        await page.waitForURL('**/product/**');
        await page.locator('h1:visible').first().waitFor();
        return timeTo(
          page,
          () => page.evaluate(() => history.back()),
          () =>
            [...document.querySelectorAll('main a[href^="/product/"]')].some((link) => link.checkVisibility()) &&
            location.pathname.startsWith('/category/'),
        );
      }),
    ),
  );

/** Milliseconds from "add to cart" to the count in the header, CPU slowed four times: the server has said yes by then. */
export async function cartBadge(/** @type {import('@playwright/test').Browser} */ browser, /** @type {string} */ origin) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const headers = { 'x-requested-with': 'hyangro' };
  const data = { loginId: 'demo09', password: 'hyangro123' };
  const login = await context.request.post(`${origin}/api/login`, { headers, data });
  if (!login.ok()) throw new Error(`login answered ${login.status()}`);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = [];
  for (const [at, productCd] of ['P0039', 'P0047', 'P0068'].entries()) {
    await page.goto(`${origin}/product/${productCd}`, { waitUntil: 'networkidle' });
    times.push(
      await timeTo(
        page,
        () => page.getByRole('button', { name: '장바구니', exact: true }).locator('visible=true').first().click(),
        `() => [...document.querySelectorAll('header a[href="/order/cart"]')].some((link) => link.checkVisibility() && link.textContent.includes('${at + 1}'))`,
      ),
    );
  }
  await context.close();
  return median(times);
}

/** Bytes the JS heap has grown by after twenty list-product round trips, garbage collected before and after. */
export const heapGrowth = (/** @type {import('@playwright/test').Browser} */ browser, /** @type {string} */ origin) =>
  onWarmList(
    browser,
    origin,
    async (/** @type {import('@playwright/test').Page} */ page, /** @type {import('@playwright/test').CDPSession} */ cdp) => {
      const trip = async () => {
        await productLink(page).evaluate((/** @type {HTMLElement} */ link) => link.click());
        await page.waitForURL('**/product/**');
        await page.goBack();
        await page.waitForURL(`**${LIST}`);
        await productLink(page).waitFor();
      };
      await repeat(3, trip);
      const before = await usedHeap(cdp);
      await repeat(ROUND_TRIPS, trip);
      return Math.max(0, (await usedHeap(cdp)) - before);
    },
    1,
  );

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {(page: import('@playwright/test').Page, cdp: import('@playwright/test').CDPSession) => Promise<number>} measure
 */
async function onWarmList(browser, origin, measure, slowDown = 4) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(origin + LIST);
  await productLink(page).click();
  await page.waitForURL('**/product/**');
  await page.locator('h1:visible').first().waitFor();
  await page.goBack();
  await page.waitForURL(`**${LIST}`);
  await productLink(page).waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  try {
    return await measure(page, cdp);
  } finally {
    await context.close();
  }
}

/**
 * Milliseconds in the page from an action until a condition holds at an animation frame.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} act
 * @param {string | (() => boolean | undefined)} condition runs in the page
 * @returns {Promise<number>}
 */
async function timeTo(page, act, condition) {
  // As text: the page's policy forbids making functions from strings inside it.
  await page.evaluate(`window.benchDone = new Promise((resolve) => {
    const holds = ${condition};
    const start = () => {
      const began = performance.now();
      const look = () => (holds() ? resolve(performance.now() - began) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    };
    for (const event of ['click', 'popstate']) window.addEventListener(event, start, { once: true, capture: true });
  }); undefined`);
  await act();
  return page.evaluate('window.benchDone');
}

async function usedHeap(/** @type {import('@playwright/test').CDPSession} */ cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * @template T
 * @param {number} times
 * @param {() => Promise<T>} act
 */
async function repeat(times, act) {
  /** @type {T[]} */
  const results = [];
  for (let at = 0; at < times; at += 1) results.push(await act());
  return results;
}

const median = (/** @type {readonly number[]} */ values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
