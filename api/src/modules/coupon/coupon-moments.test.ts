import { eq, inArray } from 'drizzle-orm';
import type { MyCouponTab } from '@hyangro/contracts/coupon/coupon.contract';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { memberCall } from '../../platform/testing/member-call';
import { findPublicCoupons, findShown, findReturnable, releaseCoupon, returnCoupons } from './coupon.repository';
import { redeemCode } from './coupon-code.service';
import { downloadCoupon, readCoupon } from './coupon.service';
import { couponTable, memberCouponTable } from './coupon.tables';
import { findMyCoupons } from './my-coupons.repository';
import { countUsableCoupons, grantSignUpCoupons, redeemCoupon, usableCoupons } from './public';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const NOW = new Date('2026-11-02T03:00:00Z');
const [BEFORE, AFTER] = [new Date(NOW.getTime() - 1), new Date(NOW.getTime() + 1)];
const FAR = { validFrom: new Date('2026-10-01T00:00:00Z'), validTo: new Date('2026-12-01T00:00:00Z') };
const [ANNA, BORA] = ['M9101', 'M9102'];
const OURS = [9101, 9102, 9103, 9104, 9105, 9106];

type Terms = Partial<typeof couponTable.$inferInsert>;
/** A coupon of 1,000 won for everybody, from October to November, unless it says otherwise. */
const make = (couponCd: number, terms: Terms = {}) => {
  const text = { ko: `쿠폰 ${couponCd}`, en: `Coupon ${couponCd}`, cn: `优惠券 ${couponCd}` };
  const usual = { name: text, description: text, type: 'AMOUNT', value: 1_000, minAmount: 0, issueKind: 'DOWNLOAD', perMember: 1 } as const;
  return shop.db.insert(couponTable).values({ couponCd, ...usual, ...FAR, ...terms });
};
type Held = Partial<typeof memberCouponTable.$inferInsert>;
const give = (memCd: string, couponCd: number, held: Held = {}) =>
  shop.db.insert(memberCouponTable).values({ memCd, couponCd, issueNo: 1, receivedAt: FAR.validFrom, usableUntil: FAR.validTo, ...held });
const codes = (rows: readonly { couponCd: number }[]) =>
  rows
    .map(({ couponCd }) => couponCd)
    .filter((couponCd) => OURS.includes(couponCd))
    .sort();
const usable = async (memCd: string, keptBy?: string) => codes(await usableCoupons(shop.db, memCd, NOW, 'ko', keptBy));

afterEach(async () => {
  await shop.db.delete(memberCouponTable).where(inArray(memberCouponTable.memCd, [ANNA, BORA]));
  await shop.db.delete(couponTable).where(inArray(couponTable.couponCd, OURS));
});

