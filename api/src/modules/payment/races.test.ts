import { and, eq, like, sql } from 'drizzle-orm';
import { memberCall } from '../../platform/testing/member-call';
import { createTestApp, describePostgres, type TestApp } from '../../platform/testing/test-app';
import { testProviderPaymentTable } from './test-provider/test-provider.tables';
import { stockTable } from '../catalog/catalog.tables';
import { memberTable } from '../member/member.tables';
import { paymentTable } from './payment.tables';
import { confirmPayment } from './confirm-payment.service';
import { orderTable } from '../order/order.tables';
import { orderPayments } from './order-payments';
import { startPayment } from './start-payment.service';
import { placeOrder } from '../order/public';
import { ADDRESS, checkout, newKey } from '../../platform/testing/checkout';
import { expireUnpaid } from './expire-unpaid.service';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 20 });
  const rows = Array.from({ length: 200 }, (_, at) => ({
    memCd: `R${at}`,
    loginId: `race${at}`,
    passwordHash: '-',
    email: `race${at}@example.com`,
    memNm: '-',
    nickname: `race${at}`,
    birthday: '19900101',
    gender: '01',
    refId: `RACE${at}`,
    avatarSeed: '-',
    joinedAt: new Date(),
  }));
  await shop.db.insert(memberTable).values(rows);
}, 120_000);
afterAll(() => shop.close());

const shopper = (at: number) => memberCall(`R${at}`, shop.clock.now());
const setStock = (productCd: string, stockCnt: number) =>
  shop.db.update(stockTable).set({ stockCnt }).where(eq(stockTable.productCd, productCd));
const ordering = () => ({ ...shop.deps, payments: orderPayments(shop.deps) });
const stockOf = async (productCd: string) =>
  (await shop.db.select().from(stockTable).where(eq(stockTable.productCd, productCd)))[0]?.stockCnt;

test('API-D12 one key sent 20 times at once places one order and takes one piece, which stays taken', async () => {
  await setStock('P0026', 50);
  for (let round = 1; round <= 10; round += 1) {
    const idempotencyKey = newKey();
    const order = { idempotencyKey, items: [{ productCd: 'P0026', optionCd: null, quantity: 1 }] };
    const placed = await Promise.all(Array.from({ length: 20 }, () => placeOrder(ordering(), shopper(round), order)));
    expect(new Set(placed.map(({ orderCd }) => orderCd)).size).toBe(1);
    expect(await stockOf('P0026')).toBe(50 - round);
  }
}, 60_000);

