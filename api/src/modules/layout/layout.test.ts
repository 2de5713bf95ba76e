import { and, eq } from 'drizzle-orm';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { layout, type Layout } from '@hyangro/contracts/layout/layout.contract';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { productTable, stockTable } from '../catalog/catalog.tables';
import { returnStock, takeStock } from '../catalog/public';
import { memberTable } from '../member/member.tables';
import { displayItemTable, displayTable } from './layout.tables';

let shop: TestApp;
let visitor: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  visitor = shop.visitor();
}, 120_000);
afterAll(() => shop.close());

const read = async (caller: Caller = visitor, layoutCd = 'MAIN'): Promise<Layout> => (await caller.get(`/main/layouts/${layoutCd}`)).json();
const cardsOf = (layout: Layout): ProductCard[] => [...layout.displayItems, ...layout.virtualProducts].flatMap(({ products }) => products);

describe('a layout', () => {
  test('E-01 E-02 E-03 E-06 the home page carries every field of the specification', async () => {
    const home = await read();
    expect(home).toMatchObject({
      layoutCd: 'MAIN',
      kind: 'MAIN',
      layoutNm: '향로 홈',
      memCd: null,
      memNm: null,
      gender: null,
      ageGroupStr: null,
    });
    expect(home.displays).toHaveLength(23);
    expect(home.displays.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(home.displays.map((_, at) => at + 1));
    const tab = home.displayItems.find(({ displaySeq, seq }) => displaySeq === 6 && seq === 2);
    expect(tab).toMatchObject({
      virtualCategoryCd: 'VC0002',
      virtualCategoryNm: '향수',
      displayLimit: 30,
      discountType: 'ALL',
      orderByCd: '01',
    });
    const sale = home.displayItems.find(({ displaySeq }) => displaySeq === 5);
    expect(sale?.virtualCategoryEndTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    const ranked = home.virtualProducts.find(({ virtualCategoryCd }) => virtualCategoryCd === 'VC0001');
    expect(ranked?.products.map(({ productCd }) => productCd).slice(0, 3)).toEqual(['P0047', 'P0001', 'P0068']);
    expect(home.couponDisplayItems.map(({ couponCd }) => couponCd).sort()).toEqual([0, 1001, 1003, 1004, 1005]);
  });

  test('E-04 a card of the home page is the card of the product', async () => {
    const card = cardsOf(await read()).find(({ productCd }) => productCd === 'P0001');
    const { brandNm, productNm, imgMainUrl, discountRate, salePrice, stockCnt, ratingAvg } = (await visitor.get('/product/P0001')).json();
    expect(card).toMatchObject({ brandNm, productNm, imgMainUrl, discountRate, salePrice, stockCnt, ratingAvg, isZzim: false });
  });

  test('every language has its own texts', async () => {
    const [english, chinese] = [await read(shop.visitor({ locale: 'en' })), await read(shop.visitor({ locale: 'zh-CN' }))];
    expect([english.layoutNm.length > 0, english.displays.find(({ seq }) => seq === 6)?.title]).toEqual([true, 'Most put in the bag']);
    expect(chinese.displays.find(({ seq }) => seq === 6)?.title).toBe('此刻加购最多');
    expect(cardsOf(english).find(({ productCd }) => productCd === 'P0001')?.brandNm).toBe('ORÉLLE');
  });

  test('API-09 a layout is the entity of the specification under a tag, unchanged without a body, and 404 for an unknown code', async () => {
    const first = await visitor.get('/main/layouts/EV06');
    const ENTITY = ['layoutCd', 'displays', 'displayItems', 'virtualProducts', 'couponDisplayItems', 'aiMemberGroupProducts'];
    const PERSONAL = ['memCd', 'memNm', 'gender', 'ageGroupStr'];
    expect(Object.keys(layout.parse(first.json()))).toEqual(expect.arrayContaining([...ENTITY, ...PERSONAL]));
    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=0, must-revalidate',
      vary: expect.stringContaining('Cookie'),
    });
    const again = await visitor.get('/main/layouts/EV06', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const unknown = await visitor.get('/main/layouts/NOPE');
    expect([unknown.statusCode, unknown.json().messageCode]).toEqual([404, 'common.a0003']);
  });

  test('a browser that has the page hears that nothing changed, until something does', async () => {
    const first = await visitor.get('/main/layouts/EV01');
    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=0, must-revalidate',
      vary: expect.stringContaining('Cookie'),
    });
    const again = () => visitor.get('/main/layouts/EV01', { headers: { 'if-none-match': String(first.headers.etag) } });
    const unchanged = await again();
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    await shop.db
      .update(stockTable)
      .set({ stockCnt: 3 })
      .where(eq(stockTable.productCd, cardsOf(first.json())[0]?.productCd ?? ''));
    expect((await again()).statusCode).toBe(200);
  });
});

