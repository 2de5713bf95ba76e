import { SESSION_COOKIE } from '@hyangro/contracts/wire-names';
import { expect, ready, test } from '../../fixtures/test';
import { LoginPage } from '../../pages/mypage/login.page';
import { CheckoutPage } from '../../pages/order/checkout.page';

const GOODS = { productCd: 'P0041' };

test('ST-LOG-04 a session that ends before "pay": after the login the shopper is at the same step with the same input, and pays', async ({
  page,
  shop,
}) => {
  await shop.login('demo24');
  await shop.emptyCart();
  await shop.addToCart(GOODS);
  const checkout = new CheckoutPage(page);
  await page.goto('/order/cart');
  await checkout.orderCart();
  const { orderCd } = checkout;
  await checkout.editAddress();
  await checkout.fillAddress();
  await page.getByLabel('받는 분').fill('한여름');
  await page.getByRole('radio', { name: '토스페이' }).check();
  await page.getByRole('checkbox', { name: /결제에 동의해요/ }).check();

  await page.context().clearCookies({ name: SESSION_COOKIE });
  await checkout.payButton.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await page.waitForURL('**/login**');
  await new LoginPage(page).logIn('demo24');
  await page.waitForURL(`**/order/payment/${orderCd}`);
  await checkout.editAddress();
  await expect(page.getByLabel('받는 분')).toHaveValue('한여름');
  await expect(page.getByRole('radio', { name: '토스페이' })).toBeChecked();
  await checkout.payAsItStands();
  await checkout.decide('approve');
  await checkout.expectPaid(orderCd);
  await expect(page.getByText('한여름')).toBeVisible();
  await checkout.continueShopping();
});

test('R-MY-10 API-D17 E-21 LS-17 an address abroad is kept in the address book, chosen at the checkout, and stands on the order', async ({
  page,
  shop,
}) => {
  await shop.login('demo25');
  await page.goto('/mypage');
  await ready(page);
  await page.getByRole('link', { name: '배송지' }).click();
  await page.waitForURL('**/mypage/address/change');
  await page.getByRole('button', { name: '새 배송지' }).click();
  await page.getByLabel('받을 나라').selectOption('US');
  for (const [label, value] of [
    ['받는 분', 'Chaewoon Lee'],
    ['휴대전화', '+1 415 555 0100'],
    ['도로명과 번지', '1355 Market St'],
    ['상세 주소', 'Apt 9'],
    ['도시', 'San Francisco'],
    ['주·성', 'CA'],
    ['우편번호', '9410'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('우편번호를 확인해 주세요.')).toBeVisible();
  await page.getByLabel('우편번호').fill('94103');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('San Francisco, CA 94103')).toBeVisible();

  await shop.emptyCart();
  await shop.addToCart(GOODS);
  const checkout = new CheckoutPage(page);
  await page.goto('/order/cart');
  await checkout.orderCart();
  const { orderCd } = checkout;
  await checkout.editAddress();
  await page.getByRole('radio', { name: '새 주소' }).check();
  await expect(page.getByLabel('받을 나라')).toHaveValue('US');
  await page.getByRole('radio', { name: /Chaewoon Lee/ }).check();
  await checkout.payAsItStands();
  await checkout.decide('approve');
  await checkout.expectPaid(orderCd);
  await checkout.continueShopping();
  await page.goto(`/mypage/order/${orderCd}`);
  await expect(page.getByText('San Francisco, CA 94103')).toBeVisible();
  await expect(page.getByText('+14155550100')).toBeVisible();
});
