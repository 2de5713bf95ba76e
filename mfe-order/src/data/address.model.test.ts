import { EMPTY_ADDRESS } from '@hyangro/contracts/order/address.rules';
import { anAddress } from '../testing/samples';
import { isSameAddress, isSamePlace, isWholeAddress } from './address.model';

test('E-20 an address is whole when a parcel can go there', () => {
  expect(isWholeAddress(anAddress)).toBe(true);
  expect(isWholeAddress({ ...anAddress, detail: '' })).toBe(false);
  expect(isWholeAddress(null)).toBe(false);
  expect(isSameAddress(anAddress, { ...anAddress })).toBe(true);
  expect(isSameAddress(anAddress, { ...anAddress, memo: '문 앞' })).toBe(false);
  expect(isSamePlace(anAddress, { ...anAddress, memo: '문 앞' })).toBe(true);
  expect(isSamePlace(anAddress, { ...anAddress, countryCd: 'JP' })).toBe(false);
});

test.each(['recipient', 'mobile', 'postalCode', 'region', 'detail'] as const)('E-20 no parcel goes to an address without %s', (field) => {
  expect(isWholeAddress({ ...anAddress, [field]: '' })).toBe(false);
});

test('E-20 an address is whole without a word for the carrier, and an empty one is not', () => {
  expect(isWholeAddress({ ...anAddress, memo: '', customsCode: '' })).toBe(true);
  expect(isWholeAddress(EMPTY_ADDRESS)).toBe(false);
  const { countryCd, ...parts } = EMPTY_ADDRESS;
  expect([countryCd, ...Object.values(parts)].filter(Boolean)).toEqual(['KR']);
});

test.each(['recipient', 'mobile', 'postalCode', 'region', 'detail', 'memo', 'customsCode'] as const)(
  'E-20 two addresses that differ in %s are two',
  (field) => expect(isSameAddress(anAddress, { ...anAddress, [field]: 'other' })).toBe(false),
);
