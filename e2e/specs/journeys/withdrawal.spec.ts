import { newMember, SignUpPage } from '../../pages/mypage/sign-up.page';
import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import { expect, ready, test } from '../../fixtures/test';
import { ProductPage } from '../../pages/catalog/product.page';
import { WithdrawalPage } from '../../pages/mypage/withdrawal.page';

test('GEN-15n R-MY-22 a member who leaves is asked once more, is a visitor in every tab, and may not join again with the same mailbox', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: LOCALE_COOKIE, value: 'en', url: baseURL ?? '' }]);
  const signUp = new SignUpPage(page, 'en');
  const member = newMember();
  const join = async () => {
    await page.goto('/join');
    await ready(page);
    await signUp.fill(member);
    await signUp.checkId.click();
    await expect(page.getByRole('button', { name: 'Free', exact: true })).toBeVisible();
    await signUp.agreeToAll();
    await signUp.submit();
  };
  await join();
  await page.waitForURL('**/join/complete');
  const otherTab = await context.newPage();
  await otherTab.goto('/mypage');
  await ready(otherTab);

  await page.goto('/mypage');
  await ready(page);
  await page.getByRole('link', { name: 'Close account' }).click();
  await page.waitForURL('**/mypage/withdrawal');
  await new WithdrawalPage(page).send({ reason: 'PRICE' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('status').filter({ hasText: 'Your account is closed' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('memberInfo'))).toBeNull();

  // A visitor from now on: what is liked asks who it is.
  await new ProductPage(page).openOneInStock();
  await page
    .locator('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page.waitForURL('**/login?**');

  await otherTab.bringToFront();
  await otherTab.reload();
  await otherTab.waitForURL('**/login?toName=MyPage');
  await otherTab.close();

  await join();
  await expect(page.getByRole('alertdialog').getByText('Less than a year since you left.')).toBeVisible();
});
