import { expect, test } from '../../fixtures/test';
import { CheckoutPage } from '../../pages/order/checkout.page';

test('API-D14 a provider that answers too late: the shopper waits, sees the order paid, and it is charged once', async ({ page, shop }) => {
  const checkout = new CheckoutPage(page);
  const orderCd = await checkout.reachProvider(shop, 'demo25', { productCd: 'P0041' });
  await checkout.decide('hang');
  await expect(page.getByText('결제를 확인하고 있어요')).toBeVisible();
  await checkout.expectPaid(orderCd);
});

test('R-ORD-02 R-ORD-04 the provider tells twice, and Back after paying leads to the paid order, never to a second payment', async ({
  page,
  shop,
}) => {
  const checkout = new CheckoutPage(page);
  const orderCd = await checkout.reachProvider(shop, 'demo40', { productCd: 'P0041' });
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
