import type { Page } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';
import { holdBack } from '../../flows/hold-back';
import { watchShifts } from '../../flows/layout-shifts';

test.use({ pictures: true });

const CLS = 0.02;
const centre = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

test('a list keeps the room of its next page: who is faster than the answer meets no footer that then leaves @all', async ({ page }) => {
  const shifts = await watchShifts(page);
  const letNextPageCome = await holdBack(page, /\/api\/category\/C01\/products/);
  await page.goto('/category/C01');
  await ready(page);
  const cards = page.locator('main li:has(a[href^="/product/P"])').locator('visible=true');
  const count = await cards.count();
  await expect(page.locator('main ul[data-far]')).toBeAttached();
  await cards.last().evaluate((card) => card.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(page.locator('footer')).not.toBeInViewport();
  letNextPageCome();
  await expect.poll(() => cards.count()).toBeGreaterThan(count);
  const { cls, shifts: all } = await shifts.worst();
  expect(cls, JSON.stringify(all)).toBeLessThanOrEqual(CLS);
});

test('answers that come late to a product page move nothing in sight @all', async ({ page }) => {
  const shifts = await watchShifts(page);
  const letPricesCome = await holdBack(page, /\/price-history/);
  const letReviewsCome = await holdBack(page, /\/product\/P0001\/reviews/);
  const questions = page.waitForRequest(/\/product\/P0001\/qna/);
  await page.goto('/product/P0001');
  await ready(page);
  await page.mouse.wheel(0, 200);
  await questions;

  await centre(page, 'main [aria-busy="true"]');
  await page.waitForTimeout(300);
  letPricesCome();
  await expect(page.locator('#price-line')).toBeVisible();

  await centre(page, '#reviews [aria-busy="true"] > :first-child');
  await expect(page.locator('#qna')).not.toBeInViewport();
  letReviewsCome();
  await expect(page.locator('#reviews li').first()).toBeVisible();
  const { cls, shifts: all } = await shifts.worst();
  expect(cls, JSON.stringify(all)).toBeLessThanOrEqual(CLS);
});