/** Races are decided by the database: they run on real PostgreSQL with many connections, where a wrong order of locks shows. */
describePostgres('races', () => {
  test('NF-05 200 buyers at once of goods with 10 pieces place exactly 10 orders', async () => {
    await setStock('P0003', 10);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, at) =>
        placeOrder(ordering(), shopper(at), {
          idempotencyKey: newKey(),
          items: [{ productCd: 'P0003', optionCd: null, quantity: 1 }],
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.refusal] : []));
    expect(new Set(refusals)).toEqual(new Set(['ORDER_NO_STOCK']));
    expect(await stockOf('P0003')).toBe(0);
    expect(
      await shop.db
        .select()
        .from(orderTable)
        .where(and(like(orderTable.memCd, 'R%'), eq(orderTable.isStockHeld, true))),
    ).toHaveLength(10);
  }, 60_000);

  test('NF-05 20 submits at once under one key are answered the same: one order, one charge', async () => {
    await setStock('P0003', 50);
    const member = await shop.login('demo08');
    const desk = checkout(shop, member);
    const twenty = async (url: string, body: object) => {
      const headers = { 'idempotency-key': newKey() };
      const answers = await Promise.all(Array.from({ length: 20 }, () => member.post(url, body, { headers })));
      expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
      return answers[0]?.json();
    };
    const { orderCd } = await twenty('/orders', { items: [{ productCd: 'P0003', optionCd: null, quantity: 1 }] });
    expect(await stockOf('P0003')).toBe(49);
    await member.put(`/orders/${orderCd}/address`, ADDRESS);
    const { redirectUrl } = await twenty(`/orders/${orderCd}/pay`, { payMethod: 'CARD' });
    const paymentKey = String(redirectUrl).split('/').at(-1) ?? '';
    await desk.decide(paymentKey, 'approve');
    expect(await twenty(`/orders/${orderCd}/pay/confirm`, { paymentKey })).toMatchObject({ status: 'PAID' });
    const [charged] = await shop.db.select().from(testProviderPaymentTable).where(eq(testProviderPaymentTable.paymentKey, paymentKey));
    expect(charged?.chargeCount).toBe(1);
  }, 60_000);

  test('NF-05 carts with two lines of the same goods never take more than there is', async () => {
    await setStock('P0003', 10);
    const items = [1, 2].map((quantity) => ({ productCd: 'P0003', optionCd: null, quantity }));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => placeOrder(ordering(), shopper(160 + at), { idempotencyKey: newKey(), items })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await stockOf('P0003')).toBe(1);
  }, 60_000);

  test('NF-05 orders of the same goods in any order never wait for each other', async () => {
    await setStock('P0003', 1_000);
    await setStock('P0009', 1_000);
    const [a, b] = [
      { productCd: 'P0003', optionCd: null, quantity: 1 },
      { productCd: 'P0009', optionCd: null, quantity: 1 },
    ];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) =>
        placeOrder(ordering(), shopper(100 + at), {
          idempotencyKey: newKey(),
          items: at % 2 ? [a, b] : [b, a],
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect([await stockOf('P0003'), await stockOf('P0009')]).toEqual([940, 940]);
  }, 60_000);

  test('NF-05 20 clicks on pay open one payment, 20 answers at once charge it once', async () => {
    const member = await shop.login('demo05');
    const desk = checkout(shop, member);
    const orderCd = await desk.placeReady([{ productCd: 'P0026', quantity: 1 }]);
    const own = memberCall('M0005', shop.clock.now());
    const urls = await Promise.all(Array.from({ length: 20 }, () => startPayment(shop.deps, own, orderCd, { payMethod: 'CARD' })));
    expect(new Set(urls.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
    const paymentKey = urls[0]?.redirectUrl.split('/').at(-1) ?? '';
    await desk.decide(paymentKey, 'approve');
    const results = await Promise.all(Array.from({ length: 20 }, () => confirmPayment(shop.deps, own, orderCd, paymentKey)));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['PAID']));
    const [charged] = await shop.db.select().from(testProviderPaymentTable).where(eq(testProviderPaymentTable.paymentKey, paymentKey));
    expect(charged).toMatchObject({ chargeCount: 1, status: 'DONE' });
    expect(await shop.db.select().from(paymentTable).where(eq(paymentTable.orderCd, orderCd))).toHaveLength(1);
  }, 60_000);

  test('NF-05 points that 30 payments want at once are never spent twice', async () => {
    await shop.db.update(memberTable).set({ points: 5_000 }).where(eq(memberTable.memCd, 'M0006'));
    await setStock('P0003', 1_000);
    const member = await shop.login('demo06');
    const desk = checkout(shop, member);
    const codes: string[] = [];
    for (let at = 0; at < 30; at += 1) {
      const orderCd = await desk.placeReady();
      await member.put(`/orders/${orderCd}/points`, { points: 1_000 });
      codes.push(orderCd);
    }
    const own = memberCall('M0006', shop.clock.now());
    const opened = await Promise.allSettled(codes.map((orderCd) => startPayment(shop.deps, own, orderCd, { payMethod: 'CARD' })));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await Promise.all(
      codes.map(async (orderCd, at) => {
        const start = opened[at];
        if (start?.status !== 'fulfilled') return;
        const paymentKey = start.value.redirectUrl.split('/').at(-1) ?? '';
        await desk.decide(paymentKey, 'approve');
        await confirmPayment(shop.deps, own, orderCd, paymentKey);
      }),
    );
    const [after] = await shop.db.select({ points: memberTable.points }).from(memberTable).where(eq(memberTable.memCd, 'M0006'));
    expect(after?.points).toBe(0);
    const [ledger] = await shop.db
      .execute<{ used: string }>(
        sql`select sum(amount)::text as used from point_ledger where mem_cd = 'M0006' and kind = 'USE' and key like 'order:%'`,
      )
      .then(({ rows }) => rows);
    expect(ledger?.used).toBe('-5000');
  }, 60_000);

  test("NF-05 the minute's job on two machines gives the pieces of a lapsed order back once", async () => {
    await setStock('P0031', 20);
    await placeOrder(ordering(), shopper(2), {
      idempotencyKey: newKey(),
      items: [{ productCd: 'P0031', optionCd: null, quantity: 5 }],
    });
    shop.clock.advance(16 * 60_000);
    await Promise.all([1, 2, 3, 4].map(() => expireUnpaid(shop.deps, shop.clock.now())));
    expect(await stockOf('P0031')).toBe(20);
  });
});
