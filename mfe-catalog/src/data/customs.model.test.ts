import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import { aProduct, anOption } from '../testing/samples';
import { customsVerdict } from './customs.model';

const rate = { main: 1000, sub: 1 };
const kindOf = (product: ProductDetail, option: ProductOption | null, at: ExchangeRate | null) =>
  customsVerdict(product, { option, quantity: 1 }, null, at).kind;

describe('K-CUS customs of one piece', () => {
  const overseas = (over = {}) => aProduct({ productType: 'OVERSEAS', salePrice: 100_000, volumeMl: 50, ...over });
  test('goods sent from Korea never meet customs', () => {
    expect(kindOf(aProduct({ salePrice: 900_000, volumeMl: 100 }), null, rate)).toBe('none');
  });
  test('60 ml of perfume is free, 61 ml is not', () => {
    expect(kindOf(overseas({ volumeMl: 60 }), null, rate)).toBe('free');
    expect(kindOf(overseas({ volumeMl: 61 }), null, rate)).toBe('volume');
    expect(kindOf(overseas({ volumeMl: 200, isPerfume: false }), null, rate)).toBe('free');
  });
  test('a size of 150 USD or more is taxed, one below is not', () => {
    expect(kindOf(overseas(), anOption('A', { addPrice: 49_999 }), rate)).toBe('free');
    expect(kindOf(overseas(), anOption('B', { addPrice: 50_000 }), rate)).toBe('price');
  });
  test('while the rate is unknown, the word of the API stands', () => {
    expect(kindOf(overseas({ isCustomsTaxed: true }), anOption('B', { addPrice: 1 }), null)).toBe('price');
    expect(kindOf(overseas({ salePrice: 900_000 }), null, null)).toBe('free');
    expect(kindOf(overseas({ isCustomsTaxed: true, volumeMl: 61 }), null, null)).toBe('volume');
    expect(kindOf(overseas({ isCustomsTaxed: true }), null, rate)).toBe('free');
  });
  test('the millilitres are those of the picked size; unknown ones pass no limit', () => {
    expect(kindOf(overseas({ volumeMl: 30 }), anOption('A', { volumeMl: 100 }), rate)).toBe('volume');
    expect(kindOf(overseas({ volumeMl: null }), null, rate)).toBe('free');
  });
});

describe('AHEAD-09 the verdict before the purchase', () => {
  const perfume = aProduct({ productType: 'OVERSEAS', salePrice: 40_000, volumeMl: 30 });
  const verdict = (quantity: number, inCart: { goodsWon: number; perfumeMl: number } | null) =>
    customsVerdict(perfume, { option: null, quantity }, inCart, rate);

  test('it counts every chosen piece and says how much more stays free', () => {
    expect(verdict(1, null)).toEqual({ kind: 'free', isWithCart: false, room: { won: 109_999, perfumeMl: 30 } });
    expect(verdict(2, null)).toEqual({ kind: 'free', isWithCart: false, room: { won: 69_999, perfumeMl: 0 } });
    expect(verdict(3, null)).toMatchObject({ kind: 'volume', isWithCart: false });
  });
  test('what lies in the cart is part of the parcel, and is named when it makes the difference', () => {
    expect(verdict(1, { goodsWon: 50_000, perfumeMl: 20 })).toEqual({
      kind: 'free',
      isWithCart: true,
      room: { won: 59_999, perfumeMl: 10 },
    });
    expect(verdict(1, { goodsWon: 50_000, perfumeMl: 31 })).toMatchObject({ kind: 'volume', isWithCart: true });
    expect(verdict(1, { goodsWon: 110_000, perfumeMl: 0 })).toMatchObject({ kind: 'price', isWithCart: true });
    expect(verdict(1, { goodsWon: 0, perfumeMl: 0 })).toMatchObject({ isWithCart: false });
  });
  test('it says what customs may ask for, by the rules of the checkout', () => {
    expect(verdict(3, null)).toMatchObject({ taxWon: Math.floor(9_600 + (120_000 + 9_600) / 10) });
    expect(customsVerdict(perfume, { option: null, quantity: 3 }, null, null)).toMatchObject({ kind: 'volume', taxWon: null });
  });
});
