import { eq } from 'drizzle-orm';
import type { Feed } from '@hyangro/contracts/ugc/feed.contract';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { wordsOf } from './found-by';
import { reviewTable } from './review.tables';
import { feedTable } from './ugc.tables';

let shop: TestApp;
let visitor: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  visitor = shop.visitor();
}, 120_000);
afterAll(() => shop.close());

const search = async (kind: 'reviews' | 'feeds', keyword: string, rest = '') =>
  (await visitor.get(`/search/${kind}?keyword=${encodeURIComponent(keyword)}&limit=40${rest}`)).json();
const says = (review: Review, word: string) => `${review.title} ${review.content}`.toLowerCase().includes(word);

test('R-HOM-17 reviews are found by what they say and by their product, the chosen and most liked first', async () => {
  const { items, totalCount } = (await search('reviews', '로즈 판톰')) as { items: Review[]; totalCount: number };
  expect(items).toHaveLength(totalCount);
  expect(items.filter(({ product }) => product.productCd === 'P0001')).toHaveLength(8);
  expect(items.some((review) => review.product.productCd === 'P0001' && !says(review, '판톰'))).toBe(true);
  const order = items.map(({ isBest, likeCnt }) => Number(isBest) * 10_000 + likeCnt);
  expect(order).toEqual([...order].sort((a, b) => b - a));
});

test('R-HOM-17 reviews are found by a word that their own text has, and no other', async () => {
  const reviews = await shop.db.select().from(reviewTable);
  const textOf = ({ title, content }: (typeof reviews)[number]) => `${title} ${content}`.toLowerCase();
  // Words that stand in one review, long enough to be no part of a product's name.
  const own = reviews.flatMap((review) => {
    const word = wordsOf(textOf(review)).find(
      (one) => /^[가-힣]{5,}$/.test(one) && reviews.filter((other) => textOf(other).includes(one)).length === 1,
    );
    return word && !review.hiddenAt ? [[word, review.ugcCd] as const] : [];
  });
  expect(own.length).toBeGreaterThan(10);
  for (const [word, ugcCd] of own.slice(0, 10))
    expect((await search('reviews', word)).items.map((found: Review) => found.ugcCd)).toContain(ugcCd);
});

test('R-HOM-17 a word inside another is found, of two letters or one: in the text, or by the goods that it finds', async () => {
  for (const word of ['쿠션', '향']) {
    const { items } = (await search('reviews', word)) as { items: Review[] };
    expect(items.some((review) => says(review, word))).toBe(true);
    const { items: goods } = (await visitor.get(`/search/products?keyword=${encodeURIComponent(word)}&limit=40`)).json() as {
      items: { productCd: string }[];
    };
    const isOfGoods = ({ product }: Review) => goods.some(({ productCd }) => productCd === product.productCd);
    expect(items.filter((review) => !says(review, word) && !isOfGoods(review)).length).toBeLessThan(items.length / 2);
  }
});

test('R-HOM-18 feeds are found by what they say and by their products, with the goods they show', async () => {
  const bySaying = (await search('feeds', '쿠션 얇게')).items as Feed[];
  expect(bySaying.map(({ ugcCd }) => ugcCd)).toContain('FD0003');
  const feed = bySaying.find(({ ugcCd }) => ugcCd === 'FD0003');
  expect(feed).toMatchObject({ kind: 'FEED', text: '쿠션 얇게, 눈은 왼쪽 위 두 색', author: { memCd: 'M0014' } });
  expect(feed?.products.map(({ productCd }) => productCd)).toEqual(['P0102', 'P0095']);
  expect(feed?.media).toHaveLength(1);
  const name = feed?.products[1]?.productNm ?? '';
  expect(((await search('feeds', name)).items as Feed[]).map(({ ugcCd }) => ugcCd)).toContain('FD0003');
});

test.each(['reviews', 'feeds'] as const)('R-HOM-17 R-HOM-18 pages of %s neither overlap nor lose', async (kind) => {
  const all = (await search(kind, '향')).items.map(({ ugcCd }: Feed) => ugcCd);
  const codes: string[] = [];
  for (let cursor = ''; ;) {
    const page = (await visitor.get(`/search/${kind}?keyword=${encodeURIComponent('향')}&limit=3${cursor}`)).json();
    codes.push(...page.items.map(({ ugcCd }: Feed) => ugcCd));
    if (!page.nextCursor || codes.length >= all.length) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  expect(codes.slice(0, all.length)).toEqual(all);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each(['로즈 판톤', 'ㄹㅈ ㅍㅌ', 'fhwm vksxha', 'rose fantome', '幻影玫瑰'])(
  'R-HOM-17 mistyped, by initial consonants, in the wrong keyboard layout or another language: %s finds the reviews of the product',
  async (keyword) => {
    const { items } = (await search('reviews', keyword)) as { items: Review[] };
    expect(items.filter(({ product }) => product.productCd === 'P0001')).toHaveLength(8);
  },
);

test('R-HOM-17 a word that members write and no product has is not put right', async () => {
  const { keyword, totalCount } = await search('feeds', '귤밭');
  expect([keyword, totalCount]).toEqual(['귤밭', 1]);
});

test('R-HOM-17 R-HOM-18 what is hidden is not found', async () => {
  await shop.db.update(reviewTable).set({ hiddenAt: new Date() }).where(eq(reviewTable.productCd, 'P0001'));
  await shop.db.update(feedTable).set({ hiddenAt: new Date() }).where(eq(feedTable.ugcCd, 'FD0003'));
  expect((await search('reviews', '로즈 판톰')).items.some(({ product }: Review) => product.productCd === 'P0001')).toBe(false);
  expect((await search('feeds', '쿠션 얇게')).items.some(({ ugcCd }: Feed) => ugcCd === 'FD0003')).toBe(false);
});

test.each(['%%', '_', "'; drop table review; --", '<b>rose</b>', '🌹', 'ㅏㅏ', 'a'.repeat(1000)])(
  'R-HOM-17 R-HOM-18 a term of signs alone, markup or a thousand letters is a text like any other: %s',
  async (keyword) => {
    for (const kind of ['reviews', 'feeds'] as const) expect((await search(kind, keyword)).items).toEqual([]);
  },
);

test('V-REQ2 without a term nothing is searched', async () => {
  for (const kind of ['reviews', 'feeds']) expect((await visitor.get(`/search/${kind}?keyword=%20`)).statusCode).toBe(400);
});

test('R-HOM-18 a cursor of another list is a bad parameter', async () => {
  const cursor = Buffer.from(JSON.stringify([1, 2, 3])).toString('base64url');
  expect((await visitor.get(`/search/feeds?keyword=rose&cursor=${cursor}`)).statusCode).toBe(400);
});
