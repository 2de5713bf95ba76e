import { expect, ready, test } from '../../fixtures/test';
import { CheckoutPage } from '../../pages/order/checkout.page';
import { LoginPage } from '../../pages/mypage/login.page';
import { ProductPage } from '../../pages/catalog/product.page';

test('GEN-01 QA-01 R-ACC-18 API-D30 a visitor finds a perfume, logs in on the way, pays, and sees the order in the list @all', async ({
  page,
  undocumented,
}) => {
  const product = new ProductPage(page);
  const checkout = new CheckoutPage(page);

  await page.goto('/');
  await ready(page);
  await page.locator('main a[href^="/product/P"]:visible').first().click();
  await page.waitForURL('**/product/**');
  await product.open('P0001');
  await ready(page);
  await product.buyNow();
  await page.waitForURL('**/login?toName=**');
  await new LoginPage(page).logIn();
  // What the visitor wanted is done after the login, without a second press.
  await page.waitForURL('**/order/payment/**');
  const { orderCd } = checkout;
  await checkout.pay();
  await checkout.decide('approve');
  await page.waitForURL(`**/order/payment-complete/${orderCd}**`);
  await checkout.expectPaid(orderCd);

  await page.goto('/mypage/order/orders/all');
  await expect(page.locator(`main a[href$="/${orderCd}"]`).first()).toBeVisible();
  expect(undocumented).toEqual([]);
});

test('R-ORD-01 R-ORD-04 LS-15 the cart is ordered and paid; a reload of the last page pays nothing twice @all', async ({ page, shop }) => {
  await shop.login('demo03');
  await shop.emptyCart();
  await shop.addToCart({ productCd: 'P0047' });
  const checkout = new CheckoutPage(page);
  await page.goto('/order/cart');
  await checkout.orderCart();
  const { orderCd } = checkout;
  await checkout.pay();
  await checkout.decide('approve');
  await checkout.expectPaid(orderCd);
  await page.reload();
  await checkout.expectPaid(orderCd);
  const payments = await page.context().request.get(`/api/orders/${orderCd}/pay`);
  expect(await payments.json()).toMatchObject({ status: 'PAID', state: 'PREP' });
  const count = await page.context().request.get('/api/common/cart-count');
  expect(await count.json()).toBe(0);
});

for (const [decision, words] of [
  ['decline', '결제가 승인되지 않았어요.'],
  ['cancel', '결제를 그만두셨어요.'],
] as const) {
  test(`API-D14 after a payment that ended with ${decision} everything typed is still there and the order can be paid`, async ({
    page,
    shop,
  }) => {
    await shop.login('demo04');
    await shop.emptyCart();
    await shop.addToCart({ productCd: 'P0041' });
    const checkout = new CheckoutPage(page);
    await page.goto('/order/cart');
    await checkout.orderCart();
    const { orderCd } = checkout;
    await checkout.pay();
    await checkout.decide(decision);
    await page.waitForURL(`**/order/payment/${orderCd}**`);
    await expect(page.getByText(words)).toBeVisible();
    await checkout.pay();
    await checkout.decide('approve');
    await checkout.expectPaid(orderCd);
  });
}

test('API-D14 an approval whose answer got lost is found again and charged once', async ({ page, shop }) => {
  await shop.login('demo05');
  await shop.emptyCart();
  await shop.addToCart({ productCd: 'P0041' });
  const checkout = new CheckoutPage(page);
  await page.goto('/order/cart');
  await checkout.orderCart();
  const { orderCd } = checkout;
  await checkout.pay();
  await checkout.decide('lose');
  await checkout.expectPaid(orderCd);
});
