import { eq } from 'drizzle-orm';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { reviewTable } from './review.tables';

let shop: TestApp;
let visitor: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  visitor = shop.visitor();
}, 120_000);
afterAll(() => shop.close());

async function readAll(url: string): Promise<Review[]> {
  const items: Review[] = [];
  for (let cursor = ''; ;) {
    const page = (await visitor.get(`${url}${cursor && `&cursor=${cursor}`}`)).json();
    items.push(...page.items);
    if (!page.nextCursor) return items;
    cursor = page.nextCursor;
  }
}
const isSorted = <T>(items: readonly T[], comesBefore: (a: T, b: T) => boolean) =>
  items.every((item, at) => at === 0 || comesBefore(items[at - 1] as T, item));

describe('best reviews', () => {
  test('R-UGC-01 chosen reviews come first, then the most liked, each once', async () => {
    const reviews = await readAll('/reviews/best?limit=40');
    expect([reviews.length, new Set(reviews.map(({ ugcCd }) => ugcCd)).size]).toEqual([294, 294]);
    expect(reviews.filter(({ isBest }) => isBest)).toHaveLength(30);
    expect(isSorted(reviews, (a, b) => Number(a.isBest) > Number(b.isBest) || (a.isBest === b.isBest && a.likeCnt >= b.likeCnt))).toBe(
      true,
    );
  });

  test('R-UGC-01 a code opens that review, an unknown one is not found', async () => {
    const review = (await visitor.get('/reviews/RV0003')).json();
    expect(review).toMatchObject({
      ugcCd: 'RV0003',
      kind: 'REVIEW',
      rating: 5,
      author: { memCd: 'M0002', skinType: 'DRY', ageBand: '30s' },
      product: { productCd: 'P0019' },
      commentCnt: 4,
    });
    expect(review.author.nickname).not.toBe('');
    expect(review.media.map(({ url }: { url: string }) => url)).toEqual(
      [1, 2, 3].map((n) => expect.stringMatching(new RegExp(`^/media/shopper/P0019-u${n}-720\\.`))),
    );
    expect((await visitor.get('/reviews/RV9999')).statusCode).toBe(404);
  });

  test('R-UGC-01 a hidden review is nowhere', async () => {
    await shop.db.update(reviewTable).set({ hiddenAt: new Date() }).where(eq(reviewTable.ugcCd, 'RV0100'));
    expect((await visitor.get('/reviews/RV0100')).statusCode).toBe(404);
    expect((await readAll('/reviews/best?limit=40')).some(({ ugcCd }) => ugcCd === 'RV0100')).toBe(false);
    await shop.db.update(reviewTable).set({ hiddenAt: null }).where(eq(reviewTable.ugcCd, 'RV0100'));
  });
});

