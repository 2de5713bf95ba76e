import type { Page } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';
import { RealNamePage } from '../../pages/mypage/real-name.page';
import { CheckoutPage } from '../../pages/order/checkout.page';

const GOODS = { productCd: 'P0041' };
const CARD = { name: '王小明', idNumber: '11010519491231002X' };
/** As it is typed at the checkout. */
async function fillChina(page: Page, recipient: string) {
  await page.getByLabel('받을 나라').selectOption('CN');
  for (const [label, value] of [
    ['받는 분', recipient],
    ['휴대전화', '+86 138 0013 8000'],
    ['도로명과 번지', '南京东路 100号'],
    ['상세 주소', '501室'],
    ['도시', '上海市'],
    ['주·성', '上海市'],
    ['우편번호', '200001'],
  ] as const)
    await page.getByLabel(label).locator('visible=true').fill(value);
}

test('R-MY-20 R-PUB-07 V-CN2 a member on the way to pay for China gives the real name, is back with all that was typed, pays, and is verified', async ({
  page,
  shop,
}) => {
  const checkout = new CheckoutPage(page);
  const realName = new RealNamePage(page);
  const orderCd = await checkout.reachPayment(shop, 'demo11', GOODS);
  await checkout.editAddress();
  await fillChina(page, '王小明');
  await page.getByRole('link', { name: '실명 정보 등록' }).click();
  await page.waitForURL('**/mypage/member-info/real-name?**');
  await realName.fill(CARD);
  await realName.save();
  await page.waitForURL(`**/order/payment/${orderCd}`);
  await expect(page.getByText('501室').locator('visible=true')).toHaveCount(1);
  await checkout.payAsItStands();
  await checkout.decide('approve');
  await checkout.expectPaid(orderCd);
  await checkout.continueShopping();

  await page.goto('/mypage/member-info/real-name');
  await ready(page);
  await expect(page.getByText('1101**********002X')).toBeVisible();
  await realName.verify();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('본인 인증을 마쳤어요');
});

test('R-PUB-06 V-CN2 who orders for somebody in China gives on a link; a stranger with it fills the form in, once', async ({
  page,
  browser,
  shop,
  baseURL,
}) => {
  const checkout = new CheckoutPage(page);
  const orderCd = await checkout.reachPayment(shop, 'demo12', GOODS);
  await checkout.editAddress();
  await fillChina(page, '李雷');
  await page.getByRole('checkbox', { name: '다른 분이 받아요' }).check();
  await checkout.payAsItStands();
  await checkout.decide('approve');
  await checkout.expectPaid(orderCd);
  const link = await page.getByLabel('받는 분께 보낼 링크').inputValue();
  await checkout.continueShopping();

  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await stranger.goto(link);
  await ready(stranger);
  await expect(stranger.getByText(/^李\* 님께 가는 상품 1개가 있어요/)).toBeVisible();
  const form = new RealNamePage(stranger);
  await form.fill({ name: '李雷', idNumber: '440524188001010014' });
  await form.send();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('실명 정보를 받았어요');
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('더 입력할 것이 없어요');
  await stranger.context().close();

  await page.goto(`/mypage/order/${orderCd}`);
  await expect(page.getByText('받는 분이 실명 정보를 입력했어요.')).toBeVisible();
});
