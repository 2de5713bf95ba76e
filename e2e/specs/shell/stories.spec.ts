import { REMOTES } from '@hyangro/contracts/routes/table';
import { stableRelease } from '../../fixtures/release-store';
import { expect, test } from '../../fixtures/test';

/** Where each surface of a version that is served has its stories. */
const published = () =>
  REMOTES.flatMap((remote) => {
    const { version, surfaces } = stableRelease(remote);
    return Object.keys(surfaces).map((surface) => ({ surface, at: `/remotes/${remote}/${version}/stories/index.html` }));
  });

test('MFE-21 each surface of a version shows its states at an address of that version, in three languages', async ({ page }) => {
  const surfaces = published();
  expect(surfaces.length).toBeGreaterThanOrEqual(4);
  for (const { surface, at } of surfaces) {
    await page.goto(`${at}#${surface}/Normal`);
    await expect(page.getByRole('heading', { level: 1, name: `${surface}/Normal` })).toBeVisible();
    await expect(page.getByRole('link', { name: `${surface}/LongWords`, exact: true })).toBeVisible();
  }
  const feeds = surfaces.find(({ surface }) => surface === 'ugc/feed-rail@1');
  await page.goto(`${feeds?.at}#ugc/feed-rail@1/Normal`);
  const title = page.locator('main').getByRole('heading', { level: 3 });
  await expect(title).toHaveText('이 상품이 나온 피드');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(title).toHaveText('Feeds with this product');
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(title).toHaveText('有这件商品的动态');
  await page.getByRole('link', { name: 'ugc/review-list@1/Failed' }).click();
  await expect(page.locator('main').getByRole('button')).toBeVisible();
  // Apart from the shop that serves it: nothing of a shopper can be read there.
  expect(await page.evaluate(() => window.origin)).toBe('null');
});
