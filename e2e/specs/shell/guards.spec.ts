import { fillPath } from '@hyangro/contracts/routes/paths';
import { routeRow, type RouteName } from '@hyangro/contracts/routes/table';
import { GUARDED_ROUTES, OPEN_ROUTES } from '@hyangro/contracts/testing/route-guards';
import { OWN_HEADER, SESSION_COOKIE } from '@hyangro/contracts/wire-names';
import type { Page } from '@playwright/test';
import { expect, openInShell, ready, test } from '../../fixtures/test';
import { LoginPage } from '../../pages/mypage/login.page';

const PARAMS = {
  productCd: 'P0001',
  kind: 'receipt',
  orderCd: 'O1',
  tab: 'all',
  claimType: 'cancel',
  claimCd: 'C1',
  openId: 'X1',
  reviewCd: 'RV0001',
  ugcCd: 'RV0001',
  layoutCd: 'MAIN',
  cateCd: 'C01',
  brandCd: 'B01',
  couponCd: '1001',
  initMenuIdx: '0',
  keyword: 'rose',
  productType: 'OVERSEAS',
  noticeCd: 'N1',
  targetMemCd: 'M0001',
  raffleProductCd: 'RF001',
  shareToken: 'none',
};
const inKorean = (names: readonly RouteName[]) =>
  names.map((name) => ({ name, ...routeRow(name) })).filter(({ locales }) => !locales || locales.includes('ko'));
const pathOf = (path: string) => fillPath(path, PARAMS);

/** Resolves once the running shell shows the screen of this address. */
const shownAt = (page: Page, path: string) => expect(page.locator(`[data-screen="${path}"]`).first(), path).toBeVisible();

test('R-MY-24 P-01 every route that needs login sends a visitor to Login with its name and params, from the server and in the running shop', async ({
  page,
}) => {
  await page.goto('/introduction');
  await ready(page);
  const expectLogin = (address: string, { name, path }: { name: string; path: string }) => {
    const { pathname, searchParams } = new URL(address, page.url());
    expect([pathname, searchParams.get('toName')], path).toEqual(['/login', name]);
    for (const [, key = '', isOptional] of path.matchAll(/:(\w+)(\?)?/g))
      if (!isOptional) expect(searchParams.get(key), `${name} ${key}`).toBe(PARAMS[key as keyof typeof PARAMS]);
  };
  const guarded = inKorean(GUARDED_ROUTES);
  expect(guarded.length).toBeGreaterThan(30);
  for (const row of guarded) {
    const answer = await page.request.get(pathOf(row.path), { maxRedirects: 0 });
    expect(answer.status(), row.path).toBe(302);
    expectLogin(answer.headers().location ?? '', row);
    await openInShell(page, pathOf(row.path));
    await page.waitForURL((url) => url.searchParams.get('toName') === row.name);
    expectLogin(page.url(), row);
  }
});

test('R-PUB-14 P-01 TRAP-05 public routes never send a visitor away, whatever stands in their path, from the server and in the running shop', async ({
  page,
}) => {
  const unauthorised: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) unauthorised.push(response.url());
  });
  await page.goto('/introduction');
  await ready(page);
  // They belong to a way that has not been walked: its first step comes.
  const leads = new Set([
    ...['PaymentComplete', 'Login', 'SignUp3', 'SignUp4', 'MemberLinkSns', 'ImageViewer'],
    ...['FindIdResult', 'FindPasswordResult', 'FindPasswordConfirm', 'FindPasswordRetype'],
  ]);
  for (const { name, path } of inKorean(OPEN_ROUTES).filter((row) => !leads.has(row.name))) {
    const to = pathOf(path);
    expect((await page.request.get(to, { maxRedirects: 0 })).status(), name).not.toBe(302);
    await openInShell(page, to);
    await shownAt(page, to);
    expect(new URL(page.url()).pathname, name).toBe(to);
  }
  expect(unauthorised).toEqual([]);
});

test('P-01 a member reaches every route that needs login', async ({ page, shop }) => {
  await shop.login();
  await page.goto('/introduction');
  await ready(page);
  for (const { name, path } of inKorean(GUARDED_ROUTES)) {
    const to = pathOf(path);
    expect((await page.request.get(to, { maxRedirects: 0 })).status(), name).not.toBe(302);
    // From one's own data it goes back to them (R-MY-19).
    if (name === 'MemberInfoConfirm') await openInShell(page, '/introduction');
    await openInShell(page, to);
    await shownAt(page, to);
    expect(page.url(), name).not.toContain('/login');
  }
});

