import { drizzle } from 'drizzle-orm/node-postgres';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { createDeps } from './deps';
import { brandTable, categoryTable, productOptionTable, productTable, stockTable, tagTable } from './modules/catalog/catalog.tables';
import { couponTable } from './modules/coupon/coupon.tables';
import { faqTable } from './modules/help/faq.tables';
import { displayTable, virtualCategoryProductTable } from './modules/layout/layout.tables';
import { productPairTable } from './modules/recommendation/recommendation.tables';
import { joinSynonyms } from './modules/search/public';
import { statementsOf } from './platform/testing/statements';
import { createTestApp, describePostgres, newAddress, type TestApp } from './platform/testing/test-app';
import type { RootDb } from './platform/db/db';
import { openDatabase, type Database } from './platform/db/open-database';

/** Two processes: each has a memory of its own, on PostgreSQL connections too. */
let shop: TestApp;
let other: FastifyInstance;
let otherDatabase: Pick<Database, 'pool' | 'db' | 'close'>;
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 4 });
  const { pool } = shop.deps;
  const { connectionString } = pool.options;
  otherDatabase = connectionString
    ? await openDatabase({ url: connectionString, poolSize: 1 })
    : { pool, db: drizzle(pool), close: async () => undefined };
  const { config, clock, log } = shop.deps;
  other = await buildApp(await createDeps(config, otherDatabase, { clock, log }));
});
afterAll(async () => {
  await other.close();
  await otherDatabase.close();
  await shop.close();
});

const LIST = '/category/C01/products?limit=60';
const HOME = '/main/layouts/MAIN';
const PRODUCT = '/product/P0001';
const TOGETHER = '/product/recommendations?productCds=P0009,P0120';
const readThere = async (url: string) => (await other.inject({ url, remoteAddress: newAddress() })).body;
const readHere = async (url: string) => (await shop.app.inject({ url, remoteAddress: newAddress() })).body;
const named = (name: string) => ({ name: { ko: name, en: name, cn: name } });
const price = (db: RootDb, salePrice: number) => db.update(productTable).set({ salePrice }).where(eq(productTable.productCd, 'P0001'));

describe('what changes in one process shows in the next answer of every other', () => {
  test.each<[string, string, (db: RootDb) => Promise<unknown>]>([
    ['the price of a product in lists', LIST, (db) => price(db, 60_010)],
    ['the price of a product on the home page', HOME, (db) => price(db, 60_020)],
    ['the name of a brand', LIST, (db) => db.update(brandTable).set(named('Brand')).where(eq(brandTable.brandCd, 'B01'))],
    ['the name of a category', '/categories', (db) => db.update(categoryTable).set(named('A')).where(eq(categoryTable.cateCd, 'C01'))],
    ['the name above a list', LIST, (db) => db.update(categoryTable).set(named('B')).where(eq(categoryTable.cateCd, 'C01'))],
    ['goods taken off sale', LIST, (db) => db.update(productTable).set({ isOnSale: false }).where(eq(productTable.productCd, 'P0002'))],
    ['the name of a brand in the index', '/brands', (db) => db.update(brandTable).set(named('Index')).where(eq(brandTable.brandCd, 'B02'))],
    [
      'the counts of filters',
      LIST,
      (db) =>
        db
          .update(productTable)
          .set({ scentFamilies: ['LEATHER'] })
          .where(eq(productTable.productCd, 'P0004')),
    ],
    ['the name of a filter', LIST, (db) => db.update(tagTable).set(named('Tag')).where(eq(tagTable.code, 'LEATHER'))],
    [
      'the name of a size',
      PRODUCT,
      (db) => db.update(productOptionTable).set(named('Size')).where(eq(productOptionTable.optionCd, 'P0001-01')),
    ],
    ['the value of a coupon', PRODUCT, (db) => db.update(couponTable).set({ value: 7 }).where(eq(couponTable.couponCd, 1007))],
    [
      'the title of a block',
      HOME,
      (db) =>
        db
          .update(displayTable)
          .set({ title: named('Title').name })
          .where(and(eq(displayTable.layoutCd, 'MAIN'), eq(displayTable.seq, 6))),
    ],
    ['what means the same for the search', '/search/products?keyword=zzqq', (db) => joinSynonyms(db, ['zzqq', '로즈'])],
    [
      'a question that many ask',
      '/faqs',
      (db) =>
        db
          .update(faqTable)
          .set({ question: named('Question').name })
          .where(eq(faqTable.faqCd, 'FQ001')),
    ],
    ['what goes together', TOGETHER, (db) => db.delete(productPairTable)],
    ['a ranked list', HOME, (db) => db.delete(virtualCategoryProductTable).where(eq(virtualCategoryProductTable.productCd, 'P0047'))],
  ])('%s', async (_, url, change) => {
    const before = await readThere(url);
    expect(await readThere(url)).toBe(before);
    await change(shop.db);
    const after = await readThere(url);
    expect(after).not.toBe(before);
    expect(await readHere(url)).toBe(after);
  });

  test('pieces sold, though nothing kept is read anew for them', async () => {
    const before = await readThere(LIST);
    await shop.db.update(stockTable).set({ stockCnt: 4_321 }).where(eq(stockTable.productCd, 'P0003'));
    if (otherDatabase.pool.options.max === 1) expect(await statementsOf(otherDatabase.pool, () => readThere(LIST))).toHaveLength(1);
    expect(await readThere(LIST)).not.toBe(before);
    expect(await readThere(LIST)).toContain('4321');
  });

  test('the last piece sold leaves the list by stock, and the first one back returns', async () => {
    const inStock = `${LIST}&inStock=true`;
    const stockOf = (stockCnt: number) => shop.db.update(stockTable).set({ stockCnt }).where(eq(stockTable.productCd, 'P0005'));
    for (const [pieces, isListed] of [
      [1, true],
      [0, false],
      [2, true],
    ] as const) {
      await stockOf(pieces);
      expect([(await readThere(inStock)).includes('"P0005"'), (await readHere(inStock)).includes('"P0005"')]).toEqual([isListed, isListed]);
    }
  });
});

