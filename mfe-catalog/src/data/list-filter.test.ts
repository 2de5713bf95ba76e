import { filterCount, filterOf, queryOf, searchWith, searchWithoutFilter } from './list-filter';

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
