import { CART_MAX_LINES } from '@hyangro/contracts/constants';
import { createTestServices } from '@hyangro/testing';
import { keepForGuest } from './guest-cart';

const { services } = createTestServices();
const kept = () => services.storage.local.get('guestCart');
const keep = (productCd: string, quantity = 1, optionCd: string | null = null) => keepForGuest(services, { productCd, optionCd, quantity });
beforeEach(() => window.localStorage.clear());

test('GAP-03 the same goods sum up, another size is a line of its own', () => {
  expect([keep('P1', 2), keep('P1'), keep('P1', 1, '50ml')]).toEqual([{ isMerged: false }, { isMerged: true }, { isMerged: false }]);
  expect(kept()?.items).toEqual([
    { productCd: 'P1', optionCd: null, quantity: 3 },
    { productCd: 'P1', optionCd: '50ml', quantity: 1 },
  ]);
});

test('GAP-03 a changed list has another key, so that its merge is another one', () => {
  keep('P1');
  const before = kept()?.key;
  keep('P2');
  expect(kept()?.key).not.toBe(before);
});

test('GAP-03 a line holds 99 pieces and the list as many lines as a cart; more of a line that is there still fits', () => {
  keep('P1', 99);
  keep('P1', 99);
  expect(kept()?.items).toEqual([{ productCd: 'P1', optionCd: null, quantity: 99 }]);
  for (let n = 2; n <= CART_MAX_LINES; n += 1) keep(`P${n}`);
  expect([keep('P999'), keep('P2')]).toEqual([null, { isMerged: true }]);
  expect(kept()?.items).toHaveLength(CART_MAX_LINES);
});

test('GAP-03 what somebody wrote into the storage is dropped, not believed', () => {
  window.localStorage.setItem('guestCart', '{"key":"k","items":[{"productCd":"P1","optionCd":null,"quantity":-3}]}');
  expect(keep('P2')).toEqual({ isMerged: false });
  expect(kept()?.items).toEqual([{ productCd: 'P2', optionCd: null, quantity: 1 }]);
});

test('GAP-03 a browser that stores nothing says so', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keep('P1')).toBeNull();
  full.mockRestore();
});
