import { expect, ready, test } from '../../fixtures/test';
import { LOCALE_COOKIE, SESSION_COOKIE } from '@hyangro/contracts/wire-names';
import { lookAt } from '../../flows/every-screen';
import { newMember, SignUpPage } from '../../pages/mypage/sign-up.page';
import { ProductPage } from '../../pages/catalog/product.page';
import { LoginPage } from '../../pages/mypage/login.page';

test('R-ACC-04 R-ACC-05 R-ACC-06 R-ACC-07 a Korean visitor becomes a member in four steps and is greeted @all', async ({ page, shop }) => {
  const signUp = new SignUpPage(page);
  const member = newMember();
  const phone = `010${Date.now().toString().slice(-8)}`;
  await page.goto('/member/sign-up/1');
  await ready(page);
  await expect(page.getByRole('button', { name: '다음', exact: true })).toBeDisabled();
  await signUp.agreeToAll();
  await signUp.next();
  await page.waitForURL('**/member/sign-up/2');
  await signUp.askForCode(phone);
  await signUp.confirm(await shop.codeTo(phone));
  await page.waitForURL('**/member/sign-up/3');
  await lookAt(page, 'SignUp3');
  await signUp.fill(member);
  await signUp.checkId.click();
  await expect(page.getByRole('button', { name: '쓸 수 있어요' })).toBeVisible();
  await signUp.submit();
  await page.waitForURL('**/member/sign-up/4');
  await expect(page.getByRole('heading', { name: new RegExp(member.nickname) })).toBeVisible();
  await lookAt(page, 'SignUp4');

  await page.goto('/mypage');
  await expect(page.locator('main').getByText(new RegExp(`${member.nickname}님`))).toBeVisible();
  await expect(page.locator('main').getByText('1,000').first()).toBeVisible();
  await page.goto('/');
  await ready(page);
  await new ProductPage(page).openOneInStock();
  await expect(new ProductPage(page).heading).toBeVisible();
});

test('R-ACC-07 GEN-07 the third and fourth step of the sign-up opened by themselves start over', async ({ page }) => {
  for (const step of [3, 4]) {
    await page.goto(`/member/sign-up/${step}`);
    await page.waitForURL('**/member/sign-up/1');
  }
  await page.goto('/join');
  await page.waitForURL('**/member/sign-up/1');
});

test('R-ACC-08 R-ACC-09 GEN-07 an English visitor joins on one page, confirms the e-mail address for the gift, and can log in again @all', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: LOCALE_COOKIE, value: 'en', url: baseURL ?? '' }]);
  const signUp = new SignUpPage(page, 'en');
  const member = newMember();
  await page.goto('/member/sign-up/1');
  await page.waitForURL('**/join');
  await ready(page);
  await signUp.fill(member);
  await signUp.checkId.click();
  await expect(page.getByRole('button', { name: 'Free', exact: true })).toBeVisible();
  await signUp.agreeToAll();
  await signUp.submit();
  await page.waitForURL('**/join/complete');
  await expect(page.getByRole('heading', { name: new RegExp(member.nickname) })).toBeVisible();
  await lookAt(page, 'JoinComplete');

  await signUp.sendCode();
  await signUp.confirm(await shop.codeTo(member.email));
  await expect(page.getByText('1,000P and a coupon are yours')).toBeVisible();
  await page.getByRole('link', { name: 'My page', exact: true }).last().click();
  await page.waitForURL('**/mypage');
  await expect(page.locator('main').getByRole('link', { name: 'Points 1,000P' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeHidden();

  await context.clearCookies({ name: SESSION_COOKIE });
  await page.goto('/login');
  await ready(page);
  await new LoginPage(page, 'en').logIn(member.loginId, member.password);
  await page.waitForURL((url) => url.pathname === '/');
  await new ProductPage(page).openOneInStock();
  await expect(new ProductPage(page).heading).toBeVisible();
});
