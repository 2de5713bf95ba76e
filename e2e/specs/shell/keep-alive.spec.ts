import { expect, openInShell, pressWhereItStands, ready, test } from '../../fixtures/test';
import type { Page } from '@playwright/test';
import { ProductPage } from '../../pages/catalog/product.page';

/** The page stands there and has noticed: it hears of a scroll with its next frame, which a busy machine draws later. */
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(y - 5);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
};

const A_PRODUCT = 'main a[href^="/product/P"]';
const AN_ORDER = 'main a[href^="/mypage/order/H"]';
/** The page's clock goes on by an hour: every answer it holds is old. */
const anHourLater = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
  });

/** What a shopper sees of a list: how many products or reviews, which tabs are chosen, where the page stands. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    // What the home has to say comes over the page in its own time.
    const isSeen = (element: Element) => element.checkVisibility() && !element.closest('[data-announcements]');
    return {
      links: [...document.querySelectorAll('main a, main article')].filter(isSeen).length,
      tabs: [...document.querySelectorAll('main [role=tab][aria-selected=true]')].filter(isSeen).map((tab) => tab.textContent),
      y: Math.round(window.scrollY),
    };
  });
/** What the page leaves for an idle moment, such as the further cards of a rail, is done. */
const idle = (page: Page) => page.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => done())));
/** The state once it has stopped changing: what a tap opens may be drawn a moment later, card by card on a busy machine. */
async function settledStateOf(page: Page) {
  let last = '';
  let same = 0;
  await expect
    .poll(
      async () => {
        const before = last;
        await idle(page);
        last = JSON.stringify(await stateOf(page));
        return (same = last === before ? same + 1 : 0);
      },
      { intervals: [300] },
    )
    .toBeGreaterThan(2);
  return JSON.parse(last) as Awaited<ReturnType<typeof stateOf>>;
}
/** Scrolls on until the list has grown by what the server gave later. */
async function loadMore(page: Page, entry: string) {
  const count = () => page.locator(entry).locator('visible=true').count();
  const first = await count();
  await expect
    .poll(async () => {
      await page.locator(entry).locator('visible=true').last().scrollIntoViewIfNeeded();
      return count();
    })
    .toBeGreaterThan(first);
}
async function chooseLastTab(page: Page) {
  // Blocks come as they are neared: which tab is the last is only sure once it is chosen.
  await expect(async () => {
    const tab = page.locator('main [role=tab]:visible').last();
    await pressWhereItStands(tab);
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 3_000 });
  }).toPass();
}

async function prepareMain(page: Page) {
  // The first banner has all its slides once it moves.
  await expect(page.locator('main .swiper-initialized').first()).toBeAttached();
  await chooseLastTab(page);
}

for (const [id, path, leave, prepare] of [
  ['R-OTH-12', '/', A_PRODUCT, prepareMain],
  ['R-OTH-13', '/category/C01', A_PRODUCT, (page: Page) => loadMore(page, A_PRODUCT)],
  ['R-OTH-16', '/promotion/EV03', A_PRODUCT, chooseLastTab],
  ['R-OTH-17', '/mypage/order/orders/all', AN_ORDER, (page: Page) => loadMore(page, AN_ORDER)],
  ['R-OTH-18', '/best-reviews', 'a[href="/raffles"]', async () => undefined],
  ['R-OTH-18', '/best-feeds', 'a[href="/raffles"]', async () => undefined],
] as const) {
  test(`${id} ${path} is as it was left, an hour later too: place, pages, tabs, and no second request`, async ({ page, shop }) => {
    if (path.startsWith('/mypage')) await shop.login();
    await page.goto(path);
    await ready(page);
    await page.waitForLoadState('networkidle');
    await prepare(page);
    await scrollTo(page, 700);
    await page.waitForLoadState('networkidle');
    const left = await settledStateOf(page);
    await page
      .locator(leave)
      .locator('visible=true')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL((url) => url.pathname !== path);
    await expect(page.locator('main h1:visible')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await anHourLater(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && /\/api\/(main\/(layouts|virtual)|category|reviews|feeds|orders\?)/.test(request.url()))
        asked.push(request.url());
    });
    await page.goBack();
    await expect.poll(() => stateOf(page)).toEqual(left);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}

test('R-OTH-12 Main is as it was left after a look into the cart, which has another frame', async ({ page, shop }) => {
  await shop.login('demo04');
  await page.goto('/');
  await ready(page);
  await page.waitForLoadState('networkidle');
  // Blocks that React has not taken over yet are drawn anew, the screen itself is not.
  await page.locator('[data-screen="/"]').evaluate((screen) => screen.setAttribute('data-met', ''));
  await scrollTo(page, 700);
  const y = await page.evaluate(() => window.scrollY);
  await page
    .locator('header a[href="/order/cart"]')
    .locator('visible=true')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL('**/order/cart');
  await expect(page.locator('[data-screen="/order/cart"]')).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(y));
  await expect(page.locator('[data-met]')).toBeVisible();
});

test('R-OTH-17 the cart keeps its place when the shopper looks at a product', async ({ page, shop }) => {
  await shop.login('demo11');
  await shop.emptyCart();
  for (const productCd of ['P0047', 'P0041', 'P0043', 'P0048']) await shop.addToCart({ productCd });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/order/cart');
  await ready(page);
  await expect(page.locator('main a[href^="/product/P"]:visible').first()).toBeVisible();
  await scrollTo(page, 200);
  await page
    .locator('main a[href^="/product/P"]:visible')
    .last()
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL('**/product/**');
  await anHourLater(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/cart/items') && asked.push(request.url()));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(200);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('R-ORD-01 R-OTH-17 a cart that was empty a moment ago shows what was put in since', async ({ page, shop }) => {
  await shop.login('demo12');
  await shop.emptyCart();
  const product = new ProductPage(page);
  const cartLink = page.locator('header a[href="/order/cart"]').locator('visible=true').first();
  const lines = page.locator('[data-screen="/order/cart"] li a[href^="/product/P"]:visible');
  await page.goto('/order/cart');
  await ready(page);
  await page.getByRole('link', { name: '둘러보기' }).click();
  await expect(page.locator(`${A_PRODUCT}:visible`).first()).toBeVisible();
  await openInShell(page, '/product/P0047');
  await product.addToCart();
  await expect(page.getByRole('status').filter({ hasText: '장바구니' })).toBeVisible();
  await cartLink.click();
  await page.waitForURL('**/order/cart');
  await expect(lines.first()).toBeVisible();
  await expect(page.getByText('장바구니가 비어 있어요')).toBeHidden();
});

test('R-OTH-20 after logout no kept screen shows the member', async ({ page, shop }) => {
  await shop.login('demo01');
  await page.goto('/');
  await ready(page);
  await expect(page.getByText(/지수님/).first()).toBeAttached();
  await page.goto('/mypage');
  await ready(page);
  await page.locator('main').getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.locator('main a[href^="/product/P"]:visible').first()).toBeVisible();
  await expect(page.getByText(/지수님/)).toHaveCount(0);
});

test('R-OTH-20 at most ten screens are kept', async ({ page }) => {
  await page.goto('/category/C01');
  await ready(page);
  const codes = ['C0101', 'C0102', 'C0103', 'C0104', 'C02', 'C0201', 'C0202', 'C0203', 'C03', 'C0301', 'C0302', 'C04'];
  for (const code of codes) {
    await openInShell(page, `/category/${code}`);
    await expect(page.locator('main a[href^="/product/P"]:visible').first()).toBeVisible();
  }
  expect(await page.locator('[data-mfe^="catalog@"]').count()).toBeLessThanOrEqual(10);
});
