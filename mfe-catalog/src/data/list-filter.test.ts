import { PROMOTED, SORTS, filterCount, filterOf, queryOf, searchWith, searchWithoutFilter } from './list-filter';

const search = (text: string) => new URLSearchParams(text);

test('R-HOM-06 filters and order come from the address', () => {
  expect(
    filterOf(search('orderByCd=04&brandCds=B01,B02,B01&productType=OVERSEAS&freeShipping=true&inStock=true&maxPrice=50000&maxVolumeMl=50')),
  ).toEqual({
    orderByCd: '04',
    brandCds: ['B01', 'B02'],
    productType: 'OVERSEAS',
    freeShipping: true,
    inStock: true,
    maxPrice: 50_000,
    maxVolumeMl: 50,
  });
});

test('R-HOM-06 an address that nobody can read shows the whole list in its first order', () => {
  const filter = filterOf(search('orderByCd=99&productType=MOON&freeShipping=1&maxPrice=-5&maxVolumeMl=abc&brandCds=,'));
  expect(filterCount(filter)).toBe(0);
  expect(queryOf(filter)).toEqual({ orderByCd: '01' });
});

test('R-HOM-06 a changed filter is written back, the params of others stay', () => {
  const next = searchWith(search('utm=mail&orderByCd=03'), { freeShipping: true, brandCds: ['B02', 'B01'] });
  expect(Object.fromEntries(next)).toEqual({ utm: 'mail', orderByCd: '03', freeShipping: 'true', brandCds: 'B02,B01' });
  expect(searchWith(next, { freeShipping: false, brandCds: [], orderByCd: '01' }).toString()).toBe('utm=mail');
});

test('R-HOM-06 clearing all filters keeps the order', () => {
  expect(searchWithoutFilter(search('orderByCd=05&inStock=true&maxPrice=50000')).toString()).toBe('orderByCd=05');
});

test('R-HOM-06 the same brands in another order ask for the same list', () => {
  expect(queryOf(filterOf(search('brandCds=B02,B01')))).toEqual(queryOf(filterOf(search('brandCds=B01,B02'))));
});

test('R-HOM-06 an empty address has no filter and the first order', () => {
  expect(filterOf(search(''))).toEqual({
    orderByCd: '01',
    brandCds: [],
    productType: null,
    freeShipping: false,
    inStock: false,
    maxPrice: null,
    maxVolumeMl: null,
  });
});

test('R-HOM-06 every order and both kinds of delivery are known', () => {
  expect(SORTS.map((sort) => filterOf(search(`orderByCd=${sort}`)).orderByCd)).toEqual(['01', '02', '03', '04', '05', '06']);
  expect(['DOMESTIC', 'OVERSEAS'].map((type) => filterOf(search(`productType=${type}`)).productType)).toEqual(['DOMESTIC', 'OVERSEAS']);
  expect(PROMOTED).toEqual({ maxPrice: 50_000, maxVolumeMl: 50 });
});

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['1234567890', null],
  ['0', null],
  ['05', null],
  ['5x', null],
  ['x5', null],
  ['', null],
])('R-HOM-06 a limit of "%s" is %j', (text, limit) => {
  expect(filterOf(search(`maxPrice=${text}`)).maxPrice).toBe(limit);
});

test('R-HOM-06 everything that is on is counted, asked for and written into the address', () => {
  const all = 'orderByCd=02&brandCds=B02%2CB01&productType=DOMESTIC&freeShipping=true&inStock=true&maxPrice=50000&maxVolumeMl=50';
  const filter = filterOf(search(all));
  expect(filterCount(filter)).toBe(7);
  expect(queryOf(filter)).toEqual({
    orderByCd: '02',
    brandCds: ['B01', 'B02'],
    productType: 'DOMESTIC',
    freeShipping: 'true',
    inStock: 'true',
    maxPrice: 50_000,
    maxVolumeMl: 50,
  });
  expect(searchWith(search(''), filter).toString()).toBe(all);
  expect(searchWithoutFilter(search(`${all}&utm=mail`)).toString()).toBe('orderByCd=02&utm=mail');
  expect(filter.brandCds).toEqual(['B02', 'B01']);
});

test('R-HOM-06 a change leaves the address it came from as it was', () => {
  const before = search('inStock=true');
  searchWith(before, { inStock: false });
  expect(before.toString()).toBe('inStock=true');
});
