import { expect, ready, test } from '../../fixtures/test';

test.use({ pictures: true });

test('the video of a review is fetched when it is played, and in parts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) asked.push(request.url());
  });
  await page.goto('/best-reviews/RV0018');
  await ready(page);
  const video = page.locator('main').getByLabel(/영상 1$/);
  await expect(video).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const part = page.waitForResponse((response) => response.url().endsWith('.mp4'));
  await video.evaluate((element: HTMLVideoElement) => void element.play().catch(() => undefined));
  const answer = await part;
  expect(answer.status()).toBe(206);
  expect(answer.headers()['content-range']).toMatch(/^bytes 0-\d+\/\d+$/);
});
