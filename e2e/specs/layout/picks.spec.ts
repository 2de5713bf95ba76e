import type { Locator, Page } from '@playwright/test';
import { bringIntoSight, expect, openInShell, ready, test } from '../../fixtures/test';
import { watchShifts } from '../../flows/layout-shifts';

test.use({ pictures: true });

const PHONE = { width: 390, height: 844 };
const block = (page: Page) => page.locator('[data-display="20"]');
const cards = (page: Page) => block(page).getByRole('article');
const codesOf = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.querySelector('a[href^="/product/"]')?.getAttribute('href')?.split('/').pop()));

/** As a reader comes there: what stands above is laid out before it is in sight. */
async function wheelTo(page: Page, place: Locator) {
  while (await place.evaluate((element) => element.getBoundingClientRect().top > innerHeight / 3)) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(60);
  }
}

async function view(page: Page, productCd: string) {
  await openInShell(page, `/product/${productCd}`);
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('recentProducts') ?? '[]')[0])).toBe(productCd);
}

test('P-AI-4 K-REC D-20 the home recommends from two viewed products on, moves nothing for it, and follows other tabs', async ({
  page,
}) => {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/product/recommendations')) asked.push(decodeURIComponent(new URL(request.url()).search));
  });
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await ready(page);
  await view(page, 'P0009');
  await page.goBack();
  await expect(page.locator('main [data-display="19"]')).toBeAttached();
  await block(page).evaluate((place) => place.scrollIntoView());
  await expect(block(page).locator('> *')).toHaveCount(0);
  expect(asked).toEqual([]);

  await view(page, 'P0001');
  asked.length = 0;
  await page.goBack();
  await expect(block(page).locator('> *')).toHaveCount(1);
  await bringIntoSight(block(page));
  await expect(cards(page).first()).toBeVisible();
  await expect(block(page).getByRole('heading', { level: 2 })).toBeVisible();
  expect(asked).toEqual(['?productCds=P0001&productCds=P0009']);
  const codes = await codesOf(page);
  expect(codes.length).toBeGreaterThan(2);
  expect(codes.filter((code) => code === 'P0001' || code === 'P0009')).toEqual([]);

  const other = await page.context().newPage();
  await other.goto('/product/P0047');
  await ready(other);
  await expect.poll(() => asked.at(-1)).toBe('?productCds=P0047&productCds=P0001&productCds=P0009');
  await other.close();
});

test('with products viewed before, the block has its room before it is seen: the page does not move', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('recentProducts', JSON.stringify(['P0001', 'P0009', 'P0047']));
  });
  const shifts = await watchShifts(page);
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await ready(page);
    await expect(block(page).locator('> *')).toHaveCount(1);
    const room = await block(page).evaluate((place) => place.getBoundingClientRect().height);
    await wheelTo(page, block(page));
    await expect(cards(page).first()).toBeVisible();
    const height = await block(page).evaluate((place) => place.getBoundingClientRect().height);
    expect(Math.abs(height - room), `${viewport.width}: ${room} → ${height}`).toBeLessThan(40);
    expect(await shifts.total()).toBeLessThan(0.02);
  }
});
