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
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: '원래 크기로' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/product\/P0001/);

  await page.goto('/image-viewer');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
