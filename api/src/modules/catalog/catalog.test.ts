import { eq } from 'drizzle-orm';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { productTable } from './catalog.tables';

let shop: TestApp;
let visitor: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  visitor = shop.visitor();
}, 120_000);
afterAll(() => shop.close());

const codesOf = (items: readonly ProductCard[]) => items.map(({ productCd }) => productCd as string);
const list = async (query: string) => (await visitor.get(`/category/${query}`)).json();

describe('lists of a category', () => {
  test('API-D07 R-HOM-06 a parent category lists what its sub-categories hold, overseas goods by their further categories', async () => {
    const parent = await list('C01/products?limit=60');
    const leaf = await list('C0101/products?limit=60');
    expect(parent.totalCount).toBe(38);
    expect(codesOf(parent.items)).toEqual(expect.arrayContaining(codesOf(leaf.items)));
    const overseas = await list('C08/products?limit=60');
    expect(overseas.totalCount).toBe(36);
    expect(overseas.items.every((card: ProductCard) => card.productType === 'OVERSEAS')).toBe(true);
  });

  test.each(['01', '02', '03', '04', '05', '06'])(
    'API-D07 pages of sort %s never overlap and never leave a product out',
    async (orderByCd) => {
      const seen: string[] = [];
      for (let cursor = ''; ;) {
        const page = await list(`C02/products?limit=7&orderByCd=${orderByCd}${cursor && `&cursor=${cursor}`}`);
        seen.push(...codesOf(page.items));
        if (!page.nextCursor) break;
        cursor = page.nextCursor;
      }
      expect(seen).toHaveLength(46);
      expect(new Set(seen).size).toBe(46);
    },
  );

  test('API-D07 sorts do what their names say', async () => {
    const of = async (orderByCd: string, field: 'salePrice' | 'discountRate' | 'reviewCount') =>
      (await list(`C01/products?limit=60&orderByCd=${orderByCd}`)).items.map((card: ProductCard) => card[field]) as number[];
    const up = (values: number[]) => [...values].sort((a, b) => a - b);
    const cheapest = await of('04', 'salePrice');
    expect(cheapest).toEqual(up(cheapest));
    for (const [sort, field] of [
      ['05', 'salePrice'],
      ['03', 'discountRate'],
      ['06', 'reviewCount'],
    ] as const) {
      const values = await of(sort, field);
      expect(values).toEqual(up(values).reverse());
    }
  });

  test('API-D07 filters narrow the list and its count alike', async () => {
    const filtered = await list(
      'C01/products?limit=60&brandCds=B01,B02&productType=OVERSEAS&maxPrice=160000&maxVolumeMl=60&freeShipping=true',
    );
    expect(filtered.items.length).toBe(filtered.totalCount);
    expect(filtered.totalCount).toBeGreaterThan(0);
    for (const card of filtered.items as ProductCard[]) expect(card).toMatchObject({ productType: 'OVERSEAS', freeShipping: true });
    const inStock = await list('C01/products?limit=60&inStock=true');
    expect((inStock.items as ProductCard[]).every(({ stockCnt }) => stockCnt > 0)).toBe(true);
    expect(inStock.totalCount).toBeLessThan(38);
  });

  test('API-D07 a cursor of another sort or a made-up one is a bad parameter, not a fault', async () => {
    const { nextCursor } = await list('C01/products?limit=2&orderByCd=04');
    const foreign = Buffer.from(JSON.stringify(['04', 1.5, 'P0001'])).toString('base64url');
    for (const query of [
      `orderByCd=05&cursor=${nextCursor}`,
      'cursor=nonsense',
      `orderByCd=04&cursor=${foreign}`,
      'orderByCd=99',
      'limit=0',
    ]) {
      expect((await visitor.get(`/category/C01/products?${query}`)).statusCode).toBe(400);
    }
    expect((await visitor.get('/category/C99/products')).statusCode).toBe(404);
    expect((await visitor.get('/category/%00/products')).statusCode).toBeLessThan(500);
  });
});

