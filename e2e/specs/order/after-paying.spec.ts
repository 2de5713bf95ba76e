import { expect, ready, test } from '../../fixtures/test';
import { CheckoutPage } from '../../pages/order/checkout.page';

const BUYER = 'demo23';

test('R-MY-05 R-MY-11 API-D15 GAP-16 GAP-25 a paid order is followed on its way, confirmed once it is there, with its points, its receipt and its goods in the cart again', async ({
  page,
  shop,
}) => {
  const checkout = new CheckoutPage(page);
  const orderCd = await checkout.reachProvider(shop, BUYER, { productCd: 'P0041' });
  await checkout.decide('approve');
  await checkout.expectPaid(orderCd);

  await page.getByRole('link', { name: '주문 상세' }).click();
  await page.waitForURL(`**/mypage/order/${orderCd}`);
  await expect(page.getByRole('link', { name: '배송 조회' })).toHaveCount(0);
  await shop.seed('parcels-sent');
  await page.reload();
  await ready(page);
  await page.getByRole('link', { name: '배송 조회' }).first().click();
  await page.waitForURL(`**/mypage/order/tracking/${orderCd}`);
  await expect(page.getByText('CJ대한통운')).toBeVisible();
  await expect(page.locator('main [aria-current=step]')).toHaveText('보냈어요');

  await shop.seed('parcels-arrived');
  await page.goto('/mypage/confirm-purchase');
  await ready(page);
  const card = page.locator('main li', { hasText: orderCd }).first();
  const points = /확정하면 ([\d,]+)P/.exec((await card.textContent()) ?? '')?.[1] ?? 'no points';
  await card.getByRole('button', { name: '구매 확정', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확정하기' }).click();
  await expect(card).toContainText(`${points}P 적립`);
  await expect(card.getByRole('link', { name: /리뷰 쓰기/ })).toHaveAttribute('href', /^\/review\/new\?/);
  const { history, allowedActions } = await (await page.context().request.get(`/api/orders/${orderCd}`)).json();
  expect(history.map(({ state }: { state: string }) => state)).toEqual(['WAIT', 'PREP', 'SHIP', 'DELIV', 'CONFIRM']);
  expect(allowedActions).toEqual(['TRACK']);

  await page.goto('/mypage/order/orders/done');
  await ready(page);
  const done = page.locator('main li', { hasText: orderCd }).first();
  await done.getByRole('button', { name: '다시 담기' }).click();
  await page.getByRole('dialog').getByRole('link', { name: '장바구니 보기' }).click();
  await page.waitForURL('**/order/cart');
  await expect(page.getByRole('button', { name: /주문하기$/ }).first()).toBeVisible();

  await page.goto(`/mypage/order/document/receipt/${orderCd}`);
  await expect(page.getByRole('heading', { name: '영수증' })).toBeVisible();
  await expect(page.locator('header')).toHaveCount(0);
});
