import path from 'node:path';
import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import { expect, test } from '../../fixtures/test';
import { startShop, type ShopProcesses } from '../../../tools/lib/shop-processes';
import { nextPort } from '../../fixtures/ports';

test.describe('an exchange rate that cannot be read', () => {
  // One shop serves them all.
  test.describe.configure({ mode: 'default' });
  let shop: ShopProcesses;
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    shop = await startShop({
      port: nextPort(),
      apiPort: nextPort(),
      env: { UPSTREAM: process.env.API_URL ?? '', QA: '1' },
      files: { api: path.resolve(import.meta.dirname, '../../fixtures/api-without-rate.mjs') },
    });
  });
  test.afterAll(async () => shop?.stop());

  for (const [locale, price] of [
    ['ko-KR', /[\d,]+원/],
    ['en-US', /₩[\d,]+/],
    ['zh-CN', /₩[\d,]+/],
  ] as const)
    test(`GEN-08 prices stand without dollars, and nothing reads NaN (${locale})`, async ({ browser, expectProblems }) => {
      expectProblems(/^500 GET .*\/common\/exchange-rate/);
      const context = await browser.newContext({ baseURL: shop.url, locale });
      await context.addCookies([{ name: LOCALE_COOKIE, value: { 'ko-KR': 'ko', 'en-US': 'en', 'zh-CN': 'cn' }[locale], url: shop.url }]);
      const page = await context.newPage();
      for (const address of ['/product/P0047', '/category/C01', '/']) {
        const asked = page.waitForResponse(/\/api\/common\/exchange-rate/);
        await page.goto(address);
        await asked;
        const main = page.locator('main');
        await expect(main.getByText(price).locator('visible=true').first()).toBeVisible();
        const text = await main.innerText();
        expect(text).not.toContain('NaN');
        expect(text).not.toMatch(/\$\s?\d/);
        expect(text).not.toContain('()');
      }
      await context.close();
    });
});
