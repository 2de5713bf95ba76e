import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import { expect, ready, test } from '../../fixtures/test';
import { lookAt } from '../../flows/every-screen';
import { SandboxPage } from '../../pages/mypage/sandbox.page';
import { newMember, SignUpPage } from '../../pages/mypage/sign-up.page';

test('R-ACC-17 R-ACC-10 R-ACC-08 whoever comes with an unknown account joins with its profile filled in, is linked and greeted, and next time one press logs in @all', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: LOCALE_COOKIE, value: 'en', url: baseURL ?? '' }]);
  const sandbox = new SandboxPage(page);
  const signUp = new SignUpPage(page, 'en');
  const { loginId } = newMember();
  const name = loginId.slice(-12);
  await page.goto('/login?toName=Product&productCd=P0001');
  await ready(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await sandbox.arrive();
  await sandbox.continueAs(name);
  await page.waitForURL('**/member/link-sns?*');
  await ready(page);
  await lookAt(page, 'MemberLinkSns');
  await page.getByRole('link', { name: 'Join', exact: true }).click();
  await page.waitForURL('**/join?toName=Product&productCd=P0001');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(`${name}@sandbox.example`);
  await expect(page.getByLabel('Nickname', { exact: true })).toHaveValue(name);
  await signUp.fill({ loginId, nickname: name, email: `${name}@sandbox.example`, password: 'hyangro123' });
  await signUp.checkId.click();
  await expect(page.getByRole('button', { name: 'Free', exact: true })).toBeVisible();
  await signUp.agreeToAll();
  await signUp.submit();
  await page.waitForURL(`**/join/sns/complete/${encodeURIComponent(`sandbox:${name}`)}?*`);
  await expect(page.getByText('Your Google account is linked')).toBeVisible();
  await lookAt(page, 'JoinSnsComplete');
  await expect(page.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', '/product/P0001');

  await context.clearCookies({ name: /hy_session/ });
  await page.goto('/login?toName=Product&productCd=P0001');
  await ready(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await sandbox.arrive();
  await sandbox.continueAs(name, 'twice');
  await page.waitForURL('**/product/P0001');
  await page.goto('/join/sns/complete/somebody-else');
  await expect(page.getByText('No account was confirmed')).toBeVisible();
  await page.goto('/');
  await expect(page.locator('main a[href^="/product/P"]:visible').first()).toBeVisible();
});

test('API-D02 whoever refuses, or comes back late, is at the login again with a word and the way kept; the demo member is logged in by Kakao', async ({
  page,
}) => {
  const sandbox = new SandboxPage(page);
  const press = async () => {
    await ready(page);
    await page.getByRole('button', { name: '카카오 계정으로 계속하기' }).click();
    await sandbox.arrive();
  };
  await page.goto('/login?toName=MyPage');
  await press();
  await sandbox.refuse();
  await expect(page.getByText('동의하지 않으셔서')).toBeVisible();
  await press();
  await sandbox.continueAs('late', 'late');
  await expect(page.getByText('시간이 지나')).toBeVisible();
  await press();
  await sandbox.continueAsDemoMember();
  await page.waitForURL('**/mypage');
});

test('R-ACC-10 without a session the completion leads to the login, which knows the way', async ({ page }) => {
  await page.goto('/join/sns/complete/o-1');
  await page.waitForURL('**/login?toName=JoinSnsComplete&openId=o-1');
});
