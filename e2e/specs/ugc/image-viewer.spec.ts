import type { Page } from '@playwright/test';
import { lookAt } from '../../flows/every-screen';
import { expect, ready, test } from '../../fixtures/test';

test.use({ pictures: true });

test('R-PUB-10 a photo on the product page opens large among the others; arrows lead on, closing is Back, and by itself the viewer leads home', async ({
  page,
}) => {
  await page.goto('/product/P0001');
  await ready(page);
  const photo = page.getByRole('link', { name: '포토 리뷰 2 보기' });
  // The reviews come when the reader nears them.
  await expect(async () => {
    await page.mouse.wheel(0, 1_200);
    await expect(photo).toBeVisible({ timeout: 500 });
  }).toPass();
  await photo.click();
  const picture = page.getByRole('img', { name: /^사진 2$/ });
  await expect(picture).toBeVisible();
  await lookAt(page, 'ImageViewer');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: /^사진 3$/ })).toBeInViewport();
  // While the photos still move, none is enlarged.
  await expect(async () => {
    await page.keyboard.press('+');
    await expect(page.getByRole('button', { name: '원래 크기로' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/product\/P0001/);

  await page.goto('/image-viewer');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('on a phone a finger that pulls the photo down closes the viewer, as that of a product; one that pulls a little lets it be @phone', async ({
  page,
}) => {
  await page.goto('/best-reviews/RV0018');
  await ready(page);
  await page.locator('main a[href="/image-viewer"]:visible').first().click();
  const picture = page.getByRole('img', { name: /^사진 1$/ });
  await expect(picture).toBeVisible();
  await pullDown(page, 40);
  await expect(picture).toBeVisible();
  await expect(page).toHaveURL(/\/image-viewer$/);
  await pullDown(page, 260);
  await expect(page).toHaveURL(/\/best-reviews\/RV0018$/);

  await page.goto('/product/P0001');
  await ready(page);
  await page.getByRole('button', { name: '사진 크게 보기' }).locator('visible=true').click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toHaveText(/^1 \//);
  await pullDown(page, 40);
  await expect(viewer).toBeVisible();
  await pullDown(page, 260);
  await expect(viewer).toHaveCount(0);
});

/** A finger goes down by so many pixels, and rests before it leaves: its way counts, not its speed. */
async function pullDown(page: Page, pixels: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
  await touch('touchStart', 300);
  for (let moved = 10; moved <= pixels; moved += 10) await touch('touchMove', 300 + moved);
  await page.waitForTimeout(400);
  await touch('touchEnd');
}
