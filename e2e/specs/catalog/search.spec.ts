import type { Page } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';

const results = (keyword: string, kind = 'products') => `/search/${kind}/${encodeURIComponent(keyword)}`;
const at = (path: string) => (url: URL) => url.pathname === path;
const tabs = (page: Page) => page.getByRole('navigation', { name: '검색 결과 나누기' }).locator('visible=true');
const cards = (page: Page) => page.locator('main a[href^="/product/P"]:visible');

test('R-HOM-15 the header suggests while a shopper types; the keyboard alone finds the products, and the term is remembered', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const field = page.getByRole('banner').locator('input[name=keyword]');
  await field.focus();
  await field.pressSequentially('로즈', { delay: 40 });
  const list = page.getByRole('listbox', { name: '추천 검색어' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(list.locator('mark').first()).toHaveText('로즈');
  await field.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  const term = (await first.textContent()) ?? '';
  await field.press('Enter');
  await page.waitForURL(at(results(term)));
  await expect(page.getByRole('heading', { level: 1, name: `‘${term}’ 검색 결과` })).toBeVisible();
  await expect(field).toHaveValue(term);
  await expect(list).toBeHidden();
  expect(asked.some((url) => url.includes('/api/search/suggest'))).toBe(true);
  await page.goto('/search');
  await ready(page);
  await expect(page.getByRole('region', { name: '최근 검색어' }).getByRole('link', { name: term })).toBeVisible();
});

test('R-HOM-16 R-HOM-19 R-OTH-15 the tabs keep the term, Back walks them, and each is as it was left', async ({ page }) => {
  const keyword = '향수';
  await page.goto(results(keyword));
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: `‘${keyword}’ 검색 결과` })).toBeVisible();
  const found = tabs(page).getByRole('link', { name: /^상품/ });
  const without = (await found.textContent()) ?? '';
  await page
    .getByRole('checkbox', { name: /무료배송/ })
    .locator('visible=true')
    .check();
  await page.waitForURL((url) => url.search.includes('freeShipping=true'));
  await expect(found).not.toHaveText(without);
  const count = Math.min(24, Number(/\d+/.exec((await found.textContent()) ?? '')?.[0]));
  await expect(cards(page)).toHaveCount(count);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.waitForTimeout(400);

  await tabs(page)
    .getByRole('link', { name: '리뷰' })
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL(at(results(keyword, 'reviews')));
  await expect(tabs(page).getByRole('link', { name: /^리뷰/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main a[href^="/reviews/"]:visible').first()).toBeVisible();
  await tabs(page).getByRole('link', { name: '피드' }).click();
  await page.waitForURL(at(results(keyword, 'feeds')));
  await expect(page.locator('main article:visible').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/search/') && asked.push(request.url()));
  await page.goBack();
  await expect(page).toHaveURL(at(results(keyword, 'reviews')));
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === results(keyword) && url.search.includes('freeShipping=true'));
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(400);
  await expect(cards(page)).toHaveCount(count);
  await cards(page)
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL('**/product/**');
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);
  expect(asked).toEqual([]);
});

test('R-HOM-16 V-REQ2 without a term the shop asks for one, in the header and on the page, and no call is made', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/search/') && asked.push(request.url()));
  await page.goto('/search/products');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: '찾을 말을 적어 주세요' })).toBeVisible();
  const field = page.getByRole('banner').locator('input[name=keyword]');
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  await field.fill('  ');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '찾을 말을 적어 주세요' })).toBeVisible();
  expect(asked.filter((url) => !url.includes('/popular'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('R-HOM-16 the form of the header leads to the results, with the term in it and links that go on', async ({ page }) => {
    await page.goto('/search');
    const field = page.getByRole('banner').locator('input[name=keyword]');
    await field.fill('장미');
    await field.press('Enter');
    await page.waitForURL('**/search/products?keyword=*');
    await expect(page.getByRole('heading', { level: 1, name: '‘장미’ 검색 결과' })).toBeVisible();
    await expect(page.getByRole('banner').locator('input[name=keyword]')).toHaveValue('장미');
    await expect(cards(page).first()).toBeVisible();
    await tabs(page).getByRole('link', { name: '리뷰' }).click();
    await page.waitForURL(at(results('장미', 'reviews')));
  });
});

test('R-HOM-15 on a phone the search opens with the cursor in its field, and suggestions lie over the page @phone', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: '검색' }).locator('visible=true').click();
  await page.waitForURL('**/search');
  const field = page.locator('main input[name=keyword]:visible');
  await expect(field).toBeFocused();
  await field.pressSequentially('쿠션', { delay: 40 });
  await page.getByRole('listbox', { name: '추천 검색어' }).getByRole('option').first().click();
  await page.waitForURL((url) => url.pathname !== '/search');
  await expect(page.locator('main h1:visible').first()).toBeAttached();
});
