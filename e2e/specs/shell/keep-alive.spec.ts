import { expect, openInShell, ready, test } from '../../fixtures/test';
import type { Page } from '@playwright/test';

const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(y - 5);
};

const A_PRODUCT = 'main a[href^="/product/P"]';
for (const [id, path, leave] of [
  ['R-OTH-12', '/', A_PRODUCT],
  ['R-OTH-13', '/category/C01', A_PRODUCT],
  ['R-OTH-18', '/best-reviews', 'a[href="/raffles"]'],
] as const) {
  test(`${id} ${path} is as it was left: same place, no second request`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    await page.waitForLoadState('networkidle');
    await scrollTo(page, 700);
    await page.waitForLoadState('networkidle');
    const y = await page.evaluate(() => window.scrollY);
    await page
      .locator(leave)
      .locator('visible=true')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL((url) => url.pathname !== path);
    await expect(page.locator('main h1:visible')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && /\/api\/(main\/(layouts|virtual)|category|reviews)/.test(request.url())) asked.push(request.url());
    });
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(y));
    expect(asked).toEqual([]);
  });
}

test('R-OTH-12 Main is as it was left after a look into the cart, which has another frame', async ({ page, shop }) => {
  await shop.login('demo04');
  await page.goto('/');
  await ready(page);
  await page.waitForLoadState('networkidle');
  await page
    .locator(A_PRODUCT)
    .first()
    .evaluate((link) => link.setAttribute('data-met', ''));
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
  await expect(page.locator('[data-met]')).toBeAttached();
});

test('R-OTH-17 the cart keeps its place when the shopper looks at a product', async ({ page, shop }) => {
  await shop.login('demo11');
  await shop.emptyCart();
  for (const productCd of ['P0047', 'P0041', 'P0039', 'P0068']) await shop.addToCart({ productCd }).catch(() => undefined);
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
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(200);
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
