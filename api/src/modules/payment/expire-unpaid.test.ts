import { eq } from 'drizzle-orm';
import type { Caller, TestApp } from '../../platform/testing/test-app';
import { PaymentFault } from '../../platform/payment/payment-port';
import { testProviderPaymentTable } from './test-provider/test-provider.tables';
import { outboxTable } from '../../platform/outbox/outbox.tables';
import { stockTable } from '../catalog/catalog.tables';
import { memberCouponTable } from '../coupon/coupon.tables';
import { memberTable } from '../member/member.tables';
import { paymentTable } from './payment.tables';
import { orderTable } from '../order/order.tables';
import { ADDRESS, openCheckout, type Desk } from '../../platform/testing/checkout';

const MINUTE = 60_000;
let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const stockOf = async (productCd: string) =>
  (await shop.db.select().from(stockTable).where(eq(stockTable.productCd, productCd)))[0]?.stockCnt ?? -1;
const setPoints = (points: number) => shop.db.update(memberTable).set({ points }).where(eq(memberTable.memCd, 'M0005'));
const chargesOf = async (paymentKey: string) =>
  (await shop.db.select().from(testProviderPaymentTable).where(eq(testProviderPaymentTable.paymentKey, paymentKey)))[0];
const paymentsOf = (orderCd: string) => shop.db.select().from(paymentTable).where(eq(paymentTable.orderCd, orderCd));

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
  // The second of two lines is short: it is named, not the first.
  const orderCd = await desk.placeReady([
    { productCd: 'P0026', quantity: 1 },
    { productCd: 'P0029', quantity: 1 },
  ]);
  const short = (await desk.read(orderCd)).lines.find(({ productCd }) => productCd === 'P0029');
  shop.clock.advance(16 * MINUTE);
  await desk.tidy();
  await shop.db.update(stockTable).set({ stockCnt: 0 }).where(eq(stockTable.productCd, 'P0029'));
  const { statusCode, json } = await desk.startPay(orderCd);
  expect([statusCode, json().messageCode, json().args]).toEqual([500, 'order.a0005', [short?.productNm, 0]]);
});

