import type { UsableCoupon } from '../../coupon/public';
import { applicableCoupons, couponProposal, discountsOf, type CouponLine } from './line-coupons.rules';

const line = (lineNo: number, more: Partial<CouponLine> = {}): CouponLine => ({
  lineNo,
  productCd: `P${lineNo}`,
  brandCd: 'B1',
  cateCds: [],
  salePrice: 10_000,
  quantity: 1,
  ...more,
});
const everything = { productCds: [], brandCds: [], cateCds: [] };
const coupon = (couponCd: number, more: Partial<UsableCoupon> = {}): UsableCoupon =>
  ({
    couponCd,
    name: `Coupon ${couponCd}`,
    type: 'AMOUNT',
    value: 1_000,
    minAmount: 0,
    maxDiscount: null,
    targets: everything,
    usableUntil: new Date('2026-12-01T00:00:00Z'),
    ...more,
  }) as UsableCoupon;
const choice = (lineNo: number, couponCd: number) => ({ lineNo, couponCd });
const on = (lineNo: number, discount: number) => ({ lineNo, discount });

describe('R-ORD-03 the coupons a member chose', () => {
  test('each takes its sum off its line, counted over all its pieces', () => {
    const lines = [line(1), line(2, { salePrice: 20_000, quantity: 3 })];
    const coupons = [coupon(7), coupon(8, { type: 'RATE', value: 10 })];
    expect(discountsOf(lines, [choice(1, 7), choice(2, 8)], coupons)).toEqual(
      new Map([
        [1, { couponCd: 7, discount: 1_000 }],
        [2, { couponCd: 8, discount: 6_000 }],
      ]),
    );
  });

  test('without a choice nothing is taken off', () => {
    expect(discountsOf([line(1)], [], [coupon(7)])).toEqual(new Map());
  });

  test.each([
    ['a line that is not there', [line(1)], [choice(2, 7)], [coupon(7)]],
    ['a coupon the member does not hold', [line(1)], [choice(1, 9)], [coupon(7)]],
    ['a second coupon on one line', [line(1)], [choice(1, 7), choice(1, 8)], [coupon(7), coupon(8)]],
    ['goods it is not for', [line(1)], [choice(1, 7)], [coupon(7, { targets: { ...everything, productCds: ['P2'] } })]],
  ])('cannot be used on %s', (_, lines, choices, coupons) => {
    expect(discountsOf(lines, choices, coupons)).toEqual({ refusal: 'ORDER_COUPON_UNUSABLE', args: [] });
  });

  test('one held once serves one line, one held twice two', () => {
    const lines = [line(1), line(2)];
    const twice = [choice(1, 7), choice(2, 7)];
    expect(discountsOf(lines, twice, [coupon(7)])).toEqual({ refusal: 'ORDER_COUPON_TWICE', args: [] });
    expect(discountsOf(lines, twice, [coupon(8), coupon(7)])).toEqual({ refusal: 'ORDER_COUPON_TWICE', args: [] });
    expect(discountsOf(lines, twice, [coupon(7), coupon(7)])).toEqual(
      new Map([
        [1, { couponCd: 7, discount: 1_000 }],
        [2, { couponCd: 7, discount: 1_000 }],
      ]),
    );
  });

  test('the minimum counts every line the coupon is good for, and no other', () => {
    const forBrand = { minAmount: 30_000, targets: { ...everything, brandCds: ['B1'] } };
    const lines = [line(1), line(2, { quantity: 2 }), line(3, { brandCd: 'B2', salePrice: 90_000 })];
    expect(discountsOf(lines, [choice(1, 7)], [coupon(7, forBrand)])).toBeInstanceOf(Map);
    expect(discountsOf(lines, [choice(1, 7)], [coupon(7, { ...forBrand, minAmount: 30_001 })])).toEqual({
      refusal: 'ORDER_COUPON_MIN_AMOUNT',
      args: [30_001],
    });
  });
});

describe('R-ORD-03 the coupons that work on an order', () => {
  test('each stands once with how often it is held and what it takes off each line, the biggest first', () => {
    const lines = [line(1), line(2, { salePrice: 50_000 }), line(3, { salePrice: 20_000 })];
    const coupons = [coupon(7), coupon(8, { type: 'RATE', value: 10 }), coupon(7), coupon(9, { value: 3_000 })];
    expect(applicableCoupons(lines, coupons)).toEqual([
      { couponCd: 8, name: 'Coupon 8', held: 1, lines: [on(2, 5_000), on(3, 2_000), on(1, 1_000)], validTo: '2026-12-01T00:00:00.000Z' },
      { couponCd: 9, name: 'Coupon 9', held: 1, lines: [1, 2, 3].map((no) => on(no, 3_000)), validTo: '2026-12-01T00:00:00.000Z' },
      { couponCd: 7, name: 'Coupon 7', held: 2, lines: [1, 2, 3].map((no) => on(no, 1_000)), validTo: '2026-12-01T00:00:00.000Z' },
    ]);
  });

  test.each([
    ['for other goods', coupon(7, { targets: { ...everything, productCds: ['P9'] } }), 0],
    ['that takes nothing', coupon(7, { type: 'RATE', value: 0 }), 0],
    ['below its minimum', coupon(7, { minAmount: 20_001 }), 0],
    ['at its minimum', coupon(7, { minAmount: 20_000 }), 1],
  ])('one %s', (_, only, count) => {
    expect(applicableCoupons([line(1), line(2)], [only])).toHaveLength(count);
  });

  test('one that is only for one line names that line', () => {
    const lines = [line(1, { salePrice: 90_000 }), line(2)];
    expect(applicableCoupons(lines, [coupon(7, { targets: { ...everything, productCds: ['P2'] } })])).toMatchObject([
      { lines: [on(2, 1_000)] },
    ]);
  });
});

describe('GAP-19 the combination that is proposed', () => {
  const sold = (lineNo: number, salePrice: number) => ({ ...line(lineNo, { salePrice }), isFreeShipping: false, isFirstPurchase: false });

  test('takes most off, one coupon per line', () => {
    const lines = [sold(1, 60_000), sold(2, 40_000)];
    const coupons = applicableCoupons(lines, [coupon(7, { type: 'RATE', value: 10 }), coupon(8, { value: 5_000 })]);
    expect(couponProposal(lines, coupons, 0)).toEqual({
      choices: expect.arrayContaining([
        { ...choice(1, 7), discount: 6_000 },
        { ...choice(2, 8), discount: 5_000 },
      ]),
      discount: 11_000,
      payment: 89_000,
      reason: 'MOST_OFF',
    });
  });

  test('leaves a coupon out that would cost the free shipping', () => {
    const lines = [sold(1, 70_000)];
    const proposal = couponProposal(lines, applicableCoupons(lines, [coupon(7)]), 0);
    expect(proposal).toEqual({ choices: [], discount: 0, payment: 70_000, reason: 'KEEPS_FREE_SHIPPING' });
  });

  test('is none without a coupon that works', () => expect(couponProposal([sold(1, 70_000)], [], 0)).toBeNull());
});
