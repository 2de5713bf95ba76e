import type { BrowserContext, Page } from '@playwright/test';
import { operate } from '../../fixtures/operator';
import { freshDatabase, startOwnShop, type OwnShop } from '../../fixtures/own-shop';
import { addressOf, expect, joinShop, ready, test } from '../../fixtures/test';
import { CheckoutPage } from '../../pages/order/checkout.page';
import { ProductPage } from '../../pages/catalog/product.page';

/** Nobody has reviewed it yet. */
const PRODUCT = 'P0116';
const TITLE = '머리끝이 부드러워요';
const WORDS = '염색한 머리인데도 감고 나면 엉키지 않고, 마르고 나서는 비누 향만 옅게 남아요.';
const APPEAL = '제가 직접 사서 쓰고 적은 글이에요. 다시 살펴봐 주세요.';
const main = (page: Page) => page.locator('main');

test.use({ pictures: true });

test.describe('a review from the purchase to its return', () => {
  let shop: OwnShop;
  let env: { DATABASE_URL: string };
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    env = { DATABASE_URL: await freshDatabase('hyangro_closing') };
    shop = await startOwnShop(env);
  });
  test.afterAll(async () => shop?.stop());

  test('a new member buys and reviews with photos over a connection that breaks; what three others reported is out of sight until its author has appealed and an operator has restored it', async ({
    browser,
    expectProblems,
  }, testInfo) => {
    test.setTimeout(240_000);
    expectProblems(/^net::ERR_(CONNECTION_RESET PUT .*\/media-uploads\/|INTERNET_DISCONNECTED )/);
    const open = (): Promise<BrowserContext> =>
      browser.newContext({ baseURL: shop.url, locale: 'ko-KR', extraHTTPHeaders: { 'x-forwarded-for': addressOf(testInfo) } });
    const author = await open();
    const page = await author.newPage();
    await joinShop(author.request);

    await test.step('buys, and confirms once it is there', async () => {
      const product = new ProductPage(page);
      const checkout = new CheckoutPage(page);
      await page.goto(`/review/product/${PRODUCT}`);
      await ready(page);
      await page.getByRole('link', { name: '리뷰 쓰기' }).click();
      await expect(page.getByRole('heading', { name: '이 상품은 지금 쓸 수 있는 리뷰가 없어요' })).toBeVisible();
      await product.open(PRODUCT);
      await ready(page);
      await product.buyNow();
      await page.waitForURL(/\/order\/payment\/[^/]+$/);
      const { orderCd } = checkout;
      await checkout.pay();
      await checkout.decide('approve');
      await checkout.expectPaid(orderCd);
      await operate(['order', 'advance', orderCd], env);
      await operate(['order', 'advance', orderCd], env);
      await page.goto('/mypage/confirm-purchase');
      await ready(page);
      const card = main(page).getByRole('listitem').filter({ hasText: orderCd });
      await card.getByRole('button', { name: '구매 확정', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '확정하기' }).click();
      await expect(card.getByRole('link', { name: /리뷰 쓰기$/ })).toBeVisible();
      await reachReviews(page);
      await page.getByRole('link', { name: '리뷰 쓰기', exact: true }).click();
      await page.waitForURL(`**/review/new?productCd=${PRODUCT}`);
    });

    await test.step('writes with three photos; the connection breaks in the middle of the second', async () => {
      await expect(page.getByRole('heading', { name: '리뷰 쓰기', level: 1 })).toBeVisible();
      await page.getByRole('radio', { name: '5점' }).check({ force: true });
      await page.getByLabel('제목').fill(TITLE);
      await page.getByLabel('본문').fill(WORDS);
      const files = page.locator('input[type=file]').first();
      await files.setInputFiles(await photoOf(page, 'first.jpg', 200));
      await expect(page.getByRole('progressbar')).toHaveCount(0);

      const parts: string[] = [];
      let isBroken = true;
      await page.route(/\/media-uploads\/[^/]+\/parts\/\d+/, async (route) => {
        const offset = Number(route.request().url().split('/').pop());
        parts.push(`${offset > 0 ? 'later' : 'first'} ${isBroken ? 'broken' : 'whole'}`);
        await (isBroken && offset > 0 ? route.abort('connectionreset') : route.continue());
      });
      await files.setInputFiles(await photoOf(page, 'second.jpg', 900));
      const again = page.getByRole('button', { name: '사진 2 이어서 올리기' });
      // It comes and goes, as in a tunnel: each time it is back, the page tries by itself, until it asks.
      await expect(async () => {
        await author.setOffline(true);
        await author.setOffline(false);
        await expect(again).toBeVisible({ timeout: 1_500 });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByLabel('본문')).toHaveValue(WORDS);
      await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
      await expect(page.getByRole('button', { name: '사진 1 이어서 올리기' })).toHaveCount(0);

      const before = parts.length;
      isBroken = false;
      await again.click();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(again).toHaveCount(0);
      // What had arrived is not sent again.
      expect(parts.slice(before).filter((part) => part.startsWith('first'))).toEqual([]);
      expect(parts.slice(before)).toContain('later whole');
      await files.setInputFiles(await photoOf(page, 'third.jpg', 200));
      await expect(page.getByRole('img', { name: '사진 3' })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await page.getByRole('button', { name: '리뷰 올리기' }).click();
      await page.waitForURL('**/mypage/reviews/written');
      await expect(main(page).getByText(WORDS).locator('visible=true')).toBeVisible();
    });

    const reviews = await (await author.request.get(`/api/product/${PRODUCT}/reviews`)).json();
    const { ugcCd } = reviews.items[0] as { ugcCd: string };
    const stranger = await (await open()).newPage();
    await test.step('stands on the page of its product, photos first', async () => {
      for (const reader of [page, stranger]) await expectShown(reader);
    });

    await test.step('is reported by three others, and then out of sight', async () => {
      for (const reason of ['광고처럼 보여요. 다른 곳에서도 봤어요.', '직접 쓴 글이 아닌 것 같아요.', '같은 사진을 다른 리뷰에서 봤어요.'])
        await reportBySomebody(await open(), ugcCd, reason);
      await stranger.goto(`/reviews/${ugcCd}`);
      await expect(stranger.getByRole('heading', { name: '찾으시는 글이 없어요' })).toBeVisible();
      await reachReviews(stranger);
      await expect(stranger.getByText('아직 리뷰가 없어요. 첫 느낌을 기다리고 있어요.')).toBeVisible();
      await expect(stranger.getByText(WORDS)).toHaveCount(0);
    });

    await test.step('its author reads why, and appeals', async () => {
      await page.goto(`/reviews/${ugcCd}`);
      await ready(page);
      const note = page.getByRole('note').filter({ hasText: '다른 분께 보이지 않는 글이에요.' });
      await expect(note).toContainText('여러 회원이 신고해 잠시 가렸어요.');
      await note.getByRole('button', { name: '다시 봐 달라고 하기' }).click();
      await note.getByRole('textbox', { name: /다시 보아야 하는 까닭/ }).fill(APPEAL);
      await note.getByRole('button', { name: '보내기' }).click();
      await expect(note).toContainText('다시 봐 달라는 요청을 받았어요.');
    });

    await test.step('an operator reads the appeal and restores it', async () => {
      const waiting = await operate(['ugc', 'queue'], env);
      expect(waiting).toContain(ugcCd);
      expect(waiting).toContain(APPEAL);
      await operate(['ugc', 'restore', ugcCd, '확인했어요.'], env);
      await page.reload();
      await ready(page);
      await expect(main(page).getByText(WORDS).locator('visible=true')).toBeVisible();
      await expect(page.getByRole('note').filter({ hasText: '다른 분께 보이지 않는 글이에요.' })).toHaveCount(0);
      await expectShown(stranger);
    });
  });
});

