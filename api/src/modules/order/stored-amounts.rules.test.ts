import { storedAmounts } from './stored-amounts.rules';

test('NF-04 an order keeps every amount that no other gives, and none besides', () => {
  const kept = {
    listGoods: 240_000,
    goods: 211_003,
    couponDiscount: 5_000,
    points: 10_000,
    shipping: 4_000,
    payment: 196_003,
    earnPoints: 2_940,
    customsEstimate: 28_388,
  };
  expect(storedAmounts({ ...kept, saleDiscount: 28_997, toFreeShipping: 7, maxPoints: 61_800 })).toEqual(kept);
});
