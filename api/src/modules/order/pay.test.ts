import { eq } from 'drizzle-orm';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { outboxTable } from '../../platform/outbox/outbox.tables';
import { testProviderPaymentTable } from '../../platform/payment/test-provider/test-provider.tables';
import { stockTable } from '../catalog/catalog.tables';
import { memberCouponTable } from '../coupon/coupon.tables';
import { memberTable } from '../member/member.tables';
import { pointLedgerTable } from '../member/points.tables';
import { paymentTable } from '../payment/payment.tables';
import { orderTable } from './order.tables';
import { ADDRESS, GOODS, checkout } from './testing';

const MINUTE = 60_000;
let shop: TestApp;
let member: Caller;
let desk: ReturnType<typeof checkout>;
beforeAll(async () => {
  shop = await createTestApp();
  member = await shop.login('demo05');
  desk = checkout(shop, member);
}, 60_000);
afterAll(() => shop.close());

const stockOf = async (productCd: string) => (await shop.db.select().from(stockTable).where(eq(stockTable.productCd, productCd)))[0]?.stockCnt ?? -1;
const setPoints = (points: number) => shop.db.update(memberTable).set({ points }).where(eq(memberTable.memCd, 'M0005'));
const pointsOf = async () => (await shop.db.select().from(memberTable).where(eq(memberTable.memCd, 'M0005')))[0]?.points;
const chargesOf = async (paymentKey: string) => (await shop.db.select().from(testProviderPaymentTable).where(eq(testProviderPaymentTable.paymentKey, paymentKey)))[0];
const paymentsOf = (orderCd: string) => shop.db.select().from(paymentTable).where(eq(paymentTable.orderCd, orderCd));
const giveCoupon = (couponCd: number, issueNo = 1) =>
  shop.db.insert(memberCouponTable).values({ couponCd, memCd: 'M0005', issueNo, receivedAt: shop.clock.now(), usableUntil: new Date(shop.clock.now().getTime() + 86_400_000) }).onConflictDoNothing();

