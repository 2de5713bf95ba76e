import { browserStorage } from '@hyangro/runtime/storage';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { aProduct } from '../testing/samples';
import { rememberProduct } from './recent-products';

const storage = browserStorage();
const seen = (productCd: string) => rememberProduct(storage, aProduct({ productCd: productCd as ProductDetail['productCd'] }));
beforeEach(() => window.localStorage.clear());

test('LS-02 the newest product stands first and none stands twice', () => {
  ['P1', 'P2', 'P1'].forEach(seen);
  expect(storage.local.get('recentProducts')).toEqual(['P1', 'P2']);
});

test('LS-02 LS-03 fifty products are kept', () => {
  for (let n = 1; n <= 60; n += 1) seen(`P${n}`);
  expect(storage.local.get('recentProducts')).toHaveLength(50);
  expect(storage.local.get('recentProductsInfo')).toHaveLength(50);
  expect(storage.local.get('recentProducts')?.[0]).toBe('P60');
});

test('LS-03 what a card needs is kept beside the code', () => {
  seen('P1');
  expect(storage.local.get('recentProductsInfo')).toEqual([
    {
      productCd: 'P1',
      brandNm: '오렐르',
      productNm: '로즈 판톰',
      imgMainUrl: expect.any(String) as string,
      salePrice: 61_200,
      discountRate: 32,
    },
  ]);
});

test('LS-24 a list that somebody broke is begun anew', () => {
  window.localStorage.setItem('recentProducts', '{"a":1}');
  window.localStorage.setItem('recentProductsInfo', '[null]');
  seen('P1');
  expect(storage.local.get('recentProducts')).toEqual(['P1']);
});
