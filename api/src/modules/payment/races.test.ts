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
import { both, condition, raceOn, rowLocks, uniqueKey } from '../../platform/testing/race';
import { expireUnpaid } from './expire-unpaid.service';

let shop: TestApp;
const race = raceOn(() => shop);
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
/** So many products without options, dear enough for 1,000 points, with pieces enough. */
async function goodsApart(count: number): Promise<string[]> {
  const { rows } = await shop.deps.pool.query<{ product_cd: string }>(
    `update stock set stock_cnt = 100 where (product_cd, option_cd) in (
       select s.product_cd, s.option_cd from stock s join product p using (product_cd)
       where s.option_cd = '' and p.product_type = 'DOMESTIC' and p.sale_price >= 10000 order by 1 limit $1)
     returning product_cd`,
    [count],
  );
  expect(rows).toHaveLength(count);
  return rows.map(({ product_cd: productCd }) => productCd);
}
/** What the database or a service said to those who were not served. */
const failuresOf = (outcomes: readonly PromiseSettledResult<unknown>[]): string[] =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason.cause ?? outcome.reason)] : []));
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
  const shelf = condition(/"stock"\."stock_cnt" \+ \S*"pieces" >= 0/, 'true', ['stock_cnt_check']);
  const member = condition(/(from "member" where "member"\."mem_cd" = \$1) for update/, '$1');
  /** Members of the races have one order each: an older one would give its pieces back. */
  const forgetOrders = () => shop.db.delete(orderTable).where(like(orderTable.memCd, 'R%'));

  race(
    'NF-05 200 buyers at once of goods with 10 pieces place exactly 10 orders',
    { guard: shelf, harm: /Expected length: 10\s+Received length: (?!10\b)\d+/ },
    async () => {
      await forgetOrders();
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
    },
  );

  race(
    'NF-05 20 submits at once under one key are answered the same: one order, one charge',
    {
      guard: both(
        condition(/ on conflict \("mem_cd","idempotency_key"\) do nothing/, ''),
        uniqueKey('idempotent_call_mem_cd_key_pk', 'orders_idempotency'),
      ),
      harm: /Expected length: 1\s+Received length: \d+/,
    },
    async () => {
      await setStock('P0003', 50);
      const member = await shop.login('demo08');
      const desk = checkout(shop, member);
      const twenty = async (url: string, body: object) => {
        const headers = { 'idempotency-key': newKey() };
        const answers = await Promise.all(Array.from({ length: 20 }, () => member.post(url, body, { headers })));
        expect([...new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`))]).toHaveLength(1);
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
    },
  );

  race(
    'NF-05 carts with two lines of the same goods never take more than there is',
    { guard: shelf, harm: /Expected length: 3\s+Received length: (?!3\b)\d+/ },
    async () => {
      await forgetOrders();
      await setStock('P0003', 10);
      const items = [1, 2].map((quantity) => ({ productCd: 'P0003', optionCd: null, quantity }));
      const outcomes = await Promise.allSettled(
        Array.from({ length: 30 }, (_, at) => placeOrder(ordering(), shopper(160 + at), { idempotencyKey: newKey(), items })),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await stockOf('P0003')).toBe(1);
    },
  );

  race(
    'NF-05 orders of the same goods in any order never wait for each other',
    {
      guard: both(
        condition(/order by "stock"\."product_cd", "stock"\."option_cd"/, 'order by random()'),
        // Between one row and the next, so that two carts meet there.
        condition(/("pieces" >= 0)/, '$1 and pg_sleep(0.01)::text is not null'),
      ),
      harm: /deadlock detected/,
    },
    async () => {
      await forgetOrders();
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
      expect(failuresOf(outcomes)).toEqual([]);
      expect([await stockOf('P0003'), await stockOf('P0009')]).toEqual([940, 940]);
    },
  );

  race(
    'NF-05 20 clicks on pay open one payment, 20 answers at once charge it once',
    { guard: rowLocks, harm: /duplicate key|deadlock detected/ },
    async () => {
      const member = await shop.login('demo05');
      const desk = checkout(shop, member);
      const orderCd = await desk.placeReady([{ productCd: 'P0026', quantity: 1 }]);
      const own = memberCall('M0005', shop.clock.now());
      const clicks = await Promise.allSettled(
        Array.from({ length: 20 }, () => startPayment(shop.deps, own, orderCd, { payMethod: 'CARD' })),
      );
      expect(failuresOf(clicks)).toEqual([]);
      const urls = clicks.flatMap((click) => (click.status === 'fulfilled' ? [click.value.redirectUrl] : []));
      expect(new Set(urls).size).toBe(1);
      const paymentKey = urls[0]?.split('/').at(-1) ?? '';
      await desk.decide(paymentKey, 'approve');
      const returns = await Promise.allSettled(Array.from({ length: 20 }, () => confirmPayment(shop.deps, own, orderCd, paymentKey)));
      expect(failuresOf(returns)).toEqual([]);
      const results = returns.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['PAID']));
      const [charged] = await shop.db.select().from(testProviderPaymentTable).where(eq(testProviderPaymentTable.paymentKey, paymentKey));
      expect(charged).toMatchObject({ chargeCount: 1, status: 'DONE' });
      expect(await shop.db.select().from(paymentTable).where(eq(paymentTable.orderCd, orderCd))).toHaveLength(1);
    },
  );

  race(
    'NF-05 points that 30 payments want at once are never spent twice',
    { guard: member, harm: /Expected length: 5\s+Received length: (?!5\b)\d+/ },
    async () => {
      await shop.db.update(memberTable).set({ points: 5_000 }).where(eq(memberTable.memCd, 'M0006'));
      await setStock('P0003', 1_000);
      await shop.db.delete(orderTable).where(eq(orderTable.memCd, 'M0006'));
      const goods = await goodsApart(30);
      const member = await shop.login('demo06');
      const desk = checkout(shop, member);
      const codes: string[] = [];
      // Other goods in each order: were they the same, their stock would let one payment through after the other.
      for (const productCd of goods) {
        const orderCd = await desk.placeReady([{ productCd, quantity: 1 }]);
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
    },
  );

  race(
    'V-FP1 ten payments of a first-purchase product that open at once: one opens',
    { guard: member, harm: /Expected length: 1\s+Received length: \d+/ },
    async () => {
      const member = await shop.login('demo21');
      const desk = checkout(shop, member);
      const codes: string[] = [];
      // Other goods in each order: only the member is shared.
      await shop.db.delete(orderTable).where(eq(orderTable.memCd, 'M0021'));
      for (const productCd of await goodsApart(10))
        codes.push(
          await desk.placeReady([
            { productCd: 'P0069', quantity: 1 },
            { productCd, quantity: 1 },
          ]),
        );
      const own = memberCall('M0021', shop.clock.now());
      const opened = await Promise.allSettled(codes.map((orderCd) => startPayment(shop.deps, own, orderCd, { payMethod: 'CARD' })));
      expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refusals = opened.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.refusal] : []));
      expect(new Set(refusals)).toEqual(new Set(['ORDER_FIRST_PURCHASE_USED']));
    },
  );

  race(
    "NF-05 the minute's job on two machines gives the pieces of a lapsed order back once",
    { guard: rowLocks, harm: /Expected: 20\s+Received: \d+/ },
    async () => {
      await forgetOrders();
      // Orders of the races before may hold a piece of it, too.
      shop.clock.advance(16 * 60_000);
      await expireUnpaid(shop.deps, shop.clock.now());
      await setStock('P0031', 20);
      await placeOrder(ordering(), shopper(2), {
        idempotencyKey: newKey(),
        items: [{ productCd: 'P0031', optionCd: null, quantity: 5 }],
      });
      shop.clock.advance(16 * 60_000);
      await Promise.all([1, 2, 3, 4].map(() => expireUnpaid(shop.deps, shop.clock.now())));
      expect(await stockOf('P0031')).toBe(20);
    },
  );
});
