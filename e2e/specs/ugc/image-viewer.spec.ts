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

test('R-PUB-10 on a phone a finger that pulls the photo down closes the viewer; one that pulls a little lets it be @phone', async ({
  page,
}) => {
  await page.goto('/best-reviews/RV0018');
  await ready(page);
  const photo = page.locator('main a[href="/image-viewer"]:visible').first();
  await photo.click();
  const picture = page.getByRole('img', { name: /^사진 1$/ });
  await expect(picture).toBeVisible();
  const finger = await page.context().newCDPSession(page);
  const pull = async (to: number) => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 200, y: 300 }] });
    for (let y = 310; y <= to; y += 10) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 200, y }] });
    // It rests before it leaves: the way counts, not the speed.
    await page.waitForTimeout(400);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await pull(340);
  await expect(picture).toBeVisible();
  await expect(page).toHaveURL(/\/image-viewer$/);
  await pull(560);
  await expect(page).toHaveURL(/\/best-reviews\/RV0018$/);
});
