import { expect, ready, screenOf, test } from '../../fixtures/test';
import { startShellAlone } from '../../../tools/lib/shop-processes';
import { handMadeRemote } from '../../fixtures/hand-made-remote';
import { nextPort } from '../../fixtures/ports';
import { copyStore } from '../../fixtures/release-store';
import type { BrowserContext, Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

/** Names of what was kept, by their paths. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('hyangro-kept-'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
/** Opens a page as a reader who touches it, until the worker has kept it. */
async function see(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
  await page.keyboard.press('Shift');
  await expect.poll(() => keptPaths(page)).toContain(new URL(path, page.url()).pathname);
}
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
/** Presses “add to cart” without a net, and reads that the goods wait for it. */
async function holdGoods(page: Page) {
  await page.getByRole('button', { name: '장바구니', exact: true }).locator('visible=true').first().click();
  await expect(line(page)).toContainText('담은 상품 1종은 연결되면 장바구니로 보내요.');
}
const inCart = async (page: Page) =>
  ((await (await page.request.get('/api/cart/items')).json()) as { items: { productCd: string; quantity: number }[] }).items
    .map(({ productCd, quantity }) => `${productCd} ${quantity}`)
    .sort();
/** What no visit has needed is not there without a net. */
const MISSING = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError/;
const withoutNet = (context: BrowserContext) => context.setOffline(true);
const line = (page: Page) => page.locator('#kept-line');

test('what was seen can be read without a net and says so; goods for the cart wait, and go there once', async ({
  page,
  context,
  shop,
  expectProblems,
}) => {
  expectProblems(MISSING);
  await shop.join();
  await shop.addToCart({ productCd: 'P0002' });
  await see(page, '/');
  await see(page, '/category/C01');
  await see(page, '/order/cart');
  // The worker stands since this page: the next one asks through it.
  await page.reload();
  await expect.poll(() => keptPaths(page)).toContain('/api/cart/items');
  await see(page, '/product/P0001');
  await expect.poll(() => isControlled(page)).toBe(true);

  await withoutNet(context);
  await page.goto('/');
  await expect(line(page)).toContainText('저장해 둔 화면이에요');
  await ready(page);
  await page.goto('/category/C01');
  await expect(screenOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/order/cart');
  await expect(screenOf(page).getByRole('heading', { name: '장바구니' })).toBeVisible();
  await page.goto('/brand/B01');
  await expect(page.getByRole('heading', { name: '인터넷이 연결되지 않았어요' })).toBeVisible();

  await page.goto('/product/P0001');
  await ready(page);
  await page.keyboard.press('Shift');
  await holdGoods(page);

  await context.setOffline(false);
  await expect(line(page)).toHaveCount(0);
  await expect.poll(() => inCart(page)).toEqual(['P0001 1', 'P0002 1']);
  await page.reload();
  await ready(page);
  expect(await inCart(page)).toEqual(['P0001 1', 'P0002 1']);
});

test('the first page of a browser, which stood before its worker, is not taken over while there is a net; without one it holds goods, too', async ({
  page,
  context,
  shop,
  expectProblems,
}) => {
  expectProblems(MISSING);
  await shop.join();
  await see(page, '/product/P0001');
  expect(await isControlled(page)).toBe(false);
  await withoutNet(context);
  await expect.poll(() => isControlled(page)).toBe(true);
  await holdGoods(page);
  await context.setOffline(false);
  await expect(line(page)).toHaveCount(0);
  await expect.poll(() => inCart(page)).toEqual(['P0001 1']);
});

test('who logs out on the first page of a browser, which stood before its worker, leaves nothing kept', async ({ page, shop }) => {
  await shop.join();
  await see(page, '/order/cart');
  expect(await isControlled(page)).toBe(false);
  await page.getByRole('navigation', { name: '계정' }).getByRole('link', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => keptPaths(page)).not.toContain('/order/cart');
  expect(await isControlled(page)).toBe(false);
});

test('nothing of a member is kept for the next who uses the browser', async ({ page, context, shop }) => {
  await shop.join();
  await shop.addToCart({ productCd: 'P0002' });
  await see(page, '/order/cart');
  // The worker stands since this page: the next one asks through it.
  await page.reload();
  await expect.poll(() => keptPaths(page)).toContain('/api/cart/items');
  await context.clearCookies({ name: /session/ });
  await see(page, '/');
  const kept = await keptPaths(page);
  expect([kept.includes('/order/cart'), kept.includes('/api/cart/items')]).toEqual([false, false]);
});

test('a new release is seen at once though a worker stands, and one setting of the server takes the worker away', async ({ browser }) => {
  const store = copyStore();
  const port = nextPort();
  const env = { RELEASE_STORE: store.dir, QA: '1' };
  const start = (more = {}) => startShellAlone({ port, apiUrl: process.env.API_URL ?? '', env: { ...env, ...more } });
  let shell = await start();
  const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'ko-KR', baseURL: `http://127.0.0.1:${port}` });
  try {
    const page = await context.newPage();
    await see(page, '/');
    await page.reload();
    await expect.poll(() => isControlled(page)).toBe(true);
    store.publish(
      'layout',
      '9.9.9',
      handMadeRemote('layout', "const Screen = () => React.createElement('h1', null, '새로 나온 첫 화면');"),
    );
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: '새로 나온 첫 화면' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(line(page)).toHaveCount(0);

    // What the page has to tell when it is left, it tells the server that goes.
    await page.goto('about:blank');
    await shell.stop();
    shell = await start({ SERVICE_WORKER: '0' });
    await page.goto('/');
    await ready(page);
    await page.keyboard.press('Shift');
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    // The page that it still served may have had something kept after that.
    await page.reload();
    await ready(page);
    await page.keyboard.press('Shift');
    await expect.poll(() => keptPaths(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /first-touch\./.test(name))))
      .toBe(true);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  } finally {
    await context.close();
    await shell.stop();
    store.remove();
  }
});
