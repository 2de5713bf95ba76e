import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';
import { CheckoutPage } from '../../pages/order/checkout.page';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const FOR_ALL = [
  '/',
  '/category/C01',
  '/categories',
  '/product/P0001',
  '/login',
  '/member/sign-up/1',
  '/member/sign-up/2',
  '/best-reviews',
  '/review/product/P0001',
  '/raffles',
  '/raffle/RF001',
  '/no/such/page',
  '/brands',
];
const FOR_MEMBERS = ['/order/cart', '/mypage/order/orders/all', '/mypage'];

/** What a shopper with a screen reader or a keyboard would stumble over. */
async function obstacles(page: Page): Promise<string[]> {
  await ready(page);
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${new URL(page.url()).pathname} ${id}: ${nodes
          .slice(0, 3)
          .map(({ target }) => target.join(' '))
          .join(' | ')}`,
    );
}

for (const [device, viewport] of [
  ['a PC', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport });

    test(`QA-08 on ${device} the public screens have nothing serious against WCAG 2.2 AA`, async ({ page }) => {
      test.setTimeout(150_000);
      const found: string[] = [];
      for (const path of FOR_ALL) {
        await page.goto(path);
        found.push(...(await obstacles(page)));
      }
      expect(found).toEqual([]);
    });

    test(`QA-08 on ${device} cart, payment, orders and my page have nothing serious against WCAG 2.2 AA`, async ({ page, shop }) => {
      test.setTimeout(150_000);
      const found: string[] = [];
      const checkout = new CheckoutPage(page);
      await shop.login(viewport.width > 1000 ? 'demo13' : 'demo14');
      await shop.emptyCart();
      await shop.addToCart({ productCd: 'P0041' });
      for (const path of FOR_MEMBERS) {
        await page.goto(path);
        found.push(...(await obstacles(page)));
      }
      await page.goto('/order/cart');
      await checkout.orderCart();
      found.push(...(await obstacles(page)));
      const { orderCd } = checkout;
      await checkout.pay();
      await checkout.decide('approve');
      await checkout.expectPaid(orderCd);
      found.push(...(await obstacles(page)));
      await page.goto(`/mypage/order/${orderCd}`);
      found.push(...(await obstacles(page)));
      expect(found).toEqual([]);
    });
  });
}
