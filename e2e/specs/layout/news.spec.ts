import type { Page } from '@playwright/test';
import { CLOCK_COOKIE } from '@hyangro/contracts/wire-names';
import { expect, openInShell, ready, test } from '../../fixtures/test';
import { violationsIn } from '../../flows/violations';
import { watchShifts } from '../../flows/layout-shifts';

test.use({ pictures: true });

const PHONE = { width: 390, height: 844 };
const DAY_MS = 86_400_000;
const SHOW_AFTER_MS = 5_000;
const noticeOf = (page: Page) => page.getByRole('region', { name: '겨울 선물 상자' });
const bannersOf = (page: Page) => page.getByRole('navigation', { name: '바로가기 배너' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('LS-08 LS-10 Main’s notice and the way to the app stand in nobody’s way and stay away until midnight in Seoul when asked, the banners once closed', async ({
  page,
  baseURL,
}) => {
  const [notice, banners] = [noticeOf(page), bannersOf(page)];
  const at = (moment: number) =>
    page.context().addCookies([{ name: CLOCK_COOKIE, value: encodeURIComponent(new Date(moment).toISOString()), url: baseURL ?? '' }]);
  const midnight = (Math.floor((Date.now() + 9 * 3_600_000) / DAY_MS) + 1) * DAY_MS - 9 * 3_600_000;
  const shifts = await watchShifts(page);
  await page.goto('/');
  await ready(page);
  await expect(notice).toHaveCount(0);
  await shifts.forget();
  await expect(notice).toBeVisible();
  await expect(banners).toBeVisible();
  expect(await shifts.total()).toBeLessThan(0.01);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await violationsIn(page, '[data-announcements]')).toEqual([]);
  await openInShell(page, '/categories');
  await expect(page.locator('main h1:visible')).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goBack();

  // A phone has room for one of them at a time, and neither covers the bar at the thumb.
  await page.setViewportSize(PHONE);
  await expect(notice).toBeVisible();
  await expect(banners).toBeHidden();
  const [card, bar] = [await notice.boundingBox(), await page.getByRole('navigation', { name: '바로 가기' }).boundingBox()];
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await notice.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
  await expect(notice).toHaveCount(0);
  await expect(banners).toBeVisible();
  expect(await stored(page, 'mainNoticeHiddenToday')).toMatch(/^"\d{4}-\d{2}-\d{2}"$/);

  // That it keeps its five seconds has been seen.
  await page.addInitScript((afterMs) => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (job: () => void, ms?: number, ...args: unknown[]) => later(job, ms === afterMs ? 0 : ms, ...args),
    });
  }, SHOW_AFTER_MS);
  await at(midnight - 60_000);
  await page.goto('/');
  // What comes after the notice: the way to the app, over the banners on a phone.
  const install = page.getByRole('region', { name: /^앱에서는/ });
  await expect(install).toBeVisible();
  await expect(banners).toBeHidden();
  await expect(notice).toHaveCount(0);
  expect(await violationsIn(page, '[data-announcements]')).toEqual([]);
  await expect(install.getByRole('link', { name: '앱 설치' })).toHaveAttribute('href', 'https://store.example/hyangro');
  await install.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
  await expect(install).toHaveCount(0);
  expect(await stored(page, 'appInstallHiddenToday')).toMatch(/^"\d{4}-\d{2}-\d{2}"$/);
  await page.reload();
  await expect(banners).toBeVisible();
  await expect(install).toHaveCount(0);
  await banners.getByRole('button').click();
  await expect(banners).toHaveCount(0);
  expect(await stored(page, 'mainFloatingBannersClosed')).toBe('true');

  await at(midnight + 1_000);
  await page.goto('/');
  await expect(notice).toBeVisible();
  await expect(banners).toHaveCount(0);
});

test('K-TOP on a phone the menu stays 51 px below the top of the screen, whatever is scrolled', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await ready(page);
  const menu = page.getByRole('navigation', { name: '주요 메뉴' });
  for (const y of [400, 1_200]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(async () => (await menu.boundingBox())?.y).toBe(51);
  }
});

test('K-TOP on a PC, whose header goes with the page, the menu stays at the very top', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const menu = page.getByRole('navigation', { name: '주요 메뉴' });
  for (const y of [400, 1_200]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(async () => (await menu.boundingBox())?.y).toBe(0);
  }
});

test('GEN-14 the static home shows what the shop promises and asks no call for goods', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await ready(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '처음 오신 분께' }).click();
  await page.waitForURL('**/welcome');
  await expect(page.getByRole('heading', { level: 1, name: '처음 오신 분께' })).toBeAttached();
  asked.length = 0;
  await page.reload();
  await ready(page);
  for (const promise of ['이번 달 브랜드 할인', '990원으로 시작하는', '한 명에 1,000포인트', '래플 티켓 3장', '재입고 알림은 3개월'])
    await expect(page.locator('main')).toContainText(promise);
  await page.getByText('향이 지나가는 길').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /^\/api\/(?!common\/|login\/|log$|main\/last-notification|simple-menus)/.test(path))).toEqual([]);
  for (const name of ['브랜드 보기', '가입하고 받기']) await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^\//);
});
