import { expect, ready, test } from '../../fixtures/test';
import type { Page } from '@playwright/test';

test.use({ pictures: true });

const CARD = 'main a[href^="/product/P"]:visible';
const seenHeading = (page: Page) => page.locator('main h1:visible');

test('MFE-22 a link under the pointer brings its screen before the click', async ({ page }) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  // Without the screen of one raffle: it follows once the list shows links to it.
  const ofRaffle = () => loaded.filter((path) => path.startsWith('/remotes/raffle/') && !path.includes('screen-raffle.'));
  await page.goto('/');
  await ready(page);
  const link = page.locator('a[href="/raffles"]:visible').first();
  expect(ofRaffle()).toEqual([]);
  await link.hover();
  for (const file of ['screen-raffles', 'locale-ko']) await expect.poll(() => ofRaffle().some((path) => path.includes(file))).toBe(true);
  const before = ofRaffle().length;
  await link.click();
  await page.waitForURL('**/raffles');
  await expect(page.locator('main h1:visible')).toBeVisible();
  expect(ofRaffle()).toHaveLength(before);
});

test('MFE-22 from the first touch on links in view bring the entries of their remotes, those of the page its next screen', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  const hasLoaded = (remote: string, file: string) => loaded.some((path) => path.startsWith(`/remotes/${remote}/`) && path.includes(file));
  await page.goto('/');
  await ready(page);
  expect(hasLoaded('catalog', '')).toBe(false);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => hasLoaded('catalog', 'remoteEntry')).toBe(true);
  await expect.poll(() => hasLoaded('catalog', 'screen-product')).toBe(true);
  // Those of the header are known by their entry alone.
  expect(['screen-login', 'screen-faq'].filter((screen) => hasLoaded('mypage', screen))).toEqual([]);
});

/** Milliseconds from a trusted click on the card to the frame after the one in which a heading stands that the list did not have. */
async function clickToHeading(page: Page, at: number): Promise<number> {
  await page.evaluate(() => {
    const known = new Set([...document.querySelectorAll('h1')].map((heading) => heading.textContent));
    const shared = window as { measured?: Promise<number> };
    shared.measured = new Promise((resolve) => {
      window.addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const stands = [...document.querySelectorAll('h1')].some((one) => one.checkVisibility() && !known.has(one.textContent));
            if (stands && window.location.pathname.startsWith('/product/'))
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
  });
  await page.locator(CARD).nth(at).click();
  return page.evaluate(() => (window as { measured?: Promise<number> }).measured ?? NaN);
}

test('MFE-22 a change of screen, warm, takes less than 300 ms for three of four: each time another product @quiet', async ({ page }) => {
  await page.goto('/category/C01');
  await ready(page);
  // What else the machine does can only add to a time: the best of three rounds, each with products that were not seen before.
  const thirds: number[] = [];
  for (const first of [0, 5, 10]) {
    const times: number[] = [];
    for (let at = first; at < first + 5; at += 1) {
      const ms = await clickToHeading(page, at);
      if (at > 0) times.push(ms);
      await page.goBack();
      await expect(page.locator(CARD).first()).toBeVisible();
    }
    thirds.push(times.sort((a, b) => a - b)[Math.ceil(times.length * 0.75) - 1] ?? NaN);
    if (Math.min(...thirds) < 300) break;
  }
  expect(Math.min(...thirds)).toBeLessThan(300);
});

test('while a product is on its way its card’s name, price and picture stand at their places; nothing moves when the rest comes @all', async ({
  page,
}) => {
  await page.goto('/category/C01');
  await ready(page);
  let open = () => undefined as void;
  const isHeld = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/api/product/P*', async (route) => {
    if (/\/product\/P\d+$/.test(new URL(route.request().url()).pathname)) await isHeld;
    await route.continue();
  });
  const card = page.locator(CARD).first();
  const known = (await card.textContent()) ?? '';
  await card.click();
  const opening = page.locator('[data-opening]');
  await expect(opening).toBeVisible();
  const title = (await seenHeading(page).textContent()) ?? '';
  expect(title).not.toBe('');
  expect(known).toContain(title);
  const won = page.locator('[data-size=xl]:visible').getByText(/원/).last();
  const picture = page.locator('main img:visible').first();
  const shows = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(shows).toBe(true);
  const placeOf = async (box: Promise<{ x: number; y: number } | null>) => [
    Math.round((await box)?.x ?? NaN),
    Math.round((await box)?.y ?? NaN),
  ];
  const places = async () => [
    await placeOf(seenHeading(page).boundingBox()),
    await placeOf(picture.boundingBox()),
    await placeOf(won.boundingBox()),
  ];
  const before = await places();
  open();
  await expect(opening).toHaveCount(0);
  await expect(page.getByRole('button', { name: '장바구니', exact: true }).locator('visible=true').first()).toBeVisible();
  expect(await seenHeading(page).textContent()).toBe(title);
  expect(await places()).toEqual(before);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect(opening).toHaveCount(0);
});

test('a product that does not come keeps what its card knew, and comes with the button to try again', async ({ page, expectProblems }) => {
  expectProblems(/^net::ERR_FAILED GET .*\/api\/product\/P/, /^console NetworkError: GET \/product\/P/);
  await page.goto('/category/C01');
  await ready(page);
  await page.route('**/api/product/P*', (route) => route.abort());
  const card = page.locator(CARD).first();
  const text = await card.textContent();
  await card.click();
  const retry = page.getByRole('button', { name: '다시 불러오기' });
  await expect(retry).toBeVisible();
  expect(text).toContain((await seenHeading(page).textContent()) ?? 'no heading');
  await page.unroute('**/api/product/P*');
  await retry.click();
  await expect(page.getByRole('button', { name: '장바구니', exact: true }).locator('visible=true').first()).toBeVisible();
});

test('Back while a product is on its way: the list stands where it was left', async ({ page }) => {
  await page.goto('/category/C01');
  await ready(page);
  const card = page.locator(CARD).nth(6);
  await card.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => Math.round(window.scrollY));
  await page.route('**/api/product/P*', () => new Promise<void>(() => undefined));
  await card.click();
  await expect(page.locator('[data-opening]')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(y);
});
