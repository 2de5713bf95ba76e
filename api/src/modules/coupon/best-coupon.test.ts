import type { Db } from '../../platform/db/db';
import { bestPublicCoupon } from './best-coupon';
import { findPublicCoupons, type PublicCoupon } from './coupon.repository';

jest.mock('./coupon.repository');
const find = jest.mocked(findPublicCoupons);

const NOW = new Date('2026-11-21T03:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const coupon = (couponCd: number, more: Partial<PublicCoupon> = {}): PublicCoupon =>
  ({
    couponCd,
    name: { ko: `쿠폰 ${couponCd}`, en: `Coupon ${couponCd}`, cn: `优惠券 ${couponCd}` },
    type: 'AMOUNT',
    value: 1_000,
    minAmount: 0,
    maxDiscount: null,
    validFrom: at(-1),
    validTo: at(1),
    targets: { productCds: [], brandCds: [], cateCds: [] },
    ...more,
  }) as PublicCoupon;
const goods = { productCd: 'P1', brandCd: 'B1', cateCds: ['C1'], salePrice: 20_000 };
/** The coupons are kept per database for a moment: each case has its own. */
const best = async (...coupons: PublicCoupon[]) => {
  find.mockResolvedValueOnce(coupons as never);
  return bestPublicCoupon({} as Db, goods, 'en', NOW);
};
beforeEach(() => find.mockReset());

test('R-PRD-01 the best price is that of the coupon that takes most, in the words of the reader', async () => {
  expect(await best(coupon(1), coupon(2, { value: 3_000 }), coupon(3, { value: 2_000 }))).toEqual({
    couponCd: 2,
    name: 'Coupon 2',
    price: 17_000,
  });
});

test('R-PRD-01 of two that take the same the first is told', async () => {
  expect(await best(coupon(1), coupon(2))).toMatchObject({ couponCd: 1 });
});

test.each([
  ['there is none', []],
  ['it begins a moment later', [coupon(1, { validFrom: at(1) })]],
  ['it has just ended', [coupon(1, { validTo: NOW })]],
  ['it is for other goods', [coupon(1, { targets: { productCds: ['P2'], brandCds: [], cateCds: [] } })]],
  ['the price is below its minimum', [coupon(1, { minAmount: 20_001 })]],
  ['it takes nothing', [coupon(1, { value: 0 })]],
])('R-PRD-01 no best price is told when %s', async (_, coupons) => expect(await best(...coupons)).toBeNull());

test('R-PRD-01 a coupon works from its first moment, for one piece at its minimum', async () => {
  expect(await best(coupon(1, { validFrom: NOW, minAmount: 20_000 }))).toMatchObject({ price: 19_000 });
});

test('the list of coupons is read once for many products', async () => {
  const db = {} as Db;
  find.mockResolvedValue([coupon(1, { validFrom: at(-10_000), validTo: at(10_000) })] as never);
  expect(await bestPublicCoupon(db, goods, 'ko', NOW)).toMatchObject({ name: '쿠폰 1' });
  expect(await bestPublicCoupon(db, { ...goods, productCd: 'P2' }, 'en', at(1))).not.toBeNull();
  expect(find).toHaveBeenCalledTimes(1);
});
