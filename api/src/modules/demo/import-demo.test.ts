import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { count, eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { productTable, stockTable } from '../catalog/catalog.tables';
import { memberCouponTable } from '../coupon/coupon.tables';
import { reviewTable } from '../ugc/review.tables';
import { ugcLikeTable } from '../ugc/ugc.tables';
import { demoFolder, importDemo } from './public';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
}, 120_000);
afterAll(() => shop.close());

const numbers = () =>
  Promise.all(
    [productTable, reviewTable, memberCouponTable, stockTable].map(
      async (table) => (await shop.db.select({ total: count() }).from(table))[0]?.total,
    ),
  );

test('the demo shop can be imported again: nothing doubles, and what was sold stays sold', async () => {
  const before = await numbers();
  expect(before[0]).toBe(144);
  await shop.db.update(stockTable).set({ stockCnt: 7 }).where(eq(stockTable.productCd, 'P0002'));
  await importDemo(shop.db, demoFolder, new Date());
  expect(await numbers()).toEqual(before);
  const [row] = await shop.db.select().from(stockTable).where(eq(stockTable.productCd, 'P0002'));
  expect(row?.stockCnt).toBe(7);
}, 60_000);

test('imported again, a like that was taken back and a review that was put out of sight, or shown again, stay so', async () => {
  const readLikes = async () => {
    const [review] = await shop.db.select({ likeCnt: reviewTable.likeCnt }).from(reviewTable).where(eq(reviewTable.ugcCd, 'RV0001'));
    return [review?.likeCnt, await shop.db.$count(ugcLikeTable, eq(ugcLikeTable.ugcCd, 'RV0001'))];
  };
  const isHidden = async (ugcCd: string) =>
    (await shop.db.select({ hiddenAt: reviewTable.hiddenAt }).from(reviewTable).where(eq(reviewTable.ugcCd, ugcCd)))[0]?.hiddenAt !== null;
  const [likeCnt = 0, members = 0] = await readLikes();
  expect(members).toBeGreaterThan(0);
  expect((await (await shop.login('demo04')).delete('/ugc/RV0001/like')).statusCode).toBe(200);
  expect(await isHidden('RV0295')).toBe(true);
  await shop.db.update(reviewTable).set({ hiddenAt: null }).where(eq(reviewTable.ugcCd, 'RV0295'));
  await shop.db.update(reviewTable).set({ hiddenAt: new Date() }).where(eq(reviewTable.ugcCd, 'RV0002'));
  await importDemo(shop.db, demoFolder, new Date());
  expect(await readLikes()).toEqual([likeCnt - 1, members - 1]);
  expect([await isHidden('RV0295'), await isHidden('RV0002')]).toEqual([false, true]);
}, 60_000);

test('a wrong file is named with the place inside, and nothing of it reaches the shop', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-'));
  try {
    for (const part of ['data', 'community', 'media/manifest.json'])
      await cp(path.join(demoFolder, part), path.join(folder, part), { recursive: true });
    const file = path.join(folder, 'data/products.json');
    const products = JSON.parse(await readFile(file, 'utf8')) as { salePrice: unknown; name: { ko: string } }[];
    if (products[0]) products[0].name.ko = '바뀐 이름';
    if (products[3]) products[3].salePrice = 'cheap';
    await writeFile(file, JSON.stringify(products));
    await expect(importDemo(shop.db, folder, new Date())).rejects.toThrow(/data\/products\.json is wrong:\n {2}\[3\]\.salePrice:/);
    expect((await shop.visitor().get('/product/P0001')).json().productNm).not.toBe('바뀐 이름');
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);

test('E-04 every picture of the demo shop is there', async () => {
  const urls = (await shop.db.select({ url: productTable.imgMainUrl }).from(productTable)).map(({ url }) => url);
  expect(urls[0]).toMatch(/^\/media\/product\/P\d{4}-360\.[0-9a-f]{8}\.webp$/);
  const answer = await shop.visitor().get(urls[0] ?? '');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
});
