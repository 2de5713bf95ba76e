import { eq } from 'drizzle-orm';
import type { Caller, TestApp } from '../../../platform/testing/test-app';
import { memberCouponTable } from '../../coupon/coupon.tables';
import { memberTable } from '../../member/member.tables';
import { pointLedgerTable } from '../../member/points.tables';
import { GOODS, openCheckout, type Desk } from '../../../platform/testing/checkout';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const setPoints = (points: number) => shop.db.update(memberTable).set({ points }).where(eq(memberTable.memCd, 'M0005'));
const pointsOf = async () => (await shop.db.select().from(memberTable).where(eq(memberTable.memCd, 'M0005')))[0]?.points;
const giveCoupon = (couponCd: number, issueNo = 1) =>
  shop.db
    .insert(memberCouponTable)
    .values({
      couponCd,
      memCd: 'M0005',
      issueNo,
      receivedAt: shop.clock.now(),
      usableUntil: new Date(shop.clock.now().getTime() + 86_400_000),
    })
    .onConflictDoNothing();

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
  expect(coupons).toEqual(expect.arrayContaining([expect.objectContaining({ couponCd: 1002, lines: [{ lineNo: 1, discount: 3_000 }] })]));
  const chosen = (await member.put(`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: 1, couponCd: 1002 }] })).json();
  expect(chosen).toMatchObject({
    lines: [{ couponCd: 1002, couponDiscount: 3_000 }],
    amounts: { goods: 90_720, couponDiscount: 3_000, shipping: 0, payment: 87_720 },
  });
  const declined = await desk.openPay(orderCd);
  expect((await desk.read(orderCd)).coupons.map(({ couponCd }) => couponCd)).toContain(1002);
  await desk.decide(declined, 'decline');
  await desk.status(orderCd);
  const usedBy = async () =>
    (await shop.db.select().from(memberCouponTable).where(eq(memberCouponTable.couponCd, 1002))).find(({ memCd }) => memCd === 'M0005')
      ?.orderCd;
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
  expect((await member.put(`/orders/${small}/coupons`, { coupons: [{ lineNo: 1, couponCd: 1009 }] })).json()).toMatchObject({
    messageCode: 'coupon.a0004',
    args: [100_000],
  });
  expect(
    (
      await member.put(`/orders/${orderCd}/coupons`, {
        coupons: [
          { lineNo: 1, couponCd: 1003 },
          { lineNo: 2, couponCd: 1009 },
        ],
      })
    ).json(),
  ).toMatchObject({
    lines: [{ couponDiscount: 7_000 }, { couponDiscount: 3_024 }],
    amounts: { couponDiscount: 10_024, payment: 127_416 },
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

test('GAP-19 the order proposes the coupons by which it costs least, with the reason', async () => {
  await giveCoupon(1002, 9);
  const orderCd = await desk.place([{ productCd: 'P0009', quantity: 3 }]);
  const { proposal, coupons } = await desk.read(orderCd);
  expect(coupons.length).toBeGreaterThan(0);
  const chosen = (
    await member.put(`/orders/${orderCd}/coupons`, { coupons: proposal?.choices.map(({ lineNo, couponCd }) => ({ lineNo, couponCd })) })
  ).json();
  expect(chosen.amounts).toMatchObject({ couponDiscount: proposal?.discount, payment: proposal?.payment });
  expect(proposal?.reason).toBe('MOST_OFF');
  for (const coupon of coupons)
    for (const { lineNo } of coupon.lines) {
      const { amounts } = (await member.put(`/orders/${orderCd}/coupons`, { coupons: [{ lineNo, couponCd: coupon.couponCd }] })).json();
      expect(amounts.payment).toBeGreaterThanOrEqual(proposal?.payment ?? 0);
    }
});

describe('what another tab took meanwhile', () => {
  const couponOf = (orderCd: string) => desk.read(orderCd).then(({ lines }) => lines[0]?.couponCd ?? null);

  test('R-ORD-03 a coupon that another order has used leaves this one at the next look, and the amount is what can be paid', async () => {
    await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.memCd, 'M0005'));
    await giveCoupon(1002);
    const [first, second] = [await desk.placeReady(), await desk.placeReady()];
    for (const orderCd of [first, second]) await member.put(`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: 1, couponCd: 1002 }] });
    const paymentKey = await desk.openPay(first);
    expect(await couponOf(first)).toBe(1002);
    expect((await desk.startPay(second)).json()).toMatchObject({ messageCode: 'coupon.a0005' });
    expect(await desk.read(second)).toMatchObject({ amounts: { couponDiscount: 0, payment: 107_200 }, coupons: [], proposal: null });
    await desk.decide(paymentKey, 'approve');
    await desk.confirm(first, paymentKey);
    expect((await desk.startPay(second)).statusCode).toBe(200);
    await desk.tidy();
  });

  test('V-PTS2 points that are spent elsewhere leave the order down to what is left', async () => {
    await setPoints(5_000);
    const orderCd = await desk.placeReady();
    await member.put(`/orders/${orderCd}/points`, { points: 5_000 });
    await setPoints(1_200);
    expect((await desk.startPay(orderCd)).json()).toMatchObject({ messageCode: 'order.a0004' });
    expect((await desk.read(orderCd)).amounts).toMatchObject({ points: 1_200, payment: 106_000 });
    expect((await desk.startPay(orderCd)).statusCode).toBe(200);
  });
});
