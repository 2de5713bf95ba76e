import { eq, inArray } from 'drizzle-orm';
import type { RecommendedCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import { runDueJobs } from '../../platform/jobs/run-jobs';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { productTable, stockTable } from '../catalog/catalog.tables';
import { wishlistTable } from '../catalog/wishlist/shopper.tables';
import { aiMemberGroupTable } from '../layout/layout.tables';
import { computeRecommendations } from './public';
import { recommendationModule } from './recommendation.module';

let shop: TestApp;
let visitor: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  visitor = shop.visitor();
});
afterAll(() => shop.close());

const compute = () => computeRecommendations(shop.db, shop.clock.now());
const recommended = async (codes: readonly string[], caller = visitor): Promise<RecommendedCard[]> =>
  (await caller.get(`/product/recommendations?productCds=${codes.join(',')}`)).json();
const codesOf = (cards: readonly { productCd: string }[]) => cards.map(({ productCd }) => productCd as string);
const view = (caller: Caller, pagePath: string, hashCode = 'browser-1') =>
  caller.post('/common/logs/access', {
    eventName: 'page_view',
    eventParams: { pageTitle: '', pageLocation: `http://shop.test${pagePath}`, pagePath },
    fullUrl: `http://shop.test${pagePath}`,
    hashCode,
  });

describe('what follows from viewed products', () => {
  test('API-11 K-REC fewer than two known codes answer an empty list, two answer cards with the reason of each', async () => {
    expect((await visitor.get('/product/recommendations')).json()).toEqual([]);
    for (const codes of [['P0001'], ['P0001', 'P0001'], ['P0001', 'P9999']]) expect(await recommended(codes)).toEqual([]);
    const cards = await recommended(['P0001', 'P0047', 'P9999']);
    expect(cards).toHaveLength(12);
    expect(cards.map(({ seq }) => seq)).toEqual(cards.map((_, at) => at + 1));
    for (const { reason } of cards) expect(['P0001', 'P0047']).toContain(reason.productCd);
    expect(cards[0]?.reason.productNm).toBe((await visitor.get(`/product/${cards[0]?.reason.productCd}`)).json().productNm);
  });

  test('TRAP-13 codes may come repeated or as one list with commas', async () => {
    const repeated = (await visitor.get('/product/recommendations?productCds=P0001&productCds=P0047')).json();
    expect(await recommended(['P0001', 'P0047'])).toEqual(repeated);
  });

  test('what was viewed is never recommended, also when it was viewed long before', async () => {
    const shown = codesOf(await recommended(['P0001', 'P0047']));
    const after = codesOf(await recommended(['P0001', 'P0047', ...shown.slice(0, 3)]));
    expect(after.filter((code) => [...shown.slice(0, 3), 'P0001', 'P0047'].includes(code))).toEqual([]);
  });

  test('what is bought in one order with a viewed product comes first, and says so', async () => {
    const [first] = await recommended(['P0009', 'P0120']);
    expect(first).toMatchObject({ productCd: 'P0030', reason: { kind: 'ORDERED', productCd: 'P0009' } });
  });

  test('a scent is followed by what shares its notes or its shelf', async () => {
    const kinds = new Set((await recommended(['P0001', 'P0047'])).map(({ reason }) => reason.kind));
    expect([kinds.has('NOTES'), kinds.has('CATEGORY')]).toEqual([true, true]);
  });

  test('sold-out and withdrawn goods are left out at once, and come back', async () => {
    const [first] = codesOf(await recommended(['P0009', 'P0120']));
    const isFirst = async () => codesOf(await recommended(['P0009', 'P0120']))[0] === first;
    const stock = (stockCnt: number) =>
      shop.db
        .update(stockTable)
        .set({ stockCnt })
        .where(eq(stockTable.productCd, first ?? ''));
    const sale = (isOnSale: boolean) =>
      shop.db
        .update(productTable)
        .set({ isOnSale })
        .where(eq(productTable.productCd, first ?? ''));
    await stock(0);
    expect(await isFirst()).toBe(false);
    await stock(5);
    expect(await isFirst()).toBe(true);
    await sale(false);
    expect(await isFirst()).toBe(false);
    await sale(true);
  });

  test('what two browsers looked at on one day belongs together; what one alone did, does not', async () => {
    for (const hash of ['browser-1', 'browser-2']) for (const code of ['P0012', 'P0140']) await view(visitor, `/product/${code}`, hash);
    for (const code of ['P0012', 'P0119']) await view(visitor, `/product/${code}?from=main`, 'browser-3');
    await compute();
    const reasonOf = async (code: string) => (await recommended(['P0012', 'P0001'])).find(({ productCd }) => productCd === code)?.reason;
    expect(await reasonOf('P0140')).toMatchObject({ kind: 'VIEWED', productCd: 'P0012' });
    expect(await reasonOf('P0119')).toBeUndefined();
  });
});