test('R-ACC-18 ST-LOG-02 a visitor who opens the cart logs in and is in the cart @all', async ({ page }) => {
  await page.goto('/order/cart');
  await page.waitForURL('**/login?toName=OrderCart');
  await ready(page);
  await new LoginPage(page).logIn();
  await page.waitForURL('**/order/cart');
});

test('E-09 LS-23 ST-LOG-03 login keeps the member in the session keys; logout asks, goes home and forgets', async ({ page }) => {
  await page.goto('/login');
  await ready(page);
  await new LoginPage(page).logIn();
  await page.waitForURL((url) => url.pathname === '/');
  const info = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('memberInfo') ?? 'null') as { memCd?: string; email?: string } | null,
  );
  const { memCd, email } = (await (await page.context().request.get('/api/login/simple-details')).json()) as Record<string, string>;
  expect(info).toEqual({ memCd, email });
  expect(await page.evaluate(() => sessionStorage.getItem('login'))).toBe('true');

  await page.goto('/mypage');
  const logout = page.locator('main').getByRole('button', { name: '로그아웃' });
  await logout.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
  expect(new URL(page.url()).pathname).toBe('/mypage');
  await logout.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => [sessionStorage.getItem('login'), sessionStorage.getItem('memberInfo')])).toEqual([null, null]);
  const ping = await page.context().request.get('/api/login/ping');
  expect(await ping.text()).not.toBe('pong');
});

test('ST-LOG-03 LS-23 R-OTH-20 whoever logs out at Main stays there: no further entry in the history, an empty badge, Main begins anew', async ({
  page,
  shop,
}) => {
  await shop.login('demo37');
  await shop.emptyCart();
  await shop.addToCart({ productCd: 'P0047' });
  await page.goto('/');
  await ready(page);
  const account = page.getByRole('navigation', { name: '계정' });
  const badge = page.locator('header a[href="/order/cart"]').locator('visible=true').first();
  await expect(badge).toHaveAccessibleName('장바구니 1개');
  await page.locator('[data-screen="/"]').evaluate((screen) => screen.setAttribute('data-met', ''));
  const entries = await page.evaluate(() => history.length);
  const ask = () => account.getByRole('link', { name: '로그아웃' }).click();
  await ask();
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
  await expect(badge).toHaveAccessibleName('장바구니 1개');
  expect(await (await page.context().request.get('/api/login/ping')).text()).toBe('pong');
  await ask();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(account.getByRole('link', { name: '로그인' })).toBeVisible();
  await expect(badge).toHaveAccessibleName('장바구니 0개');
  await expect(page.locator('[data-met]')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => [history.length, sessionStorage.getItem('login')])).toEqual([entries, null]);
});

test('ST-LOG-02 a session that ended on the server sends to Login and leaves no member in this browser', async ({ page, shop }) => {
  await shop.login();
  await page.goto('/mypage');
  await ready(page);
  await page.context().clearCookies({ name: SESSION_COOKIE });
  await page
    .getByRole('link', { name: /모두 보기/ })
    .first()
    .click();
  await page.waitForURL('**/login?toName=Orders&tab=all');
  expect(await page.evaluate(() => sessionStorage.getItem('memberInfo'))).toBeNull();
});

test('ST-LOG-02 ERR-NET without any answer the shopper stays where they are and is told', async ({ page, shop, expectProblems }) => {
  expectProblems(/^net::ERR_FAILED GET .*\/api\/login\/ping/);
  await shop.login();
  await page.goto('/mypage');
  await ready(page);
  await page.route('**/api/login/ping**', (route) => route.abort());
  await page
    .getByRole('link', { name: /모두 보기/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: '불편을 드려 죄송해요' })).toBeVisible();
  expect(page.url()).not.toContain('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('memberInfo'))).not.toBeNull();
});

test('R-OTH-22 an unknown address answers 404 with a way to search and home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '찾으시는 화면이 없어요' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /홈/ })).toBeVisible();
});

test('R-ORD-02 P-11 another member’s order is not found and cannot be paid', async ({ page, shop, browser, baseURL }) => {
  await shop.login('demo09');
  await shop.emptyCart();
  await shop.addToCart({ productCd: 'P0047' });
  await page.goto('/order/cart');
  await page
    .getByRole('button', { name: /주문하기$/ })
    .locator('visible=true')
    .first()
    .click();
  await page.waitForURL('**/order/payment/**');
  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
  await other.request.post('/api/login', {
    headers: { [OWN_HEADER]: 'hyangro' },
    data: { loginId: 'demo10', password: 'hyangro123' },
  });
  const stranger = await other.newPage();
  await stranger.goto(new URL(page.url()).pathname);
  await expect(stranger.getByText('찾으시는 주문이 없어요')).toBeVisible();
  await other.close();
});
