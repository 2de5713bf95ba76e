import { freshDatabase, startOwnShop, type OwnShop } from '../../fixtures/own-shop';
import { expect, openInShell, ready, test } from '../../fixtures/test';

const WORDS_WITHIN_MS = 4_000;
/** Between two steps of its clock a page works off what the first has set going. */
const STEP_MS = 200;

test.describe('an API that hangs', () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await startOwnShop({ DATABASE_URL: await freshDatabase('hyangro_hangs') });
  });
  test.afterAll(async () => {
    process.kill(shop.api.pid ?? 0, 'SIGCONT');
    await shop.stop();
  });

  test('costs nobody the page: a shopper reads what happened, and has what was asked for once the API is back', async ({
    browser,
    expectProblems,
  }) => {
    expectProblems(/^console NetworkError|^50[34] /);
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
  });
});

for (const at of ['/mypage', '/order/cart'])
  test(`a member who opens ${at} while the API hangs reads words within 4 s: session and screen wait together`, async ({
    page,
    shop,
    expectProblems,
  }) => {
    expectProblems(/^console NetworkError|^50[34] /);
    await shop.login();
    await page.route('**/api/**', () => undefined);
    await page.clock.install();
    const asked = page.waitForRequest('**/api/**');
    await page.goto(at, { waitUntil: 'domcontentloaded' });
    await asked;
    // From here on the page has the time that it is given: 4 s in all, however long a busy machine draws. Two limits of 3.5 s would be 7 s.
    await page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, STEP_MS));
    for (let given = STEP_MS; given < WORDS_WITHIN_MS; given += STEP_MS) await page.clock.runFor(STEP_MS);
    await expect(page.getByRole('button', { name: /다시/ }).locator('visible=true').first()).toBeVisible();
  });
