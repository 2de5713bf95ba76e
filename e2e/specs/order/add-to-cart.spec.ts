import { LOCALES } from '@hyangro/contracts/locales';
import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import type { Page } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';
import { ProductPage } from '../../pages/catalog/product.page';

/** One buyer for each profile: the profiles run side by side in one shop. */
const BUYERS: Readonly<Record<string, string>> = { desktop: 'demo17', phone: 'demo18', app: 'demo19' };
const SLOW_MS = 2500;

const cart = (page: Page) => page.locator('header a[href="/order/cart"]').locator('visible=true').first();
/** The number at the cart; there is none at an empty one. */
const badge = (page: Page) => cart(page).locator('> span[aria-hidden]');
const additions = (page: Page) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/cart/items')) sent.push(request.postDataJSON());
  });
  return sent;
};

test('with a slow server the cart counts goods at the press, sends a double press once, and has them when it is opened at once @all', async ({
  page,
  shop,
}, { project }) => {
  await shop.login(BUYERS[project.name]);
  await shop.emptyCart();
  const sent = additions(page);
  await page.route('**/api/cart/items', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
  const product = new ProductPage(page);
  await product.open('P0047');
  await ready(page);
  await expect(badge(page)).toHaveCount(0);

  const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/api/cart/items'));
  await product.addToCart();
  const isAnswered = answered.then(() => true);
  await expect(badge(page)).toHaveText('1', { timeout: SLOW_MS / 2 });
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await Promise.race([isAnswered, Promise.resolve(false)])).toBe(false);
  await product.addToCart();
  await expect(badge(page)).toHaveText('1');
  expect(sent).toHaveLength(1);

  await cart(page).click();
  await page.waitForURL('**/order/cart');
  await expect(page.locator('main li a[href="/product/P0047"]:visible').first()).toBeVisible();
  await expect(badge(page)).toHaveText('1');
  expect(sent).toHaveLength(1);
});

for (const locale of LOCALES) {
  test(`in ${locale} goods that the shop refuses leave the number of the cart again, and the reason is told`, async ({
    page,
    shop,
    context,
    baseURL,
    expectProblems,
  }) => {
    expectProblems(/^500 POST .*\/api\/cart\/items/);
    await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: baseURL ?? '' }]);
    await shop.login({ ko: 'demo20', en: 'demo21', cn: 'demo22' }[locale]);
    await shop.emptyCart();
    await page.route('**/api/cart/items', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return route.fulfill({ status: 500, json: { exceptionName: 'OrderException', messageCode: 'order.a0005', args: ['P0047', 3] } });
    });
    await page.goto('/product/P0047');
    await ready(page);
    await expect(badge(page)).toHaveCount(0);
    await page
      .getByRole('button', { name: { ko: '장바구니', en: 'Add to bag', cn: '加入购物车' }[locale], exact: true })
      .locator('visible=true')
      .first()
      .click();
    await expect(badge(page)).toHaveText('1', { timeout: SLOW_MS / 2 });
    const reason = { ko: 'P0047의 남은 수량이 3개예요.', en: 'Only 3 of P0047 left.', cn: 'P0047仅剩3件。' }[locale];
    await expect(page.getByRole('alertdialog')).toContainText(reason);
    await expect(badge(page)).toHaveCount(0);
  });
}
