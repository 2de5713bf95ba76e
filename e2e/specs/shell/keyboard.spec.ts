import type { Locator, Page } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';
import { CheckoutPage } from '../../pages/order/checkout.page';

/** More stops than any page has before its main thing. */
const STOPS = 150;

/** What the page of templates opens: an answer, a question, a grave one, three sheets, pictures. */
const DIALOGS = ['알림', '확인', '되돌릴 수 없는 확인', '시트', '버튼이 있는 시트', '넓은 시트', '사진 보기'];

/** Goes on by Tab until this has the focus, as somebody does who has no pointer. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reached by ${STOPS} stops.`);
}
async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
async function write(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('QA-08 by the keyboard alone goods are searched for, put into the cart, ordered with a new address and paid', async ({
  page,
  shop,
}) => {
  test.setTimeout(90_000);
  await shop.join();
  const checkout = new CheckoutPage(page);
  await page.goto('/');
  await ready(page);
  await write(page, page.getByRole('searchbox').locator('visible=true').first(), '향수');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/**');

  await page.goto('/product/P0047');
  await ready(page);
  await press(page, page.getByRole('button', { name: '장바구니', exact: true }).locator('visible=true').first());
  const cart = page.locator('header a[href="/order/cart"]').locator('visible=true').first();
  await expect(cart).toHaveAccessibleName('장바구니 1개');
  await press(page, cart);
  await page.waitForURL('**/order/cart');
  await press(
    page,
    page
      .getByRole('button', { name: /주문하기$/ })
      .locator('visible=true')
      .first(),
  );
  await page.waitForURL(/\/order\/payment\/[^/]+$/);
  const { orderCd } = checkout;

  for (const [name, text] of [
    ['받는 분', '김지수'],
    ['휴대전화', '01012345678'],
    ['우편번호', '04778'],
    ['주소', '서울 성동구 왕십리로 83-21'],
    ['상세 주소', '1204호'],
  ] as const)
    await write(
      page,
      page
        .getByLabel(name, { exact: name === '주소' })
        .locator('visible=true')
        .first(),
      text,
    );
  await press(page, page.getByRole('checkbox', { name: /결제에 동의해요/ }), 'Space');
  await press(page, checkout.payButton);
  await page.waitForURL(/\/pay\/test\//);
  await press(page, page.locator('button[name=decision][value=approve]'));
  await checkout.expectPaid(orderCd);
});

test('QA-08 each kind of dialog keeps the focus inside, closes by Escape and gives the focus back to what opened it', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/publ/modal');
  await ready(page);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  for (const name of DIALOGS) {
    const opener = page.locator('main').getByRole('button', { name, exact: true });
    await press(page, opener);
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      // From the last stop to the first it goes by a frame in which it is nowhere.
      await expect.poll(isInside, { message: name }).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
