import { OWN_HEADER } from '@hyangro/contracts/wire-names';
import { expect, ready, test } from '../../fixtures/test';
import { CheckoutPage } from '../../pages/order/checkout.page';

/** Perfume 7,000 won from 70,000 won, and 4,000 won from 20,000 won. */
const COUPONS = [1003, 1012];

test('R-ORD-01 R-ORD-03 GAP-19 a line comes back as it stood, the best coupons are one press, and what was chosen at the checkout waits', async ({
  page,
  shop,
}) => {
  await shop.login('demo24');
  await shop.emptyCart();
  await shop.addToCart({ productCd: 'P0003' });
  await shop.addToCart({ productCd: 'P0009', quantity: 2 });
  const headers = { [OWN_HEADER]: 'hyangro' };
  for (const couponCd of COUPONS) await page.context().request.post('/api/coupon', { headers, data: { couponCd } });
  const checkout = new CheckoutPage(page);

  await page.goto('/order/cart');
  await ready(page);
  const lines = page.locator('main li:has(a[href^="/product/"])').locator('visible=true');
  const goods = () =>
    lines.locator('a[href^="/product/"]:not([aria-hidden])').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect(lines).toHaveCount(2);
  const before = await goods();
  await lines.first().getByRole('button', { name: /빼기$/ }).click();
  await expect(lines).toHaveCount(1);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(lines).toHaveCount(2);
  expect(await goods()).toEqual(before);
  await page.reload();
  await ready(page);
  await expect(lines).toHaveCount(2);
  await expect(lines.first().getByRole('spinbutton')).toHaveValue('2');

  await checkout.orderCart();
  const { orderCd } = checkout;
  await checkout.fillAddress();
  await page.getByRole('radio', { name: '토스페이' }).check();
  await page.getByRole('checkbox', { name: /결제에 동의해요/ }).check();
  await page.getByRole('link', { name: /쿠폰/ }).click();
  await page.waitForURL(`**/order/${orderCd}/product-coupons`);
  await page.getByRole('button', { name: /^쿠폰 최적 적용/ }).click();
  await expect(page.getByText('지금 가장 저렴하게 고르셨어요')).toBeVisible();
  await page.getByRole('button', { name: /할인 받고 돌아가기$/ }).click();
  await page.waitForURL(`**/order/payment/${orderCd}`);
  await expect(page.getByRole('radio', { name: '토스페이' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /결제에 동의해요/ })).toBeChecked();
  await expect(checkout.payButton).toContainText('156,680원');

  await checkout.pay();
  await checkout.decide('approve');
  await checkout.expectPaid(orderCd);
});
