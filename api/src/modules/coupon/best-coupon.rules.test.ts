import { bestAmong, openAmong } from './best-coupon.rules';
import type { PublicCoupon } from './coupon.repository';

const NOW = new Date('2026-11-21T03:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const everything = { productCds: [], brandCds: [], cateCds: [] };
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
    targets: everything,
    ...more,
  }) as PublicCoupon;
const goods = { productCd: 'P1', brandCd: 'B1', cateCds: ['C1'], salePrice: 20_000 };
const best = (...coupons: PublicCoupon[]) => bestAmong(coupons, goods, 'en', NOW);
const open = (...coupons: PublicCoupon[]) => openAmong(coupons, NOW);

test('R-PRD-01 the best price is that of the coupon that takes most, in the words of the reader', () => {
  expect(best(coupon(1), coupon(2, { value: 3_000 }), coupon(3, { value: 2_000 }))).toEqual({
    couponCd: 2,
    name: 'Coupon 2',
    price: 17_000,
  });
});

test('R-PRD-01 of two that take the same the first is told', () => {
  expect(best(coupon(1), coupon(2))).toMatchObject({ couponCd: 1 });
});

test.each([
  ['there is none', []],
  ['it begins a moment later', [coupon(1, { validFrom: at(1) })]],
  ['it has just ended', [coupon(1, { validTo: NOW })]],
  ['it is for other goods', [coupon(1, { targets: { ...everything, productCds: ['P2'] } })]],
  ['the price is below its minimum', [coupon(1, { minAmount: 20_001 })]],
  ['it takes nothing', [coupon(1, { value: 0 })]],
])('R-PRD-01 no best price is told when %s', (_, coupons) => expect(best(...coupons)).toBeNull());

test('R-PRD-01 a coupon works from its first moment, for one piece at its minimum', () => {
  expect(best(coupon(1, { validFrom: NOW, minAmount: 20_000 }))).toMatchObject({ price: 19_000 });
});

test('lists are told which coupons anyone may take, by their code, with what each is good for', () => {
  const targets = { ...everything, brandCds: ['B1'] };
  expect(open(coupon(3), coupon(1), coupon(2, { targets }))).toEqual([
    { couponCd: 1, targets: everything, minPrice: 1 },
    { couponCd: 2, targets, minPrice: 1 },
    { couponCd: 3, targets: everything, minPrice: 1 },
  ]);
});

test.each([
  ['it begins a moment later', { validFrom: at(1) }],
  ['it has just ended', { validTo: NOW }],
  ['it may take nothing at most', { maxDiscount: 0 }],
])('lists leave out a coupon when %s', (_, more) => expect(open(coupon(1, more), coupon(2))).toMatchObject([{ couponCd: 2 }]));

test('lists have a coupon from its first moment, and one that may take a won at most', () => {
  expect(open(coupon(1, { validFrom: NOW, maxDiscount: 1 }))).toMatchObject([{ couponCd: 1 }]);
});

test.each([
  ['an amount from the first won on', { type: 'AMOUNT', value: 7 }, 1],
  ['30 % from 4 won on, as it is rounded down', { type: 'RATE', value: 30 }, 4],
  ['50 % from 2 won on', { type: 'RATE', value: 50 }, 2],
  ['either from its own minimum on', { type: 'RATE', value: 30, minAmount: 30_000 }, 30_000],
] as const)('a coupon makes goods cheaper: %s', (_, more, minPrice) => {
  expect(open(coupon(1, more))).toMatchObject([{ minPrice }]);
});