describe('what is kept of a view', () => {
  const kept = async () => (await shop.deps.pool.query(`select * from product_view where product_cd = 'P0100' order by group_cd`)).rows;

  test('group, product and day, and how often: neither member nor browser', async () => {
    const member = await shop.login('demo01');
    for (const caller of [member, member, visitor]) await view(caller, '/product/P0100');
    const rows = await kept();
    expect(rows.map(({ day: _day, ...row }) => row)).toEqual([
      { group_cd: 'F30', product_cd: 'P0100', views: 2 },
      { group_cd: 'GUEST', product_cd: 'P0100', views: 1 },
    ]);
  });

  test('pages below a product, other events and codes that nobody sells count for nothing', async () => {
    const before = await kept();
    await view(visitor, '/product/P0100/qna');
    await view(visitor, '/product/P9999');
    await visitor.post('/common/logs/access', {
      eventName: 'select_item',
      eventParams: { item_list_id: 'category:C01', items: [{ item_id: 'P0100' }], pagePath: '/product/P0100' },
      fullUrl: 'http://shop.test/',
    });
    expect(await kept()).toEqual(before);
  });
});

describe('lists of groups', () => {
  const lists = async () => new Map((await shop.db.select().from(aiMemberGroupTable)).map(({ groupCd, ...row }) => [groupCd, row]));
  const WOMEN_OF_TWENTY = `select mem_cd from member where gender = '02' and birthday between '19970101' and '20050101' order by mem_cd`;

  test('what a group likes rises in its list and in everybody’s, and fades with time', async () => {
    const { rows } = await shop.deps.pool.query<{ mem_cd: string }>(WOMEN_OF_TWENTY);
    await shop.db
      .insert(wishlistTable)
      .values(rows.map(({ mem_cd: memCd }) => ({ memCd, productCd: 'P0110', likedAt: shop.clock.now() })))
      .onConflictDoNothing();
    await compute();
    expect((await lists()).get('F20')?.productCds.slice(0, 2)).toContain('P0110');
    expect((await lists()).get('GUEST')?.productCds).toContain('P0110');
    expect((await lists()).get('F30')?.productCds).not.toContain('P0110');
    await computeRecommendations(shop.db, new Date(shop.clock.now().getTime() + 170 * 86_400_000));
    expect((await lists()).get('F20')?.productCds.slice(0, 2)).not.toContain('P0110');
  });

  test('the same deeds make the same lists, and the job of the night makes them too', async () => {
    await compute();
    const first = await lists();
    await runDueJobs(shop.deps, recommendationModule.jobs ?? []);
    expect(await lists()).toEqual(first);
  });

  test('a group of fewer than five members has what people chose for it alone, or no list', async () => {
    const { productCds, curatedCds } = (await lists()).get('F50') ?? {};
    expect(productCds).toEqual(curatedCds);
    await shop.db
      .update(aiMemberGroupTable)
      .set({ curatedCds: [] })
      .where(inArray(aiMemberGroupTable.groupCd, ['F40', 'F50']));
    await compute();
    expect([(await lists()).get('F50')?.productCds, (await lists()).get('M60')]).toEqual([[], undefined]);
  });

  test('E-01 a member without a list of their own is shown that of the nearest decade, and the answer says whose', async () => {
    const home: Layout = (await (await shop.login('demo09')).get('/main/layouts/MAIN')).json();
    expect([home.ageGroupStr, home.aiMemberGroupCd]).toEqual(['50대', 'F30']);
  });
});

describe('what a member is shown of a list', () => {
  const picks = async (caller: Caller) => codesOf(((await caller.get('/main/layouts/MAIN')).json() as Layout).aiMemberGroupProducts);

  test('sold-out goods and goods that the member bought are left out, and the room is filled', async () => {
    const member = await shop.login('demo01');
    const { rows } = await shop.deps.pool.query<{ product_cd: string }>(
      `select distinct product_cd from orders natural join order_line where mem_cd = 'M0001' and state in ('PREP', 'SHIP', 'DELIV', 'CONFIRM')`,
    );
    const bought = rows.map(({ product_cd }) => product_cd);
    const listed = (await shop.db.select().from(aiMemberGroupTable).where(eq(aiMemberGroupTable.groupCd, 'F30')))[0]?.productCds ?? [];
    expect(listed.filter((code) => bought.includes(code)).length).toBeGreaterThan(0);
    const shown = await picks(member);
    expect([shown.length, shown.filter((code) => bought.includes(code))]).toEqual([8, []]);
    await shop.db
      .update(stockTable)
      .set({ stockCnt: 0 })
      .where(inArray(stockTable.productCd, shown.slice(0, 2)));
    const after = await picks(member);
    expect([after.length, after.slice(0, 6)]).toEqual([8, shown.slice(2)]);
  });
});
