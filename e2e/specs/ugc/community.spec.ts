import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, joinShop, ready, test } from '../../fixtures/test';

// What members do in the community, one story a verb (GEN-15f…i).

const PHOTO = fileURLToPath(new URL('../../../api/demo/media/banner/atelier-pc-1440.6c4764fb.jpg', import.meta.url));
const main = (page: Page) => page.locator('main');

test('GEN-15f what was confirmed is reviewed with a photo; a reload keeps the words, and the review stands among those of its product', async ({
  page,
  shop,
}) => {
  await shop.login('demo19');
  await page.goto('/mypage');
  await ready(page);
  await main(page).locator('a[href="/mypage/confirm-purchase"]:visible').first().click();
  await page.waitForURL('**/mypage/confirm-purchase');
  const line = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /리뷰 쓰기$/ }) })
    .last();
  const product = (await line.locator('a[href^="/product/"]').first().getAttribute('href')) ?? '';
  await line.getByRole('link', { name: /리뷰 쓰기$/ }).click();
  await page.waitForURL('**/review/new?**');
  const words = `아침마다 두드려 주면 붉은기가 가라앉고 화장이 밀리지 않아요. ${Date.now()}`;
  await page.getByRole('radio', { name: '5점' }).check({ force: true });
  await page.getByLabel('제목').fill('아침에 좋아요');
  await page.getByLabel('본문').fill(words);
  await page.reload();
  await ready(page);
  await expect(page.getByLabel('본문')).toHaveValue(words);
  await page.locator('input[type=file]').first().setInputFiles(PHOTO);
  await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
  await page.getByRole('button', { name: '리뷰 올리기' }).click();
  await page.waitForURL('**/mypage/reviews/written');
  await expect(main(page).getByText(words)).toBeVisible();

  await page.goto(product);
  await ready(page);
  await page.goto(product.replace('/product/', '/review/product/') + '?sort=newest');
  await ready(page);
  await expect(main(page).getByText(words).first()).toBeVisible();
});

test('GEN-15g a feed goes up with a photo and stands at its own address', async ({ page, shop }) => {
  await shop.login('demo15');
  await page.goto('/feeds');
  await ready(page);
  const words = `주말 화장대 ${Date.now()}`;
  await page.goto('/feed/new');
  await ready(page);
  await page.locator('input[type=file]').first().setInputFiles(PHOTO);
  await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
  await page.getByLabel(/짧은 글/).fill(words);
  await page.getByRole('button', { name: '피드 올리기' }).click();
  await expect(main(page).getByText(words).first()).toBeVisible();
});

test('GEN-15h a member asks the others, is answered, adopts the answer, and may not change the question any more', async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  await shop.join();
  const title = `겨울에 어울릴까요 ${Date.now()}`;
  await page.goto('/talk/new');
  await ready(page);
  await page.getByLabel('제목').fill(title);
  await page.getByRole('button', { name: '이야기 올리기' }).click();
  await page.waitForURL('**/ugc/**');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await joinShop(other.request);
  const helper = await other.newPage();
  await helper.goto(new URL(page.url()).pathname);
  await ready(helper);
  await helper.getByRole('button', { name: '답변하기' }).click();
  await helper.getByRole('textbox', { name: /^답변/ }).fill('장미가 은은해서 겨울에도 포근해요.');
  await helper.getByRole('button', { name: '답변 남기기' }).click();
  await expect(helper.getByText('장미가 은은해서 겨울에도 포근해요.')).toBeVisible();
  await other.close();
  await page.reload();
  await ready(page);
  await page.getByRole('button', { name: '채택하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '채택하기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '답변을 채택했어요.' })).toBeVisible();
  await expect(page.getByRole('link', { name: '고치기' })).toHaveCount(0);
});

test('GEN-15i who reads the best reviews opens a member, follows, goes on to a product of theirs, and finds the profile as it was', async ({
  page,
  shop,
}) => {
  await shop.join();
  await page.goto('/');
  await ready(page);
  await page.goto('/best-reviews');
  await ready(page);
  await main(page).locator('a[href^="/best-reviews/"]:visible').first().click();
  await page.waitForURL('**/best-reviews/*');
  await main(page).locator('a[href^="/profile/M"]:visible').first().click();
  await page.waitForURL('**/profile/M*');
  await main(page)
    .getByRole('button', { name: /팔로우$/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(
    main(page)
      .getByRole('button', { name: /팔로잉$/ })
      .first(),
  ).toBeVisible();
  await main(page).getByRole('tabpanel').getByRole('link').first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/profile'));
  await main(page).locator('a[href^="/product/P"]:visible').first().click();
  await page.waitForURL('**/product/P*');
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/profile/M*');
  await expect(
    main(page)
      .getByRole('button', { name: /팔로잉$/ })
      .first(),
  ).toBeVisible();
});