describe('a limited coupon', () => {
  const notes = async () => (await shop.deps.pool.query('select from kept_change')).rowCount ?? 0;
  const issue = (issuedCount: number) =>
    shop.db.update(couponTable).set({ issuedCount, totalCount: 9 }).where(eq(couponTable.couponCd, 1004));

  test('outdates what is kept when the last one is gone, not with every download', async () => {
    await issue(5);
    const before = await notes();
    await issue(8);
    expect(await notes()).toBe(before);
    await issue(9);
    expect(await notes()).toBe(before + 1);
  });
});

describePostgres('transactions that overlap', () => {
  test('a change that was begun before a look and committed after it is seen by the next look', async () => {
    const writer = await shop.deps.pool.connect();
    try {
      await writer.query(`begin; update product set sale_price = 60030 where product_cd = 'P0001'`);
      await shop.db.update(categoryTable).set(named('C')).where(eq(categoryTable.cateCd, 'C01'));
      expect(await readThere(LIST)).not.toContain('"salePrice":60030,');
      await writer.query('commit');
      expect(await readThere(LIST)).toContain('"salePrice":60030,');
    } finally {
      await writer.query('rollback');
      writer.release();
    }
  });

  test('a price that was changed before a list by price and committed after it is in the next one', async () => {
    const byPrice = `${LIST}&minPrice=61&maxPrice=61`;
    const writer = await shop.deps.pool.connect();
    try {
      await writer.query(`begin; update product set sale_price = 61 where product_cd = 'P0006'`);
      await shop.db.update(stockTable).set({ stockCnt: 9 }).where(eq(stockTable.productCd, 'P0007'));
      expect(await readThere(byPrice)).not.toContain('"P0006"');
      await writer.query('commit');
      expect(await readThere(byPrice)).toContain('"P0006"');
    } finally {
      await writer.query('rollback');
      writer.release();
    }
  });

  test('a transaction that stays open does not keep the others from using what they keep', async () => {
    const open = await shop.deps.pool.connect();
    try {
      await open.query('begin; select pg_current_xact_id()');
      await price(shop.db, 60_040);
      await readThere(LIST);
      expect(await statementsOf(otherDatabase.pool, () => readThere(LIST))).toHaveLength(1);
    } finally {
      await open.query('rollback');
      open.release();
    }
  });
});
