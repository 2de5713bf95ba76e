import {
  chosenOf,
  filterCount,
  filterOf,
  hasUnreadable,
  pageOf,
  queryOf,
  searchOfPage,
  searchWith,
  searchWithoutFilter,
  without,
} from './list-filter';
import { canonicalOfList } from './list-head';

const search = (text: string) => new URLSearchParams(text);
const ALL =
  'orderByCd=02&cateCds=C0101&brandCds=B02%2CB01&skinTypes=DRY&concerns=PORE&scentFamilies=FLORAL%2CWOODY&productType=DOMESTIC' +
  '&minPrice=10000&maxPrice=50000&minVolumeMl=30&maxVolumeMl=50&freeShipping=true&hasCoupon=true&inStock=true';

test('R-HOM-06 everything that is on is counted, asked for and written into the address', () => {
  const filter = filterOf(search(ALL));
  expect(queryOf(filter)).toEqual({
    orderByCd: '02',
    cateCds: ['C0101'],
    brandCds: ['B01', 'B02'],
    skinTypes: ['DRY'],
    concerns: ['PORE'],
    scentFamilies: ['FLORAL', 'WOODY'],
    productType: 'DOMESTIC',
    minPrice: 10_000,
    maxPrice: 50_000,
    minVolumeMl: 30,
    maxVolumeMl: 50,
    freeShipping: 'true',
    hasCoupon: 'true',
    inStock: 'true',
  });
  expect(searchWith(search(''), filter).toString()).toBe(ALL);
  // Two ends of a range are one filter.
  expect(filterCount(filter)).toBe(13);
});

test('R-HOM-06 an address that nobody can read shows the whole list in its first order, and says so', () => {
  const broken = search('orderByCd=99&productType=MOON&freeShipping=1&maxPrice=-5&maxVolumeMl=abc&brandCds=,&page=0');
  const filter = filterOf(broken);
  expect(filterCount(filter)).toBe(0);
  expect(queryOf(filter)).toEqual({});
  expect(pageOf(broken)).toBe(1);
  expect(hasUnreadable(broken)).toBe(true);
});

test.each(['', ALL, 'utm=mail', 'page=3', 'page=1', 'freeShipping=false', 'maxPrice=', 'brandCds=B01%2CB01'])(
  'R-HOM-06 the address "%s" is read whole',
  (text) => expect(hasUnreadable(search(text))).toBe(false),
);

test.each(['orderByCd=7', 'productType=x', 'minPrice=0x', 'maxPrice=1e5', 'inStock=yes', 'inStock=1', 'page=-1', 'page=two'])(
  'R-HOM-06 "%s" cannot be read',
  (text) => expect(hasUnreadable(search(text))).toBe(true),
);

test('R-HOM-06 a changed filter is written back at the first page, the params of others stay', () => {
  const next = searchWith(search('utm=mail&orderByCd=03&page=4'), { freeShipping: true, brandCds: ['B02', 'B01'] });
  expect(Object.fromEntries(next)).toEqual({ utm: 'mail', orderByCd: '03', freeShipping: 'true', brandCds: 'B02,B01' });
  expect(searchWith(next, { freeShipping: false, brandCds: [], orderByCd: null }).toString()).toBe('utm=mail');
});

test('R-HOM-06 clearing all filters keeps the order', () => {
  expect(searchWithoutFilter(search('orderByCd=05&inStock=true&maxPrice=50000&utm=mail')).toString()).toBe('orderByCd=05&utm=mail');
});

test('R-HOM-06 the same brands in another order ask for the same list', () => {
  expect(queryOf(filterOf(search('brandCds=B02,B01')))).toEqual(queryOf(filterOf(search('brandCds=B01,B02'))));
  expect(filterOf(search('brandCds=B02,B01,B02')).brandCds).toEqual(['B02', 'B01']);
});

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['1234567890', null],
  ['0', null],
  ['05', null],
  ['5x', null],
  ['', null],
])('R-HOM-06 a limit of "%s" is %j', (text, limit) => {
  expect(filterOf(search(`maxPrice=${text}`)).maxPrice).toBe(limit);
});

test('R-HOM-06 each chosen value can be taken off alone', () => {
  const filter = filterOf(search(ALL));
  const left = chosenOf(filter).map((chosen) => filterCount({ ...filter, ...without(filter, chosen) }));
  expect(left).toEqual(Array(13).fill(12));
  const { brandCds } = { ...filter, ...without(filter, { name: 'brandCds', value: 'B02' }) };
  expect(brandCds).toEqual(['B01']);
});

test('R-HOM-06 a filter is taken off by its name on the wire, whole when no value is named', () => {
  const filter = filterOf(search(ALL));
  expect(without(filter, { name: 'scentFamilies', value: null })).toEqual({ scentFamilies: [] });
  expect(without(filter, { name: 'maxPrice', value: '50000' })).toEqual({ minPrice: null, maxPrice: null });
  expect(without(filter, { name: 'minVolumeMl', value: null })).toEqual({ minVolumeMl: null, maxVolumeMl: null });
  for (const name of ['moon', 'prices', 'volumeMls']) expect(without(filter, { name, value: 'full' })).toEqual({});
});

test('R-HOM-06 one end of a range is a filter too', () => {
  expect(chosenOf(filterOf(search('minPrice=10000&maxVolumeMl=50')))).toEqual([
    { name: 'price', value: null },
    { name: 'volumeMl', value: null },
  ]);
});

test('R-HOM-06 a page of the list has an address, the first page has the list’s own', () => {
  expect(searchOfPage(search('inStock=true'), 3).toString()).toBe('inStock=true&page=3');
  expect(searchOfPage(search('inStock=true&page=3'), 1).toString()).toBe('inStock=true');
});

test('NF-01 a filtered or ordered list is the list itself to search engines, a page of it is its own', () => {
  const canonical = (text: string) => canonicalOfList('/category/C01', search(text));
  expect(canonical('')).toBe('/category/C01');
  expect(canonical('page=3&utm=mail')).toBe('/category/C01?page=3');
  expect([canonical('inStock=true&page=3'), canonical('orderByCd=04&page=3')]).toEqual(['/category/C01', '/category/C01']);
});
