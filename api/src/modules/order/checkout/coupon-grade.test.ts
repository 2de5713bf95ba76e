import { eq } from 'drizzle-orm';
import { DAY_MS } from '../../../platform/clock/clock';
import { openCheckout, type Desk } from '../../../platform/testing/checkout';
import type { Caller, TestApp } from '../../../platform/testing/test-app';
import { couponTable, memberCouponTable } from '../../coupon/coupon.tables';
import { memberTable } from '../../member/member.tables';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const COUPON = 1002;
const setGrade = (grade: 'GOLD' | 'SILVER') => shop.db.update(memberTable).set({ grade }).where(eq(memberTable.memCd, 'M0005'));
const chooseCoupon = (orderCd: string) => member.put(`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: 1, couponCd: COUPON }] });
const offered = async (orderCd: string) => (await desk.read(orderCd)).coupons.some(({ couponCd }) => couponCd === COUPON);

/** An order with a coupon for GOLD, which the member of that grade has chosen. */
async function orderWithCoupon(): Promise<string> {
  await shop.db
    .update(couponTable)
    .set({ grades: ['GOLD'] })
    .where(eq(couponTable.couponCd, COUPON));
  await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.memCd, 'M0005'));
  const now = shop.clock.now();
  await shop.db
    .insert(memberCouponTable)
    .values({ couponCd: COUPON, memCd: 'M0005', issueNo: 1, receivedAt: now, usableUntil: new Date(now.getTime() + DAY_MS) });
  await setGrade('GOLD');
  const orderCd = await desk.placeReady([{ productCd: 'P0009', optionCd: null, quantity: 3 }]);
  expect(await offered(orderCd)).toBe(true);
  expect((await chooseCoupon(orderCd)).statusCode).toBe(200);
  expect((await desk.read(orderCd)).amounts).toMatchObject({ couponDiscount: 3_000, payment: 87_720 });
  return orderCd;
}

test('P-05 a member who lost the grade of a coupon is not offered it at the checkout, cannot choose it, and an order that has it lets it go', async () => {
  const orderCd = await orderWithCoupon();

  await setGrade('SILVER');
  expect((await desk.read(orderCd)).amounts).toMatchObject({ couponDiscount: 0, payment: 90_720 });
  expect(await offered(orderCd)).toBe(false);
  const refused = await chooseCoupon(orderCd);
  expect([refused.statusCode, refused.json().messageCode]).toEqual([500, 'coupon.a0005']);
});

test('P-05 a coupon that was chosen before its grade was lost does not pay: paying is refused, and the order shows what it costs now', async () => {
  const orderCd = await orderWithCoupon();
  await setGrade('SILVER');
  const refused = await desk.startPay(orderCd);
  expect([refused.statusCode, refused.json().messageCode]).toEqual([500, 'coupon.a0005']);
  const [coupon] = await shop.db.select().from(memberCouponTable).where(eq(memberCouponTable.memCd, 'M0005'));
  expect(coupon).toMatchObject({ usedAt: null, orderCd: null });
  expect((await desk.read(orderCd)).amounts).toMatchObject({ couponDiscount: 0, payment: 90_720 });
  expect((await desk.startPay(orderCd)).statusCode).toBe(200);
});

test('P-05 who loses the grade at the provider pays what the button said', async () => {
  const orderCd = await orderWithCoupon();
  const paymentKey = await desk.openPay(orderCd);
  await setGrade('SILVER');
  await desk.decide(paymentKey, 'approve');
  expect((await desk.confirm(orderCd, paymentKey)).json()).toMatchObject({ status: 'PAID' });
  expect((await desk.read(orderCd)).amounts).toMatchObject({ couponDiscount: 3_000, payment: 87_720 });
});
