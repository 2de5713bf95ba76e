import { expect, openInShell, ready, test } from '../../fixtures/test';
import { lookAt } from '../../flows/every-screen';
import { CheckoutPage } from '../../pages/order/checkout.page';
import { LoginPage } from '../../pages/mypage/login.page';
import { ProductPage } from '../../pages/catalog/product.page';

/** One buyer for each profile: the profiles run side by side in one shop. */
const BUYERS: Readonly<Record<string, string>> = { desktop: 'demo29', phone: 'demo30', app: 'demo31' };

test('GEN-01 GEN-15l QA-01 R-ACC-18 API-D30 a visitor puts a perfume into the cart, logs in on the way, pays, and finds the order in the list, by links only @all', async ({
  page,
  shop,
}, { project }) => {
  const buyer = BUYERS[project.name] ?? 'demo29';
  await shop.login(buyer);
  await shop.emptyCart();
  await page.context().clearCookies();
  const product = new ProductPage(page);
  const checkout = new CheckoutPage(page);

  await page.goto('/');
  await ready(page);
  await product.openOneInStock();
  await product.addToCart();
  // The browser keeps what a visitor put in, and the login merges it.
  const cart = page.locator('header a[href="/order/cart"]').locator('visible=true').first();
  await expect(cart).toHaveAccessibleName('장바구니 1개');
  await cart.click();
  await page.waitForURL('**/login?toName=OrderCart');
  await new LoginPage(page).logIn(buyer);
  await page.waitForURL('**/order/cart');
  await checkout.orderCart();
  const { orderCd } = checkout;
  await checkout.pay();
  await checkout.decide('approve');
  await page.waitForURL(`**/order/payment-complete/${orderCd}**`);
  await checkout.expectPaid(orderCd);

  await checkout.continueShopping();
  if (project.name === 'desktop') await page.getByRole('link', { name: '주문조회' }).click();
  else {
    // In the app the native bar leads to My page.
    if (project.name === 'app') await openInShell(page, '/mypage');
    else await page.getByRole('navigation', { name: '바로 가기' }).getByRole('link', { name: '마이' }).click();
    await page
      .getByRole('link', { name: /모두 보기/ })
      .first()
      .click();
  }
  await page.waitForURL('**/mypage/order/orders/all');
  await expect(page.locator(`main a[href$="/${orderCd}"]`).first()).toBeVisible();
});

test('R-ORD-01 R-ORD-04 LS-15 the cart is ordered and paid; a reload of the last page pays nothing twice @all', async ({ page, shop }) => {
  const checkout = new CheckoutPage(page);
  const orderCd = await checkout.reachPayment(shop, 'demo03', { productCd: 'P0047' });
  await lookAt(page, 'Payment');
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

// A member each: both may run at the same time, and a member has one cart.
for (const [decision, words, buyer] of [
  ['decline', '결제가 승인되지 않았어요.', 'demo04'],
  ['cancel', '결제를 그만두셨어요.', 'demo08'],
] as const) {
  test(`API-D14 after a payment that ended with ${decision} everything typed is still there and the order can be paid`, async ({
    page,
    shop,
  }) => {
    await shop.login(buyer);
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