describe('paying', () => {
  test('API-D14 R-ORD-04 a payment that the shopper approves pays the order once; a refresh pays nothing more', async () => {
    const orderCd = await desk.placeReady();
    const paymentKey = await desk.openPay(orderCd);
    expect(await desk.decide(paymentKey, 'approve')).toBe(`/order/payment-complete/${orderCd}?paymentKey=${paymentKey}`);
    expect(await desk.status(orderCd)).toMatchObject({ status: 'NONE', state: 'WAIT' });
    for (let refresh = 0; refresh < 3; refresh += 1) {
      expect((await desk.confirm(orderCd, paymentKey)).json()).toEqual({ orderCd, state: 'PREP', status: 'PAID', failure: null });
    }
    expect(await chargesOf(paymentKey)).toMatchObject({ status: 'DONE', chargeCount: 1, amount: 107_200 });
    expect(await desk.read(orderCd)).toMatchObject({ state: 'PREP', payMethod: 'CARD', reservedUntil: null, history: [{ state: 'WAIT' }, { state: 'PREP' }], allowedActions: ['CANCEL'] });
    const mails = await shop.db.select().from(outboxTable).where(eq(outboxTable.key, `order:${orderCd}:paid`));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.payload).toMatchObject({ to: 'demo05@example.com', subject: expect.stringContaining(orderCd), text: expect.stringContaining('107,200원') });
  });

  test('API-D14 a double click on pay opens one payment, and two answers at once pay once', async () => {
    const orderCd = await desk.placeReady();
    const answers = await Promise.all([desk.startPay(orderCd), desk.startPay(orderCd), desk.startPay(orderCd)]);
    const urls = new Set(answers.map((answer) => answer.json().redirectUrl));
    expect(urls.size).toBe(1);
    expect(await paymentsOf(orderCd)).toHaveLength(1);
    const paymentKey = [...urls].join('').split('/').at(-1) ?? '';
    await desk.decide(paymentKey, 'approve');
    const confirmed = await Promise.all([1, 2, 3, 4].map(() => desk.confirm(orderCd, paymentKey)));
    expect(confirmed.map((answer) => answer.json().status)).toEqual(['PAID', 'PAID', 'PAID', 'PAID']);
    expect((await chargesOf(paymentKey))?.chargeCount).toBe(1);
  });

  test('API-D14 a declined payment is told, everything stays, and the next attempt pays', async () => {
    const orderCd = await desk.placeReady();
    const paymentKey = await desk.openPay(orderCd);
    expect(await desk.decide(paymentKey, 'decline')).toBe(`/order/payment/${orderCd}?payFailure=DECLINED`);
    expect(await desk.status(orderCd)).toEqual({ orderCd, state: 'WAIT', status: 'FAILED', failure: { messageCode: 'order.a0006' } });
    expect((await desk.confirm(orderCd, paymentKey)).json()).toMatchObject({ status: 'FAILED', state: 'WAIT' });
    const next = await desk.openPay(orderCd);
    expect(next).not.toBe(paymentKey);
    await desk.decide(next, 'approve');
    expect((await desk.confirm(orderCd, next)).json().status).toBe('PAID');
    expect((await desk.confirm(orderCd, paymentKey)).json().status).toBe('PAID');
    expect([(await chargesOf(paymentKey))?.chargeCount, (await chargesOf(next))?.chargeCount]).toEqual([0, 1]);
  });

  test('API-D14 a shopper who stops paying comes back to the order', async () => {
    const orderCd = await desk.placeReady();
    const paymentKey = await desk.openPay(orderCd);
    expect(await desk.decide(paymentKey, 'cancel')).toBe(`/order/payment/${orderCd}?payFailure=CANCELLED`);
    expect(await desk.status(orderCd)).toMatchObject({ status: 'CANCELLED', failure: null });
    expect(await desk.read(orderCd)).toMatchObject({ state: 'WAIT', allowedActions: ['PAY', 'CANCEL'] });
  });

  test('API-D14 when the answer is lost the order is pending, and then paid: charged once', async () => {
    const orderCd = await desk.placeReady();
    const paymentKey = await desk.openPay(orderCd);
    await desk.decide(paymentKey, 'lose');
    expect((await desk.confirm(orderCd, paymentKey)).json()).toMatchObject({ status: 'PENDING', state: 'WAIT' });
    expect(await desk.status(orderCd)).toMatchObject({ status: 'PAID', state: 'PREP' });
    expect((await chargesOf(paymentKey))?.chargeCount).toBe(1);
  });

  test('API-D14 a shopper who never comes back after a lost answer is paid by the minute\'s job', async () => {
    const orderCd = await desk.placeReady();
    const paymentKey = await desk.openPay(orderCd);
    await desk.decide(paymentKey, 'lose');
    await desk.confirm(orderCd, paymentKey);
    await desk.tidy();
    expect((await desk.read(orderCd)).state).toBe('PREP');
    expect((await chargesOf(paymentKey))?.chargeCount).toBe(1);
  });

  test('API-D14 a foreign or made-up payment key pays nothing', async () => {
    const [mine, other] = [await desk.placeReady(), await desk.placeReady([{ productCd: 'P0009', quantity: 1 }])];
    const cheap = await desk.openPay(other);
    await desk.decide(cheap, 'approve');
    for (const key of [cheap, 'made-up']) {
      const { statusCode, json } = await desk.confirm(mine, key);
      expect([statusCode, json().messageCode]).toEqual([500, 'order.a0006']);
    }
    expect((await desk.read(mine)).state).toBe('WAIT');
  });

  test('API-D14 an approval that was never given cannot be confirmed', async () => {
    const orderCd = await desk.placeReady();
    const paymentKey = await desk.openPay(orderCd);
    await desk.confirm(orderCd, paymentKey);
    expect(await desk.status(orderCd)).toMatchObject({ status: 'NONE', state: 'WAIT' });
    await desk.decide(paymentKey, 'approve');
    expect((await desk.confirm(orderCd, paymentKey)).json().status).toBe('PAID');
  });

  test('R-ORD-02 a change at checkout ends the payment that was open for the old amount', async () => {
    await setPoints(5_000);
    const orderCd = await desk.placeReady();
    const old = await desk.openPay(orderCd);
    await desk.decide(old, 'approve');
    expect((await member.put(`/orders/${orderCd}/points`, { points: 1_000 })).json().amounts.payment).toBe(106_200);
    expect((await desk.confirm(orderCd, old)).json()).toMatchObject({ status: 'CANCELLED', state: 'WAIT' });
    expect((await chargesOf(old))?.chargeCount).toBe(0);
    const next = await desk.openPay(orderCd);
    expect((await chargesOf(next))?.amount).toBe(106_200);
    await desk.decide(next, 'cancel');
    await desk.status(orderCd);
  });
});

