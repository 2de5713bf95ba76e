import { eq, inArray } from 'drizzle-orm';
import type { BrandItem, ProductList } from '@hyangro/contracts/catalog/list.schemas';
import { DAY_MS } from '../../../platform/clock/clock';
import { createTestApp, newAddress, type Caller, type TestApp } from '../../../platform/testing/test-app';
import { productCategoryTable, productOptionTable, productTable, stockTable } from '../catalog.tables';

let shop: TestApp;
let visitor: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  visitor = shop.visitor();
});
afterAll(() => shop.close());

const get = (url: string, caller = visitor) => caller.get(url, { remoteAddress: newAddress() });
const read = async (url: string): Promise<ProductList> => (await get(url)).json();
const codesOf = ({ items }: ProductList) => items.map(({ productCd }) => productCd as string);
const countOf = (values: readonly { code: string; count: number }[] = [], code: string) =>
  values.find((value) => value.code === code)?.count;

describe('a list is opened at a page', () => {
  const C01 = '/category/C01/products?limit=10&orderByCd=04';

  test('API-D07 page 3 shows what is on page 3 for someone who scrolled there, and goes on from there', async () => {
    const first = await read(C01);
    const second = await read(`${C01}&cursor=${first.nextCursor}`);
    const third = await read(`${C01}&cursor=${second.nextCursor}`);
    const opened = await read(`${C01}&page=3`);
    expect(codesOf(opened)).toEqual(codesOf(third));
    expect([first, second, third, opened].map(({ page, pageCount }) => [page, pageCount])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [3, 4],
    ]);
    expect((await read(`${C01}&cursor=${opened.nextCursor}`)).page).toBe(4);
  });

  test('API-D07 a page beyond the end is the last one, and says so', async () => {
    const last = await read(`${C01}&page=4`);
    for (const page of [5, 99, 2_147_483_647]) {
      const beyond = await read(`${C01}&page=${page}`);
      expect(beyond).toEqual({ ...last, dropped: [{ name: 'page', value: String(page) }] });
    }
    expect(last.dropped).toEqual([]);
  });

  test('API-D07 counts of filters come with the first answer alone', async () => {
    const first = await read(C01);
    expect(first.facets?.brandCds[0]?.count).toBeGreaterThan(0);
    expect((await read(`${C01}&cursor=${first.nextCursor}`)).facets).toBeNull();
    expect((await read(`${C01}&page=2`)).facets).toEqual(first.facets);
  });
});

