import { expect, ready, test } from '../../fixtures/test';
import { lookAt } from '../../flows/every-screen';
import { ProductPage } from '../../pages/catalog/product.page';
import { CheckoutPage } from '../../pages/order/checkout.page';

test.use({ pictures: true });

/** The member whose parcels and claims the scenarios move. */
const BUYER = 'demo26';
/** The smallest picture there is: one white point. */
const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==', 'base64');

test('GEN-15m R-MY-06 R-MY-07 R-MY-08 ST-ORD-04 V-CLM1 one of two pieces is cancelled before the parcel leaves, the other comes back after it came: each refund is told before, and is what is paid back', async ({
  page,
  shop,
}) => {
  const api = page.context().request;
  const checkout = new CheckoutPage(page);
  const orderCd = await checkout.reachProvider(shop, BUYER, { productCd: 'P0047', quantity: 2 });
  await checkout.decide('approve');
  await checkout.expectPaid(orderCd);
  const paid = (await (await api.get(`/api/orders/${orderCd}`)).json()).amounts.payment;

  await page.goto(`/mypage/order/${orderCd}`);
  await ready(page);
  await page.getByRole('link', { name: '주문 취소' }).locator('visible=true').first().click();
  await page.waitForURL(`**/mypage/order/claim/cancel/${orderCd}`);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /수량 줄이기$/ }).click();
  await page.getByLabel('이유').fill('변심');
  await page.getByRole('button', { name: '취소 신청하기' }).click();
  await expect(page.getByText('이유를 10자에서 500자로 적어 주세요.')).toBeVisible();
  await page.getByLabel('이유').fill('하나만 필요해서 하나는 취소할게요.');
  const told = page.locator('aside, section', { hasText: '환불 예상 금액' }).first();
  await expect(told).toContainText('환불 금액');
  await page.getByRole('button', { name: '취소 신청하기' }).click();
  await page.waitForURL(new RegExp(`/mypage/order/claim/cancel/${orderCd}/CL`));
  const claimCd = new URL(page.url()).pathname.split('/').pop() ?? '';
  const first = await (await api.get(`/api/claims/${claimCd}`)).json();

  // One claim at a time: the form says so and leads to the open one.
  await page.goto(`/mypage/order/claim/cancel/${orderCd}`);
  await expect(page.getByText('이미 접수된 취소나 반품이 있어요.')).toBeVisible();
  await shop.seed('claims-approved');

  await shop.seed('goods-to-return-arrived');
  await page.goto(`/mypage/order/claim/cancel/${orderCd}`);
  await expect(page.getByText('지금은 취소할 수 없어요')).toBeVisible();
  await page.goto(`/mypage/order/claim/return/${orderCd}`);
  await ready(page);
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('이유').fill('향이 생각한 것과 달라서 돌려보낼게요.');
  await page.getByRole('button', { name: '반품 신청하기' }).click();
  await expect(page.getByText('사진을 한 장 이상 올려 주세요.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'bottle.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(page.getByRole('button', { name: '사진 1 빼기' })).toBeVisible();
  await page.getByRole('button', { name: '반품 신청하기' }).click();
  await page.waitForURL(new RegExp(`/mypage/order/claim/return/${orderCd}/CL`));
  const returnCd = new URL(page.url()).pathname.split('/').pop() ?? '';

  await page.getByRole('link', { name: '운송장 번호 적기' }).click();
  await page.waitForURL(`**/invoice-number/form/${returnCd}`);
  await lookAt(page, 'ClaimInvoice');
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('택배사를 골라 주세요.')).toBeVisible();
  await page.getByLabel('택배사').selectOption({ label: 'CJ대한통운' });
  await page.getByLabel('운송장 번호').fill('6123-4567-8901');
  await page.getByRole('button', { name: '저장하기' }).click();
  await page.waitForURL(`**/mypage/order/claim/return/${orderCd}/${returnCd}`);
  await expect(page.getByText('612345678901')).toBeVisible();

  await shop.seed('claims-approved');
  await page.goto('/mypage');
  await ready(page);
  await page.locator('main').getByRole('link', { name: '취소·반품' }).first().click();
  await page.waitForURL('**/mypage/order/claim');
  await expect(page.locator('main li').filter({ has: page.locator(`a[href$="/${returnCd}"]`) })).toContainText('환불 완료');
  const second = await (await api.get(`/api/claims/${returnCd}`)).json();
  expect(first.refund.payment + second.refund.payment).toBe(paid);
  expect(await (await api.get(`/api/orders/${orderCd}`)).json()).toMatchObject({ state: 'REFUND', allowedActions: [] });
  await page.goto(`/mypage/order/${orderCd}`);
  await ready(page);
  await page.locator('main a[href="/product/P0047"]:visible').first().click();
  await expect(new ProductPage(page).heading).toBeVisible();
});
