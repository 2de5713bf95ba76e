import { eq } from 'drizzle-orm';
import type { Caller, TestApp } from '../../platform/testing/test-app';
import { testProviderPaymentTable } from './test-provider/test-provider.tables';
import { outboxTable } from '../../platform/outbox/outbox.tables';
import { stockTable } from '../catalog/catalog.tables';
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
  expect(await desk.decide(paymentKey, 'approve')).toContain('payFailure=EXPIRED');
  expect((await desk.confirm(orderCd, paymentKey)).json()).toMatchObject({ status: 'CANCELLED' });
});

test('ST-ORD-02 an order nobody pays ends after 24 hours, and says so', async () => {
  const orderCd = await desk.placeReady();
  shop.clock.advance(23 * 60 * MINUTE);
  await desk.tidy();
  expect((await desk.read(orderCd)).state).toBe('WAIT');
  shop.clock.advance(61 * MINUTE);
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