describe('filters', () => {
  test('API-D07 several values of one filter are alternatives, and its counts stay those without it', async () => {
    const all = await read('/category/C02/products');
    const two = await read('/category/C02/products?skinTypes=DRY,OILY');
    expect(two.facets?.skinTypes).toEqual(all.facets?.skinTypes);
    expect(two.totalCount).toBeLessThan(all.totalCount);
    expect(two.totalCount).toBeGreaterThanOrEqual(countOf(all.facets?.skinTypes, 'DRY') ?? 0);
    const one = await read('/category/C02/products?skinTypes=DRY');
    expect(one.totalCount).toBe(countOf(all.facets?.skinTypes, 'DRY'));
    expect(countOf(one.facets?.concerns, 'HYDRATION')).toBe(
      (await read('/category/C02/products?skinTypes=DRY&concerns=HYDRATION')).totalCount,
    );
  });

  test('API-D07 names are in the language of the reader', async () => {
    const named = async (locale: string) => {
      const list: ProductList = (await get('/category/C01/products', shop.visitor({ locale }))).json();
      const { scentFamilies, cateCds, productType, brandCds } = list.facets ?? {};
      const name = (values: readonly { code: string; name: string }[] = [], code: string) =>
        values.find((each) => each.code === code)?.name;
      return [name(scentFamilies, 'WOODY'), name(cateCds, 'C0102'), name(productType, 'OVERSEAS'), name(brandCds, 'B01')];
    };
    expect(await named('ko')).toEqual(['우디', '남성 향수', '해외직배송', '오렐르']);
    expect(await named('en')).toEqual(['Woody', expect.stringMatching(/^[A-Z]/), 'From overseas', 'ORÉLLE']);
    expect(await named('zh-CN')).toEqual(['木质', expect.stringMatching(/香/), '海外直邮', '奥蕾尔']);
  });

  test('API-D07 what nothing in the shop has is left out and said, the rest filters', async () => {
    const wild = encodeURIComponent("' or 1=1 --");
    const list = await read(`/category/C01/products?brandCds=B01,NOBODY&scentFamilies=${wild}&cateCds=C99`);
    expect(list.dropped).toEqual([
      { name: 'brandCds', value: 'NOBODY' },
      { name: 'cateCds', value: 'C99' },
      { name: 'scentFamilies', value: "' or 1=1 --" },
    ]);
    expect(list.totalCount).toBe((await read('/category/C01/products?brandCds=B01')).totalCount);
  });

  test('API-D07 when nothing passes, the filter whose removal shows most is named', async () => {
    const list = await read('/category/C01/products?brandCds=B01&maxPrice=1000&scentFamilies=FLORAL');
    const without = await read('/category/C01/products?brandCds=B01&scentFamilies=FLORAL');
    expect(list).toMatchObject({ items: [], totalCount: 0, pageCount: 0, page: 1, nextCursor: null });
    expect(list.relaxed).toEqual({ name: 'price', value: null, count: without.totalCount });
    const one = await read('/category/C01/products?scentFamilies=AQUATIC&brandCds=B01');
    const [aquatic, ofBrand] = [
      await read('/category/C01/products?scentFamilies=AQUATIC'),
      await read('/category/C01/products?brandCds=B01'),
    ];
    expect(ofBrand.totalCount).toBeGreaterThan(aquatic.totalCount);
    expect(one.relaxed).toEqual({ name: 'scentFamilies', value: 'AQUATIC', count: ofBrand.totalCount });
    expect((await read('/category/C01/products?maxPrice=1000&minVolumeMl=5000')).relaxed).toBeNull();
    expect(without.relaxed).toBeNull();
  });

  test('API-D07 what is sold out leaves the list by stock at once, and comes back with the first piece', async () => {
    const url = '/category/C0101/products?limit=60&inStock=true';
    expect(codesOf(await read(url))).toContain('P0003');
    const stockOf = (stockCnt: number) => shop.db.update(stockTable).set({ stockCnt }).where(eq(stockTable.productCd, 'P0003'));
    await stockOf(0);
    const without = await read(url);
    expect(codesOf(without)).not.toContain('P0003');
    expect(without.facets?.inStock).toBe(without.totalCount);
    await stockOf(1);
    expect(codesOf(await read(url))).toContain('P0003');
  });

  test('API-D07 a filter by volume finds every size of a product', async () => {
    const list = await read('/category/C0101/products?limit=60&minVolumeMl=90&maxVolumeMl=110');
    expect(codesOf(list)).toContain('P0001');
  });
});

describe('what operators change shows in lists and counts at once', () => {
  const LIST = '/category/C0103/products?limit=60';
  const CODE = 'P0023';

  test('API-D07 price, category, size, brand, and taking off sale', async () => {
    const before = await read(LIST);
    expect(codesOf(before)).toContain(CODE);
    await shop.db.update(productTable).set({ salePrice: 10, normalPrice: 10, brandCd: 'B16' }).where(eq(productTable.productCd, CODE));
    expect(codesOf(await read(`${LIST}&orderByCd=04`))[0]).toBe(CODE);
    expect(codesOf(await read(`${LIST}&maxPrice=10&brandCds=B16`))).toEqual([CODE]);
    await shop.db.update(productOptionTable).set({ volumeMl: 777 }).where(eq(productOptionTable.optionCd, 'P0023-02'));
    expect(codesOf(await read(`${LIST}&minVolumeMl=700`))).toEqual([CODE]);
    await shop.db.delete(productOptionTable).where(eq(productOptionTable.optionCd, 'P0023-02'));
    expect((await read(`${LIST}&minVolumeMl=700`)).totalCount).toBe(0);
    await shop.db.update(productTable).set({ isOnSale: false }).where(eq(productTable.productCd, CODE));
    expect((await read(LIST)).totalCount).toBe(before.totalCount - 1);
    await shop.db.update(productTable).set({ isOnSale: true }).where(eq(productTable.productCd, CODE));
    expect((await read(LIST)).totalCount).toBe(before.totalCount);
    await shop.db.delete(productCategoryTable).where(inArray(productCategoryTable.productCd, [CODE]));
    expect(codesOf(await read(LIST))).not.toContain(CODE);
    await shop.db.insert(productCategoryTable).values({ cateCd: 'C0103', productCd: CODE });
    expect(codesOf(await read(LIST))).toContain(CODE);
  });
});

