import { eq, sql } from 'drizzle-orm';
import { checkout, GOODS, type Desk } from '../../platform/testing/checkout';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { TossStandIn } from '../../platform/testing/toss-stand-in';
import { outboxTable } from '../../platform/outbox/outbox.tables';
import { PaymentFault } from '../../platform/payment/payment-port';
import { stockTable } from '../catalog/catalog.tables';
import { orderTable } from '../order/order.tables';
import { openPayment } from './open-payment';
import { paymentTable } from './payment.tables';
import { bookRefund, listRefusedRefunds, moneyBackOf, payOwedRefunds } from './refund.service';
import { testProviderPaymentTable } from './test-provider/test-provider.tables';

interface Provider {
  shop: TestApp;
  /** What the shopper presses at the provider; answers the address the browser goes on to. */
  decide(paymentKey: string, decision: 'approve' | 'decline' | 'cancel'): Promise<string>;
  /** The next answer of a confirmation gets lost. */
  loseAnswer(paymentKey: string): Promise<unknown>;
  /** How often money was taken. */
  chargesOf(paymentKey: string): Promise<number>;
  /** The provider has taken this much, whatever was agreed to. */
  charge(paymentKey: string, amount: number): Promise<unknown>;
  /** What the provider has given back. */
  givenBack(paymentKey: string): Promise<number>;
  /** Everything went back at the provider without the shop: it refuses any more for good. */
  emptyOut(paymentKey: string): Promise<unknown>;
  webhook(paymentKey: string): object;
  close(): Promise<unknown>;
}

async function openTest(): Promise<Provider> {
  const shop = await createTestApp();
  const desk = checkout(shop, shop.visitor());
  const of = (paymentKey: string) => eq(testProviderPaymentTable.paymentKey, paymentKey);
  return {
    shop,
    decide: desk.decide,
    loseAnswer: (key) => shop.db.update(testProviderPaymentTable).set({ losesAnswer: true }).where(of(key)),
    chargesOf: async (key) => (await shop.db.select().from(testProviderPaymentTable).where(of(key)))[0]?.chargeCount ?? 0,
    charge: (key, amount) => shop.db.update(testProviderPaymentTable).set({ status: 'DONE', amount, chargeCount: 1 }).where(of(key)),
    givenBack: async (key) => (await shop.db.select().from(testProviderPaymentTable).where(of(key)))[0]?.cancelledAmount ?? 0,
    emptyOut: (key) =>
      shop.db
        .update(testProviderPaymentTable)
        .set({ cancelledAmount: sql`amount` })
        .where(of(key)),
    webhook: (paymentKey) => ({ paymentKey }),
    close: () => shop.close(),
  };
}

async function openToss(): Promise<Provider> {
  const toss = await new TossStandIn().open();
  const shop = await createTestApp({
    config: { PAYMENT_PROVIDER: 'toss', TOSS_SECRET_KEY: toss.secretKey, TOSS_API_URL: toss.url, PAYMENT_TIMEOUT_MS: 1_000 },
  });
  return {
    shop,
    decide: async (key, decision) => toss.decide(key, decision),
    loseAnswer: async () => (toss.drops = 1),
    chargesOf: async (key) => toss.held(key).charges,
    charge: async (key, amount) => Object.assign(toss.held(key).payment, { status: 'DONE', totalAmount: amount, balanceAmount: amount }),
    givenBack: async (key) => toss.held(key).payment.totalAmount - toss.held(key).payment.balanceAmount,
    emptyOut: async (key) => Object.assign(toss.held(key).payment, { balanceAmount: 0 }),
    webhook: (key) => toss.webhook(key),
    close: () => Promise.all([shop.close(), toss.close()]),
  };
}

