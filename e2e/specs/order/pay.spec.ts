import type { Page } from '@playwright/test';
import { expect, test, type Shop } from '../../fixtures/test';
import { CheckoutPage } from '../../pages/order/checkout.page';

const begin = async (page: Page, shop: Shop, buyer: string) => {
  await shop.login(buyer);
  await shop.emptyCart();
  await shop.addToCart({ productCd: 'P0041' });
  const checkout = new CheckoutPage(page);
  await page.goto('/order/cart');
  await checkout.orderCart();
  const { orderCd } = checkout;
  await checkout.pay();
  return { checkout, orderCd };
};

test('API-D14 a provider that answers too late: the shopper waits, sees the order paid, and it is charged once', async ({ page, shop }) => {
  const { checkout, orderCd } = await begin(page, shop, 'demo25');
  await checkout.decide('hang');
  await expect(page.getByText('결제를 확인하고 있어요')).toBeVisible();
  await checkout.expectPaid(orderCd);
});

test('R-ORD-02 R-ORD-04 the provider tells twice, and Back after paying leads to the paid order, never to a second payment', async ({
  page,
  shop,
}) => {
  const { checkout, orderCd } = await begin(page, shop, 'demo40');
  const atProvider = page.url();
  await checkout.decide('double');
  await checkout.expectPaid(orderCd);

  await page.goto(atProvider);
  await expect(page.getByText('이미 정해진 결제예요.')).toBeVisible();
  await page.getByRole('link', { name: '가게로 돌아가기' }).click();
  await checkout.expectPaid(orderCd);

  await page.goto(`/order/payment/${orderCd}`);
  await page.waitForURL(`**/order/payment-complete/${orderCd}`);
  await checkout.expectPaid(orderCd);
  const order = await page.context().request.get(`/api/orders/${orderCd}`);
  expect((await order.json()).history).toHaveLength(2);
});