describe('brands', () => {
  test('API-D06 the index knows every brand by its letters in three scripts, and counts its list', async () => {
    const brands: BrandItem[] = (await get('/brands')).json();
    expect(brands).toHaveLength(16);
    const orelle = brands.find(({ brandCd }) => brandCd === 'B01');
    expect(orelle).toMatchObject({ name: '오렐르', latinName: 'ORÉLLE', initialKo: 'ㅇ', initialEn: 'O', initialPinyin: 'A' });
    expect(brands.map(({ initialPinyin }) => initialPinyin).join('')).toBe('AYTYWXSHLQYCQWLC');
    for (const { brandCd, productCount } of brands)
      expect({ brandCd, productCount }).toEqual({ brandCd, productCount: (await read(`/brand/${brandCd}/products?limit=1`)).totalCount });
  });

  test('API-D07 the list of a brand has its story above it and its goods alone', async () => {
    const list = (await get('/brand/B05/products?limit=60', shop.visitor({ locale: 'en' }))).json();
    expect(list.brand).toMatchObject({ brandCd: 'B05', name: 'VERDANE', origin: expect.stringMatching(/^[A-Z]{2}$/) });
    expect(list.brand.story.length).toBeGreaterThan(20);
    expect(list.facets.brandCds).toEqual([{ code: 'B05', name: 'VERDANE', count: list.totalCount }]);
    expect(list.items.every(({ brandNm }: { brandNm: string }) => brandNm === 'VERDANE')).toBe(true);
    expect((await get('/brand/B99/products')).json()).toEqual({
      exceptionName: 'NotFoundException',
      messageCode: 'common.a0003',
      args: [],
    });
  });
});

describe('products of a coupon', () => {
  test('R-HOM-13 an unknown coupon is said, one whose time is over too', async () => {
    expect((await get('/coupon/9999/products')).statusCode).toBe(404);
    expect((await get('/coupon/1007/products')).statusCode).toBe(200);
    shop.clock.advance(7 * DAY_MS);
    const over = (await get('/coupon/1007/products')).json();
    shop.clock.advance(-7 * DAY_MS);
    expect(over).toMatchObject({ exceptionName: 'CouponException', messageCode: 'coupon.a0007' });
  });

  test('R-HOM-13 exactly the products that a coupon works on, with its conditions above them', async () => {
    const list = (await get('/coupon/1008/products?limit=60')).json();
    expect(codesOf(list).sort()).toEqual(['P0001', 'P0006', 'P0013', 'P0036', 'P0042', 'P0052', 'P0056', 'P0059', 'P0120', 'P0142']);
    expect(list.coupon).toMatchObject({
      couponCd: 1008,
      name: '장미의 달 5,000원',
      conditions: '장미로 만든 열 가지 상품에 쓸 수 있어요',
      endsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      canDownload: true,
      isReceived: false,
    });
  });

  test('R-HOM-13 a member sees whether the coupon is already theirs', async () => {
    const member = await shop.login('demo01');
    const { coupon } = (await get('/coupon/1007/products', member)).json();
    expect(coupon).toMatchObject({ canDownload: false, isReceived: true });
    expect((await get('/coupon/1010/products')).json().coupon).toMatchObject({ canDownload: false, isReceived: false });
  });
});

test('overseas goods can be told apart in every list', async () => {
  const list = await read('/coupon/1012/products?limit=60&productType=OVERSEAS');
  expect(new Set(list.items.map(({ productType }) => productType))).toEqual(new Set(['OVERSEAS']));
});
