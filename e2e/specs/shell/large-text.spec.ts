import { expect, ready, screenOf, test } from '../../fixtures/test';
import { cutText, enlargeText } from '../../flows/large-text';
import { CheckoutPage } from '../../pages/order/checkout.page';

const OF_EVERYBODY = [
  ...['/', '/main/EV06', '/category/C01', '/search/products/rose', '/product/P0001', '/product/cs/delivery'],
  ...['/review/product/P0001', '/login', '/no/such/page'],
];
const OF_A_MEMBER = ['/mypage', '/mypage/order/orders/all', '/mypage/order/H-DEMO-0004'];

test('whoever has set letters to twice their size reads every word, from the home to the payment @phone', async ({ page, shop }) => {
  test.setTimeout(240_000);
  const isWhole = async (at: string) => {
    await expect(screenOf(page).or(page.locator('main h1:visible')).first()).toBeVisible();
    await ready(page);
    await enlargeText(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(390);
    expect(await cutText(page), at).toEqual([]);
  };
  const look = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await isWhole(path);
    }
  };
  await look(OF_EVERYBODY);
  await shop.join();
  await shop.addToCart({ productCd: 'P0041' });
  await page.goto('/order/cart');
  await isWhole('the cart');
  await new CheckoutPage(page).orderCart();
  await isWhole('the payment');
  await shop.login('demo01');
  await look(OF_A_MEMBER);
});
