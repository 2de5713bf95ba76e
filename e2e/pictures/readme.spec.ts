import path from 'node:path';
import { expect, ready, test } from '../fixtures/test';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/pictures');
/** What the README shows. */
const SCREENS = [
  { name: 'main', at: '/' },
  { name: 'product', at: '/product/P0001?lang=en' },
  { name: 'category', at: '/category/C01?lang=cn' },
  { name: 'cart', at: '/order/cart', member: true },
];

for (const { name, at, member } of SCREENS) {
  test(`the picture of ${name}`, async ({ page, shop }, testInfo) => {
    if (member) {
      await shop.login();
      await shop.emptyCart();
      for (const productCd of ['P0001', 'P0047', 'P0012']) await shop.addToCart({ productCd });
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(at);
    await ready(page);
    await page.waitForLoadState('networkidle');
    // The news of the day comes as a toast and goes again.
    const news = page.locator('[role=status] button');
    await news.waitFor({ timeout: 3_000 }).catch(() => undefined);
    await expect(news).toHaveCount(0);
    await page.screenshot({ path: path.join(FOLDER, `${name}-${testInfo.project.name}.jpg`), type: 'jpeg', quality: 70 });
  });
}
