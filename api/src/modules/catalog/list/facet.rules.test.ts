import { listFilters } from '@hyangro/contracts/catalog/list.schemas';
import { FacetIndex, type FacetRow } from './facet-index';
import { countList, sortOut } from './facet.rules';
import type { FacetName } from './list-filter.rules';

const row = (productNo: number, more: Partial<FacetRow>): FacetRow => ({
  productCd: `P${productNo}`,
  productNo,
  brandCd: 'B01',
  cateKey: 'C01',
  volumeKey: '',
  traitKey: '||',
  productType: 'DOMESTIC',
  freeShipping: false,
  isOnSale: true,
  inStock: true,
  salePrice: 10_000,
  discountRate: 0,
  launchDate: '2026-01-01',
  popularity: 0,
  reviewCount: 0,
  ...more,
});
/** Four products of a shelf, at the places 0 to 3. */
const SHELF = [
  row(1, { cateKey: 'C01,C0101', volumeKey: '30,50', traitKey: 'DRY,OILY|PORE|WOODY', freeShipping: true }),
  row(2, { brandCd: 'B02', cateKey: 'C01,C0102', salePrice: 30_000, productType: 'OVERSEAS', traitKey: 'DRY||' }),
  row(3, { brandCd: 'B02', volumeKey: '120', salePrice: 60_000, inStock: false, traitKey: '|PORE|' }),
  row(4, { brandCd: 'B03', salePrice: 150_000, volumeKey: '50' }),
];
const index = new FacetIndex();
for (const each of SHELF) index.put(each);
const PLACES = [3, 2, 1, 0];

const isBrand = (brandCd: string) => (at: number) => SHELF[at]?.brandCd === brandCd;
const isUpTo = (won: number) => (at: number) => (SHELF[at]?.salePrice ?? 0) <= won;
const isOf = (type: FacetRow['productType']) => (at: number) => SHELF[at]?.productType === type;
const never = () => false;

const count = (conditions: [FacetName, (at: number) => boolean][], query: Record<string, string> = {}, places = PLACES) =>
  countList(index, { places, conditions: new Map(conditions), hasCoupon: (at) => at === 1 }, listFilters.parse(query));

test('a list without filters shows all in their order, and counts every value once', () => {
  const { passed, counts } = count([]);
  expect(passed).toEqual([3, 2, 1, 0]);
  expect(counts).toEqual({
    total: 4,
    coded: {
      brandCds: new Map([
        ['B01', 1],
        ['B02', 2],
        ['B03', 1],
      ]),
      cateCds: new Map([
        ['C01', 4],
        ['C0101', 1],
        ['C0102', 1],
      ]),
      productType: new Map([
        ['OVERSEAS', 1],
        ['DOMESTIC', 3],
      ]),
      skinTypes: new Map([
        ['DRY', 2],
        ['OILY', 1],
      ]),
      concerns: new Map([['PORE', 2]]),
      scentFamilies: new Map([['WOODY', 1]]),
    },
    // 30,000 won are in both bands that end there.
    price: [2, 1, 1, 1],
    volumeMl: [1, 2, 0, 1],
    flags: { freeShipping: 1, hasCoupon: 1, inStock: 3 },
    relaxed: null,
  });
});

test('a filter counts its other values too, and all others count what is shown', () => {
  const { passed, counts } = count([['brandCds', isBrand('B02')]]);
  expect(passed).toEqual([2, 1]);
  expect(counts).toMatchObject({ total: 2, price: [1, 1, 1, 0], flags: { freeShipping: 0, hasCoupon: 1, inStock: 1 }, relaxed: null });
  expect(counts.coded.brandCds).toEqual(
    new Map([
      ['B01', 1],
      ['B02', 2],
      ['B03', 1],
    ]),
  );
  expect(counts.coded.skinTypes).toEqual(new Map([['DRY', 1]]));
});

test('two filters: each counts what only it keeps away', () => {
  const { passed, counts } = count([
    ['brandCds', isBrand('B02')],
    ['price', isUpTo(50_000)],
  ]);
  expect(passed).toEqual([1]);
  expect(counts.coded.brandCds).toEqual(
    new Map([
      ['B01', 1],
      ['B02', 1],
    ]),
  );
  expect(counts.price).toEqual([1, 1, 1, 0]);
});

test('the country of the goods counts both ways when one is chosen', () => {
  const { counts } = count([['productType', isOf('OVERSEAS')]]);
  expect(counts.coded.productType).toEqual(
    new Map([
      ['OVERSEAS', 1],
      ['DOMESTIC', 3],
    ]),
  );
});

test.each(['brandCds', 'cateCds', 'skinTypes', 'concerns', 'scentFamilies'] as const)(
  'where only %s keeps all away, its values are counted',
  (name) => {
    const { coded, volumeMl } = count([[name, never]]).counts;
    const { [name]: own, ...others } = coded;
    expect(own).toEqual(count([]).counts.coded[name]);
    for (const counts of Object.values(others)) expect([...counts.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
    expect(volumeMl).toEqual([0, 0, 0, 0]);
  },
);

test('where only the size keeps all away, sizes are counted', () => {
  expect(count([['volumeMl', never]]).counts).toMatchObject({ total: 0, volumeMl: [1, 2, 0, 1], price: [0, 0, 0, 0] });
});

test('products that three filters keep away count nowhere', () => {
  const out = sortOut({
    places: [0],
    conditions: new Map<FacetName, typeof never>([
      ['brandCds', never],
      ['price', never],
      ['inStock', never],
    ]),
    hasCoupon: never,
  });
  expect(out.passed).toEqual([]);
  expect([...out.failedOnly.values()]).toEqual([[], [], []]);
});

test('when nothing is left the filter is named without which most is shown', () => {
  const asked: [FacetName, (at: number) => boolean][] = [
    ['brandCds', isBrand('B03')],
    ['price', isUpTo(30_000)],
  ];
  expect(count(asked, { brandCds: 'B03', maxPrice: '30000' }).counts.relaxed).toEqual({ name: 'brandCds', value: 'B03', count: 2 });
  expect(count(asked, { brandCds: 'B03,B04' }).counts.relaxed).toEqual({ name: 'brandCds', value: null, count: 2 });
  expect(count(asked, {}, [3]).counts.relaxed).toEqual({ name: 'price', value: null, count: 1 });
});

test('when no single filter is in the way none is named', () => {
  expect(
    count([
      ['brandCds', never],
      ['price', never],
    ]).counts.relaxed,
  ).toBeNull();
});
