import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { CANARY_MIN_LOADS, isInCanary } from '@hyangro/contracts/release/canary.rules';
import { OWN_HEADER, VISITOR_COOKIE } from '@hyangro/contracts/wire-names';
import { handMadeRemote } from '../../fixtures/hand-made-remote';
import { freshDatabase, startOwnShop, type OwnShop } from '../../fixtures/own-shop';
import { copyStore, stableRelease } from '../../fixtures/release-store';
import { DEMO_PASSWORD, expect, openInShell, ready, test } from '../../fixtures/test';
import { CheckoutPage } from '../../pages/order/checkout.page';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const headers = { [OWN_HEADER]: 'hyangro' };
const BROKEN = '9.9.9-broken';

test.describe('a team releases while a shopper is in the checkout', () => {
  const store = copyStore();
  let shop: OwnShop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await startOwnShop({ RELEASE_STORE: store.dir, DATABASE_URL: await freshDatabase('hyangro_release') });
  });
  test.afterAll(async () => {
    await shop?.stop();
    store.remove();
  });
  /** What a team types: `pnpm release …`; answers what it prints. */
  const release = (...words: string[]) =>
    execFileSync(process.execPath, [path.join(ROOT, 'tools/release.mjs'), ...words], {
      encoding: 'utf8',
      env: { ...process.env, RELEASE_STORE: store.dir },
    });

  test('a change of the community is released, a broken one goes to half of the visitors and is taken back by the shop itself, the change is rolled back by its team, and the shopper pays as if nothing were', async ({
    browser,
    expectProblems,
  }) => {
    test.setTimeout(180_000);
    const first = stableRelease('ugc');
    const changed = `${first.version}-changed`;
    const shopper = await browser.newContext({ baseURL: shop.url, locale: 'ko-KR' });
    await shopper.request.post('/api/login', { headers, data: { loginId: 'demo08', password: DEMO_PASSWORD } });
    await shopper.request.post('/api/cart/items', { headers, data: { productCd: 'P0041', optionCd: null, quantity: 1 } });
    const page = await shopper.newPage();
    const checkout = new CheckoutPage(page);
    await page.goto('/order/cart');
    await checkout.orderCart();
    const { orderCd } = checkout;

    // The change is released.
    store.adopt('ugc', { ...first, version: changed }, path.join(ROOT, '.release/remotes/ugc', first.version), { isHeld: true });
    expect(release('promote', 'ugc', changed, '--why', 'a better list')).toContain(`promote ${first.version} → ${changed}`);
    await expect.poll(() => seenBy(browser, 'first-visitor-000')).toContain(`ugc@${changed}`);

    // The next one is broken; half of the visitors get it.
    const broken = handMadeRemote('ugc', "const Screen = () => { throw new Error('broken by the next change'); };");
    store.publish('ugc', BROKEN, broken, { isHeld: true });
    release('canary', 'ugc', BROKEN, '--percent', '50', '--plan', '100', '--why', 'the next change');
    const hit = visitorOf((name) => isInCanary(name, `ugc@${BROKEN}`, 50));
    const spared = visitorOf((name) => !isInCanary(name, `ugc@${BROKEN}`, 50));
    expectProblems(/broken by the next change/);
    await expect.poll(() => seenBy(browser, hit)).not.toContain(`ugc@${changed}`);
    expect(await seenBy(browser, spared)).toContain(`ugc@${changed}`);

    // The shop takes it back by itself within a minute of its own time, and says why.
    await tellOfVisits(`ugc@${changed}`, CANARY_MIN_LOADS, 0);
    await tellOfVisits(`ugc@${BROKEN}`, CANARY_MIN_LOADS, CANARY_MIN_LOADS / 2);
    expect(release('list', 'ugc')).not.toContain('abort');
    const inAMinute = new Date(Date.now() + 60_000).toISOString();
    await fetch(`${shop.url}/api/__qa/clock`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ at: inAMinute }),
    });
    expect(release('list', 'ugc')).toMatch(/abort.*sick/);
    await expect.poll(() => seenBy(browser, hit)).toContain(`ugc@${changed}`);

    // The team takes its own change back, too.
    release('rollback', 'ugc', '--why', 'the list was better before');
    await expect.poll(() => seenBy(browser, spared)).toContain(`ugc@${first.version}`);

    await checkout.pay();
    await checkout.decide('approve');
    await checkout.expectPaid(orderCd);
    expect(await (await shopper.request.get(`/api/orders/${orderCd}`)).json()).toMatchObject({ orderCd, state: 'PREP' });
    await openInShell(page, '/best-reviews');
    await expect(page.locator(`[data-mfe="ugc@${first.version}"]:visible h1`)).toBeVisible();
    await shopper.close();
  });

  /** Versions on the page of best reviews, as a visitor of this name gets it. */
  async function seenBy(browser: Browser, name: string): Promise<string[]> {
    const context = await browser.newContext({ baseURL: shop.url, locale: 'ko-KR' });
    await context.addCookies([{ name: VISITOR_COOKIE, value: name, url: shop.url }]);
    const page = await context.newPage();
    await page.goto('/best-reviews');
    await ready(page);
    await expect(page.locator('header:visible').first()).toBeVisible();
    const seen = await page.locator('[data-mfe]:visible').evaluateAll((all) => all.map((each) => each.getAttribute('data-mfe') ?? ''));
    await context.close();
    return seen;
  }

  /** Page loads of as many visitors, as their browsers tell of them, and with what failed in some. */
  async function tellOfVisits(mfe: string, loads: number, failures: number): Promise<void> {
    for (let visitor = 0; visitor < loads; visitor += 1) {
      const tell = async (eventName: string, eventParams: object) => {
        const answer = await fetch(`${shop.url}/api/common/logs/access`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${visitor}` },
          body: JSON.stringify({
            eventName,
            eventParams,
            fullUrl: `${shop.url}/best-reviews`,
            hashCode: visitor.toString(16).padStart(32, '0'),
          }),
        });
        expect(answer.status).toBe(200);
      };
      await tell('web_vital', { name: 'TTFB', value: 10, rating: 'good', mfe, route: 'BestReviews' });
      if (visitor < failures) await tell('screen_error', { mfe, message: 'Error: broken by the next change' });
    }
  }
});

/** A visitor's name by chance, as the shop gives it, for which `is` holds. */
function visitorOf(is: (name: string) => boolean): string {
  for (let at = 0; ; at += 1) {
    const name = `visitor-by-chance-${at}`;
    if (is(name)) return name;
  }
}
