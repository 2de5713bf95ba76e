import { discountRate, pricePerMl, unitListPrice, unitPrice, unitVolumeMl } from './prices';

const perfume = { normalPrice: 90_000, salePrice: 61_200 };

test('R-PRD-01 a bigger size costs its surcharge, a piece without option its price', () => {
  expect(unitPrice(perfume, { addPrice: 25_840 })).toBe(87_040);
  expect([unitPrice(perfume, { addPrice: null }), unitPrice(perfume, null)]).toEqual([61_200, 61_200]);
});

test('R-PRD-01 the discount of a product holds for every size, to ten won', () => {
  expect(unitListPrice(perfume, { addPrice: 25_840 })).toBe(128_000);
  expect([unitListPrice(perfume, { addPrice: 0 }), unitListPrice(perfume, null)]).toEqual([90_000, 90_000]);
});

test('R-PRD-01 a list price is never below the sale price, nor lost with a product that is given away', () => {
  expect(unitListPrice({ normalPrice: 10_001, salePrice: 10_001 }, { addPrice: 3 })).toBe(10_004);
  expect(unitListPrice({ normalPrice: 5_000, salePrice: 0 }, { addPrice: 2_000 })).toBe(7_000);
  expect(unitListPrice({ normalPrice: 10_001, salePrice: 9_000 }, { addPrice: 0 })).toBe(10_001);
});

test('K-CUS the millilitres are those of the picked size, else those of the product', () => {
  const product = { volumeMl: 50 };
  expect([unitVolumeMl(product, null), unitVolumeMl(product, { volumeMl: 100 }), unitVolumeMl(product, { volumeMl: null })]).toEqual([
    50, 100, 50,
  ]);
  expect(unitVolumeMl({ volumeMl: null }, null)).toBeNull();
});

test('GAP-27 the price of a millilitre is rounded to whole won, and unknown without a volume', () => {
  expect([pricePerMl(61_200, 30), pricePerMl(100, 3), pricePerMl(100, null), pricePerMl(100, 0)]).toEqual([2_040, 33, null, null]);
});

test('R-PRD-01 the discount is a whole percent of the list price; what costs nothing has none', () => {
  expect([discountRate(perfume), discountRate({ normalPrice: 0, salePrice: 0 })]).toEqual([32, 0]);
});
