import { purchaseIntent } from './purchase-intent';

const wish = { productCd: 'P1', optionCd: null, quantity: 2, deed: 'cart' as const };

test('TRAP-14 what a visitor wanted to buy is there once after the login', () => {
  purchaseIntent.keep(wish, 0);
  expect(purchaseIntent.take('P1', true, 1000)).toEqual(wish);
  expect(purchaseIntent.take('P1', true, 1000)).toBeNull();
});

test('TRAP-14 whoever comes back without a login has changed his mind', () => {
  purchaseIntent.keep(wish, 0);
  expect(purchaseIntent.take('P1', false, 1000)).toBeNull();
  expect(purchaseIntent.take('P1', true, 1000)).toBeNull();
});

test('TRAP-14 an old wish, or one for another product, buys nothing', () => {
  purchaseIntent.keep(wish, 0);
  expect(purchaseIntent.take('P2', true, 1000)).toBeNull();
  purchaseIntent.keep(wish, 0);
  expect(purchaseIntent.take('P1', true, 11 * 60_000)).toBeNull();
});

test('TRAP-14 a wish is fresh for ten minutes and no longer', () => {
  purchaseIntent.keep(wish, 1_000);
  expect(purchaseIntent.take('P1', true, 600_999)).toEqual(wish);
  purchaseIntent.keep(wish, 1_000);
  expect(purchaseIntent.take('P1', true, 601_000)).toBeNull();
});
