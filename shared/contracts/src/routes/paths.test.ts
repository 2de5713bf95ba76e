import { fillPath, isRouteName, pathByName, pathOf } from './paths';

test.each([
  ['/product/:productCd', { productCd: 'P1' }, '/product/P1'],
  ['/product/:productCd/qna', { productCd: 7 }, '/product/7/qna'],
  ['/search/:keyword?', { keyword: '장미 향/수' }, '/search/%EC%9E%A5%EB%AF%B8%20%ED%96%A5%2F%EC%88%98'],
  ['/search/:keyword?', {}, '/search'],
  ['/search/:keyword?', { keyword: '' }, '/search'],
  ['/main/menu/:initMenuIdx', { initMenuIdx: 0 }, '/main/menu/0'],
  ['/:layoutCd?', {}, '/'],
  ['/', {}, '/'],
])('R-ACC-20 %s with %j is %s', (pattern, params, path) => expect(fillPath(pattern, params)).toBe(path));

test('R-ACC-20 a path without params needs none', () => {
  expect(fillPath('/order/cart')).toBe('/order/cart');
  expect(pathOf('OrderCart')).toBe('/order/cart');
});

test.each([
  ['Product', true],
  ['Main', true],
  ['product', false],
  ['toString', false],
  ['', false],
  [null, false],
  [5, false],
  [['Main'], false],
])('R-ACC-21 %j names a route: %s', (value, isName) => expect(isRouteName(value)).toBe(isName));

test.each([
  ['Product', { productCd: 'P1' }, '/product/P1'],
  ['Product', { productCd: '' }, '/'],
  ['Product', { other: 'P1' }, '/'],
  ['BestReviews', {}, '/best-reviews'],
  ['BestReviews', { ugcCd: 'RV1' }, '/best-reviews/RV1'],
  ['Claim', { action: 'cancel' }, '/'],
  ['OrderCart', { extra: 'x' }, '/order/cart'],
  ['Login', {}, '/'],
  [undefined, {}, '/'],
])('R-ACC-20 R-ACC-21 after login %s with %j leads to %s', (toName, params, path) => expect(pathByName(toName, params)).toBe(path));

test('R-ACC-20 a route by name alone leads there when it needs nothing more', () => {
  expect(pathByName('OrderCart')).toBe('/order/cart');
});
