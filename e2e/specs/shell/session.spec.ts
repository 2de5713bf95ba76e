import { SESSION_COOKIE } from '@hyangro/contracts/wire-names';
import { expect, ready, test } from '../../fixtures/test';

test('ST-LOG-01 the ping decides who is there: the header knows a member, and a visitor once the session is gone', async ({
  page,
  shop,
}) => {
  const account = page.getByRole('navigation', { name: '계정' });
  await page.goto('/raffles');
  await ready(page);
  await expect(account.getByRole('link', { name: '로그인' })).toBeVisible();
  await shop.login('demo15');
  await page.goto('/raffles');
  await ready(page);
  await expect(account.getByRole('link', { name: '로그아웃' })).toBeVisible();
  await expect(account.getByRole('link', { name: '로그인' })).toBeHidden();
  await page.context().clearCookies({ name: SESSION_COOKIE });
  await page.goto('/raffles');
  await ready(page);
  await expect(account.getByRole('link', { name: '로그인' })).toBeVisible();
});

test('ERR-401b a call that needs login and finds no session says so and leads to Login', async ({ page, shop }) => {
  await shop.login('demo15');
  await page.goto('/category/C01');
  await ready(page);
  await page.context().clearCookies({ name: SESSION_COOKIE });
  await page.locator('main').getByRole('button', { name: /찜/ }).first().click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('로그인');
  await alert.getByRole('button', { name: '확인' }).click();
  await page.waitForURL('**/login**');
});

test('R-ACC-21 R-ACC-20 a login target that is no name of a route leads to Main, never off the shop', async ({ page }) => {
  for (const toName of ['https://evil.example', '//evil.example', 'NoSuchRoute']) {
    await page.context().clearCookies();
    await page.goto(`/login?toName=${encodeURIComponent(toName)}`);
    await ready(page);
    await page.getByLabel('아이디', { exact: true }).fill('demo16');
    await page.getByLabel('비밀번호', { exact: true }).fill('hyangro123');
    await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(new URL(page.url()).host).toBe(new URL(process.env.SHOP_URL ?? page.url()).host);
  }
});
