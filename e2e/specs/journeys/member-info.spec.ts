import { readFile } from 'node:fs/promises';
import { CLOCK_COOKIE } from '@hyangro/contracts/wire-names';
import { DEMO_PASSWORD, expect, openInShell, ready, test } from '../../fixtures/test';
import { MemberInfoPage } from '../../pages/mypage/member-info.page';

const ELEVEN_MINUTES_MS = 660_000;

test('R-MY-18 R-MY-19 P-02 a member proves anew who they are, changes the mailbox by a code, and takes all of their own data home', async ({
  page,
  shop,
  baseURL,
}) => {
  const info = new MemberInfoPage(page);
  expect((await page.request.get('/mypage/member-info')).url()).toContain('/login?toName=MemberInfo');

  // A login of eleven minutes ago proves nothing any more.
  await shop.login('demo14');
  const later = new Date(Date.now() + ELEVEN_MINUTES_MS).toISOString();
  await page.context().addCookies([{ name: CLOCK_COOKIE, value: encodeURIComponent(later), url: baseURL ?? '' }]);
  await page.goto('/mypage/member-info');
  await page.waitForURL('**/mypage/member-info/confirm');
  await ready(page);
  await info.prove(DEMO_PASSWORD);
  await page.waitForURL('**/mypage/member-info');

  const email = `moved${Date.now()}@example.com`;
  await info.sendCodeTo(email);
  await expect(page.getByText('mo***@example.com', { exact: false })).toBeVisible();
  await info.enterCode(await shop.codeTo(email));
  await expect(page.locator('main').getByText(email)).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('memberInfo'))).toContain(email);
  expect((await shop.outbox()).find(({ to }) => to === 'demo14@example.com')?.text).toContain('mo***@example.com');

  // The check is asked from anywhere else; Back to it from one's own data goes on back.
  const home = page.locator('main').getByRole('link', { name: '회원 정보' });
  await openInShell(page, '/mypage');
  await expect(home).toBeVisible();
  await openInShell(page, '/mypage/member-info/confirm');
  await expect(info.password).toBeVisible();
  await openInShell(page, '/mypage/member-info');
  await expect(info.name).toBeVisible();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/mypage');
  await expect(home).toBeVisible();

  await openInShell(page, '/mypage/member-info');
  await info.exports.getByRole('button', { name: '내 자료 모으기' }).click();
  await expect(info.exports.getByRole('status')).toContainText('모으고 있어요');
  await shop.seed('member-exports-made');
  await page.reload();
  await ready(page);
  const [download] = await Promise.all([page.waitForEvent('download'), info.exports.getByRole('button', { name: '데이터 파일' }).click()]);
  expect(download.suggestedFilename()).toBe('hyangro-my-data.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ member: [{ login_id: 'demo14', email }] });
  expect(new URL(page.url()).pathname).toBe('/mypage/member-info');
});
