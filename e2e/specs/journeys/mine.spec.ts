import { expect, ready, test } from '../../fixtures/test';
import { MyProductsPage } from '../../pages/mypage/my-products.page';

test('GEN-15c R-MY-02 what a member likes on its page is kept in a folder, seen by a stranger with its link until that is closed, and bought from there', async ({
  page,
  browser,
  shop,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async ({ url }: { url: string }) => void Object.assign(window, { sharedUrl: url }) });
  });
  await shop.login('demo27');
  await shop.emptyCart();
  await page.goto('/product/P0003');
  await ready(page);
  await page.locator('main').getByRole('button', { name: /찜/ }).first().click();
  const mine = new MyProductsPage(page);
  await page.goto(mine.path);
  await ready(page);
  await expect(mine.rows).toHaveCount(1);
  await mine.makeFolder('선물');
  await expect(page).toHaveURL(/folder=WF/);
  await mine.folder('전체').click();
  await mine.putFirstInto('선물');
  await mine.folder('선물 1').click();
  const link = await mine.share();

  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('‘선물’');
  await expect(stranger.getByRole('article')).toHaveCount(1);
  await mine.stopSharing();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await stranger.context().close();

  await mine.addFirstToCart();
  await page.getByRole('link', { name: '장바구니 1개' }).locator('visible=true').first().click();
  await page.waitForURL('**/order/cart');
  await expect(page.locator('main li a[href="/product/P0003"]:visible').first()).toBeVisible();
});
