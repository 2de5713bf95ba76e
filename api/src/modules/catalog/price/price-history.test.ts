import { eq } from 'drizzle-orm';
import type { PriceHistory } from '@hyangro/contracts/catalog/product.contract';
import { importDemo } from '../../demo/public';
import { packageRoot } from '../../../platform/package-root';
import { createTestApp, type Caller, type TestApp } from '../../../platform/testing/test-app';
import { productTable } from '../catalog.tables';
import { tellDrops } from './price-drop.service';

let shop: TestApp;
let member: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  member = await shop.login('demo05');
});
afterAll(() => shop.close());

const setPrice = (productCd: string, salePrice: number) =>
  shop.db.update(productTable).set({ salePrice }).where(eq(productTable.productCd, productCd));
const historyOf = async (productCd: string) => (await shop.visitor().get(`/product/${productCd}/price-history`)).json() as PriceHistory;
const recorded = async (productCd: string) =>
  (await shop.deps.pool.query('select sale_price from price_history where product_cd = $1 order by changed_at', [productCd])).rows.map(
    ({ sale_price }: { sale_price: number }) => sale_price,
  );
const news = async (memCd: string) =>
  (
    await shop.deps.pool.query(
      `select title->>'ko' as title, body->>'ko' as body, link from notification where kind = 'PRICE' and mem_cd = $1`,
      [memCd],
    )
  ).rows as { title: string; body: string; link: string }[];
const tell = () => tellDrops(shop.db, shop.clock.now());

test('GAP-20 the demo has thirty days of prices, and the last one is the price on the page', async () => {
  const { days, lowest } = await historyOf('P0001');
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.salePrice).toBe(61_200);
  expect(lowest.salePrice).toBe(Math.min(...days.map(({ salePrice }) => salePrice)));
});

test('GAP-20 whoever changes a price, it is recorded; a change of something else is not', async () => {
  const before = await recorded('P0011');
  await setPrice('P0011', 150_000);
  await shop.db.update(productTable).set({ reviewCount: 3 }).where(eq(productTable.productCd, 'P0011'));
  expect(await recorded('P0011')).toEqual([...before, 150_000]);
  expect((await historyOf('P0011')).lowest.salePrice).toBeLessThanOrEqual(150_000);
});

test('GAP-20 a second import of the demo invents no further past', async () => {
  const before = await recorded('P0002');
  await importDemo(shop.db, `${packageRoot}/demo`, shop.clock.now());
  expect(await recorded('P0002')).toEqual(before);
});

test('GAP-20 goods that an operator added get no invented past by an import of the demo', async () => {
  await shop.deps.pool.query(
    `insert into product select (jsonb_populate_record(p, '{"product_cd": "X0001"}')).* from product p where product_cd = 'P0001'`,
  );
  await importDemo(shop.db, `${packageRoot}/demo`, shop.clock.now());
  expect(await recorded('X0001')).toEqual([61_200]);
});

test('GAP-20 who wished for a product hears once that its price fell', async () => {
  await member.put('/product/P0012/like');
  await setPrice('P0012', 80_000);
  await Promise.all([tell(), tell()]);
  await tell();
  expect(await news('M0005')).toEqual([
    { title: '찜한 상품의 가격이 내려갔어요', body: expect.stringMatching(/ 92,800원 → 80,000원$/), link: '/product/P0012' },
  ]);
});

test('GAP-20 nobody hears of a rise, of a drop before the wish, or of one that is over', async () => {
  await setPrice('P0013', 60_000);
  await member.put('/product/P0013/like');
  await tell();
  await setPrice('P0013', 61_000);
  await tell();
  await setPrice('P0013', 59_000);
  await setPrice('P0013', 61_000);
  await tell();
  expect((await news('M0005')).filter(({ link }) => link === '/product/P0013')).toEqual([]);
});

test('GAP-20 an unknown product has no prices', async () => {
  expect((await shop.visitor().get('/product/P9999/price-history')).statusCode).toBe(404);
});