describe('to the moment', () => {
  test('a coupon in the box works from its first moment on and not at its last; the number on my page is theirs', async () => {
    await make(9101, { validFrom: NOW });
    await make(9102, { validFrom: AFTER });
    await make(9103);
    await make(9104);
    await give(ANNA, 9101);
    await give(ANNA, 9102);
    await give(ANNA, 9103, { usableUntil: NOW });
    await give(ANNA, 9104, { usableUntil: AFTER });
    expect(await usable(ANNA)).toEqual([9101, 9104]);
    expect(await countUsableCoupons(shop.db, ANNA, NOW)).toBe(2);
    const inTab = async (tab: MyCouponTab) => (await findMyCoupons(shop.db, ANNA, tab, { limit: 20 }, NOW)).rows;
    expect([codes(await inTab('usable')), codes(await inTab('over'))]).toEqual([[9101, 9104], [9103]]);
  });

  test('an order uses a coupon from its first moment on and not at its last', async () => {
    await make(9101, { validFrom: NOW });
    await make(9102, { validFrom: AFTER });
    await make(9103);
    for (const [couponCd, usableUntil] of [
      [9101, AFTER],
      [9102, AFTER],
      [9103, NOW],
    ] as const)
      await give(ANNA, couponCd, { usableUntil });
    const use = (couponCd: number) =>
      shop.db.transaction((tx) => redeemCoupon(tx, { memCd: ANNA, couponCd, orderCd: 'OA', grade: 'NEW' }, NOW));
    expect([await use(9101), await use(9102), await use(9103)]).toEqual([true, false, false]);
  });

  test('a coupon is taken and looked at from its first moment on and not at its last', async () => {
    await make(9101, { validFrom: NOW });
    await make(9102, { validTo: NOW });
    const call = memberCall(ANNA, NOW);
    await expect(downloadCoupon(shop.db, 9102, call)).rejects.toMatchObject({ messageCode: 'coupon.a0007' });
    await expect(readCoupon(shop.db, 9102, call)).rejects.toMatchObject({ messageCode: 'coupon.a0007' });
    expect((await readCoupon(shop.db, 9101, call)).coupon).toMatchObject({ couponCd: 9101, canDownload: true, isReceived: false });
    expect(await downloadCoupon(shop.db, 9101, call)).toEqual({ couponCd: 9101, maxDownloadableCouponCount: 0, receivedCoupon: true });
  });

  test('a code brings its coupon from the first moment on and not at the last', async () => {
    await make(9101, { issueKind: 'CODE', validFrom: NOW, code: 'BEGINS-NOW' });
    await make(9102, { issueKind: 'CODE', validTo: NOW, code: 'ENDS-NOW' });
    await make(9103, { issueKind: 'CODE', validFrom: AFTER, code: 'LATER' });
    const enter = (code: string) => redeemCode(shop.db, code, memberCall(ANNA, NOW));
    expect(await enter('BEGINS-NOW')).toMatchObject({ couponCd: 9101 });
    await expect(enter('ENDS-NOW')).rejects.toMatchObject({ messageCode: 'coupon.a0007' });
    await expect(enter('LATER')).rejects.toMatchObject({ messageCode: 'coupon.a0008' });
  });

  test('a new member gets the sign-up coupons of that moment: none that begins later, and none that is over', async () => {
    const issueKind = 'SIGN_UP';
    await make(9101, { issueKind, validFrom: NOW });
    await make(9102, { issueKind, validFrom: AFTER });
    await make(9103, { issueKind, validTo: NOW });
    await make(9104, { issueKind, validTo: AFTER });
    await make(9105);
    await grantSignUpCoupons(shop.db, ANNA, NOW);
    const rows = await shop.db.select().from(memberCouponTable).where(eq(memberCouponTable.memCd, ANNA));
    expect(codes(rows)).toEqual([9101, 9104]);
  });

  test('a product shows the coupons of that moment: those that can be taken, and of the others what the member has', async () => {
    await make(9101, { validFrom: NOW });
    await make(9102, { validFrom: AFTER });
    await make(9103, { validTo: NOW });
    await make(9104, { validTo: AFTER });
    await make(9105, { issueKind: 'CODE' });
    await make(9106, { issueKind: 'SIGN_UP' });
    await give(ANNA, 9106, { usableUntil: AFTER });
    await give(BORA, 9101);
    await give(BORA, 9105);
    const shown = await findShown(shop.db, ANNA, NOW);
    expect(codes(shown)).toEqual([9101, 9104, 9106]);
    // What another member has is none of hers.
    const received = shown.filter((row) => OURS.includes(row.couponCd) && row.received > 0);
    expect(received.map(({ couponCd, usableUntil }) => [couponCd, usableUntil])).toEqual([[9106, AFTER]]);
  });

  test('prices count with coupons that anyone may take now or later: none that is over or gone, for some grades, or by code', async () => {
    await make(9101, { validFrom: AFTER, totalCount: 2, issuedCount: 1 });
    await make(9102, { validTo: NOW });
    await make(9103, { grades: ['SILVER'] });
    await make(9104, { issueKind: 'CODE' });
    await make(9105, { totalCount: 2, issuedCount: 2 });
    await make(9106, { validTo: AFTER });
    expect(codes(await findPublicCoupons(shop.db, NOW))).toEqual([9101, 9106]);
  });
});

describe('coupons of an order', () => {
  /** Anna's order with two coupons, one of Bora's by the same number, and a coupon that Anna has left. */
  async function anOrder() {
    for (const couponCd of [9101, 9102, 9103]) await make(couponCd);
    const used = { usedAt: BEFORE, orderCd: 'OA' };
    await give(ANNA, 9101, used);
    await give(ANNA, 9102, { ...used, usableUntil: AFTER });
    await give(ANNA, 9103);
    await give(BORA, 9101, used);
  }

  test('what an unpaid order keeps can be chosen for that order again, by its member alone', async () => {
    await anOrder();
    expect(await usable(ANNA)).toEqual([9103]);
    expect(await usable(ANNA, 'OA')).toEqual([9101, 9102, 9103]);
    expect(await usable(ANNA, 'OB')).toEqual([9103]);
    await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.memCd, BORA));
    expect(await usable(BORA, 'OA')).toEqual([]);
  });

  test('an order that is given up gives back all of its coupons, and to its member alone', async () => {
    await anOrder();
    await shop.db.transaction((tx) => releaseCoupon(tx, { memCd: ANNA, orderCd: 'OA' }));
    expect([await usable(ANNA), await usable(BORA)]).toEqual([[9101, 9102, 9103], []]);
  });

  test('a claim gives back the coupons that it names, as usable as before, and to its member alone', async () => {
    await anOrder();
    const named = { memCd: ANNA, orderCd: 'OA', couponCds: [9101] };
    expect(codes(await findReturnable(shop.db, named, NOW))).toEqual([9101]);
    await shop.db.transaction((tx) => returnCoupons(tx, named, NOW));
    expect([await usable(ANNA), await usable(BORA)]).toEqual([[9101, 9103], []]);
  });

  test('a coupon comes back until its last moment and not at it; of another order, or when none is named, nothing does', async () => {
    await anOrder();
    const both = { memCd: ANNA, orderCd: 'OA', couponCds: [9101, 9102] };
    for (const none of [
      { ...both, couponCds: [] },
      { ...both, orderCd: 'OB' },
    ]) {
      expect(await findReturnable(shop.db, none, NOW)).toEqual([]);
      await shop.db.transaction((tx) => returnCoupons(tx, none, NOW));
    }
    expect(await usable(ANNA)).toEqual([9103]);
    expect(codes(await findReturnable(shop.db, both, NOW))).toEqual([9101, 9102]);
    expect(codes(await findReturnable(shop.db, both, AFTER))).toEqual([9101]);
    await shop.db.transaction((tx) => returnCoupons(tx, both, AFTER));
    expect(await usable(ANNA)).toEqual([9101, 9103]);
  });
});
