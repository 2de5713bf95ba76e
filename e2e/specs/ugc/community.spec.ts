import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, joinShop, ready, screenOf, test } from '../../fixtures/test';

// What members do in the community, one story a verb (GEN-15f…i).

const PHOTO = fileURLToPath(new URL('../../../api/demo/media/banner/atelier-pc-1440.6c4764fb.jpg', import.meta.url));
const main = (page: Page) => page.locator('main');

test('GEN-15f what was confirmed is reviewed with a photo; a reload keeps the words, the points come once, and the review stands among those of its product', async ({
  page,
  shop,
}) => {
  await shop.login('demo19');
  await page.goto('/mypage/point');
  await ready(page);
  const ledger = main(page).getByRole('listitem').filter({ hasText: '사진 리뷰 작성' });
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  const rewards = await ledger.count();
  await page.goto('/mypage');
  await ready(page);
  await main(page).locator('a[href="/mypage/confirm-purchase"]:visible').first().click();
  await page.waitForURL('**/mypage/confirm-purchase');
  const line = screenOf(page)
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
  await expect(page.getByRole('status').filter({ hasText: '500포인트가 들어갈 거예요.' })).toBeVisible();
  await page.waitForURL('**/mypage/reviews/written');
  await expect(screenOf(page).getByText(words)).toBeVisible();

  await page.goto('/mypage/point');
  await ready(page);
  await expect(ledger).toHaveCount(rewards + 1);
  await expect(main(page).getByRole('listitem').filter({ hasText: 'P' }).first()).toContainText(/사진 리뷰 작성.*\+500P/s);

  await page.goto(product.replace('/product/', '/review/product/') + '?sort=newest');
  await ready(page);
  await expect(screenOf(page).getByText(words).first()).toBeVisible();
});

test('GEN-15g a feed goes up with a photo and two products on it, pinned by pointer and by keys; a stranger sees them there, and each leads to its product', async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  await shop.login('demo15');
  const words = `주말 화장대 ${Date.now()}`;
  await page.goto('/feed/new');
  await ready(page);
  await page.locator('input[type=file]').first().setInputFiles(PHOTO);
  const board = page.getByRole('group', { name: '사진 1', exact: true });
  const photo = board.getByRole('img', { name: '사진 1', exact: true });
  await expect(photo).toBeVisible();
  await page.getByLabel(/짧은 글/).fill(words);

  const sheet = page.getByRole('dialog', { name: '상품 고르기' });
  const box = (await photo.boundingBox()) ?? { width: 0, height: 0 };
  await photo.click({ position: { x: box.width * 0.2, y: box.height * 0.3 } });
  await sheet.getByLabel('상품 찾기').fill('장미');
  const found = sheet.getByRole('listitem').getByRole('button');
  const byPointer = await nameOf(found.first());
  await found.first().click();
  await expect(sheet).toBeHidden();
  await expect(board.getByRole('button', { name: `${byPointer}, 왼쪽에서 20%, 위에서 30%` })).toBeVisible();

  await board.getByRole('button', { name: '상품 달기' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await sheet.getByLabel('상품 찾기').focus();
  await page.keyboard.type('향수');
  const byKeys = await nameOf(sheet.getByRole('listitem').locator('button:enabled').first());
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: byKeys })).toBeFocused();
  await page.keyboard.press('Enter');
  const pin = board.getByRole('button', { name: new RegExp(`^${byKeys}, 왼쪽에서`) });
  await pin.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(pin).toHaveAccessibleName(`${byKeys}, 왼쪽에서 60%, 위에서 60%`);

  await page.getByRole('button', { name: '피드 올리기' }).click();
  await page.waitForURL('**/feeds/FD*');
  await expect(screenOf(page).getByText(words).first()).toBeVisible();

  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const at = new URL(page.url()).pathname;
  for (const [name, left, top] of [
    [byPointer, 0.2, 0.3],
    [byKeys, 0.6, 0.6],
  ] as const) {
    await stranger.goto(at);
    await ready(stranger);
    const shown = screenOf(stranger, at)
      .getByRole('listitem')
      .filter({ has: stranger.getByRole('link', { name: /님의 .*사진 \d+장 중 1$/ }) });
    const link = shown.getByRole('link', { name, exact: true });
    const [whole, dot] = [await shown.boundingBox(), await link.locator('i').boundingBox()];
    if (!whole || !dot) throw new Error('Photo and pin are not there.');
    expect((dot.x + dot.width / 2 - whole.x) / whole.width).toBeCloseTo(left, 1);
    expect((dot.y + dot.height / 2 - whole.y) / whole.height).toBeCloseTo(top, 1);
    await link.click();
    await stranger.waitForURL('**/product/P*');
    await expect(screenOf(stranger).getByRole('heading', { level: 1 })).toContainText(name);
  }
  await stranger.context().close();
});

