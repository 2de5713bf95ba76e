import { expect, test } from '../../fixtures/test';
import { startOwnShop, type OwnShop } from '../../fixtures/own-shop';

test.describe('the first start', () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await startOwnShop();
  });
  test.afterAll(async () => shop?.stop());

  test('the newcomer’s first page is Main with its products, and nobody has logged an error', async ({ request }) => {
    const page = await request.get(shop.url);
    expect(page.status()).toBe(200);
    const html = await page.text();
    expect(html).toContain('/product/P0');
    expect(html.match(/<img/g)?.length ?? 0).toBeGreaterThan(5);
    expect(shop.shell.output()).toMatch(/^shell: listening on port \d+\n$/);
  });
});