/** A photo that does not get smaller by packing, of about so many kilobytes. */
async function photoOf(page: Page, name: string, kilobytes: number) {
  const data = await page.evaluate(async (size) => {
    const side = Math.round(Math.sqrt(size * 400));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: side, height: side });
    const context = canvas.getContext('2d');
    const picture = context?.createImageData(side, side);
    if (!context || !picture) throw new Error('This browser draws nothing.');
    picture.data.forEach((_, at, all) => (all[at] = at % 4 === 3 ? 255 : Math.random() * 255));
    context.putImageData(picture, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  }, kilobytes);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') };
}

/** Opens the product and goes down to its reviews, which come when the reader nears them. */
async function reachReviews(page: Page): Promise<void> {
  await page.goto(`/product/${PRODUCT}`);
  await ready(page);
  await expect(async () => {
    await page.mouse.wheel(0, 1_200);
    await expect(page.getByText('첫 느낌을 기다리고 있어요.').or(page.getByText(WORDS))).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** The product's page shows the three photos of the review, and its words below them. */
async function expectShown(page: Page): Promise<void> {
  await reachReviews(page);
  const photos = page.getByRole('link', { name: /^포토 리뷰 \d 보기$/ });
  await expect(photos).toHaveCount(3);
  const words = page.getByText(WORDS);
  await expect(words).toBeVisible();
  const [photo, text] = [await photos.last().boundingBox(), await words.boundingBox()];
  expect(photo && text && photo.y + photo.height <= text.y).toBe(true);
}

/** Somebody new reads the review and reports it. */
async function reportBySomebody(context: BrowserContext, ugcCd: string, reason: string): Promise<void> {
  await joinShop(context.request);
  const page = await context.newPage();
  await page.goto(`/reviews/${ugcCd}`);
  await ready(page);
  await main(page).getByRole('button', { name: '신고', exact: true }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/신고 이유/).fill(reason);
  await sheet.getByRole('button', { name: '신고하기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '신고했어요.' })).toBeVisible();
  await context.close();
}
