import { expect, test } from '../../fixtures/test';
import { OWN_HEADER } from '@hyangro/contracts/wire-names';
import { startOwnShop, type OwnShop } from '../../fixtures/own-shop';
import { DEMO_PASSWORD } from '../../fixtures/test';
import { CheckoutPage } from '../../pages/order/checkout.page';

const headers = { [OWN_HEADER]: 'hyangro' };

test.describe('a power cut between order and payment', () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await startOwnShop();
  });
  test.afterAll(async () => shop?.stop());

  test('NF-05 the API is killed while the shopper pays: order, address and cart are still there, and the order is paid once', async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ baseURL: shop.url, locale: 'ko-KR' });
    await context.request.post('/api/login', { headers, data: { loginId: 'demo08', password: DEMO_PASSWORD } });
    await context.request.post('/api/cart/items', { headers, data: { productCd: 'P0041', optionCd: null, quantity: 1 } });
    const page = await context.newPage();
    const checkout = new CheckoutPage(page);
    await page.goto('/order/cart');
    await checkout.orderCart();
    const { orderCd } = checkout;
    await checkout.pay();

    await shop.killApi();
    await shop.restartApi();

    await checkout.decide('approve');
    await checkout.expectPaid(orderCd);
    const order = await context.request.get(`/api/orders/${orderCd}`);
    expect(await order.json()).toMatchObject({ orderCd, state: 'PREP', address: { recipient: expect.any(String) } });
    await context.close();
  });
});
