import { expect, test } from '../../fixtures/test';
import { OWN_HEADER } from '@hyangro/contracts/wire-names';
import { freshDatabase, startOwnShop, type OwnShop } from '../../fixtures/own-shop';
import { DEMO_PASSWORD } from '../../fixtures/test';

const headers = { [OWN_HEADER]: 'hyangro' };

test.describe('NF-05 the last piece', () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await startOwnShop({ DATABASE_URL: await freshDatabase('hyangro_race') });
  });
  test.afterAll(async () => shop?.stop());

  test('NF-05 two shoppers want the last piece at the same moment: one gets it, the other is told', async ({ browser, expectProblems }) => {
    // Refusals of an order come with this status on the wire.
    expectProblems(/^500 POST .*\/api\/orders$/);
    const buyers = await Promise.all(
      ['demo06', 'demo07'].map(async (loginId) => {
        const context = await browser.newContext({ baseURL: shop.url, locale: 'ko-KR' });
        const login = await context.request.post('/api/login', { headers, data: { loginId, password: DEMO_PASSWORD } });
        expect(login.ok()).toBe(true);
        const page = await context.newPage();
        return { context, page };
      }),
    );
    const seed = await buyers[0]!.context.request.post('/api/__qa/seed', { headers, data: { scenario: 'last-piece' } });
    expect(seed.ok()).toBe(true);
    const { productCd } = (await seed.json()) as { productCd: string };
    for (const { context, page } of buyers) {
      const product = (await (await context.request.get(`/api/product/${productCd}`)).json()) as {
        options: { optionCd: string; stockCnt: number }[];
      };
      const optionCd = product.options.find(({ stockCnt }) => stockCnt > 0)?.optionCd ?? null;
      const added = await context.request.post('/api/cart/items', { headers, data: { productCd, optionCd, quantity: 1 } });
      expect(added.ok()).toBe(true);
      await page.goto('/order/cart');
      await expect(
        page
          .getByRole('button', { name: /주문하기$/ })
          .locator('visible=true')
          .first(),
      ).toBeEnabled();
    }
    await Promise.all(
      buyers.map(({ page }) =>
        page
          .getByRole('button', { name: /주문하기$/ })
          .locator('visible=true')
          .first()
          .click(),
      ),
    );
    const outcomes = await Promise.all(
      buyers.map(async ({ page }) => {
        const refused = page.getByRole('alertdialog').getByText('주문할 수 없어요');
        await Promise.race([page.waitForURL('**/order/payment/**'), refused.waitFor()]);
        return page.url().includes('/order/payment/') ? 'ordered' : 'refused';
      }),
    );
    expect(outcomes.sort()).toEqual(['ordered', 'refused']);
    for (const { context } of buyers) await context.close();
  });
});
