import { anAddress, anOrder } from '../testing/samples';
import { bestCoupons, isSameAddress, isWholeAddress, mobileText, savedWon, stepOf, tabOf, usablePoints } from './order.model';

test('R-MY-04 an unknown tab shows all orders', () => {
  expect(tabOf('shipping')).toBe('shipping');
  expect(tabOf('nonsense')).toBe('all');
  expect(tabOf(undefined)).toBe('all');
});

test('R-MY-09 claims and cancelled orders leave the five dots', () => {
  expect(stepOf('WAIT')).toBe(0);
  expect(stepOf('CONFIRM')).toBe(4);
  expect(stepOf('REFUND')).toBe(-1);
  expect(stepOf('CANCELLED')).toBe(-1);
});

test('R-ORD-02 the best choice takes the biggest coupon of each line, one per line', () => {
  const coupon = (couponCd: number, lineNo: number, discount: number) => ({ couponCd, lineNo, discount, name: '', validTo: '2026-12-31' });
  const order = anOrder({ coupons: [coupon(1, 1, 3_000), coupon(2, 1, 5_000), coupon(3, 2, 1_000), coupon(4, 3, 0)] });
  expect(bestCoupons(order)).toEqual([
    { lineNo: 1, couponCd: 2 },
    { lineNo: 2, couponCd: 3 },
  ]);
});

test('V-PTS1 V-PTS2 a member uses points up to the rule or the balance, whichever is less', () => {
  expect(usablePoints(anOrder({ pointBalance: 12_480 }))).toBe(12_480);
  expect(usablePoints(anOrder({ pointBalance: 100_000 }))).toBe(26_112);
});

test('R-ORD-02 what was saved counts discount, coupons and points', () => {
  expect(savedWon(anOrder({ amounts: { ...anOrder().amounts, saleDiscount: 46_810, couponDiscount: 12_000, points: 8_200 } }))).toBe(
    67_010,
  );
});

test('E-20 an address is whole when a parcel can go there', () => {
  expect(isWholeAddress(anAddress)).toBe(true);
  expect(isWholeAddress({ ...anAddress, detail: '' })).toBe(false);
  expect(isWholeAddress(null)).toBe(false);
  expect(isSameAddress(anAddress, { ...anAddress })).toBe(true);
  expect(isSameAddress(anAddress, { ...anAddress, memo: '문 앞' })).toBe(false);
  expect(mobileText('01048219307')).toBe('010-4821-9307');
});