describe('what may not be a moment old', () => {
  test('E-04 a piece sold is gone from the next page view, and back when it comes back', async () => {
    const stockOf = async () => cardsOf(await read()).find(({ productCd }) => productCd === 'P0047')?.stockCnt ?? -1;
    const line = { productCd: 'P0047', optionCd: 'P0047-01', quantity: 2 };
    const before = await stockOf();
    expect(await shop.db.transaction((tx) => takeStock(tx, [line]))).toBeNull();
    expect(await stockOf()).toBe(before - 2);
    await shop.db.transaction((tx) => returnStock(tx, [line]));
    expect(await stockOf()).toBe(before);
  });

  test('ST-ZZ-01 a heart shows on the member’s next page view and on nobody else’s', async () => {
    const member = await shop.login('demo04');
    await read(member);
    await member.put('/product/P0047/like');
    const hearts = (layout: Layout) => [
      ...new Set(
        cardsOf(layout)
          .filter(({ isZzim }) => isZzim)
          .map(({ productCd }) => productCd as string),
      ),
    ];
    expect(hearts(await read(member))).toEqual(['P0047']);
    expect(hearts(await read())).toEqual([]);
  });

  test('ST-CPN-01 a downloaded coupon counts down in its block', async () => {
    const member = await shop.login('demo05');
    const coupon = async (couponCd: number) => (await read(member, 'EV01')).couponDisplayItems.find((item) => item.couponCd === couponCd);
    expect(await coupon(1004)).toMatchObject({ maxDownloadableCouponCount: 1, receivedCoupon: false });
    const all = (await coupon(0))?.maxDownloadableCouponCount ?? 0;
    await member.post('/coupon', { couponCd: 1004 });
    expect(await coupon(1004)).toMatchObject({ maxDownloadableCouponCount: 0, receivedCoupon: true });
    expect(await coupon(0)).toMatchObject({ maxDownloadableCouponCount: all - 1 });
  });

  test('GEN-04 changing the rows of a layout changes the answer', async () => {
    const before = await read();
    await shop.db
      .update(displayTable)
      .set({ displayCd: 25, title: { ko: '새 제목', en: 'New', cn: '新' } })
      .where(and(eq(displayTable.layoutCd, 'MAIN'), eq(displayTable.seq, 6)));
    await shop.db.delete(displayItemTable).where(and(eq(displayItemTable.layoutCd, 'MAIN'), eq(displayItemTable.displaySeq, 9)));
    const after = await read();
    expect(after.displays.find(({ seq }) => seq === 6)).toMatchObject({ displayCd: 25, title: '새 제목' });
    expect(after.displayItems.filter(({ displaySeq }) => displaySeq === 9)).toEqual([]);
    expect(before.displayItems.filter(({ displaySeq }) => displaySeq === 9)).not.toEqual([]);
  });

  test('E-04 goods taken off sale are gone from the next page view', async () => {
    const shown = async () => cardsOf(await read()).some(({ productCd }) => productCd === 'P0068');
    expect(await shown()).toBe(true);
    await shop.db.update(productTable).set({ isOnSale: false }).where(eq(productTable.productCd, 'P0068'));
    expect(await shown()).toBe(false);
  });
});

describe('the member on the page', () => {
  test('E-08 P-AI-2 age and gender come from the session, in the reader’s language', async () => {
    const korean = await read(await shop.login('demo01'));
    expect(korean).toMatchObject({ memCd: 'M0001', memNm: '지수', gender: '02', ageGroupStr: '30대' });
    const english = await read(await shop.login('demo01', { locale: 'en' }));
    expect(english.ageGroupStr).toBe('30s');
  });

  test('E-01 recommendations follow gender and decade; visitors get the list for all', async () => {
    const group = async (caller: Caller) => (await read(caller)).aiMemberGroupCd;
    expect([await group(visitor), await group(await shop.login('demo01'))]).toEqual(['GUEST', 'F30']);
    const [guests, members] = [await read(), await read(await shop.login('demo01'))].map(
      ({ aiMemberGroupProducts }) => aiMemberGroupProducts,
    );
    expect([guests?.length, members?.length]).toEqual([8, 8]);
    expect(members).not.toEqual(guests);
  });

  test('P-AI-3 the server’s date decides who is fifty: at midnight in Seoul of the birthday', async () => {
    await shop.db.update(memberTable).set({ birthday: '19761124' }).where(eq(memberTable.loginId, 'demo03'));
    const member = await shop.login('demo03');
    const before = shop.clock.now();
    shop.clock.set(new Date('2026-11-23T23:59:50+09:00'));
    expect((await read(member)).ageGroupStr).toBe('40대');
    shop.clock.set(new Date('2026-11-24T00:00:01+09:00'));
    expect((await read(member)).ageGroupStr).toBe('50대');
    shop.clock.set(before);
  });
});