test('API-D14 what a webhook says is read back from the provider: a true one settles, a forged one does nothing', async () => {
  const hook = (body: unknown) => shop.app.inject({ method: 'POST', url: '/payments/webhook', payload: body as object });
  const [paid, open] = [await desk.placeReady(), await desk.placeReady()];
  const [paidKey, openKey] = [await desk.openPay(paid), await desk.openPay(open)];
  await desk.decide(paidKey, 'lose');
  await desk.confirm(paid, paidKey);
  shop.deps.payment.webhook = (body) => body as { paymentKey: string };
  for (const paymentKey of [paidKey, openKey, 'unknown']) expect((await hook({ paymentKey })).statusCode).toBe(200);
  expect((await desk.read(paid)).state).toBe('PREP');
  expect((await desk.read(open)).state).toBe('WAIT');
});

describe('points and coupons', () => {
  test('API-D14 points are booked once when the order is paid, and only then', async () => {
    await setPoints(5_000);
    const orderCd = await desk.placeReady();
    await member.put(`/orders/${orderCd}/points`, { points: 2_000 });
    const paymentKey = await desk.openPay(orderCd);
    expect(await pointsOf()).toBe(5_000);
    await desk.decide(paymentKey, 'approve');
    await Promise.all([desk.confirm(orderCd, paymentKey), desk.confirm(orderCd, paymentKey)]);
    expect(await pointsOf()).toBe(3_000);
    const booked = await shop.db.select().from(pointLedgerTable).where(eq(pointLedgerTable.refCd, orderCd));
    expect(booked).toMatchObject([{ kind: 'USE', amount: -2_000, balance: 3_000 }]);
  });

  test('V-PTS2 points promised to one payment cannot pay a second order', async () => {
    await setPoints(3_000);
    const [first, second] = [await desk.placeReady(), await desk.placeReady()];
    await member.put(`/orders/${first}/points`, { points: 3_000 });
    await member.put(`/orders/${second}/points`, { points: 3_000 });
    const paymentKey = await desk.openPay(first);
    const { statusCode, json } = await desk.startPay(second);
    expect([statusCode, json().messageCode, json().args]).toEqual([500, 'order.a0004', [0]]);
    expect((await desk.read(second)).pointBalance).toBe(0);
    await desk.decide(paymentKey, 'decline');
    expect((await desk.read(first)).pointBalance).toBe(3_000);
    expect((await desk.read(second)).pointBalance).toBe(3_000);
    expect((await desk.startPay(second)).statusCode).toBe(200);
    await desk.status(second);
    await member.put(`/orders/${second}/points`, { points: 0 });
  });

  test('R-ORD-03 a coupon lowers its line, is used by the paid order, and returns from a declined one', async () => {
    await giveCoupon(1002);
    const orderCd = await desk.placeReady([{ productCd: 'P0009', quantity: 3 }]);
    const { coupons } = await desk.read(orderCd);
    expect(coupons).toEqual(expect.arrayContaining([expect.objectContaining({ couponCd: 1002, lineNo: 1, discount: 3_000 })]));
    const chosen = (await member.put(`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: 1, couponCd: 1002 }] })).json();
    expect(chosen).toMatchObject({ lines: [{ couponCd: 1002, couponDiscount: 3_000 }], amounts: { goods: 90_720, couponDiscount: 3_000, shipping: 0, payment: 87_720 } });
    const declined = await desk.openPay(orderCd);
    expect((await desk.read(orderCd)).coupons.map(({ couponCd }) => couponCd)).toContain(1002);
    await desk.decide(declined, 'decline');
    await desk.status(orderCd);
    const usedBy = async () => (await shop.db.select().from(memberCouponTable).where(eq(memberCouponTable.couponCd, 1002))).find(({ memCd }) => memCd === 'M0005')?.orderCd;
    expect(await usedBy()).toBeNull();
    const paymentKey = await desk.openPay(orderCd);
    await desk.decide(paymentKey, 'approve');
    await desk.confirm(orderCd, paymentKey);
    expect(await usedBy()).toBe(orderCd);
    expect((await desk.read(orderCd)).amounts).toMatchObject({ couponDiscount: 3_000, payment: 87_720 });
  });

  test('R-ORD-03 one coupon serves one line; one that is not held, does not fit or needs more goods is refused', async () => {
    for (const couponCd of [1003, 1008, 1009]) await giveCoupon(couponCd);
    const orderCd = await desk.placeReady([GOODS, { productCd: 'P0009', quantity: 1 }]);
    const choose = async (...coupons: { lineNo: number; couponCd: number }[]) => {
      const { messageCode, args } = (await member.put(`/orders/${orderCd}/coupons`, { coupons })).json();
      return [messageCode, args];
    };
    expect(await choose({ lineNo: 1, couponCd: 1003 }, { lineNo: 2, couponCd: 1003 })).toEqual(['coupon.a0006', []]);
    expect(await choose({ lineNo: 1, couponCd: 1003 }, { lineNo: 1, couponCd: 1009 })).toEqual(['coupon.a0005', []]);
    expect(await choose({ lineNo: 1, couponCd: 1010 })).toEqual(['coupon.a0005', []]);
    expect(await choose({ lineNo: 9, couponCd: 1003 })).toEqual(['coupon.a0005', []]);
    expect(await choose({ lineNo: 1, couponCd: 1008 })).toEqual(['coupon.a0005', []]);
    expect((await desk.read(orderCd)).amounts.couponDiscount).toBe(0);
    const small = await desk.place([{ productCd: 'P0009', quantity: 1 }]);
    expect((await member.put(`/orders/${small}/coupons`, { coupons: [{ lineNo: 1, couponCd: 1009 }] })).json()).toMatchObject({ messageCode: 'coupon.a0004', args: [100_000] });
    expect((await member.put(`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: 1, couponCd: 1003 }, { lineNo: 2, couponCd: 1009 }] })).json()).toMatchObject({
      lines: [{ couponDiscount: 7_000 }, { couponDiscount: 3_024 }], amounts: { couponDiscount: 10_024, payment: 127_416 },
    });
  });

  test('API-D13 when a coupon lowers the limit, points are cut to it', async () => {
    await setPoints(40_000);
    await giveCoupon(1012);
    const orderCd = await desk.placeReady([{ productCd: 'P0009', quantity: 1 }]);
    await member.put(`/orders/${orderCd}/points`, { points: 10_272 });
    const { amounts } = (await member.put(`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: 1, couponCd: 1012 }] })).json();
    expect(amounts).toMatchObject({ couponDiscount: 4_000, maxPoints: 9_072, points: 9_072, payment: 21_168 });
  });
});

describe('time', () => {
  test('API-D12 a reservation lapses after 15 minutes; the order can still be paid while there is stock', async () => {
    const before = await stockOf('P0026');
    const orderCd = await desk.placeReady([{ productCd: 'P0026', quantity: 2 }]);
    shop.clock.advance(14 * MINUTE);
    await desk.tidy();
    expect(await stockOf('P0026')).toBe(before - 2);
    shop.clock.advance(2 * MINUTE);
    await desk.tidy();
    expect(await stockOf('P0026')).toBe(before);
    expect(await desk.read(orderCd)).toMatchObject({ state: 'WAIT', reservedUntil: null });
    await desk.openPay(orderCd);
    expect(await stockOf('P0026')).toBe(before - 2);
  });

  test('ERR-ORD-1 after the reservation others may buy the last piece; paying is refused then', async () => {
    await shop.db.update(stockTable).set({ stockCnt: 1 }).where(eq(stockTable.productCd, 'P0029'));
    const orderCd = await desk.placeReady([{ productCd: 'P0029', quantity: 1 }]);
    shop.clock.advance(16 * MINUTE);
    await desk.tidy();
    await shop.db.update(stockTable).set({ stockCnt: 0 }).where(eq(stockTable.productCd, 'P0029'));
    const { statusCode, json } = await desk.startPay(orderCd);
    expect([statusCode, json().messageCode, json().args]).toEqual([500, 'order.a0005', [expect.any(String), 0]]);
  });

  test('API-D14 a payment page left open for too long ends: pieces, points and coupons return', async () => {
    await setPoints(5_000);
    const before = await stockOf('P0031');
    const orderCd = await desk.placeReady([{ productCd: 'P0031', quantity: 1 }]);
    await member.put(`/orders/${orderCd}/points`, { points: 1_000 });
    const paymentKey = await desk.openPay(orderCd);
    shop.clock.advance(16 * MINUTE);
    await desk.tidy();
    expect(await stockOf('P0031')).toBe(before);
    expect(await desk.read(orderCd)).toMatchObject({ state: 'WAIT', pointBalance: 5_000 });
    expect(await desk.decide(paymentKey, 'approve')).toContain('payFailure=CANCELLED');
    expect((await desk.confirm(orderCd, paymentKey)).json()).toMatchObject({ status: 'CANCELLED' });
  });

  test('ST-ORD-02 an order nobody pays ends after 24 hours, and says so', async () => {
    const orderCd = await desk.placeReady();
    shop.clock.advance(23 * 60 * MINUTE);
    await desk.tidy();
    expect((await desk.read(orderCd)).state).toBe('WAIT');
    shop.clock.advance(61 * MINUTE);
    await desk.tidy();
    expect(await desk.read(orderCd)).toMatchObject({ state: 'CANCELLED', allowedActions: [], history: [{ state: 'WAIT' }, { state: 'CANCELLED' }] });
    expect((await desk.startPay(orderCd)).json().messageCode).toBe('order.a0014');
    expect((await member.put(`/orders/${orderCd}/address`, ADDRESS)).json().messageCode).toBe('order.a0014');
  });

  test('API-D14 money that arrives for an order that ended goes back', async () => {
    const orderCd = await desk.placeReady();
    const paymentKey = await desk.openPay(orderCd);
    await desk.decide(paymentKey, 'lose');
    await desk.confirm(orderCd, paymentKey);
    // The shop lost sight of the payment: the order was ended by hand.
    await shop.db.update(orderTable).set({ state: 'CANCELLED' }).where(eq(orderTable.orderCd, orderCd));
    await desk.tidy();
    expect(await chargesOf(paymentKey)).toMatchObject({ status: 'CANCELED', chargeCount: 1, cancelledAmount: 107_200 });
    expect(await paymentsOf(orderCd)).toMatchObject([{ status: 'CANCELLED', owesCancel: false }]);
    expect((await desk.read(orderCd)).state).toBe('CANCELLED');
  });
});
