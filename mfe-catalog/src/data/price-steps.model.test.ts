import { aProduct, anOption } from '../testing/samples';
import { lowestPayment } from './price-steps.model';

const coupon = (price: number) => ({ couponCd: 3, name: '겨울', price });

test('R-PRD-01 the lowest payment is list price, less sale, coupon and points up to 30 %', () => {
  const product = aProduct({ normalPrice: 90_000, salePrice: 61_200, freeShipping: true, bestCoupon: coupon(52_020) });
  expect(lowestPayment(product, null, 100_000)).toMatchObject({
    listGoods: 90_000,
    saleDiscount: 28_800,
    couponDiscount: 9_180,
    shipping: 0,
    points: 15_606,
    payment: 36_414,
  });
});

test('R-PRD-01 nobody pays with points they have not, and a small order pays its delivery', () => {
  expect(lowestPayment(aProduct({ salePrice: 61_200, freeShipping: false }), null, 200)).toMatchObject({
    shipping: 4_000,
    points: 200,
    payment: 65_000,
  });
  expect(lowestPayment(aProduct({ salePrice: 61_200, freeShipping: false }), null, 0)).toMatchObject({ points: 0, payment: 65_200 });
});

test('a first-purchase product takes no points', () => {
  expect(lowestPayment(aProduct({ firstPurchaseOnly: true }), null, 50_000).points).toBe(0);
});

test('R-PRD-01 a size has its own price and its own coupon', () => {
  const option = anOption('50ml', { addPrice: 25_840, bestCoupon: coupon(80_000) });
  expect(lowestPayment(aProduct({ bestCoupon: coupon(52_020) }), option, 0)).toMatchObject({
    listGoods: 128_000,
    couponDiscount: 7_040,
    payment: 80_000,
  });
});
