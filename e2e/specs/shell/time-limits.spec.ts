import { startOwnShop, type OwnShop } from '../../fixtures/own-shop';
import { expect, openInShell, ready, test } from '../../fixtures/test';

test.describe('an API that hangs', () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await startOwnShop();
  });
  test.afterAll(async () => {
    process.kill(shop.api.pid ?? 0, 'SIGCONT');
    await shop.stop();
  });

  test('costs nobody the page: a shopper reads what happened, and has what was asked for once the API is back', async ({
    browser,
    problems,
  }) => {
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    await page.goto('/raffles');
    await ready(page);
    process.kill(shop.api.pid ?? 0, 'SIGSTOP');

    await openInShell(page, '/category/C01');
    const words = page
      .getByRole('status')
      .filter({ hasText: '불편을 드려 죄송해요' })
      .or(page.getByRole('button', { name: /다시/ }))
      .locator('visible=true');
    // A call is given up after 3.5 s (its unit test holds that); a busy machine needs a moment to draw.
    await expect(words.first()).toBeVisible({ timeout: 8_000 });

    await page.goto('/product/P0001', { waitUntil: 'domcontentloaded', timeout: 10_000 });
    await expect(page.getByRole('banner').locator('visible=true').first()).toBeVisible();
    await expect(words.first()).toBeVisible({ timeout: 9_000 });

    process.kill(shop.api.pid ?? 0, 'SIGCONT');
    await expect(page.locator('main h1:visible')).toBeVisible({ timeout: 20_000 });
    await context.close();
    problems.length = 0;
  });
});
