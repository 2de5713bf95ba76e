import fc from 'fast-check';
import { GRADES } from '@hyangro/contracts/session/session.contract';
import { amountsOf, goodsTotal, lineListTotal, lineTotal, savedWon, type AmountsInput, type LineAmounts } from './amounts';
import { earnRatePercent } from './grades';

const line = (salePrice: number, more: Partial<LineAmounts> = {}): LineAmounts => ({
  normalPrice: salePrice,
  salePrice,
  quantity: 1,
  couponDiscount: 0,
  productType: 'DOMESTIC',
  isPerfume: false,
  volumeMl: null,
  isFreeShipping: false,
  isFirstPurchase: false,
  ...more,
});
const amounts = (lines: LineAmounts[], more: Partial<AmountsInput> = {}) =>
  amountsOf({ lines, points: 0, earnPercent: 0.5, exchangeRate: { main: 1000, sub: 1 }, ...more });

test.each([
  [69_999, 4_000, 1],
  [70_000, 0, 0],
  [70_001, 0, 0],
  [1, 4_000, 69_999],
])('K-SHIP goods of %d won ship for %d, %d won short of free shipping', (goods, shipping, toFreeShipping) => {
  expect(amounts([line(goods)])).toMatchObject({ shipping, toFreeShipping, payment: goods + shipping });
});

test('K-SHIP shipping counts goods after coupons', () => {
  expect(amounts([line(70_000, { couponDiscount: 1 })])).toMatchObject({ shipping: 4_000, payment: 73_999 });
});

test('K-SHIP points do not cost the free shipping', () => {
  expect(amounts([line(70_000)], { points: 21_000 })).toMatchObject({
    shipping: 0,
    points: 21_000,
    payment: 49_000,
  });
});

test('K-SHIP goods marked as shipped free ship free, unless others go along', () => {
  expect(amounts([line(30_000, { isFreeShipping: true })])).toMatchObject({ shipping: 0, toFreeShipping: 0 });
  expect(amounts([line(30_000, { isFreeShipping: true }), line(10_000)])).toMatchObject({
    shipping: 4_000,
    toFreeShipping: 30_000,
  });
});

test('R-ORD-01 an empty cart costs nothing', () => {
  expect(amounts([])).toMatchObject({ goods: 0, shipping: 0, payment: 0, maxPoints: 0, toFreeShipping: 0 });
});

test('V-PTS1 the base is goods less coupons plus shipping', () => {
  expect(amounts([line(10_000, { couponDiscount: 1_000 })]).maxPoints).toBe(3_900);
  expect(amounts([line(10_000, { couponDiscount: 1_000 })], { points: 9_000 })).toMatchObject({
    points: 3_900,
    payment: 9_100,
  });
});

test('V-PTS1 an order with a first-purchase item takes no points', () => {
  expect(amounts([line(990, { isFirstPurchase: true }), line(80_000)], { points: 500 })).toMatchObject({
    maxPoints: 0,
    points: 0,
  });
});

test.each(GRADES.map((grade, at) => [grade, [500, 1_000, 1_500, 2_000, 2_500][at]] as const))(
  'GEN-13 %s earns %d points on 100,000 won',
  (grade, points) => {
    expect(amounts([line(100_000)], { earnPercent: earnRatePercent(grade) }).earnPoints).toBe(points);
  },
);

test.each([
  ['149.99 dollars and 60 ml', line(149_990, { isPerfume: true, volumeMl: 60 }), false],
  ['150.00 dollars', line(150_000), true],
  ['61 ml of perfume', line(1_000, { isPerfume: true, volumeMl: 61 }), true],
  ['two bottles of 50 ml', line(1_000, { isPerfume: true, volumeMl: 50, quantity: 2 }), true],
  ['61 ml of lotion', line(1_000, { volumeMl: 61 }), false],
])('K-CUS overseas goods of %s: taxed is decided', (_, goods, isTaxed) => {
  expect(amounts([{ ...goods, productType: 'OVERSEAS' }]).customsEstimate > 0).toBe(isTaxed);
  expect(amounts([goods]).customsEstimate).toBe(0);
});

test('K-CUS duty and value added tax of 150,000 won come to 28,200 won and stay out of the payment', () => {
  expect(amounts([line(150_000, { productType: 'OVERSEAS' })])).toMatchObject({
    customsEstimate: 28_200,
    payment: 150_000,
  });
});

