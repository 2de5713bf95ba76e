import { eq, sql } from 'drizzle-orm';
import type { RestockPage } from '@hyangro/contracts/restock/restock.contract';
import { checkout } from '../../platform/testing/checkout';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { stockTable } from '../catalog/catalog.tables';
import { requestsBehind } from './restock.repository';
import { fireRestocks } from './restock.service';
import { restockRequestTable } from './restock.tables';

const START = new Date('2026-11-30T01:00:00Z');
const PLAIN = ['P0003', 'P0005', 'P0010'] as const;
let shop: TestApp;
let member: Caller;
beforeAll(async () => {
  shop = await createTestApp({ at: START });
  member = await shop.login('demo05', { inApp: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(START);
  await shop.db.delete(restockRequestTable);
  for (const productCd of PLAIN) await stock(productCd, 0);
});

const stock = (productCd: string, stockCnt: number) =>
  shop.db.update(stockTable).set({ stockCnt }).where(eq(stockTable.productCd, productCd));
const ask = (productCd: string, optionCd: string | null = null) => {
  shop.clock.advance(1_000);
  return member.put(`/product/${productCd}/restock`, { optionCd });
};
const read = async (query = '', who = member) => (await who.get(`/mypage/restocks/history${query}`)).json() as RestockPage;
const states = async (who = member) => (await read('', who)).items.map(({ product, state }) => [product.productCd, state]);

test('R-MY-02 each request says its state: waiting, told when the goods came back, over after its months', async () => {
  await ask(PLAIN[0]);
  await ask(PLAIN[1]);
  await stock(PLAIN[1], 3);
  await fireRestocks(shop.db, shop.clock.now());
  expect(await states()).toEqual([
    [PLAIN[1], 'TOLD'],
    [PLAIN[0], 'WAITING'],
  ]);
  const [told, waiting] = (await read()).items;
  expect([told?.product.state, told?.toldAt, waiting?.product.state, waiting?.toldAt]).toEqual([
    'ON_SALE',
    expect.any(String),
    'SOLD_OUT',
    null,
  ]);
  shop.clock.set(new Date('2027-02-28T01:00:30Z'));
  const later = await shop.login('demo05', { inApp: true });
  const over = [
    [PLAIN[1], 'TOLD'],
    [PLAIN[0], 'EXPIRED'],
  ];
  expect(await states(later)).toEqual(over);
  await fireRestocks(shop.db, shop.clock.now());
  expect(await states(later)).toEqual(over);
});

test('R-MY-02 ST-RST-03 what was released or bought is no longer in the list', async () => {
  await ask(PLAIN[1]);
  await ask(PLAIN[0]);
  await member.delete(`/product/${PLAIN[1]}/restock`, { payload: { optionCd: null } });
  await stock(PLAIN[0], 3);
  await checkout(shop, member).buy([{ productCd: PLAIN[0], optionCd: null, quantity: 1 }]);
  expect(await states()).toEqual([]);
});

test('R-MY-02 the list is read page by page, by its index, and nobody sees that of another', async () => {
  for (const productCd of PLAIN) await ask(productCd);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: RestockPage = await read(`?limit=1${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...page.items.map(({ product }) => product.productCd));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual([...PLAIN].reverse());
  expect(await states(await shop.login('demo06'))).toEqual([]);
  expect((await member.get('/mypage/restocks/history?cursor=nope')).statusCode).toBe(400);
  await shop.db.execute(sql`set enable_seqscan = off`);
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${requestsBehind(shop.db, 'M0005', { limit: 20 })}`);
  await shop.db.execute(sql`set enable_seqscan = on`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('restock_request_newest_idx');
  expect(plan).not.toContain('Sort');
});