describe('reviews of a product', () => {
  const url = '/product/P0047/reviews';

  test('R-UGC-02 API-D09 the summary counts all reviews, whatever the filter', async () => {
    const { summary, totalCount } = (await visitor.get(url)).json();
    expect(summary.distribution.reduce((sum: number, each: number) => sum + each, 0)).toBe(summary.count);
    expect([summary.count, totalCount]).toEqual([9, 9]);
    const stars = summary.distribution.reduce((sum: number, each: number, at: number) => sum + each * (5 - at), 0);
    expect(summary.average).toBe(Math.round((stars / 9) * 10) / 10);
    expect(summary.photos.length).toBe(Math.min(12, summary.photoCount));
    const filtered = (await visitor.get(`${url}?rating=5`)).json();
    expect(filtered.summary).toEqual(summary);
    expect(filtered.totalCount).toBe(summary.distribution[0]);
  });

  test('API-D09 reviews of a product that does not exist are told in the shape of an order error', async () => {
    const { statusCode, json } = await visitor.get('/product/P9999/reviews');
    expect([statusCode, json()]).toEqual([404, { exceptionName: 'OrderException', messageCode: 'order.a0015', args: [] }]);
  });

  test('R-UGC-02 the card of the product tells the same stars', async () => {
    const { summary } = (await visitor.get(url)).json();
    expect((await visitor.get('/product/P0047')).json()).toMatchObject({ reviewCount: summary.count, ratingAvg: summary.average });
  });

  test('R-UGC-02 stars and photos filter', async () => {
    const photos = await readAll(`${url}?photosOnly=true&limit=2`);
    expect(photos.length).toBeGreaterThan(0);
    expect(photos.every(({ media }) => media.length > 0)).toBe(true);
    expect((await readAll(`${url}?rating=4&limit=2`)).every(({ rating }) => rating === 4)).toBe(true);
  });

  test.each([
    ['helpful', (a: Review, b: Review) => a.likeCnt >= b.likeCnt],
    ['newest', (a: Review, b: Review) => a.createdAt >= b.createdAt],
    ['highest', (a: Review, b: Review) => a.rating >= b.rating],
    ['lowest', (a: Review, b: Review) => a.rating <= b.rating],
  ] as const)('R-UGC-02 sorted by %s behind the reader’s own language, pages neither overlap nor lose', async (sort, comesBefore) => {
    const reviews = await readAll(`${url}?sort=${sort}&limit=2`);
    expect([reviews.length, new Set(reviews.map(({ ugcCd }) => ugcCd)).size]).toEqual([9, 9]);
    const isOwn = ({ locale }: Review) => locale === 'ko';
    expect(new Set(reviews.map(isOwn)).size).toBe(2);
    expect(isSorted(reviews, (a, b) => (isOwn(a) === isOwn(b) ? comesBefore(a, b) : isOwn(a)))).toBe(true);
  });

  test('R-UGC-02 a product without reviews has an empty summary, an unknown product none at all', async () => {
    expect((await visitor.get('/product/P0032/reviews')).json()).toMatchObject({
      items: [],
      totalCount: 0,
      summary: { count: 0, average: null, photos: [], photoCount: 0 },
    });
    expect((await visitor.get('/product/P9999/reviews')).json().messageCode).toBe('order.a0015');
  });

  test('R-UGC-02 a cursor of another sort is a bad parameter', async () => {
    const { nextCursor } = (await visitor.get(`${url}?sort=newest&limit=2`)).json();
    expect((await visitor.get(`${url}?sort=lowest&cursor=${nextCursor}`)).statusCode).toBe(400);
    const wrong = Buffer.from(JSON.stringify(['newest', 'yesterday', 'RV0001'])).toString('base64url');
    expect((await visitor.get(`${url}?sort=newest&cursor=${wrong}`)).statusCode).toBe(400);
  });
});

test('R-UGC-02 what is kept of a product is what counting finds, also of reviews that are written, changed, hidden and deleted at one moment', async () => {
  const { pool } = shop.deps;
  const each = (work: (n: number) => Promise<unknown>) => Promise.all(Array.from({ length: 24 }, (_, n) => work(n)));
  await each((n) =>
    pool.query(
      `insert into review (ugc_cd, mem_cd, product_cd, rating, title, content, locale, concerns, traits, photo_cnt, created_at, search_bigrams)
       values ($1, $1, 'P0047', $2, 't', 'c', 'ko', array['PORE'], '{"MOISTURE": 3}', $3, now(), '{}')`,
      [`RACE${n}`, 1 + (n % 5), n % 2],
    ),
  );
  const changes = ['set rating = 1', 'set photo_cnt = 2, like_cnt = 5', 'set hidden_at = now()'];
  await each((n) =>
    pool.query(n % 4 === 3 ? 'delete from review where ugc_cd = $1' : `update review ${changes[n % 4]} where ugc_cd = $1`, [`RACE${n}`]),
  );
  const kept = () => pool.query('select product_cd, facet, cnt, total from review_count where cnt <> 0 order by 1, 2');
  const counted = await pool.query(`select product_cd, facet, count(*)::int as cnt, sum(amount)::int as total
    from review, review_measures(review) group by product_cd, facet order by 1, 2`);
  expect((await kept()).rows).toEqual(counted.rows);
  await pool.query("delete from review where ugc_cd like 'RACE%'");
  expect((await kept()).rows.find(({ product_cd: code, facet }) => code === 'P0047' && facet === 'all')).toMatchObject({ cnt: 9 });
});
