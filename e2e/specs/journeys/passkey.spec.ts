import { CLOCK_COOKIE, CLOCK_HEADER, OWN_HEADER } from '@hyangro/contracts/wire-names';
import { addressOf, expect, ready, test, type Shop } from '../../fixtures/test';
import { NAMED_URL, addPasskeyDevice } from '../../fixtures/passkey-device';
import { LoginPage } from '../../pages/mypage/login.page';
import { RecoveryPage } from '../../pages/mypage/recovery.page';
import { newMember } from '../../pages/mypage/sign-up.page';
import { WaysInPage } from '../../pages/mypage/ways-in.page';
import { WithdrawalPage } from '../../pages/mypage/withdrawal.page';
import type { APIRequestContext } from '@playwright/test';

test.use({ baseURL: NAMED_URL });
const MINUTE_MS = 60_000;
const PASSWORD = 'newscent1';

/** A member with a proved phone, who joined ten minutes ago: another code may go there now. */
async function joined(request: APIRequestContext, shop: Shop) {
  const phone = `010${String(Date.now()).slice(-8)}`;
  const member = { ...newMember(), memNm: '한잊음', phone };
  const headers = { [OWN_HEADER]: 'hyangro', [CLOCK_HEADER]: new Date(Date.now() - 10 * MINUTE_MS).toISOString() };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { headers, data });
    expect([path, answer.ok()]).toEqual([path, true]);
    return answer;
  };
  const sent = await post('/member/verification/send', { phone });
  const { verificationCd } = (await sent.json()) as { verificationCd: string };
  await post('/member/verification/confirm', { verificationCd, code: await shop.codeTo(phone) });
  const form = { birthday: '19960608', gender: '02', agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'], verificationCd };
  await post('/member/sign-up', { ...member, ...form });
  return member;
}

test('a member who lost id and password finds both again, adds a passkey, comes back by it alone, logs the other browser out, and leaves', async ({
  page,
  context,
  browser,
  shop,
}, testInfo) => {
  const { loginId, memNm, email, phone } = await joined(context.request, shop);
  await context.clearCookies();
  const device = await addPasskeyDevice(context, page);
  const recovery = new RecoveryPage(page);
  const ways = new WaysInPage(page);

  await page.goto('/login?toName=MyLinkSns');
  await ready(page);
  await recovery.askForId({ memNm, email });
  await recovery.confirm(await shop.codeTo(email));
  await expect(page.getByText(`${loginId.slice(0, 3)}***`)).toBeVisible();
  await recovery.askForPassword({ loginId, phone });
  await recovery.toCode();
  await recovery.confirm(await shop.codeTo(phone));
  await recovery.setPassword(PASSWORD);
  await page.waitForURL('**/login?toName=MyLinkSns');
  await new LoginPage(page).logIn(loginId, PASSWORD);
  await page.waitForURL('**/mypage/link-sns');

  // A quarter of an hour later the login is no proof any more.
  await context.addCookies([{ name: CLOCK_COOKIE, value: new Date(Date.now() + 15 * MINUTE_MS).toISOString(), url: NAMED_URL }]);
  await ways.addPasskey('내 휴대전화');
  await ways.prove(PASSWORD);
  await expect(ways.passkey('내 휴대전화')).toContainText('아직 쓰지 않았어요');
  expect(await device.count()).toBe(1);

  await page.getByRole('navigation', { name: '계정' }).getByRole('link', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login?toName=MyLinkSns');
  await ready(page);
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await page.waitForURL('**/mypage/link-sns');
  await expect(ways.passkey('내 휴대전화')).toContainText('마지막 사용');

  const elsewhere = await browser.newContext({ baseURL: NAMED_URL, extraHTTPHeaders: { 'x-forwarded-for': addressOf(testInfo) } });
  const data = { loginId, password: PASSWORD };
  expect((await elsewhere.request.post('/api/login', { headers: { [OWN_HEADER]: 'hyangro' }, data })).ok()).toBe(true);
  await page.reload();
  await ready(page);
  await expect(ways.sessions).not.toHaveCount(1);
  await ways.endOthers();
  await expect(ways.sessions).toHaveCount(1);
  expect(await (await elsewhere.request.get('/api/login/v2/ping')).json()).toEqual({ isLogin: false });
  await elsewhere.close();

  const withdrawal = new WithdrawalPage(page);
  await withdrawal.open();
  await withdrawal.send({ reason: 'PRICE' });
  await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await ready(page);
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await expect(page.locator('main').getByRole('alert')).toHaveText('등록되지 않은 패스키예요. 다른 방법을 써 주세요.');
});
