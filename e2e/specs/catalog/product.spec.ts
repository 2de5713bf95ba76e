import { expect, ready, test } from '../../fixtures/test';
import type { Page } from '@playwright/test';

test.use({ pictures: true });

/** A perfume of 50 ml from overseas with a second size, a shade with one that is sold out, and a cream with ingredients. */
const FROM_AFAR = 'P0015';
const LIPSTICK = 'P0085';
const CREAM = 'P0046';

const box = (page: Page) => page.locator('[data-screen]:visible');
const fact = (page: Page, name: string) => box(page).locator('dl > div').filter({ hasText: name }).locator('dd').first();

test('R-PRD-01 E-05 a product shows pictures, brand, prices, stock, options and what customs say, and the box to buy stays in view to the end of the page', async ({
  page,
}) => {
  await page.goto(`/product/${FROM_AFAR}`);
  await ready(page);
  const screen = box(page);
  await expect(screen.getByRole('region', { name: '상품 사진' }).getByRole('img').first()).toBeVisible();
  await expect(screen.getByText('1ml당 952원').first()).toBeVisible();
  await expect(fact(page, '통관')).toContainText('USD 150 미만 관부가세 없음');
  const buy = screen.getByRole('button', { name: '바로 구매' }).locator('visible=true');
  await expect(buy).toBeInViewport();

  // Two bottles are more perfume than customs let pass.
  await screen.getByRole('button', { name: '하나 더하기' }).locator('visible=true').click();
  await expect(fact(page, '통관')).toContainText('향수 60ml를 넘어 세금이 붙을 수 있어요');
  await screen.getByText('이 가격이 되는 까닭').click();
  await expect(screen.getByText('한 개 살 때 가장 낮은 결제 금액')).toBeVisible();

  await screen.getByRole('heading', { name: '배송·교환' }).scrollIntoViewIfNeeded();
  await expect(buy).toBeInViewport();
  await expect(screen.getByRole('heading', { name: /인기 상품$/ })).toBeAttached();
});

test('R-PRD-01 pictures are enlarged, turned by the arrow keys and brought closer', async ({ page }) => {
  await page.goto(`/product/${LIPSTICK}`);
  await ready(page);
  await box(page).getByRole('button', { name: '사진 크게 보기' }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toHaveText('1 / 4');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText('2 / 4');
  await expect(viewer.getByAltText(/사진 2$/)).toBeInViewport();
  await page.keyboard.press('+');
  await expect(viewer.getByRole('button', { name: '전체 보기' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test('GAP-15 GAP-20 a member keeps what to avoid, finds it marked on the next visit, and asks to hear when a product costs less', async ({
  page,
  shop,
}) => {
  await shop.login('demo09');
  await page.goto(`/product/${CREAM}`);
  await ready(page);
  const screen = box(page);
  await screen.locator('summary').filter({ hasText: '성분' }).click();
  const avoid = screen.getByRole('button', { name: /피하기$/ }).first();
  await avoid.click();
  await expect(avoid).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await ready(page);
  await screen.locator('summary').filter({ hasText: '성분' }).scrollIntoViewIfNeeded();
  await expect(screen.getByText(/^피하는 성분이 들어 있어요/)).toBeVisible();

  await page.goto('/product/P0008');
  await ready(page);
  const line = screen.getByRole('region', { name: '가격 흐름' });
  await screen.locator('#info').scrollIntoViewIfNeeded();
  await expect(line.getByText(/30일 (중|최저가)/)).toBeVisible();
  await line.getByRole('button', { name: '가격이 내려가면 알려 주기' }).click();
  await expect(line.getByText('찜해 두셨어요. 가격이 내려가면 알려 드려요.')).toBeVisible();
});

test('P-05 a member of a lower grade reads why a product is not for sale to them', async ({ page, shop }) => {
  await shop.login('demo04');
  await page.goto('/product/P0010');
  await ready(page);
  await expect(box(page).getByText(/골드 등급부터 살 수 있는 상품이에요. 지금은 브론즈 등급이에요./)).toBeVisible();
  await expect(box(page).getByRole('button', { name: '골드 등급부터 구매' }).locator('visible=true')).toBeDisabled();
});

test('R-PRD-01 without JavaScript a product can be read, from its price to its ingredients', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'ko-KR' });
  const page = await context.newPage();
  await page.goto(`/product/${CREAM}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('summary').filter({ hasText: '성분' }).click();
  await expect(page.locator('dt[lang], dt span[lang]').first()).toBeVisible();
  await context.close();
});
