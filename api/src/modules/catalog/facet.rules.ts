import type { ListFilters } from '@hyangro/contracts/catalog/list.schemas';
import type { FacetRows } from './facet.repository';
import { PRICE_BANDS, VOLUME_BANDS, isIn, startsOf } from './list-bands';
import { FACETS, onlyValue, type CodedFacet, type FacetName } from './list-filter.rules';

type Counts = ReadonlyMap<string, number>;
/** What a list counts, without names: how many pass, and each filter's values, or its bands in their order. */
export interface ListCounts {
  total: number;
  coded: Readonly<Record<CodedFacet | 'productType', Counts>>;
  price: readonly number[];
  volumeMl: readonly number[];
  flags: Readonly<Record<'freeShipping' | 'hasCoupon' | 'inStock', number>>;
  /** When nothing passes: the filter without which most would. */
  relaxed: { name: FacetName; value: string | null; count: number } | null;
}

const TRAITS = ['skinTypes', 'concerns', 'scentFamilies'] as const;
/** A price of each stretch between the ends of the bands. */
const PRICE_STRETCHES = [0, ...startsOf(PRICE_BANDS)];

/** Puts counted rows together to the counts of each filter, its own choice left out. */
export function listCounts(rows: FacetRows, filter: ListFilters): ListCounts {
  const brands = countBy(rows.brands, 'brandCds', ({ brandCd }) => [brandCd]);
  const trait = (name: (typeof TRAITS)[number]) =>
    countBy(rows.traits, name, ({ traitKey }) => listIn(traitKey.split('|')[TRAITS.indexOf(name)]));
  const flag = (name: keyof ListCounts['flags']) => sumOf(rows.rest.filter((row) => row[name] && counts(row.failed, name)));
  const total = sumOf(rows.brands.filter(({ failed }) => failed === 0));
  const volumes = rows.volumes.filter(({ failed }) => counts(failed, 'volumeMl'));
  const prices = rows.rest.filter(({ failed }) => counts(failed, 'price'));
  return {
    total,
    coded: {
      brandCds: brands,
      cateCds: countBy(rows.categories, 'cateCds', ({ cateKey }) => listIn(cateKey)),
      productType: countBy(rows.rest, 'productType', ({ productType }) => [productType]),
      skinTypes: trait('skinTypes'),
      concerns: trait('concerns'),
      scentFamilies: trait('scentFamilies'),
    },
    price: PRICE_BANDS.map((band) => sumOf(prices.filter(({ priceStretch }) => isIn(PRICE_STRETCHES[priceStretch] ?? 0, band)))),
    volumeMl: VOLUME_BANDS.map((band) => sumOf(volumes.filter(({ volumeKey }) => listIn(volumeKey).some((ml) => isIn(Number(ml), band))))),
    flags: { freeShipping: flag('freeShipping'), hasCoupon: flag('hasCoupon'), inStock: flag('inStock') },
    relaxed: total > 0 ? null : relaxedOf(rows, filter),
  };
}

interface Row {
  failed: number;
  count: number;
}
/** Whether a filter's counts include what fails `failed` alone. */
const counts = (failed: number, name: FacetName) => failed === 0 || FACETS[failed - 1] === name;
const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { count }) => sum + count, 0);
const listIn = (key = '') => (key === '' ? [] : key.split(','));

function countBy<R extends Row>(rows: readonly R[], name: FacetName, valuesOf: (row: R) => readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const row of rows)
    if (counts(row.failed, name)) for (const value of valuesOf(row)) found.set(value, (found.get(value) ?? 0) + row.count);
  return found;
}

function relaxedOf({ brands }: FacetRows, filter: ListFilters): ListCounts['relaxed'] {
  const without = FACETS.map((name, at) => ({
    name,
    value: onlyValue(filter, name),
    count: sumOf(brands.filter(({ failed }) => failed === at + 1)),
  }));
  const [best] = without.sort((a, b) => b.count - a.count);
  return best && best.count > 0 ? best : null;
}