test('API-D14 a payment page left open for too long ends: pieces, points and coupons return', async () => {
  await setPoints(5_000);
  const before = await stockOf('P0031');
  const [usableUntil, receivedAt] = [new Date(shop.clock.now().getTime() + 24 * 60 * MINUTE), shop.clock.now()];
  await shop.db.insert(memberCouponTable).values({ couponCd: 1002, memCd: 'M0005', issueNo: 1, receivedAt, usableUntil });
  const couponUse = async () =>
    (await shop.db.select().from(memberCouponTable).where(eq(memberCouponTable.couponCd, 1002))).find(({ memCd }) => memCd === 'M0005')
      ?.orderCd;
  const orderCd = await desk.placeReady([{ productCd: 'P0031', quantity: 3 }]);
  await member.put(`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: 1, couponCd: 1002 }] });
  await member.put(`/orders/${orderCd}/points`, { points: 1_000 });
  const paymentKey = await desk.openPay(orderCd);
  expect([await stockOf('P0031'), await couponUse()]).toEqual([before - 3, orderCd]);
  shop.clock.advance(16 * MINUTE);
  await desk.tidy();
  expect([await stockOf('P0031'), await couponUse()]).toEqual([before, null]);
  expect(await desk.read(orderCd)).toMatchObject({ state: 'WAIT', pointBalance: 5_000 });
  expect(await desk.decide(paymentKey, 'approve')).toContain('payFailure=EXPIRED');
  expect((await desk.confirm(orderCd, paymentKey)).json()).toMatchObject({ status: 'CANCELLED' });
});

test('ST-ORD-02 an order nobody pays ends after 24 hours, and says so', async () => {
  const orderCd = await desk.placeReady();
  shop.clock.set(new Date(Date.parse((await desk.read(orderCd)).orderedAt) + 24 * 60 * MINUTE - 1_000));
  await desk.tidy();
  expect((await desk.read(orderCd)).state).toBe('WAIT');
  shop.clock.advance(1_000);
  await desk.tidy();
  expect(await desk.read(orderCd)).toMatchObject({
    state: 'CANCELLED',
    allowedActions: [],
    history: [{ state: 'WAIT' }, { state: 'CANCELLED' }],
  });
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
  expect(await chargesOf(paymentKey)).toMatchObject({
    status: 'CANCELED',
    chargeCount: 1,
    cancelledAmount: 107_200,
  });
  expect(await paymentsOf(orderCd)).toMatchObject([{ status: 'CANCELLED', owesCancel: false }]);
  expect((await desk.read(orderCd)).state).toBe('CANCELLED');
  expect(await desk.status(orderCd)).toMatchObject({ status: 'CANCELLED', state: 'CANCELLED', failure: { messageCode: 'order.a0014' } });
  const told = await shop.db
    .select()
    .from(outboxTable)
    .where(eq(outboxTable.key, `order:${orderCd}:PAYMENT_RETURNED`));
  expect(told.map(({ payload }) => payload)).toEqual([expect.objectContaining({ text: expect.stringContaining('107,200원') })]);
});

describe('what an order kept for a payment that does not come about', () => {
  /** An order of two products with a coupon and points, whose payment is open. */
  async function openWithRewards() {
    await setPoints(5_000);
    await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.memCd, 'M0005'));
    const [usableUntil, receivedAt] = [new Date(shop.clock.now().getTime() + 24 * 60 * MINUTE), shop.clock.now()];
    await shop.db.insert(memberCouponTable).values({ couponCd: 1002, memCd: 'M0005', issueNo: 1, receivedAt, usableUntil });
    await shop.db.update(stockTable).set({ stockCnt: 5 }).where(eq(stockTable.productCd, 'P0029'));
    const orderCd = await desk.placeReady([
      { productCd: 'P0031', quantity: 3 },
      { productCd: 'P0029', quantity: 1 },
    ]);
    await member.put(`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: 1, couponCd: 1002 }] });
    await member.put(`/orders/${orderCd}/points`, { points: 1_000 });
    return { orderCd, paymentKey: await desk.openPay(orderCd) };
  }
  const keeps = async (orderCd: string) => {
    const [order] = await shop.db.select().from(orderTable).where(eq(orderTable.orderCd, orderCd));
    const [coupon] = await shop.db.select().from(memberCouponTable).where(eq(memberCouponTable.memCd, 'M0005'));
    return { points: order?.areRewardsHeld, coupon: coupon?.orderCd === orderCd };
  };

  test('API-D14 who comes back after the pieces are gone is charged nothing; points, coupon and the other goods are free again', async () => {
    const { orderCd, paymentKey } = await openWithRewards();
    expect(await keeps(orderCd)).toEqual({ points: true, coupon: true });
    await desk.decide(paymentKey, 'approve');
    // The reservation is over, and somebody else was faster.
    await shop.db.update(orderTable).set({ isStockHeld: false, reservedUntil: null }).where(eq(orderTable.orderCd, orderCd));
    await shop.db.update(stockTable).set({ stockCnt: 0 }).where(eq(stockTable.productCd, 'P0029'));
    const others = await stockOf('P0031');
    // The provider does not hear it the first time.
    const cancel = jest.spyOn(shop.deps.payment, 'cancel').mockRejectedValueOnce(new PaymentFault('NETWORK', false));
    const refused = await desk.confirm(orderCd, paymentKey);
    expect([refused.statusCode, refused.json().messageCode]).toEqual([500, 'order.a0005']);
    expect(await keeps(orderCd)).toEqual({ points: false, coupon: false });
    expect([await stockOf('P0031'), await stockOf('P0029')]).toEqual([others, 0]);
    expect(cancel).toHaveBeenCalledTimes(1);
    cancel.mockRestore();
    await desk.tidy();
    expect(await chargesOf(paymentKey)).toMatchObject({ status: 'EXPIRED', chargeCount: 0 });
    expect(await paymentsOf(orderCd)).toMatchObject([{ status: 'CANCELLED', owesCancel: false }]);
  });

  test('API-D14 after another amount than agreed points and coupon are free again', async () => {
    const { orderCd, paymentKey } = await openWithRewards();
    await shop.db
      .update(testProviderPaymentTable)
      .set({ status: 'DONE', amount: 900, chargeCount: 1 })
      .where(eq(testProviderPaymentTable.paymentKey, paymentKey));
    expect(await desk.status(orderCd)).toMatchObject({ status: 'CANCELLED', state: 'WAIT' });
    expect(await keeps(orderCd)).toEqual({ points: false, coupon: false });
    expect(await chargesOf(paymentKey)).toMatchObject({ status: 'CANCELED', cancelledAmount: 900 });
  });

  test('API-D14 who approves for an order that has ended is charged nothing, though the provider does not hear it at first', async () => {
    const { orderCd, paymentKey } = await openWithRewards();
    await desk.decide(paymentKey, 'approve');
    await shop.db.update(orderTable).set({ state: 'CANCELLED' }).where(eq(orderTable.orderCd, orderCd));
    const cancel = jest.spyOn(shop.deps.payment, 'cancel').mockRejectedValueOnce(new PaymentFault('NETWORK', false));
    expect((await desk.confirm(orderCd, paymentKey)).json()).toMatchObject({ messageCode: 'order.a0014' });
    expect(cancel).toHaveBeenCalledTimes(1);
    cancel.mockRestore();
    await desk.tidy();
    expect(await chargesOf(paymentKey)).toMatchObject({ status: 'EXPIRED', chargeCount: 0 });
  });

  test('API-D14 money that the provider books for another payment pays nothing', async () => {
    const { orderCd, paymentKey } = await openWithRewards();
    const { payment: amount } = (await desk.read(orderCd)).amounts;
    const other = { paymentKey, paymentNo: 'another-1', status: 'DONE', amount, balance: amount } as const;
    const get = jest.spyOn(shop.deps.payment, 'get').mockResolvedValueOnce(other);
    expect(await desk.status(orderCd)).toMatchObject({ status: 'CANCELLED', state: 'WAIT' });
    get.mockRestore();
    expect(await keeps(orderCd)).toEqual({ points: false, coupon: false });
  });
});
