import { aProduct, anOption } from '../testing/samples';
import { customsOfPiece, firstChoice, hasOptions, isSoldOut, mostPieces, mostPoints, optionOf, stockOf } from './product.model';

const rate = { main: 1000, sub: 1 };

test('R-PRD-01 a size is picked for the shopper, the first in stock; a shade never', () => {
  const options = [anOption('A', { stockCnt: 0 }), anOption('B')];
  expect(firstChoice(aProduct({ option: 'SIZE', options }))).toEqual({ optionCd: 'B', quantity: 1 });
  expect(firstChoice(aProduct({ option: 'SHADE', options }))).toEqual({ optionCd: null, quantity: 1 });
});

test('R-PRD-01 nobody can pick more than the stock, the limit, or one of a first-purchase item', () => {
  expect(mostPieces(aProduct({ stockCnt: 3, maxPurchaseQty: 5 }), null)).toBe(3);
  expect(mostPieces(aProduct({ stockCnt: 30, maxPurchaseQty: 5 }), anOption('A', { stockCnt: 2 }))).toBe(2);
  expect(mostPieces(aProduct({ stockCnt: 30, maxPurchaseQty: 5 }), null)).toBe(5);
  expect(mostPieces(aProduct({ stockCnt: 30, firstPurchaseOnly: true }), null)).toBe(1);
});

describe('K-CUS customs of one piece', () => {
  const overseas = (over = {}) => aProduct({ productType: 'OVERSEAS', salePrice: 100_000, volumeMl: 50, ...over });
  test('goods sent from Korea never meet customs', () => {
    expect(customsOfPiece(aProduct({ salePrice: 900_000, volumeMl: 100 }), null, rate)).toBe('none');
  });
  test('60 ml of perfume is free, 61 ml is not', () => {
    expect(customsOfPiece(overseas({ volumeMl: 60 }), null, rate)).toBe('free');
    expect(customsOfPiece(overseas({ volumeMl: 61 }), null, rate)).toBe('volume');
    expect(customsOfPiece(overseas({ volumeMl: 200, isPerfume: false }), null, rate)).toBe('free');
  });
  test('a size of 150 USD or more is taxed, one below is not', () => {
    expect(customsOfPiece(overseas(), anOption('A', { addPrice: 49_999 }), rate)).toBe('free');
    expect(customsOfPiece(overseas(), anOption('B', { addPrice: 50_000 }), rate)).toBe('price');
  });
  test('while the rate is unknown, the word of the API stands', () => {
    expect(customsOfPiece(overseas({ isCustomsTaxed: true }), anOption('B', { addPrice: 1 }), null)).toBe('price');
    expect(customsOfPiece(overseas({ salePrice: 900_000 }), null, null)).toBe('free');
    expect(customsOfPiece(overseas({ isCustomsTaxed: true, volumeMl: 61 }), null, null)).toBe('volume');
    expect(customsOfPiece(overseas({ isCustomsTaxed: true }), null, rate)).toBe('free');
  });
  test('the millilitres are those of the picked size; unknown ones pass no limit', () => {
    expect(customsOfPiece(overseas({ volumeMl: 30 }), anOption('A', { volumeMl: 100 }), rate)).toBe('volume');
    expect(customsOfPiece(overseas({ volumeMl: null }), null, rate)).toBe('free');
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

test('R-PRD-01 a sold-out size can still be asked for once', () => {
  expect(mostPieces(aProduct(), anOption('A', { stockCnt: 0 }))).toBe(1);
});

test('GEN-13 up to 2.5 % of the price come back as points, part of one not', () => {
  expect([mostPoints(100_000), mostPoints(61_219), mostPoints(39)]).toEqual([2_500, 1_530, 0]);
});
