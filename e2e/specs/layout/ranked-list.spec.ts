import type { Page } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';
import { flickThrough } from '../../flows/flick';
import { holdBack } from '../../flows/hold-back';
import { watchShifts } from '../../flows/layout-shifts';

test.use({ pictures: true });

const CLS = 0.02;
const SCREENS = [
  { width: 390, height: 844, inSight: 3 },
  { width: 1440, height: 900, inSight: 8 },
] as const;

for (const { inSight, ...viewport } of SCREENS)
  test(`what follows a ranked list stays under the eyes of who is faster than its ranks, at ${viewport.width} px`, async ({ page }) => {
    const letCodeCome = await holdBack(page, /display-lists\.\w+\.js/);
    const letRanksCome = await holdBack(page, /\/api\/main\/virtual-category\//);
    const shifts = await watchShifts(page);
    await page.setViewportSize(viewport);
    await page.goto('/main/ALLTYPES');
    await ready(page);
    const block = page.locator('[data-display="6"]').first();
    const ranks = block.locator('ol > li:has(a[href^="/product/P"])').locator('visible=true');
    const more = block.getByRole('button', { name: '순위 더 보기' });
    const scrollEndTo = (share: number) =>
      block
        .locator('ol')
        .evaluate(
          (list, at) => window.scrollBy({ top: list.getBoundingClientRect().bottom - innerHeight * at, behavior: 'instant' }),
          share,
        );

    // The end of the list is in sight before its code is here.
    await scrollEndTo(0.5);
    await page.waitForTimeout(300);
    await shifts.forget();
    letCodeCome();
    await expect.poll(() => block.locator('li[data-beyond="all"]').count()).toBeGreaterThan(0);
    await expect(ranks).toHaveCount(inSight);
    expect(await shifts.worst()).toMatchObject({ cls: 0 });
    await more.click();
    await expect(ranks).toHaveCount(12);

    // The ranks on their way have their room, and are slower than the shopper.
    await scrollEndTo(1.1);
    await expect.poll(() => block.locator('ol > li').locator('visible=true').count()).toBe(32);
    await block
      .locator('ol > li')
      .nth(12)
      .evaluate((place) => place.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(300);
    await shifts.forget();
    letRanksCome();
    await expect(ranks).toHaveCount(32);
    expect((await shifts.worst()).cls).toBeLessThanOrEqual(CLS);
  });

const flicks = async (page: Page, hasTouch: boolean) => {
  const shifts = await watchShifts(page);
  await page.route('**/api/main/virtual-category/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/main/ALLTYPES');
  await ready(page);
  await flickThrough(page, hasTouch);
  const worst = await shifts.worst();
  expect(worst.cls, JSON.stringify(worst.shifts)).toBeLessThanOrEqual(CLS);
};

test('a page of all display types is flicked through and nothing shifts @quiet', async ({ page }) => flicks(page, false));
test('a page of all display types is flicked through by a finger and nothing shifts @phone @quiet', async ({ page }) => flicks(page, true));
