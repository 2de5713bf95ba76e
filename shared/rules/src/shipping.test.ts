import { shippingOf, shipsFree } from './shipping';

test('K-SHIP delivery is free from 70,000 won, and for goods that always travel free', () => {
  expect([shipsFree(false, 69_999), shipsFree(false, 70_000), shipsFree(true, 1_000)]).toEqual([false, true, true]);
});

test.each([
  [false, 69_999, 4_000, 1],
  [false, 70_000, 0, 0],
  [false, 1, 4_000, 69_999],
  [true, 1, 0, 0],
])('K-SHIP all free: %s, %d won ship for %d won, %d short of free shipping', (areAllFree, won, fee, toFreeShipping) => {
  expect(shippingOf(areAllFree, won)).toEqual({ fee, toFreeShipping });
});