test('NF-04 every sum of an order with discount, coupon, points and taxed goods', () => {
  const lines = [
    line(30_000, { normalPrice: 40_000, quantity: 2, couponDiscount: 5_000 }),
    line(151_003, { normalPrice: 160_000, productType: 'OVERSEAS' }),
  ];
  const all = amounts(lines, { points: 10_000, earnPercent: 1.5 });
  expect(all).toEqual({
    listGoods: 240_000,
    saleDiscount: 28_997,
    goods: 211_003,
    couponDiscount: 5_000,
    points: 10_000,
    shipping: 0,
    payment: 196_003,
    toFreeShipping: 0,
    maxPoints: 61_800,
    earnPoints: 2_940,
    customsEstimate: 28_388,
  });
  expect(savedWon(all)).toBe(43_997);
});

test('NF-04 a line costs its price times its pieces, and several lines their sum', () => {
  const pair = { salePrice: 30_000, normalPrice: 40_000, quantity: 2 };
  expect([lineTotal(pair), lineListTotal(pair)]).toEqual([60_000, 80_000]);
  expect([goodsTotal([pair, { salePrice: 500, quantity: 3 }]), goodsTotal([])]).toEqual([61_500, 0]);
});

test('K-CUS two bottles below the limits together pass them, in the estimate too', () => {
  const bottle = line(80_000, { productType: 'OVERSEAS', isPerfume: true, volumeMl: 30 });
  expect(amounts([bottle]).customsEstimate).toBe(0);
  expect(amounts([bottle, bottle]).customsEstimate).toBe(30_080);
});

const anyLine = fc
  .record({
    salePrice: fc.nat(500_000),
    listMore: fc.nat(200_000),
    quantity: fc.integer({ min: 1, max: 99 }),
    couponPart: fc.nat(100),
    productType: fc.constantFrom('DOMESTIC', 'OVERSEAS'),
    isPerfume: fc.boolean(),
    volumeMl: fc.option(fc.nat(200)),
    isFreeShipping: fc.boolean(),
    isFirstPurchase: fc.boolean(),
  })
  .map(({ listMore, couponPart, ...rest }) => ({
    ...rest,
    normalPrice: rest.salePrice + listMore,
    couponDiscount: Math.floor((rest.salePrice * rest.quantity * couponPart) / 100),
  }));

test('NF-04 in every order the lines add up to the total, in whole won that are never negative', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 20 }),
      fc.nat(1_000_000),
      fc.constantFrom(...GRADES),
      (lines, points, grade) => {
        const of = amountsOf({
          lines,
          points,
          earnPercent: earnRatePercent(grade),
          exchangeRate: { main: 1379, sub: 1 },
        });
        for (const won of Object.values(of)) expect(Number.isSafeInteger(won) && won >= 0).toBe(true);
        const ofLines = lines.reduce((total, { salePrice, quantity, couponDiscount }) => total + salePrice * quantity - couponDiscount, 0);
        expect(of.payment).toBe(ofLines + of.shipping - of.points);
        expect(of.goods).toBe(of.listGoods - of.saleDiscount);
        expect(of.points).toBeLessThanOrEqual(Math.min(points, of.maxPoints));
        expect(of.points * 10).toBeLessThanOrEqual((of.payment + of.points) * 3);
      },
    ),
  );
});

test('K-SHIP V-PTS1 NF-04 every order ships for the fee or free by what its goods cost after coupons, and takes points down to the last won of its limit', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.nat(400_000), (lines, points) => {
      const of = amounts(lines, { points });
      const afterCoupons = of.goods - of.couponDiscount;
      const isFree = afterCoupons >= 70_000 || lines.every((one) => one.isFreeShipping);
      expect(of.shipping).toBe(isFree ? 0 : 4_000);
      expect(of.toFreeShipping).toBe(isFree ? 0 : 70_000 - afterCoupons);
      const limit = lines.some((one) => one.isFirstPurchase) ? 0 : Math.floor(((afterCoupons + of.shipping) * 3) / 10);
      expect([of.maxPoints, of.points]).toEqual([limit, Math.min(points, limit)]);
    }),
  );
});

test('NF-04 a coupon that takes more off never makes an order dearer but for the free shipping it may cost', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 200_000 }),
      fc.nat(9_000),
      fc.nat(9_000),
      fc.nat(60_000),
      (salePrice, less, more, points) => {
        const [small, large] = [less, less + more].map((couponDiscount) => amounts([line(salePrice, { couponDiscount })], { points }));
        expect(large?.payment).toBeLessThanOrEqual((small?.payment ?? 0) + ((large?.shipping ?? 0) - (small?.shipping ?? 0)));
      },
    ),
  );
});
