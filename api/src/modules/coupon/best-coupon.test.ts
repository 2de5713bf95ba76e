import type { Db } from '../../platform/db/db';
import { bestPublicCoupon, openCoupons } from './best-coupon';
import { findPublicCoupons } from './coupon.repository';

jest.mock('./coupon.repository');
const find = jest.mocked(findPublicCoupons);

const NOW = new Date('2026-11-21T03:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const goods = { productCd: 'P1', brandCd: 'B1', cateCds: ['C1'], salePrice: 20_000 };

test('the list of coupons is read once for many products and lists', async () => {
  const db = {} as Db;
  find.mockResolvedValue([
    {
      couponCd: 1,
      name: { ko: '쿠폰 1', en: 'Coupon 1', cn: '优惠券 1' },
      type: 'AMOUNT',
      value: 1_000,
      minAmount: 0,
      maxDiscount: null,
      validFrom: at(-10_000),
      validTo: at(10_000),
      targets: { productCds: [], brandCds: [], cateCds: [] },
    },
  ] as never);
  expect(await bestPublicCoupon(db, goods, 'ko', NOW)).toMatchObject({ name: '쿠폰 1' });
  expect(await bestPublicCoupon(db, { ...goods, productCd: 'P2' }, 'en', at(1))).not.toBeNull();
  expect(await openCoupons(db, at(2))).toMatchObject([{ couponCd: 1 }]);
  expect(find).toHaveBeenCalledTimes(1);
});
