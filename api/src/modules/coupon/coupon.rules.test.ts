import { GRADES } from '@hyangro/contracts/session/session.contract';
import { couponDiscountOf, discountOf, fitsTargets, isForGrade, usableUntil } from './coupon.rules';

const rate = { type: 'RATE' as const, value: 15, minAmount: 30_000, maxDiscount: 20_000 };
const amount = { type: 'AMOUNT' as const, value: 7_000, minAmount: 0, maxDiscount: null };

test.each([
  ['below its minimum a coupon takes nothing', rate, 29_999, 0],
  ['at its minimum it works', rate, 30_000, 4_500],
  ['part of a won is rounded down', rate, 33_333, 4_999],
  ['a rate stops at its most', rate, 200_000, 20_000],
  ['an amount is taken whole', amount, 10_000, 7_000],
  ['a rate without a most goes on', { ...rate, maxDiscount: null }, 200_000, 30_000],
  ['a most of nothing takes nothing', { ...rate, maxDiscount: 0 }, 200_000, 0],
  ['nothing is taken beyond the price', amount, 5_000, 5_000],
])('E-07 %s', (_name, coupon, won, discount) => expect(discountOf(coupon, won)).toBe(discount));

test('E-07 a coupon without targets fits everything, one with targets what any of them names', () => {
  const goods = { productCd: 'P0001', brandCd: 'B01', cateCds: ['C01', 'C0101'] };
  const none = { productCds: [], brandCds: [], cateCds: [] };
  expect(fitsTargets(none, goods)).toBe(true);
  expect(fitsTargets({ ...none, cateCds: ['C01'] }, goods)).toBe(true);
  expect(fitsTargets({ ...none, brandCds: ['B02'], productCds: ['P0001'] }, goods)).toBe(true);
  expect(fitsTargets({ ...none, brandCds: ['B02'] }, goods)).toBe(false);
});

test('E-07 a coupon ends with its own days or with the campaign, whichever comes first', () => {
  const validTo = new Date('2026-12-01T00:00:00Z');
  expect(usableUntil({ validTo, usableDaysAfterIssue: null }, new Date('2026-11-20T00:00:00Z'))).toEqual(validTo);
  expect(usableUntil({ validTo, usableDaysAfterIssue: 7 }, new Date('2026-11-20T00:00:00Z'))).toEqual(new Date('2026-11-27T00:00:00Z'));
  expect(usableUntil({ validTo, usableDaysAfterIssue: 30 }, new Date('2026-11-20T00:00:00Z'))).toEqual(validTo);
});

test('E-07 the sum of a coupon can be asked for without its minimum', () => {
  expect(couponDiscountOf(rate, 20_000)).toBe(3_000);
  expect(discountOf(rate, 20_000)).toBe(0);
});

test.each([
  [{ type: 'RATE', value: 15, maxDiscount: 20_000 }, 100_000, 15_000],
  [{ type: 'RATE', value: 15, maxDiscount: 20_000 }, 200_000, 20_000],
  [{ type: 'RATE', value: 15, maxDiscount: null }, 999, 149],
  [{ type: 'AMOUNT', value: 7_000, maxDiscount: null }, 70_000, 7_000],
  [{ type: 'AMOUNT', value: 7_000, maxDiscount: null }, 6_500, 6_500],
] as const)('R-ORD-03 coupon %j takes the right sum off a line of %d won: %d', (coupon, lineWon, discount) => {
  expect(couponDiscountOf(coupon, lineWon)).toBe(discount);
});

test('E-07 a coupon for grades is for those only, one without is for all', () => {
  expect(GRADES.filter((grade) => isForGrade(['GOLD', 'SILVER'], grade))).toEqual(['SILVER', 'GOLD']);
  expect(GRADES.filter((grade) => isForGrade([], grade))).toEqual([...GRADES]);
});

test.each([
  ['its product', { productCds: ['P0001'] }, true],
  ['another product', { productCds: ['P0002'] }, false],
  ['its brand', { brandCds: ['B01'] }, true],
  ['one of its categories', { cateCds: ['C09', 'C0101'] }, true],
  ['other categories', { cateCds: ['C02', 'C0102'] }, false],
  ['another product and another brand', { productCds: ['P0002'], brandCds: ['B02'] }, false],
  ['another product and another category', { productCds: ['P0002'], cateCds: ['C02'] }, false],
])('E-07 a coupon for %s fits: %j %s', (_, target, fits) => {
  const none = { productCds: [], brandCds: [], cateCds: [] };
  expect(fitsTargets({ ...none, ...target }, { productCd: 'P0001', brandCd: 'B01', cateCds: ['C01', 'C0101'] })).toBe(fits);
});
