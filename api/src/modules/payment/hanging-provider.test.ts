import { setTimeout as wait } from 'node:timers/promises';
import { eq, isNull } from 'drizzle-orm';
import { jobs } from '../../app';
import { newKey, ADDRESS } from '../../platform/testing/checkout';
import { startJobs } from '../../platform/jobs/start-jobs';
import { outboxTable } from '../../platform/outbox/outbox.tables';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { TossStandIn } from '../../platform/testing/toss-stand-in';
import { orderTable } from '../order/order.tables';
import { openPayment } from './open-payment';
import { expireUnpaid } from './expire-unpaid.service';
import { paymentRefundTable, paymentTable } from './payment.tables';
import { bookRefund, payOwedRefunds } from './refund.service';

const TIMEOUT_MS = 400;
let toss: TossStandIn;
let shop: TestApp;
let member: Caller;
beforeAll(async () => {
  toss = await new TossStandIn().open();
  const config = {
    PAYMENT_PROVIDER: 'toss',
    TOSS_SECRET_KEY: toss.secretKey,
    TOSS_API_URL: toss.url,
    PAYMENT_TIMEOUT_MS: TIMEOUT_MS,
  } as const;
  shop = await createTestApp({ config });
  member = await shop.login('demo05');
}, 60_000);
afterAll(() => Promise.all([shop.close(), toss.close()]));
afterEach(() => toss.wake());

const place = async (): Promise<string> => {
  const items = [{ productCd: 'P0026', optionCd: null, quantity: 1 }];
  const { orderCd } = (await member.post('/orders', { items }, { headers: { 'idempotency-key': newKey() } })).json();
  await member.put(`/orders/${orderCd}/address`, ADDRESS);
  return orderCd;
};
const open = async (orderCd: string) => {
  await member.post(`/orders/${orderCd}/pay`, { payMethod: 'CARD' });
  const [payment] = await shop.db.select().from(paymentTable).where(eq(paymentTable.orderCd, orderCd));
  return payment?.paymentKey ?? '';
};
const buy = async (): Promise<string> => {
  const orderCd = await place();
  const paymentKey = await open(orderCd);
  toss.decide(paymentKey, 'approve');
  await member.post(`/orders/${orderCd}/pay/confirm`, { paymentKey });
  return orderCd;
};
/** So many paid orders of which money is owed. */
async function owe(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const orderCd = await buy();
    await shop.db.transaction((tx) => bookRefund(tx, orderCd, { key: `claim-${orderCd}`, amount: 100 }, shop.clock.now()));
  }
}
const unsent = () => shop.db.select().from(paymentRefundTable).where(isNull(paymentRefundTable.sentAt));
const runsOf = async (job: string) => (await shop.deps.pool.query('select finished_at from job_run where job = $1', [job])).rows;
/** Waits until something is so; the longest wait is shorter than the provider's. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const from = performance.now(); !(await isSo()); await wait(50))
    if (performance.now() - from > 10_000) throw new Error('It did not come to pass.');
}
const run = () => payOwedRefunds(shop.deps, shop.clock.now());

test('a run of owed refunds gives up after three answers that do not come, begins next time with others, and pays all once the provider answers', async () => {
  await owe(5);
  Object.assign(toss, { hangs: true, calls: 0 });
  await run();
  expect(toss.calls).toBe(3);
  const isAsked = async () => (await unsent()).filter(({ unansweredAt }) => unansweredAt !== null).length;
  expect(await isAsked()).toBe(3);
  shop.clock.advance(60_000);
  await run();
  expect([toss.calls, await isAsked()]).toEqual([6, 5]);

  toss.hangs = false;
  shop.clock.advance(60_000);
  await run();
  expect(await unsent()).toEqual([]);
});

test('a reservation that has run out gives its pieces back while the provider of other payments answers nothing', async () => {
  const begun: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    begun.push(await place());
    await open(begun[at] ?? '');
  }
  const idle = await place();
  shop.clock.advance(16 * 60_000);
  Object.assign(toss, { hangs: true, calls: 0 });
  await expireUnpaid(shop.deps, shop.clock.now());
  // Two of the five attempts: each is asked about, then closed.
  expect(toss.calls).toBe(4);
  const [order] = await shop.db.select().from(orderTable).where(eq(orderTable.orderCd, idle));
  expect(order?.isStockHeld).toBe(false);

  toss.hangs = false;
  await expireUnpaid(shop.deps, shop.clock.now());
  const live = await shop.db.select().from(paymentTable).where(eq(paymentTable.status, 'READY'));
  expect(live).toEqual([]);
});

test('while the provider answers nothing the other jobs run in their minute, and mails go out', async () => {
  await owe(1);
  await shop.deps.pool.query('update outbox set sent_at = now()');
  const now = shop.clock.now();
  await shop.db.insert(outboxTable).values({ kind: 'mail', key: 'meanwhile', payload: {}, createdAt: now, nextAt: now });
  const watched = jobs.filter(({ name }) => name === 'refunds-owed' || name === 'layout-switch');
  const patient = openPayment({ ...shop.deps.config, PAYMENT_TIMEOUT_MS: 20_000 }, shop.db);
  Object.assign(toss, { hangs: true, calls: 0 });
  const stop = startJobs({ ...shop.deps, payment: patient }, watched, async () => undefined, 100);
  try {
    await until(async () => toss.calls === 1);
    for (const minute of [1, 2]) {
      shop.clock.advance(60_000);
      await until(async () => (await runsOf('layout-switch')).length > minute);
    }
    await until(async () => (await shop.db.select().from(outboxTable).where(eq(outboxTable.key, 'meanwhile')))[0]?.sentAt != null);
    expect(await runsOf('refunds-owed')).toEqual([{ finished_at: null }]);
  } finally {
    toss.wake();
    await stop();
  }
});
