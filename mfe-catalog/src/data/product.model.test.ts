import { aProduct, anOption } from '../testing/samples';
import {
  customsOf,
  firstChoice,
  hasOptions,
  isSoldOut,
  maxQuantity,
  mostPoints,
  optionOf,
  shipsFree,
  stockOf,
  unitPrice,
  volumeOf,
} from './product.model';

const rate = { main: 1000, sub: 1 };

test('R-PRD-01 a size is picked for the shopper, the first in stock; a shade never', () => {
  const options = [anOption('A', { stockCnt: 0 }), anOption('B')];
  expect(firstChoice(aProduct({ option: 'SIZE', options }))).toEqual({ optionCd: 'B', quantity: 1 });
  expect(firstChoice(aProduct({ option: 'SHADE', options }))).toEqual({ optionCd: null, quantity: 1 });
});

test('R-PRD-01 nobody can pick more than the stock, the limit, or one of a first-purchase item', () => {
  expect(maxQuantity(aProduct({ stockCnt: 3, maxPurchaseQty: 5 }), null)).toBe(3);
  expect(maxQuantity(aProduct({ stockCnt: 30, maxPurchaseQty: 5 }), anOption('A', { stockCnt: 2 }))).toBe(2);
  expect(maxQuantity(aProduct({ stockCnt: 30, maxPurchaseQty: 5 }), null)).toBe(5);
  expect(maxQuantity(aProduct({ stockCnt: 30, firstPurchaseOnly: true }), null)).toBe(1);
});

test('R-PRD-01 a bigger size costs its surcharge', () => {
  expect(unitPrice(aProduct({ salePrice: 61_200 }), anOption('A', { addPrice: 25_840 }))).toBe(87_040);
});

test('K-SHIP delivery is free from 70,000 won, and for goods that always travel free', () => {
  expect([shipsFree(aProduct(), 69_999), shipsFree(aProduct(), 70_000), shipsFree(aProduct({ freeShipping: true }), 1_000)]).toEqual([
    false,
    true,
    true,
  ]);
});

describe('K-CUS customs of one piece', () => {
  const overseas = (over = {}) => aProduct({ productType: 'OVERSEAS', salePrice: 100_000, volumeMl: 50, ...over });
  test('goods sent from Korea never meet customs', () => {
    expect(customsOf(aProduct({ salePrice: 900_000, volumeMl: 100 }), null, rate)).toBe('none');
  });
  test('60 ml of perfume is free, 61 ml is not', () => {
    expect(customsOf(overseas({ volumeMl: 60 }), null, rate)).toBe('free');
    expect(customsOf(overseas({ volumeMl: 61 }), null, rate)).toBe('volume');
    expect(customsOf(overseas({ volumeMl: 200, isPerfume: false }), null, rate)).toBe('free');
  });
  test('a size of 150 USD or more is taxed, one below is not', () => {
    expect(customsOf(overseas(), anOption('A', { addPrice: 49_999 }), rate)).toBe('free');
    expect(customsOf(overseas(), anOption('B', { addPrice: 50_000 }), rate)).toBe('price');
  });
  test('for the base option the server has the word, with or without a rate', () => {
    expect(customsOf(overseas({ isCustomsTaxed: true }), null, rate)).toBe('price');
    expect(customsOf(overseas({ isCustomsTaxed: true }), anOption('B', { addPrice: 1 }), null)).toBe('price');
    expect(customsOf(overseas({ salePrice: 900_000 }), null, rate)).toBe('free');
    expect(customsOf(overseas({ salePrice: 900_000 }), anOption('A'), rate)).toBe('free');
    expect(customsOf(overseas({ salePrice: 900_000 }), anOption('B', { addPrice: 1 }), null)).toBe('free');
  });
  test('the limit is in dollars whichever way the rate is told', () => {
    const size = anOption('A', { addPrice: 49_999 });
    expect(customsOf(overseas(), size, { main: 10_000, sub: 10 })).toBe('free');
    expect(customsOf(overseas(), { ...size, addPrice: 50_000 }, { main: 10_000, sub: 10 })).toBe('price');
  });
  test('the millilitres are those of the picked size; unknown ones pass no limit', () => {
    expect(customsOf(overseas({ volumeMl: 30 }), anOption('A', { volumeMl: 100 }), rate)).toBe('volume');
    expect(customsOf(overseas({ volumeMl: null }), null, rate)).toBe('free');
    expect([
      volumeOf(overseas(), null),
      volumeOf(overseas(), anOption('A', { volumeMl: 100 })),
      volumeOf(overseas(), anOption('A')),
    ]).toEqual([50, 100, 50]);
  });
});

test('R-PRD-01 the stock is the option’s, and from ten pieces down it is told in numbers', () => {
  expect(stockOf(aProduct({ stockCnt: 11 }), null)).toEqual({ level: 'enough', count: 11 });
  expect(stockOf(aProduct({ stockCnt: 10 }), null)).toEqual({ level: 'low', count: 10 });
  expect(stockOf(aProduct({ stockCnt: 1 }), null)).toEqual({ level: 'low', count: 1 });
  expect(stockOf(aProduct({ stockCnt: 40 }), anOption('A', { stockCnt: 0 }))).toEqual({ level: 'none', count: 0 });
  expect([isSoldOut(aProduct({ stockCnt: 0 })), isSoldOut(aProduct({ stockCnt: 1 }))]).toEqual([true, false]);
});

test('R-PRD-01 options are found by their code', () => {
  const product = aProduct({ options: [anOption('A'), anOption('B')] });
  expect([optionOf(product, 'B')?.optionCd, optionOf(product, 'C'), optionOf(product, null)]).toEqual(['B', null, null]);
  expect([hasOptions(product), hasOptions(aProduct())]).toEqual([true, false]);
  expect(firstChoice(aProduct({ option: 'SIZE', options: [anOption('A', { stockCnt: 0 })] }))).toEqual({ optionCd: null, quantity: 1 });
});

test('R-PRD-01 a piece without option costs its price; a sold-out size can still be asked for once', () => {
  expect(unitPrice(aProduct({ salePrice: 61_200 }), null)).toBe(61_200);
  expect(maxQuantity(aProduct(), anOption('A', { stockCnt: 0 }))).toBe(1);
});

test('GEN-13 up to 2.5 % of the price come back as points, part of one not', () => {
  expect([mostPoints(100_000), mostPoints(61_219), mostPoints(39)]).toEqual([2_500, 1_530, 0]);
});