describe('the page of a product', () => {
  test('API-D09 E-05 a product carries its options, notes, pictures and place in the shop', async () => {
    const product = (await visitor.get('/product/P0001')).json();
    expect(product).toMatchObject({
      productCd: 'P0001',
      brandCd: 'B01',
      normalPrice: 90_000,
      salePrice: 61_200,
      discountRate: 32,
      option: 'SIZE',
      maxPurchaseQty: 10,
      isPerfume: true,
      category: { cateCd: 'C0101', parents: [{ cateCd: 'C01' }] },
    });
    expect(product.options.map((option: { addPrice: number }) => option.addPrice)).toEqual([0, 25_840, 68_000]);
    expect(product.stockCnt).toBe(product.options.reduce((sum: number, option: { stockCnt: number }) => sum + option.stockCnt, 0));
    expect(product.images.map((image: { kind: string }) => image.kind)).toEqual(['pack', 'angle', 'angle', 'angle']);
    expect(product.notes.top).toContain('핑크 페퍼');
  });

  test('API-D09 a product speaks the language of its reader', async () => {
    const english = (await shop.visitor({ locale: 'en' }).get('/product/P0001')).json();
    const chinese = (await shop.visitor({ locale: 'zh-CN' }).get('/product/P0001')).json();
    expect([english.productNm, chinese.productNm]).toEqual(['Rose Fantôme Eau de Parfum', '幻影玫瑰香水']);
    expect(english.notes.top).toContain('pink pepper');
  });

  test('API-D09 an unknown product is told in the shape of an order error', async () => {
    const answer = await visitor.get('/product/P9999');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ exceptionName: 'OrderException', messageCode: 'order.a0015', args: [] });
  });

  test('API-D09 a price changed by the shop shows on the next page view', async () => {
    await visitor.get('/product/P0030');
    await shop.db.update(productTable).set({ salePrice: 11_110 }).where(eq(productTable.productCd, 'P0030'));
    expect((await visitor.get('/product/P0030')).json().salePrice).toBe(11_110);
  });

  test('API-D09 the best coupon fits the product and is one that anyone may still take', async () => {
    const orelle = (await visitor.get('/product/P0001')).json();
    expect(orelle.bestCoupon).toMatchObject({ couponCd: 1007, price: 61_200 - 12_240 });
    const cheap = (await visitor.get('/product/P0069')).json();
    expect(cheap.bestCoupon).toBeNull();
  });

  test('K-CUS overseas perfume over 60 ml may be taxed, the same size from Korea never', async () => {
    expect((await visitor.get('/product/P0011')).json()).toMatchObject({ volumeMl: 100, productType: 'OVERSEAS', isCustomsTaxed: true });
    expect((await visitor.get('/product/P0002')).json()).toMatchObject({ volumeMl: 75, productType: 'DOMESTIC', isCustomsTaxed: false });
  });
});

describe('likes', () => {
  test('API-04 ST-ZZ-01 the heart turns over with every call and shows on cards and page', async () => {
    const member = await shop.login('demo02');
    const isLiked = async () => (await member.get('/product/P0003')).json().isZzim;
    expect(await isLiked()).toBe(false);
    expect((await member.put('/product/P0003/like')).json()).toEqual({ isZzim: true });
    expect(await isLiked()).toBe(true);
    const cards: ProductCard[] = (await member.get('/category/C0101/products?limit=60')).json().items;
    expect(cards.filter(({ isZzim }) => isZzim).map(({ productCd }) => productCd)).toEqual(['P0003']);
    expect((await member.put('/product/P0003/like')).json()).toEqual({ isZzim: false });
    expect(await isLiked()).toBe(false);
  });

  test('API-04 a visitor is asked to log in, and nobody likes what does not exist', async () => {
    expect((await visitor.put('/product/P0003/like')).statusCode).toBe(401);
    expect((await (await shop.login()).put('/product/P9999/like')).statusCode).toBe(404);
  });

  test('ST-ZZ-01 a like is the member’s own', async () => {
    await (await shop.login('demo02')).put('/product/P0004/like');
    expect((await (await shop.login('demo03')).get('/product/P0004')).json().isZzim).toBe(false);
  });
});

test('API-D06 R-HOM-04 the category tree counts what its lists show, in each sub-category too', async () => {
  const tree: { cateCd: string; productCount: number; children: { cateCd: string; productCount: number }[] }[] = (
    await visitor.get('/categories')
  ).json();
  expect(tree.map(({ cateCd }) => cateCd)).toEqual(['C01', 'C02', 'C03', 'C04', 'C05', 'C06', 'C07', 'C08']);
  const all = tree.flatMap((parent) => [parent, ...parent.children]);
  expect(all.length).toBeGreaterThan(tree.length);
  for (const { cateCd, productCount } of all)
    expect([cateCd, (await list(`${cateCd}/products?limit=1`)).totalCount]).toEqual([cateCd, productCount]);
});
