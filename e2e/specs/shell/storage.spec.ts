import type { Page } from '@playwright/test';
import { LOCAL_KEYS, SESSION_KEYS } from '@hyangro/contracts/storage/storage-keys';
import { expect, ready, test } from '../../fixtures/test';

/** Screens that read or write the stored values, and what shows that they stand. */
const SCREENS = [
  ['/', 'main a[href^="/product/P"]:visible'],
  ['/product/P0001', 'main h1:visible'],
  ['/login', 'main form:visible'],
  ['/member/sign-up/1', 'main input[type=checkbox]:visible'],
  ['/raffles', 'main h1:visible'],
  ['/order/payment-complete', 'main a[href^="/product/P"]:visible'],
] as const;

async function expectScreens(page: Page, screens: readonly (typeof SCREENS)[number][] = SCREENS) {
  for (const [path, sign] of screens) {
    await page.goto(path);
    await ready(page);
    await expect(page.locator(sign).first(), path).toBeVisible();
    await expect(page.locator('[data-remote-error]'), path).toHaveCount(0);
  }
}
/** Puts one text under every key before each page. */
const fillWith = (page: Page, value: string) =>
  page.addInitScript(
    ({ localKeys, sessionKeys, text }) => {
      for (const key of localKeys) localStorage.setItem(key, text);
      for (const key of sessionKeys) sessionStorage.setItem(key, text);
    },
    { localKeys: [...LOCAL_KEYS], sessionKeys: [...SESSION_KEYS], text: value },
  );

// Every key with every kind of rubbish is held by the test of the storage, which all code reads through: `storage-access.test.ts`.
for (const [kind, value] of [
  ['a value of the wrong type', '{"a":[{}]}'],
  ['truncated JSON', '{"a":[1,2'],
] as const)
  test(`LS-24 with ${kind} under every key the shop shows its screens`, async ({ page }) => {
    await fillWith(page, value);
    await expectScreens(page);
  });

test('LS-24 rubbish under the agreed terms costs the choice only: the sign-up goes on', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('agreeTerms', '5'));
  await page.goto('/member/sign-up/1');
  await ready(page);
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check();
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await page.waitForURL('**/member/sign-up/2');
});

test('LS-24 with 5 MB of text under a key that Main reads and one that every page reads the shop shows its screens', async ({ page }) => {
  await page.goto('/login');
  for (const key of ['mainNoticeHiddenToday', 'guestCart'] as const) {
    await page.evaluate((name) => {
      localStorage.clear();
      localStorage.setItem(name, JSON.stringify({ body: 'x'.repeat(5_000_000) }));
    }, key);
    await expectScreens(page, SCREENS.slice(0, 2));
  }
});

test('LS-24 with full storage the shop shows its screens', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    for (const area of [localStorage, sessionStorage]) {
      area.clear();
      for (let size = 4_000_000; size >= 1;) {
        try {
          area.setItem('filler', (area.getItem('filler') ?? '') + 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    }
  });
  await expectScreens(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(1);
});