test('GEN-15h a member asks the others, is answered, adopts the answer; until then the answer can be changed, and afterwards neither it nor the question', async ({
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
  await page.waitForURL('**/ugc/TK*');
  await expect(screenOf(page).getByRole('heading', { name: title })).toBeVisible();
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const { nickname } = await joinShop(other.request);
  const helper = await other.newPage();
  await helper.goto(new URL(page.url()).pathname);
  await ready(helper);
  await helper.getByRole('button', { name: '답변하기' }).click();
  await helper.getByRole('textbox', { name: /^답변/ }).fill('장미가 은은해서 겨울에도 포근해요.');
  await helper.getByRole('button', { name: '답변 남기기' }).click();
  await expect(helper.getByText('장미가 은은해서 겨울에도 포근해요.')).toBeVisible();
  const answer = helper.getByRole('article', { name: nickname });
  await answer.getByRole('button', { name: '고치기' }).click();
  await helper.getByRole('textbox', { name: '답변 고치기' }).fill('장미에 백단이 더해져 겨울에도 포근해요.');
  await helper.locator('form').getByRole('button', { name: '고치기' }).click();
  await expect(answer).toContainText('장미에 백단이 더해져');
  await expect(answer).toContainText('고친 글');
  await page.reload();
  await ready(page);
  await page.getByRole('button', { name: '채택하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '채택하기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '답변을 채택했어요.' })).toBeVisible();
  await expect(page.getByRole('link', { name: '고치기' })).toHaveCount(0);
  await helper.reload();
  await ready(helper);
  await expect(helper.getByText('장미에 백단이 더해져 겨울에도 포근해요.').first()).toBeVisible();
  await expect(helper.getByRole('button', { name: '고치기' })).toHaveCount(0);
  await other.close();
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
  await screenOf(page).locator('a[href^="/best-reviews/"]:visible').first().click();
  await page.waitForURL('**/best-reviews/*');
  await screenOf(page).locator('a[href^="/profile/M"]:visible').first().click();
  await page.waitForURL('**/profile/M*');
  const profile = screenOf(page);
  await profile
    .getByRole('button', { name: /팔로우$/ })
    .first()
    .click();
  const followed = profile.getByRole('button', { name: /팔로잉$/ }).first();
  await expect(followed).toBeVisible();
  await profile.getByRole('tabpanel').getByRole('link').first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/profile'));
  await screenOf(page).locator('a[href^="/product/P"]:visible').first().click();
  await page.waitForURL('**/product/P*');
  await expect(screenOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/profile/M*');
  await expect(followed).toBeVisible();
});

test('the followers of a member open over the profile; one leads on to their own, Back finds the list open, and closing it the profile', async ({
  page,
  shop,
}) => {
  await shop.join();
  await page.goto('/best-reviews');
  await ready(page);
  await page.goto('/profile/M0002?tab=REVIEW');
  await ready(page);
  await screenOf(page)
    .getByRole('link', { name: /^팔로워 [1-9]/ })
    .click();
  const list = page.getByRole('dialog', { name: '팔로워' });
  const first = list.getByRole('listitem').first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await page.waitForURL((url) => url.pathname !== '/profile/M0002');
  await expect(screenOf(page).getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(list).toBeHidden();
  await page.goBack();
  await expect(list).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/M0002\?tab=REVIEW&list=followers$/);
  await list.getByRole('button', { name: '닫기' }).click();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\/profile\/M0002\?tab=REVIEW$/);
});

/** Name of a product among those to choose from, as its button says it below the brand. */
async function nameOf(product: Locator): Promise<string> {
  return (await product.locator('span > span').textContent())?.trim() ?? '';
}
