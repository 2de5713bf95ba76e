import type { Page } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';

const CARDS = 'main article a[href^="/product/"]:visible';
const codesOf = (page: Page) =>
  page.locator(CARDS).evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
const canonicalOf = (html: string) => /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1];

test('R-HOM-04 R-HOM-05 R-HOM-06 R-HOM-07 a shopper finds a category, narrows it to what fits, and a reload shows the same', async ({
  page,
}) => {
  await page.goto('/menu/categories');
  await ready(page);
  await page.locator('main a[href="/category/C01"]:visible').last().click();
  await page.waitForURL('**/category/C01');
  const filters = page.getByRole('complementary', { name: '필터' });
  const brand = filters
    .getByRole('group', { name: /브랜드/ })
    .getByRole('checkbox')
    .first();
  const promised = Number(/(\d+)$/.exec((await brand.locator('xpath=ancestor::label').textContent()) ?? '')?.[1]);
  await brand.check();
  await expect(page).toHaveURL(/brandCds=/);
  await expect(page.getByText(`${promised}개`, { exact: true }).locator('visible=true')).toHaveCount(1);
  await page.getByRole('combobox', { name: '정렬' }).selectOption({ label: '낮은 가격순' });
  await expect(page).toHaveURL(/orderByCd=04/);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  const found = await codesOf(page);
  expect(found).toHaveLength(Math.min(promised, 24));
  await page.reload();
  expect(await codesOf(page)).toEqual(found);
  await ready(page);
  await page.getByRole('button', { name: /빼기$/ }).click();
  await expect(page).toHaveURL(/\/category\/C01\?orderByCd=04$/);
});

test('R-HOM-09 R-HOM-10 R-HOM-11 R-HOM-12 R-OTH-14 a brand is found by its letters, and its list is as it was left', async ({ page }) => {
  await page.goto('/menu/brands');
  await ready(page);
  await page.getByRole('searchbox', { name: '브랜드 이름 찾기' }).fill('orelle');
  await page.getByRole('link', { name: /오렐르/ }).click();
  await page.waitForURL('**/brand/B01');
  await expect(page.getByRole('heading', { level: 1, name: '오렐르' })).toBeVisible();
  await page
    .getByRole('complementary', { name: '필터' })
    .getByRole('checkbox', { name: /품절 제외/ })
    .check();
  await expect(page).toHaveURL(/inStock=true/);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  const left = await codesOf(page);
  // Nobody presses in the frame that scrolls.
  await page.evaluate(() => {
    window.scrollTo(0, 300);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await page
    .locator(CARDS)
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL('**/product/**');
  await expect(page.locator('main h1:visible')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/brand/') && asked.push(request.url()));
  await page.goBack();
  await expect.poll(() => codesOf(page)).toEqual(left);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);
  expect(asked).toEqual([]);
});

test('R-HOM-05 R-HOM-07 R-HOM-10 R-HOM-12 TRAP-11 both addresses of a list are there without scripts, with one canonical one', async ({
  request,
}) => {
  for (const [paths, canonical] of [
    [['/categories', '/menu/categories'], '/categories'],
    [['/category/C01', '/menu/category/C01/products', '/category/C01?inStock=true'], '/category/C01'],
    [['/brands', '/menu/brands', '/brands?index=en'], '/brands'],
    [['/brand/B01', '/menu/brand/B01/products'], '/brand/B01'],
    [['/category/C02?page=2'], '/category/C02?page=2'],
  ] as const) {
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      expect([path, canonicalOf(html)]).toEqual([path, canonical]);
    }
  }
  const pageTwo = await (await request.get('/coupon/1002/products?page=2')).text();
  expect(pageTwo).toMatch(/<a[^>]*rel="prev"[^>]*href="\/coupon\/1002\/products"/);
  expect(pageTwo).toMatch(/<a[^>]*rel="next"[^>]*href="\/coupon\/1002\/products\?page=3"/);
  expect((await request.get('/brand/NOPE')).status()).toBe(404);
});

test('R-HOM-06 a long list goes on by scrolling and asks after three pages; the address opens the page looked at', async ({ page }) => {
  await page.goto('/coupon/1002/products');
  await ready(page);
  const toTheEnd = () => page.locator(CARDS).last().scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await toTheEnd();
      return page.locator(CARDS).count();
    })
    .toBe(72);
  await toTheEnd();
  await expect(page).toHaveURL(/\?page=3$/);
  await page.getByRole('link', { name: '더 보기' }).click();
  await expect(page.locator(CARDS)).toHaveCount(96);
  const third = (await codesOf(page)).slice(48, 72);
  await page.goto('/coupon/1002/products?page=3');
  expect(await codesOf(page)).toEqual(third);
  await ready(page);
  const kept = page.locator(CARDS).first();
  const before = await kept.evaluate((card) => card.getBoundingClientRect().top);
  await page.getByRole('link', { name: '이전 상품 보기' }).click();
  await expect(page.locator(CARDS)).toHaveCount(48);
  // Its place is put right in the frames that give the cards above it their height.
  const moved = async () =>
    Math.abs(
      (await page
        .locator(CARDS)
        .nth(24)
        .evaluate((card) => card.getBoundingClientRect().top)) - before,
    );
  await expect.poll(moved).toBeLessThan(2);
});

test('R-HOM-13 a coupon shows exactly the products it works on and can be taken; unknown ones are stated', async ({
  page,
  shop,
  request,
}) => {
  await shop.login('demo05');
  await page.goto('/coupon/1008/products');
  await ready(page);
  const listed = ['P0001', 'P0006', 'P0013', 'P0036', 'P0042', 'P0052', 'P0056', 'P0059', 'P0120', 'P0142'];
  expect((await codesOf(page)).sort()).toEqual(listed);
  await page.getByRole('button', { name: '장미의 달 5,000원 받기' }).click();
  await expect(page.getByText('받음', { exact: true })).toBeVisible();
  const unknown = await request.get('/coupon/9999/products');
  expect([unknown.status(), (await unknown.text()).includes('없는 쿠폰이에요')]).toEqual([404, true]);
});

test('GAP-27 two perfumes are laid side by side with the price of a millilitre', async ({ page }) => {
  await page.goto('/category/C01');
  await ready(page);
  await page.getByRole('button', { name: '비교', exact: true }).click();
  const marks = page.getByRole('button', { name: /비교에 담기$/ });
  await marks.nth(0).click();
  await marks.nth(1).click();
  await page.getByRole('button', { name: '비교하기' }).click();
  const table = page.getByRole('dialog', { name: '상품 비교' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /1ml 가격/ })).toContainText('원');
});
