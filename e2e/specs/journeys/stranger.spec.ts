import type { Page } from '@playwright/test';
import { expectAgreesWithApi } from '../../flows/agrees-with-api';
import { expect, ready, test } from '../../fixtures/test';
import { CheckoutPage } from '../../pages/order/checkout.page';
import { ProductPage } from '../../pages/catalog/product.page';

const cartLink = (page: Page) => page.locator('header a[href="/order/cart"]').locator('visible=true').first();
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Looks at the page, goes back and forward again, and reloads it; it must tell the truth each time. */
async function lookAround(page: Page) {
  const here = pathOf(page);
  await expectAgreesWithApi(page);
  await page.goBack();
  await expectAgreesWithApi(page);
  await page.goForward();
  await page.waitForURL(`**${here}`);
  await expectAgreesWithApi(page);
  await page.reload();
  await ready(page);
  await expectAgreesWithApi(page);
}
async function addToCart(page: Page, product: ProductPage) {
  await product.addToCart();
  await expect(page.getByRole('status').filter({ hasText: '장바구니에 담았어요' })).toBeVisible();
  await expectAgreesWithApi(page);
}

test('R-ORD-01 a stranger who wanders back and forth always sees what the shop knows: badge, cart, sums, order', async ({ page, shop }) => {
  test.setTimeout(240_000);
  await shop.login('demo35');
  await shop.emptyCart();
  const product = new ProductPage(page);
  const checkout = new CheckoutPage(page);

  await page.goto('/category/C01');
  await ready(page);
  await expectAgreesWithApi(page);

  const first = await product.openOneInStock();
  await lookAround(page);
  await addToCart(page, product);
  await cartLink(page).click();
  await page.waitForURL('**/order/cart');
  await lookAround(page);

  await page.goBack();
  await page.waitForURL('**/product/**');
  await page.goBack();
  await page.waitForURL('**/category/C01');
  await expectAgreesWithApi(page);
  await product.openOneInStock([first]);
  await lookAround(page);
  await addToCart(page, product);
  await cartLink(page).click();
  await page.waitForURL('**/order/cart');
  await lookAround(page);

  await page
    .getByRole('button', { name: /하나 늘리기/ })
    .first()
    .click();
  await expectAgreesWithApi(page);
  await lookAround(page);

  await checkout.orderCart();
  const { orderCd } = checkout;
  await lookAround(page);
  await checkout.pay();
  await checkout.decide('approve');
  await checkout.expectPaid(orderCd);
  await expectAgreesWithApi(page);
  await page.reload();
  await expectAgreesWithApi(page);
  await cartLink(page).click();
  await page.waitForURL('**/order/cart');
  await lookAround(page);
});

test('R-ORD-01 ST-LOG-03 two tabs tell the same story: what one puts into the cart the other shows, and a logout counts in both', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  await shop.login('demo36');
  await shop.emptyCart();
  await page.goto('/order/cart');
  await ready(page);
  await expectAgreesWithApi(page);

  const other = await page.context().newPage();
  const product = new ProductPage(other);
  await other.goto('/category/C01');
  await ready(other);
  await product.openOneInStock();
  await addToCart(other, product);
  await expectAgreesWithApi(page);
  await expect(page.locator('[data-screen="/order/cart"]').getByRole('spinbutton')).toHaveCount(1);

  await page
    .getByRole('button', { name: /하나 늘리기/ })
    .first()
    .click();
  await expectAgreesWithApi(page);
  await cartLink(other).click();
  await other.waitForURL('**/order/cart');
  await expectAgreesWithApi(other);
  await other.getByRole('button', { name: /빼기/ }).first().click();
  await expectAgreesWithApi(other);
  await expectAgreesWithApi(page);

  await page.goto('/category/C01');
  await ready(page);
  await other.getByRole('navigation', { name: '계정' }).getByRole('link', { name: '로그아웃' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await other.waitForURL((url) => url.pathname === '/');
  await expectAgreesWithApi(other);
  await expectAgreesWithApi(page);
  await cartLink(page).click();
  await page.waitForURL('**/login?toName=OrderCart');
  await expectAgreesWithApi(page);
});
