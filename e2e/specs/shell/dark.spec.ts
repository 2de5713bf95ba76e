import type { Page } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';

const groundOf = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
const DARK = 'rgb(21, 10, 16)';
const LIGHT = 'rgb(255, 255, 255)';
const look = (page: Page, name: string) => page.getByRole('group', { name: '화면 밝기' }).getByRole('button', { name });

test.describe('on a device that is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the shop is dark from its first byte; who wants it light has it at once, on every page and after a reload, until the device decides again', async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false, baseURL });
    const still = await context.newPage();
    await still.goto('/');
    expect(await groundOf(still)).toBe(DARK);
    await context.close();

    await page.goto('/categories');
    await ready(page);
    expect(await groundOf(page)).toBe(DARK);
    await expect(look(page, '기기와 같게')).toHaveAttribute('aria-pressed', 'true');
    await look(page, '밝게').click();
    await expect.poll(() => groundOf(page)).toBe(LIGHT);
    await page.reload();
    await ready(page);
    expect(await groundOf(page)).toBe(LIGHT);
    await expect(look(page, '밝게')).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/product/P0001');
    expect(await groundOf(page)).toBe(LIGHT);
    await page.goto('/categories');
    await ready(page);
    await look(page, '기기와 같게').click();
    await expect.poll(() => groundOf(page)).toBe(DARK);
  });
});

test('on a device that is light the shop is light, and dark for who chooses it', async ({ page }) => {
  await page.goto('/categories');
  await ready(page);
  expect(await groundOf(page)).toBe(LIGHT);
  await look(page, '어둡게').click();
  await expect.poll(() => groundOf(page)).toBe(DARK);
  await page.goto('/');
  expect(await groundOf(page)).toBe(DARK);
});
