import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { productTable, stockTable } from '../catalog.tables';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
}, 120_000);
afterAll(() => shop.close());
const get = async (url: string, locale = 'ko') => (await shop.visitor({ locale }).get(url)).json();
const product = (code: string) => eq(productTable.productCd, code);
const changeOf = async (code: string) =>
  (await get('/catalog/sitemap/products')).find(({ productCd }: { productCd: string }) => productCd === code)?.changedAt;

test('NF-01 the sitemap knows every list with goods and every product on sale, with its pictures', async () => {
  const sitemap = await get('/catalog/sitemap');
  expect(sitemap.categories.map(({ cateCd }: { cateCd: string }) => cateCd)).toEqual(expect.arrayContaining(['C01', 'C0101']));
  expect(sitemap.brands).toHaveLength(16);
  expect(sitemap.products).toEqual([{ page: 1, changedAt: expect.any(String) }]);
  const products = await get('/catalog/sitemap/products');
  expect(products).toHaveLength(144);
  expect(products[0]).toMatchObject({
    productCd: 'P0001',
    images: expect.arrayContaining([expect.stringMatching(/^\/media\/product\/P0001-/)]),
  });
  expect(products[0].images.join()).not.toMatch(/-u\d/);
  expect(await get('/catalog/sitemap/products?page=2')).toEqual([]);
});

test('NF-01 goods taken off sale leave the sitemap and the feed', async () => {
  await shop.db.update(productTable).set({ isOnSale: false }).where(product('P0005'));
  expect(await changeOf('P0005')).toBeUndefined();
  expect(JSON.stringify(await get('/catalog/feed'))).not.toContain('"P0005"');
  await shop.db.update(productTable).set({ isOnSale: true }).where(product('P0005'));
});

test('NF-01 the last change is that of what the page says: a price counts, a rating or the same price again do not', async () => {
  const before = await changeOf('P0006');
  await shop.db.update(productTable).set({ reviewCount: 999, ratingSum: 4_000, popularity: 3 }).where(product('P0006'));
  expect(await changeOf('P0006')).toBe(before);
  await shop.db.update(productTable).set({ salePrice: 12_340 }).where(product('P0006'));
  const after = await changeOf('P0006');
  expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
  await shop.db.update(productTable).set({ salePrice: 12_340 }).where(product('P0006'));
  expect(await changeOf('P0006')).toBe(after);
});

test('GAP-40 the feed goes through all goods by their code, in the reader’s language, with the stock of the moment', async () => {
  const codes: string[] = [];
  let cursor: string | null = '';
  do {
    const page: { items: { productCd: string }[]; nextCursor: string | null } = await get(
      `/catalog/feed?limit=50${cursor && `&cursor=${cursor}`}`,
      'en',
    );
    codes.push(...page.items.map(({ productCd }) => productCd));
    cursor = page.nextCursor;
  } while (cursor);
  expect(codes).toEqual([...new Set(codes)].sort());
  expect(codes.length).toBeGreaterThan(130);
  await shop.db.update(stockTable).set({ stockCnt: 0 }).where(eq(stockTable.optionCd, 'P0001-02'));
  const [first] = (await get('/catalog/feed?limit=1', 'en')).items;
  expect(first).toMatchObject({
    productNm: 'Rose Fantôme Eau de Parfum',
    categories: ['Perfume', 'Women'],
    normalPrice: 90_000,
    option: 'SIZE',
  });
  expect(first.options[1]).toMatchObject({ optionCd: 'P0001-02', stockCnt: 0, addPrice: 25_840 });
});

test('GAP-40 what not everybody may buy is not offered to price comparisons', async () => {
  await shop.db.update(productTable).set({ minGrade: 'GOLD' }).where(product('P0010'));
  await shop.db.update(productTable).set({ firstPurchaseOnly: true }).where(product('P0011'));
  const codes = (await get('/catalog/feed')).items.map(({ productCd }: { productCd: string }) => productCd);
  expect(codes).not.toEqual(expect.arrayContaining(['P0010']));
  expect(codes).not.toEqual(expect.arrayContaining(['P0011']));
});

test.each(['/catalog/feed?cursor=nonsense', '/catalog/sitemap/products?page=0', '/catalog/sitemap/products?page=99999999'])(
  'GAP-40 %s is refused',
  async (url) => {
    expect((await shop.visitor().get(url)).statusCode).toBe(400);
  },
);
