import { listFilters, type ListFilters } from '@hyangro/contracts/catalog/list.schemas';
import { FACETS, knownFilter, onlyValue, type KnownCodes } from './list-filter.rules';

const filterOf = (query: Record<string, string>): ListFilters => listFilters.parse(query);
const KNOWN: KnownCodes = {
  brandCds: new Set(['B01', 'B02', 'B03']),
  cateCds: new Set(['C01']),
  skinTypes: new Set(['DRY']),
  concerns: new Set(['PORE']),
  scentFamilies: new Set(['WOODY']),
};

test('a filter is the same however its values are ordered and repeated', () => {
  const one = knownFilter(filterOf({ brandCds: 'B03,B01,B03', minPrice: '1000' }), KNOWN);
  expect(one).toEqual(knownFilter(filterOf({ brandCds: 'B01,B03', minPrice: '1000' }), KNOWN));
  expect(one.filter).toMatchObject({ brandCds: ['B01', 'B03'], minPrice: 1_000 });
  expect(one.dropped).toEqual([]);
});

test.each(['brandCds', 'cateCds', 'skinTypes', 'concerns', 'scentFamilies'] as const)(
  'a value of %s that the shop does not have is left out, and told',
  (name) => {
    const [known = ''] = [...(KNOWN[name] as Set<string>)];
    const { filter, dropped } = knownFilter(filterOf({ [name]: `${known},Z9` }), KNOWN);
    expect(filter[name]).toEqual([known]);
    expect(dropped).toEqual([{ name, value: 'Z9' }]);
  },
);

test('what was asked for stays as it was', () => {
  const asked = filterOf({ brandCds: 'B02,B01,Z9' });
  knownFilter(asked, KNOWN);
  expect(asked.brandCds).toEqual(['B02', 'B01', 'Z9']);
});

test('the one value of a filter is named, several or a range are not', () => {
  const filter = filterOf({
    brandCds: 'B01',
    cateCds: 'C01,C02',
    productType: 'OVERSEAS',
    minPrice: '1000',
    maxPrice: '2000',
    minVolumeMl: '30',
    freeShipping: 'true',
  });
  expect(Object.fromEntries(FACETS.map((name) => [name, onlyValue(filter, name)]))).toMatchObject({
    brandCds: 'B01',
    cateCds: null,
    productType: 'OVERSEAS',
    skinTypes: null,
    price: null,
    volumeMl: null,
  });
  expect(onlyValue(filterOf({}), 'productType')).toBeNull();
});