describe('types of blocks', () => {
  test('D-13 a tab names the layout it shows; one that does not exist, and the page itself, are left empty', async () => {
    const tabs = async () =>
      (await read(visitor, 'EV03')).displayItems.filter(({ displaySeq }) => displaySeq === 2).map(({ tabLayoutCd }) => tabLayoutCd);
    expect(await tabs()).toEqual(['EV03A', 'EV03B', 'EV03C']);
    const tab = (seq: number) =>
      and(eq(displayItemTable.layoutCd, 'EV03'), eq(displayItemTable.displaySeq, 2), eq(displayItemTable.seq, seq));
    await shop.db.update(displayItemTable).set({ tabLayoutCd: 'EV99' }).where(tab(1));
    await shop.db.update(displayItemTable).set({ tabLayoutCd: 'EV03' }).where(tab(3));
    expect(await tabs()).toEqual([null, 'EV03B', null]);
  });

  test('TRAP-08 the test layout has every type once, and no 9 and no 22', async () => {
    const types = new Set((await read(visitor, 'ALLTYPES')).displays.map(({ displayCd }) => displayCd));
    expect([...types].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 27 }, (_, at) => at + 1).filter((type) => type !== 9 && type !== 22),
    );
  });

  test('TRAP-08 a type nobody knows is passed on, not refused', async () => {
    await shop.db
      .update(displayTable)
      .set({ displayCd: 22 })
      .where(and(eq(displayTable.layoutCd, 'EV02'), eq(displayTable.seq, 1)));
    expect((await read(visitor, 'EV02')).displays.find(({ seq }) => seq === 1)?.displayCd).toBe(22);
  });
});

describe('ranked lists', () => {
  const page = async (query: string) => visitor.get(`/main/virtual-category/${query}`);
  const codes = async (query: string) => ((await page(query)).json() as ProductCard[]).map(({ productCd }) => productCd as string);

  test('API-10 ST-RANK-01 pages go on where the last ended and stop at the display limit', async () => {
    const first = await codes('VC0005?pageStart=0&displayLimit=10');
    const rest = await codes('VC0005?pageStart=10&displayLimit=10');
    expect([first.length, rest.length]).toEqual([10, 6]);
    expect(new Set([...first, ...rest]).size).toBe(16);
    expect(await codes('VC0005?pageStart=16&displayLimit=10')).toEqual([]);
    expect(((await page('VC0005?pageStart=10&displayLimit=2')).json() as ProductCard[]).map(({ seq }) => seq)).toEqual([11, 12]);
  });

  test('API-10 popular is the curated order, another sort orders anew, a discount type filters', async () => {
    expect((await codes('VC0002')).slice(0, 3)).toEqual(['P0001', 'P0019', 'P0023']);
    const prices = ((await page('VC0002?orderByCd=04&displayLimit=30')).json() as ProductCard[]).map(({ salePrice }) => salePrice);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(new Set(await codes('VC0001?discountType=TIMESALE&displayLimit=60')).has('P0047')).toBe(true);
    expect(new Set(await codes('VC0001?discountType=TIMESALE&displayLimit=60')).has('P0023')).toBe(false);
  });

  test('API-10 a bad number is refused with 400, an unknown list with 404', async () => {
    for (const query of [
      'VC0001?pageStart=x',
      'VC0001?pageStart=-1',
      'VC0001?displayLimit=0',
      'VC0001?displayLimit=1000',
      'VC0001?orderByCd=7',
      'VC0001?discountType=NONE',
    ]) {
      expect((await page(query)).statusCode).toBe(400);
    }
    expect((await page('VC9999')).statusCode).toBe(404);
  });
});
