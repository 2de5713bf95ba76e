import type { Review, ReviewSummary } from '@hyangro/contracts/ugc/review.contract';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
let visitor: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  visitor = shop.visitor();
}, 120_000);
afterAll(() => shop.close());

interface Page {
  items: Review[];
  totalCount: number;
  knowsMe: boolean;
  summary: ReviewSummary;
}
/** A product of skincare with nine reviews in three languages. */
const URL = '/product/P0047/reviews';
const read = async (query: string, caller = visitor, url = URL) => (await caller.get(`${url}?limit=40&${query}`)).json() as Page;

/** What a review says of each filter. */
const saysOf = ({ author, locale }: Review, facet: string): (string | null)[] =>
  ({
    skinType: [author.skinType],
    skinTone: [author.skinTone],
    skinConcern: author.concern,
    ageBand: [author.ageBand],
    locale: [locale],
  })[facet] ?? [];

test('each choice of a filter finds the reviews that it promised, all that have it and no other', async () => {
  const all = await read('');
  const { facets } = all.summary;
  expect(new Set(facets.map(({ facet }) => facet))).toEqual(new Set(['skinType', 'skinTone', 'skinConcern', 'ageBand', 'locale']));
  for (const { facet, value, count } of facets) {
    const { items, totalCount, summary } = await read(`${facet}=${value}`);
    const fitting = all.items.filter((review) => saysOf(review, facet).includes(value)).map(({ ugcCd }) => ugcCd);
    expect([facet, value, items.map(({ ugcCd }) => ugcCd)]).toEqual([facet, value, fitting]);
    expect([totalCount, count]).toEqual([fitting.length, fitting.length]);
    expect(summary).toEqual(all.summary);
  }
});

test('of several filters all have to fit, and the count says how many do', async () => {
  const { items: all } = await read('');
  const { items, totalCount } = await read('skinType=SENS&rating=5&locale=ko&skinConcern=REDNESS');
  const fitting = all.filter(
    ({ rating, locale, author }) => rating === 5 && locale === 'ko' && author.skinType === 'SENS' && author.concern.includes('REDNESS'),
  );
  expect(fitting.length).toBeGreaterThan(0);
  expect([items, totalCount]).toEqual([fitting, fitting.length]);
  expect(await read('skinType=SENS&ageBand=60s')).toMatchObject({ items: [], totalCount: 0 });
  expect((await visitor.get(`${URL}?skinType=WET`)).statusCode).toBe(400);
});

test('“like me” finds members with the reader’s type of skin and one of their concerns', async () => {
  const member = await shop.login('demo01');
  const [all, mine] = [await read('', member), await read('likeMe=true', member)];
  const fitting = all.items.filter(
    ({ author }) => author.skinType === 'COMBI' && ['PORE', 'DRYNESS'].some((concern) => author.concern.includes(concern)),
  );
  expect(fitting.length).toBeGreaterThan(0);
  expect(mine).toMatchObject({ knowsMe: true, totalCount: fitting.length });
  expect(mine.items.map(({ ugcCd }) => ugcCd)).toEqual(fitting.map(({ ugcCd }) => ugcCd));
});

test('nobody is like a visitor, or a member whose beauty profile says nothing of their skin, and the answer says that it cannot tell', async () => {
  for (const caller of [visitor, await shop.login('demo26')])
    expect(await read('likeMe=true', caller)).toMatchObject({ knowsMe: false, items: [], totalCount: 0, summary: { count: 9 } });
});

test.each(['ko', 'en', 'cn'])('who reads in %s sees the reviews in that language first', async (locale) => {
  const { items } = await read('', shop.visitor({ locale: locale === 'cn' ? 'zh-CN' : locale }));
  const isOwn = items.map((review) => review.locale === locale);
  const own = isOwn.filter(Boolean).length;
  expect(own).toBeGreaterThan(0);
  expect(isOwn).toEqual([...Array(own).fill(true), ...Array(9 - own).fill(false)]);
});

test('the summary tells the average of what reviews measured, and of how many', async () => {
  const { items, summary } = await read('');
  expect(summary.traits.map(({ trait }) => trait)).toEqual(['MOISTURE', 'ABSORPTION', 'MILDNESS']);
  for (const { trait, average, count } of summary.traits) {
    const values = items.flatMap(({ traits }) => traits[trait] ?? []);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect([count, average]).toEqual([values.length, Math.round(mean * 10) / 10]);
  }
});

test('a review that is out of sight is read by its author alone, with the reason, and counts nowhere', async () => {
  const author = await shop.login('demo01');
  const review = (await author.get('/reviews/RV0295')).json() as Review;
  expect(review.moderation).toMatchObject({ state: 'BLINDED', cause: 'OPERATOR', mayAppeal: true });
  expect(review.moderation?.note).toMatch(/상관없는/);
  expect((await visitor.get('/reviews/RV0295')).statusCode).toBe(404);
  const url = `/product/${review.product.productCd}/reviews`;
  for (const caller of [visitor, author]) {
    const { items, summary } = await read('', caller, url);
    expect(items.map(({ ugcCd }) => ugcCd)).not.toContain('RV0295');
    expect(summary.count).toBe(items.length);
  }
});
