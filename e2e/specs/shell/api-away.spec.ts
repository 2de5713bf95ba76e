import { expect, test } from '../../fixtures/test';
import { freshDatabase, startOwnShop, type OwnShop } from '../../fixtures/own-shop';

test.describe('while the API is away', () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await startOwnShop({ DATABASE_URL: await freshDatabase('hyangro_away') });
  });
  test.afterAll(async () => shop?.stop());

  test('NF-01 a search engine is told to come again, and a shopper’s page comes by itself when the API is back', async ({
    browser,
    expectProblems,
  }) => {
    test.setTimeout(120_000);
    expectProblems(/^50[234] |^console (Network|Api)Error/);
    const context = await browser.newContext({ baseURL: shop.url, locale: 'ko-KR' });
    await shop.killApi();
    const away = await context.request.get('/raffles');
    expect([away.status(), Number(away.headers()['retry-after']) > 0]).toEqual([503, true]);

    const page = await context.newPage();
    await page.goto('/raffles');
    await expect(page.getByRole('button', { name: '다시 불러오기' })).toBeVisible();
    await shop.restartApi();
    await expect(page.locator('main a[href^="/raffle/"]').first()).toBeVisible({ timeout: 40_000 });

    expect((await context.request.get('/raffles')).status()).toBe(200);
    expect((await context.request.get('/product/NOPE')).status()).toBe(404);
    await context.close();
  });
});