/** The purchase, from the order to the money that goes back, is the same whoever takes the money. */
describe.each([
  ['the test provider', openTest],
  ['Toss Payments', openToss],
])('API-D14 with %s', (_, open) => {
  let at: Provider;
  let member: Caller;
  let desk: Desk;
  beforeAll(async () => {
    at = await open();
    member = await at.shop.login('demo05');
    desk = checkout(at.shop, member);
  });
  afterAll(() => at.close());

  const begin = async () => {
    const orderCd = await desk.placeReady();
    return { orderCd, paymentKey: await desk.openPay(orderCd) };
  };
  const confirm = async (orderCd: string, paymentKey: string) => (await desk.confirm(orderCd, paymentKey)).json();
  const tell = (body: object) => at.shop.app.inject({ method: 'POST', url: '/payments/webhook', payload: body });

  test('an approved payment pays the order once, and money goes back in parts, never more than was paid', async () => {
    const { orderCd, paymentKey } = await begin();
    expect(await at.decide(paymentKey, 'approve')).toContain(`/order/payment-complete/${orderCd}?`);
    const twice = await Promise.all([confirm(orderCd, paymentKey), confirm(orderCd, paymentKey)]);
    expect(twice).toMatchObject([
      { status: 'PAID', state: 'PREP' },
      { status: 'PAID', state: 'PREP' },
    ]);
    expect(await at.chargesOf(paymentKey)).toBe(1);
    const { payment } = at.shop.deps;
    const part = { paymentKey, reason: 'CLAIM', amount: 7_200, key: 'claim-1' };
    expect([await payment.cancel(part), await payment.cancel(part)]).toMatchObject([{ balance: 100_000 }, { balance: 100_000 }]);
    await expect(payment.cancel({ ...part, amount: 100_001, key: 'claim-2' })).rejects.toMatchObject({ isFinal: true });
    expect(await payment.cancel({ paymentKey, reason: 'CLAIM', key: 'claim-3' })).toMatchObject({ status: 'CANCELLED', balance: 0 });
  });

  test.each(['decline', 'cancel'] as const)('after "%s" nothing is paid, and the next attempt pays', async (decision) => {
    const { orderCd, paymentKey } = await begin();
    expect(await at.decide(paymentKey, decision)).toContain(`/order/payment/${orderCd}?payFailure=`);
    expect((await desk.status(orderCd)).status).toMatch(/FAILED|CANCELLED/);
    const next = await desk.openPay(orderCd);
    await at.decide(next, 'approve');
    expect(await confirm(orderCd, next)).toMatchObject({ status: 'PAID' });
    expect([await at.chargesOf(paymentKey), await at.chargesOf(next)]).toEqual([0, 1]);
  });

  test('an answer that got lost is read back: pending, then paid, charged once', async () => {
    const { orderCd, paymentKey } = await begin();
    await at.decide(paymentKey, 'approve');
    await at.loseAnswer(paymentKey);
    expect(await confirm(orderCd, paymentKey)).toMatchObject({ status: 'PENDING', state: 'WAIT' });
    await desk.tidy();
    expect((await desk.read(orderCd)).state).toBe('PREP');
    expect(await at.chargesOf(paymentKey)).toBe(1);
  });

  test('a webhook settles what is pending, twice or late it changes nothing, forged or for an unknown payment it does nothing', async () => {
    const { orderCd, paymentKey } = await begin();
    const other = await begin();
    await at.decide(paymentKey, 'approve');
    await at.loseAnswer(paymentKey);
    await confirm(orderCd, paymentKey);
    const calls = [at.webhook(paymentKey), at.webhook(paymentKey), at.webhook(other.paymentKey), { eventType: 'PAYMENT_STATUS_CHANGED' }];
    const answers = await Promise.all([...calls, { ...at.webhook(paymentKey), data: { paymentKey: 'unknown' } }].map(tell));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await desk.read(orderCd)).state).toBe('PREP');
    expect((await desk.read(other.orderCd)).state).toBe('WAIT');
    await tell(at.webhook(paymentKey));
    expect((await desk.read(orderCd)).history).toHaveLength(2);
    expect(await at.chargesOf(paymentKey)).toBe(1);
  });

  test('a change at checkout ends the window that was open for the old amount', async () => {
    const { orderCd, paymentKey } = await begin();
    await member.put(`/orders/${orderCd}/coupons`, { coupons: [] });
    expect(await desk.status(orderCd)).toMatchObject({ status: 'CANCELLED', failure: { messageCode: 'order.a0014' } });
    expect(await confirm(orderCd, paymentKey)).toMatchObject({ status: 'CANCELLED', state: 'WAIT' });
    expect(await at.chargesOf(paymentKey)).toBe(0);
  });

  /** Of the mail that says so: the money that goes back. */
  const toldBack = async (orderCd: string) => {
    const mails = await at.shop.db
      .select()
      .from(outboxTable)
      .where(eq(outboxTable.key, `order:${orderCd}:PAYMENT_RETURNED`));
    return mails.map(({ payload }) => /([\d,]+)원/.exec(String(payload['text']))?.[1]);
  };

  test('money of another amount than agreed pays nothing: all of it goes back, the buyer is told, and the order can be paid', async () => {
    const { orderCd, paymentKey } = await begin();
    await at.charge(paymentKey, 1_000);
    await tell(at.webhook(paymentKey));
    expect(await desk.status(orderCd)).toMatchObject({ status: 'CANCELLED', state: 'WAIT' });
    expect(await at.givenBack(paymentKey)).toBe(1_000);
    expect(await toldBack(orderCd)).toEqual(['1,000']);
    expect((await desk.startPay(orderCd)).statusCode).toBe(200);
  });

  test('money that comes when the pieces are gone pays nothing: it goes back, the buyer is told, and the other goods stay on the shelf', async () => {
    const orderCd = await desk.placeReady([{ productCd: 'P0026', quantity: 2 }, GOODS]);
    const paymentKey = await desk.openPay(orderCd);
    const stockOf = async (productCd: string) =>
      (await at.shop.db.select().from(stockTable).where(eq(stockTable.productCd, productCd)))[0]?.stockCnt;
    const { payment } = (await desk.read(orderCd)).amounts;
    await at.shop.db.update(orderTable).set({ isStockHeld: false, reservedUntil: null }).where(eq(orderTable.orderCd, orderCd));
    const [before, others] = [await stockOf('P0003'), await stockOf('P0026')];
    await at.shop.db.update(stockTable).set({ stockCnt: 0 }).where(eq(stockTable.productCd, 'P0003'));
    await at.charge(paymentKey, payment);
    await tell(at.webhook(paymentKey));
    expect(await desk.read(orderCd)).toMatchObject({ state: 'WAIT', paidAt: null });
    expect(await at.givenBack(paymentKey)).toBe(payment);
    expect(await toldBack(orderCd)).toEqual([payment.toLocaleString('en-US')]);
    expect(await stockOf('P0026')).toBe(others);
    await at.shop.db.update(stockTable).set({ stockCnt: before }).where(eq(stockTable.productCd, 'P0003'));
  });

  test('a cancel that the provider did not hear is said again until it did, and then no more', async () => {
    const { orderCd, paymentKey } = await begin();
    await at.charge(paymentKey, 1_000);
    const cancel = jest.spyOn(at.shop.deps.payment, 'cancel').mockRejectedValueOnce(new PaymentFault('NETWORK', false));
    await tell(at.webhook(paymentKey));
    expect([await at.givenBack(paymentKey), (await desk.status(orderCd)).status]).toEqual([0, 'CANCELLED']);
    for (let minute = 0; minute < 3; minute += 1) await desk.tidy();
    expect(await at.givenBack(paymentKey)).toBe(1_000);
    expect(cancel.mock.calls.filter(([{ paymentKey: key }]) => key === paymentKey)).toHaveLength(2);
    cancel.mockRestore();
  });

  test('a refund that the provider refuses for good is asked for once, and listed until an operator sends it again', async () => {
    const { orderCd, paymentKey } = await begin();
    await at.decide(paymentKey, 'approve');
    await confirm(orderCd, paymentKey);
    await at.shop.db.transaction((tx) => bookRefund(tx, orderCd, { key: `CL-${orderCd}`, amount: 500 }, at.shop.clock.now()));
    expect(await moneyBackOf(at.shop.db, `CL-${orderCd}`)).toBe('OWED');
    await at.emptyOut(paymentKey);
    const cancel = jest.spyOn(at.shop.deps.payment, 'cancel');
    for (let minute = 0; minute < 3; minute += 1) await payOwedRefunds(at.shop.deps, at.shop.clock.now());
    expect(cancel.mock.calls.filter(([{ paymentKey: key }]) => key === paymentKey)).toHaveLength(1);
    cancel.mockRestore();
    expect(await moneyBackOf(at.shop.db, `CL-${orderCd}`)).toBe('REFUSED');
    expect(await listRefusedRefunds(at.shop.db)).toEqual([
      { claimCd: `CL-${orderCd}`, orderCd, amount: 500, failure: 'NOT_CANCELABLE_AMOUNT', createdAt: expect.any(String) },
    ]);
  });

  test('a provider that is away leaves an order that can be paid', async () => {
    const orderCd = await desk.placeReady();
    const { start } = at.shop.deps.payment;
    at.shop.deps.payment.start = () => Promise.reject(new PaymentFault('NETWORK', false));
    const away = await desk.startPay(orderCd);
    at.shop.deps.payment.start = start;
    expect([away.statusCode, away.json().messageCode]).toEqual([500, 'order.a0006']);
    expect(await desk.read(orderCd)).toMatchObject({ state: 'WAIT', allowedActions: expect.arrayContaining(['PAY']) });
    expect((await desk.startPay(orderCd)).statusCode).toBe(200);
    const attempts = await at.shop.db.select().from(paymentTable).where(eq(paymentTable.orderCd, orderCd));
    expect(attempts.map(({ status }) => status).sort()).toEqual(['FAILED', 'READY']);
  });
});

test('API-D14 Toss Payments without its key is refused at the start, in words', async () => {
  const { shop, close } = await openTest();
  const config = { ...shop.deps.config, PAYMENT_PROVIDER: 'toss' as const };
  expect(() => openPayment(config, shop.db)).toThrow('PAYMENT_PROVIDER=toss needs TOSS_SECRET_KEY.');
  await close();
});
