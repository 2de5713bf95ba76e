import { addLoads, customsEstimateOf, customsOf, customsRoom, needsCustomsCode, type CustomsLine } from './customs';

const RATE = { main: 1000, sub: 1 };
const line = (over: Partial<CustomsLine>): CustomsLine => ({
  productType: 'OVERSEAS',
  isPerfume: true,
  volumeMl: 10,
  salePrice: 10_000,
  quantity: 1,
  ...over,
});
const isTaxed = (...lines: CustomsLine[]) => customsOf(lines, RATE).passedLimit !== null;

test.each([
  ['149.99 dollars and 60 ml', line({ salePrice: 149_990, volumeMl: 60 }), false],
  ['150.00 dollars', line({ salePrice: 150_000, isPerfume: false }), true],
  ['61 ml of perfume', line({ volumeMl: 61 }), true],
  ['61 ml of cream', line({ volumeMl: 61, isPerfume: false }), false],
  ['a dear perfume sent from Korea', line({ productType: 'DOMESTIC', salePrice: 900_000, volumeMl: 200 }), false],
])('K-CUS %s', (_name, goods, taxed) => expect(isTaxed(goods)).toBe(taxed));

test('K-CUS pieces of one order add up, in won and in millilitres', () => {
  expect(isTaxed(line({ volumeMl: 30, quantity: 2 }))).toBe(false);
  expect(isTaxed(line({ volumeMl: 30, quantity: 2 }), line({ volumeMl: 1 }))).toBe(true);
  expect(isTaxed(line({ salePrice: 75_000, quantity: 2, volumeMl: 1 }))).toBe(true);
  expect(isTaxed(line({ salePrice: 140_000 }), line({ productType: 'DOMESTIC', salePrice: 140_000 }))).toBe(false);
});

test('K-CUS a rate with cents does not round its way over the limit', () => {
  expect(customsOf([line({ salePrice: 206_849 })], { main: 1379, sub: 1 }).passedLimit).toBeNull();
  expect(customsOf([line({ salePrice: 206_850 })], { main: 1379, sub: 1 }).passedLimit).toBe('price');
});

test('K-CUS the parcel tells what its overseas goods come to; a bottle of unknown size counts no millilitres', () => {
  const goods = [
    line({ salePrice: 20_000, quantity: 2, volumeMl: 15 }),
    line({ volumeMl: null, quantity: 3 }),
    line({ isPerfume: false, volumeMl: 500 }),
    line({ productType: 'DOMESTIC', salePrice: 99_000, volumeMl: 99 }),
  ];
  expect(customsOf(goods, RATE)).toEqual({ passedLimit: null, goodsWon: 80_000, perfumeMl: 30 });
  expect(customsOf([], RATE)).toEqual({ passedLimit: null, goodsWon: 0, perfumeMl: 0 });
});

test('K-CUS the limit is in dollars whichever way the rate is told', () => {
  expect(customsOf([line({ salePrice: 149_999 })], { main: 10_000, sub: 10 }).passedLimit).toBeNull();
  expect(customsOf([line({ salePrice: 150_000 })], { main: 10_000, sub: 10 }).passedLimit).toBe('price');
});

test('K-CUS the parcel tells which limit it passes; without a rate nobody knows what is dear', () => {
  expect(customsOf([line({ volumeMl: 61 })], RATE).passedLimit).toBe('volume');
  expect(customsOf([line({ volumeMl: 61, salePrice: 900_000 })], RATE).passedLimit).toBe('volume');
  expect(customsOf([line({ volumeMl: 61 })], null).passedLimit).toBe('volume');
  expect(customsOf([line({ salePrice: 900_000 })], null).passedLimit).toBeNull();
});

test('K-CUS what is taxed costs 8 % duty, and 10 % tax on goods and duty', () => {
  expect(customsEstimateOf([line({ salePrice: 150_000 })], RATE)).toBe(28_200);
  expect(customsEstimateOf([line({ salePrice: 149_999 })], RATE)).toBe(0);
});

test('K-CUS one line from overseas wants a customs code', () => {
  expect(needsCustomsCode([line({ productType: 'DOMESTIC' }), line({})])).toBe(true);
  expect(needsCustomsCode([line({ productType: 'DOMESTIC' })])).toBe(false);
});

test('AHEAD-09 what lies in the cart and what is chosen are one parcel; what still fits is told to the won and the millilitre', () => {
  const cart = customsOf([line({ salePrice: 100_000, volumeMl: 40 })], RATE);
  expect(customsRoom(cart, RATE)).toEqual({ won: 49_999, perfumeMl: 20 });
  const both = addLoads(cart, customsOf([line({ salePrice: 49_999, volumeMl: 20 })], RATE));
  expect(customsRoom(both, RATE)).toEqual({ won: 0, perfumeMl: 0 });
  expect(customsRoom(addLoads(both, both), RATE)).toEqual({ won: 0, perfumeMl: 0 });
  expect(customsRoom(cart, { main: 10_000, sub: 10 })).toEqual({ won: 49_999, perfumeMl: 20 });
});

test('AHEAD-09 the room in won ends just below 150 dollars at a rate with cents, and is unknown without a rate', () => {
  const { won } = customsRoom({ goodsWon: 0, perfumeMl: 0 }, { main: 1379.37, sub: 1 });
  expect(won).toBe(206_905);
  expect(customsOf([line({ salePrice: won ?? 0 })], { main: 1379.37, sub: 1 }).passedLimit).toBeNull();
  expect(customsOf([line({ salePrice: (won ?? 0) + 1 })], { main: 1379.37, sub: 1 }).passedLimit).toBe('price');
  expect(customsRoom({ goodsWon: 0, perfumeMl: 0 }, null)).toEqual({ won: null, perfumeMl: 60 });
});
