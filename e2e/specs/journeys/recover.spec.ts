import { expect, ready, test } from '../../fixtures/test';
import { lookAt } from '../../flows/every-screen';
import { LoginPage } from '../../pages/mypage/login.page';
import { RecoveryPage } from '../../pages/mypage/recovery.page';

test('R-ACC-11 … R-ACC-16 R-ACC-18 on the way to the cart a member finds id and password again, and the new password leads on to it', async ({
  page,
  shop,
}) => {
  const email = 'demo13@example.com';
  const recovery = new RecoveryPage(page);
  const { main } = recovery;
  await page.goto('/order/cart');
  await page.waitForURL('**/login?toName=OrderCart');
  await ready(page);

  await recovery.askForId({ memNm: '정연', email });
  await expect(main.getByRole('status')).toContainText('de***@example.com');
  await recovery.confirm(await shop.codeTo(email));
  await page.waitForURL('**/login/find-id/result?toName=OrderCart');
  await expect(main.getByText('dem***')).toBeVisible();
  await lookAt(page, 'FindIdResult');

  // By phone: another code to the mailbox would wait.
  await recovery.askForPassword({ loginId: 'demo13', phone: '01000000013' });
  await page.waitForURL('**/login/find-password/result?toName=OrderCart');
  await expect(main.getByText('010-****-0013', { exact: false })).toBeVisible();
  await lookAt(page, 'FindPasswordResult');
  await recovery.toCode();
  await lookAt(page, 'FindPasswordConfirm');
  await recovery.confirm(await shop.codeTo('01000000013'));
  await page.waitForURL('**/login/find-password/retype?toName=OrderCart');
  await lookAt(page, 'FindPasswordRetype');
  await recovery.setPassword('newscent1');
  await page.waitForURL('**/login?toName=OrderCart');
  await expect(main.getByLabel('아이디', { exact: true })).toHaveValue('demo13');
  await new LoginPage(page).logIn('demo13', 'newscent1');
  await page.waitForURL((url) => url.pathname === '/order/cart');
  await page
    .locator('main')
    .getByRole('link', { name: '둘러보기' })
    .or(page.locator('main li a[href^="/product/P"]:visible'))
    .first()
    .click();
  await expect(page.locator('main a[href^="/product/P"]:visible').first()).toBeVisible();
});
