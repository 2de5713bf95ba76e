import { expect, ready, test } from '../../fixtures/test';
import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import { SignUpPage } from '../../pages/mypage/sign-up.page';

const TOAST = '이번 주말 쿠폰을 열었어요';

test.describe('on a phone, whose header has the bell', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('LS-11 LS-12 API-15 a visitor is told of news once, and the bell’s dot goes out for good when it is pressed', async ({ page }) => {
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    const freshBell = page.getByRole('link', { name: /^알림, 새 소식이 있어요/ }).filter({ visible: true });
    const bell = page.getByRole('link', { name: /^알림( \(준비 중\))?$/ }).filter({ visible: true });
    await page.goto('/categories');
    await ready(page);
    await expect(page.getByRole('status').getByText(TOAST)).toBeVisible();
    await expect(freshBell.first()).toBeVisible();
    expect(await stored('notificationSeq1')).toMatch(/^\d+$/);
    expect(await stored('notificationSeq2')).toBeNull();

    const answered = page.waitForResponse('**/api/main/last-notification');
    await page.reload();
    await answered;
    await expect(freshBell.first()).toBeVisible();
    await expect(page.getByText(TOAST)).toHaveCount(0);

    // Its screen may still be to come: then it leads nowhere, and the press counts all the same.
    await freshBell.first().click({ force: true });
    await expect.poll(() => stored('notificationSeq2')).toMatch(/^\d+$/);
    const asked = page.waitForResponse('**/api/main/last-notification');
    await page.goto('/categories');
    await asked;
    await expect(bell.first()).toBeVisible();
    await expect(freshBell).toHaveCount(0);
  });
});

test('LS-12 a member who opens the notifications has seen them', async ({ page, shop }) => {
  await shop.login('demo02');
  await page.goto('/notification/notification');
  await ready(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('notificationSeq2'))).toMatch(/^\d+$/);
});

test('LS-20 R-OTH-21 on the web a raffle leads to the app’s store page', async ({ page }) => {
  await page.goto('/raffle/RF001');
  await ready(page);
  await page
    .getByRole('button', { name: /응모하기/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', 'https://store.example/hyangro');
  expect(await page.evaluate(() => localStorage.getItem('storeUrlForRedirect'))).toBe('"https://store.example/hyangro"');
});

test('LS-21 an invitation link on any page fills in the referrer at the sign-up, in a new tab too', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: LOCALE_COOKIE, value: 'en', url: baseURL ?? '' }]);
  await page.goto('/categories?refId=HR12AB');
  await ready(page);
  await page.goto('/join');
  await ready(page);
  await expect(new SignUpPage(page, 'en').referrer).toHaveValue('HR12AB');
  const newTab = await context.newPage();
  await newTab.goto('/join');
  await ready(newTab);
  await expect(new SignUpPage(newTab, 'en').referrer).toHaveValue('HR12AB');
});

test('API-18 ST-PSH-01 LS-14 the app’s push token is saved once, and not again at the next start @app', async ({ page, shop }) => {
  // The app answers the page's `ready` with its token, as its web view does.
  await page.addInitScript(() => {
    Object.assign(window, {
      ReactNativeWebView: {
        postMessage(text: string) {
          const message = JSON.stringify({ type: 'push_token', payload: { token: 'fcm-journey' } });
          if ((JSON.parse(text) as { type: string }).type !== 'ready') return;
          window.dispatchEvent(new MessageEvent('message', { data: message }));
          Object.assign(window, { hasToldToken: true });
        },
      },
    });
  });
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/member/fcm-user-token')) saved.push(request.postData() ?? '');
  });
  const stored = () => page.evaluate(() => localStorage.getItem('savedFcmUserToken'));
  await shop.login('demo02');
  await page.goto('/categories');
  await expect.poll(stored).toBe('"fcm-journey"');
  await page.goto('/raffles');
  await expect.poll(() => page.evaluate(() => 'hasToldToken' in window)).toBe(true);
  expect(saved).toEqual([JSON.stringify({ token: 'fcm-journey' })]);
});
