import { and, eq } from 'drizzle-orm';
import { openDatabase } from '../../platform/db/open-database';
import { checkout } from '../../platform/testing/checkout';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { both, condition, raceOn, rowLocks, uniqueKey } from '../../platform/testing/race';
import { stockTable } from '../catalog/catalog.tables';
import { notificationTable } from '../member/notification.tables';
import { fireRestocks } from './restock.service';
import { restockRequestTable } from './restock.tables';

/** Without options; with options `P0001-01` and `P0001-02`. */
const PLAIN = 'P0003';
const SIZED = 'P0001';

let shop: TestApp;
const race = raceOn(() => shop);
let member: Caller;
beforeAll(async () => {
  shop = await createTestApp({ at: new Date('2026-11-30T01:00:00Z') });
  member = await shop.login('demo05', { inApp: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(new Date('2026-11-30T01:00:00Z'));
  await shop.db.delete(restockRequestTable);
  await shop.db.delete(notificationTable).where(eq(notificationTable.kind, 'RESTOCK'));
  for (const productCd of [PLAIN, SIZED]) await stock(productCd, 0);
});

const stock = (productCd: string, stockCnt: number, optionCd?: string) =>
  shop.db
    .update(stockTable)
    .set({ stockCnt })
    .where(and(eq(stockTable.productCd, productCd), optionCd === undefined ? undefined : eq(stockTable.optionCd, optionCd)));
const ask = (productCd = PLAIN, optionCd: string | null = null, who = member) => who.put(`/product/${productCd}/restock`, { optionCd });
const release = (productCd = PLAIN, optionCd: string | null = null) =>
  member.delete(`/product/${productCd}/restock`, { payload: { optionCd } });
const waiting = async (who = member) =>
  (await who.get('/mypage/restocks'))
    .json()
    .map(({ productCd, optionCd }: { productCd: string; optionCd: string | null }) => [productCd, optionCd]);
const fire = () => fireRestocks(shop.db, shop.clock.now());
const told = async () =>
  (await shop.db.select().from(notificationTable).where(eq(notificationTable.kind, 'RESTOCK'))).map(({ memCd, link }) => [memCd, link]);

test('ST-RST-01 API-D10 the button asks, asked again nothing changes, and the other press releases', async () => {
  const first = (await ask()).json();
  expect(await waiting()).toEqual([[PLAIN, null]]);
  shop.clock.advance(60_000);
  expect((await ask()).json()).toEqual(first);
  expect((await release()).statusCode).toBe(204);
  expect(await waiting()).toEqual([]);
  expect((await release()).statusCode).toBe(204);
  expect((await ask()).statusCode).toBe(200);
  expect(await waiting()).toEqual([[PLAIN, null]]);
});

test('ST-RST-01 each size is asked for by itself, and goods that can be bought are not', async () => {
  await ask(SIZED, 'P0001-02');
  expect(await waiting()).toEqual([[SIZED, 'P0001-02']]);
  await stock(SIZED, 3, 'P0001-01');
  expect((await ask(SIZED, 'P0001-01')).json()).toMatchObject({ messageCode: 'restock.a0001' });
  expect((await ask(SIZED)).json()).toMatchObject({ messageCode: 'restock.a0001' });
  for (const [productCd, optionCd] of [
    ['NONE', null],
    [SIZED, 'NONE'],
  ] as const)
    expect((await ask(productCd, optionCd)).statusCode).toBe(404);
});

test('R-OTH-21 the alarm is asked for in the app; on the web it is refused, and can be released there', async () => {
  const web = await shop.login('demo05');
  expect((await ask(PLAIN, null, web)).json()).toMatchObject({ messageCode: 'common.a0008' });
  await ask();
  expect((await web.delete(`/product/${PLAIN}/restock`, { payload: {} })).statusCode).toBe(204);
  expect(await waiting()).toEqual([]);
});

test('ST-RST-02 K-RST TRAP-17 a request ends after three calendar months, on the last day of a short month, and can be made again', async () => {
  expect((await ask()).json().expiresAt).toMatch(/^2027-02-28T01:00:0/);
  shop.clock.set(new Date('2027-02-28T00:59:50Z'));
  const later = await shop.login('demo05', { inApp: true });
  expect(await waiting(later)).toEqual([[PLAIN, null]]);
  shop.clock.set(new Date('2027-02-28T01:00:10Z'));
  expect(await waiting(later)).toEqual([]);
  await stock(PLAIN, 5);
  await fire();
  expect(await told()).toEqual([]);
  await stock(PLAIN, 0);
  expect((await ask(PLAIN, null, later)).json().expiresAt).toMatch(/^2027-05-28T01:00:1/);
});

test('ST-RST-03 buying the product ends the request', async () => {
  await ask();
  await stock(PLAIN, 5);
  const buyer = await shop.login('demo05');
  await checkout(shop, buyer).buy([{ productCd: PLAIN, optionCd: null, quantity: 1 }]);
  expect(await waiting()).toEqual([]);
  await fire();
  expect(await told()).toEqual([]);
});

test('ST-RST-04 when pieces are back each who waits is told once, and only they', async () => {
  const second = await shop.login('demo06', { inApp: true });
  await ask();
  await ask(PLAIN, null, second);
  await ask(SIZED, 'P0001-01');
  await fire();
  expect(await told()).toEqual([]);
  await stock(PLAIN, 1);
  await fire();
  await fire();
  expect((await told()).sort()).toEqual([
    ['M0005', `/product/${PLAIN}`],
    ['M0006', `/product/${PLAIN}`],
  ]);
  expect(await waiting(second)).toEqual([]);
  const [sent] = await shop.db.select().from(restockRequestTable).where(eq(restockRequestTable.memCd, 'M0006'));
  expect(sent?.sentAt).toEqual(expect.any(Date));
  await stock(PLAIN, 0);
  await stock(PLAIN, 4);
  await fire();
  expect(await told()).toHaveLength(2);
});

test('ST-RST-04 one size that is back calls those who wait for it or for any size, in one message each', async () => {
  await ask(SIZED, 'P0001-01');
  await ask(SIZED);
  await stock(SIZED, 2, 'P0001-02');
  await fire();
  expect(await told()).toEqual([['M0005', `/product/${SIZED}`]]);
  expect(await waiting()).toEqual([[SIZED, 'P0001-01']]);
});

test('ST-RST-04 two products that are back in one run: each member hears of the one that was waited for', async () => {
  const second = await shop.login('demo06', { inApp: true });
  await ask(PLAIN);
  await ask(SIZED, 'P0001-01', second);
  await stock(PLAIN, 1);
  await stock(SIZED, 1, 'P0001-01');
  await fire();
  expect((await told()).sort()).toEqual([
    ['M0005', `/product/${PLAIN}`],
    ['M0006', `/product/${SIZED}`],
  ]);
});

test('ST-RST-04 a released request is silent', async () => {
  await ask();
  await release();
  await stock(PLAIN, 1);
  await fire();
  expect(await told()).toEqual([]);
});

describePostgres('several processes', () => {
  race('ST-RST-04 four processes that look at once tell each member once', { guard: rowLocks, harm: /\+ +"M000\d",/ }, async () => {
    const url = shop.deps.pool.options.connectionString;
    const processes = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, poolSize: 4 })));
    try {
      await shop.db.delete(notificationTable).where(eq(notificationTable.kind, 'RESTOCK'));
      await stock(PLAIN, 0);
      for (const loginId of ['demo06', 'demo07', 'demo08']) await ask(PLAIN, null, await shop.login(loginId, { inApp: true }));
      await ask();
      await stock(PLAIN, 1);
      await Promise.all(processes.flatMap(({ db }) => [fireRestocks(db, shop.clock.now()), fireRestocks(db, shop.clock.now())]));
      expect((await told()).map(([memCd]) => memCd).sort()).toEqual(['M0005', 'M0006', 'M0007', 'M0008']);
    } finally {
      await Promise.all(processes.map(({ close }) => close()));
    }
  });

  race(
    'ST-RST-01 two presses at once are one request',
    {
      guard: both(
        condition(/ on conflict \("mem_cd".* do update set "sent_at" = (\$\d+)( returning .*)$/s, '$2, $1::text'),
        uniqueKey('restock_request_open_idx'),
      ),
      harm: /\+ +Array \[/,
    },
    async () => {
      await stock(PLAIN, 0);
      await Promise.all(Array.from({ length: 6 }, () => ask()));
      expect(await waiting()).toEqual([[PLAIN, null]]);
    },
  );
});
